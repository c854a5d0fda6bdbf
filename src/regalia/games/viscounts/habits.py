"""What a solo opponent does whenever there is a choice, in words beside its board: so that it can be predicted."""

from __future__ import annotations

from typing import Final

from regalia.engine.messages import Message, say
from regalia.games.viscounts.cards import AUTOMAS, AutomaBoard
from regalia.games.viscounts.words import named

LIKE_ALL: Final[tuple[str, ...]] = (
    "viscounts-habit-builds",
    "viscounts-habit-workers",
    "viscounts-habit-transcribes",
    "viscounts-habit-dismisses",
    "viscounts-habit-flips",
    "viscounts-habit-effects",
    "viscounts-habit-criminals",
    "viscounts-habit-collision",
    "viscounts-habit-end",
)
"""What all four of them do."""


def habits_of(kind: str) -> tuple[Message, ...]:
    """The habits of an opponent: its resources first, and last the schemes that it plays without."""
    board = AUTOMAS[kind]
    without = say("viscounts-habit-without", cards=tuple(named(card) for card in board.without))
    return *resources_of(board), *(say(id) for id in LIKE_ALL), without


def resources_of(board: AutomaBoard) -> tuple[Message, ...]:
    """Which resource it takes when it may choose, and what it pays with."""
    if not board.prefers:
        return (say("viscounts-habit-any-resource"),)
    first, second, third = (say(f"viscounts-habit-kind-{resource}") for resource in board.prefers)
    one, two = board.until
    order = say("viscounts-habit-resources", first=first, one=one, second=second, two=two, third=third)
    return order, say("viscounts-habit-pays")
