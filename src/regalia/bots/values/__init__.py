"""What each game's squire wishes for, and how each game's tables are judged."""

from __future__ import annotations

from typing import Any

from regalia.bots.priorities import Squire
from regalia.bots.search import Judge
from regalia.bots.values.bellum_magica import BellumSquire
from regalia.bots.values.valeria import ValeriaJudge, ValeriaSquire
from regalia.bots.values.viscounts import ViscountsSquire
from regalia.bots.values.wonderful_kingdom import KingdomSquire

SQUIRES: dict[str, type[Squire[Any]]] = {
    "bellum_magica": BellumSquire,
    "valeria": ValeriaSquire,
    "viscounts": ViscountsSquire,
    "wonderful_kingdom": KingdomSquire,
}
JUDGES: dict[str, type[Judge[Any]]] = {"valeria": ValeriaJudge}
