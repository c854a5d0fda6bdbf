"""Ongoing abilities that help to pay for an action: what else counts as the icons it needs."""

from __future__ import annotations

from typing import Any, Final

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, listed, say
from regalia.engine.parts import typed
from regalia.engine.signs import OR, TO, Sign, Signs, joined
from regalia.games.viscounts.icons import CURRENCY, NEEDED, Action, Resource


class Modifier(Effect[Any]):
    """Helps to pay for one action as long as its card lies on the board; it never happens by itself."""

    __slots__ = ("action",)
    fields = typed(action=Action)

    def __init__(self, action: Action) -> None:
        self.action = action

    def spent(self) -> Signs:
        """What counts as an icon, in pictures."""
        raise NotImplementedError(type(self).__name__)

    def signs(self) -> Signs:
        return *self.spent(), TO, Sign("badge", NEEDED[self.action])


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

    def spent(self) -> Signs:
        return (Sign("amount", "silver", self.silver),)


class FirstCountsDouble(Modifier):
    """One resource spent, only one, counts as two icons."""

    __slots__ = ()
    do = "first_counts_double"

    def text(self) -> Message:
        return say(f"viscounts-text-double-{CURRENCY[self.action]}")

    def spent(self) -> Signs:
        return (Sign("amount", CURRENCY[self.action], 1),)

    def signs(self) -> Signs:
        return *super().signs(), Sign("badge", NEEDED[self.action])


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

    def spent(self) -> Signs:
        return Sign("word", str(self.merchants)), Sign("badge", "merchant")


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

    def spent(self) -> Signs:
        return joined(((Sign("amount", resource, 1),) for resource in self.resources), OR)


MODIFIERS: Final[tuple[type[Modifier], ...]] = (SilverCounts, FirstCountsDouble, MerchantsCount, ResourcesCount)
"""The words of card files for what only helps to pay; what happens by itself is in ``effects.py``."""
