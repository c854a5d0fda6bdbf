"""The questions that effects ask about resources, and the acts that answer them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.engine.combinators import Decline
from regalia.engine.decisions import Act, Price
from regalia.engine.events import Kind
from regalia.engine.frames import CardQuestion
from regalia.engine.messages import Message, Reason, say, seat_named
from regalia.engine.remembering import remembered
from regalia.games.valeria.words import amount, named

if TYPE_CHECKING:
    from regalia.games.valeria.card_effects import Take
    from regalia.games.valeria.effects import Exchange
    from regalia.games.valeria.table import ValeriaTable


class UseExchange(Act["ValeriaTable"]):
    """Pay what a card asks and take what it gives."""

    __slots__ = ("because", "effect")
    verb = "exchange"

    def __init__(self, effect: Exchange, because: str) -> None:
        super().__init__(f"{because}:exchange")
        self.effect = effect
        self.because = because

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        return self.effect.why_not(table, seat)

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        self.effect.make(table, seat, self.because)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        pay, gain = self.effect.pay.text(), self.effect.gain.text()
        return say("valeria-act-exchange", pay=pay, gain=gain, card=named(self.because))

    def about(self, table: ValeriaTable, seat: int) -> str:
        return self.because

    def price_for(self, table: ValeriaTable, seat: int) -> Price:
        return Price(dict(self.effect.pay.counted()))


use_exchange: Final = remembered(UseExchange)


@remembered
def leave(told: str, because: str) -> Act[ValeriaTable]:
    """The act that leaves what a card offers."""
    return Decline(told, because)


class OfferExchange(CardQuestion["ValeriaTable"]):
    """Use the exchange, or leave it?"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Exchange, because: str) -> None:
        super().__init__(seat, because)
        self.effect = effect

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return *self.effect.choices(self.because), leave("declines-exchange", self.because)

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-exchange", card=named(self.because))


class TakeAmount(Act["ValeriaTable"]):
    """Take so much of one kind from an opponent."""

    __slots__ = ("because", "kind", "n", "other")
    verb = "take"

    def __init__(self, other: int, kind: str, n: int, because: str) -> None:
        super().__init__(f"take:{other}:{n}{kind}")
        self.other = other
        self.kind = kind
        self.n = n
        self.because = because

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        taker, giver = table.players[seat], table.players[self.other]
        setattr(giver, self.kind, getattr(giver, self.kind) - self.n)
        setattr(taker, self.kind, getattr(taker, self.kind) + self.n)
        kind: Kind = "gain" if self.n else "plain"
        table.tell_as(kind, "valeria-takes", seat, other=self.other, because=self.because, **{self.kind: self.n})

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-take", what=amount(self.kind, self.n), other=seat_named(self.other))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (f"{self.kind}@{self.other}",)


take_amount: Final = remembered(TakeAmount)


class TakeFrom(CardQuestion["ValeriaTable"]):
    """From whom and what, and with the Thief how much?"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Take, because: str) -> None:
        super().__init__(seat, because)
        self.effect = effect

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        acts = []
        for other in table.opponents(self.seat):
            for kind in self.effect.kinds:
                most = min(self.effect.amount, getattr(table.players[other], kind))
                least = min(1, most) if self.effect.fewer else most
                acts += [take_amount(other, kind, n, self.because) for n in range(most, least - 1, -1)]
        return acts

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-take", card=named(self.because))
