"""The tables in PostgreSQL: all is kept as in a file, older schemas are upgraded, and a wrong address is told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from regalia.server import postgres as postgres_room
from regalia.server import schema
from regalia.server.models import Move, StoredRoom, StoredSeat
from regalia.server.storage import Storage
from regalia.terminal.main import main
from tests.awaiting import awaited
from tests.server.guests import Guest, set_table, steady, take_seat
from tests.server.postgres import Postgres
from tests.server.serving import Server, free_port, quick
from tests.sizes import PATIENCE

ROOM = StoredRoom("r", "valeria", 1, {}, 2**64 - 1, "free", False, "c", "s", 0.0, [StoredSeat("person", "A")])


def test_a_table_in_postgres_comes_back_as_it_was(tmp_path: Path, postgres: Postgres, database: str) -> None:
    settings = quick(tmp_path, database=database)
    with Server(settings) as server:
        made = set_table(server, "anna", "open", seed="31")
        token = take_seat(server, made, "Ben")
        anna, ben = Guest(server.port, made["table"], made["token"]), Guest(server.port, made["table"], token)
        for _ in range(10):
            for guest in (anna, ben):
                guest.hear_all()
                if guest.state["decision"]:
                    assert guest.choose(steady(guest.state))["type"] == "changed"
        ben.say("phrase", id="server-phrase-ouch")
        anna.hear_all(), ben.hear_all()
        stored = postgres.run("SELECT count(*), max(number) FROM moves", database)
        assert stored == [(anna.state["seen"], anna.state["seen"])] and anna.state["seen"] >= 10
        before = (anna.state, ben.state, anna.log)
        assert server.http.get("/api/tables/%00").status_code == 404
    assert not (tmp_path / "tables.sqlite3").exists()
    with Server(settings) as server:
        anna, ben = Guest(server.port, made["table"], made["token"]), Guest(server.port, made["table"], token)
        assert (anna.state, ben.state, anna.log) == before
        assert [(line["seat"], line["id"]) for line in anna.welcome["phrases"]] == [(1, "server-phrase-ouch")]


def test_moves_that_come_together_are_stored_together_and_only_one_of_each_number(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    async def race() -> tuple[list[bool], StoredRoom | None]:
        one, two = Storage(quick(tmp_path, database=database)), Storage(quick(tmp_path, database=database))
        await asyncio.gather(one.open(), two.open())
        await one.add_room(ROOM)
        wishes = [(number, Move(0, f"key{copy}")) for number in range(1, 21) for copy in range(4)]
        written = await asyncio.gather(
            *((one, two)[at % 2].moves.append("r", number, move) for at, (number, move) in enumerate(wishes))
        )
        loaded = await two.load_room("r")
        await asyncio.gather(one.close(), two.close())
        return list(written), loaded

    written, loaded = awaited(race())
    assert [sum(written[at : at + 4]) for at in range(0, 80, 4)] == [1] * 20
    assert loaded is not None and loaded.seed == 2**64 - 1
    assert [move.key for move in loaded.moves] == [f"key{written[at : at + 4].index(True)}" for at in range(0, 80, 4)]


def test_a_move_outlives_a_database_that_is_killed_and_started_again(
    tmp_path: Path, postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_room, "GONE_SECONDS", PATIENCE)

    async def play() -> list[bool]:
        storage = Storage(quick(tmp_path, database=database))
        await storage.open()
        await storage.add_room(ROOM)
        written = [await storage.moves.append("r", 1, Move(0, "before"))]
        await asyncio.to_thread(postgres.kill)
        meanwhile = asyncio.create_task(storage.moves.append("r", 2, Move(0, "after")))
        await asyncio.to_thread(postgres.start)
        written.append(await meanwhile)
        loaded = await storage.load_room("r")
        assert loaded is not None and [move.key for move in loaded.moves] == ["before", "after"]
        await storage.close()
        return written

    assert awaited(play()) == [True, True]


def test_an_older_schema_is_brought_up_to_date(tmp_path: Path, postgres: Postgres, database: str) -> None:
    def first_only(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, schema.BEFORE_VERSIONS)

    async def upgrade() -> StoredRoom | None:
        storage = Storage(quick(tmp_path, database=database))
        async with storage.database.engine.begin() as connection:
            await connection.run_sync(first_only)
        await storage.open()
        await storage.add_room(ROOM)
        loaded = await storage.load_room("r")
        await storage.close()
        return loaded

    assert awaited(upgrade()) == ROOM
    assert postgres.run("SELECT version_num FROM alembic_version", database) == [(schema.NEWEST,)]


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("mysql://root@localhost/tables", "is not the address of a database"),
        ("postgresql", "is not the address of a database"),
        ("postgresql://anna:hunter2@127.0.0.1:{port}/tables", "anna:***@127.0.0.1"),
        ("postgresql://anna@127.0.0.1:nowhere/tables", "is not the address of a database"),
        ("{server}/nothing", '"nothing" does not exist'),
    ],
)
def test_a_wrong_address_is_told_without_a_traceback(
    capsys: pytest.CaptureFixture[str], database: str, address: str, says: str
) -> None:
    parts = database.partition("?")
    here = address.replace("{server}/nothing", parts[0].rpartition("/")[0] + "/nothing?" + parts[2])
    code = main(["--lang", "en", "serve", "--no-browser", "--database", here.replace("{port}", str(free_port()))])
    told = capsys.readouterr()
    assert code == 2 and says in told.err and "Traceback" not in told.err and "hunter2" not in told.err
