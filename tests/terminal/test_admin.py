"""Keeping the house from the command line: copies, lists, old tables, invitations; and what is wrong is said."""

from __future__ import annotations

import json
import os
import re
import resource
import sqlite3
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import pytest

from regalia.engine.records import Record
from regalia.shelf import find_game
from regalia.terminal.main import main
from tests.programs import KEEPING_NOTHING
from tests.server.guests import Guest, set_table
from tests.server.serving import Server, free_port, quick


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with two tables, one of them touched long ago."""
    with Server(quick(tmp_path)) as server:
        for _ in range(2):
            made = set_table(server, "anna", "ben", seed="9")
            anna = Guest(server.port, made["table"], made["token"])
            anna.choose()
            anna.say("phrase", id="server-phrase-ouch")
            anna.hear_all()
            anna.leave()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        long_ago = time.time() - 100 * 86_400
        database.execute("UPDATE rooms SET created = ? WHERE id = ?", (long_ago, made["table"]))
        database.execute("UPDATE moves SET at = ? WHERE room = ?", (long_ago, made["table"]))
    return tmp_path


def run(house: Path, *words: str) -> int:
    return main(["--lang", "en", "admin", *words, "--data", str(house)])


def test_a_house_is_copied_and_comes_back(house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, other = tmp_path / "x.backup", tmp_path / "other"
    assert run(house, "backup", str(file)) == 0
    assert "2 tables" in capsys.readouterr().out
    assert run(other, "restore", str(file)) == 0 and "2 tables" in capsys.readouterr().out
    assert run(other, "tables", "--json") == 0
    assert [table["names"] for table in json.loads(capsys.readouterr().out)["tables"]] == [["Anna", "Ben"]] * 2
    assert run(other, "restore", str(file)) == 2
    assert "only restored where nothing lies yet" in capsys.readouterr().err
    file.write_bytes(file.read_bytes()[:-40])
    assert run(tmp_path / "third", "restore", str(file)) == 1
    assert "is broken" in capsys.readouterr().err


def test_a_copy_onto_a_full_disk_is_refused_and_leaves_nothing(house: Path, tmp_path: Path) -> None:
    folder = tmp_path / "full"
    folder.mkdir()
    (tmp_path / "never_read_before.py").write_text(f"much = {'much ' * 100!r}\n")
    ran = subprocess.run(
        [
            *KEEPING_NOTHING,
            "-c",
            "import sys, never_read_before; from regalia.terminal.main import main; sys.exit(main(sys.argv[1:]))",
            *("--lang", "en", "admin", "backup", str(folder / "x.backup"), "--data", str(house)),
        ],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 2 and "x.backup" in ran.stderr and "Traceback" not in ran.stderr
    assert list(folder.iterdir()) == []
    assert not (tmp_path / "__pycache__").exists(), "what was kept of it would be cut off"


def test_every_game_is_written_as_a_file(house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(house, "export", str(tmp_path / "games")) == 0
    assert "2 games were written" in capsys.readouterr().out
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 2
    for file in files:
        assert len(Record.load(file, find_game).replay().chosen) == 1


def test_old_tables_are_counted_and_thrown_away_with_all_that_is_theirs(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def rows() -> dict[str, int]:
        with sqlite3.connect(house / "tables.sqlite3") as database:
            return {
                table: database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
                for table in ("rooms", "seats", "moves", "phrases", "standings")
            }

    before = rows()
    assert run(house, "purge", "--days", "30") == 0
    assert "One table would be thrown away" in capsys.readouterr().out and rows() == before
    assert run(house, "purge", "--days", "30", "--yes") == 0
    assert {name: count * 2 for name, count in rows().items()} == before
    assert run(house, "purge", "--days", "0") == 2


def test_a_code_lets_people_set_tables_in_a_closed_house(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(house, "invite", "--note", "the club", "--tables", "1", "--days", "7") == 0
    code = capsys.readouterr().out.splitlines()[-1]
    with Server(replace(quick(house), closed=True)) as server:
        wish = {"game": "valeria", "seats": [{"kind": "person", "name": "Anna"}]}

        def answer(**more: str) -> tuple[int, str]:
            got = server.http.post("/api/tables", json={**wish, **more})
            return got.status_code, got.json().get("error", {}).get("id", "")

        assert server.http.get("/api/games").json()["needs_code"]
        assert answer() == (403, "server-code-missing")
        assert answer(code="x" * 22) == (403, "server-code-wrong")
        assert answer(code=code) == (201, "")
        assert answer(code=code) == (403, "server-code-wrong"), "it was good for one table"
        with sqlite3.connect(house / "tables.sqlite3") as database:
            database.execute("UPDATE invitations SET tables = 2, until = ?", (time.time() - 1,))
        assert answer(code=code) == (403, "server-code-wrong"), "its days are over"
    assert run(house, "invitations") == 0
    told = capsys.readouterr().out
    assert "the club" in told and "1/2" in told and code not in told
    name = re.search(r"^([0-9a-f]{8}) ", told, re.MULTILINE)
    assert name is not None
    assert run(house, "withdraw", name[1]) == 0
    assert run(house, "withdraw", name[1]) == 2 and run(house, "withdraw", "") == 2
    assert run(house, "invitations") == 0 and "Nobody is invited" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["backup"], ["tables"], ["check"], ["export", "games"], ["step-back", "x"]])
def test_where_no_house_is_that_is_said(tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, *words) == 2
    assert "There are no tables in the folder" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_table_and_a_way_too_far_are_refused(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(house, "step-back", "nowhere") == 2
    assert run(house, "tables", "--json") == 0
    table = json.loads(capsys.readouterr().out)["tables"][0]["id"]
    assert run(house, "step-back", table, "--to", "5") == 2
    assert "This table has one choice" in capsys.readouterr().err
    assert run(house, "step-back", table) == 0 and run(house, "check") == 0


def test_a_table_whose_name_begins_with_a_hyphen_is_no_option(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Ids are drawn by lot: one in sixty-four begins so."""
    with sqlite3.connect(house / "tables.sqlite3") as database:
        (table,) = database.execute("SELECT id FROM rooms").fetchone()
        for column, rows in (("id", "rooms"), ("room", "moves"), ("room", "seats")):
            database.execute(f"UPDATE {rows} SET {column} = '-lnIjhWu79gi' WHERE {column} = ?", (table,))
    assert run(house, "step-back", "-lnIjhWu79gi", "--to", "5") == 2
    assert "This table has one choice" in capsys.readouterr().err
    assert run(house, "step-back", "-lnIjhWu79gi") == 0 and run(house, "check") == 0
    assert run(house, "step-back", "--too", "5") == 2


def test_the_doctor_says_how_all_is(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    port = str(free_port())
    assert main(["--lang", "en", "doctor", "--data", str(house), "--port", port]) == 0
    told = capsys.readouterr().out
    for words in ("rules", "4 games", f"Port {port}", "can be written to", "MB of disk", "holds 2 tables", "The clock"):
        assert words in told
    assert main(["--lang", "cs", "doctor", "--data", str(house), "--port", port]) == 0
    assert "�" not in capsys.readouterr().out
    with sqlite3.connect(house / "tables.sqlite3") as database:
        database.execute("UPDATE moves SET at = ?", (time.time() + 86_400,))
    assert main(["--lang", "en", "doctor", "--data", str(house), "--port", port]) == 1
    assert "The clock is wrong" in capsys.readouterr().out
    whole = (house / "tables.sqlite3").read_bytes()
    (house / "tables.sqlite3").write_bytes(whole[:4096] + b"?" * 4096 + whole[8192:])
    assert main(["--lang", "en", "doctor", "--data", str(house), "--port", port, "--json"]) == 1
    findings = json.loads(capsys.readouterr().out)["findings"]
    assert [found["what"] for found in findings if found["health"] == "bad"] == ["database"]
