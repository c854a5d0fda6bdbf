"""The game of a room: new, from a record, or as its history left it. These take a while, so not in the event loop."""

from __future__ import annotations

import secrets

from regalia.engine.game import Game, Refused, Setting, written
from regalia.engine.messages import say
from regalia.engine.play import Play
from regalia.engine.records import Record
from regalia.server.errors import Denied
from regalia.server.models import StoredRoom
from regalia.server.protocol.bodies import NewSeat, NewTable
from regalia.shelf import find_game

SEED_BITS = 64


def new_play(wish: NewTable) -> tuple[Play, list[NewSeat]]:
    """The game of a new table, with who shall sit there; refuses what the game does not have, with the reason."""
    if wish.record is not None:
        return _from_record(wish.record, wish.upto, wish.seats)
    if wish.upto is not None:
        raise Refused(say("server-upto-needs-record"))
    game = find_game(wish.game)
    if not wish.seats:
        raise Refused(say("server-no-seats"))
    options = _options(game, wish.options)
    seed = int(wish.seed) if wish.seed is not None else secrets.randbits(SEED_BITS)
    return Play(game, len(wish.seats), options, seed), wish.seats


def restored_play(stored: StoredRoom) -> Play:
    """The game of a stored room, by playing its choices again."""
    game = find_game(stored.game)
    if game.rules != stored.rules:
        raise Denied(say("server-table-other-rules", rules=stored.rules, known=game.rules), 409)
    play = Play(game, len(stored.seats), stored.options, stored.seed)
    for move in stored.choices():
        play.choose(move.seat, move.key)
    return play


def _options(game: Game, wished: dict[str, bool | str | list[str]]) -> dict[str, Setting]:
    """Options as a client sent them, checked like those that a person wrote."""
    chosen: dict[str, Setting] = {n: tuple(value) if isinstance(value, list) else value for n, value in wished.items()}
    settled = {option.id: option.at_tables for option in game.options if option.at_tables is not None}
    return settled | game.read_options({name: written(value) for name, value in chosen.items()})


def _from_record(text: str, upto: int | None, seats: list[NewSeat]) -> tuple[Play, list[NewSeat]]:
    record = Record.read(text, find_game)
    if upto is not None and upto > len(record.choices):
        raise Refused(say("server-upto-too-far", n=len(record.choices)))
    if seats and len(seats) != len(record.seats):
        raise Refused(say("server-record-other-seats", n=len(record.seats)))
    play = record.replay(upto)
    return play, seats or [NewSeat("bot" if line.bot else "person", line.name[:24], line.bot) for line in record.seats]
