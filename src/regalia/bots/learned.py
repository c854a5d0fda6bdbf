"""Judging a table by what was learned from many games: what each trait of a seat comes to in the end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regalia.bots.priorities import Squire
from regalia.bots.search import Judge
from regalia.engine.decisions import Act
from regalia.engine.game import Game
from regalia.engine.table import Table

T = TypeVar("T", bound=Table[Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits(Generic[T]):
    """What there is to see of a seat in numbers: its points, its goods, what it will earn."""

    names: ClassVar[tuple[str, ...]] = ()

    def ahead(self, table: T) -> float:
        """How much of the game is still to come: 1 at its start, 0 at its end."""
        raise NotImplementedError(type(self).__name__)

    def rows(self, table: T) -> list[list[float]]:
        """For each seat on the score sheets its traits, in the order of ``names``."""
        raise NotImplementedError(type(self).__name__)


class Weights:
    """How many points traits come to: at the end of the game, and by how much more for what is still ahead."""

    __slots__ = ("at_end", "for_ahead", "spread", "start")

    def __init__(
        self, at_end: list[float], for_ahead: list[float], spread: tuple[float, float], start: tuple[float, float]
    ) -> None:
        self.at_end = at_end
        self.for_ahead = for_ahead
        self.spread = spread
        """How many points of lead make a win about three times as likely."""
        self.start = start
        """What everybody scores, whatever their traits are."""


class LearnedJudge(Judge[Table[Any]]):
    """Wishes what the game's squire wishes, and adds up what the traits of each seat are known to come to."""

    def __init__(self, game: Game, squire: Squire[Any], traits: Traits[Any], weights: Weights) -> None:
        self.game = game
        self.squire = squire
        self.traits = traits
        self.weights = weights

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        return wishes_of(self.squire, table, seat, acts)

    def standing(self, table: Table[Any]) -> list[float]:
        if table.over:
            return outcome(self.game, table)
        ahead, weights = self.traits.ahead(table), self.weights
        worths = [end + ahead * more for end, more in zip(weights.at_end, weights.for_ahead, strict=True)]
        start = weights.start[0] + ahead * weights.start[1]
        hopes = []
        for row in self.traits.rows(table):
            hope = start
            for worth, trait in zip(worths, row, strict=True):
                hope += worth * trait
            hopes.append(hope)
        return chances(hopes, weights.spread[0] + ahead * weights.spread[1])


HALF_WON = 80.0
"""With nobody to compare with: the points at which a game alone looks half won."""


def wishes_of(squire: Squire[Any], table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
    """What a squire would wish for at a table that goes on changing: it may remember a table, so it sees a copy."""
    seen = table.clone()
    return [squire.wish(seen, seat, act) for act in acts]


def chances(points: Sequence[float], spread: float) -> list[float]:
    """Each seat's chance to win, by the points that all are expected to have."""
    if len(points) == 1:
        return [1 / (1 + math.exp((HALF_WON - points[0]) / (2 * spread)))]
    most = max(points)
    weights = [math.exp((each - most) / spread) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def outcome(game: Game, table: Table[Any]) -> list[float]:
    """Who has won a game that is over; a shared victory is shared."""
    winners = game.winners(table)
    return [(sheet.seat in winners) / max(1, len(winners)) for sheet in game.sheets(table)]
