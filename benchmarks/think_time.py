"""How long people wait for a bot: the seconds that it thinks in a turn.

Squires play; in one turn of so many a bot thinks instead, about every decision of that turn, as at a table. A turn is
what a seat chooses before another is asked, or before the game's own next turn begins.

    python benchmarks/think_time.py --bots queen@0.1,queen --turns 40 [--games valeria,viscounts]
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

from regalia.bots.bot import Bot
from regalia.bots.judges import judge_of
from regalia.bots.levels import make_bot, squire
from regalia.engine.chance import Chance
from regalia.engine.game import Game
from regalia.engine.zones import view
from regalia.shelf import find_game, shelf

FIRST_SEED = 70_000


class Waited(NamedTuple):
    """One turn: how long it took, by the clock, and how many decisions it had."""

    seconds: float
    decisions: int


def turns(game: Game, bot: Bot, players: int, one_in: int, seed: int) -> list[Waited]:
    """The turns of one game in which the bot thought."""
    table, chance = game.new(players, {}, seed), Chance(seed)
    greedy, judge = squire("", game), judge_of(game)
    waited: list[Waited] = []
    last: object = None
    thinks, number = False, seed % one_in
    while table.asked:
        seat = table.asked[0][0]
        now = (seat, judge.turn(table))
        if now != last:
            last, number = now, number + 1
            thinks = number % one_in == 0
            if thinks:
                waited.append(Waited(0.0, 0))
        seen = view(table, seat)
        began = time.perf_counter()
        key = (bot if thinks else greedy).choose(seen, chance)
        if thinks:
            waited[-1] = Waited(waited[-1].seconds + time.perf_counter() - began, waited[-1].decisions + 1)
        table.choose_key(seat, key)
    return waited


def measured(game: Game, name: str, players: int, most: int, one_in: int) -> dict[str, Any]:
    """So many turns of a bot, from as many games as it takes."""
    waited: list[Waited] = []
    seed = FIRST_SEED
    while len(waited) < most:
        waited += turns(game, make_bot(name, game), players, one_in, seed)
        seed += 1
    seconds = sorted(each.seconds for each in waited[:most])
    return {
        "game": game.id,
        "bot": name,
        "turns": most,
        "decisions": round(sum(each.decisions for each in waited[:most]) / most, 1),
        "median": round(seconds[most // 2], 2),
        "95 %": round(seconds[int(0.95 * (most - 1))], 2),
        "longest": round(seconds[-1], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="queen@0.1,queen,knight@0.1,knight")
    parser.add_argument("--games", default=",".join(shelf()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--one-in", type=int, default=7, help="a bot thinks in one turn of so many")
    parser.add_argument("--json", type=Path, help="a file for what was measured")
    given = parser.parse_args()
    found = []
    print("| game | bot | turns | decisions a turn | median | 95 % | longest |\n|---|---|---|---|---|---|---|")
    for game in given.games.split(","):
        for name in given.bots.split(","):
            row = measured(find_game(game), name, given.players, given.turns, given.one_in)
            found.append(row)
            print("|", " | ".join(str(cell) for cell in row.values()), "|", flush=True)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
