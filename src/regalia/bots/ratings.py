"""What counted games say about strength: shares with their bounds, and Elo with error bars."""

from __future__ import annotations

import math
from collections.abc import Sequence

SURE = 1.959963984540054
"""So many standard errors to both sides hold 95 in 100."""
ELO = 400 / math.log(10)
"""One unit of natural strength in Elo: 400 points are ten to one."""
ENOUGH = 1e-10
MOST_STEPS = 200


def wilson(won: float, games: int) -> tuple[float, float]:
    """The bounds between which the true share lies, 95 times in 100, when so many games of so many were won."""
    if games < 1:
        return 0.0, 1.0
    share, z2 = won / games, SURE * SURE
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = SURE / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Pair:
    """Two bots and how their games against each other ended; a shared victory is half a game for each."""

    __slots__ = ("a", "a_wins", "b", "games", "ties")

    def __init__(self, a: str, b: str, games: int = 0, a_wins: int = 0, ties: int = 0) -> None:
        self.a = a
        self.b = b
        self.games = games
        self.a_wins = a_wins
        self.ties = ties

    def add(self, share: float) -> None:
        """Count one more game, by the share of it that the first bot won."""
        self.games += 1
        self.a_wins += share == 1
        self.ties += 0 < share < 1

    @property
    def won(self) -> float:
        """The games that the first bot won, with half of those that were shared."""
        return self.a_wins + self.ties / 2

    @property
    def share(self) -> float:
        """The part of the games that the first bot won."""
        return self.won / self.games if self.games else 0.5

    def bounds(self) -> tuple[float, float]:
        """The bounds of the first bot's true share."""
        return wilson(self.won, self.games)


class Rating:
    """A bot's Elo above the first bot of its ladder, and how far off it may be, 95 times in 100."""

    __slots__ = ("bot", "elo", "error95")

    def __init__(self, bot: str, elo: float, error95: float) -> None:
        self.bot = bot
        self.elo = elo
        self.error95 = error95


def rate(bots: Sequence[str], pairs: Sequence[Pair]) -> list[Rating]:
    """The Elo under which the counted games are likeliest; the first bot is 0 and the others are compared with it.

    Where some bots never lost anything to the others, no finite number is likeliest; then one shared game more is
    counted for each pair.
    """
    index = {bot: number for number, bot in enumerate(bots)}
    drawn = 0.0 if _all_comparable(bots, pairs) else 1.0
    games = [(index[pair.a], index[pair.b], pair.games + drawn, pair.won + drawn / 2) for pair in pairs]
    strength = [0.0] * len(bots)
    for _ in range(MOST_STEPS):
        slope, curvature = _slope_and_curvature(strength, games)
        step = [sum(part * value for part, value in zip(row, slope, strict=True)) for row in _inverse(curvature)]
        longest = max(map(abs, step), default=0.0)
        shortened = min(1.0, 1.0 / longest) if longest else 1.0
        for number, move in enumerate(step, 1):
            strength[number] += shortened * move
        if longest < ENOUGH:
            break
    spread = _inverse(_slope_and_curvature(strength, games)[1])
    errors = [0.0, *(SURE * math.sqrt(spread[number][number]) for number in range(len(spread)))]
    return [Rating(bot, ELO * strength[n], ELO * errors[n]) for n, bot in enumerate(bots)]


def _slope_and_curvature(
    strength: Sequence[float], games: Sequence[tuple[int, int, float, float]]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood changes with each strength but the first, which stays 0, and how that itself changes."""
    n = len(strength)
    slope = [0.0] * n
    curvature = [[0.0] * n for _ in range(n)]
    for a, b, played, won in games:
        chance = 1 / (1 + math.exp(strength[b] - strength[a]))
        slope[a] += won - played * chance
        slope[b] -= won - played * chance
        weight = played * chance * (1 - chance)
        curvature[a][a] += weight
        curvature[b][b] += weight
        curvature[a][b] -= weight
        curvature[b][a] -= weight
    return slope[1:], [row[1:] for row in curvature[1:]]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by elimination."""
    n = len(matrix)
    rows = [[*row, *(float(column == number) for column in range(n))] for number, row in enumerate(matrix)]
    for column in range(n):
        pivot = max(range(column, n), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        lead = rows[column][column]
        rows[column] = [value / lead for value in rows[column]]
        for other in range(n):
            if other != column and rows[other][column]:
                factor = rows[other][column]
                rows[other] = [
                    value - factor * part for value, part in zip(rows[other], rows[column], strict=True)
                ]  # fmt: skip
    return [row[n:] for row in rows]


def _all_comparable(bots: Sequence[str], pairs: Sequence[Pair]) -> bool:
    """Whether each bot took something from each other, if only by way of a third."""
    took = {bot: {bot} for bot in bots}
    for pair in pairs:
        if pair.won > 0:
            took[pair.a].add(pair.b)
        if pair.won < pair.games:
            took[pair.b].add(pair.a)
    for middle in bots:
        for bot in bots:
            if middle in took[bot]:
                took[bot] |= took[middle]
    return all(len(reached) == len(bots) for reached in took.values())
