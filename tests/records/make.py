"""Make the golden records and the counts anew. Only for a new rules version: run ``python -m tests.records.make``."""

from __future__ import annotations

import json
from pathlib import Path

from regalia.bots.bot import make_bot
from regalia.engine.chance import Chance
from regalia.engine.game import Choice, find_game
from regalia.engine.play import Play
from regalia.engine.records import Record, SeatLine
from regalia.engine.zones import view
from tests.records.counting import COUNTS, DEPTH, count
from tests.variants import EVERY, VARIANTS

FOLDER = Path(__file__).parent
LEVELS = ("squire", "random")


def whole_game(game_id: str, players: int, options: dict[str, Choice], seed: int) -> Record:
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


def main() -> None:
    """Write a record for each variant, and the counts."""
    for game, variants in VARIANTS.items():
        folder = FOLDER / game
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.record"):
            old.unlink()
        for number, (players, options) in enumerate(variants, 1):
            whole_game(game, players, options, 1000 + number).save(folder / f"{number:02}_{players}_players.record")
    rows = [count(game, players, options, seed=7, depth=DEPTH) for game, players, options in EVERY]
    COUNTS.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
