"""The flow of a round: the wind turns, all send a crew in secret, and whoever is faster loads first."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.engine.decisions import Act
from regalia.engine.events import NOBODY
from regalia.engine.frames import Frame, Question
from regalia.engine.messages import Message
from regalia.engine.zones import Cards
from windfall.cards import CARGOES, CREWS
from windfall.effects import DIE, WORDS
from windfall.table import CALM, Harbour

FISH = 1
"""Coins for the captain who loads last and has time to fish."""


def without(cards: Cards, card: str) -> Cards:
    """All cards but one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class BeginRound(Frame[Harbour]):
    """Unload one cargo more than there are captains, roll for the wind, and let all choose their crews at once."""

    __slots__ = ()

    def run(self, table: Harbour) -> None:
        unloaded = len(table.players) + 1
        table.round += 1
        table.quay, table.cargo_deck = table.cargo_deck[-unloaded:], table.cargo_deck[:-unloaded]
        table.wind = table.draw(DIE) + 1
        table.tell_as("roll", "windfall-calm" if table.wind <= CALM else "windfall-blows", NOBODY, wind=table.wind)
        table.push(Race(NOBODY))
        table.together({captain.seat: SendCrew(captain.seat) for captain in table.players})


class CardAct(Act[Harbour]):
    """Something that is done with a card."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(f"{self.verb}:{card}")
        self.card = card

    def about(self, table: Harbour, seat: int) -> str:
        return self.card


class Send(CardAct):
    """Send a crew to the race, face down."""

    __slots__ = ()
    verb = "send"

    def carry_out(self, table: Harbour, seat: int) -> None:
        captain = table.players[seat]
        captain.hand, captain.sent = without(captain.hand, self.card), (self.card,)
        table.tell("windfall-sends", seat, source=f"hand@{seat}", target=f"sent@{seat}")

    def label(self, table: Harbour, seat: int) -> Message:
        return WORDS.say("act-send", card=WORDS.named(self.card))

    def targets(self, table: Harbour, seat: int) -> tuple[str, ...]:
        return (f"hand@{seat}:{self.card}",)


class SendCrew(Question[Harbour]):
    """Which crew sails this round? All captains are asked at the same time."""

    __slots__ = ()

    def acts(self, table: Harbour) -> Sequence[Act[Harbour]]:
        return [SENDS[crew] for crew in table.players[self.seat].hand]

    def prompt(self, table: Harbour) -> Message:
        return WORDS.say("ask-send-calm" if table.wind <= CALM else "ask-send-wind", n=table.round)


class Race(Frame[Harbour]):
    """Turn all crews up: with wind the strongest loads first, in a calm the weakest."""

    __slots__ = ()

    def run(self, table: Harbour) -> None:
        places: list[tuple[int, int]] = []
        for captain in table.players:
            seat, (crew,) = captain.seat, captain.sent
            captain.sent, captain.sailed = (), (*captain.sailed, crew)
            table.tell("windfall-shows", seat, card=crew, source=f"sent@{seat}", target=f"sailed@{seat}")
            places.append((CREWS[crew].strength, seat))
        fastest_last = sorted(places, reverse=table.wind <= CALM)
        table.push(EndRound(fastest_last[0][1]))
        for _, seat in fastest_last:
            table.push(LoadCargo(seat))


class Load(CardAct):
    """Load a cargo from the quay."""

    __slots__ = ()
    verb = "load"

    def carry_out(self, table: Harbour, seat: int) -> None:
        captain = table.players[seat]
        table.quay, captain.hold = without(table.quay, self.card), (*captain.hold, self.card)
        table.tell("windfall-loads", seat, card=self.card, source="quay", target=f"hold@{seat}")
        CARGOES[self.card].effect.act(table, seat, self.card)

    def label(self, table: Harbour, seat: int) -> Message:
        goods = WORDS.say(f"goods-{CARGOES[self.card].goods}")
        return WORDS.say("act-load", card=WORDS.named(self.card), goods=goods)

    def targets(self, table: Harbour, seat: int) -> tuple[str, ...]:
        return (f"quay:{self.card}",)


class LoadCargo(Question[Harbour]):
    """Which cargo does the captain load?"""

    __slots__ = ()

    def acts(self, table: Harbour) -> Sequence[Act[Harbour]]:
        return [LOADS[cargo] for cargo in dict.fromkeys(table.quay)]

    def prompt(self, table: Harbour) -> Message:
        return WORDS.say("ask-load")


class EndRound(Frame[Harbour]):
    """The slowest has fished, what nobody wanted goes down, and after the last round the game is over."""

    __slots__ = ()

    def run(self, table: Harbour) -> None:
        table.pay(self.seat, FISH, "")
        table.sunk, table.quay = (*table.sunk, *table.quay), ()
        table.over = table.round == table.rounds
        if not table.over:
            table.push(BeginRound(NOBODY))


SENDS = {crew: Send(crew) for crew in CREWS}
LOADS = {cargo: Load(cargo) for cargo in CARGOES}
