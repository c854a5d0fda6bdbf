"""How any game is judged: by what was learned of it, else by its squire and score sheets, else by its rules alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regalia.bots.knowledge import Knowledge, knowledge_of
from regalia.bots.learned import LearnedJudge, chances, do_wished, outcome, wishes_of
from regalia.bots.priorities import Squire
from regalia.bots.search import Judge
from regalia.bots.weights import weights_of
from regalia.engine.decisions import Act
from regalia.engine.game import Game
from regalia.engine.table import Table

LEAD_SCALE: Final = 8.0
"""How many points of lead make a win about three times as likely (the scale of a logistic curve)."""
PATIENCE: Final = 60
"""After how many more choices the points are compared: what was paid for needs time to pay back.

Compared at once or after a few choices, points alone mislead: such a search lost to its own squire.
"""
HALF: Final = 0.5
"""Seen from the middle of a game its end is mostly luck: a lead there counts as one with half of the game ahead."""


class SheetJudge(Judge[Table[Any]]):
    """Wishes what the game's squire wishes, lets squires play on for a while, and then compares the score sheets."""

    def __init__(self, game: Game, squire: Squire[Any], patience: int = PATIENCE, scale: float = LEAD_SCALE) -> None:
        self.game = game
        self.squire = squire
        self.patience = patience
        self.scale = scale

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        return wishes_of(self.squire, table, seat, acts)

    def win_chances(self, table: Table[Any]) -> list[float]:
        later = table.clone()
        play_on(self, later, self.patience)
        return by_sheets(self.game, later, self.scale)


class RulesJudge(Judge[Table[Any]]):
    """Knows nothing but the rules: any act is as welcome, and a table is as good as what comes of it by chance.

    So a game that gives nothing to bots has some all the same (Monte Carlo search with random playouts).
    """

    def __init__(self, game: Game, patience: int = PATIENCE, scale: float = LEAD_SCALE) -> None:
        self.game = game
        self.patience = patience
        self.scale = scale

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        return [0.0] * len(acts)

    def pick(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> int:
        return table.draw(len(acts))

    def win_chances(self, table: Table[Any]) -> list[float]:
        later = table.clone()
        play_on(self, later, self.patience)
        return by_sheets(self.game, later, self.scale)


class FarJudge(Judge[Table[Any]]):
    """Believes half in what another judge sees in a table, and half in how the game ends when all follow its wishes.

    What a judge sees is steady and a little wrong; how one game ends is right on average and mostly luck. Together they
    mislead less than either alone.
    """

    def __init__(self, game: Game, near: Judge[Any], spread: float) -> None:
        self.game = game
        self.near = near
        self.spread = spread
        """How many points of lead in the end speak three to one for what led to it."""

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        return self.near.wishes(table, seat, acts)

    def win_chances(self, table: Table[Any]) -> list[float]:
        now = self.near.win_chances(table)
        if table.over:
            return now
        return [(near + far) / 2 for near, far in zip(now, self.in_the_end(table), strict=True)]

    def turn(self, table: Table[Any]) -> int:
        return self.near.turn(table)

    def in_the_end(self, table: Table[Any]) -> list[float]:
        """How the game goes on; a victory counts by its lead, which says more than the victory alone."""
        later = table.clone()
        play_to_the_end(self.near, later)
        if len(later.players) > 1:
            return chances([sheet.total for sheet in self.game.sheets(later)], self.spread)
        return self.near.win_chances(later)


def play_on(judge: Judge[Any], table: Table[Any], choices: int) -> None:
    """Let every seat do what it wishes for most, for so many choices or until the game is over."""
    for _ in range(choices):
        if not table.asked:
            return
        do_wished(judge, table, table.asked[0][0])


def play_to_the_end(judge: Judge[Any], table: Table[Any]) -> None:
    """Let every seat do what it wishes for most until the game is over."""
    while table.asked:
        do_wished(judge, table, table.asked[0][0])


def by_sheets(game: Game, table: Table[Any], scale: float) -> list[float]:
    """Each seat's chance to win by the points that it has now; who has won, if the game is over."""
    if table.over:
        return outcome(game, table)
    return chances([sheet.total for sheet in game.sheets(table)], scale)


def judge_of(game: Game, patience: int = PATIENCE, known: Knowledge | None = None) -> Judge[Any]:
    """The judge of a game, who knows as much about it as there is to know, or as an earlier version knew."""
    known = known or knowledge_of(game)
    if known.squire is None:
        return RulesJudge(game, patience)
    squire: Squire[Any] = known.squire()
    if known.traits is None:
        return SheetJudge(game, squire, patience)
    return LearnedJudge(game, squire, known.traits(), weights_of(game, known.traits, known.learned))


def far_judge_of(game: Game, known: Knowledge | None = None) -> Judge[Any]:
    """The judge of a game who also looks how each table ends; it takes longer, and sees more."""
    near = judge_of(game, known=known)
    spread = near.weights.spread_with(HALF) if isinstance(near, LearnedJudge) else LEAD_SCALE
    return FarJudge(game, near, spread)
