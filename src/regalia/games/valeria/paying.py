"""Paying for an action: magic stands in for all but one of what is asked, and the payer decides how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import Frame, OpenQuestion
from regalia.engine.messages import Message, Reason, key_of, listed, say
from regalia.engine.remembering import remembered
from regalia.games.valeria.words import Pairs, amount, amounts, counted

if TYPE_CHECKING:
    from regalia.games.valeria.player import Duchy
    from regalia.games.valeria.table import ValeriaTable

ONE_REAL_GOLD: Final[Reason] = ("valeria-needs-real-gold", 1)
ONE_REAL_STRENGTH: Final[Reason] = ("valeria-needs-real-strength", 1)


def short_of_gold(player: Duchy, price: int) -> Reason | None:
    """What is missing for a price in gold, of which magic can stand in for all but one."""
    short = price - player.gold - player.magic
    if short > 0:
        return "valeria-short-gold", short
    return None if player.gold else ONE_REAL_GOLD


def pay(table: ValeriaTable, player: Duchy, gold: int, strength: int, magic: int) -> None:
    """Give resources to the supply."""
    player.gold -= gold
    player.strength -= strength
    player.magic -= magic
    if table.told is not None:
        table.tell_payment(player.seat, "", gold, strength, magic)


def pay_gold(table: ValeriaTable, seat: int, price: int, then: Frame[ValeriaTable]) -> None:
    """Pay a price in gold, magic standing in for all but one; ask how, if there is more than one way."""
    player = table.players[seat]
    least = max(1, price - player.magic)
    most = min(price, player.gold)
    if least == most:
        pay(table, player, most, 0, price - most)
        then.run(table)
    else:
        table.push(then)
        table.push(PayGold(seat, price))


class Pay(Act["ValeriaTable"]):
    """One way to pay: so much of the real thing, the rest in magic."""

    __slots__ = ("gold", "magic", "strength")
    verb = "pay"

    def __init__(self, gold: int, strength: int, magic: int) -> None:
        super().__init__(f"pay:{key_of(counted(gold, strength, magic))}")
        self.gold = gold
        self.strength = strength
        self.magic = magic

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        pay(table, table.players[seat], self.gold, self.strength, self.magic)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-pay", price=listed(amounts(self.counted())))

    def counted(self) -> Pairs:
        """What is paid, each kind with its number."""
        return counted(self.gold, self.strength, self.magic)

    def price_for(self, table: ValeriaTable, seat: int) -> Price:
        return Price(dict(self.counted()))


@remembered
def ways_in_gold(price: int, least: int, most: int) -> tuple[Pay, ...]:
    """The ways to pay a price in gold, the real thing first."""
    return tuple(Pay(gold, 0, price - gold) for gold in range(most, least - 1, -1))


@remembered
def ways_in_strength(price: int, magic: int, least: int, most: int) -> tuple[Pay, ...]:
    """The ways to pay for a monster, the real thing first; its own magic comes on top."""
    return tuple(Pay(0, strength, magic + price - strength) for strength in range(most, least - 1, -1))


class PayGold(OpenQuestion["ValeriaTable"]):
    """How much gold, how much magic?"""

    __slots__ = ("price",)

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        player = table.players[self.seat]
        return ways_in_gold(self.price, max(1, self.price - player.magic), min(self.price, player.gold))

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-pay", price=amount("gold", self.price))


class PayStrength(OpenQuestion["ValeriaTable"]):
    """How much strength, how much magic?"""

    __slots__ = ("magic", "strength")

    def __init__(self, seat: int, strength: int, magic: int) -> None:
        self.seat = seat
        self.strength = strength
        self.magic = magic

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        player = table.players[self.seat]
        least = max(1, self.strength + self.magic - player.magic)
        return ways_in_strength(self.strength, self.magic, least, min(self.strength, player.strength))

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-pay", price=listed(amounts(counted(strength=self.strength, magic=self.magic))))
