"""``regalia puzzles``: files are proved again, and what is wrong is told with file and line."""

from __future__ import annotations

from pathlib import Path

from regalia.shelf import find_game
from tests.terminal.conftest import Regalia


def test_what_is_wrong_with_puzzle_files_is_told_without_a_traceback(regalia: Regalia, tmp_path: Path) -> None:
    good = next(iter(find_game("valeria").puzzles().values()))
    (tmp_path / "001.record").write_text(good.replace("rules   2", "rules   1", 1))
    (tmp_path / "002.record").write_text("la la la")
    ran = regalia("puzzles", "check", tmp_path / "001.record", tmp_path / "002.record", tmp_path / "003.record")
    said = " ".join(ran.err.split())
    assert ran.code == 1 and "001.record: Line 2:" in said and "la la la" in said and "003.record" in said
    assert "3 things are wrong." in said and "Traceback" not in said


def test_numbers_that_are_none_are_refused(regalia: Regalia, tmp_path: Path) -> None:
    assert regalia("puzzles", "mine", "valeria", "--out", tmp_path, "--count", "0").code == 2
    assert regalia("puzzles", "check", "--games", "0").code == 2
    assert regalia("puzzles", "mine", "chess", "--out", tmp_path).code == 2
    ran = regalia("puzzles", "mine", "valeria", "--out", tmp_path, "--minutes", "0", "--seed", "1")
    assert ran.code == 0 and "0 puzzles found." in ran.out
