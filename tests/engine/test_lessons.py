"""Lessons: records with notes, where a learner is in them, and what their check finds."""

from __future__ import annotations

import pytest

from regalia.engine.game import Game, Refused, lesson_id
from regalia.engine.lesson_checks import faults_of
from regalia.engine.lessons import Lesson
from regalia.engine.messages import Message
from regalia.engine.records import Record
from regalia.languages import LANGUAGES, Words
from regalia.languages.book import book
from regalia.shelf import find_game, shelf
from regalia.terminal.lessons import faults_in, lacking

LESSONS = [(game.id, id) for game in shelf().values() for id in game.lessons()]
LESSON = """\
game    valeria
rules   2
seats   You, Berta:squire
options
seed    24
say welcome
say duke -> dukes@0
do any keep
1  @0 keep:lekzandr_the_protector
2  keep:isabella_the_righteous
say rolled -> dice
do recruit:merchant recruit:rogue
else recruit-else
3  recruit:merchant
4  pay:2gold
free until choices 1
goal slain
say end
"""
"""A small lesson of Valeria, with the words of the real one."""


def read(text: str = LESSON) -> Lesson:
    return Lesson.read("first_minutes", text, find_game)


def faults(text: str) -> list[str]:
    """What is wrong with a lesson, in words."""
    return [Words("en").sentence(fault) for fault in faults_in("first_minutes", text)]


def with_line(old: str, new: str) -> str:
    assert old in LESSON
    return LESSON.replace(old, new)


# Going through a lesson


def test_the_learner_is_asked_and_the_script_does_the_rest() -> None:
    lesson = read()
    play = lesson.play()
    assert [saying.message for saying in lesson.sayings(play)] == ["welcome", "duke"]
    assert len(lesson.wanted(play)) == 2 and lesson.untold(play) is None
    play.choose(0, lesson.wanted(play)[1])
    assert lesson.untold(play) == (1, "keep:isabella_the_righteous"), "the other keeps a duke without a word"
    play.choose(1, "keep:isabella_the_righteous")
    assert lesson.wanted(play) == ["recruit:merchant", "recruit:rogue"]


def test_what_was_not_asked_for_is_answered() -> None:
    lesson = read()
    play = lesson.play()
    play.choose(0, "keep:lekzandr_the_protector")
    assert lesson.answer_to(play, 0, "gain:gold") == Message("lesson-read-on"), "it is not the learner's turn"
    play.choose(1, "keep:isabella_the_righteous")
    answer = lesson.answer_to(play, 0, "recruit:cleric")
    assert answer is not None and answer.id == "valeria-lesson-first_minutes-recruit-else"
    assert lesson.answer_to(play, 0, "recruit:rogue") is None


def test_a_message_can_name_what_is_to_be_done_as_the_button_does() -> None:
    lesson = read()
    play = lesson.play()
    duke = lesson.message(lesson.sayings(play)[1], play)
    assert duke.args["option"] == play.table.decision_of(0).options[0].label


def test_free_play_lasts_until_its_goal_is_reached() -> None:
    lesson = read()
    play = lesson.record.replay()
    assert lesson.freed(play) and not lesson.over(play) and lesson.answer_to(play, 0, "gain:gold") is None
    assert lesson.goal is not None and lesson.goal.message == "slain"
    play.choose(0, "gain:gold")
    assert lesson.over(play) and [saying.message for saying in lesson.sayings(play)] == ["end"]
    assert lesson.part(play) == lesson.parts == 4


@pytest.mark.parametrize(
    ("until", "reached"), [("gold@0 2", True), ("gold 9", False), ("points@1 0", True), ("over", False)]
)
def test_free_play_can_wait_for_many_things(until: str, reached: bool) -> None:
    lesson = read(with_line("choices 1", until))
    play = lesson.record.replay()
    play.choose(0, "gain:gold")
    assert lesson.over(play) is reached


def test_one_goes_back_to_what_one_was_asked_for() -> None:
    lesson = read()
    assert [lesson.back_from(count) for count in range(5)] == [None, 0, 0, 2, 2]


def test_a_lesson_is_a_record_that_can_be_written_and_replayed() -> None:
    record = Record.read(LESSON, find_game)
    assert Record.read(record.write(), find_game).write() == record.write()
    assert [note.write() for note in record.notes[2]] == [
        "say rolled -> dice", "do recruit:merchant recruit:rogue", "else recruit-else",
    ]  # fmt: skip
    assert len(record.replay().chosen) == 4


def test_numbers_only_put_files_in_order() -> None:
    assert lesson_id("2_a_round.record") == "a_round"


# What the check finds, with the line


def test_nothing_is_wrong_with_a_lesson_that_fits() -> None:
    assert faults(LESSON) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("rules   2", "rules   1", 2, "version 1 of the rules"),
        ("3  recruit:merchant", "3  recruit:dragon", 14, "“recruit:dragon” cannot be chosen"),
        ("-> dice", "-> dice@7", 11, "no “dice@7” on the table"),
        ("-> dukes@0", "-> dukes@0:waryn_lord_of_rogues", 7, "no “dukes@0:waryn_lord_of_rogues” on the table"),
        ("say welcome", "say hello", 6, "valeria-lesson-first_minutes-hello is missing in: en, cs, sk, de"),
        ("else recruit-else", "else no-else", 13, "valeria-lesson-first_minutes-no-else is missing"),
        ("do recruit:merchant recruit:rogue", "do recruit:rogue", 12, "goes on with “recruit:merchant”"),
        ("do recruit:merchant recruit:rogue", "do recruit:merchant recruit:x", 12, "“recruit:x” cannot"),
        ("do recruit:merchant recruit:rogue", "do any gain", 12, "goes on with “recruit:merchant”"),
        ("do recruit:merchant recruit:rogue", "do any recruit", 12, "then the lesson cannot go on"),
        ("seats   You, Berta:squire", "seats   You, Berta", 3, "2 seats have no bot"),
        ("say welcome", "say", 6, "“say” is not understood"),
        ("say welcome", "say welcome ->", 6, "not understood"),
        ("do any keep", "do any", 8, "not understood"),
        ("free until choices 1", "free until bored 3", 16, "not understood"),
        ("free until choices 1", "free", 16, "not understood"),
        ("say welcome", "else welcome", 6, "cannot stand here"),
        ("say welcome", "goal welcome", 6, "cannot stand here"),
        ("say welcome", "free until over", 6, "cannot stand here"),
        ("say end", "do any gain", 18, "cannot stand here"),
        ("say welcome", "sing welcome", 6, "not understood"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, line: int, said: str) -> None:
    found = faults(with_line(old, new))
    assert any(fault.startswith(f"Line {line}: ") and said in fault for fault in found), found


def test_a_choice_of_somebody_else_cannot_be_asked_for() -> None:
    assert any("not the learner's choice" in fault for fault in faults(with_line("2  keep", "do\n2  keep")))


def test_a_lesson_must_ask_for_something() -> None:
    nothing = LESSON[: LESSON.index("do any keep")] + "1  @0 keep:lekzandr_the_protector\n"
    assert faults(nothing) == ["Line 2: The lesson asks the learner to do nothing: it has neither “do” nor “free”."]


def test_a_message_missing_in_one_language_is_found() -> None:
    found = faults_of(read(), lambda id: ["sk"] if id.endswith("-duke") else [])
    assert [Words("en").sentence(fault) for fault in found] == [
        "Line 7: The message valeria-lesson-first_minutes-duke is missing in: sk."
    ]


# The lessons of the house


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_every_lesson_of_the_house_fits(game: str, id: str) -> None:
    lesson = Lesson.read(id, find_game(game).lessons()[id], find_game)
    assert [Words("en").sentence(fault) for fault in faults_of(lesson, lacking)] == []


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: str(game.id))
def test_every_game_of_the_house_teaches_its_beginning_its_rounds_and_its_end(game: Game) -> None:
    assert [*game.lessons()][:3] == ["first_minutes", "a_round", "points"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_friend_never_says_more_than_two_sentences(game: str, id: str, language: str) -> None:
    lesson = Lesson.read(id, find_game(game).lessons()[id], find_game)
    for saying in lesson.all_sayings():
        said = lesson.message_id(saying.message)
        assert not lacking(said)
        pattern = book(language).fill(said, (("option", "X"),))
        ends = sum(pattern.count(mark) for mark in ("! ", "? ", ". ")) + 1
        assert ends <= 2, f"{language}: {pattern}"


def test_a_broken_lesson_is_refused_with_its_line() -> None:
    with pytest.raises(Refused) as refusal:
        read(with_line("say welcome", "goal welcome"))
    assert refusal.value.message.args["line"] == 6
