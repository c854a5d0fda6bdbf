"""What is kept: rooms, seats, every choice ever made, phrases. A choice is stored before anyone hears of it.

The history of a room is an event log that only grows: its table follows from it (event sourcing).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import event, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regalia.server.errors import NotStored
from regalia.server.models import Move, StoredRoom, StoredSeat, moves, phrases, rooms, seats, tables
from regalia.server.settings import PHRASES_KEPT, Settings

Row = tuple[str, int, int, str, int | None, float]
"""The columns of ``moves``."""
INSERT = f"INSERT INTO moves ({', '.join(moves.columns.keys())}) VALUES "
BATCH = 100
"""So many moves are written at once at the most; SQLite bounds the values of a statement."""


class Storage:
    """The database. Moves that come in at the same time are committed together (group commit)."""

    def __init__(self, settings: Settings) -> None:
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{settings.database}")
        event.listen(self.engine.sync_engine, "connect", _prepare_connection)
        self._writing = asyncio.Lock()
        self._waiting: list[tuple[Row, asyncio.Future[bool]]] = []
        self._appending: AsyncConnection | None = None
        """The connection that writes moves down; it stays open, for they come all the time."""

    async def open(self) -> None:
        """Make the tables that are not there yet."""
        async with self.engine.begin() as connection:
            await connection.run_sync(tables.create_all)

    async def close(self) -> None:
        """Let go of the file."""
        if self._appending is not None:
            await self._appending.close()
            self._appending = None
        await self.engine.dispose()

    # The history of a room

    async def append(self, room: str, number: int, move: Move) -> bool:
        """Write a move down as the room's move of this number; says no if somebody was quicker."""
        row = (room, number, move.seat, move.key, move.back_to, time.time())
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, answer))
        async with self._writing:
            if not answer.done():
                await self._write_waiting()
        return await answer

    async def _write_waiting(self) -> None:
        """Write all moves that wait, in one transaction: under load many tables share the cost of one commit."""
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        try:
            written = await self._insert([row for row, _ in batch])
        except BaseException as error:
            for _, answer in batch:
                answer.set_exception(NotStored(str(error)))
            if not isinstance(error, SQLAlchemyError):
                raise
            return
        for (_, answer), done in zip(batch, written, strict=True):
            answer.set_result(done)

    async def _insert(self, rows: list[Row]) -> list[bool]:
        """Each statement is a transaction of its own, written whole or not at all."""
        if await self._inserted(rows):
            return [True] * len(rows)
        if len(rows) == 1:
            return [False]
        # Somebody came too late: find out who, one by one.
        return [await self._inserted([row]) for row in rows]

    async def _inserted(self, rows: list[Row]) -> bool:
        """Write rows down in one statement; says no if one of them was there already.

        Plain SQL on a connection that commits by itself: this happens with every choice. One move takes 0.55 ms of the
        processor that way, 0.8 with ``insert(moves)`` in a transaction; fifty together 0.04 and 0.05 ms each.
        """
        places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(rows))
        values = tuple(value for row in rows for value in row)
        if self._appending is None:
            connection = await self.engine.connect()
            self._appending = await connection.execution_options(isolation_level="AUTOCOMMIT")
        try:
            await self._appending.exec_driver_sql(INSERT + places, values)
            return True
        except IntegrityError:
            return False

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, one at a time."""
        try:
            async with self._writing, self.engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise NotStored(str(error)) from error

    # Rooms

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
            seats=[StoredSeat(row.kind, row.name, row.level, row.owner, row.invite) for row in places],
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


def _seat_fields(seat: StoredSeat) -> dict[str, str]:
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "owner": seat.owner, "invite": seat.invite}


def _prepare_connection(connection: Any, _: object) -> None:
    """A commit is on the disk before it is answered, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
