"""What counts in Viscounts: points, goods, workers, and how many icons the cards bring to the board."""

from __future__ import annotations

from typing import ClassVar

from regalia.bots.learned import Traits
from regalia.bots.values.viscounts import ViscountsSquire
from regalia.games.viscounts.board import TOGETHER
from regalia.games.viscounts.scoring import resources, sheets
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.turn import PLACES_FOR_CARDS
from regalia.games.viscounts.viscount import Viscount

WHOLE_GAME = 20.0
"""About how many turns a game has."""


class ViscountsTraits(Traits[ViscountsTable]):
    """A viscount in numbers, a solo opponent too."""

    names: ClassVar[tuple[str, ...]] = (
        "active", "points", "silver", "resources", "workers", "yard", "hall", "keep", "pairs", "built", "lasting",
        "manuscripts", "bonuses", "debts", "paid", "deeds", "approved", "corruption", "virtue", "leader", "cards",
        "hand", "merchants", "working", "main_kind", "criminals",
    )  # fmt: skip

    def __init__(self) -> None:
        self.squire = ViscountsSquire()

    def ahead(self, table: ViscountsTable) -> float:
        return min(1.0, self.squire.turns_to_come(table) / WHOLE_GAME)

    def rows(self, table: ViscountsTable) -> list[list[float]]:
        points = [sheet.total for sheet in sheets(table)]
        return [self.row(table, me, points[seat]) for seat, me in enumerate(table.courts)]

    def row(self, table: ViscountsTable, me: Viscount, points: int) -> list[float]:
        """The traits of one viscount."""
        cards = max(1, me.card_count())
        shown = PLACES_FOR_CARDS / cards
        merchants, builders, nobles, clerics, criminals = [
            shown * own + lasting for own, lasting in zip(me.icons, me.permanent, strict=True)
        ]
        return [
            1.0 if table.active == me.seat else 0.0,
            float(points),
            float(me.silver),
            float(resources(me)),
            float(me.workers),
            float(sum(me.yard)),
            float(sum(me.hall)),
            float(me.keep),
            float(me.yard.count(TOGETHER - 1)),
            float(len(me.built)),
            float(sum(me.permanent)),
            float(len(me.manuscripts)),
            float(len(me.bonuses)),
            float(me.debts),
            float(me.paid),
            float(me.deeds),
            float(me.approved),
            float(me.corruption),
            float(me.virtue),
            1.0 if table.leader == me.seat else 0.0,
            float(cards),
            float(len(me.hand)),
            merchants,
            builders + nobles + clerics,
            max(builders, nobles, clerics),
            criminals,
        ]
