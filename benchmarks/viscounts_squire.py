"""How squire fares in Viscounts: the spread of points by number of players, and its record against each solo opponent.

Prints rows of the Markdown tables in docs/games/viscounts.md, and where the points came from.

    python benchmarks/viscounts_squire.py [--games 500] [--only players=2]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from regalia.bots.levels import make_bot
from regalia.engine.game import Setting, Sheet
from regalia.games.viscounts.cards import AUTOMAS
from regalia.games.viscounts.game import VISCOUNTS
from regalia.games.viscounts.scoring import poverty_revealed, prosperity_revealed
from regalia.games.viscounts.table import ViscountsTable
from regalia.terminal.simulation import play_out

ENDS = {(True, False): "prosperity", (False, True): "poverty", (True, True): "both"}


def sources(sheets: list[Sheet]) -> Counter[str]:
    """Points by line of the score sheet."""
    lines: Counter[str] = Counter()
    for sheet in sheets:
        for name, n in sheet.lines:
            lines[name.removeprefix("viscounts-score-")] += n
    return lines


def row(name: str, cells: list[object]) -> None:
    """A row of a Markdown table."""
    print("|", name, "|", " | ".join(str(cell) for cell in cells), "|", flush=True)


def play(players: int, options: dict[str, Setting], games: int) -> None:
    """So many games of squires, alone or among themselves."""
    bot = make_bot("squire", VISCOUNTS)
    points: list[int] = []
    best = rounds = first = won = theirs = 0
    ends: Counter[str] = Counter()
    own, other = Counter[str](), Counter[str]()
    began = time.process_time()
    for seed in range(games):
        table, _ = play_out(VISCOUNTS, [bot] * players, VISCOUNTS.settle(players, options), seed)
        assert isinstance(table, ViscountsTable)
        sheets, winners = VISCOUNTS.sheets(table), VISCOUNTS.winners(table)
        points += [sheet.total for sheet in sheets[:players]]
        best += max(sheet.total for sheet in sheets)
        rounds += table.round
        first += table.first in winners
        won += 0 in winners
        own.update(sources(sheets[:players]))
        other.update(sources(sheets[players:]))
        theirs += sum(sheet.total for sheet in sheets[players:])
        ends[ENDS[prosperity_revealed(table), poverty_revealed(table)]] += 1
    points.sort()
    mean = f"{sum(points) / len(points):.1f}"
    if players == 1:
        row(
            str(options["opponent"]),
            [f"{won} ({won / games:.0%})", mean, f"{theirs / games:.1f}", f"{rounds / games:.1f}"],
        )
    else:
        tenth, middle, ninth = (points[len(points) * part // 10] for part in (1, 5, 9))
        spread = [
            mean,
            tenth,
            middle,
            ninth,
            f"{points[0]} to {points[-1]}",
            f"{best / games:.1f}",
            f"{rounds / games:.1f}",
        ]
        row(str(players), [*spread, ", ".join(str(ends[end]) for end in ENDS.values()), f"{first / games:.0%}"])
    for who, lines, n in (("squire", own, len(points)), ("opponent", other, games)):
        if lines:
            print(who, {name: round(total / n, 1) for name, total in lines.items()}, file=sys.stderr)
    print(f"{(time.process_time() - began) / games:.3f} s a game", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--only", default="", help="a part of the names of the ways to play, as opponent=card")
    given = parser.parse_args()
    ways: dict[str, tuple[int, dict[str, Setting]]] = {f"players={n}": (n, {}) for n in (2, 3, 4)}
    ways |= {f"opponent={kind}": (1, {"opponent": kind}) for kind in AUTOMAS}
    for name, (players, options) in ways.items():
        if given.only in name:
            play(players, options, given.games)


if __name__ == "__main__":
    main()
