"""The four actions of a turn, what they cost and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion
from regalia.engine.messages import Message, Reason, say
from regalia.games.valeria.cards import CITIZENS, DOMAINS, SLAYABLE
from regalia.games.valeria.deeds import CheaperDomains
from regalia.games.valeria.words import RESOURCES, amount, amounts, key_of, listed, named

if TYPE_CHECKING:
    from regalia.games.valeria.duchy import Duchy
    from regalia.games.valeria.table import ValeriaTable

ONE_REAL_GOLD: Final[Reason] = ("valeria-needs-real-gold", 1)
ONE_REAL_STRENGTH: Final[Reason] = ("valeria-needs-real-strength", 1)
ALL_DISCOUNTS: Final = sum(domain.effect.by for domain in DOMAINS.values() if isinstance(domain.effect, CheaperDomains))
"""By how much domains can become cheaper at the most."""


class CentreAct(Act["ValeriaTable"]):
    """An act on a card of the centre.

    ``least`` is what it costs at the very least, all resources together, and ``magic`` what of that must be magic: an
    early answer for most of the centre, before the whole rule is asked.
    """

    __slots__ = ("card", "least", "magic")

    def __init__(self, verb: str, card: str, least: int, magic: int = 0) -> None:
        super().__init__(f"{verb}:{card}")
        self.card = card
        self.least = least
        self.magic = magic

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (table.object_of(self.card),)


class Slay(CentreAct):
    """Slay a monster: pay its strength and magic, put it on the pile, take the reward."""

    __slots__ = ("strength",)

    def __init__(self, card: str) -> None:
        monster = SLAYABLE[card]
        super().__init__("slay", card, monster.strength + monster.magic, monster.magic)
        self.strength = monster.strength

    def price(self, table: ValeriaTable) -> tuple[int, int]:
        """The strength and the magic it costs now; tokens on the card add to both."""
        if table.tokens:
            _, strength, magic = table.tokens_on(self.card)
            return self.strength + strength, self.magic + magic
        return self.strength, self.magic

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        player = table.players[seat]
        strength, magic = self.price(table) if table.tokens else (self.strength, self.magic)
        spare = player.magic - magic
        if spare < 0:
            return "valeria-short-magic", -spare
        if player.strength + spare < strength:
            return "valeria-short-strength", strength - spare - player.strength
        if not player.strength:
            return ONE_REAL_STRENGTH
        return None

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        player = table.players[seat]
        strength, magic = self.price(table)
        least = max(1, strength + magic - player.magic)
        most = min(strength, player.strength)
        if least == most:
            pay(table, player, 0, most, strength + magic - most)
            slain(table, seat, self.card)
        else:
            table.push(Slain(seat, self.card))
            table.push(PayStrength(seat, strength, magic))

    def label(self, table: ValeriaTable, seat: int) -> Message:
        strength, magic = self.price(table)
        return say("valeria-act-slay", card=named(self.card), price=listed(amounts(strength=strength, magic=magic)))


def short_of_gold(player: Duchy, price: int) -> Reason | None:
    """What is missing for a price in gold, of which magic can stand in for all but one."""
    short = price - player.gold - player.magic
    if short > 0:
        return "valeria-short-gold", short
    return None if player.gold else ONE_REAL_GOLD


class Recruit(CentreAct):
    """Recruit a citizen: pay its cost, one gold more for each card of its name, and take it into the duchy."""

    __slots__ = ()

    def __init__(self, card: str) -> None:
        super().__init__("recruit", card, CITIZENS[card].cost)

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        player = table.players[seat]
        return short_of_gold(player, player.prices[self.card])

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        pay_gold(table, seat, table.players[seat].prices[self.card], Recruited(seat, self.card))

    def label(self, table: ValeriaTable, seat: int) -> Message:
        price = amount("gold", table.players[seat].prices[self.card])
        return say("valeria-act-recruit", card=named(self.card), price=price)


class Build(CentreAct):
    """Build a domain: have the roles, pay the gold, place it, let it work."""

    __slots__ = ("cost", "needs")

    def __init__(self, card: str) -> None:
        self.cost = DOMAINS[card].cost
        super().__init__("build", card, self.cost - ALL_DISCOUNTS)
        self.needs = tuple((role, n, f"valeria-missing-{role}") for role, n in DOMAINS[card].needs.items())

    def price(self, player: Duchy) -> int:
        """The gold it costs this player now."""
        return max(1, self.cost - player.discount)

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        player = table.players[seat]
        roles = player.roles
        for role, n, missing in self.needs:
            if roles[role] < n:
                return missing, n - roles[role]
        return short_of_gold(player, self.cost - player.discount)

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        pay_gold(table, seat, self.price(table.players[seat]), Built(seat, self.card))

    def label(self, table: ValeriaTable, seat: int) -> Message:
        price = amount("gold", self.price(table.players[seat]))
        return say("valeria-act-build", card=named(self.card), price=price)


class GainResource(Act["ValeriaTable"]):
    """Take one resource from the supply."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        super().__init__(f"gain:{kind}")
        self.kind = kind

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        player = table.players[seat]
        if self.kind == "gold":
            player.gold += 1
        elif self.kind == "strength":
            player.strength += 1
        else:
            player.magic += 1
        if table.told is not None:
            table.tell("valeria-gains", seat, **{self.kind: 1})

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-gain", what=amount(self.kind, 1))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (f"{self.kind}@{seat}",)


SLAY: Final = {card: Slay(card) for card in SLAYABLE}
RECRUIT: Final = {card: Recruit(card) for card in CITIZENS}
BUILD: Final = {card: Build(card) for card in DOMAINS}
GAINS: Final = tuple(GainResource(kind) for kind in RESOURCES)


# Paying


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

    def __init__(self, gold: int, strength: int, magic: int) -> None:
        super().__init__(f"pay:{key_of(gold, strength, magic)}")
        self.gold = gold
        self.strength = strength
        self.magic = magic

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        pay(table, table.players[seat], self.gold, self.strength, self.magic)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-pay", price=listed(amounts(self.gold, self.strength, self.magic)))


@cache
def ways_in_gold(price: int, least: int, most: int) -> tuple[Pay, ...]:
    """The ways to pay a price in gold, the real thing first."""
    return tuple(Pay(gold, 0, price - gold) for gold in range(most, least - 1, -1))


@cache
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
        return say("valeria-ask-pay", price=listed(amounts(strength=self.strength, magic=self.magic)))


# What follows a payment


class PaidFor(Frame["ValeriaTable"]):
    """What was paid for now happens to its card."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class Slain(PaidFor):
    """The monster is paid for."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        slain(table, self.seat, self.card)


def slain(table: ValeriaTable, seat: int, card: str) -> None:
    """The monster goes to the pile first, so that its reward counts it too."""
    player = table.players[seat]
    source = table.object_of(card) if table.told is not None else ""
    gold = table.take_monster(card)
    player.monsters = (*player.monsters, card)
    if table.told is not None:
        table.tell("valeria-slays", seat, card=card, source=source, target=f"monsters@{seat}")
    if gold:
        player.gold += gold
        table.tell_gain(seat, card, gold=gold)
    if "monster_slain" in player.ongoing:
        table.let_work(seat, "monster_slain")
    SLAYABLE[card].reward.act(table, seat, card)


class Recruited(PaidFor):
    """The citizen is paid for and joins the duchy."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        table.gain_citizen(self.seat, self.card, "")


class Built(PaidFor):
    """The domain is paid for: it joins the duchy and works; then the next one is turned up."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        seat, card = self.seat, self.card
        player, domain = table.players[seat], DOMAINS[card]
        place = table.place_of(card)
        if table.told is not None:
            table.tell("valeria-builds", seat, card=card, source=f"centre:{place}", target=f"domains@{seat}")
        table.take_top(place, next_up=False)
        table.push(TurnUp(seat, place))
        player.domains = (*player.domains, card)
        if domain.when in ("built", "always"):
            domain.effect.act(table, seat, card)
        else:
            player.ongoing = {**player.ongoing, domain.when: (*player.ongoing.get(domain.when, ()), card)}


class TurnUp(Frame["ValeriaTable"]):
    """The next domain of a stack is turned up."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, table: ValeriaTable) -> None:
        table.turn_up(self.place)
