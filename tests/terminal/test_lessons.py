"""``regalia lesson check``: all lessons, or files that somebody writes."""

from __future__ import annotations

from pathlib import Path

from regalia.shelf import find_game
from tests.terminal.conftest import Regalia


def test_all_lessons_of_the_house_fit(regalia: Regalia) -> None:
    ran = regalia("lesson", "check")
    assert ran.code == 0 and "lessons fit." in ran.out


def test_a_file_is_checked_and_every_fault_told_with_file_and_line(regalia: Regalia, tmp_path: Path) -> None:
    good = find_game("valeria").lessons()["first_minutes"]
    file = tmp_path / "1_first_minutes.record"
    file.write_text(good)
    assert regalia("lesson", "check", file).code == 0
    file.write_text(good.replace("say welcome", "say nothing_at_all").replace("-> dice", "-> lice"))
    ran = regalia("lesson", "check", file)
    assert ran.code == 1
    said = " ".join(ran.err.split())
    assert "1_first_minutes.record: Line 6: The message valeria-lesson-first_minutes-nothing_at_all" in said
    assert "Line 11: There is no “lice” on the table" in said and "2 things are wrong." in said


def test_what_is_no_lesson_file_is_told_without_a_traceback(regalia: Regalia, tmp_path: Path) -> None:
    (tmp_path / "bytes.record").write_bytes(b"\xff\xfe")
    (tmp_path / "song.record").write_text("la la la")
    ran = regalia("lesson", "check", tmp_path / "bytes.record", tmp_path / "song.record", tmp_path / "none.record")
    assert ran.code == 1 and "not a text file" in ran.err and "la la la" in ran.err and "none.record" in ran.err
    assert "Traceback" not in ran.err
