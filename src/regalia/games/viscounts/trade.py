"""Trading on the outer path: merchants and silver for what the space offers, as often as one can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act, Price
from regalia.engine.messages import Message, Reason, say
from regalia.games.viscounts.cards import Outer
from regalia.games.viscounts.effects import Flip, Gain
from regalia.games.viscounts.finishing import finish_action
from regalia.games.viscounts.funding import icons_for_action
from regalia.games.viscounts.icons import CRIMINAL, MERCHANT, Icons
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.words import amount

MOST: Final = 60
"""More exchanges in one trade than any purse has ever paid for."""


def merchants_of(icons: Icons) -> int:
    """How many merchants there are for a trade."""
    return icons[MERCHANT] + icons[CRIMINAL]


def offer_at(table: ViscountsTable, viscount: Viscount) -> Outer:
    """The exchange of the space that the viscount stands on."""
    offer = table.board.trades[viscount.space]
    assert offer is not None, "there is no trade on the inner path"
    return offer


def how_often(offer: Outer, merchants: int, silver: int) -> tuple[int, int]:
    """The fewest and the most exchanges worth offering.

    Fewer than are free of charge are offered only where an exchange must be carried out and may be unwelcome; silver
    for silver gains nothing, so that only a trade without merchants may be made with it.
    """
    free = merchants // offer.merchants
    most = (merchants + silver) // offer.merchants
    if isinstance(offer.trade, Gain) and offer.trade.silver:
        most = max(merchants, min(1, silver))
    least = 1 if isinstance(offer.trade, Flip) else max(1, free)
    return least, min(most, MOST)


class Trade(Act[ViscountsTable]):
    """Make so many exchanges."""

    __slots__ = ("n",)
    verb = "trade"

    def __init__(self, n: int) -> None:
        super().__init__(f"trade:{n}")
        self.n = n

    def price(self, table: ViscountsTable, viscount: Viscount) -> int:
        """The silver that it costs."""
        needed = offer_at(table, viscount).merchants * self.n
        return max(0, needed - merchants_of(icons_for_action(viscount, table.dismissed)))

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        viscount = table.players[seat]
        short = self.price(table, viscount) - viscount.silver
        return ("viscounts-short-merchant", short) if short > 0 else None

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        price = self.price(table, viscount)
        viscount.silver -= price
        offer = offer_at(table, viscount)
        if table.told is not None:
            table.tell("viscounts-trades", seat, n=self.n, merchants=offer.merchants * self.n)
            if price:
                table.tell_as("loss", "viscounts-pays", seat, silver=price)
        finish_action(table, seat, "trade")
        offer.trade.act_times(table, seat, self.n, "trade")

    def label(self, table: ViscountsTable, seat: int) -> Message:
        viscount = table.players[seat]
        price = self.price(table, viscount)
        what = offer_at(table, viscount).trade.times(self.n).text()
        if price:
            return say("viscounts-act-trade-for", what=what, price=amount("silver", price))
        return say("viscounts-act-trade", what=what)

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"space:{table.players[seat].space}",)

    def price_for(self, table: ViscountsTable, seat: int) -> Price | None:
        price = self.price(table, table.players[seat])
        return Price({"silver": price}) if price else None


TRADES: Final[tuple[Act[ViscountsTable], ...]] = tuple(Trade(n) for n in range(MOST + 1))


def trades(table: ViscountsTable, viscount: Viscount) -> Sequence[Act[ViscountsTable]]:
    """The trades one could point at; a single exchange if none is possible."""
    merchants = merchants_of(icons_for_action(viscount, table.dismissed))
    least, most = how_often(offer_at(table, viscount), merchants, viscount.silver)
    return TRADES[least : most + 1] or TRADES[1:2]


def short_for_trade(table: ViscountsTable, viscount: Viscount, icons: Icons, silver: int) -> Reason | None:
    """What is missing for a single exchange with these icons and so much silver."""
    short = offer_at(table, viscount).merchants - merchants_of(icons) - silver
    return ("viscounts-short-merchant", short) if short > 0 else None
