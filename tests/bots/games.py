"""Games that the tests of coach and review look at."""

from __future__ import annotations

from typing import Any

from regalia.engine.chance import Chance
from regalia.engine.game import Game
from regalia.engine.play import Play
from regalia.engine.table import Table
from regalia.engine.zones import view
from tests.known import squire_of
from tests.valeria_tables import ValeriaGame, has, valeria


def last_action() -> ValeriaGame:
    """Bob's last action of the game: the Skeleton King makes him win, anything else loses."""
    game = valeria(
        anna=has(vp=14),
        bob=has(vp=10, strength=8),
        areas=("ruins", "hills", "caverns", "swamp", "valley"),
        stacks={"ruins": ["skeleton_king"]},
        exhausted=("hills", "caverns", "swamp", "valley"),
        turn="bob",
        dukes=False,
    )
    return game.actions(left=1)


def decisions(game: Game, players: int, options: dict[str, Any], seed: int, every: int) -> list[Table[Any]]:
    """Tables of a game between squires, at some of its decisions."""
    table, squire, chance, tables = game.new(players, options, seed), squire_of(game.id), Chance(seed), []
    number = 0
    while table.asked:
        seat = table.asked[0][0]
        if number % every == every - 1:
            tables.append(table.clone())
        key = squire.choose(view(table, seat), chance)
        table.choose_key(seat, key)
        number += 1
    return tables


def finished(game: Game, seed: int = 7, players: int = 0) -> Play:
    """A whole game between squires."""
    chance, squire = Chance(seed), squire_of(game.id)
    play = Play(game, players or min(count for count in game.players if count > 1), {}, seed)
    while play.table.asked:
        seat = play.table.asked[0][0]
        play.choose(seat, squire.choose(view(play.table, seat), chance))
    return play
