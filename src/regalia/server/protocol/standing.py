"""What is said about how a table stands: points, the end, what lies open, and where a lesson is."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class Said(Struct, frozen=True):
    """A message before it is put into a language: its id in the .ftl files, its arguments, and which card it names."""

    id: str
    args: dict[str, int | str | Said | list[Said]]
    card: str | UnsetType = UNSET


class SheetLine(Struct, frozen=True):
    """Points of one category."""

    name: Said
    points: int


class Running(Struct, frozen=True):
    """The points of a seat as far as this connection can see them, with the categories that have brought any;
    ``hidden``: something that scores is not seen."""

    seat: int
    points: int
    hidden: bool
    lines: list[SheetLine]


class Nearness(Struct, frozen=True):
    """How near the end of the game is: how much of the way has been gone, from 0 to 1, and what that is measured by."""

    part: float
    said: Said


class TableFact(Struct, frozen=True):
    """What lies open on the table beyond cards and counters, in words: «Captain», «Anna»; whose it is, or -1."""

    owner: int
    name: Said
    what: Said


class Series(Struct, frozen=True):
    """A series of games of one company: whoever wins more than half of ``best_of`` has won it. ``game`` counts them
    from 1; ``wins`` are those of each seat."""

    best_of: int
    game: int
    wins: list[int]


class RatingChange(Struct, frozen=True):
    """What a rated game did to the rating of who sits there."""

    seat: int
    before: int
    after: int


class LessonSaying(Struct, frozen=True):
    """Something that is said in a lesson, with the objects that it points at."""

    said: Said
    objects: list[str]


class LessonStep(Struct, frozen=True):
    """Where a lesson is: what is said now, and what it waits for. ``choose``: that the learner chooses one of the
    ``keys``; ``read``: that all is read (``read_on``); ``play``: that free play reaches the ``goal``; ``end``: nothing.
    """

    id: str
    name: Said
    part: int
    parts: int
    sayings: list[LessonSaying]
    waits: Literal["choose", "read", "play", "end"]
    keys: list[str]
    goal: Said | None


class PuzzleHint(Struct, frozen=True):
    """A hint to a puzzle, with the options that it names."""

    said: Said
    keys: list[str]


class PuzzleStep(Struct, frozen=True):
    """Where a puzzle is: its hints from the vaguest on as long as it is not solved, then the reasons for the answer."""

    id: str
    name: Said
    grade: int
    themes: list[str]
    made: int
    solved: bool
    said: Said
    hints: list[PuzzleHint]
    reasons: list[Said]
