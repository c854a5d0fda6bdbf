"""How many ways a game can go from its start, to a fixed depth: a small change of a rule changes the number."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regalia.engine.game import Setting
from regalia.engine.table import Table
from regalia.shelf import find_game

COUNTS = Path(__file__).parent / "counts.json"
DEPTH = 5


def ways(table: Table[Any], depth: int) -> int:
    """The number of sequences of choices of this length, chance being fixed by the seed."""
    if not table.asked:
        return 1
    seat, options = table.asked[0]
    if depth == 1:
        return len(options)
    total = 0
    for act in options:
        after = table.clone()
        after.choose(seat, act)
        total += ways(after, depth - 1)
    return total


def count(game: str, players: int, options: dict[str, Setting], seed: int, depth: int) -> list[object]:
    """A row of the file of counts, from twelve choices into the game (the first option each time)."""
    table = find_game(game).new(players, options, seed)
    for _ in range(12):
        if table.asked:
            seat, acts = table.asked[0]
            table.choose(seat, acts[0])
    written = {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
    return [game, players, written, ways(table, depth)]
