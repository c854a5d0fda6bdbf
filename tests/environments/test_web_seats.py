"""A seat at a web table is given to an assistant like to a friend: the protocol's own client plays it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import anyio
import pytest
from mcp import Client

from regalia.engine.game import Refused
from regalia.environments.assistants import assistant_server
from regalia.server.protocol.client_messages import TakeBack
from regalia.terminal import web_seats
from regalia.terminal.web_seats import place_of, sit_down_by_link
from tests.server.serving import Server, quick

ANNA = {"kind": "person", "name": "Anna"}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(quick(tmp_path_factory.mktemp("tables"))) as server:
        yield server


def set_table(server: Server, *seats: dict[str, str], **more: Any) -> tuple[str, list[str]]:
    """A table, and the links that its maker would pass on: the own seat's, and the invitations."""
    made = server.http.post("/api/tables", json={"game": "bellum_magica", "seats": seats, **more}).json()
    home = f"http://127.0.0.1:{server.port}"
    links = [f"{home}/join/{made['table']}#{invite['token']}" for invite in made["invites"]]
    return f"{home}/table/{made['table']}#{made['token']}", links


def options_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"^\[(\d+)\] ", text, re.MULTILINE)]


async def called(client: Client, tool: str, **given: Any) -> str:
    result = await client.call_tool(tool, given)
    assert not result.is_error, result
    return str(result.content[0].text)  # type: ignore[union-attr]


async def refused(client: Client, tool: str, **given: Any) -> str:
    result = await client.call_tool(tool, given)
    assert result.is_error, result
    return str(result.content[0].text)  # type: ignore[union-attr]


def test_a_whole_game_between_an_assistant_and_a_bot(server: Server) -> None:
    table, (invitation,) = set_table(server, OPEN, {"kind": "bot", "level": "random"}, seed="7")

    async def play() -> None:
        chance = random.Random(5)
        async with Client(assistant_server("en", sit_down_by_link)) as client:
            assert {"join", "wait", "answer"} <= {tool.name for tool in (await client.list_tools()).tools}
            text = await called(client, "join", link=invitation, name="Ada")
            assert "Ada (you)" in text and "random 2:" in text
            for _ in range(1000):
                numbers = options_in(text)
                if numbers:
                    text = await called(client, "choose", table=1, option=chance.choice(numbers))
                elif "over" in text:
                    break
                else:
                    text = await called(client, "wait", table=1)
            assert "The game is over" in text and "★" in text and "Ada: " in text
            assert "over" in await refused(client, "choose", table=1, option=1)

    anyio.run(play)
    stored = server.http.get(f"/api/tables/{place_of(table).table}", params={"token": place_of(table).secret}).json()
    assert stored["over"] and stored["seats"][0]["name"] == "Ada"


def test_two_friends_and_what_they_may_see(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_seats, "PATIENCE", 0.2)
    own, (invitation,) = set_table(server, ANNA, OPEN)

    async def play() -> None:
        async with Client(assistant_server("en", sit_down_by_link)) as client:
            alone = await called(client, "join", link=own)
            assert "not begun" in alone and not options_in(alone)
            both = {1: await called(client, "join", link=invitation, name="Ada")}
            both[2] = both.pop(1)
            both[1] = await called(client, "wait", table=1)
            assert "Ada (you)" in both[2] and "Anna:" in both[2]
            taken = 0
            for _ in range(60):
                for table, other in ((1, 2), (2, 1)):
                    numbers = options_in(both[table])
                    if numbers:
                        assert "1 to" in await refused(client, "choose", table=table, option=99)
                        both[table] = await called(client, "choose", table=table, option=numbers[0])
                        both[other] = await called(client, "wait", table=other)
                        taken += 1
                if taken >= 8:
                    break
            assert taken >= 8, "both go on"
            assert "Nobody asks you" in await refused(client, "answer", table=1, agree=True)

    anyio.run(play)


def test_an_assistant_answers_who_wants_to_take_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_seats, "PATIENCE", 0.2)
    in_turn = {"goblin_setup": "seat_order", "first_captain": "first_seat"}
    own, (invitation,) = set_table(server, ANNA, OPEN, undo="vote", seed="3", options=in_turn)
    anna = sit_down_by_link(own, "", "en")
    ada = sit_down_by_link(invitation, "Ada", "de")
    anna.wait()
    while anna.asked() is not None:
        anna.choose(1)
    ada._hear(lambda: ada.state.decision is not None, web_seats.ANSWERED_WITHIN)
    ada.choose(1)
    anna._hear(lambda: anna.state.seen == ada.state.seen, web_seats.ANSWERED_WITHIN)
    before = anna.state.choices
    anna._send(TakeBack(anna.state.seen))
    ada._hear(ada._to_vote, web_seats.ANSWERED_WITHIN)
    assert "Anna" in ada.question()[0]
    ada.answer(True)
    ada._hear(lambda: ada.state.choices < before, web_seats.ANSWERED_WITHIN)
    assert ada.state.choices < before


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("nonsense", "no link to a seat"),
        ("http://127.0.0.1/rules/valeria#x", "no link to a seat"),
        ("file:///table/x#y", "no link to a seat"),
        ("http://127.0.0.1:1/join/abc#def", "does not answer"),
        ("{home}/join/{table}#wrong", "invitation"),
        ("{home}/table/{table}#wrong", "link"),
        ("{home}/table/nosuchtable#wrong", "table"),
    ],
)
def test_links_that_lead_nowhere_are_refused_with_words(server: Server, link: str, said: str) -> None:
    own, _ = set_table(server, ANNA, OPEN)
    place = place_of(own)

    async def ask() -> None:
        async with Client(assistant_server("en", sit_down_by_link)) as client:
            text = await refused(client, "join", link=link.format(home=place.server, table=place.table))
            assert said in text

    anyio.run(ask)


def test_a_line_that_was_cut_is_opened_again(server: Server) -> None:
    _, (invitation,) = set_table(server, OPEN, {"kind": "bot", "level": "random"}, seed="7")
    seat = sit_down_by_link(invitation, "Ada", "en")
    assert seat._line is not None
    asked = seat.question()
    seat._line.close()
    with pytest.raises(Refused):
        seat.choose(1)
    seat.wait()
    assert seat.question() == asked
    seat.choose(1)
    assert seat.question() != asked
