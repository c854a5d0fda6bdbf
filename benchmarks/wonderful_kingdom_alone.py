"""How squire fares alone in the Wonderful Kingdom: points, medals and losses by module and scenario.

Prints a row of a Markdown table for each way to play, after every batch of games. Both sides and both duchies take
turns by the seed.

    python benchmarks/wonderful_kingdom_alone.py [--games 1000] [--batch 50] [--only scenario=surrounded]
"""

from __future__ import annotations

import argparse
from collections import Counter

from regalia.bots.levels import make_bot
from regalia.engine.game import Setting
from regalia.games.wonderful_kingdom.cards import DECKS, QUESTS, SCENARIOS
from regalia.games.wonderful_kingdom.game import WONDERFUL_KINGDOM
from regalia.games.wonderful_kingdom.scoring import MEDALS, result
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.terminal.simulation import play_out

WAYS: dict[str, dict[str, Setting]] = {
    **{f"menaces={deck}": {"module": "menaces", "menaces": (deck,)} for deck in DECKS},
    "module=advisors": {"module": "advisors"},
    **{f"quest={quest}": {"module": "quests", "quest": quest} for quest in QUESTS},
    **{f"scenario={scenario}": {"scenario": scenario} for scenario in SCENARIOS},
}


class Tally:
    """How the games of one way ended."""

    def __init__(self, way: str) -> None:
        self.way = way
        self.points: list[int] = []
        self.ends: Counter[str] = Counter()

    def play(self, seed: int) -> None:
        side = {"side": "AB"[seed % 2], "duchy": ("teressia", "valados")[seed // 2 % 2]}
        options = WONDERFUL_KINGDOM.settle(1, {**WAYS[self.way], **side})
        table, _ = play_out(WONDERFUL_KINGDOM, [make_bot("squire", WONDERFUL_KINGDOM)], options, seed)
        assert isinstance(table, KingdomTable)
        self.points.append(WONDERFUL_KINGDOM.sheets(table)[0].total)
        self.ends[result(table)] += 1

    def row(self) -> str:
        games, points = len(self.points), sorted(self.points)
        medals = [self.ends[medal] for medal in MEDALS]
        lost = {end: n for end, n in self.ends.items() if end.startswith("lost")}
        spread = [points[games * part // 10] for part in (1, 5, 9)]
        cells = [self.way, f"{sum(points) / games:.1f}", *spread, f"{points[0]} to {points[-1]}"]
        cells += [f"{n / games:.1%}" for n in (*medals, self.ends["no-medal"], sum(lost.values()), sum(medals))]
        return f"| {' | '.join(map(str, cells))} | {lost or ''}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--batch", type=int, default=50)
    parser.add_argument("--only", default="", help="a part of the names of the ways to play")
    given = parser.parse_args()
    tallies = [Tally(way) for way in WAYS if given.only in way]
    heads = "way, mean, lowest tenth, median, highest tenth, range, bronze, silver, gold, no medal, lost, won"
    for first in range(0, given.games, given.batch):
        for tally in tallies:
            for seed in range(first, min(first + given.batch, given.games)):
                tally.play(seed)
        print(f"\n{len(tallies[0].points)} games each\n\n| {heads.replace(', ', ' | ')} |\n{'|---' * 12}|")
        for tally in tallies:
            print(tally.row(), flush=True)


if __name__ == "__main__":
    main()
