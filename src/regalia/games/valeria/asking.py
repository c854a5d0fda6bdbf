"""The questions that card effects ask, and the acts that answer them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, Question
from regalia.engine.messages import Message, Reason, say
from regalia.games.valeria.words import named

if TYPE_CHECKING:
    from regalia.games.valeria.effects import Exchange, ValeriaEffect
    from regalia.games.valeria.table import ValeriaTable


class ForCard(Question["ValeriaTable"]):
    """A question that a card asks; most prompts say which card it is."""

    __slots__ = ("because",)

    def __init__(self, seat: int, because: str) -> None:
        self.seat = seat
        self.because = because


class Happen(Frame["ValeriaTable"]):
    """An effect that waits for the one before it."""

    __slots__ = ("because", "effect")

    def __init__(self, seat: int, effect: ValeriaEffect, because: str) -> None:
        self.seat = seat
        self.effect = effect
        self.because = because

    def run(self, table: ValeriaTable) -> None:
        self.effect.act(table, self.seat, self.because)


class Decline(Act["ValeriaTable"]):
    """Leave it."""

    __slots__ = ()

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        table.tell("valeria-declines", seat)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-decline")


DECLINE: Final = Decline("decline")


class Alternative(Act["ValeriaTable"]):
    """One of the effects that a card lets its player choose from."""

    __slots__ = ("because", "effect")

    def __init__(self, effect: ValeriaEffect, because: str) -> None:
        super().__init__(f"{because}:{effect.key()}")
        self.effect = effect
        self.because = because

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        return None if self.effect.possible(table, seat) else ("valeria-no-such-citizen", 0)

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        self.effect.act(table, seat, self.because)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-alternative", what=self.effect.text(), card=named(self.because))


@cache
def alternatives(effect: ValeriaEffect, because: str) -> tuple[Alternative, ...]:
    """The acts that choose between an effect's alternatives."""
    return tuple(Alternative(part, because) for part in effect.alternatives())


class ChooseEffect(ForCard):
    """Which of the alternatives?"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: ValeriaEffect, because: str) -> None:
        super().__init__(seat, because)
        self.effect = effect

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return alternatives(self.effect, self.because)

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-alternative", card=named(self.because))


class UseExchange(Act["ValeriaTable"]):
    """Pay what a card asks and take what it gives."""

    __slots__ = ("because", "effect")

    def __init__(self, effect: Exchange, because: str) -> None:
        super().__init__(f"{because}:exchange")
        self.effect = effect
        self.because = because

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        return self.effect.short(table.players[seat])

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        self.effect.make(table, table.players[seat], self.because)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        pay, gain = self.effect.pay.text(), self.effect.gain.text()
        return say("valeria-act-exchange", pay=pay, gain=gain, card=named(self.because))


@cache
def use_exchange(effect: Exchange, because: str) -> UseExchange:
    """The act of using a card's exchange."""
    return UseExchange(effect, because)


class OfferExchange(ForCard):
    """Use the exchange, or leave it?"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Exchange, because: str) -> None:
        super().__init__(seat, because)
        self.effect = effect

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return use_exchange(self.effect, self.because), DECLINE

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-exchange", card=named(self.because))
