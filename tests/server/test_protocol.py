"""The protocol's types: one source for Python, JSON Schema and TypeScript."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.server import game_routes, notes, table_routes
from regalia.server.protocol import bodies, client_messages, games, messages, past
from regalia.server.protocol.json_schema import schema
from regalia.server.protocol.typescript import files
from tests.server.guests import Guest, set_table
from tests.server.serving import Server

ROOT = Path(__file__).parents[2]


def test_the_web_clients_types_are_fresh() -> None:
    for path, text in files(ROOT).items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m regalia.server.protocol.typescript"


def test_the_schema_names_every_message(server: Server) -> None:
    answer = server.http.get("/api/schema").json()
    assert answer == schema()
    sent = {part["$ref"].rpartition("/")[2] for part in answer["$defs"]["ClientMessage"]["anyOf"]}
    at_play = {"Choose", "ChooseMany", "TakeBack", "Vote", "SayPhrase", "Rename", "Look", "ReadOn", "AskBefore", "Ping"}
    at_play |= {"SayText", "LetTalk", "TellFacts", "InView"}
    beside = {"StandIn", "ComeBack", "Leave", "Concede", "Propose", "Answer", "HandOver", "Remove", "InviteAnew"}
    assert sent == at_play | beside
    assert set(answer["$defs"]) >= {"State", "Decision", "NewTable", "TableMade", "Past"}


def test_everything_sent_is_what_the_types_say(server: Server) -> None:
    made = set_table(server, "anna", "squire", seed="12")
    anna = Guest(server.port, made["table"], made["token"])
    for _ in range(5):
        anna.my_turn()
        anna.choose()
    anna.ask("choose", seen=0, key="x")
    anna.ask("phrase", id="server-phrase-hello")
    for message in anna.messages:
        msgspec.convert(message, messages.ServerMessage)
    assert {message["type"] for message in anna.messages} >= {"welcome", "changed", "refused", "presence", "phrase"}


EXAMPLE = re.compile(r"```json (\w+)\n(.*?)```", re.DOTALL)


def test_the_examples_in_the_documentation_are_real() -> None:
    kinds: dict[str, Any] = {**vars(messages), **vars(client_messages), **vars(bodies), **vars(games), **vars(past)}
    examples = EXAMPLE.findall((ROOT / "docs" / "protocol.md").read_text(encoding="utf-8"))
    assert {kind for kind, _ in examples} >= {"ClientMessage", "ServerMessage", "NewTable", "TableMade"}
    for kind, text in examples:
        for line in text.strip().splitlines():
            msgspec.json.decode(line, type=kinds[kind])


def test_the_documentation_names_every_address() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    addresses = [route.path for route in (*game_routes.ROUTES, *table_routes.ROUTES, *notes.ROUTES)]
    assert len(addresses) > 10
    for address in addresses:
        assert f"`{address.replace(':int', '')}`" in text, address


def test_the_program_in_the_documentation_plays_a_game(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    program = text.partition("```python\n")[2].partition("```")[0]
    exec(program.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"), {})
    assert "[" in capsys.readouterr().out
