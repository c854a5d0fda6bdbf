"""All stored games, one by one: in a few words, whether they still fit, and as game files."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import func, select

from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.engine.records import Record
from regalia.languages import Words
from regalia.server.affairs import Affairs
from regalia.server.errors import Denied
from regalia.server.keeping.fitting import Fitted, fitted
from regalia.server.models import Move, StoredRoom, moves, rooms, seats
from regalia.server.seats import seat_lines
from regalia.server.storage import Storage
from regalia.shelf import find_game


@dataclass(frozen=True)
class TableLine:
    """A table in a few words."""

    id: str
    game: str
    rules: int
    names: tuple[str, ...]
    moves: int
    created: float
    touched: float
    open_seats: int


async def table_lines(storage: Storage, most: int | None = None) -> list[TableLine]:
    """All tables, those first that were touched last; or so many of them."""
    latest = select(moves.c.room, func.count().label("moves"), func.max(moves.c.at).label("at")).group_by(moves.c.room)
    last = latest.subquery()
    touched = func.coalesce(last.c.at, rooms.c.created).label("touched")
    every = select(rooms.c.id, rooms.c.game, rooms.c.rules, rooms.c.created, last.c.moves, touched)
    every = every.outerjoin(last, rooms.c.id == last.c.room).order_by(touched.desc(), rooms.c.id).limit(most)
    async with storage.database.reading() as connection:
        rows = (await connection.execute(every)).all()
        sitting: dict[str, list[tuple[str, str]]] = {}
        for row in await connection.execute(select(seats).order_by(seats.c.room, seats.c.seat)):
            sitting.setdefault(row.room, []).append((row.kind, row.name or row.level))
    return [
        TableLine(
            row.id,
            row.game,
            row.rules,
            tuple(name for _, name in sitting.get(row.id, ())),
            row.moves or 0,
            row.created,
            row.touched,
            sum(kind == "open" for kind, _ in sitting.get(row.id, ())),
        )
        for row in rows
    ]


@dataclass(frozen=True)
class Checked:
    """What came of playing a stored game again: how it fits, whether it is over, and if not, why."""

    id: str
    game: str
    choices: int
    fit: int
    """So many of its choices fit."""
    over: bool
    other_rules: bool
    why: Message | None

    @property
    def fits(self) -> bool:
        """Whether all of it fits."""
        return self.why is None


async def check_all(storage: Storage) -> AsyncIterator[Checked]:
    """Play every stored game again, by the rules of today."""
    for id in await storage.room_ids():
        stored = await storage.load_room(id)
        if stored is not None:
            yield await asyncio.to_thread(checked, stored)


def checked(stored: StoredRoom) -> Checked:
    """Play a stored game again."""
    choices = len(stored.choices())
    try:
        found = fitted(stored)
    except Refused as refusal:
        return Checked(stored.id, stored.game, choices, 0, False, True, refusal.message)
    play, over = found.play, found.play.table.over or Affairs.of(stored.moves).ended is not None
    other = stored.rules != play.game.rules
    return Checked(stored.id, stored.game, choices, len(play.chosen), over, other, found.misfit)


async def as_it_was_stored(storage: Storage, id: str) -> Record:
    """The game file of a room."""
    stored = await storage.load_room(id)
    if stored is None:
        raise Denied(say("server-table-unknown"), 404)
    return record_of(stored, await asyncio.to_thread(fitted, stored))


def record_of(stored: StoredRoom, found: Fitted | None = None) -> Record:
    """The game file of a stored game; one that does not fit is written as it was stored, by the rules it was set with:
    the version of the program that knows them plays it again."""
    if found is not None and found.misfit is None:
        return Record.of(found.play, seat_lines(stored.seats))
    rules = stored.standing.rules if stored.standing else stored.rules
    record = Record(find_game(stored.game), rules, seat_lines(stored.seats), stored.options, stored.seed)
    record.choices = [(move.seat, move.key) for move in stored.choices()]
    if found is not None and found.misfit is not None:
        record.comments[0] = [Words("en").sentence(found.misfit)]
    return record


async def export_all(storage: Storage, folder: Path) -> tuple[int, list[Checked]]:
    """Write every stored game as a file into a folder; says how many, and which could not be written or do not fit."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(say("file-unwritable", file=str(folder), why=error.strerror or "")) from None
    written, troubled = 0, []
    for id in await storage.room_ids():
        stored = await storage.load_room(id)
        if stored is None:
            continue
        result = await asyncio.to_thread(checked, stored)
        if not result.fits:
            troubled.append(result)
        try:
            record = record_of(stored, await asyncio.to_thread(fitted, stored))
        except Refused:  # its game is not there any more
            continue
        await asyncio.to_thread(record.save, folder / f"{stored.game}-{stored.id}.record")
        written += 1
    return written, troubled


async def step_back(storage: Storage, id: str, choices: int | None = None) -> int:
    """Take choices of a table back until so many remain; by itself to where it still fits, or the last one.

    It is written into its history, as if somebody at the table had gone back: a server that has it open follows."""
    stored = await storage.load_room(id)
    if stored is None:
        raise Refused(say("server-table-unknown"))
    made = stored.choices()
    if choices is None:
        found = await asyncio.to_thread(fitted, stored)
        choices = len(found.play.chosen) if found.misfit is not None else len(made) - 1
        if choices == len(made):  # the last choice fits, and yet the table stands otherwise than it did
            choices -= 1
    if not 0 <= choices < len(made):
        raise Refused(say("keeping-no-way-back", n=len(made)))
    move = Move(made[choices].seat, "", choices)
    if not await storage.moves.append(id, len(stored.moves) + 1, move):
        raise Refused(say("server-stale"))
    return choices
