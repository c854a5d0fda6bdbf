"""What each game's squire wishes for, what counts in each game, and how its tables are judged."""

from __future__ import annotations

from typing import Any

from regalia.bots.learned import Traits
from regalia.bots.priorities import Squire
from regalia.bots.search import Judge
from regalia.bots.values.bellum_magica import BellumSquire
from regalia.bots.values.bellum_magica_traits import BellumTraits
from regalia.bots.values.valeria import ValeriaJudge, ValeriaSquire
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
JUDGES: dict[str, type[Judge[Any]]] = {"valeria": ValeriaJudge}
TRAITS: dict[str, type[Traits[Any]]] = {
    "bellum_magica": BellumTraits,
    "viscounts": ViscountsTraits,
    "wonderful_kingdom": KingdomTraits,
}
