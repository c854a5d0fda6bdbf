"""The roll phase: the dice, the domains that change them, the events that are rolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import Frame, OpenQuestion, Question
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.valeria import rulings
from regalia.games.valeria.cards import DOMAINS, EVENTS
from regalia.games.valeria.effects import ValeriaEffect
from regalia.games.valeria.lasting_effects import ChangeDie
from regalia.games.valeria.paying import pay_gold, short_of_gold
from regalia.games.valeria.table import ValeriaTable
from regalia.games.valeria.words import amount, named


class Roll(Frame[ValeriaTable]):
    """The active player rolls; domains may change the dice; then events that were rolled happen."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        a, b = divmod(table.draw(36), 6)
        table.dice = (a + 1, b + 1)
        table.active = self.seat
        table.turns += 1
        if table.told is not None:
            table.tell_as("roll", "valeria-rolls", self.seat, a=a + 1, b=b + 1)
        if a == b:
            reward_pair(table)
        if table.covers and any(cover in EVENTS for cover in table.covers.values()):
            table.push(RolledEvents(self.seat))
        domains = table.players[self.seat].ongoing.get("roll")
        if domains:
            table.push(ChangeDice(self.seat, domains))


def reward_pair(table: ValeriaTable) -> None:
    """Gargan's Embrace works whenever the dice show a pair or are turned into one, for whoever owns it."""
    resting = table.resting()
    for player in table.players:
        if "any_pair" in player.ongoing and (rulings.RESTING_PLAYER_GETS_PAIR_POINTS or player.seat != resting):
            table.let_work(player.seat, "any_pair")


class TurnDie(Act[ValeriaTable]):
    """Change one die with a domain."""

    __slots__ = ("card", "die", "effect")
    verb = "turn"

    def __init__(self, card: str, effect: ValeriaEffect, die: int) -> None:
        assert isinstance(effect, ChangeDie)
        super().__init__(f"{card}:die{die + 1}")
        self.card = card
        self.die = die
        self.effect = effect

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        value = table.dice[self.die]
        if rulings.DIE_MUST_CHANGE and self.effect.changed(value) == value:
            return "valeria-die-shows-it", value
        player = table.players[seat]
        price = self.effect.price(table, player)
        if price > player.gold and rulings.MAGIC_FOR_DICE in table.agreed:
            return short_of_gold(player, price)
        return ("valeria-short-gold", price - player.gold) if price > player.gold else None

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        player = table.players[seat]
        price = self.effect.price(table, player)
        turned = DieTurned(seat, self)
        if price and rulings.MAGIC_FOR_DICE in table.agreed:
            pay_gold(table, seat, price, turned)
            return
        player.gold -= price
        if price:
            table.tell_payment(seat, self.card, price, 0, 0)
        turned.run(table)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        value = table.dice[self.die]
        new = self.effect.changed(value)
        price = self.effect.price(table, table.players[seat])
        id = "valeria-act-turn-for" if price else "valeria-act-turn"
        return say(id, card=named(self.card), old=value, new=new, price=amount("gold", price))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return f"die:{self.die}", f"domains@{seat}:{self.card}"

    def about(self, table: ValeriaTable, seat: int) -> str:
        return self.card

    def price_for(self, table: ValeriaTable, seat: int) -> Price | None:
        price = self.effect.price(table, table.players[seat])
        return Price({"gold": price}) if price else None


class DieTurned(Frame[ValeriaTable]):
    """The change is paid for, and the die is turned."""

    __slots__ = ("act",)

    def __init__(self, seat: int, act: TurnDie) -> None:
        self.seat = seat
        self.act = act

    def run(self, table: ValeriaTable) -> None:
        act = self.act
        dice = list(table.dice)
        dice[act.die] = act.effect.changed(dice[act.die])
        table.dice = (dice[0], dice[1])
        table.tell("valeria-turns-die", self.seat, because=act.card, a=dice[0], b=dice[1])
        if dice[0] == dice[1]:
            reward_pair(table)


class Announce(Act[ValeriaTable]):
    """The dice stay as they are."""

    __slots__ = ()
    verb = "announce"

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        table.tell("valeria-announces", seat, a=table.dice[0], b=table.dice[1])

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-announce", a=table.dice[0], b=table.dice[1])

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return ("dice",)


ANNOUNCE: Final = Announce("announce")
turn_die: Final = remembered(TurnDie)


class ChangeDice(Question[ValeriaTable]):
    """Change a die with a domain, or announce? Each domain works once a roll; a die may be changed by several."""

    __slots__ = ("unused",)

    def __init__(self, seat: int, unused: tuple[str, ...]) -> None:
        self.seat = seat
        self.unused = unused

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [*(turn_die(card, DOMAINS[card].effect, die) for card in self.unused for die in (0, 1)), ANNOUNCE]

    def answer(self, table: ValeriaTable, act: Act[ValeriaTable]) -> None:
        if isinstance(act, TurnDie):
            unused = tuple(card for card in self.unused if card != act.card)
            if unused:
                table.push(ChangeDice(self.seat, unused))
        act.carry_out(table, self.seat)

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-dice", a=table.dice[0], b=table.dice[1])


class RolledEvents(Frame[ValeriaTable]):
    """Events whose number is shown by a die or the sum happen, each once; the active player orders them."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        numbers = (*table.dice, sum(table.dice))
        rolled = tuple(
            card for _, card in sorted(table.covers.items()) if card in EVENTS and EVENTS[card].activation in numbers
        )
        if rolled:
            table.push(OrderEvents(self.seat, rolled))


class LetHappen(Act[ValeriaTable]):
    """Let this event happen next."""

    __slots__ = ("card",)
    verb = "happen"

    def __init__(self, card: str) -> None:
        super().__init__(f"event:{card}")
        self.card = card

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        table.tell("valeria-event", seat, card=self.card, source=table.object_of(self.card))
        EVENTS[self.card].rolled.act(table, seat, self.card)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-event", card=named(self.card), what=EVENTS[self.card].rolled.text())

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (table.object_of(self.card),)

    def about(self, table: ValeriaTable, seat: int) -> str:
        return self.card


let_happen: Final = remembered(LetHappen)


class OrderEvents(OpenQuestion[ValeriaTable]):
    """Which of the rolled events first?"""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: tuple[str, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [let_happen(card) for card in self.cards]

    def answer(self, table: ValeriaTable, act: Act[ValeriaTable]) -> None:
        assert isinstance(act, LetHappen)
        left = tuple(card for card in self.cards if card != act.card)
        if left:
            table.push(OrderEvents(self.seat, left))
        act.carry_out(table, self.seat)

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-event")
