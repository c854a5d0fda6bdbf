"""Measure single choices: every act of a position is played on to the end many times, and bots choose among them.

Whole games say little about small steps, for most of a game is luck. Here all bots choose in the same positions, which
come from games between knights; a choice is worth the lead that it comes to on average when squires play on from it.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from regalia.bots.bot import Bot
from regalia.bots.judges import judge_of, play_to_the_end
from regalia.bots.learning import teachable
from regalia.bots.levels import LEVELS, is_bot, make_counting_bot
from regalia.bots.search import Judge
from regalia.engine.chance import MASK, Chance, scrambled
from regalia.engine.game import Game
from regalia.engine.zones import View, view
from regalia.shelf import find_game

FIRST_SEED = 80_000
"""Far from the deals of ladders and tests."""
ONE_IN = 5
"""One choice in so many is measured."""


class Position(NamedTuple):
    """What a seat sees, and how many points ahead of the best other each of its acts makes it on average."""

    seen: View[Any]
    leads: dict[str, float]


class Gain(NamedTuple):
    """How many points a bot's choices come to more than another's, on average, with the standard error."""

    points: float
    error: float


def positions(game: Game, knight: Bot, games: int, seed: int = FIRST_SEED) -> Iterator[Position]:
    """Positions from one game after another between knights, each act played on so many times."""
    judge = judge_of(game)
    while True:
        table, chance = game.new(2, {}, seed), Chance(scrambled(seed))
        while table.asked:
            seat = table.asked[0][0]
            seen = view(table, seat)
            if not chance.below(ONE_IN):
                yield Position(seen, leads(seen, game, judge, chance, games))
            key = knight.choose(seen, chance)
            table.choose_key(seat, key)
        seed += 1


def leads(seen: View[Any], game: Game, judge: Judge[Any], chance: Chance, games: int) -> dict[str, float]:
    """The lead that each act comes to on average, over the same guesses of the unseen with the same luck."""
    sums = {act.key: 0.0 for act in seen.table.options_of(seen.seat)}
    for _ in range(games):
        guess, luck = seen.guess(chance), chance.below(MASK + 1)
        for at, key in enumerate(sums):
            table = guess.clone()
            table.chance = luck
            table.choose(seen.seat, table.options_of(seen.seat)[at])
            play_to_the_end(judge, table)
            points = [sheet.total for sheet in game.sheets(table)]
            sums[key] += points[seen.seat] - max(points[: seen.seat] + points[seen.seat + 1 :])
    return {key: total / games for key, total in sums.items()}


def gain(one: Bot, other: Bot, measured: Sequence[Position]) -> Gain:
    """By how much one bot chooses better than another."""
    gains = []
    for number, (seen, lead) in enumerate(measured):
        chosen = [bot.choose(seen, Chance(scrambled(number))) for bot in (one, other)]
        gains.append(lead[chosen[0]] - lead[chosen[1]])
    mean = sum(gains) / len(gains)
    spread = math.sqrt(sum((each - mean) ** 2 for each in gains) / len(gains))
    return Gain(mean, spread / math.sqrt(len(gains)))


def _bots(text: str) -> list[str]:
    names = text.split(",")
    if len(names) < 2 or not all(map(is_bot, names)):
        raise argparse.ArgumentTypeError(f"two or more of {', '.join(LEVELS)}, not {text}")
    return names


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a number above 0, not {text}")
    return int(text)


def main() -> None:
    """Measure some positions and compare the first bot that is named with each of the others."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", choices=teachable())
    reader.add_argument("--bots", type=_bots, default="knight,squire,queen")
    reader.add_argument("--tries", type=_number, default=300, help="of the quickest level, as in a ladder")
    reader.add_argument("--positions", type=_number, default=100)
    reader.add_argument("--games", type=_number, default=400, help="played on for each act")
    asked = reader.parse_args()
    game = find_game(asked.game)
    found = positions(game, make_counting_bot("knight", game, asked.tries), asked.games)
    measured = [next(found) for _ in range(asked.positions)]
    first, *others = asked.bots
    for other in others:
        one, two = (make_counting_bot(bot, game, asked.tries) for bot in (other, first))
        points, error = gain(one, two, measured)
        print(f"{other} chooses {points:+.2f} ± {error:.2f} points better than {first}")


if __name__ == "__main__":
    main()
