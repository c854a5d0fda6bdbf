"""What is said over HTTP by the coach: hints, and finished games looked at again."""

from __future__ import annotations

from msgspec import Struct

from regalia.server.protocol.standing import Said


class Hint(Struct, frozen=True):
    """A hint for a seat in three depths: what matters now, these two, this one and why.

    ``kind``, ``pair`` and ``best`` are keys of options; ``wins`` is how often in a hundred the seat would win from
    here.
    """

    seat: int
    wins: int
    kind: list[str]
    pair: list[str]
    best: str
    matters: list[Said]
    these_two: list[Said]
    this_one: list[Said]


class ReviewedChoice(Struct, frozen=True):
    """A choice worth talking about; for every seat ``before + skill + luck = after``.

    ``skill`` is how much worse it was than the best one, ``luck`` what chance made of it. ``better`` is what would have
    been better, if anything, and ``why`` what that would have brought.
    """

    at: int
    seat: int
    choice: Said
    better: Said | None
    why: list[Said]
    before: list[float]
    after: list[float]
    skill: list[float]
    luck: list[float]


class ReviewedSeat(Struct, frozen=True):
    """What moved the chances of a seat in all, and its costliest choices; an automa has a ``name``."""

    seat: int
    name: Said | None
    luck: float
    own_choices: float
    choices_of_others: float
    costliest: list[int]


class Review(Struct, frozen=True):
    """A finished game looked at again: how all stood before the first choice and after each, and why."""

    tries: int
    curve: list[list[float]]
    seats: list[ReviewedSeat]
    turning_points: list[int]
    choices: list[ReviewedChoice]


class Reviewing(Struct, frozen=True):
    """How far a review has come; ask again until it is there."""

    done: int
    of: int
    review: Review | None
