"""The vocabulary of the cards and boards: what each word does and how it reads.

Whom an effect happens to decides what comes of it: people are asked, the solo opponents do what their boards say.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, say
from regalia.engine.parts import typed
from regalia.games.viscounts.words import amounts, key_of, listed, named

if TYPE_CHECKING:
    from regalia.games.viscounts.table import ViscountsTable
    from regalia.games.viscounts.viscount import Viscount

Building = Literal["trading_post", "guildhall", "workshop"]
Flippable = Literal["any", "debt", "deed"]


class ViscountsEffect(Effect["ViscountsTable"]):
    """An effect of this game."""

    __slots__ = ()

    def possible(self, table: ViscountsTable, viscount: Viscount) -> bool:
        """Whether it would do anything, as one of several alternatives."""
        return True

    def key(self) -> str:
        """A readable part of an option's key."""
        return self.do


class Gain(ViscountsEffect):
    """Take from the supply: corruption before virtue, then goods, then cards, then what has to be chosen."""

    __slots__ = ("any", "corruption", "debts", "deeds", "gold", "ink", "silver", "stone", "virtue")
    do = "gain"
    fields = typed(silver=int, ink=int, gold=int, stone=int, any=int, deeds=int, debts=int, virtue=int, corruption=int)

    def __init__(
        self,
        silver: int = 0,
        ink: int = 0,
        gold: int = 0,
        stone: int = 0,
        any: int = 0,
        deeds: int = 0,
        debts: int = 0,
        virtue: int = 0,
        corruption: int = 0,
    ) -> None:
        self.silver = silver
        self.ink = ink
        self.gold = gold
        self.stone = stone
        self.any = any
        self.deeds = deeds
        self.debts = debts
        self.virtue = virtue
        self.corruption = corruption

    @property
    def parts(self) -> dict[str, int]:
        """What is gained, by kind, without the zeros."""
        return {kind: n for kind, n in self.values().items() if n}

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        viscount = table.courts[seat]
        if table.told is not None:
            viscount.tell_gain(table, because, self.parts)
        if self.corruption:
            viscount.gain_corruption(self.corruption)
        if self.virtue:
            viscount.gain_virtue(self.virtue)
        if self.silver:
            viscount.gain_silver(table, self.silver, because)
        if self.ink:
            viscount.ink += self.ink
        if self.gold:
            viscount.gold += self.gold
        if self.stone:
            viscount.stone += self.stone
        if self.any:
            viscount.gain_any(table, self.any, because)
        if self.deeds:
            table.take_deeds(viscount, self.deeds)
        if self.debts:
            viscount.gain_debts(table, self.debts)

    def text(self) -> Message:
        return say("viscounts-text-gain", what=amounts(self.parts))

    def key(self) -> str:
        return key_of(self.parts)


class Flip(ViscountsEffect):
    """Turn unpaid debts to paid, or acquired deeds to approved."""

    __slots__ = ("n", "what")
    do = "flip"
    fields = typed(what=Flippable, n=int)

    def __init__(self, what: Flippable = "any", n: int = 1) -> None:
        self.what = what
        self.n = n

    def possible(self, table: ViscountsTable, viscount: Viscount) -> bool:
        return viscount.can_flip(self.what)

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].flip(table, self.what, self.n, because)

    def text(self) -> Message:
        return say(f"viscounts-text-flip-{self.what}", n=self.n)

    def key(self) -> str:
        return "flip" if self.what == "any" else f"flip-{self.what}"


class Rearrange(ViscountsEffect):
    """Put the own cards on the board in another order, if one likes."""

    __slots__ = ()
    do = "rearrange"

    def possible(self, table: ViscountsTable, viscount: Viscount) -> bool:
        return len(viscount.row) > 1

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].rearrange(table, because)

    def text(self) -> Message:
        return say("viscounts-text-rearrange")


class Discard(ViscountsEffect):
    """Put a card from the hand or the top of the draw pile on the discard pile, if one likes."""

    __slots__ = ("n",)
    do = "discard"
    fields = typed(n=int)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def possible(self, table: ViscountsTable, viscount: Viscount) -> bool:
        return viscount.can_discard()

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].discard_cards(table, self.n, because)

    def text(self) -> Message:
        return say("viscounts-text-discard", n=self.n)


class Destroy(ViscountsEffect):
    """Remove a card from the hand or the top of the draw pile from the game for its value in silver, if one likes."""

    __slots__ = ("n",)
    do = "destroy"
    fields = typed(n=int)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def possible(self, table: ViscountsTable, viscount: Viscount) -> bool:
        return viscount.can_destroy()

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].destroy_cards(table, self.n, because)

    def text(self) -> Message:
        return say("viscounts-text-destroy", n=self.n)


class Shuffle(ViscountsEffect):
    """Shuffle the discard pile into the draw pile, with virtue or corruption as always."""

    __slots__ = ()
    do = "shuffle"

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].shuffle_discards(table)

    def text(self) -> Message:
        return say("viscounts-text-shuffle")


class Hire(ViscountsEffect):
    """Hire any visible townsfolk for no silver."""

    __slots__ = ()
    do = "hire"

    def possible(self, table: ViscountsTable, viscount: Viscount) -> bool:
        return any(table.townsfolk_piles)

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].hire_for_free(table, because)

    def text(self) -> Message:
        return say("viscounts-text-hire")


class MoveWorker(ViscountsEffect):
    """Move an own worker to a neighbouring section of the castle's first tier, if one likes."""

    __slots__ = ()
    do = "move_worker"

    def possible(self, table: ViscountsTable, viscount: Viscount) -> bool:
        return any(viscount.yard)

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].move_worker(table, because)

    def text(self) -> Message:
        return say("viscounts-text-move-worker")


class Workers(ViscountsEffect):
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


class PlaceBuilding(ViscountsEffect):
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


class TakeManuscript(ViscountsEffect):
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


class GainScheme(ViscountsEffect):
    """A solo opponent puts a future scheme on its discard pile."""

    __slots__ = ()
    do = "scheme"

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].hire_for_free(table, because)

    def text(self) -> Message:
        return say("viscounts-text-scheme")


class DismissForFree(ViscountsEffect):
    """A solo opponent dismisses the townsfolk beside its viscount and takes only the corner effect."""

    __slots__ = ()
    do = "dismiss"

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.dismiss_for_free(table.courts[seat])

    def text(self) -> Message:
        return say("viscounts-text-dismiss")


class All(ViscountsEffect):
    """Several effects, one after the other."""

    __slots__ = ("of",)
    do = "all"
    fields = typed(of=tuple[ViscountsEffect, ...])

    def __init__(self, of: tuple[ViscountsEffect, ...]) -> None:
        self.of = of

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].take_all(table, self.of, because)

    def text(self) -> Message:
        return listed(tuple(effect.text() for effect in self.of))

    def key(self) -> str:
        return "+".join(effect.key() for effect in self.of)


class Choose(ViscountsEffect):
    """One of several effects; one that would do nothing cannot be chosen."""

    __slots__ = ("of",)
    do = "choose"
    fields = typed(of=tuple[ViscountsEffect, ...])

    def __init__(self, of: tuple[ViscountsEffect, ...]) -> None:
        self.of = of

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].take_one(table, self, because)

    def text(self) -> Message:
        return listed(tuple(effect.text() for effect in self.of), "or")


EFFECTS: Final[tuple[type[ViscountsEffect], ...]] = (
    Gain, Flip, Rearrange, Discard, Destroy, Shuffle, Hire, MoveWorker, Workers, PlaceBuilding, TakeManuscript,
    GainScheme, DismissForFree, All, Choose,
)  # fmt: skip
"""Everything that can happen; the words of card files for what only helps to pay are in ``modifiers.py``."""


@cache
def several(effect: ViscountsEffect, n: int) -> ViscountsEffect:
    """The same effect several times over, as one."""
    if n == 1:
        return effect
    if isinstance(effect, Gain):
        return Gain(**{kind: amount * n for kind, amount in effect.parts.items()})
    if isinstance(effect, Flip):
        return Flip(effect.what, effect.n * n)
    if isinstance(effect, Destroy):
        return Destroy(effect.n * n)
    return All((effect,) * n)
