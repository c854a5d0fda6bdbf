"""What is counted for a report: along each game, at its end, and over all of them.

Nothing here knows a game. What a seat has is read from the zones that the game declares, and a kind of card is a set-up
where every seat has the same number of them, but not the same ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from regalia.engine.game import Game
from regalia.engine.table import Table
from regalia.engine.zones import Zone
from regalia.terminal.tally import Fare, Measure, Tally

STEPS = 20
"""The pace of a game is told at so many equal parts of its decisions."""
MOST_OF_A_SET_UP = 3
"""Of what makes seats unlike from the start, nobody has more."""
SPECTATOR = -1


class Seat(NamedTuple):
    """One seat of one game: whether it won, with how many points, and what it had in the end and ever."""

    won: bool
    total: int
    held: dict[str, Counter[str]]
    ever: frozenset[str]


class CardFare(NamedTuple):
    """A card: how many seats had it in the end, how many of it, and how often they won with it and without it."""

    card: str
    copies: float
    have: Fare
    lack: Fare

    @property
    def gain(self) -> float:
        """By how much more those win who have it."""
        return self.have.rate - self.lack.rate


class Watch:
    """Looks on at one game: the points before each decision, how many options there were, and who chose first."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.totals: list[list[int]] = []
        self.options: list[int] = []
        self.first: int | None = None
        self.ever: dict[int, set[str]] = {}

    def __call__(self, table: Table[Any]) -> None:
        """Note how the table stands."""
        self.totals.append([sheet.total for sheet in self.game.sheets(table)])
        if not table.asked:
            return
        self.options.append(len(table.asked[0][1]))
        if self.first is None and not table.lanes:
            self.first = table.asked[0][0]
        self.have_seen(table)

    def have_seen(self, table: Table[Any]) -> None:
        """Note who has which cards now."""
        for _, seat, cards in held(table):
            self.ever.setdefault(seat, set()).update(cards)


def held(table: Table[Any]) -> Iterator[tuple[Zone, int, tuple[str, ...]]]:
    """What every player has for all to see or in a deck of their own, zone by zone."""
    for zone in table.zones:
        if not zone.of_players:
            continue
        for holder, seat in zone.holders(table):
            if seat >= len(table.players) or (not zone.own_backs and zone.hidden(table, holder, seat, SPECTATOR)):
                continue
            yield zone, seat, tuple(card for stack in zone.stacks_of(holder) for card in stack)


class Counts:
    """What many games came to, for a report."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tally = Tally()
        self.lengths = Measure()
        self.options = Measure()
        self.scores: list[Measure] = []
        self.pace: list[list[float]] = []
        """For each column the sum of its points at each part of the game."""
        self.lines: dict[str, tuple[list[int], list[int]]] = {}
        """For each line of the score sheets the points of those who won, and of all others."""
        self.first, self.later = Fare(), Fare()
        self.seats: list[Seat] = []
        self._kinds = {card.id: card.kind for card in game.cards()}
        self._own_kinds: set[str] = set()
        self._zones: dict[str, None] = {}

    def add(self, table: Table[Any], watch: Watch) -> None:
        """Count a game that is over."""
        watch(table)
        self.tally.add(self.game, table)
        self.tally.decisions += len(watch.options)
        self.lengths.games[len(watch.options)] += 1
        self.options.games.update(watch.options)
        sheets, winners = self.game.sheets(table), self.game.winners(table)
        if not self.scores:
            self.scores = [Measure() for _ in sheets]
            self.pace = [[0.0] * (STEPS + 1) for _ in sheets]
        for column, sheet in enumerate(sheets):
            self.scores[column].games[sheet.total] += 1
            for name, points in sheet.lines:
                self.lines.setdefault(name, ([], []))[sheet.seat not in winners].append(points)
            for step in range(STEPS + 1):
                self.pace[column][step] += watch.totals[round(step * (len(watch.totals) - 1) / STEPS)][column]
        if watch.first is not None and len(table.players) > 1:
            for seat in range(len(table.players)):
                fare = self.first if seat == watch.first else self.later
                fare.played += 1
                fare.won += seat in winners
        self._add_cards(table, watch, [sheet.total for sheet in sheets], winners)

    def _add_cards(self, table: Table[Any], watch: Watch, totals: list[int], winners: tuple[int, ...]) -> None:
        watch.have_seen(table)
        now: dict[int, dict[str, Counter[str]]] = {}
        for zone, seat, cards in held(table):
            self._zones[zone.name] = None
            if zone.own_backs:
                self._own_kinds.update(self._kinds[card] for card in cards if card in self._kinds)
            now.setdefault(seat, {})[zone.name] = Counter(cards)
        for seat, player in enumerate(table.players):
            shown = (getattr(player, name) for name in self.game.shown_of_players.__struct_fields__)
            boards = {value for value in shown if isinstance(value, str) and value in self._kinds}
            ever = frozenset(boards | watch.ever.get(seat, set()))
            self.seats.append(Seat(seat in winners, totals[seat], now.get(seat, {}), ever))

    def mean_pace(self) -> list[list[float]]:
        """The points of each column at each part of the game, on average."""
        return [[points / self.tally.games for points in column] for column in self.pace]

    def mean_lines(self) -> dict[str, tuple[float, float]]:
        """The points of each line of the sheets on average: of those who won, and of all others."""
        return {
            name: (sum(won) / len(won) if won else 0.0, sum(lost) / len(lost) if lost else 0.0)
            for name, (won, lost) in self.lines.items()
            if any(won) or any(lost)
        }

    def cards(self) -> dict[tuple[str, ...], list[CardFare]]:
        """How the cards fared that some had in the end and others had not, those that gained most first.

        They stand by the zone they lie in; cards of the kinds that go through a player's own deck, whose place in the
        end says nothing, by all these kinds together (``kind:…``).
        """
        mixed = tuple(f"kind:{kind}" for kind in dict.fromkeys(self._kinds.values()) if kind in self._own_kinds)
        groups: dict[tuple[str, ...], dict[str, list[tuple[Seat, int]]]] = {(zone,): {} for zone in self._zones}
        for seat in self.seats:
            together: dict[tuple[tuple[str, ...], str], int] = {}
            for zone, cards in seat.held.items():
                for card, copies in cards.items():
                    place = mixed if self._kinds.get(card) in self._own_kinds else (zone,)
                    together[place, card] = together.get((place, card), 0) + copies
            for (place, card), copies in together.items():
                groups.setdefault(place, {}).setdefault(card, []).append((seat, copies))
        fares = {
            place: sorted(
                (self._fare(card, had) for card, had in cards.items() if len(had) < len(self.seats)), key=_best
            )
            for place, cards in groups.items()
        }
        told = self.set_ups()
        return {
            place: cards
            for place, cards in fares.items()
            if len(cards) > 1 and any(self._kinds.get(fare.card) not in told for fare in cards)
        }

    def _fare(self, card: str, had: list[tuple[Seat, int]]) -> CardFare:
        have, lack = Fare(), Fare()
        have.played, have.won = len(had), sum(seat.won for seat, _ in had)
        lack.played = len(self.seats) - have.played
        lack.won = sum(seat.won for seat in self.seats) - have.won
        return CardFare(card, sum(copies for _, copies in had) / len(had), have, lack)

    def set_ups(self) -> dict[str, dict[str, tuple[Fare, float]]]:
        """By kind and card how those fared who had it, and their points on average: only what makes seats unlike."""
        found: dict[str, dict[str, tuple[Fare, float]]] = {}
        for kind in dict.fromkeys(self._kinds.values()):
            had = [[card for card in seat.ever if self._kinds.get(card) == kind] for seat in self.seats]
            if len({len(cards) for cards in had}) != 1 or not 1 <= len(had[0]) <= MOST_OF_A_SET_UP:
                continue
            by_card: dict[str, list[Seat]] = {}
            for seat, cards in zip(self.seats, had, strict=True):
                for card in cards:
                    by_card.setdefault(card, []).append(seat)
            if all(len(seats) == len(self.seats) for seats in by_card.values()):
                continue
            found[kind] = {card: _fared(seats) for card, seats in by_card.items()}
        return found


def _best(fare: CardFare) -> tuple[float, str]:
    return -fare.gain, fare.card


def _fared(seats: list[Seat]) -> tuple[Fare, float]:
    fare = Fare()
    fare.played, fare.won = len(seats), sum(seat.won for seat in seats)
    return fare, sum(seat.total for seat in seats) / len(seats)
