"""Every choice is stored before anyone hears of it, and a table comes back as it was."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from regalia.server import move_log
from regalia.server.errors import NotStored
from regalia.server.models import Move, StoredRoom, StoredSeat
from regalia.server.move_log import Row
from regalia.server.settings import Settings
from regalia.server.sqlite import SqliteMoveLog
from regalia.server.storage import Storage
from tests.awaiting import awaited
from tests.server.guests import Guest, set_table, steady, take_seat
from tests.server.serving import Server, quick
from tests.sizes import PATIENCE


def stored_choices(data_dir: Path, table: str) -> int:
    with sqlite3.connect(data_dir / "tables.sqlite3") as database:
        count: int = database.execute("SELECT count(*) FROM moves WHERE room = ?", (table,)).fetchone()[0]
    return count


def bots_wait(guest: Guest) -> None:
    """Until the bot at seat 2 has nothing to choose."""
    guest.hear_all()
    guest.until(lambda state: not state["waiting"] and 2 not in state["asked"])


def test_a_table_comes_back_as_it_was_and_everybody_goes_on(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        made = set_table(server, "anna", "open", "squire", seed="31", undo="free")
        anna = Guest(server.port, made["table"], made["token"])
        ben = Guest(server.port, made["table"], (token := take_seat(server, made, "Ben")))
        for _ in range(10):
            for guest in (anna, ben):
                bots_wait(guest)
                if guest.state["decision"]:
                    guest.choose(steady(guest.state))
        bots_wait(anna)
        anna.ask("undo", seen=anna.state["seen"])
        ben.hear_all()
        ben.say("vote", agree=True)
        ben.say("phrase", id="server-phrase-ouch")
        for guest in (ben, anna):  # when Ben is answered, his vote has been heard
            bots_wait(guest)
        before = {"anna": anna.state, "ben": ben.state, "log": anna.log}
    with Server(quick(tmp_path)) as server:
        anna = Guest(server.port, made["table"], made["token"])
        ben = Guest(server.port, made["table"], token)
        assert {"anna": anna.state, "ben": ben.state, "log": anna.log} == before
        assert [(line["seat"], line["id"]) for line in anna.welcome["phrases"]] == [(1, "server-phrase-ouch")]
        asked = anna if anna.state["decision"] else ben
        assert asked.choose()["type"] == "changed"


def test_a_choice_is_in_the_database_when_it_is_told(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        made = set_table(server, "anna", seed="4")
        anna = Guest(server.port, made["table"], made["token"])
        for _ in range(20):
            anna.choose(steady(anna.state))
            assert stored_choices(tmp_path, made["table"]) == anna.state["choices"] == anna.state["seen"]


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(quick(tmp_path)) as server:
        made = set_table(server, "anna", seed="4")
        anna = Guest(server.port, made["table"], made["token"])
        before = anna.state

        async def full_disk(self: SqliteMoveLog, rows: list[Row]) -> bool:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(SqliteMoveLog, "_inserted", full_disk)
            assert anna.choose()["message"]["id"] == "server-not-stored"
        anna.leave()
        anna = Guest(server.port, made["table"], made["token"])
        assert anna.state == before
        assert anna.choose()["type"] == "changed"


def test_two_servers_on_one_folder_never_write_over_each_other(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as one, Server(quick(tmp_path)) as two:
        made = set_table(one, "anna", seed="4")
        here = Guest(one.port, made["table"], made["token"])
        there = Guest(two.port, made["table"], made["token"])
        here.choose(here.choosable()[0])
        here.choose(here.choosable()[0])
        followed = there.choose(there.choosable()[1])
        assert followed["type"] == "changed" and len(followed["log"]) == 2, "what the other did"
        assert there.hear()["message"]["id"] == "server-stale"
        assert there.state == here.state, "who came too late sees what the other did"
        assert there.choose(there.choosable()[0])["type"] == "changed"


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back(tmp_path: Path) -> None:
    with Server(Settings(tmp_path, bot_pause=(0.0, 0.0), workers=1, idle_seconds=0.2)) as server:
        made = set_table(server, "anna", seed="4")
        anna = Guest(server.port, made["table"], made["token"])
        anna.choose()
        time.sleep(0.5)
        assert server.rooms.loaded() == 1, "somebody looks at it"
        anna.leave()
        for _ in range(100):
            if not server.rooms.loaded():
                break
            time.sleep(0.05)
        assert server.rooms.loaded() == 0
        assert Guest(server.port, made["table"], made["token"]).state == anna.state


def test_moves_that_come_together_are_stored_together_and_only_one_of_each_number(tmp_path: Path) -> None:
    async def race() -> tuple[list[bool], StoredRoom | None]:
        storage = Storage(quick(tmp_path))
        await storage.open()
        room = StoredRoom("r", "valeria", 1, {}, 2**64 - 1, "free", False, "c", "s", 0.0, [StoredSeat("person", "A")])
        await storage.add_room(room)
        wishes = [(number, Move(0, f"key{copy}")) for number in range(1, 21) for copy in range(3)]
        written = await asyncio.gather(*(storage.moves.append("r", number, move) for number, move in wishes))
        loaded = await storage.load_room("r")
        await storage.close()
        return list(written), loaded

    written, loaded = awaited(race())
    assert written == [copy == 0 for _ in range(20) for copy in range(3)]
    assert loaded is not None and len(loaded.moves) == 20 and loaded.seed == 2**64 - 1


def test_whoever_comes_alone_is_written_at_once_and_those_right_after_go_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move_log, "GATHER_SECONDS", 1.0)

    async def one_after_another() -> tuple[int, int]:
        storage = Storage(quick(tmp_path))
        await storage.open()
        room = StoredRoom("r", "valeria", 1, {}, 1, "free", False, "c", "s", 0.0, [StoredSeat("person", "A")])
        await storage.add_room(room)
        await storage.moves.append("r", 1, Move(0, "alone"))
        at_once, coming = storage.moves.commits, []
        for number in range(2, 12):
            coming.append(asyncio.create_task(storage.moves.append("r", number, Move(0, "together"))))
            await asyncio.sleep(0)
        assert all(await asyncio.gather(*coming))
        commits = storage.moves.commits
        await storage.close()
        return at_once, commits

    assert awaited(one_after_another()) == (1, 2)


def test_what_was_taken_back_is_noted_and_no_longer_counts() -> None:
    moves = [Move(0, "a"), Move(1, "b"), Move(0, "", 1), Move(1, "c"), Move(0, "", 0), Move(0, "d")]
    room = StoredRoom("r", "valeria", 1, {}, 1, "free", False, "c", "s", 0.0, [], moves)
    assert [move.key for move in room.choices()] == ["d"]


def test_who_did_not_hear_that_they_sit_asks_again_and_does(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    write, deaths = Storage.change_seat, iter((True, False))

    async def write_and_die(self: Storage, room: str, at: int, seat: StoredSeat, invite: str | None = None) -> bool:
        written = await write(self, room, at, seat, invite)
        if next(deaths, False):
            raise NotStored("the line was lost before the answer came")
        return written

    monkeypatch.setattr(Storage, "change_seat", write_and_die)
    made = set_table(server, "anna", "open", "open", seed="9")
    address = f"/api/tables/{made['table']}/seats"
    key, other = "k" * 22, "o" * 22
    wish = {"invite": made["invites"][0]["token"], "name": "Ben", "key": key}
    assert server.http.post(address, json=wish).status_code == 503
    for _ in range(2):
        taken = server.http.post(address, json=wish)
        assert (taken.status_code, taken.json()) == (201, {"table": made["table"], "seat": 1, "token": key})
    assert server.http.post(address, json={**wish, "key": other}).status_code == 403, "the seat is Ben's"
    for weak in ("k" * 21, "k" * 65, "k" * 21 + "é"):
        assert server.http.post(address, json={**wish, "key": weak}).status_code == 400
    ben = Guest(server.port, made["table"], key)
    assert ben.state["mine"] == [1] and ben.state["seats"][1]["name"] == "Ben"


def test_who_asks_for_a_seat_twice_at_once_has_it_once(server: Server) -> None:
    made = set_table(server, "anna", "open", seed="9")
    wish = {"invite": made["invites"][0]["token"], "name": "Ben", "key": "k" * 22}
    address = f"http://127.0.0.1:{server.port}/api/tables/{made['table']}/seats"

    async def ask() -> list[int]:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            answers = await asyncio.gather(*(client.post(address, json=wish) for _ in range(5)))
        return [answer.status_code for answer in answers]

    assert awaited(ask()) == [201] * 5


def test_who_sits_down_while_the_server_looks_who_sits_is_not_turned_away(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it had read before somebody sat down it took for the newest, and sent them away from their own seat."""
    made = set_table(server, "anna", "open")
    Guest(server.port, made["table"], made["token"])
    storage, has_read, sat_down = server.rooms.storage, threading.Event(), threading.Event()
    seats_of = storage.seats_of

    async def slowly(ids: Sequence[str]) -> dict[str, list[StoredSeat]]:
        found = await seats_of(ids)
        if not has_read.is_set():
            has_read.set()
            await asyncio.to_thread(sat_down.wait, PATIENCE)
        return found

    monkeypatch.setattr(storage, "seats_of", slowly)
    assert has_read.wait(PATIENCE), "it looks now and then, as long as a seat is open"
    ben = Guest(server.port, made["table"], take_seat(server, made, "Ben"))
    room = next(room for room in server.rooms.all_loaded() if room.id == made["table"])
    sat_down.set()
    for _ in range(20):
        time.sleep(0.05)
        assert [seat.kind for seat in room.seats] == ["person", "person"]
    assert ben.state["mine"] == [1] and len(room.connections) == 2
