"""A tournament of own bots and those of the house: everybody against everybody, both seatings of each deal, with Elo.

Run it with nothing but Regalia installed:

    python examples/own_tournament.py [--game bellum_magica] [--deals 10]
"""

from __future__ import annotations

import argparse
from itertools import combinations
from typing import Any

import regalia
from regalia.bots.ratings import Pair, rate
from thirty_lines import Dreamer


class Eager(regalia.Bot):
    """Takes what brings the most points at once, as far as its seat can see."""

    def __init__(self, game: str) -> None:
        self.game = regalia.all_games()[game]

    def choose(self, view: regalia.View[Any], chance: regalia.Chance) -> str:
        options: list[str] = [act.key for act in view.table.options_of(view.seat)]
        return max(options, key=lambda key: self.points_after(view, key, chance))

    def points_after(self, view: regalia.View[Any], key: str, chance: regalia.Chance) -> int:
        """The points of this seat right after an option, on a guess of what it cannot see."""
        table = view.guess(chance)
        table.choose_key(view.seat, key)
        return self.game.sheets(table)[view.seat].total


def share_of_first(game: str, bots: tuple[regalia.Bot | str, regalia.Bot | str], seed: int) -> float:
    """One game; the first bot's share of the victory."""
    play = regalia.new(game, players=2, seed=seed)
    while not play.over:
        play.bot(bots[play.seat])
    return (0 in play.winners) / len(play.winners)


def tournament(game: str, bots: dict[str, regalia.Bot | str], deals: int) -> list[Pair]:
    """Everybody against everybody."""
    pairs = []
    for a, b in combinations(bots, 2):
        pair = Pair(a, b)
        for seed in range(1, deals + 1):
            pair.add(share_of_first(game, (bots[a], bots[b]), seed))
            pair.add(1 - share_of_first(game, (bots[b], bots[a]), seed))
        pairs.append(pair)
    return pairs


def main() -> None:
    """Play it and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bellum_magica")
    parser.add_argument("--deals", type=int, default=10)
    given = parser.parse_args()
    bots: dict[str, regalia.Bot | str] = {
        "random": "random",
        "eager": Eager(given.game),
        "dreamer": Dreamer(given.game, dreams=1),
        "squire": "squire",
    }
    pairs = tournament(given.game, bots, given.deals)
    for pair in pairs:
        low, high = pair.bounds()
        print(f"{pair.a:>8} – {pair.b:<8} {pair.share:6.1%}  ({low:.0%} to {high:.0%}, {pair.games} games)")
    for rating in sorted(rate(list(bots), pairs), key=lambda rating: -rating.elo):
        print(f"{rating.bot:>8} {rating.elo:+5.0f} ± {rating.error95:.0f}")


if __name__ == "__main__":
    main()
