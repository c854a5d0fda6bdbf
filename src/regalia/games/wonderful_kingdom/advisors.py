"""Advisors: choosing the first one, and paying for what they can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import OpenQuestion
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.wonderful_kingdom.cards import ADVISORS
from regalia.games.wonderful_kingdom.questions import KeepCard, KingdomAct
from regalia.games.wonderful_kingdom.words import amount, named

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.player import Duchy
    from regalia.games.wonderful_kingdom.table import KingdomTable


class UseAdvisor(KingdomAct):
    """Pay an advisor's price in soldiers and use the ability, once a round."""

    __slots__ = ("card", "effect", "price", "when")
    verb = "use"

    def __init__(self, card: str) -> None:
        super().__init__(f"use:{card}")
        self.card = card
        self.price = ADVISORS[card].price
        self.effect = ADVISORS[card].effect
        self.when = ADVISORS[card].when

    def any_time(self) -> bool:
        return True

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        player = table.players[seat]
        if self.card in player.used:
            return "wonderful_kingdom-advisor-used", 0
        if player.soldiers < self.price:
            return "wonderful_kingdom-short-soldiers", self.price - player.soldiers
        return self.effect.why_not(table, seat)

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.soldiers -= self.price
        player.used = (*player.used, self.card)
        player.news = True
        table.tell_as("loss", "wonderful_kingdom-uses", seat, card=self.card, soldiers=self.price)
        self.effect.act(table, seat, self.card)

    def label(self, table: KingdomTable, seat: int) -> Message:
        what = self.effect.text()
        return say("wonderful_kingdom-act-use", card=named(self.card), price=amount("soldiers", self.price), what=what)

    def about(self, table: KingdomTable, seat: int) -> str:
        return self.card

    def price_for(self, table: KingdomTable, seat: int) -> Price:
        return Price({"soldiers": self.price})

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"advisors@{seat}:{self.card}",)


USE: Final = {card: UseAdvisor(card) for card in ADVISORS}


def advisor_acts(player: Duchy, whens: tuple[str, ...]) -> list[UseAdvisor]:
    """The own advisors whose moment it is, whether they can be paid or not."""
    return [USE[card] for card in player.advisors if ADVISORS[card].when in whens]


class KeepAdvisor(KeepCard):
    """Keep this advisor and return the other unseen."""

    __slots__ = ()
    area = "dealt"

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.returned = tuple(card for card in player.dealt if card != self.card)
        player.dealt = ()
        player.advisors = (self.card,)
        table.tell("wonderful_kingdom-keeps-advisor", seat, card=self.card)


keep_advisor: Final = remembered(KeepAdvisor)


class WhichAdvisor(OpenQuestion["KingdomTable"]):
    """Which of the two advisors?"""

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [keep_advisor(card) for card in table.players[self.seat].dealt]

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-advisor")
