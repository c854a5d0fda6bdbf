"""Judging a table by what was learned from many games: what each trait of a seat comes to in the end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regalia.bots.priorities import Squire
from regalia.bots.search import Judge
from regalia.engine.decisions import Act
from regalia.engine.game import Game
from regalia.engine.table import Table

T = TypeVar("T", bound=Table[Any])

HALF_WON: Final = 80.0
"""Alone, where the game names no goal: the points at which it looks half won."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits(Generic[T]):
    """What there is to see of a seat in numbers: its points, its goods, what it will earn."""

    names: ClassVar[tuple[str, ...]] = ()

    looks: ClassVar[int] = 12
    """One table in so many is looked at when weights are learned."""

    def comparable(self, table: T) -> bool:
        """Whether it can be told here how seats stand, and not only when what was begun is done."""
        return True

    def ahead(self, table: T) -> float:
        """How much of the game is still to come: 1 at its start, 0 at its end."""
        raise NotImplementedError(type(self).__name__)

    def turn(self, table: T) -> int:
        """Which turn it is: while the number stays, a seat's choices belong together. Negative, if nobody can say."""
        return -1

    def goal(self, table: T) -> float:
        """Alone, with nobody to compare with: the points that are to be reached."""
        return HALF_WON

    def foregone(self, table: T) -> dict[int, float]:
        """The seats whose points in the end are known without traits: solo opponents who play on by themselves."""
        return {}

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

    def spread_with(self, ahead: float) -> float:
        """How many points of lead make a win about three times as likely, with so much of the game ahead."""
        return self.spread[0] + ahead * self.spread[1]


class LearnedJudge(Judge[Table[Any]]):
    """Wishes what the game's squire wishes, and adds up what the traits of each seat are known to come to."""

    def __init__(self, game: Game, squire: Squire[Any], traits: Traits[Any], weights: Weights) -> None:
        self.game = game
        self.squire = squire
        self.traits = traits
        self.weights = weights

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        return wishes_of(self.squire, table, seat, acts)

    def win_chances(self, table: Table[Any]) -> list[float]:
        if not self.traits.comparable(table):
            table = self.done(table)
        if table.over:
            return self.end(table)
        ahead, weights = self.traits.ahead(table), self.weights
        worths = [end + ahead * more for end, more in zip(weights.at_end, weights.for_ahead, strict=True)]
        start = weights.start[0] + ahead * weights.start[1]
        hopes = []
        for row in self.traits.rows(table):
            hope = start
            for worth, trait in zip(worths, row, strict=True):
                hope += worth * trait
            hopes.append(hope)
        for seat, hope in self.traits.foregone(table).items():
            hopes[seat] = hope
        spread = weights.spread_with(ahead)
        return chances(hopes, spread) if len(hopes) > 1 else [reached(hopes[0], self.traits.goal(table), spread)]

    def turn(self, table: Table[Any]) -> int:
        return self.traits.turn(table)

    def done(self, table: Table[Any]) -> Table[Any]:
        """The table after what was begun is done, as the squire would do it."""
        later = table.clone()
        while later.asked and not self.traits.comparable(later):
            do_wished(self, later, later.asked[0][0])
        return later

    def end(self, table: Table[Any]) -> list[float]:
        """Who has won; alone a victory is the better the more points it has, as medals say."""
        result = outcome(self.game, table)
        if len(result) > 1:
            return result
        points = self.game.sheets(table)[0].total
        return [result[0] * reached(points, self.traits.goal(table), self.weights.spread_with(0.0))]


def do_wished(judge: Judge[Any], table: Table[Any], seat: int) -> None:
    """Let a seat that is asked do what it wishes for most."""
    acts = table.options_of(seat)
    table.choose(seat, acts[judge.pick(table, seat, acts) if len(acts) > 1 else 0])


def wishes_of(squire: Squire[Any], table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
    """What a squire would wish for at a table that goes on changing."""
    squire.forget()
    return [squire.wish(table, seat, act) for act in acts]


def chances(points: Sequence[float], spread: float) -> list[float]:
    """Each seat's chance to win, by the points that all are expected to have."""
    if len(points) == 1:
        return [reached(points[0], HALF_WON, spread)]
    most = max(points)
    weights = [math.exp((each - most) / spread) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def reached(points: float, goal: float, spread: float) -> float:
    """The chance to reach a goal alone, by the points that are expected."""
    return 1 / (1 + math.exp((goal - points) / (2 * spread)))


def outcome(game: Game, table: Table[Any]) -> list[float]:
    """Who has won a game that is over; a shared victory is shared."""
    winners = game.winners(table)
    return [(sheet.seat in winners) / max(1, len(winners)) for sheet in game.sheets(table)]
