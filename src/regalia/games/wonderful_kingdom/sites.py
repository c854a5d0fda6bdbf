"""Cards in construction: a card, which copy of it, what it still lacks, and whether it is frozen.

A site is one word, so that a player's construction area is plain data: «barracks=200000» is the Barracks that lack two
materials; «farm.2=200000» is a second Farm. The digits follow the order of kinds. A star marks a card that an Ice Giant
lies under, an exclamation mark one that cannot be thrown away.
"""

from __future__ import annotations

from typing import Final

from regalia.games.wonderful_kingdom.cards import COST
from regalia.games.wonderful_kingdom.words import KINDS

FROZEN: Final = "*"
BOUND: Final = "!"


class SiteFacts:
    """What a site's word says, and the words it becomes when one slot is filled."""

    __slots__ = ("after", "bound", "card", "copy", "frozen", "full", "missing", "name", "site")

    def __init__(self, site: str) -> None:
        self.site = site
        self.name, _, state = site.partition("=")
        self.card, _, copy = self.name.partition(".")
        self.copy = int(copy or 1)
        self.frozen = state.endswith(FROZEN)
        self.bound = state.endswith(BOUND)
        self.missing = tuple(int(digit) for digit in state.rstrip(FROZEN + BOUND))
        self.full = not any(self.missing)
        self.after = tuple(self._with_one_more(kind) for kind in range(len(KINDS)))
        """The site with one more slot of each kind filled; nothing where none is free."""

    def _with_one_more(self, kind: int) -> str:
        if not self.missing[kind]:
            return ""
        left = (*self.missing[:kind], self.missing[kind] - 1, *self.missing[kind + 1 :])
        return word(self.name, left, self.mark)

    @property
    def mark(self) -> str:
        """The sign at the end of the word."""
        return FROZEN if self.frozen else BOUND if self.bound else ""


class SiteBook(dict[str, SiteFacts]):
    """Every site that has come up so far."""

    def __missing__(self, site: str) -> SiteFacts:
        facts = self[site] = SiteFacts(site)
        return facts


SITES: Final = SiteBook()


def word(name: str, missing: tuple[int, ...], mark: str = "") -> str:
    """The word for a site."""
    return f"{name}={''.join(str(n) for n in missing)}{mark}"


NEW: Final = {card: word(card, cost) for card, cost in COST.items()}
"""Each card as it lies when its construction begins."""


def copy_name(card: str, copy: int) -> str:
    """What a copy of a card in construction is called."""
    return card if copy == 1 else f"{card}.{copy}"


def frozen(site: str) -> str:
    """The site with an Ice Giant under it."""
    return site + FROZEN


def thawed(site: str) -> str:
    """The site without its Ice Giant."""
    return site.rstrip(FROZEN)
