"""How any game is judged: by its own judge where it has one, else by its squire's wishes and its score sheets."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from regalia.bots.priorities import Squire
from regalia.bots.search import Judge
from regalia.bots.values import JUDGES, SQUIRES
from regalia.engine.decisions import Act
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say
from regalia.engine.table import Table

WARMTH = 8.0
"""How many points of lead make a win about three times as likely."""
PATIENCE = 60
"""After how many more choices the points are compared: what was paid for needs time to pay back.

Compared at once or after a few choices, points alone mislead: such a search lost to its own squire.
"""
HALF_WON = 60.0
"""With nobody to compare with: the points at which a game alone looks half won."""


class SheetJudge(Judge[Table[Any]]):
    """Wishes what the game's squire wishes, lets squires play on for a while, and then compares the score sheets."""

    def __init__(self, game: Game, squire: Squire[Any], patience: int = PATIENCE, warmth: float = WARMTH) -> None:
        self.game = game
        self.squire = squire
        self.patience = patience
        self.warmth = warmth

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        # A squire may remember what it thought of a table; this one goes on changing, so it is shown a copy.
        seen = table.clone()
        return [self.squire.wish(seen, seat, act) for act in acts]

    def standing(self, table: Table[Any]) -> list[float]:
        later = table.clone()
        play_on(self, later, self.patience)
        return standing_by_sheets(self.game, later, self.warmth)


def play_on(judge: Judge[Any], table: Table[Any], choices: int) -> None:
    """Let every seat do what it wishes for most, for so many choices or until the game is over."""
    for _ in range(choices):
        if not table.asked:
            return
        do_wished(judge, table, table.asked[0][0])


def do_wished(judge: Judge[Any], table: Table[Any], seat: int) -> None:
    """Let a seat that is asked do what it wishes for most."""
    acts = table.options_of(seat)
    wishes = judge.wishes(table, seat, acts)
    table.choose(seat, acts[wishes.index(max(wishes))])


def standing_by_sheets(game: Game, table: Table[Any], warmth: float) -> list[float]:
    """Each seat's chance to win as the points stand now; exact when the game is over."""
    sheets = game.sheets(table)
    if table.over:
        winners = game.winners(table)
        return [(sheet.seat in winners) / max(1, len(winners)) for sheet in sheets]
    totals = [sheet.total for sheet in sheets]
    if len(totals) == 1:
        return [1 / (1 + math.exp((HALF_WON - totals[0]) / (2 * warmth)))]
    most = max(totals)
    weights = [math.exp((total - most) / warmth) for total in totals]
    return [weight / sum(weights) for weight in weights]


def has_judge(game: Game) -> bool:
    """Whether anybody knows enough about a game to think ahead in it."""
    return game.id in JUDGES or game.id in SQUIRES


def judge_of(game: Game, patience: int = PATIENCE) -> Judge[Any]:
    """The judge of a game; refuses a game that nobody knows anything about."""
    if not has_judge(game):
        raise Refused(say("coach-no-judge", game=game.name()))
    return JUDGES[game.id]() if game.id in JUDGES else SheetJudge(game, SQUIRES[game.id](), patience)
