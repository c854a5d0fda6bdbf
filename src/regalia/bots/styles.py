"""Bots with a taste: what their style likes seems worth more points to them than it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.bots.priorities import Squire
from regalia.bots.search import Judge
from regalia.engine.decisions import Act
from regalia.engine.table import Table

Style = Mapping[str, float]
"""How many points more acts seem worth, by the verb of their keys («slay») or by a whole key («tuck:left»)."""


def liking(style: Style, act: Act[Any]) -> float:
    """How much a style likes an act."""
    key: str = act.key
    return style[key] if key in style else style.get(key.partition(":")[0], 0.0)


class StyledSquire(Squire[Table[Any]]):
    """A squire with a taste."""

    def __init__(self, squire: Squire[Any], style: Style) -> None:
        self.squire = squire
        self.style = style

    def forget(self) -> None:
        self.squire.forget()

    def wish(self, table: Table[Any], seat: int, act: Act[Any]) -> float:
        return self.squire.wish(table, seat, act) + liking(self.style, act)


class StyledJudge(Judge[Table[Any]]):
    """Judges what comes of it as soberly as ever, but looks first and longest at what it likes."""

    def __init__(self, judge: Judge[Any], style: Style) -> None:
        self.judge = judge
        self.style = style

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        wishes = self.judge.wishes(table, seat, acts)
        return [wish + liking(self.style, act) for wish, act in zip(wishes, acts, strict=True)]

    def win_chances(self, table: Table[Any]) -> list[float]:
        return self.judge.win_chances(table)

    def turn(self, table: Table[Any]) -> int:
        return self.judge.turn(table)
