"""What each game's squire wishes for, and what counts in each game."""

from __future__ import annotations

from typing import Any

from regalia.bots.learned import Traits
from regalia.bots.priorities import Squire
from regalia.bots.values.bellum_magica import BellumSquire
from regalia.bots.values.bellum_magica_traits import BellumTraits
from regalia.bots.values.valeria import ValeriaSquire
from regalia.bots.values.valeria_traits import ValeriaTraits
from regalia.bots.values.viscounts import ViscountsSquire
from regalia.bots.values.viscounts_traits import ViscountsTraits
from regalia.bots.values.wonderful_kingdom import KingdomSquire
from regalia.bots.values.wonderful_kingdom_traits import KingdomTraits

SQUIRES: dict[str, type[Squire[Any]]] = {
    "bellum_magica": BellumSquire,
    "valeria": ValeriaSquire,
    "viscounts": ViscountsSquire,
    "wonderful_kingdom": KingdomSquire,
}
TRAITS: dict[str, type[Traits[Any]]] = {
    "bellum_magica": BellumTraits,
    "valeria": ValeriaTraits,
    "viscounts": ViscountsTraits,
    "wonderful_kingdom": KingdomTraits,
}
