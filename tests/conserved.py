"""What can neither appear nor vanish in each game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from regalia.engine.table import Table
from regalia.games.valeria.cards import EXHAUSTED
from regalia.games.valeria.table import ValeriaTable
from regalia.testing import Conserved, cards_in_zones


def valeria(table: Table[Any]) -> Counter[str]:
    assert isinstance(table, ValeriaTable)
    cards = cards_in_zones(table)
    cards.update(cover for cover in table.covers.values() if cover != EXHAUSTED)
    return cards


def bellum_magica(table: Table[Any]) -> Counter[str]:
    """Everything but the secret orders, which are no cards of the box."""
    return Counter({card: n for card, n in cards_in_zones(table).items() if not card.startswith("order_")})


CONSERVED: dict[str, Conserved] = {
    "valeria": valeria,
    "bellum_magica": bellum_magica,
    "wonderful_kingdom": cards_in_zones,
    "viscounts": cards_in_zones,
}
