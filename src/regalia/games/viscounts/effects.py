"""Effects of cards and boards on what lies before a viscount: what each word does, how it reads and is drawn.

Whom an effect happens to decides what comes of it: people are asked, the solo opponents do what their boards say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regalia.engine import combinators
from regalia.engine.effects import Effect
from regalia.engine.messages import Message, Reason, key_of, listed, say
from regalia.engine.parts import typed
from regalia.engine.signs import Sign, Signs
from regalia.games.viscounts.paying_effects import Modifier
from regalia.games.viscounts.questions import Flippable
from regalia.games.viscounts.words import amounts

if TYPE_CHECKING:
    from regalia.games.viscounts.table import ViscountsTable

ViscountsEffect = Effect["ViscountsTable"]
"""An effect of this game."""
DOES_NOTHING: Final[Reason] = ("viscounts-does-nothing", 0)
BADGES: Final[tuple[str, ...]] = ("virtue", "corruption")
"""What is gained step by step and shown as often as it is gained."""


def counted(icon: str, n: int) -> Signs:
    """A picture, with a number where it means several."""
    return (Sign("word", str(n)), Sign("icon", icon)) if n > 1 else (Sign("icon", icon),)


class Repeatable(Effect["ViscountsTable"]):
    """An effect that can happen several times as one, as a trade lets it."""

    __slots__ = ()

    def times(self, n: int) -> Repeatable:
        """The same so many times over, as one effect."""
        raise NotImplementedError(type(self).__name__)

    def act_times(self, table: ViscountsTable, seat: int, times: int, because: str) -> None:
        self.times(times).act(table, seat, because)


class Gain(Repeatable):
    """Take from the supply: corruption before virtue, then goods, then cards, then what has to be chosen."""

    __slots__ = ("_times", "any", "corruption", "debts", "deeds", "gold", "ink", "silver", "stone", "virtue")
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
        # Made once for each number, because a search trades again and again.
        self._times: dict[int, Gain] = {}

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
        return say("viscounts-text-gain", what=listed(amounts(self.parts.items())))

    def for_somebody(self) -> Message:
        """What is gained, without saying who chooses."""
        return listed(amounts(("resources" if kind == "any" else kind, n) for kind, n in self.parts.items()))

    def signs(self) -> Signs:
        row: list[Sign] = []
        for kind, n in self.parts.items():
            row += [Sign("badge", kind)] * n if kind in BADGES else [Sign("amount", kind, n)]
        return tuple(row)

    def times(self, n: int) -> Gain:
        if n == 1:
            return self
        known = self._times.get(n)
        if known is None:
            known = self._times[n] = Gain(**{kind: part * n for kind, part in self.parts.items()})
        return known

    def key(self) -> str:
        return key_of(self.parts.items())


class Flip(Repeatable):
    """Turn unpaid debts to paid, or acquired deeds to approved."""

    __slots__ = ("n", "what")
    do = "flip"
    fields = typed(what=Flippable, n=int)

    def __init__(self, what: Flippable = "any", n: int = 1) -> None:
        self.what = what
        self.n = n

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        return None if table.courts[seat].can_flip(self.what) else DOES_NOTHING

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].flip(table, self.what, self.n, because)

    def text(self) -> Message:
        return say(f"viscounts-text-flip-{self.what}", n=self.n)

    def signs(self) -> Signs:
        if self.what == "any":
            return counted("flip", self.n)
        return Sign("icon", "flip"), Sign("amount", f"{self.what}s", self.n)

    def times(self, n: int) -> Flip:
        return Flip(self.what, self.n * n)

    def key(self) -> str:
        return "flip" if self.what == "any" else f"flip-{self.what}"


class Rearrange(Effect["ViscountsTable"]):
    """Put the own cards on the board in another order, if one likes."""

    __slots__ = ()
    do = "rearrange"

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        return None if len(table.courts[seat].row) > 1 else DOES_NOTHING

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].rearrange(table, because)

    def text(self) -> Message:
        return say("viscounts-text-rearrange")

    def signs(self) -> Signs:
        return (Sign("icon", self.do),)


class FromHandOrPile(Repeatable):
    """Something that is done with cards from the hand or the top of the draw pile, so often, if one likes."""

    __slots__ = ("n",)
    fields = typed(n=int)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def signs(self) -> Signs:
        return counted(self.do, self.n)

    def times(self, n: int) -> Repeatable:
        return type(self)(self.n * n)


class Discard(FromHandOrPile):
    """Put a card from the hand or the top of the draw pile on the discard pile, if one likes."""

    __slots__ = ()
    do = "discard"

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        return None if table.courts[seat].can_discard() else DOES_NOTHING

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].discard_cards(table, self.n, because)

    def text(self) -> Message:
        return say("viscounts-text-discard", n=self.n)


class Destroy(FromHandOrPile):
    """Remove a card from the hand or the top of the draw pile from the game for its value in silver, if one likes."""

    __slots__ = ()
    do = "destroy"

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        return None if table.courts[seat].can_destroy() else DOES_NOTHING

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].destroy_cards(table, self.n, because)

    def text(self) -> Message:
        return say("viscounts-text-destroy", n=self.n)


class Shuffle(Effect["ViscountsTable"]):
    """Shuffle the discard pile into the draw pile, with virtue or corruption as always."""

    __slots__ = ()
    do = "shuffle"

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        table.courts[seat].shuffle_discards(table)

    def text(self) -> Message:
        return say("viscounts-text-shuffle")

    def signs(self) -> Signs:
        return (Sign("icon", self.do),)


def happening(of: tuple[Effect[Any], ...]) -> tuple[Effect[Any], ...]:
    """Effects that happen, one and all; what only helps to pay cannot stand among them."""
    for effect in of:
        if isinstance(effect, Modifier):
            raise ValueError(f"{effect.do!r} only helps to pay and cannot stand inside another effect")
    return of


OPTIONAL: Final = (Rearrange, Discard, Destroy)
"""What may be declined."""


class All(combinators.All["ViscountsTable"]):
    """Several effects, one after the other; for a solo opponent all at once."""

    __slots__ = ()

    def __init__(self, of: tuple[Effect[Any], ...]) -> None:
        super().__init__(happening(of))

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        if table.courts[seat].decides:
            super().act(table, seat, because)
        else:
            for effect in self.of:
                effect.act(table, seat, because)

    def text(self) -> Message:
        """Whoever declines the first part still gets the others."""
        if isinstance(self.of[0], OPTIONAL):
            others = listed(tuple([effect.text() for effect in self.of[1:]]))
            return say("viscounts-text-in-any-case", first=self.of[0].text(), others=others)
        return super().text()

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        """It does nothing only if each part does nothing."""
        reason = None
        for effect in self.of:
            reason = effect.why_not(table, seat)
            if reason is None:
                return None
        return reason


class Choose(combinators.Choose["ViscountsTable"]):
    """One of several effects; one that would do nothing cannot be chosen, and a solo opponent takes the first."""

    __slots__ = ()

    def __init__(self, of: tuple[Effect[Any], ...]) -> None:
        super().__init__(happening(of))

    def act(self, table: ViscountsTable, seat: int, because: str) -> None:
        if table.courts[seat].decides:
            super().act(table, seat, because)
        else:
            self.of[0].act(table, seat, because)


EFFECTS: Final[tuple[type[ViscountsEffect], ...]] = (Gain, Flip, Rearrange, Discard, Destroy, Shuffle, All, Choose)
"""What happens before a viscount; what happens on the main board is in ``board_effects.py``."""
