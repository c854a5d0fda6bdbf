"""Let squires play against each other, and learn from it what the traits of a seat come to in the end.

Every table that is looked at says by how much the traits of two seats differ; the end of its game says by how many
points they differed then. The weights that fit best, by least squares, are written into the package. Games are dealt
and played from a fixed seed, so that the same sources teach the same weights.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

from regalia.bots.knowledge import BOTS, WEIGHTS, Knowledge, Learned, Pair, knowledge_of
from regalia.bots.learned import Traits
from regalia.bots.priorities import Squire
from regalia.engine.chance import Chance
from regalia.engine.game import Game
from regalia.engine.zones import view
from regalia.shelf import find_game

FIRST_SEED = 500_000
"""Far from the deals of ladders and tests, so that nothing is judged by what it has learned from."""
WHIMS = 20
"""One choice in so many is any, so that more than the usual is seen."""
DAMPING = 1e-3
"""How much is needed for a trait to be believed that hardly ever differs."""
LOGISTIC = math.sqrt(3) / math.pi
"""The scale of a logistic curve with a standard deviation of 1."""
MEAN_OF_NORMAL = math.sqrt(2 / math.pi)
"""The mean distance from the middle, in standard deviations."""

Look = tuple[float, list[list[float]]]
"""What is ahead of a table, and the traits of its seats."""


class LeastSquares:
    """Sums of products, from which the best weights are solved."""

    def __init__(self, n: int) -> None:
        self.products = [[0.0] * n for _ in range(n)]
        self.targets = [0.0] * n

    def add(self, row: Sequence[float], target: float) -> None:
        """Count one more line: these numbers should add up to the target."""
        for at, value in enumerate(row):
            if value:
                self.targets[at] += value * target
                products = self.products[at]
                for other, factor in enumerate(row):
                    products[other] += value * factor

    def solve(self) -> list[float]:
        """The weights that fit best, by elimination."""
        n = len(self.targets)
        rows = [[*self.products[at], self.targets[at]] for at in range(n)]
        for at in range(n):
            rows[at][at] = rows[at][at] * (1 + DAMPING) + DAMPING
        for at in range(n):
            pivot = max(range(at, n), key=lambda row: abs(rows[row][at]))
            rows[at], rows[pivot] = rows[pivot], rows[at]
            for other in range(n):
                if other != at:
                    factor = rows[other][at] / rows[at][at]
                    rows[other] = [value - factor * part for value, part in zip(rows[other], rows[at], strict=True)]
        return [rows[at][n] / rows[at][at] for at in range(n)]


def learners(known: Knowledge) -> tuple[Squire[Any], Traits[Any]]:
    """Who plays and what is looked at."""
    assert known.squire is not None and known.traits is not None, "weights are learned by a squire for traits"
    return known.squire(), known.traits()


def play(game: Game, seed: int) -> tuple[list[Look], list[int]]:
    """A game between squires with a few whims: what was looked at, and the points of all in the end."""
    squire, traits = learners(knowledge_of(game))
    chance = Chance(seed)
    table = game.new(2, {}, seed)
    looks: list[Look] = []
    while table.asked:
        seat, acts = table.asked[chance.below(len(table.asked))]
        if traits.comparable(table) and not chance.below(traits.looks):
            looks.append((traits.ahead(table), traits.rows(table)))
        if chance.below(WHIMS):
            key = squire.choose(view(table, seat), chance)
            table.choose_key(seat, key)
        else:
            table.choose(seat, chance.pick(acts))
    return looks, [sheet.total for sheet in game.sheets(table)]


def played(game: Game, games: int) -> list[tuple[float, list[list[float]], list[int]]]:
    """Everything that was looked at in so many games, each with the points in the end."""
    found = []
    for number in range(games):
        looks, points = play(game, FIRST_SEED + number)
        found += [(ahead, rows, points) for ahead, rows in looks]
    return found


def with_time(row: Sequence[float], ahead: float) -> list[float]:
    """Each trait as it counts at the end, and once more as it counts for what is ahead."""
    return [*row, *(value * ahead for value in row)]


def learn(game: Game, games: int) -> Learned:
    """What traits come to in a game."""
    _, traits = learners(knowledge_of(game))
    names = traits.names
    found = played(game, games)
    margins = LeastSquares(2 * len(names))
    for ahead, rows, points in found:
        for one, other in combinations(range(len(rows)), 2):
            row = [a - b for a, b in zip(rows[one], rows[other], strict=True)]
            margins.add(with_time(row, ahead), points[one] - points[other])
    weights = margins.solve()
    start, spread = LeastSquares(2), LeastSquares(2)
    for ahead, rows, points in found:
        hopes = [
            sum(weight * value for weight, value in zip(weights, with_time(row, ahead), strict=True)) for row in rows
        ]
        for hope, total in zip(hopes, points, strict=True):
            start.add([1.0, ahead], total - hope)
        for one, other in combinations(range(len(rows)), 2):
            missed = abs(points[one] - points[other] - hopes[one] + hopes[other])
            spread.add([1.0, ahead], missed / MEAN_OF_NORMAL * LOGISTIC)
    pairs = {name: (round(weights[at], 3), round(weights[at + len(names)], 3)) for at, name in enumerate(names)}
    return Learned(games, _pair(spread), _pair(start), pairs)


def _pair(squares: LeastSquares) -> Pair:
    at_end, for_ahead = squares.solve()
    return round(at_end, 2), round(for_ahead, 2)


def write(learned: Learned) -> str:
    """The text of a file of weights."""
    lines = [
        "# What each trait of a seat comes to in points: at the end of the game, and how much more with a whole game",
        "# ahead. Learned from games between squires by python -m regalia.bots.learning; not written by hand.",
        "",
        f"games = {learned.games}",
        f"spread = {list(learned.spread)}",
        f"start = {list(learned.start)}",
        "",
        "[traits]",
        *(f"{name} = {list(pair)}" for name, pair in learned.traits.items()),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Learn one game anew, and lay what was learned beside what its package gives to bots."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", choices=teachable())
    reader.add_argument("--games", type=int, default=500)
    asked = reader.parse_args()
    package = BOTS.all()[asked.game].package
    assert package is not None, "weights lie in a package"
    file = Path(str(files(package))) / WEIGHTS
    file.write_text(write(learn(find_game(asked.game), asked.games)), encoding="utf-8")


def teachable() -> list[str]:
    """The games with traits."""
    return sorted(game for game, known in BOTS.all().items() if known.traits is not None)


if __name__ == "__main__":
    main()
