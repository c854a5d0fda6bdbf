"""Paying for a main action: icons on the board, what else counts as icons, and the ways to pay for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import OpenQuestion
from regalia.engine.messages import Message, key_of, listed, say
from regalia.engine.remembering import remembered
from regalia.engine.zones import Cards
from regalia.games.viscounts.board import BOTH_PLACES, THIRD_PLACE
from regalia.games.viscounts.cards import ICONS, works
from regalia.games.viscounts.icons import CRIMINAL, CURRENCY, KIND, MERCHANT, NO_ICONS, Action, Icons
from regalia.games.viscounts.paying_effects import (
    FirstCountsDouble,
    MerchantsCount,
    Modifier,
    ResourcesCount,
    SilverCounts,
)
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.words import RESOURCES, amounts, named

HELPERS: Final = {card: effect for card, effect in works("always").items() if isinstance(effect, Modifier)}
"""The cards that help to pay as long as they lie on the board."""


def icons_for_action(viscount: Viscount, dismissed: str) -> Icons:
    """All icons that count now: cards and empty places on the board, what lasts, and a dismissed card."""
    return icons_with(viscount.row, viscount.permanent, dismissed)


def icons_with(row: Cards, lasting: Icons, dismissed: str) -> Icons:
    """All icons that would count with these cards on the board, what lasts, and a dismissed card."""
    extra = ICONS[dismissed] if dismissed else NO_ICONS
    if len(row) == 3:
        a, b, c = ICONS[row[0]], ICONS[row[1]], ICONS[row[2]]
    elif len(row) == 2:
        a, b, c = ICONS[row[0]], ICONS[row[1]], THIRD_PLACE
    else:
        a, b, c = ICONS[row[0]], NO_ICONS, BOTH_PLACES
    return (
        a[0] + b[0] + c[0] + lasting[0] + extra[0],
        a[1] + b[1] + c[1] + lasting[1] + extra[1],
        a[2] + b[2] + c[2] + lasting[2] + extra[2],
        a[3] + b[3] + c[3] + lasting[3] + extra[3],
        a[4] + b[4] + c[4] + lasting[4] + extra[4],
    )


def owned(row: Cards, action: Action, icons: Icons) -> int:
    """The icons that an action can count on without paying: its own, criminals, and merchants that stand in."""
    n = icons[KIND[action]] + icons[CRIMINAL]
    for card in row:
        modifier = HELPERS.get(card)
        if modifier is not None and modifier.action == action and isinstance(modifier, MerchantsCount):
            n += icons[MERCHANT] // modifier.merchants
    return n


def payable(viscount: Viscount, row: Cards, action: Action, silver: int) -> int:
    """How many more icons could be paid for with these cards on the board and so much silver at hand."""
    currency = CURRENCY[action]
    n = silver if currency == "silver" else held(viscount, currency)
    for card in row:
        modifier = HELPERS.get(card)
        if modifier is None or modifier.action != action:
            continue
        if isinstance(modifier, SilverCounts):
            n += silver // modifier.silver
        elif isinstance(modifier, FirstCountsDouble):
            n += 1 if held(viscount, currency) else 0
        elif isinstance(modifier, ResourcesCount):
            n += sum([held(viscount, resource) for resource in modifier.resources])
    return n


def reach(viscount: Viscount, action: Action, icons: Icons, silver: int) -> int:
    """How many icons an action can come to: those at hand, and those that could be paid for."""
    return owned(viscount.row, action, icons) + payable(viscount, viscount.row, action, silver)


def held(viscount: Viscount, resource: str) -> int:
    """How much of a resource there is."""
    return viscount.stone if resource == "stone" else viscount.gold if resource == "gold" else viscount.ink


# Ways to pay


class Pay(Act[ViscountsTable]):
    """One way to pay."""

    __slots__ = ("gold", "ink", "silver", "stone")
    verb = "pay"

    def __init__(self, silver: int, ink: int, gold: int, stone: int) -> None:
        super().__init__("pay:" + key_of((("silver", silver), ("ink", ink), ("gold", gold), ("stone", stone))))
        self.silver = silver
        self.ink = ink
        self.gold = gold
        self.stone = stone

    def prices(self) -> dict[str, int]:
        """What is paid, by kind."""
        parts = {"silver": self.silver, "ink": self.ink, "gold": self.gold, "stone": self.stone}
        return {kind: n for kind, n in parts.items() if n}

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        viscount.silver -= self.silver
        viscount.ink -= self.ink
        viscount.gold -= self.gold
        viscount.stone -= self.stone
        if table.told is not None:
            table.tell_as("loss", "viscounts-pays", seat, **self.prices())

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-pay", price=listed(amounts(self.prices().items())))

    def price_for(self, table: ViscountsTable, seat: int) -> Price | None:
        return Price(self.prices())


@remembered
def pay(silver: int, ink: int, gold: int, stone: int) -> Pay:
    """The act of paying this."""
    return Pay(silver, ink, gold, stone)


@remembered
def ways(
    missing: int, currency: str, have: tuple[int, int, int], doubles: bool, others: tuple[str, ...], silver_each: int,
    silver: int,
) -> tuple[Pay, ...]:  # fmt: skip
    """The ways to pay for missing icons that waste nothing, the action's own resource first.

    ``have`` is ink, gold and stone, none more than is missing; ``others`` can be spent like the own resource;
    ``silver_each`` is how much silver counts as an icon, if any.
    """
    stock = dict(zip(RESOURCES, have, strict=True))
    first, second = (*others, "", "")[:2]
    pairs = min(silver // silver_each, missing) if silver_each else 0

    def worth(own: int, one: int, other: int, coins: int) -> int:
        return own + (1 if doubles and own else 0) + one + other + coins

    found = []
    for own in range(stock[currency], -1, -1):
        for one in range(stock.get(first, 0), -1, -1):
            for other in range(stock.get(second, 0), -1, -1):
                for coins in range(pairs, -1, -1):
                    parts = (own, one, other, coins)
                    if worth(*parts) < missing:
                        continue
                    fewer = [tuple(n - (at == less) for at, n in enumerate(parts)) for less in range(4) if parts[less]]
                    if any(worth(*less) >= missing for less in fewer):
                        continue
                    spent = {currency: own, first: one, second: other}
                    found.append(
                        pay(coins * silver_each, spent.get("ink", 0), spent.get("gold", 0), spent.get("stone", 0))
                    )
    return tuple(found)


def ways_for(viscount: Viscount, action: Action, missing: int) -> tuple[Pay, ...]:
    """The ways this viscount can pay for so many missing icons."""
    currency = CURRENCY[action]
    doubles, each = False, 0
    others: tuple[str, ...] = ()
    for card in viscount.row:
        if card in HELPERS:
            modifier = HELPERS[card]
            if modifier.action != action:
                continue
            if isinstance(modifier, SilverCounts):
                each = modifier.silver
            elif isinstance(modifier, FirstCountsDouble):
                doubles = True
            elif isinstance(modifier, ResourcesCount):
                others = modifier.resources
    have = min(viscount.ink, missing), min(viscount.gold, missing), min(viscount.stone, missing)
    return ways(missing, currency, have, doubles, others, each, min(viscount.silver, each * missing))


class PayFor(OpenQuestion[ViscountsTable]):
    """Which way to pay?"""

    __slots__ = ("action", "missing")

    def __init__(self, seat: int, action: Action, missing: int) -> None:
        self.seat = seat
        self.action = action
        self.missing = missing

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return ways_for(table.players[self.seat], self.action, self.missing)

    def prompt(self, table: ViscountsTable) -> Message:
        return say(f"viscounts-ask-pay-{self.action}", n=self.missing)


def missing_icons(table: ViscountsTable, viscount: Viscount, action: Action, needed: int) -> int:
    """How many of the icons that an action needs have to be paid for; less than none if there are more than enough."""
    return needed - owned(viscount.row, action, icons_for_action(viscount, table.dismissed))


def fund(table: ViscountsTable, viscount: Viscount, action: Action, needed: int) -> None:
    """Pay for an action that needs so many icons; ask how, if there is more than one way."""
    missing = missing_icons(table, viscount, action, needed)
    if missing > 0:
        found = ways_for(viscount, action, missing)
        if len(found) == 1:
            found[0].carry_out(table, viscount.seat)
        else:
            table.push(PayFor(viscount.seat, action, missing))


def price_of_icons(table: ViscountsTable, viscount: Viscount, action: Action, needed: int) -> Price | None:
    """What an action costs beyond its icons: the action's resource, unless there is one other way that costs less."""
    missing = missing_icons(table, viscount, action, needed)
    if missing <= 0:
        return None
    printed = {CURRENCY[action]: missing}
    found = ways_for(viscount, action, missing)
    if len(found) != 1 or found[0].prices() == printed:
        return Price(printed)
    helpers = [card for card in viscount.row if card in HELPERS and HELPERS[card].action == action]
    because = [say("viscounts-helps-to-pay", card=named(card), what=HELPERS[card].text()) for card in helpers]
    return Price(found[0].prices(), printed, tuple(because))
