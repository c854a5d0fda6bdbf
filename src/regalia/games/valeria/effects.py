"""The vocabulary of Valeria's cards: what each word of a card file does and how it reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from regalia.engine.decisions import Act
from regalia.engine.effects import Effect
from regalia.engine.messages import Message, say
from regalia.engine.parts import Part, typed
from regalia.games.valeria import asking
from regalia.games.valeria.words import amounts, key_of, listed, named

if TYPE_CHECKING:
    from regalia.games.valeria.duchy import Duchy
    from regalia.games.valeria.table import ValeriaTable

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
        """What is counted."""
        if self.cards == "named":
            return say("valeria-per-named", card=named(self.name))
        detail = self.role or self.area or self.type
        return say(f"valeria-per-{self.cards}-{detail}" if detail else f"valeria-per-{self.cards}")


class ValeriaEffect(Effect["ValeriaTable"]):
    """An effect of this game."""

    __slots__ = ()

    takes: ClassVar[bool] = False
    """Whether it takes from other players, and so comes before the rest of a harvest."""
    voluntary: ClassVar[bool] = False
    """Whether its owner may leave it in a harvest."""

    def plain(self) -> bool:
        """Whether it only gives and asks nobody, so that a harvest can give it at once, many times."""
        return False

    def give(self, table: ValeriaTable, player: Duchy, times: int, because: str) -> None:
        """Let a plain effect happen so many times."""
        raise NotImplementedError(type(self).__name__)

    def possible(self, table: ValeriaTable, seat: int) -> bool:
        """Whether it can be carried out, as one of several alternatives."""
        return True

    def alternatives(self) -> tuple[ValeriaEffect, ...]:
        """What the player chooses between; itself, if there is nothing to choose."""
        return (self,)

    def harvest_acts(self, card: str) -> Sequence[Act[ValeriaTable]]:
        """What its owner can do with it in a harvest."""
        return asking.alternatives(self, card)

    def key(self) -> str:
        """A readable part of an option's key."""
        return self.do

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        """Let it happen to a seat because of a card."""
        self.give(table, table.players[seat], 1, because)


class Gain(ValeriaEffect):
    """Take resources or victory points from the supply."""

    __slots__ = ("gold", "magic", "strength", "vp")
    do = "gain"
    fields = typed(gold=int, strength=int, magic=int, vp=int)

    def __init__(self, gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> None:
        self.gold = gold
        self.strength = strength
        self.magic = magic
        self.vp = vp

    def plain(self) -> bool:
        return True

    def give(self, table: ValeriaTable, player: Duchy, times: int, because: str) -> None:
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
                player.seat, because, self.gold * times, self.strength * times, self.magic * times, self.vp * times
            )

    def text(self) -> Message:
        return listed(amounts(self.gold, self.strength, self.magic, self.vp))

    def key(self) -> str:
        return key_of(self.gold, self.strength, self.magic, self.vp)


class GainPer(ValeriaEffect):
    """Take resources for each card or icon counted."""

    __slots__ = ("gold", "magic", "per", "strength", "vp")
    do = "gain_per"
    fields = typed(per=Per, gold=int, strength=int, magic=int, vp=int)

    def __init__(self, per: Per, gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> None:
        self.per = per
        self.gold = gold
        self.strength = strength
        self.magic = magic
        self.vp = vp

    def plain(self) -> bool:
        return True

    def give(self, table: ValeriaTable, player: Duchy, times: int, because: str) -> None:
        n = self.per.count(table, player) * times
        player.gold += self.gold * n
        player.strength += self.strength * n
        player.magic += self.magic * n
        player.vp += self.vp * n
        if table.told is not None:
            table.tell_gain(player.seat, because, self.gold * n, self.strength * n, self.magic * n, self.vp * n)

    def text(self) -> Message:
        gains = listed(amounts(self.gold, self.strength, self.magic, self.vp))
        return say("valeria-text-per", gains=gains, per=self.per.text())

    def key(self) -> str:
        return key_of(self.gold, self.strength, self.magic, self.vp) + "-each"


class All(ValeriaEffect):
    """Several effects, one after the other."""

    __slots__ = ("of",)
    do = "all"
    fields = typed(of=tuple[ValeriaEffect, ...])

    def __init__(self, of: tuple[ValeriaEffect, ...]) -> None:
        self.of = of

    def plain(self) -> bool:
        return all(effect.plain() for effect in self.of)

    def give(self, table: ValeriaTable, player: Duchy, times: int, because: str) -> None:
        for effect in self.of:
            effect.give(table, player, times, because)

    def possible(self, table: ValeriaTable, seat: int) -> bool:
        return all(effect.possible(table, seat) for effect in self.of)

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        for effect in reversed(self.of[1:]):
            table.push(asking.Happen(seat, effect, because))
        self.of[0].act(table, seat, because)

    def text(self) -> Message:
        return listed(tuple(effect.text() for effect in self.of))

    def key(self) -> str:
        return "+".join(effect.key() for effect in self.of)


class Choose(ValeriaEffect):
    """One of several effects; an impossible one cannot be chosen."""

    __slots__ = ("of",)
    do = "choose"
    fields = typed(of=tuple[ValeriaEffect, ...])

    def __init__(self, of: tuple[ValeriaEffect, ...]) -> None:
        self.of = of

    def alternatives(self) -> tuple[ValeriaEffect, ...]:
        return self.of

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.push(asking.ChooseEffect(seat, self, because))

    def text(self) -> Message:
        return say("valeria-text-choose", parts=listed(tuple(effect.text() for effect in self.of), "or"))


class GainAny(ValeriaEffect):
    """Take one kind of resource, whichever the player likes."""

    __slots__ = ("amount",)
    do = "gain_any"
    fields = typed(amount=int)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def alternatives(self) -> tuple[ValeriaEffect, ...]:
        return tuple(Gain(**{kind: self.amount}) for kind in ("gold", "strength", "magic"))

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.push(asking.ChooseEffect(seat, self, because))

    def text(self) -> Message:
        return say("valeria-text-any", n=self.amount)


class Exchange(ValeriaEffect):
    """Pay exactly this to the supply and take that; always voluntary, and magic never stands in."""

    __slots__ = ("gain", "pay")
    do = "exchange"
    voluntary = True
    fields = typed(pay=Gain, gain=Gain)

    def __init__(self, pay: Gain, gain: Gain) -> None:
        self.pay = pay
        self.gain = gain

    def short(self, player: Duchy) -> tuple[str, int] | None:
        """What the player lacks to pay."""
        if player.gold < self.pay.gold:
            return "valeria-short-gold", self.pay.gold - player.gold
        if player.strength < self.pay.strength:
            return "valeria-short-strength", self.pay.strength - player.strength
        if player.magic < self.pay.magic:
            return "valeria-short-magic", self.pay.magic - player.magic
        return None

    def make(self, table: ValeriaTable, player: Duchy, because: str) -> None:
        """Pay and gain once."""
        player.gold -= self.pay.gold
        player.strength -= self.pay.strength
        player.magic -= self.pay.magic
        if table.told is not None:
            pay = self.pay
            table.tell_payment(player.seat, because, pay.gold, pay.strength, pay.magic)
        self.gain.give(table, player, 1, because)

    def harvest_acts(self, card: str) -> Sequence[Act[ValeriaTable]]:
        return (asking.use_exchange(self, card),)

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.push(asking.OfferExchange(seat, self, because))

    def text(self) -> Message:
        return say("valeria-text-exchange", pay=self.pay.text(), gain=self.gain.text())
