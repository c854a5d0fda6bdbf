"""Where cubes, krystallium and soldiers go: slots of cards in construction, or the lab."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from regalia.engine.decisions import Act
from regalia.engine.messages import Message, Reason, say
from regalia.games.wonderful_kingdom.building import fill, throw_away
from regalia.games.wonderful_kingdom.player import plus
from regalia.games.wonderful_kingdom.sites import SITES
from regalia.games.wonderful_kingdom.words import KINDS, KRYSTALLIUM, RESOURCES, SOLDIERS, amount, named, resource_name

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.table import KingdomTable

NO_SLOT: Final[Reason] = ("wonderful_kingdom-no-slot", 0)


class KingdomAct(Act["KingdomTable"]):
    """An act of this game; after one that is free for all times the question is asked again."""

    __slots__ = ()
    any_time: ClassVar[bool] = False


class OnSite(KingdomAct):
    """An act on a card in construction."""

    __slots__ = ("card", "name")

    def __init__(self, verb: str, name: str, more: str = "") -> None:
        super().__init__(f"{verb}:{name}{more}")
        self.name = name
        self.card = name.partition(".")[0]

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"construction@{seat}:{self.name}",)


class PutCube(OnSite):
    """Put a cube onto a free slot of its colour."""

    __slots__ = ("resource",)

    def __init__(self, name: str, resource: int) -> None:
        super().__init__("put", name, f":{RESOURCES[resource]}")
        self.resource = resource

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if SITES[table.players[seat].sites[self.name]].missing[self.resource] else NO_SLOT

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.cubes = plus(player.cubes, self.resource, -1)
        if table.told is not None:
            table.tell(
                "wonderful_kingdom-puts", seat, card=self.card, target=f"construction@{seat}:{self.name}",
                **{RESOURCES[self.resource]: 1},
            )  # fmt: skip
        fill(table, player, self.name, self.resource)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-put", what=amount(RESOURCES[self.resource], 1), card=named(self.card))


class PutInLab(KingdomAct):
    """Put a cube into the alchemy lab."""

    __slots__ = ("resource",)

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
    any_time: ClassVar[bool] = True

    def __init__(self, name: str, kind: int) -> None:
        super().__init__("krystallium", name, f":{KINDS[kind]}")
        self.kind = kind

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[seat].krystallium else ("wonderful_kingdom-short-krystallium", 1)

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.krystallium -= 1
        if table.told is not None:
            target = f"construction@{seat}:{self.name}"
            table.tell("wonderful_kingdom-puts", seat, card=self.card, target=target, krystallium=1)
        fill(table, player, self.name, self.kind)

    def label(self, table: KingdomTable, seat: int) -> Message:
        if self.kind == KRYSTALLIUM:
            return say("wonderful_kingdom-act-put", what=amount("krystallium", 1), card=named(self.card))
        what = resource_name(self.kind)
        return say("wonderful_kingdom-act-put-for", what=what, card=named(self.card))


class PutSoldier(OnSite):
    """Put a soldier onto a soldier slot."""

    __slots__ = ()
    any_time: ClassVar[bool] = True

    def __init__(self, name: str) -> None:
        super().__init__("soldier", name)

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[seat].soldiers else ("wonderful_kingdom-short-soldiers", 1)

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.soldiers -= 1
        if table.told is not None:
            target = f"construction@{seat}:{self.name}"
            table.tell("wonderful_kingdom-puts", seat, card=self.card, target=target, soldiers=1)
        fill(table, player, self.name, SOLDIERS)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-put", what=amount("soldiers", 1), card=named(self.card))


class ThrowAway(OnSite):
    """Discard a card in construction: its recycling bonus goes into the lab, what lies on it is lost."""

    __slots__ = ()
    any_time: ClassVar[bool] = True

    def __init__(self, name: str) -> None:
        super().__init__("throw-away", name)

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        facts = SITES[table.players[seat].sites[self.name]]
        if facts.frozen:
            return "wonderful_kingdom-is-frozen", 0
        return ("wonderful_kingdom-must-be-built", 0) if facts.bound else None

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        throw_away(table, table.players[seat], self.name)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-throw-away", card=named(self.card))


put_cube: Final = cache(PutCube)
put_krystallium: Final = cache(PutKrystallium)
put_soldier: Final = cache(PutSoldier)
throwing: Final = cache(ThrowAway)
LAB: Final = tuple(PutInLab(resource) for resource in range(4))


Acts = tuple[KingdomAct, ...]


class SiteActs:
    """What can be done with a card in construction, by the word of its site."""

    __slots__ = ("every_put", "free", "put", "soldier", "throw", "wild")

    def __init__(self, site: str) -> None:
        facts = SITES[site]
        name, missing = facts.name, facts.missing
        self.every_put: tuple[PutCube, ...] = tuple(put_cube(name, resource) for resource in range(4))
        self.put = tuple(put if n else None for put, n in zip(self.every_put, missing, strict=False))
        """The act of putting a cube of each resource, where there is a slot for it."""
        self.wild: Acts = tuple(put_krystallium(name, kind) for kind in range(SOLDIERS) if missing[kind])
        self.soldier: Acts = (put_soldier(name),) if missing[SOLDIERS] else ()
        self.throw: Acts = () if facts.frozen or facts.bound else (throwing(name),)
        self.free: Acts = (*self.wild, *self.soldier, throwing(name))
        """Whatever a player could point at at any time."""


class SiteActsBook(dict[str, SiteActs]):
    """What can be done with every site that has come up so far."""

    def __missing__(self, site: str) -> SiteActs:
        acts = self[site] = SiteActs(site)
        return acts


ON_SITE: Final = SiteActsBook()
