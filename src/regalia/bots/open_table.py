"""A finished game looked at again: all hands lie open, and only what nobody knew is still unknown."""

from __future__ import annotations

from typing import Any, TypeVar

from regalia.engine.chance import MASK, Chance
from regalia.engine.table import Table
from regalia.engine.zones import View

T = TypeVar("T", bound=Table[Any])


class OpenView(View[T]):
    """The table as somebody sees it who looks into every hand, but not into the decks."""

    def guess(self, chance: Chance) -> T:
        """The same hands with the decks shuffled anew and other dice to come."""
        table = self.table.clone()
        unknown: dict[str, list[str]] = {}
        places = []
        for zone in table.zones:
            for holder, owner in zone.holders(table):
                # What even its owner cannot see, nobody can.
                rows = zone.hidden(table, holder, owner, owner)
                if rows:
                    stacks = zone.stacks_of(holder)
                    places.append((zone, holder, stacks, rows))
                    for index, n, back in rows:
                        unknown.setdefault(back, []).extend(stacks[index][:n])
        decks = {back: list(chance.shuffled(cards)) for back, cards in unknown.items()}
        for zone, holder, stacks, rows in places:
            for index, n, back in rows:
                deck = decks[back]
                stacks[index] = (*deck[-n:], *stacks[index][n:])
                del deck[-n:]
            zone.put(holder, stacks)
        table.chance = chance.below(MASK + 1)
        table.advance()
        return table


def open_view(table: T, seat: int) -> OpenView[T]:
    """All hands open, as a seat that is asked would think about it."""
    return OpenView(seat, table, {})
