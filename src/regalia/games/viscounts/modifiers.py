"""Ongoing abilities that help to pay for an action: what else counts as the icons it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, say
from regalia.engine.parts import typed
from regalia.games.viscounts.effects import EFFECTS, ViscountsEffect
from regalia.games.viscounts.words import listed

if TYPE_CHECKING:
    from regalia.games.viscounts.table import ViscountsTable

Action = Literal["trade", "construct", "workers", "transcribe"]
Icon = Literal["merchant", "builder", "noble", "cleric", "criminal"]
Resource = Literal["ink", "gold", "stone"]

ACTIONS: Final[tuple[Action, ...]] = ("trade", "construct", "workers", "transcribe")
ICON: Final[tuple[Icon, ...]] = ("merchant", "builder", "noble", "cleric", "criminal")
"""The icons in the order of ``ACTIONS`` that need them; criminals stand in for all."""
MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4
Icons = tuple[int, int, int, int, int]
"""So many merchants, builders, nobles, clerics and criminals."""
CURRENCY: Final = {"trade": "silver", "construct": "stone", "workers": "gold", "transcribe": "ink"}
"""What is paid for each missing icon of an action."""


def added(*rows: Icons) -> Icons:
    """Icons together."""
    merchants = builders = nobles = clerics = criminals = 0
    for row in rows:
        merchants += row[MERCHANT]
        builders += row[BUILDER]
        nobles += row[NOBLE]
        clerics += row[CLERIC]
        criminals += row[CRIMINAL]
    return merchants, builders, nobles, clerics, criminals


class Modifier(ViscountsEffect):
    """Helps to pay for one action as long as its card lies on the board."""

    __slots__ = ("action",)
    fields = typed(action=Action)

    def __init__(self, action: Action) -> None:
        self.action = action

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        """It never happens by itself."""


class SilverCounts(Modifier):
    """So much silver paid counts as one icon, again and again."""

    __slots__ = ("silver",)
    do = "silver_counts"
    fields = typed(action=Action, silver=int)

    def __init__(self, action: Action, silver: int) -> None:
        super().__init__(action)
        self.silver = silver

    def text(self) -> Message:
        return say(f"viscounts-text-silver-counts-{self.action}", n=self.silver)


class FirstCountsDouble(Modifier):
    """One resource spent, only one, counts as two icons."""

    __slots__ = ()
    do = "first_counts_double"

    def text(self) -> Message:
        return say(f"viscounts-text-double-{CURRENCY[self.action]}")


class MerchantsCount(Modifier):
    """So many merchant icons count as one icon, again and again."""

    __slots__ = ("merchants",)
    do = "merchants_count"
    fields = typed(action=Action, merchants=int)

    def __init__(self, action: Action, merchants: int) -> None:
        super().__init__(action)
        self.merchants = merchants

    def text(self) -> Message:
        return say(f"viscounts-text-merchants-count-{self.action}", n=self.merchants)


class ResourcesCount(Modifier):
    """Other resources can be spent in place of the action's own."""

    __slots__ = ("resources",)
    do = "resources_count"
    fields = typed(action=Action, resources=tuple[Resource, ...])

    def __init__(self, action: Action, resources: tuple[Resource, ...]) -> None:
        super().__init__(action)
        self.resources = resources

    def text(self) -> Message:
        each = tuple(say(f"viscounts-text-each-{resource}") for resource in self.resources)
        return say(f"viscounts-text-resources-count-{self.action}", what=listed(each))


KINDS_OF_MODIFIER: Final[tuple[type[ViscountsEffect], ...]] = (
    SilverCounts,
    FirstCountsDouble,
    MerchantsCount,
    ResourcesCount,
)
VOCABULARY: Final[dict[str, type[Effect[ViscountsTable]]]] = {
    effect.do: effect for effect in EFFECTS + KINDS_OF_MODIFIER
}
"""Every word that a card file may use after «do»."""
