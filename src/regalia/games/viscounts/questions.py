"""What many effects ask: which resource, what to flip, in which order the cards lie."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Final, Literal

from regalia.engine.combinators import Decline
from regalia.engine.decisions import Act
from regalia.engine.frames import CardQuestion, OpenQuestion
from regalia.engine.messages import Message, Reason, listed, say
from regalia.engine.remembering import remembered
from regalia.games.viscounts.words import RESOURCES, amount, named

if TYPE_CHECKING:
    from regalia.games.viscounts.table import ViscountsTable

Flippable = Literal["any", "debt", "deed"]


# Resources


class TakeResource(Act["ViscountsTable"]):
    """Take one of this resource."""

    __slots__ = ("kind",)
    verb = "take"

    def __init__(self, kind: str) -> None:
        super().__init__(f"take:{kind}")
        self.kind = kind

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        if self.kind == "ink":
            viscount.ink += 1
        elif self.kind == "gold":
            viscount.gold += 1
        else:
            viscount.stone += 1
        if table.told is not None:
            table.tell_as("gain", "viscounts-takes", seat, because="", **{self.kind: 1})

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-take", what=amount(self.kind, 1))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"{self.kind}@{seat}",)


TAKE: Final = tuple(TakeResource(kind) for kind in RESOURCES)


class PickResource(OpenQuestion["ViscountsTable"]):
    """Ink, gold or stone?"""

    __slots__ = ("because", "left")

    def __init__(self, seat: int, left: int, because: str) -> None:
        self.seat = seat
        self.left = left
        self.because = because

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return TAKE

    def answer(self, table: ViscountsTable, act: Act[ViscountsTable]) -> None:
        act.carry_out(table, self.seat)
        if self.left > 1:
            table.push(pick_resource(self.seat, self.left - 1, self.because))

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-resource", n=self.left, card=named(self.because))


pick_resource: Final = remembered(PickResource)


# Flipping


class FlipDebt(Act["ViscountsTable"]):
    """Pay a debt: turn it over and take a resource."""

    __slots__ = ()
    verb = "flip"

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        return None if table.players[seat].debts else ("viscounts-no-debt", 0)

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        table.players[seat].flip_debt(table)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-flip-debt")

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"debts@{seat}",)


class FlipDeed(Act["ViscountsTable"]):
    """Have a deed approved: turn it over."""

    __slots__ = ()
    verb = "flip"

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        return None if table.players[seat].deeds else ("viscounts-no-deed", 0)

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        table.players[seat].flip_deed(table)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-flip-deed")

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"deeds@{seat}",)


FLIP_DEBT: Final = FlipDebt("flip:debt")
FLIP_DEED: Final = FlipDeed("flip:deed")
FLIPS: Final[dict[Flippable, tuple[Act[ViscountsTable], ...]]] = {
    "any": (FLIP_DEBT, FLIP_DEED),
    "debt": (FLIP_DEBT,),
    "deed": (FLIP_DEED,),
}


class ChooseFlip(CardQuestion["ViscountsTable"]):
    """A debt or a deed?"""

    __slots__ = ("left", "what")

    def __init__(self, seat: int, what: Flippable, left: int, because: str) -> None:
        super().__init__(seat, because)
        self.what = what
        self.left = left

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return FLIPS[self.what]

    def answer(self, table: ViscountsTable, act: Act[ViscountsTable]) -> None:
        if self.left > 1:
            table.players[self.seat].flip_later(table, self.what, self.left - 1, self.because)
        act.carry_out(table, self.seat)

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-flip", n=self.left, card=named(self.because))


choose_flip: Final = remembered(ChooseFlip)


# The order of the cards


class Arrange(Act["ViscountsTable"]):
    """Lay the own cards on the board in this order."""

    __slots__ = ("order",)
    verb = "arrange"

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__("order:" + "-".join(str(at + 1) for at in order))
        self.order = order

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        row = viscount.row
        viscount.row = tuple([row[at] for at in self.order])
        if table.told is not None:
            table.tell("viscounts-rearranges", seat, cards=viscount.row, target=f"row@{seat}")

    def label(self, table: ViscountsTable, seat: int) -> Message:
        row = table.players[seat].row
        return say("viscounts-act-arrange", cards=listed(tuple(named(row[at]) for at in self.order)))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"row@{seat}",)


LEAVE_ORDER: Final[Act[ViscountsTable]] = Decline("declines-rearrange")
ORDERS: Final[tuple[tuple[Act[ViscountsTable], ...], ...]] = (
    (),
    (),
    *(
        (*(Arrange(order) for order in permutations(range(n)) if order != tuple(range(n))), LEAVE_ORDER)
        for n in (2, 3)
    ),
)  # fmt: skip
"""The other orders of so many cards; declining leaves them as they are."""


class MayRearrange(OpenQuestion["ViscountsTable"]):
    """In which order do the cards lie from now on?"""

    __slots__ = ("because",)

    def __init__(self, seat: int, because: str) -> None:
        self.seat = seat
        self.because = because

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return ORDERS[len(table.players[self.seat].row)]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-rearrange", card=named(self.because))


may_rearrange: Final = remembered(MayRearrange)
