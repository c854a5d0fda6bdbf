"""Compiled rules against pure ones in the same run: decisions, clones and tries of a search in a second, on one core.

Rounds of both take turns, each in a process of its own, so that both meet the same machine. Time is that of the
processor, so that other processes count little.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from statistics import median

ROUNDS = 5
SECONDS = 0.6


def measured(name: str) -> tuple[float, float]:
    from regalia.bots.judges import judge_of
    from regalia.bots.search import Budget, SearchBot
    from regalia.engine.chance import Chance
    from regalia.engine.zones import view
    from regalia.shelf import find_game
    from regalia.terminal.bench import middle_of_a_game, playout_of

    game = find_game(name)
    players = 2 if 2 in game.players else game.players[0]
    options = game.settle(players, {})
    playout, chance = playout_of(game, players, options), random.Random(1)
    decisions, started = 0, time.process_time()
    while time.process_time() - started < SECONDS:
        decisions += playout(chance)
    speed = decisions / (time.process_time() - started)
    tries, started = 0, time.process_time()
    for seed in range(3):
        table = middle_of_a_game(game, players, options, seed)
        seat = table.asked[0][0]
        bot = SearchBot(judge_of(game), Budget(seconds=SECONDS / 3))
        tries += bot.think(view(table, seat), Chance(seed)).visits
    return speed, tries / (time.process_time() - started)


def main() -> None:
    from regalia.shelf import shelf

    print("| game | pure decisions/s | compiled | times | pure tries/s | compiled | times |")
    print("|---" * 7 + "|")
    for name in shelf():
        rows: dict[str, list[list[float]]] = {"pure": [], "compiled": []}
        for _ in range(ROUNDS):
            for form, found in rows.items():
                command = [sys.executable, __file__, name]
                environment = {**os.environ, "REGALIA_FORM": form}
                said = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
                found.append([float(number) for number in said.split()])
        parts = []
        for what in (0, 1):
            pure, fast = (median(row[what] for row in rows[form]) for form in ("pure", "compiled"))
            parts.append(f"{pure:.0f} | {fast:.0f} | {fast / pure:.2f}")
        print(f"| {name} | {' | '.join(parts)} |", flush=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(*measured(sys.argv[1]))
    else:
        main()
