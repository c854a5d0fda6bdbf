"""A bot in thirty lines: it dreams a few futures of every option and takes the one that ends best on average.

Run it with nothing but Regalia installed:

    python examples/thirty_lines.py
"""

from typing import Any

import regalia


class Dreamer(regalia.Bot):
    """Plays every option on at random, on guesses of what it cannot see."""

    def __init__(self, game: str, dreams: int = 3) -> None:
        self.game, self.dreams = regalia.all_games()[game], dreams

    def choose(self, view: regalia.View[Any], chance: regalia.Chance) -> str:
        options: list[str] = [act.key for act in view.table.options_of(view.seat)]
        return max(options, key=lambda key: sum(self.dream(view, key, chance) for _ in range(self.dreams)))

    def dream(self, view: regalia.View[Any], key: str, chance: regalia.Chance) -> int:
        """By how much this seat is ahead in the end, if all go on at random."""
        table = view.guess(chance)
        table.choose_key(view.seat, key)
        while table.asked:
            seat, acts = chance.pick(table.asked)
            table.choose(seat, chance.pick(acts))
        points = [sheet.total for sheet in self.game.sheets(table)]
        return points[view.seat] - max(points[: view.seat] + points[view.seat + 1 :])


if __name__ == "__main__":
    play, dreamer = regalia.new("bellum_magica", players=2, seed=1), Dreamer("bellum_magica")
    while not play.over:
        play.bot(dreamer if play.seat == 0 else "random")
    print(f"dreamer {play.scores[0]}, random {play.scores[1]}")
