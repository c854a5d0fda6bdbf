"""An assistant at the table: the protocol's own client plays whole games."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from typing import Any

import anyio
import pytest
from mcp import Client

from regalia.engine.messages import Message
from regalia.environments.assistants import assistant_server
from regalia.environments.company import Company
from regalia.environments.telling import told
from regalia.languages import Words
from regalia.shelf import find_game, shelf

TOOLS = {"list_games", "sit_down", "see", "why_not", "choose", "ask_rules", "ask_card"}


def options_in(text: str) -> list[int]:
    """The numbers of the options, as a reader finds them."""
    return [int(number) for number in re.findall(r"^\[(\d+)\] ", text, re.MULTILINE)]


async def called(client: Client, tool: str, **given: Any) -> str:
    result = await client.call_tool(tool, given)
    assert not result.is_error, result
    return str(result.content[0].text)  # type: ignore[union-attr]


async def refused(client: Client, tool: str, **given: Any) -> str:
    result = await client.call_tool(tool, given)
    assert result.is_error, result
    return str(result.content[0].text)  # type: ignore[union-attr]


@pytest.mark.parametrize(("game", "language", "over"), [
    ("bellum_magica", "en", "The game is over"), ("valeria", "cs", "Hra"),
])  # fmt: skip
def test_a_whole_game(game: str, language: str, over: str) -> None:
    async def play() -> None:
        chance = random.Random(5)
        async with Client(assistant_server(language)) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert game in await called(client, "list_games")
            text = await called(client, "sit_down", game=game, bots="random", seed=4)
            for _ in range(2000):
                numbers = options_in(text)
                if not numbers:
                    break
                assert numbers == list(range(1, len(numbers) + 1))
                text = await called(client, "choose", table=1, option=chance.choice(numbers))
            assert over in text and "★" in text
            assert over in await refused(client, "choose", table=1, option=1)

    anyio.run(play)


def test_what_cannot_be_is_refused_with_words() -> None:
    async def ask() -> None:
        async with Client(assistant_server()) as client:
            assert "no game “chess”" in await refused(client, "sit_down", game="chess")
            assert "dragons" in await refused(client, "sit_down", game="valeria", options={"dragons": "yes"})
            assert "There is no table 7" in await refused(client, "see", table=7)
            text = await called(client, "sit_down", game="valeria", seed=4, options={"dukes": "no"})
            before = await called(client, "see", table=1)
            assert f"from 1 to {len(options_in(text))}" in await refused(client, "choose", table=1, option=99)
            assert await called(client, "see", table=1) == before
            assert "Dragon" in await called(client, "ask_card", game="valeria", card="Red Dragon")
            assert "nothing here is called" in (await refused(client, "ask_card", game="valeria", card="xyzzy")).lower()

    anyio.run(ask)


def test_reasons_and_rules_can_be_asked_for() -> None:
    async def ask() -> None:
        async with Client(assistant_server()) as client:
            await called(client, "sit_down", game="valeria", seed=4, options={"dukes": "no"})
            for _ in range(30):
                said = await called(client, "why_not", table=1, what="build")
                if "lacks" in said or "short" in said or "need" in said:
                    break
                await called(client, "choose", table=1, option=1)
            assert "Build" in said
            headings = (await called(client, "ask_rules", game="valeria")).splitlines()
            assert len(headings) > 3
            assert headings[2] in await called(client, "ask_rules", game="valeria", section=headings[2])

    anyio.run(ask)


def test_the_command_is_a_server_on_standard_input_and_output() -> None:
    about = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    asked = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": about})
    run = "from regalia.terminal.main import main; main(['mcp', '--lang', 'de'])"
    ran = subprocess.run([sys.executable, "-c", run], input=f"{asked}\n", capture_output=True, text=True, timeout=120)
    answer = json.loads(ran.stdout)
    assert answer["result"]["serverInfo"]["name"] == "regalia"
    assert "sit_down" in answer["result"]["instructions"]


@pytest.mark.parametrize("game", sorted(shelf()))
@pytest.mark.parametrize("language", ["en", "cs", "sk", "de"])
def test_a_decision_fits_into_a_few_hundred_words(game: str, language: str) -> None:
    company = Company(find_game(game), 2, "squire", 0, {}, 3, language)
    for turn in range(25):
        text = company.seen()
        assert len(text.split()) < 700, f"after {turn} choices: {len(text.split())} words"
        assert options_in(text)
        company.choose(1)


def test_nothing_hidden_is_told() -> None:
    game = find_game("valeria")
    table = game.new(2, {}, 3)
    words = Words("en")
    for seat in (0, 1):
        text = told(game, table, seat)
        names = {at: [words.text(Message(f"valeria-card-{card}")) for card in table.players[at].dukes] for at in (0, 1)}
        assert all(name in text for name in names[seat])
        assert not any(name in text for name in names[1 - seat])
