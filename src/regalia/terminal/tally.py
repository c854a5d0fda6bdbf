"""What many games between bots came to."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import Any

from regalia.engine.game import Game
from regalia.engine.table import Table

QUANTILES = (0, 1, 10, 50, 90, 99, 100)
"""Parts of all games in hundredths: so many of them came to a number or less."""


class Fare:
    """How those fared who had a card: how often it was played with, and how often it won."""

    def __init__(self) -> None:
        self.played = 0
        self.won = 0

    @property
    def rate(self) -> float:
        """The part of its games that it won."""
        return self.won / self.played


class Measure:
    """A number that every game has: how many games came to which."""

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()

    def mean(self) -> float:
        """The number on average."""
        return sum(number * games for number, games in self.games.items()) / self.games.total()

    def quantile(self, part: int) -> int:
        """The number that so many hundredths of all games did not exceed."""
        wanted = max(1, -(-self.games.total() * part // 100))
        numbers = sorted(self.games)
        upto = accumulate(self.games[number] for number in numbers)
        return next(number for number, games in zip(numbers, upto, strict=True) if games >= wanted)


class Tally:
    """What many games came to: one column for each seat, and for an automa that scores."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.ties = 0
        self.wins: list[int] = []
        self.points: list[int] = []
        self.fares: dict[str, dict[str, Fare]] = {}
        """By zone and card."""
        self.measures: dict[str, Measure] = {}

    def add(self, game: Game, table: Table[Any]) -> None:
        """Count a game that is over; a shared victory counts for each who shares it."""
        sheets, winners = game.sheets(table), game.winners(table)
        if not self.games:
            self.wins, self.points = [0] * len(sheets), [0] * len(sheets)
        self.games += 1
        self.ties += len(winners) > 1
        for column, sheet in enumerate(sheets):
            self.wins[column] += sheet.seat in winners
            self.points[column] += sheet.total
        for zone in game.wins_by:
            for player in table.players:
                for card in getattr(player, zone):
                    fare = self.fares.setdefault(zone, {}).setdefault(card, Fare())
                    fare.played += 1
                    fare.won += player.seat in winners
        for name, number in game.measures(table).items():
            self.measures.setdefault(name, Measure()).games[number] += 1

    def mean_scores(self) -> list[float]:
        """The points of a seat in a game, on average."""
        return [round(points / self.games, 2) for points in self.points]

    def fares_in_full(self) -> dict[str, dict[str, dict[str, float]]]:
        """How each card fared, for programs to read."""
        return {
            zone: {
                card: {"played": fare.played, "won": fare.won, "rate": round(fare.rate, 4)}
                for card, fare in sorted(fares.items())
            }
            for zone, fares in self.fares.items()
        }

    def measures_in_full(self) -> dict[str, dict[str, object]]:
        """What each number came to, for programs to read: on average, and in how many games."""
        return {
            name: {
                "mean": round(measure.mean(), 3),
                "games": {str(number): games for number, games in sorted(measure.games.items())},
            }
            for name, measure in self.measures.items()
        }
