"""How squire fares alone in the Wonderful Kingdom: points, medals and losses by module and scenario.

Prints a row of a Markdown table for each way to play. Both sides and both duchies take turns by the seed.

    python benchmarks/wonderful_kingdom_alone.py [--games 1000] [--only scenario=surrounded]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from regalia.bots.bot import make_bot
from regalia.engine.game import Choice
from regalia.games.wonderful_kingdom.cards import DECKS, QUESTS, SCENARIOS
from regalia.games.wonderful_kingdom.game import WONDERFUL_KINGDOM
from regalia.games.wonderful_kingdom.scoring import MEDALS, result
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.terminal.simulation import play_out

WAYS: dict[str, dict[str, Choice]] = {
    **{f"menaces={deck}": {"module": "menaces", "menaces": (deck,)} for deck in DECKS},
    "module=advisors": {"module": "advisors"},
    **{f"quest={quest}": {"module": "quests", "quest": quest} for quest in QUESTS},
    **{f"scenario={scenario}": {"scenario": scenario} for scenario in SCENARIOS},
}


def play(way: str, options: dict[str, Choice], games: int) -> None:
    bot = make_bot("squire", WONDERFUL_KINGDOM)
    points: list[int] = []
    ends: Counter[str] = Counter()
    began = time.perf_counter()
    for seed in range(games):
        side = {"side": "AB"[seed % 2], "duchy": ("teressia", "valados")[seed // 2 % 2]}
        table, _ = play_out(WONDERFUL_KINGDOM, [bot], WONDERFUL_KINGDOM.settle(1, {**options, **side}), seed)
        assert isinstance(table, KingdomTable)
        points.append(WONDERFUL_KINGDOM.sheets(table)[0].total)
        ends[result(table)] += 1
    points.sort()
    tenth, middle, ninth = (points[games * part // 10] for part in (1, 5, 9))
    lost = sum(n for end, n in ends.items() if end not in (*MEDALS, "no-medal"))
    medals = [ends[medal] for medal in MEDALS]
    counts = [ends["no-medal"], *medals, lost]
    cells = [f"{sum(points) / games:.1f}", tenth, middle, ninth, f"{points[0]} to {points[-1]}"]
    cells += [f"{n / games:.1%}" for n in (*counts, sum(medals))]
    print("|", way, "|", " | ".join(map(str, cells)), "|", flush=True)
    seconds = (time.perf_counter() - began) / games
    why = {end: n for end, n in ends.items() if end.startswith("lost")}
    print(f"{way}: {seconds:.3f} s a game; {why}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", default="", help="a part of the names of the ways to play")
    given = parser.parse_args()
    heads = "way, mean, lowest tenth, median, highest tenth, range, no medal, bronze, silver, gold, lost, won"
    print("|", heads.replace(", ", " | "), "|")
    print("|---" * 12 + "|")
    for way, options in WAYS.items():
        if given.only in way:
            play(way, options, given.games)


if __name__ == "__main__":
    main()
