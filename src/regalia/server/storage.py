"""What is kept: rooms, seats, every choice ever made, phrases. A choice is stored before anyone hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Row, event, insert, select, update
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.errors import NotReadable, NotStored
from regalia.server.models import Move, StoredRoom, StoredSeat, moves, phrases, rooms, seats
from regalia.server.move_log import MoveLog
from regalia.server.schema import bring_up_to_date
from regalia.server.settings import PHRASES_KEPT, Settings

OWNERS_ONLY = 0o600
"""The file holds seeds, invitations and links: nobody else on this machine may read it."""


class Storage:
    """The database: rooms with their seats and phrases, and in ``moves`` the history of each."""

    def __init__(self, settings: Settings) -> None:
        self._file = settings.database
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{settings.database}")
        event.listen(self.engine.sync_engine, "connect", _prepare_connection)
        self._writing = asyncio.Lock()
        self.moves = MoveLog(self.engine, self._writing)

    async def open(self) -> None:
        """Make the file and its tables if need be, or bring them up to date; refuses a file that is damaged."""
        self._file.touch(mode=OWNERS_ONLY)
        self._file.chmod(OWNERS_ONLY)
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(bring_up_to_date)
        except DatabaseError as error:
            why = str(error.orig)
            raise Refused(say("server-database-damaged", file=str(self._file), why=why)) from None

    async def close(self) -> None:
        """Let go of the file."""
        await self.moves.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, one at a time."""
        try:
            async with self._writing, self.engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise NotStored(str(error)) from error

    async def add_room(self, room: StoredRoom) -> None:
        """Keep a new room with its seats, and with its moves if it goes on from a record."""
        now = time.time()
        fields = {column.name: getattr(room, column.name) for column in rooms.columns}
        fields |= {"options": msgspec.json.encode(room.options).decode(), "seed": str(room.seed)}
        rows = [{"room": room.id, "seat": at, **_seat_fields(seat)} for at, seat in enumerate(room.seats)]
        history = [
            {"room": room.id, "number": at, "seat": move.seat, "key": move.key, "back_to": move.back_to, "at": now}
            for at, move in enumerate(room.moves, 1)
        ]
        async with self._write() as connection:
            await connection.execute(insert(rooms), fields)
            await connection.execute(insert(seats), rows)
            if history:
                await connection.execute(insert(moves), history)

    async def load_room(self, id: str) -> StoredRoom | None:
        """A room with all that belongs to it, or nothing."""
        try:
            return await self._load_room(id)
        except SQLAlchemyError as error:
            raise NotReadable(str(error)) from error

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[StoredSeat]]:
        """Who sits at some tables, as it is stored now."""
        found: dict[str, list[StoredSeat]] = {}
        async with self.engine.connect() as connection:
            statement = select(seats).where(seats.c.room.in_(ids)).order_by(seats.c.room, seats.c.seat)
            for row in await connection.execute(statement):
                found.setdefault(row.room, []).append(_seat(row))
        return found

    async def _load_room(self, id: str) -> StoredRoom | None:
        async with self.engine.connect() as connection:
            room = (await connection.execute(select(rooms).where(rooms.c.id == id))).mappings().first()
            if room is None:
                return None
            places = await connection.execute(select(seats).where(seats.c.room == id).order_by(seats.c.seat))
            history = (await connection.execute(select(moves).where(moves.c.room == id).order_by(moves.c.number))).all()
            spoken = await connection.execute(
                select(phrases).where(phrases.c.room == id).order_by(phrases.c.number.desc()).limit(PHRASES_KEPT)
            )
        fields = dict(room)
        fields["options"] = msgspec.json.decode(room["options"], type=dict[str, bool | str | tuple[str, ...]])
        fields["seed"] = int(room["seed"])
        return StoredRoom(
            **fields,
            seats=[_seat(row) for row in places],
            moves=[Move(row.seat, row.key, row.back_to) for row in history],
            phrases=[(row.seat, row.phrase) for row in spoken][::-1],
            touched=history[-1].at if history else room["created"],
        )

    async def change_seat(self, room: str, at: int, seat: StoredSeat, invite: str | None = None) -> bool:
        """Write down who sits there now; if an invite is named, only while it still holds."""
        statement = update(seats).where(seats.c.room == room, seats.c.seat == at).values(_seat_fields(seat))
        if invite is not None:
            statement = statement.where(seats.c.invite == invite)
        async with self._write() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def add_phrase(self, room: str, seat: int, phrase: str) -> None:
        """Keep what a seat said."""
        row = {"room": room, "seat": seat, "phrase": phrase, "at": time.time()}
        async with self._write() as connection:
            await connection.execute(insert(phrases), row)


def _seat(row: Row[Any]) -> StoredSeat:
    return StoredSeat(row.kind, row.name, row.level, row.owner, row.invite)


def _seat_fields(seat: StoredSeat) -> dict[str, str]:
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "owner": seat.owner, "invite": seat.invite}


def _prepare_connection(connection: Any, _: object) -> None:
    """A commit is on the disk before it is answered, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
