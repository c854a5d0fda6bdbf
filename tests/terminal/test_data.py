"""``regalia simulate --out`` and ``regalia data show``: games as files to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from regalia.environments import data
from regalia.environments.data import DataFile
from regalia.environments.schemas import DoesNotFit, schema
from regalia.shelf import find_game
from tests.terminal.conftest import Regalia

SIMULATE = ("simulate", "bellum_magica", "--seats", "squire,random", "--games", "5", "--seed", "7")


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "GAMES_IN_PART", 2)


def test_every_decision_is_a_row(regalia: Regalia, tmp_path: Path, small_parts: None) -> None:
    file = tmp_path / "games.parquet"
    assert regalia(*SIMULATE, "--out", file).code == 0
    shown = regalia("data", "show", file, "--json").json()
    known = schema("bellum_magica", 2)
    assert shown["schema"] == known.id and shown["whole_games"] == shown["games"] == 5
    assert shown["seats"] == ["squire", "random"] and sum(shown["wins"]) >= 5
    rows = pq.read_table(file).to_pylist()
    assert len(rows) == shown["rows"]
    assert all(row["choice"] in row["options"] and len(row["observation"]) == known.size for row in rows)
    game = find_game("bellum_magica")
    table = game.new(2, {}, 7)
    for row in (row for row in rows if row["seed"] == 7):
        act = known.encoder.act(table.options_of(row["seat"]), row["seat"], row["choice"])
        assert act is not None
        table.choose(row["seat"], act)
    assert table.over, "the rows of a game lead to its end"
    ended = next(row for row in rows if row["seed"] == 7 and row["seat"] == 0)
    assert ended["score"] == game.sheets(table)[0].total
    assert not (tmp_path / "games.parquet.parts").exists()


def test_a_run_that_was_stopped_goes_on(
    regalia: Regalia, tmp_path: Path, small_parts: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, file = tmp_path / "whole.parquet", tmp_path / "games.parquet"
    assert regalia(*SIMULATE, "--out", whole).code == 0
    play, played = data.Run._played, list[int]()
    most = 3

    def counted(run: Any, seed: int, step: Any) -> Any:
        if len(played) == most:
            raise KeyboardInterrupt
        played.append(seed)
        return play(run, seed, step)

    monkeypatch.setattr(data.Run, "_played", counted)

    with pytest.raises(SystemExit):
        regalia(*SIMULATE, "--out", file)
    assert not file.exists()
    other = regalia(*SIMULATE[:-1], "8", "--out", file).refused(2)
    assert "another run" in other
    played.clear()
    assert regalia(*SIMULATE, "--out", file).code == 0
    assert played == [9, 10, 11], "the part that was whole is not played again"
    assert pq.read_table(file) == pq.read_table(whole)


def test_people_read_what_is_in_a_file(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    regalia(*SIMULATE, "--out", file)
    assert "Entscheidungen" in regalia("data", "show", file, "--lang", "de").out
    assert "is there already" in regalia(*SIMULATE, "--out", file).refused(2)


def test_a_broken_file_is_named(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    regalia(*SIMULATE, "--out", file)
    file.write_bytes(file.read_bytes()[:-100])
    assert "games.parquet" in regalia("data", "show", file).refused(1)
    file.write_text("no Parquet at all")
    assert "games.parquet" in regalia("data", "show", file).refused(1)
    assert "nothing.parquet" in regalia("data", "show", tmp_path / "nothing.parquet").refused(1)


def test_a_file_of_another_table_does_not_fit(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    regalia(*SIMULATE, "--out", file)
    DataFile(file).check(schema("bellum_magica", 2))
    with pytest.raises(DoesNotFit, match=r"games\.parquet"):
        DataFile(file).check(schema("bellum_magica", 3))
