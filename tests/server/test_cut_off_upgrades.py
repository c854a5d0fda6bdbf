"""Tables of an older version are changed whole or not at all: on a disk that fills up, and in PostgreSQL, whoever dies
in the midst of it. Workers leave it to servers, which have a place for the copy."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import event

from regalia.engine.game import Refused
from regalia.server.keeping import backups
from regalia.server.keeping.backups import check_backup
from regalia.server.keeping.house import back_up, restore
from regalia.server.schema import NEWEST
from regalia.server.storage import Storage
from tests.awaiting import awaited
from tests.programs import KEEPING_NOTHING
from tests.server.guests import Guest
from tests.server.postgres import Postgres
from tests.server.serving import Lives, Server, quick
from tests.server.test_upgrading import TABLES, old_house, stored_moves
from tests.sizes import PATIENCE

LEAST_ROOM = 40_000
"""With less, SQLite does not even open a file."""
RUNNING = TABLES["valeria running"]

ON_A_FULL_DISK = """
import os, resource, signal, sys
from regalia.terminal.main import main
import alembic.command, alembic.script, regalia.server.migrations.versions, regalia.server.keeping.house

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # a file that may not grow is answered like a full disk
for line in sys.stdin:
    folder, most = line.rsplit(" ", 1)
    child = os.fork()
    if child == 0:
        os.dup2(os.open(folder + "/said", os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
        os.dup2(2, 1)
        sys.stdin = open(os.devnull)
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(most), int(most)))
        os._exit(main(["--lang", "en", "admin", "tables", "--data", folder]))
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


def test_a_disk_that_is_full_while_tables_are_changed_is_told_and_loses_nothing(tmp_path: Path) -> None:
    """With a little more room each time: first the copy does not fit, then the changed tables, then all does."""
    old_house(tmp_path)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        talk = [(RUNNING["table"], 0, random.Random(at).randbytes(1000).hex()) for at in range(100)]
        database.executemany("INSERT INTO phrases (room, seat, phrase, at) VALUES (?, ?, ?, 0)", talk)
    before, room, told = stored_moves(tmp_path), LEAST_ROOM, set[str]()
    with subprocess.Popen(
        [*KEEPING_NOTHING, "-c", ON_A_FULL_DISK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdin and parent.stdout
        while True:
            parent.stdin.write(f"{tmp_path} {room}\n")
            parent.stdin.flush()
            code, said = int(parent.stdout.readline()), (tmp_path / "said").read_text()
            with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
                done = database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
            assert stored_moves(tmp_path) == before and "Traceback" not in said, said
            assert bool(done[0]) == (code == 0), said
            if code == 0:
                break
            assert code == 2 and room < 4_000_000, said
            told.add("copy" if ".backup" in said else "tables")
            assert ("cannot be written" in said) if ".backup" in said else ("Make room on the disk" in said), said
            assert not list((tmp_path / "backups").glob("*.part")), "nothing half-written is left"
            room = room * 3 // 2
        parent.stdin.close()
    assert told == {"copy", "tables"}
    for copy in (tmp_path / "backups").iterdir():
        assert check_backup(copy)[0].schema == "first"
    with Server(quick(tmp_path)) as server:
        assert Guest(server.port, RUNNING["table"], RUNNING["token"]).choose()["type"] == "changed"


@pytest.fixture
def old_database(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The house of 0.1.0 in PostgreSQL, with the tables of that version."""
    (tmp_path / "file").mkdir()
    copy = tmp_path / "old.backup"
    awaited(back_up(old_house(tmp_path / "file"), copy))
    with monkeypatch.context() as patched:
        patched.setattr(backups, "bring_up_to_date", lambda _: None)
        awaited(restore(quick(tmp_path, database=database), copy))
    return database


def moves_in(postgres: Postgres, address: str) -> list[tuple[object, ...]]:
    return postgres.run('SELECT room, number, seat, key, back_to FROM moves ORDER BY room COLLATE "C", number', address)


def version_in(postgres: Postgres, address: str) -> object:
    ((version,),) = postgres.run("SELECT version_num FROM alembic_version", address)
    return version


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from sqlalchemy import event
from regalia.server.settings import Settings
from regalia.server.storage import Storage
import alembic.command, alembic.script, regalia.server.migrations.versions, regalia.server.postgres

async def open_house(folder, address, last):
    storage = Storage(Settings(folder, database_url=address))
    seen = 0
    def die(*_):
        nonlocal seen
        seen += 1
        if seen == last:
            os.kill(os.getpid(), signal.SIGKILL)
    event.listen(storage.database.engine.sync_engine, "after_cursor_execute", die)
    await storage.open()
    await storage.close()

folder, address = sys.argv[1:]
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        asyncio.run(open_house(Path(folder), address, int(line)))
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
EVERY = 15
"""Of the statements that change the tables, the last before somebody is killed."""


def test_a_change_in_postgres_whose_server_is_killed_loses_nothing(
    tmp_path: Path, postgres: Postgres, old_database: str
) -> None:
    before, ends = moves_in(postgres, old_database), [-signal.SIGKILL]
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(tmp_path), old_database],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as parent:
        assert parent.stdin and parent.stdout
        while ends[-1] == -signal.SIGKILL:
            assert version_in(postgres, old_database) == "first" and moves_in(postgres, old_database) == before
            parent.stdin.write(f"{len(ends) * EVERY}\n")
            parent.stdin.flush()
            ends.append(int(parent.stdout.readline()))
        parent.stdin.close()
    assert ends[-1] == 0 and len(ends) > 4, "it was killed in the midst of it"
    assert version_in(postgres, old_database) == NEWEST and moves_in(postgres, old_database) == before
    with Server(quick(tmp_path, database=old_database)) as server:
        assert Guest(server.port, RUNNING["table"], RUNNING["token"]).choose()["type"] == "changed"


def test_a_postgres_that_is_killed_in_the_midst_of_a_change_loses_nothing(
    tmp_path: Path, postgres: Postgres, old_database: str
) -> None:
    before, settings = moves_in(postgres, old_database), quick(tmp_path, database=old_database)

    async def open_house(last: int) -> None:
        storage, seen = Storage(settings), 0

        def die(*_: object) -> None:
            nonlocal seen
            seen += 1
            if seen == last:
                postgres.kill()

        event.listen(storage.database.engine.sync_engine, "after_cursor_execute", die)
        try:
            await storage.open()
        finally:
            await storage.close()

    with pytest.raises(Refused) as refusal:
        awaited(open_house(3 * EVERY))
    postgres.start()
    assert refusal.value.message.id == "server-database-unreachable"
    assert version_in(postgres, old_database) == "first" and moves_in(postgres, old_database) == before
    awaited(open_house(-1))
    assert version_in(postgres, old_database) == NEWEST and moves_in(postgres, old_database) == before


def test_a_worker_waits_until_a_server_has_changed_the_tables(
    tmp_path: Path, postgres: Postgres, old_database: str
) -> None:
    """It has no place that lasts for the copy: in a container, what it writes is gone with it."""
    (tmp_path / "worker").mkdir()
    worker = Lives(tmp_path / "worker", old_database, "worker", worker=True)

    def until_it_says(what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while what not in worker.log.read_text():
            assert time.monotonic() < deadline and os.path.exists(f"/proc/{worker.pid}"), worker.log.read_text()
            time.sleep(0.02)

    try:
        worker.start()
        until_it_says("waiting until a server has brought them up to date")
        assert version_in(postgres, old_database) == "first"
        with Server(quick(tmp_path, database=old_database)):
            until_it_says("thinking for the servers of")
        assert version_in(postgres, old_database) == NEWEST
    finally:
        worker.end()
    assert not (tmp_path / "worker" / "backups").exists() and len(list((tmp_path / "backups").iterdir())) == 1
