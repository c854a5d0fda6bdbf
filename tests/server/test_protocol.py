"""The protocol's types: one source for Python, JSON Schema and TypeScript."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regalia.server import protocol
from regalia.server.protocol_schema import schema
from regalia.server.protocol_typescript import typescript
from tests.server.guests import Guest, set_table
from tests.server.serving import Server

ROOT = Path(__file__).parents[2]


def test_the_web_clients_types_are_fresh() -> None:
    written = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert written == typescript(), "run: python -m regalia.server.protocol_typescript"


def test_the_schema_names_every_message(server: Server) -> None:
    answer = server.http.get("/api/schema").json()
    assert answer == schema()
    sent = {part["$ref"].rpartition("/")[2] for part in answer["$defs"]["ClientMessage"]["anyOf"]}
    assert sent == {"Choose", "ChooseMany", "TakeBack", "Vote", "SayPhrase", "Rename", "Look", "Ping"}
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
        msgspec.convert(message, protocol.ServerMessage)
    assert {message["type"] for message in anna.messages} >= {"welcome", "changed", "refused", "presence", "phrase"}


@pytest.mark.parametrize("example", sorted((ROOT / "docs").glob("protocol.md")))
def test_the_examples_in_the_documentation_are_real(example: Path) -> None:
    text = example.read_text(encoding="utf-8")
    blocks = [part.partition("```")[0] for part in text.split("```json\n")[1:]]
    assert len(blocks) > 5
    for block in blocks:
        for line in block.strip().splitlines():
            message = msgspec.json.decode(line)
            kinds = protocol.ClientMessage if line.startswith('{"type": "') else dict
            msgspec.convert(message, kinds)
