"""Record files played again, and those that do not fit."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from regalia.engine.records import Record
from regalia.shelf import find_game
from tests.terminal.conftest import ONES, Regalia

ANNA = ("play", "valeria", "--seats", "Anna,squire", "--seed", "5")


@pytest.fixture(scope="module")
def played() -> list[str]:
    """The text of a game that is over, played once for all tests of this file."""
    return []


@pytest.fixture
def whole(regalia: Regalia, tmp_path: Path, played: list[str]) -> Path:
    """The file of a game that is over."""
    file = tmp_path / "whole.record"
    if played:
        file.write_text(played[0])
    else:
        assert regalia(*ANNA, "--file", file, said=ONES).code == 0
        played.append(file.read_text())
    return file


def test_a_replay_ends_with_the_scores_and_the_hash(regalia: Regalia, whole: Path) -> None:
    answer = regalia("replay", whole, "--check", "--json").json()
    record = Record.load(whole, find_game)
    play = record.replay()
    assert answer["game"] == "valeria" and answer["rules"] == record.rules and answer["seed"] == 5
    assert answer["seats"] == ["Anna", "Squire:squire"] and answer["choices"] == len(record.choices)
    assert answer["over"] is True and answer["hash"] == play.table.fingerprint()
    assert tuple(sheet["total"] for sheet in answer["scores"]) == record.end
    for sheet in answer["scores"]:
        assert sum(line["points"] for line in sheet["lines"]) == sheet["total"]
    assert answer["winners"] == list(play.game.winners(play.table))


def test_a_replay_can_be_read_without_json(regalia: Regalia, whole: Path) -> None:
    ran = regalia("replay", whole, "--check", "--lang", "de")
    assert (
        ran.code == 0
        and "gewinnt." in ran.out
        and Record.load(whole, find_game).replay().table.fingerprint() in ran.out
    )
    assert "whole.record stimmt" in ran.out


def test_a_game_that_is_not_over_is_replayed_as_far_as_it_goes(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "half.record"
    regalia(*ANNA, "--file", file, said="1\n1\n1\n")
    answer = regalia("replay", file, "--check", "--json").json()
    assert answer["over"] is False and answer["winners"] == []
    assert "not over" in regalia("replay", file).out


Tamper = Callable[[list[str]], list[str]]


def swapped_choice(lines: list[str]) -> list[str]:
    """Another option of the same question than was taken: a later choice cannot be paid, or the next check differs."""
    at = next(number for number, line in enumerate(lines) if "@0 starter_herald:1gold" in line)
    return [*lines[:at], lines[at].replace("1gold", "1strength"), *lines[at + 1 :]]


def impossible_choice(lines: list[str]) -> list[str]:
    return [*lines[:7], "3  @0 fly:away", *lines[8:]]


def other_check(lines: list[str]) -> list[str]:
    return [line[:-4] + "beef" if line.startswith("check") else line for line in lines]


def cut_inside_a_line(lines: list[str]) -> list[str]:
    at = next(number for number, line in enumerate(lines) if line.startswith("9  "))
    return [*lines[:at], lines[at][:-3]]


def cut_after_a_line(lines: list[str]) -> list[str]:
    return lines[:15]


def other_score(lines: list[str]) -> list[str]:
    return [*lines[:-1], "end 99 1"]


def lost_score(lines: list[str]) -> list[str]:
    return lines[:-1]


def other_rules(lines: list[str]) -> list[str]:
    return [lines[0], "rules   99", *lines[2:]]


def other_game(lines: list[str]) -> list[str]:
    return ["game    chess", *lines[1:]]


def too_many_seats(lines: list[str]) -> list[str]:
    return [*lines[:2], "seats   a, b, c, d, e, f", *lines[3:]]


def impossible_options(lines: list[str]) -> list[str]:
    return [*lines[:3], "options dark_lord=harder", *lines[4:]]


def unknown_option(lines: list[str]) -> list[str]:
    return [*lines[:3], "options colour=blue", *lines[4:]]


def no_seed(lines: list[str]) -> list[str]:
    return [*lines[:4], "seed    soon", *lines[5:]]


def headless(lines: list[str]) -> list[str]:
    return lines[2:]


def doubled_line(lines: list[str]) -> list[str]:
    return [*lines[:7], *lines[6:]]


def empty(lines: list[str]) -> list[str]:
    return []


@pytest.mark.parametrize(
    ("tamper", "line", "said"),
    [
        (swapped_choice, None, "differs from the one|cannot be chosen"),
        (impossible_choice, 8, "fly:away"),
        (other_check, None, "beef"),
        (cut_inside_a_line, 14, "cannot be chosen"),
        (cut_after_a_line, 15, "its end is missing"),
        (other_score, None, "score"),
        (lost_score, None, "its last line is missing"),
        (other_rules, 2, "version 99"),
        (other_game, 1, "chess"),
        (too_many_seats, None, "6 players"),
        (impossible_options, 4, "Dark Lord"),
        (unknown_option, 4, "colour"),
        (no_seed, 5, "soon"),
        (headless, 4, "none of the opening lines"),
        (doubled_line, 8, "choice number 3"),
        (empty, 1, "“game”"),
    ],
)
def test_a_file_that_was_tampered_with_is_refused_with_its_line(
    regalia: Regalia, whole: Path, tamper: Tamper, line: int | None, said: str
) -> None:
    lines = whole.read_text().splitlines()
    tampered = tamper(lines)
    assert tampered != lines
    whole.write_text("\n".join(tampered))
    complaint = regalia("replay", whole, "--check").refused(1)
    assert str(whole) in complaint and re.search(said, complaint)
    assert f"Line {line}: " in complaint if line is not None else "Line " in complaint
    if tamper not in (cut_after_a_line, lost_score):
        assert regalia("replay", whole).refused(1) == complaint
        assert regalia("play", "--resume", whole, said=ONES).refused(1) == complaint
        assert whole.read_text().splitlines() == tampered, "what cannot be read is not written to"


def test_a_cut_file_can_still_be_played_on(regalia: Regalia, whole: Path) -> None:
    before = whole.read_text()
    whole.write_text("\n".join(before.splitlines()[:15]) + "\n")
    assert regalia("play", "--resume", whole, said=ONES).code == 0
    assert whole.read_text() == before


def test_a_bot_that_does_not_exist_cannot_be_resumed(regalia: Regalia, whole: Path) -> None:
    whole.write_text(whole.read_text().replace("Squire:squire", "Squire:wizard"))
    assert "“wizard”" in regalia("play", "--resume", whole).refused(1)


@pytest.mark.parametrize("content", [b"\x00\x01\xff\xfe" * 100, b"\x7fELF\x02\x01\x01", b"\x1b[2Jgame"])
def test_a_file_that_is_no_record_is_refused(regalia: Regalia, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "binary.record"
    file.write_bytes(content)
    complaint = regalia("replay", file).refused(1)
    assert str(file) in complaint and "\x1b" not in complaint


def test_a_file_that_is_not_there_is_named(regalia: Regalia, tmp_path: Path) -> None:
    for missing in (tmp_path / "none.record", tmp_path):
        assert str(missing) in regalia("replay", missing).refused(1)
        assert str(missing) in regalia("play", "--resume", missing).refused(1)


def test_complaints_are_in_the_language_asked_for(regalia: Regalia, whole: Path) -> None:
    whole.write_text("\n".join(other_rules(whole.read_text().splitlines())))
    said = {language: regalia("replay", whole, "--lang", language).refused(1) for language in ("en", "cs", "sk", "de")}
    assert len(set(said.values())) == 4
    assert "Řádek 2" in said["cs"] and "Zeile 2" in said["de"]
