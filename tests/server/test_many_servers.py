"""Several servers on one database: whoever comes to whichever of them plays at the same table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from regalia.engine.table import Table
from regalia.server.claims import Claims
from regalia.server.following import Position
from regalia.server.postgres import PostgresDatabase
from regalia.server.rate_limit import Limits, Rate
from regalia.server.workers import Thinkers, Thought
from tests.awaiting import awaited
from tests.server.guests import Guest, State, set_table, steady, take_seat
from tests.server.serving import BOUNDLESS, Server, quick
from tests.sizes import PATIENCE


@pytest.fixture
def servers(tmp_path: Path, database: str) -> Iterator[tuple[Server, Server]]:
    settings = quick(tmp_path, database=database, vote_seconds=60.0)
    with Server(settings) as one, Server(settings) as two:
        yield one, two


def at_two_servers(servers: tuple[Server, Server], *seats: str, **wishes: str) -> tuple[Guest, Guest, dict[str, str]]:
    """Anna sits down at a table through one server, Ben through the other."""
    one, two = servers
    made = set_table(one, "anna", "open", *seats, **wishes)
    anna = Guest(one.port, made["table"], made["token"])
    token = take_seat(two, made, "Ben")
    ben = Guest(two.port, made["table"], token)
    anna.until(lambda state: not state["waiting"])
    return anna, ben, {"table": made["table"], "anna": made["token"], "ben": token}


def until_calm(other: Guest) -> Callable[[State], bool]:
    """As far as somebody else, and the bot has nothing to choose."""
    return lambda state: bool(state["seen"] >= other.state["seen"]) and 2 not in state["asked"]


def test_two_people_play_through_two_servers(servers: tuple[Server, Server]) -> None:
    anna, ben, _ = at_two_servers(servers, "random", seed="31")
    for _ in range(20):
        for guest, other in ((anna, ben), (ben, anna)):
            guest.until(until_calm(other))
        asked = anna if anna.state["decision"] else ben
        assert asked.choose(steady(asked.state))["type"] == "changed"
    for guest, other in ((anna, ben), (ben, anna), (anna, ben)):
        guest.until(until_calm(other))
    own = ("mine", "viewpoint", "zones", "decision", "undo", "shown", "running")
    common = [name for name in anna.state if name not in own]
    assert {name: anna.state[name] for name in common} == {name: ben.state[name] for name in common}
    assert anna.state["choices"] >= 20 and [entry["at"] for entry in ben.log] == [entry["at"] for entry in anna.log]


def test_who_comes_too_late_sees_what_the_other_did(servers: tuple[Server, Server]) -> None:
    one, two = servers
    made = set_table(one, "anna", seed="4")
    watching = Guest(two.port, made["table"], made["spectator"])
    here = Guest(one.port, made["table"], made["token"])
    here.choose(here.choosable()[0])
    watching.until_seen(here.state["seen"])
    assert watching.log == here.log
    # The same person opens it at the other server too, and plays on both.
    there = Guest(two.port, made["table"], made["token"])
    assert there.choose()["type"] == "changed"
    here.until_seen(there.state["seen"])
    assert here.choose()["type"] == "changed"
    again = Guest(two.port, made["table"], made["token"])
    assert again.state["seen"] == here.state["seen"], "nobody sees less than they have seen"


def test_who_comes_through_another_server_answers_nothing_for_somebody_else(
    servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other server has not heard yet that Anna wishes to be asked for anything else."""
    monkeypatch.setattr("regalia.server.others.tell_all", lambda room: None)
    one, two = servers
    made = set_table(one, "anna", game="wonderful_kingdom", options={"module": "quests"}, seed="5")
    anna = Guest(one.port, made["table"], made["token"])
    anna.say("pauses", when="always")
    room = one.rooms.find_loaded(made["table"])
    assert room is not None

    def nothing_else() -> bool:
        question = room.play.table.question_of(0)
        return question.leaving(room.play.table) is not None and not question.matters(room.play.table)

    while not nothing_else():
        keys = anna.choosable()
        anna.choose(next((key for key in keys if key.startswith(("build:", "put:"))), keys[-1]))
    before = anna.state
    watching = Guest(two.port, made["table"], made["spectator"])
    there = Guest(two.port, made["table"], made["token"])
    for guest in (there, watching, anna):
        guest.hear_all()
    assert watching.state["seen"] == there.state["seen"] == anna.state["seen"] == before["seen"]
    assert there.decision == before["decision"]


def test_presence_names_phrases_and_votes_are_heard_everywhere(servers: tuple[Server, Server]) -> None:
    anna, ben, _ = at_two_servers(servers, seed="9", undo="vote")
    for guest in (anna, ben):
        while guest.present != [0, 1]:
            guest.hear()
    anna.say("rename", name="Annika")
    ben.until(lambda state: state["seats"][0]["name"] == "Annika")
    anna.say("phrase", id="server-phrase-ouch")
    while ben.hear()["type"] != "phrase":
        pass
    anna.choose()
    ben.until_seen(anna.state["seen"])
    ben.choose()
    anna.until_seen(ben.state["seen"])
    moment = anna.state["seen"]
    for agree in (False, True):
        anna.say("undo", seen=moment)
        for guest in (anna, ben):
            guest.until(lambda state: state["vote"] is not None)
        assert ben.state["vote"] == anna.state["vote"] == {"seat": 0, "choices": 0, "agreed": [], "missing": [1]}
        ben.say("vote", agree=agree)
        for guest in (anna, ben):
            guest.until(lambda state: state["vote"] is None)
            assert guest.state["choices"] == (0 if agree else 2)
    ben.leave()
    while anna.present != [0]:
        anna.hear()


def test_a_bot_thinks_through_one_server_only(servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch) -> None:
    thought: Counter[tuple[str, int]] = Counter()
    think = Thinkers.choose

    async def counted(
        self: Thinkers,
        game: str,
        level: str,
        table: Table[Any],
        seat: int,
        seed: int,
        room: str = "",
        watched: bool = True,
        moment: int = 0,
        position: Position | None = None,
    ) -> Thought:
        thought[room, moment] += 1
        return await think(self, game, level, table, seat, seed, room, watched, moment, position)

    monkeypatch.setattr(Thinkers, "choose", counted)
    anna, ben, at = at_two_servers(servers, "random", seed="31")
    for _ in range(10):
        for guest, other in ((anna, ben), (ben, anna)):
            guest.until(until_calm(other))
        asked = anna if anna.state["decision"] else ben
        assert asked.choose(steady(asked.state))["type"] == "changed"
    assert {table for table, _ in thought} == {at["table"]}
    assert len(thought) >= 5 and set(thought.values()) == {1}, thought


def test_what_a_dead_server_was_thinking_about_is_free_for_the_others(database: str) -> None:
    async def claim() -> None:
        there = PostgresDatabase(database)
        alive, dying = Claims(there), Claims(there)
        async with dying.claim("table") as theirs:
            async with alive.claim("table") as mine, alive.claim("another") as other:
                assert theirs and not mine and other
            dying.close()
            mine = False
            async with asyncio.timeout(PATIENCE):  # the database hears of the end of a connection a moment later
                while not mine:
                    async with alive.claim("table") as mine:
                        await asyncio.sleep(0.01)
        async with dying.claim("table") as theirs:
            assert theirs, "what was let go can be had"
        for claims in (alive, dying):
            claims.close()
        await there.close()

    awaited(claim())


def test_who_stops_waiting_for_a_claim_does_not_keep_it(database: str) -> None:
    async def stop() -> None:
        there = PostgresDatabase(database)
        one, two = Claims(there), Claims(there)

        async def think() -> None:
            async with one.claim("table"):
                await asyncio.sleep(PATIENCE)

        for wait in (0.0, 0.001, 0.2):
            thinking = asyncio.create_task(think())
            await asyncio.sleep(wait)
            thinking.cancel()
            with suppress(asyncio.CancelledError):
                await thinking
            free = False
            while not free:
                async with two.claim("table") as free:
                    pass
        for claims in (one, two):
            claims.close()
        await there.close()

    awaited(asyncio.wait_for(stop(), PATIENCE))


def test_limits_hold_for_all_servers_together(tmp_path: Path, database: str) -> None:
    limits = Limits({**BOUNDLESS.rates, "tables": Rate(3, 3600), "names": Rate(1, 3600)})
    settings = replace(quick(tmp_path, database=database), limits=limits)
    with Server(settings) as one, Server(settings) as two:
        made = set_table(one, "anna", seed="4")
        anna = Guest(one.port, made["table"], made["token"])
        watching = Guest(two.port, made["table"], made["spectator"])
        for _ in range(2):
            set_table(one, "anna")
        anna.say("rename", name="Annika")
        watching.until(lambda state: state["seats"][0]["name"] == "Annika")
        wish = {"game": "valeria", "seats": [{"kind": "person", "name": "Anna"}]}
        answer = two.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["error"]["id"]) == (429, "server-too-often")
        there = Guest(two.port, made["table"], made["token"])
        assert there.ask("rename", name="Anna")["message"]["id"] == "server-too-often"


def test_a_server_that_dies_takes_its_guests_presence_along_and_nothing_else(tmp_path: Path, database: str) -> None:
    settings = quick(tmp_path, database=database)
    with Server(settings) as two:
        with Server(settings) as one:
            anna, ben, tokens = at_two_servers((one, two), seed="31")
            asked = anna if anna.state["decision"] else ben
            asked.choose()
            ben.until_seen(asked.state["seen"])
        assert anna.closing() == 1012
        back = Guest(two.port, tokens["table"], tokens["anna"])
        assert back.state["seen"] == ben.state["seen"]
        asked = back if back.state["decision"] else ben
        assert asked.choose()["type"] == "changed"
