"""A house of an older version opens: its tables are brought up to date whole, also if that is cut off, and its games
are played by the rules of today as far as they fit, never silently otherwise."""

from __future__ import annotations

import gzip
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from regalia.engine.records import Record
from regalia.server.keeping.backups import check_backup
from regalia.server.keeping.house import restore, storage_of
from regalia.server.keeping.stored_games import check_all, step_back
from regalia.server.schema import NEWEST
from regalia.server.settings import Settings
from regalia.shelf import find_game
from regalia.terminal.main import main
from tests.awaiting import awaited
from tests.server.guests import Guest, set_table
from tests.server.serving import Server, quick

OLD = Path(__file__).parent / "made_by_0_1_0"
"""Made by the server of 0.1.0: of each game one that is finished and one after 40 choices, all on one screen."""
TABLES: dict[str, dict[str, Any]] = json.loads((OLD / "tables.json").read_text())
MISFIT = "wonderful_kingdom finished"
"""By rules version 2, what is allowed at any time can be done in places where version 1 did not ask."""


def old_house(folder: Path) -> Settings:
    (folder / "tables.sqlite3").write_bytes(gzip.decompress((OLD / "tables.sqlite3.gz").read_bytes()))
    return quick(folder)


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Any:
    settings = old_house(tmp_path_factory.mktemp("old"))
    with Server(settings) as server:
        yield server, settings


def stored_moves(folder: Path) -> list[Any]:
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        return database.execute("SELECT room, number, seat, key, back_to FROM moves ORDER BY room, number").fetchall()


def test_a_copy_is_kept_before_tables_are_changed(opened: tuple[Server, Settings], tmp_path: Path) -> None:
    (copy,) = opened[1].backups.iterdir()
    head, counts = check_backup(copy)
    assert head.schema == "first" and counts["rooms"] == len(TABLES)
    again = quick(tmp_path)
    awaited(restore(again, copy))
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    old_house(fresh)
    assert stored_moves(tmp_path) == stored_moves(fresh) != []


@pytest.mark.parametrize("name", [name for name in TABLES if name.endswith("finished") and name != MISFIT])
def test_finished_games_of_0_1_0_replay_to_the_same_points(opened: tuple[Server, Settings], name: str) -> None:
    table = TABLES[name]
    anna = Guest(opened[0].port, table["table"], table["token"])
    assert anna.state["over"] and anna.state["misfit"] is None
    assert [sheet["total"] for sheet in anna.state["sheets"]] == table["totals"]
    game = find_game(name.split()[0])
    told = [affair["said"] for affair in anna.state["affairs"] if affair["what"] == "rules"]
    assert [said["args"]["whom"] for said in told] == ([str(game.rules)] if game.rules != 1 else []), "and it is said"
    address = f"/api/tables/{table['table']}/record"
    text = opened[0].http.get(address, params={"token": table["token"]}).text
    assert tuple(table["totals"]) == Record.read(text, find_game).end


@pytest.mark.parametrize("name", [name for name in TABLES if name.endswith("running")])
def test_running_games_of_0_1_0_go_on(opened: tuple[Server, Settings], name: str) -> None:
    table = TABLES[name]
    anna = Guest(opened[0].port, table["table"], table["token"])
    assert anna.state["choices"] == table["choices"] and not anna.state["over"]
    assert anna.choose()["type"] == "changed"


def test_a_game_that_no_longer_fits_can_be_looked_at_and_says_why(opened: tuple[Server, Settings]) -> None:
    server, table = opened[0], TABLES[MISFIT]
    anna = Guest(server.port, table["table"], table["token"])
    assert anna.state["misfit"]["id"] == "keeping-misfit" and anna.state["ended"] == "rules"
    assert anna.state["decision"] is None and anna.state["winners"] == [] and 0 < anna.state["choices"] < 235
    answer = anna.ask("choose", seen=anna.state["seen"], key="anything")
    assert answer["message"]["id"] == "keeping-misfit"
    past = server.http.get(f"/api/tables/{table['table']}/at/10", params={"token": table["token"]})
    assert past.status_code == 200 and past.json()["state"]["choices"] == 10
    text = server.http.get(f"/api/tables/{table['table']}/record", params={"token": table["token"]}).text
    record = Record.read(text, find_game)
    assert record.rules == 1 and len(record.choices) == 235, "the file is as the game was played"


def test_what_is_hidden_stays_hidden_in_a_game_that_could_go_on_elsewhere(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with Server(settings) as server:
        made = set_table(server, "anna", "open", seed="9")
        server.http.post(
            f"/api/tables/{made['table']}/seats", json={"invite": made["invites"][0]["token"], "name": "Ben"}
        )
        anna = Guest(server.port, made["table"], made["token"])
        anna.choose()
    with sqlite3.connect(settings.database) as database:
        database.execute("UPDATE moves SET key = 'no-such-thing'")
    with Server(settings) as server:
        anna = Guest(server.port, made["table"], made["token"])
        assert anna.state["misfit"] and anna.state["seed"] is None and anna.state["salt"] is None
        token = {"token": made["token"]}
        assert server.http.get(f"/api/tables/{made['table']}/record", params=token).status_code == 403
        eyes = {**token, "view": "open"}
        assert server.http.get(f"/api/tables/{made['table']}/at/0", params=eyes).status_code == 403


def test_admin_check_lists_what_no_longer_fits_and_a_step_back_lets_it_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = old_house(tmp_path)
    assert main(["--lang", "en", "admin", "check", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert told.startswith(TABLES[MISFIT]["table"]) and "45 of 235 choices" in told and "fitting any more: 1." in told
    assert main(["--lang", "cs", "admin", "step-back", TABLES[MISFIT]["table"], "--data", str(tmp_path)]) == 0
    assert main(["--lang", "en", "admin", "check", "--data", str(tmp_path)]) == 0
    with Server(settings) as server:
        anna = Guest(server.port, TABLES[MISFIT]["table"], TABLES[MISFIT]["token"])
        assert anna.state["choices"] == 45 and anna.choose()["type"] == "changed"


def test_a_table_that_stands_otherwise_than_it_did_is_found_though_every_choice_is_possible(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with Server(settings) as server:
        made = set_table(server, "anna", "ben", seed="9")
        anna = Guest(server.port, made["table"], made["token"])
        for _ in range(4):
            anna.choose()
    with sqlite3.connect(settings.database) as database:
        ((text,),) = database.execute("SELECT standing FROM standings").fetchall()
        standing = json.loads(text)
        name = next(name for name in standing["numbers"] if name.startswith("gold@"))
        standing["numbers"][name] += 1
        database.execute("UPDATE standings SET standing = ?", (json.dumps(standing),))
    with Server(settings) as server:
        anna = Guest(server.port, made["table"], made["token"])
        why = anna.state["misfit"]["args"]["why"]
        assert (why["id"], why["args"]["what"]) == ("keeping-stands-otherwise", name)
        anna.leave()

    async def back() -> list[bool]:
        async with storage_of(settings) as storage:
            assert await step_back(storage, made["table"]) == 3
            return [game.fits async for game in check_all(storage)]

    assert awaited(back()) == [True]


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from sqlalchemy import event
from regalia.server.settings import Settings
from regalia.server.storage import Storage
import alembic.command, alembic.script, regalia.server.migrations.versions

async def open_house(folder, last):
    storage = Storage(Settings(folder))
    seen = 0
    def die(*_):
        nonlocal seen
        seen += 1
        if seen == last:
            os.kill(os.getpid(), signal.SIGKILL)
    event.listen(storage.database.engine.sync_engine, "after_cursor_execute", die)
    await storage.open()
    await storage.close()

for line in sys.stdin:
    folder, last = line.rsplit(" ", 1)
    child = os.fork()
    if child == 0:
        asyncio.run(open_house(Path(folder), int(last)))
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


def test_a_change_of_tables_that_is_killed_at_any_statement_loses_nothing(tmp_path: Path) -> None:
    """The statements that matter are those after the copy was made; every one of them is the last once."""
    (tmp_path / "before").mkdir()
    old_house(tmp_path / "before")
    before = stored_moves(tmp_path / "before")
    ends, number = [-signal.SIGKILL], 0
    with subprocess.Popen(
        [sys.executable, "-c", KILLED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdin and parent.stdout
        while ends[-1] == -signal.SIGKILL:
            number += 1
            folder = tmp_path / str(number)
            folder.mkdir()
            old_house(folder)
            parent.stdin.write(f"{folder} {number}\n")
            parent.stdin.flush()
            ends.append(int(parent.stdout.readline()))
            assert ends[-1] in (-signal.SIGKILL, 0)
            with sqlite3.connect(folder / "tables.sqlite3") as database:
                tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
                done = "alembic_version" in tables
                if done:
                    assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
            assert done == (ends[-1] == 0) and stored_moves(folder) == before, "all of it is changed, or nothing"
        parent.stdin.close()
    assert number > 40, "it was killed in the midst of it"
    for killed in (number // 3, number // 2, number - 2):
        with Server(quick(tmp_path / str(killed))) as server:
            table = TABLES["valeria running"]
            assert Guest(server.port, table["table"], table["token"]).choose()["type"] == "changed"


def test_two_servers_on_one_folder_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = "import sys; from pathlib import Path; from regalia.server.run import serve; "
    program += "serve('127.0.0.1', 0, Path(sys.argv[1]), False)"
    with subprocess.Popen([sys.executable, "-c", program, str(tmp_path)], stderr=subprocess.PIPE, text=True) as first:
        assert first.stderr is not None
        assert "serving" in first.stderr.readline()
        code = main(["--lang", "en", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)])
        told = capsys.readouterr().err
        assert code == 2 and f"Another Regalia (process {first.pid})" in told and "Traceback" not in told
        first.kill()
    deadline = time.monotonic() + 5
    while os.path.exists(f"/proc/{first.pid}") and time.monotonic() < deadline:
        time.sleep(0.01)
    with Server(quick(tmp_path)) as server:
        assert server.http.get("/healthz").text == "ok\n", "who was killed holds nobody up"
