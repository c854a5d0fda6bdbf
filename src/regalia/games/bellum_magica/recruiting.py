"""Recruiting: creatures of the market for food and runes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import OpenQuestion, Question
from regalia.engine.messages import Message, Reason, listed, say
from regalia.games.bellum_magica.cards import (
    CREATURES,
    EVIL,
    EVIL_FOOD,
    ULTRA_EVIL,
    ULTRA_FOOD,
    ULTRA_RUNES,
    ULTRA_RUNES_ALONE,
)
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.table import BellumTable
from regalia.games.bellum_magica.tucking import TUCK
from regalia.games.bellum_magica.words import amounts, named

BONUS: Final = {card: creature.bonus for card, creature in CREATURES.items() if creature.bonus is not None}
"""The bonus tokens of the creatures that bring one."""

# Paying


@mypyc_attr(serializable=True)
class Payment:
    """A way to pay for a creature; nothing else is taken, and no change is given."""

    __slots__ = ("food", "price", "runes")

    def __init__(self, food: int, runes: int) -> None:
        self.food = food
        self.runes = runes
        self.price = Price({"food": food, "runes": runes})

    def pay(self, table: BellumTable, player: Mage, card: str) -> None:
        """Pay for a creature and take it: the next one is turned up at once, and its bonus token is taken."""
        seat = player.seat
        player.food -= self.food
        player.runes -= self.runes
        player.recruited = (card,)
        if table.told is not None:
            source, target = table.object_of(card), f"recruited@{seat}"
            table.tell_as(
                "loss", "bellum_magica-recruits", seat, card=card, source=source, target=target, **self.price.now
            )
        table.take_from_market(card)
        if card in BONUS:
            BONUS[card].act(table, seat, card)
        table.frames.append(TUCK[seat])

    def text(self) -> Message:
        """The price in words."""
        return listed(amounts(self.price.now.items()))


IN_FOOD: Final = Payment(EVIL_FOOD, 0)
IN_FOOD_AND_A_RUNE: Final = Payment(ULTRA_FOOD, ULTRA_RUNES)
IN_RUNES: Final = Payment(0, ULTRA_RUNES_ALONE)
FOOD_OR_RUNES: Final = Price(IN_FOOD_AND_A_RUNE.price.now, instead=IN_RUNES.price.now)
RUNES_OR_FOOD: Final = Price(IN_RUNES.price.now, instead=IN_FOOD_AND_A_RUNE.price.now)


class Pay(Act[BellumTable]):
    """One of the two ways to pay for an ultra-evil creature."""

    __slots__ = ("card", "payment")
    verb = "pay"

    def __init__(self, card: str, payment: Payment, key: str) -> None:
        super().__init__(key)
        self.card = card
        self.payment = payment

    def carry_out(self, table: BellumTable, seat: int) -> None:
        self.payment.pay(table, table.players[seat], self.card)

    def price_for(self, table: BellumTable, seat: int) -> Price | None:
        return self.payment.price

    def about(self, table: BellumTable, seat: int) -> str:
        return self.card

    def label(self, table: BellumTable, seat: int) -> Message:
        return say("bellum_magica-act-pay", price=self.payment.text())


PAYS: Final[dict[str, tuple[Pay, ...]]] = {
    card: (Pay(card, IN_FOOD_AND_A_RUNE, "pay:food"), Pay(card, IN_RUNES, "pay:runes")) for card in ULTRA_EVIL
}


class ChoosePrice(OpenQuestion[BellumTable]):
    """Which of the two prices?"""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def acts(self, table: BellumTable) -> Sequence[Act[BellumTable]]:
        return PAYS[self.card]

    def prompt(self, table: BellumTable) -> Message:
        return say("bellum_magica-ask-price", card=named(self.card))


# Choosing


class Recruit(Act[BellumTable]):
    """Take a creature of the market for what its kind costs."""

    __slots__ = ("card",)
    verb = "recruit"

    def __init__(self, card: str) -> None:
        super().__init__(f"recruit:{card}")
        self.card = card

    def about(self, table: BellumTable, seat: int) -> str:
        return self.card

    def targets(self, table: BellumTable, seat: int) -> tuple[str, ...]:
        return (table.object_of(self.card),)


class RecruitEvil(Recruit):
    """Recruit an evil creature for 2 food."""

    __slots__ = ()

    def why_not(self, table: BellumTable, seat: int) -> Reason | None:
        short = EVIL_FOOD - table.players[seat].food
        return ("bellum_magica-short-food", short) if short > 0 else None

    def carry_out(self, table: BellumTable, seat: int) -> None:
        IN_FOOD.pay(table, table.players[seat], self.card)

    def label(self, table: BellumTable, seat: int) -> Message:
        return say("bellum_magica-act-recruit", card=named(self.card), price=IN_FOOD.text())

    def price_for(self, table: BellumTable, seat: int) -> Price | None:
        return IN_FOOD.price


class RecruitUltraEvil(Recruit):
    """Recruit an ultra-evil creature for 1 rune and 4 food, or for 3 runes."""

    __slots__ = ()

    def why_not(self, table: BellumTable, seat: int) -> Reason | None:
        player = table.players[seat]
        runes, food = player.runes, ULTRA_FOOD - player.food
        if runes >= ULTRA_RUNES_ALONE or (runes >= ULTRA_RUNES and food <= 0):
            return None
        if not runes:
            return ("bellum_magica-short-rune", 1) if food <= 0 else ("bellum_magica-short-rune-and-food", food)
        return f"bellum_magica-short-food-or-{ULTRA_RUNES_ALONE - runes}-runes", food

    def carry_out(self, table: BellumTable, seat: int) -> None:
        player = table.players[seat]
        if player.runes < ULTRA_RUNES_ALONE:
            IN_FOOD_AND_A_RUNE.pay(table, player, self.card)
        elif player.food < ULTRA_FOOD:
            IN_RUNES.pay(table, player, self.card)
        else:
            table.push(ChoosePrice(seat, self.card))

    def label(self, table: BellumTable, seat: int) -> Message:
        prices = say("list-or", parts=(IN_FOOD_AND_A_RUNE.text(), IN_RUNES.text()))
        return say("bellum_magica-act-recruit", card=named(self.card), price=prices)

    def price_for(self, table: BellumTable, seat: int) -> Price | None:
        """As it would be paid, and the other way; where both are open, which one is asked next."""
        player = table.players[seat]
        only_runes = player.runes >= ULTRA_RUNES_ALONE and player.food < ULTRA_FOOD
        return RUNES_OR_FOOD if only_runes else FOOD_OR_RUNES


class FinishRecruiting(Act[BellumTable]):
    """Recruit no more today."""

    __slots__ = ()
    verb = "pass"

    def carry_out(self, table: BellumTable, seat: int) -> None:
        if table.told is not None:
            table.tell("bellum_magica-recruits-no-more", seat)

    def label(self, table: BellumTable, seat: int) -> Message:
        return say("bellum_magica-act-done")


RECRUIT_EVIL: Final = {card: RecruitEvil(card) for card in EVIL}
RECRUIT_ULTRA: Final = {card: RecruitUltraEvil(card) for card in ULTRA_EVIL}
DONE: Final = FinishRecruiting("done")
ONLY_DONE: Final[tuple[Act[BellumTable], ...]] = (DONE,)


class RecruitCreatures(Question[BellumTable]):
    """Which creature, or no more? Asked again until the mage is done or can pay for nothing."""

    __slots__ = ()

    def acts(self, table: BellumTable) -> Sequence[Act[BellumTable]]:
        evil = (RECRUIT_EVIL[card] for card in table.evil_market)
        return *evil, *(RECRUIT_ULTRA[card] for card in table.ultra_market), DONE

    def run(self, table: BellumTable) -> Sequence[Act[BellumTable]]:
        player = table.players[self.seat]
        food, runes = player.food, player.runes
        if food < EVIL_FOOD and runes < ULTRA_RUNES_ALONE:
            return ONLY_DONE
        options: list[Act[BellumTable]] = []
        if food >= EVIL_FOOD:
            options += [RECRUIT_EVIL[card] for card in table.evil_market]
        if runes >= ULTRA_RUNES_ALONE or (runes >= ULTRA_RUNES and food >= ULTRA_FOOD):
            options += [RECRUIT_ULTRA[card] for card in table.ultra_market]
        options.append(DONE)
        return options

    def answer(self, table: BellumTable, act: Act[BellumTable]) -> None:
        if act is not DONE:
            table.frames.append(self)
        act.carry_out(table, self.seat)

    def prompt(self, table: BellumTable) -> Message:
        player = table.players[self.seat]
        store = amounts((("food", player.food), ("runes", player.runes)))
        return say("bellum_magica-ask-recruit", store=listed(store))
