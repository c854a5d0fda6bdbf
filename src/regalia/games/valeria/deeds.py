"""The rest of the vocabulary: effects that take, return, slay, change dice or prices, and what events do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, say
from regalia.engine.parts import typed
from regalia.games.valeria import rulings, taking
from regalia.games.valeria.effects import (
    All,
    AnyRole,
    Choose,
    Exchange,
    Gain,
    GainAny,
    GainPer,
    Kind,
    Per,
    ValeriaEffect,
)
from regalia.games.valeria.words import amounts, listed, named

if TYPE_CHECKING:
    from regalia.games.valeria.duchy import Duchy
    from regalia.games.valeria.table import ValeriaTable


class Take(ValeriaEffect):
    """Take up to so much of one kind from an opponent of choice."""

    __slots__ = ("kinds", "up_to")
    do = "take"
    takes = True
    fields = typed(up_to=int, kinds=tuple[Kind, ...])

    def __init__(self, up_to: int, kinds: tuple[Kind, ...]) -> None:
        self.up_to = up_to
        self.kinds = kinds

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        if table.solo:
            # Nobody sits opposite: what would be taken from a player comes from the supply.
            gains = tuple(Gain(**{kind: self.up_to}) for kind in self.kinds)
            (gains[0] if len(gains) == 1 else Choose(gains)).act(table, seat, because)
        elif any(getattr(table.players[other], kind) for other in table.opponents(seat) for kind in self.kinds):
            table.push(taking.TakeFrom(seat, self, because))
        else:
            table.tell("valeria-nothing-to-take", seat, because=because)

    def text(self) -> Message:
        each = tuple(amounts(**{kind: self.up_to})[0] for kind in self.kinds)
        return say("valeria-text-take", what=listed(each, "or"), n=self.up_to)


class GainCitizen(ValeriaEffect):
    """Take a citizen from the centre without paying; only its printed base cost counts against the limit."""

    __slots__ = ("cost_up_to", "name", "role")
    do = "gain_citizen"
    fields = typed(role=AnyRole, cost_up_to=int, name=str)

    def __init__(self, role: AnyRole = "", cost_up_to: int = 0, name: str = "") -> None:
        self.role = role
        self.cost_up_to = cost_up_to
        self.name = name

    def fitting(self, table: ValeriaTable) -> tuple[str, ...]:
        """The citizens on top of a stack that may be taken."""
        return table.citizens_on_top(self.role, self.cost_up_to, self.name)

    def possible(self, table: ValeriaTable, seat: int) -> bool:
        return bool(self.fitting(table))

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        if self.fitting(table):
            table.push(taking.TakeFreeCitizen(seat, self, because))
        else:
            table.tell("valeria-no-citizen-fits", seat, because=because)

    def text(self) -> Message:
        if self.name:
            return say("valeria-text-citizen-named", card=named(self.name))
        what = say(f"valeria-a-citizen-{self.role}" if self.role else "valeria-a-citizen")
        if self.cost_up_to:
            return say("valeria-text-citizen-up-to", what=what, n=self.cost_up_to)
        return say("valeria-text-citizen", what=what)

    def key(self) -> str:
        return self.name or self.role or "citizen"


class MaySlay(ValeriaEffect):
    """Slay one monster now at its normal cost, without using an action."""

    __slots__ = ()
    do = "may_slay"

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.push(taking.MaySlayNow(seat, because))

    def text(self) -> Message:
        return say("valeria-text-may-slay")


class TakeMonster(ValeriaEffect):
    """A random monster of an opponent's pile changes owner; its reward is not paid."""

    __slots__ = ()
    do = "take_monster"

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        if table.solo:
            table.take_first_monster(seat, because)
        elif any(table.players[other].monsters for other in table.opponents(seat)):
            table.push(taking.TakeMonsterFrom(seat, because))
        else:
            table.tell("valeria-nothing-to-take", seat, because=because)

    def text(self) -> Message:
        return say("valeria-text-take-monster")


class Return(ValeriaEffect):
    """Optionally put an own card back on its stack in the centre for victory points."""

    __slots__ = ("kind", "vp")
    do = "return"
    fields = typed(kind=Literal["monster", "citizen"], vp=int)

    def __init__(self, kind: Literal["monster", "citizen"], vp: int) -> None:
        self.kind = kind
        self.vp = vp

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.push(taking.MayReturn(seat, self, because))

    def text(self) -> Message:
        return say(f"valeria-text-return-{self.kind}", gain=listed(amounts(vp=self.vp)))


class ChangeDie(ValeriaEffect):
    """In the own roll phase: turn one die to a number, or by a number, for gold."""

    __slots__ = ("by", "gold", "gold_per", "to")
    do = "change_die"
    fields = typed(to=int, by=int, gold=int, gold_per=Per | None)

    def __init__(self, to: int = 0, by: int = 0, gold: int = 0, gold_per: Per | None = None) -> None:
        self.to = to
        self.by = by
        self.gold = gold
        self.gold_per = gold_per

    def price(self, table: ValeriaTable, player: Duchy) -> int:
        """What a use costs now, in real gold."""
        return self.gold if self.gold_per is None else self.gold_per.count(table, player)

    def changed(self, die: int) -> int:
        """What the die shows afterwards; never below 1."""
        return self.to or max(1, die + self.by)

    def text(self) -> Message:
        change = say("valeria-text-die-to", n=self.to) if self.to else say("valeria-text-die-lower", n=-self.by)
        if self.gold_per is not None:
            price = say("valeria-text-per", gains=listed(amounts(gold=1)), per=self.gold_per.text())
            return say("valeria-text-die-for", price=price, change=change)
        if self.gold:
            return say("valeria-text-die-for", price=listed(amounts(gold=self.gold)), change=change)
        return say("valeria-text-die-free", change=change)


class NoSurcharge(ValeriaEffect):
    """Copies in the duchy no longer make a citizen dearer."""

    __slots__ = ()
    do = "no_surcharge"

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.players[seat].stop_paying_for_copies()

    def text(self) -> Message:
        return say("valeria-text-no-surcharge")


class CheaperDomains(ValeriaEffect):
    """Domains cost less gold; the one real gold is still due."""

    __slots__ = ("by",)
    do = "cheaper_domains"
    fields = typed(by=int)

    def __init__(self, by: int) -> None:
        self.by = by

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.players[seat].discount += self.by

    def text(self) -> Message:
        return say("valeria-text-cheaper-domains", by=listed(amounts(gold=self.by)))


class AddToken(ValeriaEffect):
    """The active player puts a token on a monster in the centre: gold for its slayer, the others a higher cost."""

    __slots__ = ("kind",)
    do = "add_token"
    fields = typed(kind=Kind)

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        if rulings.EVENT_MAY_MARK_ITSELF or len(table.slays()) > 1:
            table.push(taking.PutToken(seat, self.kind, because))

    def text(self) -> Message:
        return say(f"valeria-text-token-{self.kind}")


class EveryoneLoses(ValeriaEffect):
    """Every player in play loses resources, as far as they have them."""

    __slots__ = ("gold", "magic", "strength")
    do = "everyone_loses"
    fields = typed(gold=int, strength=int, magic=int)

    def __init__(self, gold: int = 0, strength: int = 0, magic: int = 0) -> None:
        self.gold = gold
        self.strength = strength
        self.magic = magic

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        for player in table.in_play():
            gold, strength = min(player.gold, self.gold), min(player.strength, self.strength)
            magic = min(player.magic, self.magic)
            player.gold -= gold
            player.strength -= strength
            player.magic -= magic
            if gold or strength or magic:
                table.tell_payment(player.seat, because, gold, strength, magic, what="valeria-loses")

    def text(self) -> Message:
        return say("valeria-text-everyone-loses", what=listed(amounts(self.gold, self.strength, self.magic)))


VOCABULARY: Final[dict[str, type[Effect[ValeriaTable]]]] = {
    effect.do: effect
    for effect in (
        Gain, GainPer, All, Choose, GainAny, Exchange, Take, GainCitizen, MaySlay, TakeMonster, Return, ChangeDie,
        NoSurcharge, CheaperDomains, AddToken, EveryoneLoses,
    )
}  # fmt: skip
"""Every word that a card file may use after «do»."""
