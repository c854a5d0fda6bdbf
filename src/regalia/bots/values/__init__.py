"""What each game's squire wishes for, and how each game's tables are judged."""

from __future__ import annotations

from typing import Any

from regalia.bots.priorities import Squire
from regalia.bots.search import Judge
from regalia.bots.values.valeria import ValeriaJudge, ValeriaSquire

SQUIRES: dict[str, type[Squire[Any]]] = {"valeria": ValeriaSquire}
JUDGES: dict[str, type[Judge[Any]]] = {"valeria": ValeriaJudge}
