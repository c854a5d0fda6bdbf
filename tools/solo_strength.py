"""How strong the solo opponents of Viscounts are: who wins against them, by level and by schemes mixed in.

Prints rows of the Markdown table in docs/games/viscounts.md, and writes everything counted as JSON, with the points of
both sides by line of the score sheet and what the opponent's turns brought it.

    REGALIA_FORM=compiled python tools/solo_strength.py --games 100 --level queen --tries 100 --schemes 0,1,2,3
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from regalia.bots.bot import Bot, bots_chance
from regalia.bots.levels import LEVELS, make_counting_bot, tries_of
from regalia.engine.events import Event
from regalia.engine.zones import view
from regalia.games.viscounts.cards import AUTOMAS
from regalia.games.viscounts.game import VISCOUNTS
from regalia.games.viscounts.scoring import poverty_revealed, prosperity_revealed
from regalia.games.viscounts.solo import AUTOMA
from regalia.games.viscounts.table import ViscountsTable

CERTAIN = 1.96
"""So many standard errors to each side hold 95 of 100 cases."""
ACTIONS = {
    "viscounts-builds": "buildings",
    "viscounts-transcribes": "manuscripts",
    "viscounts-places": "placings",
    "viscounts-enters-keep": "keep",
    "viscounts-marches": "marches",
    "viscounts-dismisses": "dismissals",
    "viscounts-gains-scheme": "schemes",
    "viscounts-pays-debt": "debts paid",
    "viscounts-approves-deed": "deeds approved",
    "viscounts-takes": "resources chosen",
    "viscounts-collides": "collisions",
    "viscounts-shuffles": "shuffles",
}
"""What is counted of an opponent's doings, by the name of the event."""


def bounds(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, 95 times of 100 (Wilson's interval)."""
    share, wide = won / games, CERTAIN * CERTAIN / games
    middle = share + wide / 2
    reach = CERTAIN * math.sqrt(share * (1 - share) / games + wide / games / 4)
    return max(0.0, (middle - reach) / (1 + wide)), min(1.0, (middle + reach) / (1 + wide))


class Matches:
    """Games of one level against one opponent, counted."""

    def __init__(self, opponent: str, schemes: int) -> None:
        self.opponent = opponent
        self.schemes = schemes
        self.games = self.won = self.rounds = 0
        self.points: list[tuple[int, int]] = []
        self.lines: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.doings: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()

    def play(self, bot: Bot, seed: int) -> None:
        """One game, with what the opponent does written down."""
        options = VISCOUNTS.settle(1, {"opponent": self.opponent, "future_schemes": str(self.schemes)})
        table = VISCOUNTS.new(1, options, seed)
        assert isinstance(table, ViscountsTable)
        decisions = 0
        while table.asked:
            table.told = None
            key = bot.choose(view(table, 0), bots_chance(seed, decisions))
            table.told = []
            table.choose_key(0, key)
            self.note(table.told)
            decisions += 1
        self.add(table)

    def note(self, events: Iterable[Event]) -> None:
        """Count what the opponent did."""
        for event in events:
            if event.seat == AUTOMA and event.what in ACTIONS:
                self.doings[ACTIONS[event.what]] += 1

    def add(self, table: ViscountsTable) -> None:
        """Count a game that is over."""
        sheets = VISCOUNTS.sheets(table)
        self.games += 1
        self.won += 0 in VISCOUNTS.winners(table)
        self.rounds += table.round
        self.points.append((sheets[0].total, sheets[1].total))
        for lines, sheet in zip(self.lines, sheets, strict=True):
            for name, n in sheet.lines:
                lines[name.removeprefix("viscounts-score-")] += n
        self.ends["prosperity"] += prosperity_revealed(table)
        self.ends["poverty"] += poverty_revealed(table)

    def told(self) -> dict[str, object]:
        """Everything counted, as means of a game."""
        n = self.games
        low, high = bounds(self.won, n)
        return {
            "opponent": self.opponent,
            "future_schemes": self.schemes,
            "games": n,
            "won": self.won,
            "share": round(self.won / n, 3),
            "lower95": round(low, 3),
            "upper95": round(high, 3),
            "points": round(sum(mine for mine, _ in self.points) / n, 1),
            "opponents_points": round(sum(theirs for _, theirs in self.points) / n, 1),
            "rounds": round(self.rounds / n, 1),
            "ends": {name: round(count / n, 2) for name, count in self.ends.items()},
            "lines": {name: round(total / n, 1) for name, total in self.lines[0].items()},
            "opponents_lines": {name: round(total / n, 1) for name, total in self.lines[1].items()},
            "opponents_doings": {name: round(total / n, 1) for name, total in self.doings.items()},
        }

    def row(self, level: str) -> str:
        """A row of a Markdown table."""
        told = self.told()
        low, high = bounds(self.won, self.games)
        cells = (
            self.opponent, self.schemes, level, f"{self.won} of {self.games}", f"{self.won / self.games:.0%}",
            f"{low:.0%} – {high:.0%}", told["points"], told["opponents_points"], told["rounds"],
        )  # fmt: skip
        return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    """Play what was asked for, and tell it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="squire", help=f"one or more of {', '.join(LEVELS)}")
    parser.add_argument("--tries", type=int, help="tries for each decision of a level that thinks ahead")
    parser.add_argument("--schemes", default="0", help="future schemes mixed in, as 0,1,2,3")
    parser.add_argument("--opponents", default=",".join(AUTOMAS))
    parser.add_argument("--seed", type=int, default=1, help="the first deal; the others follow")
    parser.add_argument("--json", type=Path, help="a file for everything that was counted")
    given = parser.parse_args()
    answer: list[dict[str, object]] = []
    print("| opponent | future schemes | level | won | share | 95 % bounds | points | opponent's points | rounds |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for level in given.level.split(","):
        # «--tries» says how often a level tries; a ladder's says how often its quickest level does.
        quickest = tries_of(level, VISCOUNTS, 1)
        bot = make_counting_bot(level, VISCOUNTS, given.tries and quickest and max(1, given.tries // quickest))
        for opponent in given.opponents.split(","):
            for schemes in given.schemes.split(","):
                began = time.process_time()
                matches = Matches(opponent, int(schemes))
                for seed in range(given.seed, given.seed + given.games):
                    matches.play(bot, seed)
                print(matches.row(level), flush=True)
                seconds = (time.process_time() - began) / given.games
                print(f"{seconds:.2f} s a game", file=sys.stderr, flush=True)
                answer.append({"level": level, "tries": given.tries, "seconds": round(seconds, 2), **matches.told()})
    if given.json:
        given.json.write_text(json.dumps(answer, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
