"""Effects as rows of pictures: what every game's signs are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple


class Sign(NamedTuple):
    """One picture in the row that shows an effect: an amount, a badge, a card's name, an icon, a die or a mark."""

    what: Literal["amount", "badge", "card", "icon", "die", "word", "mark"]
    name: str
    n: int = 0


Signs = tuple[Sign, ...]

AND, OR, TO = Sign("mark", "and"), Sign("mark", "or"), Sign("mark", "to")
EACH: Final = Sign("mark", "per")
BREAK: Final = Sign("mark", "break")
"""What follows stands in a line of its own."""


def amounts(pairs: Iterable[tuple[str, int]]) -> Signs:
    """Each kind with its number; none of a kind is not shown."""
    return tuple(Sign("amount", kind, n) for kind, n in pairs if n)


def joined(rows: Iterable[Signs], mark: Sign) -> Signs:
    """Several rows with a mark between them."""
    signs: list[Sign] = []
    for row in rows:
        if signs:
            signs.append(mark)
        signs += row
    return tuple(signs)
