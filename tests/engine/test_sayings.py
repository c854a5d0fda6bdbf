"""What is said in a record in own words: it goes into the file and comes out of it the same, or is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.engine.game import Refused
from regalia.engine.lessons import Lesson
from regalia.engine.records import Record
from regalia.engine.sayings import MOST_REMARKS, Saying, remarks_in
from regalia.languages import Words
from regalia.shelf import find_game

GAME = (Path(__file__).parents[1] / "records" / "valeria" / "02_2_players.record").read_text(encoding="utf-8")
"""Line 6 is its first choice."""


def with_line(line: str) -> str:
    lines = GAME.splitlines()
    return "\n".join([*lines[:6], line, *lines[6:]])


def refused(text: str) -> str:
    with pytest.raises(Refused) as refusal:
        remarks_in(Record.read(text, find_game))
    return Words("en").sentence(refusal.value.message)


@pytest.mark.parametrize(
    "saying",
    [
        Saying("", (), 0, "Too greedy!"),
        Saying("", ("gold@0",), 0, 'She said "no" \\ and -> left', 1),
        Saying("", ("hand@0:duke>centre:6", "dice"), 0, "Příliš žluťoučký kůň 👩‍🌾 # say do 12"),
        Saying("", (), 0, "<b>{ $gold }</b> [[duke|x]]", 0),
    ],
)
def test_own_words_go_into_the_file_and_come_out_the_same(saying: Saying) -> None:
    record = Record.read(GAME, find_game)
    record.notes[7] = [saying.note()]
    again = Record.read(record.write(), find_game)
    ((at, found),) = remarks_in(again)
    assert (at, found.text, found.objects, found.seat) == (7, saying.text, saying.objects, saying.seat)
    assert again.write() == record.write()
    again.replay()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('say "not closed', "is not understood"),
        ("say @1 hello", "is not understood"),
        ("say hello there", "is not understood"),
        ('say "ring" -> <script>', "nothing that can be pointed at"),
        ('say "arrow" -> gold@0>', "nothing that can be pointed at"),
        ('say "two" gold@0', "is not understood"),
        ('say ""', "that can be read"),
        ('say "\\u202eright to left"', "that can be read"),
        (f'say "{"x" * 501}"', "500"),
        ('say @7 "who?"', "no seat 7"),
        (f'say "many" -> {" ".join(f"gold@{n}" for n in range(9))}', "At most 8"),
    ],
)
def test_what_is_not_understood_is_told_with_its_line(line: str, why: str) -> None:
    told = refused(with_line(line))
    assert told.startswith("Line 7:") and why in told


def test_a_file_cannot_hold_any_number_of_remarks() -> None:
    assert str(MOST_REMARKS) in refused(with_line("\n".join(['say "again"'] * (MOST_REMARKS + 1))))


def test_a_lesson_may_say_something_in_own_words_and_draw_arrows() -> None:
    id, text = next(iter(find_game("valeria").lessons().items()))
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("say "))
    lines[at] = 'say "Look here" -> gold@0>magic@0'
    lesson = Lesson.read(id, "\n".join(lines), find_game)
    play = lesson.play()
    saying = lesson.sayings(play)[0]
    assert Words("en").sentence(lesson.message(saying, play)) == "Look here"
    assert saying.places() == ["gold@0", "magic@0"]
