"""What does little harm, and yet should not be: strange addresses, blank names, damaged files, dead processes."""

from __future__ import annotations

import gc
import logging
import os
import sqlite3
import stat
import weakref
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, select
from websockets.sync.client import connect

from regalia.engine.game import Refused
from regalia.engine.play import Play
from regalia.engine.records import Record
from regalia.server import workers
from regalia.server.bots_turn import BotsTurn
from regalia.server.broadcast import Broadcast
from regalia.server.connections import Connection
from regalia.server.logs import CleanLines
from regalia.server.models import StoredSeat
from regalia.server.presence import Presence
from regalia.server.protocol.messages import State
from regalia.server.rooms import Room
from regalia.server.run import serve
from regalia.server.schema import NEWEST, bring_up_to_date, step_by_step, versions
from regalia.server.serializers import Known
from regalia.server.storage import Storage
from regalia.server.votes import UndoVote
from regalia.shelf import find_game
from tests.awaiting import awaited
from tests.server import bad_bots
from tests.server.guests import Guest, friends, set_table, take_seat
from tests.server.serving import Server, free_port, quick
from tests.server.test_hidden import room_for

# S10


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300, "/" + "x/" * 3000, "/%ff%fe", "/assets/%00"])
def test_s10_no_address_is_too_strange_for_an_answer(server: Server, path: str) -> None:
    assert server.http.get(path).status_code in (200, 404, 503)


@pytest.mark.parametrize("count", ["9" * 5000, "-1", "1e3", "٣", "x"])
def test_s10_a_moment_that_is_no_number_is_said_so(server: Server, count: str) -> None:
    made = set_table(server, "anna")
    answer = server.http.get(f"/api/tables/{made['table']}/at/{count}?token={made['token']}")
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "not-a-number")


@pytest.mark.parametrize("line", ["end --5", "end " + "9" * 5000, "1  @" + "9" * 5000 + " x", "end -", "1 @ x"])
def test_s10_a_game_file_with_strange_numbers_is_refused_with_its_line(server: Server, line: str) -> None:
    text = f"game valeria\nrules {find_game('valeria').rules}\nseats A\noptions\nseed 1\n{line}\n"
    for address in ("/api/records/check", "/api/tables"):
        answer = server.http.post(address, json={"record": text})
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, "record-misfit")
        assert answer.json()["error"]["args"]["why"]["id"] == "record-bad-line"


def test_s10_signs_that_steer_a_terminal_do_not_reach_the_log() -> None:
    record = logging.LogRecord("x", 20, "", 0, "failed at %s", ("/\x1b[2J\x07\u202e\ntoken=SECRET",), None)
    CleanLines().filter(record)
    assert record.getMessage() == "failed at /\\x1b[2J\\x07\\u202e\\ntoken=…"


# S11 and S12


def test_s11_who_asks_again_and_again_to_go_back_holds_no_bot_up(server: Server) -> None:
    anna, ben = friends(server, "vote", "squire")
    anna.until(lambda state: state["choices"] >= 3)
    room = server.rooms.find_loaded(anna.state["table"])
    assert room is not None
    waits = []
    for _ in range(3):
        anna.hear_all()
        anna.ask("undo", seen=anna.state["seen"])
        assert room.vote is not None
        waits.append(room.vote.bots_wait)
        ben.hear_all()
        ben.ask("vote", agree=False)
    assert waits == [True, False, False]


def test_s11_bots_wait_for_a_vote_only_once(tmp_path: Path) -> None:
    play = Play(find_game("valeria"), 3, {}, 9)
    room = room_for(play, tmp_path)
    room.seats[2] = StoredSeat("bot", "", "squire")
    assert room.bots.to_move() == 2
    room.vote = UndoVote(0, 0, [1])
    assert room.bots.to_move() is None
    room.vote = UndoVote(0, 0, [1], bots_wait=False)
    assert room.bots.to_move() == 2


def test_s12_among_people_nobody_takes_back_what_others_saw_without_asking(server: Server) -> None:
    anna, ben = friends(server, "free")
    assert anna.state["undo"]["vote"]
    anna.ask("undo", seen=anna.state["seen"])
    assert anna.state["choices"] == 2 and anna.state["vote"] is not None
    ben.hear_all()
    ben.ask("vote", agree=True)
    anna.hear_all()
    assert anna.state["choices"] == 0


# S13


def test_s13_who_sits_down_at_one_server_sits_at_the_other_too(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as one, Server(quick(tmp_path)) as two:
        made = set_table(one, "anna", "open", "open", seed="4")
        anna = Guest(one.port, made["table"], made["token"])
        take_seat(two, made, "Ben", which=0)
        anna.until(lambda state: state["seats"][1]["name"] == "Ben")
        there = two.http.get(f"/api/tables/{made['table']}?token={made['token']}").json()
        take_seat(one, made, "Cid", which=1)
        there = two.http.get(f"/api/tables/{made['table']}?token={made['token']}").json()
        assert there["seats"][2]["name"] == "Cid" and not there["waiting"]
        anna.until(lambda state: not state["waiting"])


# S14


def test_s14_a_damaged_database_is_said_so_before_anybody_comes(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_bytes(b"This is no database at all. " * 400)
    with pytest.raises(Refused) as refused:
        serve("127.0.0.1", free_port(), tmp_path, open_browser=False)
    assert refused.value.message.id == "server-database-damaged"
    assert str(refused.value.message.args["file"]).endswith("tables.sqlite3")


def test_s14_a_table_on_a_damaged_page_is_said_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Server(quick(tmp_path)) as server:
        made = set_table(server, "anna")
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("PRAGMA writable_schema=ON")
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with (tmp_path / "tables.sqlite3").open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    with Server(quick(tmp_path)) as server:
        answer = server.http.get(f"/api/tables/{made['table']}?token={made['token']}")
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "server-table-unreadable")
        with connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}?token={made['token']}") as socket:
            assert "server-table-unreadable" in str(socket.recv(10))
    assert "Traceback" not in caplog.text


# S15


def test_s15_when_a_process_is_killed_another_one_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "think", bad_bots.die_once)
    monkeypatch.setenv(bad_bots.DIED, str(tmp_path / "died"))
    with Server(quick(tmp_path)) as server:
        made = set_table(server, "anna", "squire", seed="9")
        anna = Guest(server.port, made["table"], made["token"])
        anna.my_turn()
        while 1 not in [entry["seat"] for entry in anna.log]:
            anna.choose()
            anna.my_turn()
        assert (tmp_path / "died").exists()
        assert all(message["type"] != "phrase" for message in anna.messages)


def test_s15_a_bot_that_chooses_by_chance_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "think", bad_bots.die)
    with Server(quick(tmp_path)) as server:
        made = set_table(server, "anna", "squire", seed="9")
        anna = Guest(server.port, made["table"], made["token"])
        anna.choose()
        while (heard := anna.hear())["type"] != "phrase":
            pass
        assert (heard["phrase"]["seat"], heard["phrase"]["id"]) == (1, "server-phrase-by-chance")


# S16


def test_s16_nobody_else_on_the_machine_reads_the_tables(tmp_path: Path) -> None:
    old = tmp_path / "tables.sqlite3"
    old.touch(0o644)
    with Server(quick(tmp_path)) as server:
        set_table(server, "anna")
        for file in tmp_path.glob("tables.sqlite3*"):
            assert stat.S_IMODE(os.stat(file).st_mode) == 0o600, file.name


# S17


@pytest.mark.parametrize("name", ["\u2800", "\u3164", "A\u2800\u2800", "\u115f\u1160", "\u200b", "\u00ad"])
def test_s17_a_name_that_shows_nothing_is_no_name(server: Server, name: str) -> None:
    answer = server.http.post("/api/tables", json={"game": "valeria", "seats": [{"kind": "person", "name": name}]})
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "server-name-refused")


@pytest.mark.parametrize("name", ["Žofie", "Ľubica", "李", "🐉 Kim", "❤️", "O'Neil-3"])
def test_s17_names_of_all_the_world_are_welcome(server: Server, name: str) -> None:
    answer = server.http.post("/api/tables", json={"game": "valeria", "seats": [{"kind": "person", "name": name}]})
    assert answer.status_code == 201


# The schema


def schema_of(path: Path) -> dict[str, list[tuple[str, str, bool]]]:
    engine = create_engine(f"sqlite:///{path}")
    found = inspect(engine)
    names = [name for name in found.get_table_names() if name != "alembic_version"]
    return {
        name: [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)]
        for name in names
    }


def test_the_steps_lead_to_what_the_program_knows(tmp_path: Path) -> None:
    for name in ("steps", "at once"):
        engine = create_engine(f"sqlite:///{tmp_path / name}")
        with engine.begin() as connection:
            if name == "steps":
                step_by_step(connection, None)
            bring_up_to_date(connection)
            bring_up_to_date(connection)
            assert connection.scalars(select(versions.c.version_num)).all() == [NEWEST]
    assert schema_of(tmp_path / "steps") == schema_of(tmp_path / "at once") != {}


def test_s6_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    async def opened() -> None:
        storage = Storage(quick(tmp_path))
        try:
            await storage.open()
        finally:
            await storage.close()

    awaited(opened())
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = 'from_the_future'")
    with pytest.raises(Refused) as refused:
        awaited(opened())
    assert refused.value.message.id == "server-database-newer"


def test_a_record_tells_how_its_table_was_set(server: Server) -> None:
    made = set_table(server, "anna", seed="4", undo="never")
    answer = server.http.get(f"/api/tables/{made['table']}/record?token={made['token']}")
    record = Record.read(answer.text, find_game)
    notes = dict(note.split(": ", 1) for note in record.comments[0])
    assert notes["undo"] == "never" and notes["deal"] == "known before the game"
    assert record.replay().seed == 4


# S8


OF_A_TABLE = (Room, Connection, Presence, BotsTurn, Broadcast, Known, State)


@pytest.fixture
def nobody_tidies_up() -> Iterator[None]:
    """Python does not look through its memory by itself."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("nobody_tidies_up")
def test_s8_tables_that_are_put_away_give_their_memory_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {id(thing) for thing in gc.get_objects() if isinstance(thing, OF_A_TABLE)}
    watched: list[weakref.ref[Room]] = []
    kept: list[int] = []
    """How many tables something still held on to, each time that memory was given back: too early is in vain."""

    def give_back() -> None:
        gc.collect()
        kept.append(sum(room() is not None for room in watched))

    monkeypatch.setattr("regalia.server.registry.give_back_memory", give_back)
    # A chore that comes by while people play, and then not for long, must not keep what it saw.
    monkeypatch.setattr("regalia.server.chronicle.SECONDS", 0.6)
    with Server(replace(quick(tmp_path), idle_seconds=0.2)) as server:
        for _ in range(10):
            made = set_table(server, "anna", "squire")
            guest = Guest(server.port, made["table"], made["token"])
            room = server.rooms.find_loaded(made["table"])
            assert room is not None
            watched.append(weakref.ref(room))
            del room
            guest.my_turn()
            guest.choose()
            guest.leave()
        server.until(lambda: not server.rooms.loaded())
        server.until(lambda: bool(kept) and not server.rooms.loaded() and kept[-1] == 0)
        left = [thing for thing in gc.get_objects() if isinstance(thing, OF_A_TABLE) and id(thing) not in before]
        assert not left, "nor does anything live on that belongs to a table or to who sat there"
        again = Guest(server.port, made["table"], made["token"])
        again.my_turn()
        assert again.choose()["type"] == "changed", "the house wakes up again, and its database with it"


def test_s8_what_few_tables_have_left_is_not_filled_up_again_by_large_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allowed: list[bool] = []
    monkeypatch.setattr("regalia.server.registry.allow_large_pages", allowed.append)
    monkeypatch.setattr("regalia.server.registry.MANY_TABLES", 3)
    with Server(replace(quick(tmp_path), idle_seconds=0.2)) as server:
        guests = []
        for _ in range(3):
            made = set_table(server, "anna", "open")
            guests.append(Guest(server.port, made["table"], made["token"]))
        assert allowed == [True], "three tables are many here"
        for guest in guests:
            guest.leave()
        server.until(lambda: allowed == [True, False])
