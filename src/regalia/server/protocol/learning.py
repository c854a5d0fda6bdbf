"""What the protocol says of puzzles and daily kingdoms."""

from __future__ import annotations

from msgspec import Struct

from regalia.server.protocol.standing import Said


class Puzzle(Struct, frozen=True):
    """A puzzle: how hard it is from 1 to 5, what it is about, and how many choices the answer has."""

    id: str
    name: Said
    grade: int
    themes: list[str]
    length: int


class Puzzles(Struct, frozen=True):
    """The puzzles of a game, the easiest first."""

    puzzles: list[Puzzle]


class DailyWay(Struct, frozen=True):
    """What is settled for a day with so many players."""

    players: int
    options: dict[str, bool | str | list[str]]


class DailyResult(Struct, frozen=True):
    """How somebody fared: against a bot of this level or alone, with how many points, and the best other's."""

    name: str
    level: str
    points: int
    rival: int | None
    won: bool


class Daily(Struct, frozen=True):
    """The kingdom of a day, the first day that had one, and how people fared, the best first."""

    game: str
    day: str
    first: str
    ways: list[DailyWay]
    results: list[DailyResult]
