"""Effects that take from other players, or that gain, slay or return cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from regalia.engine.decisions import Act
from regalia.engine.effects import Effect
from regalia.engine.messages import Message, Reason, listed, say
from regalia.engine.parts import typed
from regalia.engine.signs import OR, TO, Sign, Signs, joined
from regalia.games.valeria import card_questions, questions
from regalia.games.valeria.effects import AnyRole, Choose, Gain, Kind, ValeriaEffect
from regalia.games.valeria.words import amount, named

if TYPE_CHECKING:
    from regalia.games.valeria.table import ValeriaTable


class Take(Effect["ValeriaTable"]):
    """Take so much of one kind from an opponent of choice, or all there is if it is less; ``fewer`` lets the taker be
    content with less. Alone, where nobody sits opposite, it comes from the supply.
    """

    __slots__ = ("_alone", "amount", "fewer", "kinds")
    do = "take"
    fields = typed(amount=int, kinds=tuple[Kind, ...], fewer=bool)

    def __init__(self, amount: int, kinds: tuple[Kind, ...], fewer: bool = False) -> None:
        self.amount = amount
        self.kinds = kinds
        self.fewer = fewer
        gains = tuple(Gain(**{kind: amount}) for kind in kinds)
        self._alone: ValeriaEffect = gains[0] if len(gains) == 1 else Choose(gains)

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        if table.solo:
            self._alone.act(table, seat, because)
        elif any(getattr(table.players[other], kind) for other in table.opponents(seat) for kind in self.kinds):
            table.push(questions.TakeFrom(seat, self, because))
        else:
            table.tell("valeria-nothing-to-take", seat, because=because)

    def choices(self, because: str) -> Sequence[Act[ValeriaTable]]:
        return self._alone.choices(because)

    def text(self) -> Message:
        each = tuple(amount(kind, self.amount) for kind in self.kinds)
        if self.fewer:
            return say("valeria-text-take-up-to", what=listed(each, "or"))
        return say("valeria-text-take", what=listed(each, "or"), n=self.amount)

    def signs(self) -> Signs:
        return (Sign("icon", "take"), *joined(((Sign("amount", kind, self.amount),) for kind in self.kinds), OR))


class GainCitizen(Effect["ValeriaTable"]):
    """Take a citizen from the centre without paying; only its printed base cost counts against the limit.

    ``declinable`` marks the rewards that a rulebook words with «may»: where the players agreed so, they can be left.
    """

    __slots__ = ("cost_up_to", "declinable", "name", "role")
    do = "gain_citizen"
    fields = typed(role=AnyRole, cost_up_to=int, name=str, declinable=bool)

    def __init__(self, role: AnyRole = "", cost_up_to: int = 0, name: str = "", declinable: bool = False) -> None:
        self.role = role
        self.cost_up_to = cost_up_to
        self.name = name
        self.declinable = declinable

    def fitting(self, table: ValeriaTable) -> tuple[str, ...]:
        """The citizens on top of a stack that may be taken."""
        return table.citizens_on_top(self.role, self.cost_up_to, self.name)

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        return None if self.fitting(table) else ("valeria-no-such-citizen", 0)

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        if self.fitting(table):
            table.push(card_questions.TakeFreeCitizen(seat, self, because))
        else:
            table.tell("valeria-no-citizen-fits", seat, because=because)

    def text(self) -> Message:
        if self.name:
            return say("valeria-text-citizen-named", card=named(self.name))
        what = say(f"valeria-a-citizen-{self.role}" if self.role else "valeria-a-citizen")
        if self.cost_up_to:
            return say("valeria-text-citizen-up-to", what=what, n=self.cost_up_to)
        return say("valeria-text-citizen", what=what)

    def signs(self) -> Signs:
        if self.name:
            return (Sign("card", self.name),)
        role = (Sign("badge", self.role),) if self.role else ()
        limit = (Sign("word", f"≤ {self.cost_up_to}"),) if self.cost_up_to else ()
        return Sign("badge", "citizen"), *role, *limit

    def key(self) -> str:
        return self.name or self.role or "citizen"


class MaySlay(Effect["ValeriaTable"]):
    """Slay one monster now at its normal cost, without using an action."""

    __slots__ = ()
    do = "may_slay"

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.push(card_questions.MaySlayNow(seat, because))

    def text(self) -> Message:
        return say("valeria-text-may-slay")

    def signs(self) -> Signs:
        return (Sign("icon", "slay"),)


class TakeMonster(Effect["ValeriaTable"]):
    """A random monster of an opponent's pile changes owner; its reward is not paid. Alone it comes from the centre."""

    __slots__ = ()
    do = "take_monster"

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        if table.solo and table.first_monster():
            table.push(card_questions.TakeMonsterFromCentre(seat, because))
        elif any(table.players[other].monsters for other in table.opponents(seat)):
            table.push(card_questions.TakeMonsterFrom(seat, because))
        else:
            table.tell("valeria-nothing-to-take", seat, because=because)

    def text(self) -> Message:
        return say("valeria-text-take-monster")

    def signs(self) -> Signs:
        return Sign("icon", "take"), Sign("badge", "monster")


class Return(Effect["ValeriaTable"]):
    """Optionally put an own card back on its stack in the centre for victory points."""

    __slots__ = ("kind", "vp")
    do = "return"
    fields = typed(kind=Literal["monster", "citizen"], vp=int)

    def __init__(self, kind: Literal["monster", "citizen"], vp: int) -> None:
        self.kind = kind
        self.vp = vp

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.push(card_questions.MayReturn(seat, self, because))

    def text(self) -> Message:
        return say(f"valeria-text-return-{self.kind}", gain=amount("vp", self.vp))

    def signs(self) -> Signs:
        return Sign("badge", self.kind), TO, Sign("amount", "vp", self.vp)
