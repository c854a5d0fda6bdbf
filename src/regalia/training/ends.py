"""What the end of a game was worth to those who played it: that they won, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.bots.judges import HALF, LEAD_SCALE
from regalia.bots.learned import LearnedJudge, chances, outcome, reached
from regalia.bots.search import Judge
from regalia.engine.game import Game
from regalia.engine.table import Table


def worth_of_end(game: Game, judge: Judge[Any], table: Table[Any]) -> list[float]:
    """For each player between 0 and 1: half of it for the victory, half for the lead, which says more of a game.

    Alone the lead is that over the opponent, else over the points that are to be reached.
    """
    won = outcome(game, table)
    points = [float(sheet.total) for sheet in game.sheets(table)]
    learned = judge if isinstance(judge, LearnedJudge) else None
    spread = LEAD_SCALE if learned is None else learned.weights.spread_with(HALF)
    if len(points) == 1 and learned is not None:
        by_points = [reached(points[0], learned.traits.goal(table), spread)]
    else:
        by_points = chances(points, spread)
    return [(mine + lead) / 2 for mine, lead in zip(won, by_points, strict=True)][: len(table.players)]


def seen_from(seat: int, worths: Sequence[float]) -> list[float]:
    """The same from a seat on, round the table, as networks tell it."""
    return [*worths[seat:], *worths[:seat]]
