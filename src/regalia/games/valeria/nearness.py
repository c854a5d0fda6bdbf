"""How near the end of a game of Valeria is: exhausted stacks, slain monsters, built domains."""

from __future__ import annotations

from typing import Final

from regalia.engine.game import Nearness
from regalia.engine.messages import say
from regalia.games.valeria.cards import FIRST_CITIZEN, FIRST_DOMAIN
from regalia.games.valeria.table import ValeriaTable

STACKS_OF_A_KIND: Final = 5
"""So many stacks of monsters lie in the centre, and so many of domains."""


def nearness(table: ValeriaTable) -> Nearness:
    """The condition that is nearest: stacks that are exhausted, or a whole row of monsters or domains that is gone."""
    if table.final_round:
        return Nearness(1.0, say("valeria-near-last-round"))
    exhausted, needed = len(table.covers), table.stacks_to_end()
    rows = {"monsters": table.grid[:FIRST_CITIZEN]}
    if not table.solo:
        rows["domains"] = table.grid[FIRST_DOMAIN:]
    gone = {row: sum(not stack for stack in stacks) for row, stacks in rows.items()}
    row = max(gone, key=lambda name: gone[name])
    if gone[row] / STACKS_OF_A_KIND > exhausted / needed:
        return Nearness(gone[row] / STACKS_OF_A_KIND, say(f"valeria-near-{row}", n=gone[row], of=STACKS_OF_A_KIND))
    return Nearness(min(1.0, exhausted / needed), say("valeria-near-exhausted", n=exhausted, of=needed))
