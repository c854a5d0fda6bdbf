"""The questions that menaces leave behind: which symbol produces again when a thief is defeated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import OpenQuestion
from regalia.engine.messages import Message, say
from regalia.engine.remembering import remembered
from regalia.games.wonderful_kingdom.questions import KingdomAct, without
from regalia.games.wonderful_kingdom.words import amount, named

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.table import KingdomTable


class SymbolAct(KingdomAct):
    """An act on a production symbol of the duchy card or of a built card."""

    __slots__ = ("card", "resource", "symbol")

    def __init__(self, symbol: str) -> None:
        super().__init__(f"{self.verb}:{symbol}")
        self.symbol = symbol
        self.card, _, self.resource = symbol.partition(":")

    def about(self, table: KingdomTable, seat: int) -> str:
        return self.card

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        on_duchy = self.card == table.players[seat].duchy
        return (f"duchy@{seat}" if on_duchy else f"built@{seat}:{self.card}",)


class Uncover(SymbolAct):
    """Take a theft token off this symbol."""

    __slots__ = ()
    verb = "uncover"

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.thefts = without(player.thefts, self.symbol)
        table.tell("wonderful_kingdom-uncovered", seat, card=self.card, resource=self.resource)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-uncover", card=named(self.card), what=amount(self.resource, 1))


uncover: Final = remembered(Uncover)


class UncoverWhich(OpenQuestion["KingdomTable"]):
    """Which symbol produces again?"""

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [uncover(symbol) for symbol in dict.fromkeys(table.players[self.seat].thefts)]

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-uncover")
