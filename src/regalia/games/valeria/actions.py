"""The four actions of a turn, what they cost and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import Frame
from regalia.engine.messages import Message, Reason, listed, say
from regalia.games.valeria.cards import CITIZENS, DOMAINS, SLAYABLE
from regalia.games.valeria.lasting_effects import CheaperDomains
from regalia.games.valeria.paying import ONE_REAL_STRENGTH, PayStrength, pay, pay_gold, short_of_gold
from regalia.games.valeria.words import RESOURCES, amount, amounts, counted, named

if TYPE_CHECKING:
    from regalia.games.valeria.player import Duchy
    from regalia.games.valeria.table import ValeriaTable

ALL_DISCOUNTS: Final = sum(domain.effect.by for domain in DOMAINS.values() if isinstance(domain.effect, CheaperDomains))
"""By how much domains can become cheaper at the most."""


class CentreAct(Act["ValeriaTable"]):
    """An act on a card of the centre.

    ``least`` is what it costs at the very least, all resources together, and ``magic`` what of that must be magic: an
    early answer for most of the centre, before the whole rule is asked.
    """

    __slots__ = ("card", "least", "magic")

    def __init__(self, card: str, least: int, magic: int = 0) -> None:
        super().__init__(f"{self.verb}:{card}")
        self.card = card
        self.least = least
        self.magic = magic

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (table.object_of(self.card),)

    def about(self, table: ValeriaTable, seat: int) -> str:
        return self.card


class Slay(CentreAct):
    """Slay a monster: pay its strength and magic, put it on the pile, take the reward."""

    __slots__ = ("strength",)
    verb = "slay"

    def __init__(self, card: str) -> None:
        monster = SLAYABLE[card]
        super().__init__(card, monster.strength + monster.magic, monster.magic)
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
        price = listed(amounts(counted(strength=strength, magic=magic)))
        return say("valeria-act-slay", card=named(self.card), price=price)

    def price_for(self, table: ValeriaTable, seat: int) -> Price:
        strength, magic = self.price(table)
        more = counted(strength=strength - self.strength, magic=magic - self.magic)
        because = tuple(say("valeria-price-tokens", more=each) for each in amounts(more))
        return Price({"strength": strength, "magic": magic}, {"strength": self.strength, "magic": self.magic}, because)


class Recruit(CentreAct):
    """Recruit a citizen: pay its cost, one gold more for each card of its name, and take it into the duchy."""

    __slots__ = ()
    verb = "recruit"

    def __init__(self, card: str) -> None:
        super().__init__(card, CITIZENS[card].cost)

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        player = table.players[seat]
        return short_of_gold(player, player.prices[self.card])

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        pay_gold(table, seat, table.players[seat].prices[self.card], Recruited(seat, self.card))

    def label(self, table: ValeriaTable, seat: int) -> Message:
        price = amount("gold", table.players[seat].prices[self.card])
        return say("valeria-act-recruit", card=named(self.card), price=price)

    def price_for(self, table: ValeriaTable, seat: int) -> Price:
        now, printed = table.players[seat].prices[self.card], self.least
        copies = now - printed
        because = (say("valeria-price-copies", more=amount("gold", copies), n=copies),) if copies else ()
        return Price({"gold": now}, {"gold": printed}, because)


class Build(CentreAct):
    """Build a domain: have the roles, pay the gold, place it, let it work."""

    __slots__ = ("cost", "needs")
    verb = "build"

    def __init__(self, card: str) -> None:
        self.cost = DOMAINS[card].cost
        super().__init__(card, self.cost - ALL_DISCOUNTS)
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

    def price_for(self, table: ValeriaTable, seat: int) -> Price:
        player = table.players[seat]
        now = self.price(player)
        because = tuple(
            say("valeria-price-cheaper", less=amount("gold", effect.by), card=named(card))
            for card in player.domains
            if now < self.cost and isinstance(effect := DOMAINS[card].effect, CheaperDomains)
        )
        return Price({"gold": now}, {"gold": self.cost}, because)


class GainResource(Act["ValeriaTable"]):
    """Take one resource from the supply."""

    __slots__ = ("kind",)
    verb = "gain"

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
            table.tell_as("gain", "valeria-gains", seat, **{self.kind: 1})

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-gain", what=amount(self.kind, 1))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (f"{self.kind}@{seat}",)


SLAY: Final = {card: Slay(card) for card in SLAYABLE}
RECRUIT: Final = {card: Recruit(card) for card in CITIZENS}
BUILD: Final = {card: Build(card) for card in DOMAINS}
GAINS: Final = tuple(GainResource(kind) for kind in RESOURCES)


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
