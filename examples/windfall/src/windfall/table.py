"""The harbour: what lies on the quay, in the decks and before each captain."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from regalia.engine.table import Player, Table
from regalia.engine.zones import Cards, Zone
from windfall.effects import WORDS

CALM = 2
"""Up to this number on the die there is no wind to speak of: the lightest ship is the fastest."""


class Captain(Player):
    """A captain's coins, crews and cargo."""

    __slots__ = ("coins", "hand", "hold", "sailed", "sent")

    def __init__(self, seat: int, hand: Cards) -> None:
        self.seat = seat
        self.coins = 0
        self.hand = hand
        self.sent: Cards = ()
        """The crew that waits for the start, seen by nobody else."""
        self.sailed: Cards = ()
        self.hold: Cards = ()

    def clone(self) -> Captain:
        """The same once more."""
        other = Captain(self.seat, self.hand)
        other.coins, other.sent, other.sailed, other.hold = self.coins, self.sent, self.sailed, self.hold
        return other


class Harbour(Table[Captain]):
    """The middle of the table and all captains."""

    __slots__ = ("cargo_deck", "crew_deck", "quay", "round", "rounds", "sunk", "wind")
    words = WORDS
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("quay"),
        Zone("hand", "owner", back="crew", of_players=True),
        Zone("sent", "owner", back="crew", of_players=True),
        Zone("sailed", of_players=True),
        Zone("hold", of_players=True),
        Zone("crew_deck", "nobody", back="crew"),
        Zone("cargo_deck", "nobody", back="cargo"),
        Zone("sunk"),
    )

    def __init__(self, players: list[Captain], chance: int, rounds: int) -> None:
        super().__init__(players, chance)
        self.rounds = rounds
        self.round = 0
        self.wind = 0
        self.quay: Cards = ()
        self.sunk: Cards = ()
        self.crew_deck: Cards = ()
        self.cargo_deck: Cards = ()

    def clone(self) -> Harbour:
        other = Harbour.__new__(Harbour)
        other.copy_basics(self)
        other.players = [captain.clone() for captain in self.players]
        other.rounds, other.round, other.wind = self.rounds, self.round, self.wind
        other.quay, other.sunk = self.quay, self.sunk
        other.crew_deck, other.cargo_deck = self.crew_deck, self.cargo_deck
        return other

    def pay(self, seat: int, coins: int, because: str) -> None:
        """Give a captain coins."""
        self.players[seat].coins += coins
        self.tell_as("gain", "windfall-gains", seat, coins=coins, because=because, target=f"coins@{seat}")


class Shown(msgspec.Struct, frozen=True):
    """What everybody sees of the table besides zones and counters."""

    round: int
    wind: int
