"""What each game's squire wishes for, and what counts in each game."""

from __future__ import annotations

from typing import Any

from regalia.bots.bellum_magica.squire import BellumSquire
from regalia.bots.bellum_magica.traits import BellumTraits
from regalia.bots.learned import Traits
from regalia.bots.priorities import Squire
from regalia.bots.valeria.squire import ValeriaSquire
from regalia.bots.valeria.traits import ValeriaTraits
from regalia.bots.viscounts.squire import ViscountsSquire
from regalia.bots.viscounts.traits import ViscountsTraits
from regalia.bots.wonderful_kingdom.squire import KingdomSquire
from regalia.bots.wonderful_kingdom.traits import KingdomTraits

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
