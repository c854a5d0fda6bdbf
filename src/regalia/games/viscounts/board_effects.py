"""Effects of cards and boards on what everybody shares: townsfolk, the castle, sites, manuscripts, schemes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, Reason, say
from regalia.engine.parts import typed
from regalia.engine.signs import Sign, Signs
from regalia.games.viscounts.effects import DOES_NOTHING, ViscountsEffect, counted
from regalia.games.viscounts.words import named

if TYPE_CHECKING:
    from regalia.games.viscounts.table import ViscountsTable

Building = Literal["trading_post", "guildhall", "workshop"]


class Hire(Effect["ViscountsTable"]):
    """Hire any visible townsfolk for no silver."""

    __slots__ = ()
    do = "hire"

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        return None if any(table.townsfolk_piles) else DOES_NOTHING

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].hire_for_free(table, because)

    def text(self) -> Message:
        return say("viscounts-text-hire")

    def signs(self) -> Signs:
        return (Sign("icon", self.do),)


class MoveWorker(Effect["ViscountsTable"]):
    """Move an own worker to a neighbouring section of the castle's first tier, if one likes."""

    __slots__ = ()
    do = "move_worker"

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        return None if any(table.courts[seat].yard) else DOES_NOTHING

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].move_worker(table, because)

    def text(self) -> Message:
        return say("viscounts-text-move-worker")

    def signs(self) -> Signs:
        return (Sign("icon", self.do),)


class Workers(Effect["ViscountsTable"]):
    """Place workers for free into one section of the castle's first tier."""

    __slots__ = ("n",)
    do = "workers"
    fields = typed(n=int)

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].place_for_free(table, self.n, because)

    def text(self) -> Message:
        return say("viscounts-text-workers", n=self.n)

    def signs(self) -> Signs:
        return counted("worker", self.n)


class PlaceBuilding(Effect["ViscountsTable"]):
    """Place a building for free, on any free site or on one beside the own viscount."""

    __slots__ = ("at_viscount", "type")
    do = "building"
    fields = typed(type=Building, at_viscount=bool)

    def __init__(self, type: Building, at_viscount: bool = False) -> None:
        self.type = type
        self.at_viscount = at_viscount

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].build_for_free(table, self.type, self.at_viscount, because)

    def text(self) -> Message:
        where = "viscounts-text-building-here" if self.at_viscount else "viscounts-text-building"
        return say(where, what=named(self.type))

    def signs(self) -> Signs:
        return (Sign("badge", self.type),)


class TakeManuscript(Effect["ViscountsTable"]):
    """Take a visible manuscript of one of these costs for free."""

    __slots__ = ("costs",)
    do = "manuscript"
    fields = typed(costs=tuple[int, ...])

    def __init__(self, costs: tuple[int, ...]) -> None:
        self.costs = costs

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].take_for_free(table, self.costs, because)

    def text(self) -> Message:
        return say("viscounts-text-manuscript", least=min(self.costs), most=max(self.costs))

    def signs(self) -> Signs:
        return Sign("icon", "manuscript"), Sign("word", "/".join(str(cost) for cost in self.costs))


class GainScheme(Effect["ViscountsTable"]):
    """A solo opponent puts a future scheme on its discard pile."""

    __slots__ = ()
    do = "scheme"

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].hire_for_free(table, because)

    def text(self) -> Message:
        return say("viscounts-text-scheme")

    def signs(self) -> Signs:
        return (Sign("icon", self.do),)


class DismissForFree(Effect["ViscountsTable"]):
    """A solo opponent dismisses the townsfolk beside its viscount and takes only the corner effect."""

    __slots__ = ()
    do = "dismiss"

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.dismiss_for_free(table.courts[seat])

    def text(self) -> Message:
        return say("viscounts-text-dismiss")

    def signs(self) -> Signs:
        return (Sign("icon", self.do),)


BOARD_EFFECTS: Final[tuple[type[ViscountsEffect], ...]] = (
    Hire, MoveWorker, Workers, PlaceBuilding, TakeManuscript, GainScheme, DismissForFree,
)  # fmt: skip
