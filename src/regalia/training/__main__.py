"""Let bots play, and teach a network what they found out: ``python -m regalia.training GAME --out FOLDER``.

In the folder lie the games (``games-<seed>.npz``), ``state.npz`` and ``log.jsonl`` of the teaching, ``losses.svg``, and
``network.npz`` of the epoch that was least off on games that were not learned from; it is laid beside the game's squire
to be asked. The same command goes on where it was stopped. With more epochs teaching goes on; more games are added, and
teaching begins anew. The same seed teaches the same network.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

from regalia.bots.network import Unusable, read_network, write_network
from regalia.bots.runners import RUNNERS
from regalia.engine.game import Refused
from regalia.languages.words import Words
from regalia.shelf import find_game, shelf
from regalia.terminal.arguments import read_options
from regalia.training.fitting import Fitting, Plan
from regalia.training.model import Arrays
from regalia.training.picture import losses_picture
from regalia.training.positions import Job, play_part

FIRST_SEED = 2_000_000
"""Far from the deals of ladders and tests, so that nothing is judged by what it has learned from."""


def play_games(given: argparse.Namespace, folder: Path) -> None:
    """Play what is not there yet, part by part."""
    game = find_game(given.game)
    options = game.settle(given.players, read_options(given.option, game))
    network = given.network.read_bytes() if given.network else b""
    first = FIRST_SEED + given.seed * 100_000
    seeds = range(first, first + given.games, given.part)
    jobs = [
        Job(
            given.game,
            given.bot,
            given.tries,
            given.players,
            options,
            seed,
            min(given.part, seeds.stop - seed),
            network,
        )
        for seed in seeds
        if not (folder / f"games-{seed}.npz").is_file()
    ]
    for number, (seed, content) in enumerate(RUNNERS[given.on](play_part, jobs), 1):
        half = folder / f"games-{seed}.half"
        half.write_bytes(content)
        half.replace(folder / f"games-{seed}.npz")
        print(f"played {number} of {len(jobs)} parts", flush=True)


def read_games(folder: Path) -> tuple[str, list[Arrays]]:
    """All games in a folder; those that were told in other rows of numbers than the first are refused."""
    found: list[Arrays] = []
    layouts: set[str] = set()
    for file in sorted(folder.glob("games-*.npz")):
        with np.load(file, allow_pickle=False) as part:
            layouts.add(str(part["layout"]))
            found.append({name: part[name] for name in part.files if name != "layout"})
        if len(layouts) > 1:
            raise SystemExit(f"{file}: made for {' and '.join(sorted(layouts))}; use another folder")
    if not found:
        raise SystemExit(f"{folder}: no games to learn from")
    return layouts.pop(), found


def teach(folder: Path, plan: Plan, start: Path | None = None) -> dict[str, float]:
    """Learn from all games in a folder, and write the network; says the last losses."""
    layout, data = read_games(folder)
    fitting = Fitting(folder, plan, data, read_network(start).arrays if start else None)
    line: dict[str, float] = {}
    for line in fitting.run():
        print(" ".join(f"{name} {value}" for name, value in line.items()), flush=True)
    write_network(folder / "network.npz", layout, fitting.best)
    (folder / "losses.svg").write_text(losses_picture(folder / "log.jsonl"), encoding="utf-8")
    return line


def reader() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m regalia.training", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=shelf())
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--bot", default="knight", help="who plays, and whose thoughts are learned")
    parser.add_argument("--tries", type=int, default=60, help="of each decision")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--part", type=int, default=5, help="games in one file")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--network", type=Path, help="a network that the bot asks, and from which teaching begins")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--on", choices=RUNNERS, default="processes")
    return parser


def main(words: list[str] | None = None) -> Any:
    """Play and teach."""
    given = reader().parse_args(words)
    given.out.mkdir(parents=True, exist_ok=True)
    try:
        play_games(given, given.out)
        return teach(given.out, Plan(epochs=given.epochs, seed=given.seed), given.network)
    except Refused as refusal:
        raise SystemExit(Words("en").text(refusal.message)) from None
    except (Unusable, OSError) as reason:
        raise SystemExit(f"{given.network}: {reason}") from None


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
