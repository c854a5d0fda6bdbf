"""The game of a room: new, from a record, or as its history left it. Long ones are played again by a worker."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TypeVar

from regalia.engine.game import Game, Refused, Setting, written
from regalia.engine.messages import say
from regalia.engine.play import Packed, Play
from regalia.engine.records import Record
from regalia.engine.sayings import remarks_in
from regalia.server.errors import Denied
from regalia.server.fair_queue import Ticket
from regalia.server.keeping.fitting import fitted
from regalia.server.models import StoredRoom
from regalia.server.protocol.bodies import NewSeat, NewTable
from regalia.server.protocol.past import RecordChecked, RecordSeat
from regalia.server.serializers import sheets_of
from regalia.server.settings import RECORD_CHOICES, Settings
from regalia.server.worker_process import WorkerDied
from regalia.server.workers import WorkerPool, begin_bounded_work
from regalia.shelf import find_game

T = TypeVar("T")

SEED_BITS = 64

Spoken = list[tuple[int, int, str, str]]
"""What is said in a record: after how many choices, by which seat, the text, the objects."""
Replayed = tuple[str, list[tuple[str, str]], dict[str, Setting], int, Packed, Spoken]
"""A record that was played again: the game, names and levels at the seats, options, seed, where it came to, and what is
said about it."""


def drawn_seed() -> int:
    """A deal that nobody chose."""
    return secrets.randbits(SEED_BITS)


def new_play(wish: NewTable) -> Play:
    """The game of a new table; refuses what the game does not have, with the reason."""
    if wish.upto is not None:
        raise Refused(say("server-upto-needs-record"))
    game = find_game(wish.game)
    if not wish.seats:
        raise Refused(say("server-no-seats"))
    options = _options(game, wish.options)
    seed = int(wish.seed) if wish.seed is not None else drawn_seed()
    return Play(game, len(wish.seats), options, seed)


def restored_play(stored: StoredRoom) -> Play:
    """The game of a stored room, by playing its choices again; refuses one that no longer fits the rules."""
    found = fitted(stored)
    if found.misfit is not None:
        raise Denied(found.misfit, 409)
    return found.play


def _options(game: Game, wished: dict[str, bool | str | list[str]]) -> dict[str, Setting]:
    """Options as a client sent them, checked like those that a person wrote."""
    chosen: dict[str, Setting] = {n: tuple(value) if isinstance(value, list) else value for n, value in wished.items()}
    settled = {option.id: option.at_tables for option in game.options if option.at_tables is not None}
    return settled | game.read_options({name: written(value) for name, value in chosen.items()})


class RecordRoom(WorkerPool):
    """The process in which game files are played again that people send: bounded in choices, time and memory.

    It is not one of those in which bots think, so that no bot waits for a game file.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__(1, settings.record_seconds, begin_bounded_work)

    async def play_on(self, wish: NewTable, sender: str) -> tuple[Play, list[NewSeat], Spoken]:
        """The game of a record up to the choice that is wished, with who shall sit there and what is said about it."""
        count = len(wish.seats)
        id, lines, options, seed, packed, spoken = await self._play(
            sender, replayed, wish.record or "", wish.upto, count
        )
        play = Play(find_game(id), len(lines), options, seed)
        play.unpack(packed)
        own = [NewSeat("bot" if level else "person", name[:24], level) for name, level in lines]
        return play, wish.seats or own, spoken

    async def check(self, text: str, sender: str) -> RecordChecked:
        """Whether a record fits, and how it ends."""
        return await self._play(sender, checked, text)

    async def _play(self, sender: str, function: Callable[..., T], *arguments: object) -> T:
        try:
            return await self.run(Ticket(sender), function, *arguments)
        except (TimeoutError, MemoryError, WorkerDied):
            raise Denied(say("server-record-takes-too-long"), 422) from None


def _read(text: str) -> Record:
    record = Record.read(text, find_game)
    if len(record.choices) > RECORD_CHOICES:
        raise Refused(say("server-record-too-long", n=RECORD_CHOICES))
    return record


def replayed(text: str, upto: int | None, seats: int) -> Replayed:
    """Play a record again for a table with so many seats, or as many as it has; runs in a worker process."""
    record = _read(text)
    if upto is not None and upto > len(record.choices):
        raise Refused(say("server-upto-too-far", n=len(record.choices)))
    if seats and seats != len(record.seats):
        raise Refused(say("server-record-other-seats", n=len(record.seats)))
    play = record.replay(upto)
    lines = [(line.name, line.bot) for line in record.seats]
    return play.game.id, lines, play.options, play.seed, play.packed(), [] if upto is not None else _spoken(record)


def _spoken(record: Record) -> Spoken:
    return [(at, saying.seat, saying.text, " ".join(saying.objects)) for at, saying in remarks_in(record)]


def checked(text: str) -> RecordChecked:
    """Play a record again; runs in a worker process."""
    record = _read(text)
    said = len(remarks_in(record))
    play = record.replay()
    game = play.game
    return RecordChecked(
        game=record.game.id,
        rules=record.rules,
        seats=[RecordSeat(seat.name, seat.bot) for seat in record.seats],
        choices=len(play.chosen),
        remarks=said,
        over=play.table.over,
        sheets=sheets_of(game, play.table) if play.table.over else [],
        winners=list(game.winners(play.table)) if play.table.over else [],
    )
