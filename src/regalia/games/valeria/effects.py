"""The vocabulary of Valeria's cards: what each word of a card file does and how it reads.

This is what concerns resources; ``card_effects`` has what moves cards, ``lasting_effects`` what works from now on, and
``event_effects`` what events do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from regalia.engine import combinators
from regalia.engine.decisions import Act
from regalia.engine.effects import Effect
from regalia.engine.messages import Message, Reason, key_of, listed, say
from regalia.engine.parts import Part, typed
from regalia.engine.signs import EACH, TO, Sign, Signs
from regalia.engine.signs import amounts as amount_signs
from regalia.games.valeria import questions
from regalia.games.valeria.words import RESOURCES, Pairs, amounts, counted, named

if TYPE_CHECKING:
    from regalia.games.valeria.player import Duchy
    from regalia.games.valeria.table import ValeriaTable

ValeriaEffect = Effect["ValeriaTable"]
"""An effect of this game."""
Role = Literal["worker", "soldier", "shadow", "holy"]
AnyRole = Literal["worker", "soldier", "shadow", "holy", ""]
Kind = Literal["gold", "strength", "magic"]


class Per(Part):
    """What an effect counts in a player's own duchy and pile.

    ``citizen`` counts citizen cards (starters are none), ``named`` every card with a name (starters too), ``domain``
    and ``monster`` cards, ``icon`` role icons on citizens and domains together.
    """

    __slots__ = ("area", "cards", "name", "role", "type")
    fields = typed(
        cards=Literal["citizen", "named", "domain", "monster", "icon"], role=AnyRole, name=str, area=str, type=str
    )

    def __init__(
        self,
        cards: Literal["citizen", "named", "domain", "monster", "icon"],
        role: AnyRole = "",
        name: str = "",
        area: str = "",
        type: str = "",
    ) -> None:
        self.cards = cards
        self.role = role
        self.name = name
        self.area = area
        self.type = type

    def count(self, table: ValeriaTable, player: Duchy) -> int:
        """How many there are now."""
        if self.cards == "citizen":
            return player.roles[self.role] if self.role else player.citizen_count()
        if self.cards == "domain":
            return len(player.domains)
        if self.cards == "named":
            return player.named(self.name)
        if self.cards == "icon":
            return player.roles[self.role] + player.domain_icons(self.role)
        return player.monsters_like(self.area, self.type)

    def text(self) -> Message:
        """What is counted, in words."""
        if self.cards == "named":
            return say("valeria-per-named", card=named(self.name))
        detail = self.role or self.area or self.type
        return say(f"valeria-per-{self.cards}-{detail}" if detail else f"valeria-per-{self.cards}")

    def signs(self) -> Signs:
        """What is counted, in pictures: a role beside the citizen card counts cards, a role alone counts icons."""
        if self.cards == "named":
            return (Sign("card", self.name),)
        if self.cards == "citizen" and self.role:
            return Sign("badge", "citizen"), Sign("badge", self.role)
        return (Sign("badge", self.role or self.area or self.type or self.cards),)


class Goods(Effect["ValeriaTable"]):
    """So much of each resource and so many victory points, taken from the supply."""

    __slots__ = ("gold", "magic", "strength", "vp")

    def __init__(self, gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> None:
        self.gold = gold
        self.strength = strength
        self.magic = magic
        self.vp = vp

    def counted(self) -> Pairs:
        """What is taken, each kind with its number."""
        return counted(self.gold, self.strength, self.magic, self.vp)

    def asks_nobody(self) -> bool:
        return True

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        self.act_times(table, seat, 1, because)

    def act_times(self, table: ValeriaTable, seat: int, times: int, because: str) -> None:
        player = table.players[seat]
        if self.gold:
            player.gold += self.gold * times
        if self.strength:
            player.strength += self.strength * times
        if self.magic:
            player.magic += self.magic * times
        if self.vp:
            player.vp += self.vp * times
        if table.told is not None:
            table.tell_gain(
                seat, because, self.gold * times, self.strength * times, self.magic * times, self.vp * times
            )

    def text(self) -> Message:
        return listed(amounts(self.counted()))

    def signs(self) -> Signs:
        return amount_signs(self.counted())

    def key(self) -> str:
        return key_of(self.counted())


class Gain(Goods):
    """Take resources or victory points from the supply."""

    __slots__ = ()
    do = "gain"
    fields = typed(gold=int, strength=int, magic=int, vp=int)


class GainPer(Goods):
    """Take resources for each card or icon counted."""

    __slots__ = ("per",)
    do = "gain_per"
    fields = typed(per=Per, gold=int, strength=int, magic=int, vp=int)

    def __init__(self, per: Per, gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> None:
        super().__init__(gold, strength, magic, vp)
        self.per = per

    def act_times(self, table: ValeriaTable, seat: int, times: int, because: str) -> None:
        super().act_times(table, seat, self.per.count(table, table.players[seat]) * times, because)

    def text(self) -> Message:
        return say("valeria-text-per", gains=super().text(), per=self.per.text())

    def signs(self) -> Signs:
        return (*super().signs(), EACH, *self.per.signs())

    def key(self) -> str:
        return f"{super().key()}-each"


class Choose(combinators.Choose["ValeriaTable"]):
    """One of several effects, in Valeria's words."""

    __slots__ = ()

    def text(self) -> Message:
        return say("valeria-text-choose", parts=listed(tuple(effect.text() for effect in self.of), "or"))


class GainAny(combinators.Choose["ValeriaTable"]):
    """Take one kind of resource, whichever the player likes."""

    __slots__ = ("amount",)
    do = "gain_any"
    fields = typed(amount=int)

    def __init__(self, amount: int) -> None:
        super().__init__(tuple(Gain(**{kind: amount}) for kind in RESOURCES))
        self.amount = amount

    def text(self) -> Message:
        return say("valeria-text-any", n=self.amount)

    def signs(self) -> Signs:
        return (Sign("amount", "any", self.amount),)


class Exchange(Effect["ValeriaTable"]):
    """Pay exactly this to the supply and take that; always voluntary, and magic never stands in."""

    __slots__ = ("gain", "pay")
    do = "exchange"
    fields = typed(pay=Gain, gain=Gain)

    def __init__(self, pay: Gain, gain: Gain) -> None:
        self.pay = pay
        self.gain = gain

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        player, pay = table.players[seat], self.pay
        if player.gold < pay.gold:
            return "valeria-short-gold", pay.gold - player.gold
        if player.strength < pay.strength:
            return "valeria-short-strength", pay.strength - player.strength
        if player.magic < pay.magic:
            return "valeria-short-magic", pay.magic - player.magic
        return None

    def make(self, table: ValeriaTable, seat: int, because: str) -> None:
        """Pay and gain once."""
        player, pay = table.players[seat], self.pay
        player.gold -= pay.gold
        player.strength -= pay.strength
        player.magic -= pay.magic
        if table.told is not None:
            table.tell_payment(seat, because, pay.gold, pay.strength, pay.magic)
        self.gain.act(table, seat, because)

    def choices(self, because: str) -> Sequence[Act[ValeriaTable]]:
        return (questions.use_exchange(self, because),)

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.push(questions.OfferExchange(seat, self, because))

    def text(self) -> Message:
        return say("valeria-text-exchange", pay=self.pay.text(), gain=self.gain.text())

    def signs(self) -> Signs:
        return (*self.pay.signs(), TO, *self.gain.signs())
