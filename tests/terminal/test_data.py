"""``regalia simulate --out`` and ``regalia data show``: games as files to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from regalia.encoding.schemas import DoesNotFit, schema
from regalia.environments import data
from regalia.environments.data import DataFile
from regalia.shelf import find_game
from tests.terminal.conftest import Regalia

SIMULATE = ("simulate", "bellum_magica", "--seats", "squire,random", "--games", "5", "--seed", "7")
HERE = ("--on", "here")


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "GAMES_IN_PART", 2)


def test_every_decision_is_a_row(regalia: Regalia, tmp_path: Path, small_parts: None) -> None:
    file = tmp_path / "games.parquet"
    assert regalia(*SIMULATE, *HERE, "--out", file).code == 0
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
    assert regalia(*SIMULATE, *HERE, "--out", whole).code == 0
    play, played = data.Run.played, list[int]()
    most = 3

    def counted(run: Any, seed: int) -> Any:
        if len(played) == most:
            raise KeyboardInterrupt
        played.append(seed)
        return play(run, seed)

    monkeypatch.setattr(data.Run, "played", counted)

    with pytest.raises(SystemExit):
        regalia(*SIMULATE, *HERE, "--out", file)
    assert not file.exists()
    other = regalia(*SIMULATE[:-1], "8", *HERE, "--out", file).refused(2)
    assert "another run" in other
    played.clear()
    assert regalia(*SIMULATE, *HERE, "--out", file).code == 0
    assert played == [9, 10, 11], "the part that was whole is not played again"
    assert pq.read_table(file) == pq.read_table(whole)


def test_people_read_what_is_in_a_file(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    regalia(*SIMULATE, *HERE, "--out", file)
    assert "Entscheidungen" in regalia("data", "show", file, "--lang", "de").out
    assert "is there already" in regalia(*SIMULATE, *HERE, "--out", file).refused(2)


def test_the_same_file_comes_from_processes_and_from_a_cluster(
    regalia: Regalia, tmp_path: Path, small_parts: None
) -> None:
    ray = pytest.importorskip("ray", reason="Ray is installed for the usual tests only")
    files = {on: tmp_path / f"{on}.parquet" for on in ("here", "processes", "ray")}
    try:
        for on, file in files.items():
            assert regalia(*SIMULATE, "--on", on, "--out", file).code == 0
    finally:
        ray.shutdown()
    here = pq.read_table(files["here"])
    assert here.num_rows > 50
    assert all(pq.read_table(file) == here for file in files.values())
    assert sorted(tmp_path.iterdir()) == sorted(files.values())


def test_a_broken_file_is_named_with_what_is_wrong(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    regalia(*SIMULATE, *HERE, "--out", file)
    whole = file.read_bytes()
    table = pq.read_table(file)

    def refused() -> str:
        return " ".join(regalia("data", "show", file).refused(1).split())

    file.write_bytes(whole[:-100])
    assert "games.parquet is broken" in refused()
    file.write_bytes(whole[: len(whole) // 3] + bytes(len(whole) // 3) + whole[2 * (len(whole) // 3) :])
    assert "games.parquet is broken" in refused()
    file.write_text("no Parquet at all")
    assert "games.parquet is broken" in refused()
    pq.write_table(table.replace_schema_metadata({}), file)
    assert "not one of games" in refused()
    pq.write_table(table.drop_columns(["choice", "won"]), file)
    assert "choice, won" in refused()
    few = {data.ABOUT: table.schema.metadata[data.ABOUT], data.ACTS: b'["one act"]'}
    pq.write_table(table.replace_schema_metadata(few), file)
    assert "lists only 1" in refused()
    assert "nothing.parquet" in regalia("data", "show", tmp_path / "nothing.parquet").refused(1)


def test_a_broken_part_is_named_and_played_again(
    regalia: Regalia, tmp_path: Path, small_parts: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.parquet"
    broken = tmp_path / "games.parquet.parts" / "000000002.parquet"
    write = Path.write_bytes

    def spoil(path: Path, content: bytes) -> int:
        return write(path, content[:-9] if path.stem == broken.stem else content)

    monkeypatch.setattr(Path, "write_bytes", spoil)
    assert broken.name in regalia(*SIMULATE, *HERE, "--out", file).refused(2)
    monkeypatch.undo()
    monkeypatch.setattr(data, "GAMES_IN_PART", 2)
    broken.unlink()
    assert regalia(*SIMULATE, *HERE, "--out", file).code == 0
    assert regalia("data", "show", file, "--json").json()["whole_games"] == 5


def test_where_nothing_can_be_written_and_where_nothing_is_written(regalia: Regalia, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "cannot be written" in regalia(*SIMULATE, *HERE, "--out", tmp_path / "file" / "games.parquet").refused(2)
    assert "--out" in regalia(*SIMULATE, *HERE).refused(2)


def test_a_file_says_whether_it_still_fits(regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.parquet"
    regalia(*SIMULATE, *HERE, "--out", file)
    assert regalia("data", "show", file, "--json").json()["fits"] is True
    table = pq.read_table(file)
    older = table.schema.metadata[data.ABOUT].replace(b"bellum_magica-1-", b"bellum_magica-0-")
    pq.write_table(table.replace_schema_metadata({**table.schema.metadata, data.ABOUT: older}), file)
    assert "other rules" in regalia("data", "show", file).out


def test_a_file_of_another_table_does_not_fit(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    regalia(*SIMULATE, *HERE, "--out", file)
    DataFile(file).check(schema("bellum_magica", 2))
    with pytest.raises(DoesNotFit, match=r"games\.parquet"):
        DataFile(file).check(schema("bellum_magica", 3))
