"""Where cubes, krystallium and soldiers go: slots of cards in construction, or the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Price
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.wonderful_kingdom.building import fill, throw_away
from regalia.games.wonderful_kingdom.player import plus
from regalia.games.wonderful_kingdom.questions import KingdomAct
from regalia.games.wonderful_kingdom.sites import Site
from regalia.games.wonderful_kingdom.words import KINDS, KRYSTALLIUM, RESOURCES, SOLDIERS, amount, named, resource_name

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.table import KingdomTable

NO_SLOT: Final[Reason] = ("wonderful_kingdom-no-slot", 0)


class OnSite(KingdomAct):
    """An act on a card in construction, known by its name there."""

    __slots__ = ("card", "name")

    def __init__(self, word: str, card: str, name: str, more: str = "") -> None:
        super().__init__(f"{word}:{name}{more}")
        self.card = card
        self.name = name

    def about(self, table: KingdomTable, seat: int) -> str:
        return self.card

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"construction@{seat}:{self.name}",)


class PutCube(OnSite):
    """Put a cube onto a free slot of its colour."""

    __slots__ = ("resource",)
    verb = "put"

    def __init__(self, card: str, name: str, resource: int) -> None:
        super().__init__("put", card, name, f":{RESOURCES[resource]}")
        self.resource = resource

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[seat].sites[self.name].missing[self.resource] else NO_SLOT

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.cubes = plus(player.cubes, self.resource, -1)
        if table.told is not None:
            target, cube = f"construction@{seat}:{self.name}", {RESOURCES[self.resource]: 1}
            table.tell_as("loss", "wonderful_kingdom-puts", seat, card=self.card, target=target, **cube)
        fill(table, player, self.name, self.resource)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-put", what=amount(RESOURCES[self.resource], 1), card=named(self.card))


class PutInLab(KingdomAct):
    """Put a cube into the alchemy lab."""

    __slots__ = ("resource",)
    verb = "put"

    def __init__(self, resource: int) -> None:
        super().__init__(f"lab:{RESOURCES[resource]}")
        self.resource = resource

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.cubes = plus(player.cubes, self.resource, -1)
        table.put_in_lab(player, self.resource, 1)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-lab", what=amount(RESOURCES[self.resource], 1))

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"lab@{seat}",)


class PutKrystallium(OnSite):
    """Put a krystallium onto a free slot: its own, or that of any resource."""

    __slots__ = ("kind",)
    verb = "lay"

    def __init__(self, card: str, name: str, kind: int) -> None:
        super().__init__("krystallium", card, name, f":{KINDS[kind]}")
        self.kind = kind

    def any_time(self) -> bool:
        return True

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[seat].krystallium else ("wonderful_kingdom-short-krystallium", 1)

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.krystallium -= 1
        if table.told is not None:
            target = f"construction@{seat}:{self.name}"
            table.tell_as("loss", "wonderful_kingdom-puts", seat, card=self.card, target=target, krystallium=1)
        fill(table, player, self.name, self.kind)

    def price_for(self, table: KingdomTable, seat: int) -> Price:
        return Price({"krystallium": 1})

    def label(self, table: KingdomTable, seat: int) -> Message:
        if self.kind == KRYSTALLIUM:
            return say("wonderful_kingdom-act-put", what=amount("krystallium", 1), card=named(self.card))
        what = resource_name(self.kind)
        return say("wonderful_kingdom-act-put-for", what=what, card=named(self.card))


class PutSoldier(OnSite):
    """Put a soldier onto a soldier slot."""

    __slots__ = ()
    verb = "lay"

    def __init__(self, card: str, name: str) -> None:
        super().__init__("soldier", card, name)

    def any_time(self) -> bool:
        return True

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[seat].soldiers else ("wonderful_kingdom-short-soldiers", 1)

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.soldiers -= 1
        if table.told is not None:
            target = f"construction@{seat}:{self.name}"
            table.tell_as("loss", "wonderful_kingdom-puts", seat, card=self.card, target=target, soldiers=1)
        fill(table, player, self.name, SOLDIERS)

    def price_for(self, table: KingdomTable, seat: int) -> Price:
        return Price({"soldiers": 1})

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-put", what=amount("soldiers", 1), card=named(self.card))


class ThrowAway(OnSite):
    """Discard a card in construction: its recycling bonus goes into the lab, what lies on it is lost."""

    __slots__ = ()
    verb = "throw"

    def __init__(self, card: str, name: str) -> None:
        super().__init__("throw-away", card, name)

    def any_time(self) -> bool:
        return True

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        site = table.players[seat].sites[self.name]
        if site.frozen:
            return "wonderful_kingdom-is-frozen", 0
        return ("wonderful_kingdom-must-be-built", 0) if site.bound else None

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        throw_away(table, player, player.sites[self.name])

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-throw-away", card=named(self.card))


put_cube: Final = remembered(PutCube)
put_krystallium: Final = remembered(PutKrystallium)
put_soldier: Final = remembered(PutSoldier)
throwing: Final = remembered(ThrowAway)
LAB: Final = tuple(PutInLab(resource) for resource in range(4))


Acts = tuple[KingdomAct, ...]


class SiteActs:
    """What can be done with a card in construction, as it lies."""

    __slots__ = ("at_any_time", "every_put", "free", "put")

    def __init__(self, site: Site) -> None:
        card, name, missing = site.card, site.name, site.missing
        self.every_put: tuple[PutCube, ...] = tuple(put_cube(card, name, resource) for resource in range(4))
        self.put = tuple(put if n else None for put, n in zip(self.every_put, missing, strict=False))
        """The act of putting a cube of each resource, where there is a slot for it."""
        wild: Acts = tuple(put_krystallium(card, name, kind) for kind in range(SOLDIERS) if missing[kind])
        soldier: Acts = (put_soldier(card, name),) if missing[SOLDIERS] else ()
        throw: Acts = (throwing(card, name),) if site.loose else ()
        self.at_any_time: tuple[Acts, ...] = (throw, wild + throw, soldier + throw, wild + soldier + throw)
        """What can be done at any time: with no tokens, with krystallium, with soldiers, with both."""
        self.free: Acts = (*wild, *soldier, throwing(card, name))
        """Whatever a player could point at at any time."""


def acts_on(site: Site) -> SiteActs:
    """What can be done with a site; the site keeps it, because it is asked for again and again."""
    acts = site.acts
    if acts is None:
        acts = site.acts = SiteActs(site)
    return acts
