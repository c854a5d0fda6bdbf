"""Cards in construction: which card and which copy of it, what it still lacks, and whether it is frozen or bound."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.engine.remembering import when_forgetting
from regalia.engine.table import Value
from regalia.games.wonderful_kingdom.cards import COST
from regalia.games.wonderful_kingdom.words import KINDS, SOLDIERS

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.placing import SiteActs

Missing = tuple[int, ...]
"""How many slots of each kind are empty, in the order of kinds."""


class Site(Value):
    """A card in construction. There is one record for each state of each site, so the same state is the same record.

    A menace lies under a ``frozen`` one; a ``bound`` one cannot be thrown away.
    """

    __slots__ = (
        "_filled", "acts", "bound", "card", "copy", "cubes_missing", "frozen", "full", "loose", "missing", "name",
    )  # fmt: skip

    def __init__(self, card: str, copy: int, missing: Missing, frozen: bool, bound: bool) -> None:
        self.card = card
        self.copy = copy
        self.missing = missing
        self.frozen = frozen
        self.bound = bound
        self.name = card if copy == 1 else f"{card}.{copy}"
        """What it is called among the sites of its player: the second Farm is «farm.2»."""
        self.full = not any(missing)
        self.cubes_missing = sum(missing[:SOLDIERS])
        """How many slots are empty that krystallium fits on: all but those for soldiers."""
        self.loose = not (frozen or bound)
        """Whether it can be thrown away."""
        self._filled: list[Site | None] = [None] * len(KINDS)
        self.acts: SiteActs | None = None
        """What can be done with it, once somebody has asked."""

    def filled(self, kind: int) -> Site:
        """The site with one more slot of a kind filled."""
        known = self._filled[kind]
        if known is None:
            missing = self.missing
            assert missing[kind], f"{self.name} has no free slot of kind {kind}"
            left = (*missing[:kind], missing[kind] - 1, *missing[kind + 1 :])
            known = self._filled[kind] = site_of(self.card, self.copy, left, self.frozen, self.bound)
        return known

    def forget(self) -> None:
        """Let go of what follows from it."""
        self._filled = [None] * len(KINDS)
        self.acts = None

    def lacking(self, missing: Missing) -> Site:
        """The site with these slots empty and all others filled."""
        return site_of(self.card, self.copy, missing, self.frozen, self.bound)

    def froze(self) -> Site:
        """The site with a menace under it."""
        return site_of(self.card, self.copy, self.missing, True, self.bound)

    def made_bound(self) -> Site:
        """The site that cannot be thrown away."""
        return site_of(self.card, self.copy, self.missing, self.frozen, True)

    def plain(self) -> str:
        """One word: «barracks=200000» are the Barracks that lack two materials; «!» means bound and «*» frozen."""
        digits = "".join(str(n) for n in self.missing)
        return f"{self.name}={digits}{'!' if self.bound else ''}{'*' if self.frozen else ''}"

    def __reduce__(self) -> tuple[object, ...]:
        # What another process sends must become the record that is known here.
        return site_of, (self.card, self.copy, self.missing, self.frozen, self.bound)

    def __repr__(self) -> str:
        return f"<{self.plain()}>"


Sites = dict[str, Site]
"""The construction area of a player, each site by its name; replaced, never changed."""

_known: Final[dict[tuple[str, int, Missing, bool, bool], Site]] = {}


def site_of(card: str, copy: int, missing: Missing, frozen: bool, bound: bool) -> Site:
    """The one record of a site in this state (interned)."""
    state = (card, copy, missing, frozen, bound)
    site = _known.get(state)
    if site is None:
        site = _known[state] = Site(card, copy, missing, frozen, bound)
    return site


NEW: Final[dict[str, Site]] = {card: site_of(card, 1, cost, False, False) for card, cost in COST.items()}
"""Each card as it lies when its construction begins: all its slots are empty."""


def _forget_sites() -> None:
    """Forget all sites but those that every construction begins with, and what was asked of those."""
    _known.clear()
    for site in NEW.values():
        _known[site.card, site.copy, site.missing, site.frozen, site.bound] = site
        site.forget()


when_forgetting(_forget_sites)


def begun(card: str, sites: Sites) -> Site:
    """A card as it lies when its construction begins beside these sites, which may hold copies of it."""
    site = NEW[card]
    while site.name in sites:
        site = site_of(card, site.copy + 1, site.missing, False, False)
    return site
