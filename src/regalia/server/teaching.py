"""Lessons at a table: what the script chooses by itself, what a learner may choose, and what is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.engine.game import Game, Refused
from regalia.engine.lessons import Lesson
from regalia.engine.messages import Message, say
from regalia.engine.play import Play
from regalia.engine.puzzles import Puzzle
from regalia.server.daily import day_of
from regalia.server.errors import Denied, Stale
from regalia.server.guiding import guide_of
from regalia.server.protocol import bodies, games
from regalia.server.protocol.standing import LessonSaying, LessonStep
from regalia.server.puzzling import PUZZLE, puzzle_of
from regalia.server.serializers import said
from regalia.shelf import find_game

if TYPE_CHECKING:
    from regalia.server.rooms import Room


def purpose_of(game: Game, purpose: str) -> tuple[Lesson | None, str]:
    """What a table is for beyond a game: a lesson or a puzzle, or the kingdom of a day."""
    day = day_of(purpose)
    return (None if day else lesson_of(game, purpose)), day


def lesson_of(game: Game, id: str) -> Lesson | None:
    """The lesson of this id, or none if no id is given; refuses one that the game does not have or that is broken."""
    if not id:
        return None
    if id.startswith(PUZZLE):
        return puzzle_of(game, id.removeprefix(PUZZLE))
    text = game.lessons().get(id)
    if text is None:
        raise Denied(say("server-lesson-unknown", game=game.name(), lesson=id[:60]), 404)
    return Lesson.read(id, text, find_game)


def lessons_of(game: Game) -> games.Lessons:
    """All lessons of a game, in a few words."""
    found = (Lesson.read(id, text, find_game) for id, text in game.lessons().items())
    lessons = [games.Lesson(lesson.id, said(lesson.name()), lesson.parts) for lesson in found]
    return games.Lessons(lessons, guide_of(game))


def lesson_table(wish: bodies.NewTable) -> tuple[Play, list[bodies.NewSeat]]:
    """The game of a new table for a lesson, with who sits there: the learner, called as wished, and the others."""
    lesson = lesson_of(find_game(wish.game), wish.lesson)
    assert lesson is not None
    if len(wish.seats) > 1 or any(seat.kind != "person" for seat in wish.seats):
        raise Refused(say("server-lesson-seats"))
    seats = [bodies.NewSeat("bot" if line.bot else "person", line.name, line.bot) for line in lesson.record.seats]
    if wish.seats and wish.seats[0].name:
        seats[lesson.learner] = wish.seats[0]
    return (lesson.play() if wish.upto is None else lesson.record.replay(wish.upto)), seats


def must_be_asked_for(room: Room, seat: int, key: str) -> None:
    """In a lesson, answer a choice that was not asked for."""
    answer = room.lesson.answer_to(room.play, seat, key) if room.lesson else None
    if answer is not None:
        raise Refused(answer)


async def read_on(room: Room, seen: int) -> None:
    """All that was said is read: what comes next in the lesson happens."""
    if seen != room.moment:
        raise Stale(say("server-stale"))
    lesson = room.lesson
    if lesson is not None and lesson.scripted(room.play) and lesson.stretch(room.play).asking is None:
        await room.follow_script(*lesson.next_choice(room.play))


def way_back(room: Room) -> int | None:
    """To how many choices a learner goes back in the script; nothing where that is as in any game."""
    lesson = room.lesson
    if lesson is None or len(room.play.chosen) > len(lesson.record.choices):
        return None
    return lesson.back_from(len(room.play.chosen))


def no_way_back(room: Room) -> Message | None:
    """Why nobody goes back any further: a puzzle begins here, or the result is rated."""
    if room.rated and room.over:
        return say("rated-no-undo")
    lesson = room.lesson
    at_start = isinstance(lesson, Puzzle) and len(room.play.chosen) <= lesson.start
    return say("puzzle-begins-here") if at_start else None


def step_of(room: Room, mine: bool) -> LessonStep | None:
    """Where the lesson is, for whoever learns; nothing for those who look on, and at other tables."""
    lesson, play = room.lesson, room.play
    if lesson is None or not mine or isinstance(lesson, Puzzle):
        return None
    asked = lesson.scripted(play) and lesson.stretch(play).asking is not None
    free = lesson.freed(play)
    return LessonStep(
        id=lesson.id,
        name=said(lesson.name()),
        part=lesson.part(play),
        parts=lesson.parts,
        sayings=[
            LessonSaying(said(lesson.message(saying, play)), list(saying.objects)) for saying in lesson.sayings(play)
        ],
        waits="choose" if asked else "play" if free else "read" if lesson.scripted(play) else "end",
        keys=lesson.wanted(play),
        goal=said(lesson.message(lesson.goal, play)) if free and lesson.goal else None,
    )
