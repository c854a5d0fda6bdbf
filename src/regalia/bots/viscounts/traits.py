"""What counts in Viscounts: points, goods, workers, and how many icons the cards bring to the board."""

from __future__ import annotations

from typing import ClassVar, Final

from regalia.bots.learned import Traits
from regalia.bots.viscounts.squire import ViscountsSquire
from regalia.games.viscounts.board import DEBTS_TO_POVERTY, DEEDS_TO_PROSPERITY, TOGETHER
from regalia.games.viscounts.cards import BONUS_FOR, RIBBON, RIBBONS_FOR_BONUS
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.scoring import majority, poverty_revealed, prosperity_revealed, resources, sheets
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.turn import PLACES_FOR_CARDS

WHOLE_GAME: Final = 20.0
"""About how many turns a game has."""


OPPONENTS: Final = {"builder": (18.0, 3.1), "noble": (0.0, 4.6), "card": (18.5, 3.7), "cleric": (11.0, 4.9)}
"""What a solo opponent still gains: once before the end is near, and for each turn to come; 30 games with each."""


class ViscountsTraits(Traits[ViscountsTable]):
    """A viscount in numbers, a solo opponent too."""

    names: ClassVar[tuple[str, ...]] = (
        "active", "points", "silver", "resources", "workers", "yard", "hall", "keep", "pairs", "built", "lasting",
        "manuscripts", "bonuses", "debts", "paid", "deeds", "approved", "corruption", "virtue", "leader", "cards",
        "hand", "merchants", "builders", "nobles", "clerics", "main_kind", "criminals", "same_ribbons", "most_paid",
        "most_approved", "next_turn",
    )  # fmt: skip

    looks: ClassVar[int] = 3

    def __init__(self) -> None:
        self.squire = ViscountsSquire()

    def comparable(self, table: ViscountsTable) -> bool:
        return not table.played

    def turn(self, table: ViscountsTable) -> int:
        return table.round * len(table.courts) + table.active

    def ahead(self, table: ViscountsTable) -> float:
        return min(1.0, self.squire.turns_to_come(table) / WHOLE_GAME)

    def foregone(self, table: ViscountsTable) -> dict[int, float]:
        automa = table.automa
        if automa is None:
            return {}
        once, each = OPPONENTS[automa.kind]
        gains = each * self.squire.turns_to_come(table) + (0.0 if table.last_round else once)
        return {automa.seat: sheets(table)[automa.seat].total + gains}

    def rows(self, table: ViscountsTable) -> list[list[float]]:
        points = [sheet.total for sheet in sheets(table)]
        paid = majority(table, [me.paid for me in table.courts], not prosperity_revealed(table))
        approved = majority(table, [me.approved for me in table.courts], not poverty_revealed(table))
        # The nearer a card is to being revealed, the more a majority counts that would score then.
        rich = 1.0 - table.deeds_left / DEEDS_TO_PROSPERITY[len(table.players)]
        poor = 1.0 - table.debts_left / DEBTS_TO_POVERTY[len(table.players)]
        return [
            self.row(table, me, points[seat], rich * paid[seat], poor * approved[seat])
            for seat, me in enumerate(table.courts)
        ]

    def row(
        self, table: ViscountsTable, me: Viscount, points: int, most_paid: float, most_approved: float
    ) -> list[float]:
        """The traits of one viscount."""
        self.squire.look(table, me)
        ribbons = [RIBBON[card] for card in me.manuscripts]
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
            builders,
            nobles,
            clerics,
            max(builders, nobles, clerics),
            criminals,
            float(sum([ribbons.count(ribbon) == RIBBONS_FOR_BONUS - 1 for ribbon in BONUS_FOR])),
            most_paid,
            most_approved,
            self.squire.next_turn(table, me, me.row, me.hand, me.space) if me.hand else 0.0,
        ]
