"""What each game's squire wishes for."""

from __future__ import annotations

from typing import Any

from regalia.bots.priorities import Squire
from regalia.bots.values.valeria import ValeriaSquire

SQUIRES: dict[str, type[Squire[Any]]] = {"valeria": ValeriaSquire}
