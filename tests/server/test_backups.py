"""A backup is made while people play, restores into a file or into PostgreSQL, and a broken one is refused."""

from __future__ import annotations

import gzip
import sqlite3
import threading
from pathlib import Path

import pytest

from regalia.engine.game import Refused
from regalia.engine.records import check_of
from regalia.server.keeping.backups import check_backup
from regalia.server.keeping.folder_lock import folder_of_ones_own
from regalia.server.keeping.house import back_up, restore, storage_of
from regalia.server.plays import restored_play
from regalia.server.settings import Settings
from regalia.shelf import shelf
from tests.awaiting import awaited
from tests.server.guests import Guest, set_table, steady
from tests.server.serving import Server, quick

TABLES = 50


def hashes(settings: Settings, upto: dict[str, int] | None = None) -> dict[str, tuple[int, str]]:
    """How far each table has come, and a hash of how it stands there."""

    async def look() -> dict[str, tuple[int, str]]:
        found = {}
        async with storage_of(settings) as storage:
            for id in await storage.room_ids():
                stored = await storage.load_room(id)
                assert stored is not None
                if upto is not None:
                    stored.moves = stored.moves[: upto[id]]
                play = restored_play(stored)
                found[id] = len(stored.moves), check_of(play.table, [(each.seat, each.key) for each in play.chosen])
        return found

    return awaited(look())


def refused_for(settings: Settings, file: Path) -> str:
    with pytest.raises(Refused) as refusal:
        awaited(restore(settings, file))
    why = refusal.value.message
    return f"{why.id} {getattr(why.args.get('why'), 'id', '')}".strip()


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[Settings, Path]:
    """A house with two tables, and a backup of it."""
    settings = quick(tmp_path_factory.mktemp("small"))
    with Server(settings) as server:
        for seats in (("anna", "ben"), ("anna", "squire")):
            made = set_table(server, *seats, seed="9")
            anna = Guest(server.port, made["table"], made["token"])
            anna.choose()
            anna.say("phrase", id="server-phrase-ouch")
            anna.hear_all()
    file = settings.data_dir / "small.backup"
    awaited(back_up(settings, file))
    return settings, file


def test_fifty_tables_are_copied_while_people_play_and_go_on_elsewhere(tmp_path: Path) -> None:
    here, there = quick(tmp_path / "here"), quick(tmp_path / "there")
    here.data_dir.mkdir()
    file = tmp_path / "all.backup"
    with Server(here) as server:
        games = list(shelf())
        made = [set_table(server, "anna", "ben", game=games[at % len(games)], seed=str(at)) for at in range(TABLES)]
        guests = {table["table"]: Guest(server.port, table["table"], table["token"]) for table in made}
        began, copied = threading.Event(), threading.Event()

        def play() -> None:
            rounds = 0
            while rounds < 3 or not copied.is_set():
                for guest in guests.values():
                    if guest.state["decision"]:
                        assert guest.choose(steady(guest.state))["type"] == "changed"
                rounds += 1
                began.set()

        playing = threading.Thread(target=play)
        playing.start()
        began.wait()
        counts = awaited(back_up(here, file))
        copied.set()
        playing.join()
        for guest in guests.values():
            guest.leave()
    assert counts["rooms"] == TABLES
    assert awaited(restore(there, file)) == counts
    now = hashes(there)
    then = hashes(here, {id: moves for id, (moves, _) in now.items()})
    assert then == now, "every table stands as it stood when it was copied"
    assert sum(moves for moves, _ in hashes(here).values()) > counts["moves"] >= TABLES, "people played on meanwhile"
    with Server(there) as server:
        for table in made:
            anna = Guest(server.port, table["table"], table["token"])
            assert anna.state["seen"] == now[table["table"]][0]
            assert anna.state["over"] or anna.choose(steady(anna.state))["type"] == "changed"
            anna.leave()


def test_a_backup_restores_into_postgres_and_back(small: tuple[Settings, Path], tmp_path: Path, database: str) -> None:
    settings, file = small
    far, back = quick(tmp_path / "far", database=database), quick(tmp_path / "back")
    assert awaited(restore(far, file)) == check_backup(file)[1]
    assert hashes(far) == hashes(settings)
    with Server(far) as server:
        made = set_table(server, "anna", seed="4")
        anna = Guest(server.port, made["table"], made["token"])
        anna.say("phrase", id="server-phrase-ouch")
        anna.hear_all()
        anna.leave()
    again = tmp_path / "again.backup"
    assert awaited(back_up(far, again))["phrases"] == 3, "lines are numbered on"
    awaited(restore(back, again))
    assert hashes(back) == hashes(far)
    assert refused_for(far, file) == "keeping-not-empty"


@pytest.mark.parametrize("at", [0, 10, 0.3, 0.6, -30, -1])
def test_a_broken_backup_is_refused_and_nothing_is_changed(
    small: tuple[Settings, Path], tmp_path: Path, at: float
) -> None:
    whole = bytearray(small[1].read_bytes())
    place = int(at * len(whole)) if isinstance(at, float) else at
    whole[place] ^= 0x55
    file = tmp_path / "broken.backup"
    file.write_bytes(whole)
    try:
        check_backup(file)
    except Refused as refusal:
        assert refusal.message.id == "keeping-backup-broken"
        assert refused_for(quick(tmp_path / "new"), file).startswith("keeping-backup-broken")
        assert not (tmp_path / "new" / "tables.sqlite3").exists()
    else:
        # A byte of gzip's head that says nothing about what is inside.
        assert place in (4, 5, 6, 7, 8, 9)


def test_a_backup_that_was_cut_or_changed_by_hand_is_refused(small: tuple[Settings, Path], tmp_path: Path) -> None:
    lines = gzip.decompress(small[1].read_bytes()).splitlines(keepends=True)
    changed = [line.replace(b'"valeria"', b'"viscounts"') for line in lines]
    assert changed != lines
    newer = [lines[0].replace(b'"regalia_backup":1', b'"regalia_backup":2'), *lines[1:]]
    for broken, why in (
        (lines[:-1], "keeping-backup-broken keeping-backup-cut"),
        (changed, "keeping-backup-broken keeping-backup-sum"),
        (lines + lines[-1:], "keeping-backup-broken keeping-backup-goes-on"),
        ([], "keeping-backup-broken keeping-backup-cut"),
        ([b"hello\n"], "keeping-backup-broken keeping-backup-sum"),
        (newer, "keeping-backup-newer"),
    ):
        file = tmp_path / "broken.backup"
        file.write_bytes(gzip.compress(b"".join(broken)))
        assert refused_for(quick(tmp_path / "new"), file) == why
    file.write_text("no gzip at all")
    assert refused_for(quick(tmp_path / "new"), file) == "keeping-backup-broken keeping-backup-cut"
    assert refused_for(quick(tmp_path / "new"), tmp_path / "nowhere") == "file-unreadable"
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["regalia.lock"]


def test_nothing_is_restored_over_tables_or_under_a_server(small: tuple[Settings, Path], tmp_path: Path) -> None:
    settings, file = small
    before = settings.database.read_bytes()
    assert refused_for(settings, file) == "keeping-not-empty"
    assert settings.database.read_bytes() == before
    empty = quick(tmp_path)
    with Server(empty):
        pass
    with folder_of_ones_own(tmp_path):
        assert refused_for(empty, file) == "keeping-folder-in-use"
    awaited(restore(empty, file))
    assert hashes(empty) == hashes(settings), "tables that nobody has sat at are no loss"


def test_a_table_that_this_program_adds_is_in_the_backup_by_itself(
    small: tuple[Settings, Path], tmp_path: Path
) -> None:
    with sqlite3.connect(small[0].database) as database:
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert check_backup(small[1])[1].keys() == names - {"alembic_version"}
    assert small[1].stat().st_mode & 0o777 == 0o600
