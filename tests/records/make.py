"""Make the golden records and the counts anew, when a game's rules or values have changed.

Run ``python -m tests.records.make`` for all games, or name those that have: ``python -m tests.records.make valeria``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from regalia.bots.levels import make_bot
from regalia.engine.chance import Chance
from regalia.engine.game import Setting
from regalia.engine.play import Play
from regalia.engine.records import Record, SeatLine
from regalia.engine.zones import view
from regalia.shelf import find_game
from tests.records.counting import COUNTS, DEPTH, count
from tests.variants import EVERY, VARIANTS

FOLDER = Path(__file__).parent
LEVELS = ("squire", "random")


def whole_game(game_id: str, players: int, options: dict[str, Setting], seed: int) -> Record:
    """A game to its end, played by bots; every second one with a seat that plays at random."""
    game = find_game(game_id)
    levels = [LEVELS[(seat + seed) % 3 == 2] for seat in range(players)]
    seats = [SeatLine(f"{level.capitalize()} {seat + 1}", level) for seat, level in enumerate(levels)]
    bots = [make_bot(level, game) for level in levels]
    play, chance = Play(game, players, options, seed), Chance(seed)
    while play.table.asked:
        seat, _ = chance.pick(play.table.asked)
        play.choose(seat, bots[seat].choose(view(play.table, seat), chance))
    return Record.of(play, seats)


def main(games: Sequence[str]) -> None:
    """Write a record for each variant of these games, and the counts; those of the others stay."""
    for game in games:
        folder = FOLDER / game
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.record"):
            old.unlink()
        for number, (players, options) in enumerate(VARIANTS[game], 1):
            whole_game(game, players, options, 1000 + number).save(folder / f"{number:02}_{players}_players.record")
    rows = [row for row in json.loads(COUNTS.read_text(encoding="utf-8")) if row[0] not in games]
    rows += [count(*variant, seed=7, depth=DEPTH) for variant in EVERY if variant[0] in games]
    rows.sort(key=lambda row: list(VARIANTS).index(row[0]))
    COUNTS.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or list(VARIANTS))
