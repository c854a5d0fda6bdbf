"""The score sheet of a game as it is filled in by hand at a real table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Needs = Mapping[str, tuple[str | bool, ...]]
"""Options on which something depends, each with the values with which it counts."""


class Sometimes:
    """Something that counts only with some numbers of ``players`` (none named: all), and if the options in ``needs``
    have one of the values named there."""

    __slots__ = ("needs", "players")

    def __init__(self, players: tuple[int, ...] = (), needs: Needs | None = None) -> None:
        self.players = players
        self.needs: Needs = needs or {}

    def counts(self, players: int, options: Mapping[str, object]) -> bool:
        """Whether it counts in a game of so many players with these settled options."""
        if self.players and players not in self.players:
            return False
        return all(options[name] in values for name, values in self.needs.items())


class PadRow(Sometimes):
    """A line of the sheet, by the message that names it: what is written there counts ``each`` points for each ``per``.

    ``whose`` says who has such a line, ``start`` what stands there at first, ``most`` how much can.
    """

    __slots__ = ("each", "most", "name", "per", "start", "whose")

    def __init__(
        self,
        name: str,
        each: int = 1,
        *,
        per: int = 1,
        most: int | None = None,
        start: int = 0,
        whose: Literal["all", "players", "automa"] = "all",
        players: tuple[int, ...] = (),
        needs: Needs | None = None,
    ) -> None:
        super().__init__(players, needs)
        self.name = name
        self.each = each
        self.per = per
        self.most = most
        self.start = start
        self.whose = whose


class PadTie(Sometimes):
    """What decides between equals: more of it is better, or fewer."""

    __slots__ = ("fewer", "name")

    def __init__(self, name: str, *, fewer: bool = False, players: tuple[int, ...] = ()) -> None:
        super().__init__(players)
        self.name = name
        self.fewer = fewer


class PadCondition(Sometimes):
    """What must be so for somebody to have won at all."""

    __slots__ = ("name",)

    def __init__(self, name: str, *, players: tuple[int, ...] = (), needs: Needs | None = None) -> None:
        super().__init__(players, needs)
        self.name = name


class PadMedals(Sometimes):
    """Alone: the points for bronze, silver and gold."""

    __slots__ = ("points",)

    def __init__(self, points: tuple[int, int, int], *, needs: Needs | None = None) -> None:
        super().__init__((1,), needs)
        self.points = points


class Pad:
    """The whole sheet with all modules; ``automa_wins_ties`` is how it ends if a player alone is equal to it."""

    __slots__ = ("automa_wins_ties", "conditions", "medals", "rows", "ties")

    def __init__(
        self,
        rows: tuple[PadRow, ...],
        ties: tuple[PadTie, ...] = (),
        conditions: tuple[PadCondition, ...] = (),
        medals: tuple[PadMedals, ...] = (),
        automa_wins_ties: bool = True,
    ) -> None:
        self.rows = rows
        self.ties = ties
        self.conditions = conditions
        self.medals = medals
        self.automa_wins_ties = automa_wins_ties
