"""How a bot fares alone: how often it beats the opponent or takes a medal, in each way to play alone.

Prints a line for each way and writes it as a part into a folder, from which tools/ladder_page.py makes docs/ladder.md.

    python benchmarks/alone.py valeria --bot queen@0.1 --tries 100 --games 20 --out benchmarks/results
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

from regalia.bots.bot import Bot, bots_chance
from regalia.bots.levels import make_bot, read_name, thinker, thinks_ahead
from regalia.bots.search import Budget
from regalia.engine.game import Game, Setting
from regalia.engine.table import Table
from regalia.engine.zones import view
from regalia.games.viscounts.cards import AUTOMAS
from regalia.games.wonderful_kingdom.cards import SCENARIOS
from regalia.games.wonderful_kingdom.scoring import result
from regalia.shelf import find_game

Options = dict[str, Setting]
WAYS: dict[str, dict[str, Options]] = {
    "valeria": {level: {"dark_lord": level} for level in ("normal", "harder", "hardest")},
    "viscounts": {kind: {"opponent": kind, "future_schemes": "0"} for kind in AUTOMAS},
    "wonderful_kingdom": {
        "menaces": {"module": "menaces"},
        **{scenario: {"scenario": scenario} for scenario in SCENARIOS},
    },
}
GOALS = {"valeria": ("won",), "viscounts": ("won",), "wonderful_kingdom": ("silver", "gold")}
"""The ends that count as the goal."""


def sides(game: str, seed: int) -> Options:
    """What takes turns by the seed, so that nothing depends on one side."""
    if game != "wonderful_kingdom":
        return {}
    return {"side": "AB"[seed % 2], "duchy": ("teressia", "valados")[seed // 2 % 2]}


def won_or_lost(game: Game, table: Table[Any]) -> str:
    return "won" if 0 in game.winners(table) else "lost"


ENDS: dict[str, Callable[[Any], str]] = {"wonderful_kingdom": result}


def play(game: Game, bot: Bot, options: Options, seed: int) -> str:
    """One game alone, and how it ended."""
    table = game.new(1, game.settle(1, {**options, **sides(game.id, seed)}), seed)
    choices = 0
    while table.asked:
        table.choose_key(0, bot.choose(view(table, 0), bots_chance(seed, choices)))
        choices += 1
    return ENDS[game.id](table) if game.id in ENDS else won_or_lost(game, table)


def made(name: str, game: Game, tries: int | None) -> Bot:
    """A bot that counts so many tries for each decision, if a number is given."""
    if tries is None or not thinks_ahead(name):
        return make_bot(name, game)
    read = read_name(name)
    return thinker(read.level, read.style, game, Budget(tries=tries), read.version)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=WAYS)
    parser.add_argument("--bot", default="queen")
    parser.add_argument("--tries", type=int, help="tries for each decision; without it the level's own seconds")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="the first deal; the others follow")
    parser.add_argument("--only", default="", help="a part of the name of the ways to play")
    parser.add_argument("--out", type=Path, help="the folder that the parts are written to")
    given = parser.parse_args()
    if given.out:
        given.out.mkdir(parents=True, exist_ok=True)
    game = find_game(given.game)
    bot = made(given.bot, game, given.tries)
    for way, options in WAYS[given.game].items():
        if given.only not in way:
            continue
        began = time.process_time()
        ends = Counter(play(game, bot, options, seed) for seed in range(given.seed, given.seed + given.games))
        seconds = time.process_time() - began
        reached = sum(ends[end] for end in GOALS[given.game])
        part = {
            "kind": "alone", "game": given.game, "rules": game.rules, "version": version("regalia"),
            "date": date.today().isoformat(), "way": way, "bot": given.bot, "tries": given.tries, "seed": given.seed,
            "games": given.games, "reached": reached, "ends": dict(sorted(ends.items())),
        }  # fmt: skip
        print(f"{way}: {reached} of {given.games} {dict(ends)}, {seconds / given.games:.1f} s a game", flush=True)
        if given.out:
            name = f"{given.game}-{way}-{given.bot}-{given.tries}-{given.seed}.json"
            (given.out / name).write_text(json.dumps(part, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
