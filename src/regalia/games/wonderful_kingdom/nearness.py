"""How near the end of a game of the Wonderful Kingdom is: rounds and their phases."""

from __future__ import annotations

from typing import Final

from regalia.engine.game import Nearness
from regalia.engine.messages import say
from regalia.games.wonderful_kingdom.rounds import ROUNDS
from regalia.games.wonderful_kingdom.table import KingdomTable

PHASES: Final = {"": 0.0, "choice": 0.0, "planning": 0.4, "production": 0.7, "fight": 0.9, "end": 1.0}
"""How much of a round has gone by in each phase."""


def nearness(table: KingdomTable) -> Nearness:
    """Which round it is, and how much of the game has gone by."""
    phase = "production" if table.step >= 0 else table.phase
    part = (max(table.round, 1) - 1 + PHASES.get(phase, 0.0)) / ROUNDS
    return Nearness(min(1.0, part), say("wonderful_kingdom-near-round", n=max(table.round, 1), of=ROUNDS))
