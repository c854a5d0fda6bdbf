"""What is kept: rooms, seats, every choice ever made, phrases. A choice is stored before anyone hears of it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as insert_or_not
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regalia.engine.game import Choice
from regalia.server.protocol import SeatKind, UndoPolicy
from regalia.server.settings import PHRASES_KEPT, Settings

tables = MetaData()

rooms = Table(
    "rooms",
    tables,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(20), nullable=False),
    Column("undo", String(12), nullable=False),
    Column("known_deal", Boolean, nullable=False),
    Column("creator", String(64), nullable=False),
    Column("spectator", String(22), nullable=False),
    Column("created", Float, nullable=False),
)
seats = Table(
    "seats",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(6), nullable=False),
    Column("name", String(24), nullable=False),
    Column("level", String(40), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("invite", String(22), nullable=False),
)
moves = Table(
    "moves",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", String(200), nullable=False),
    Column("back_to", Integer),
    Column("at", Float, nullable=False),
)
phrases = Table(
    "phrases",
    tables,
    Column("number", Integer, primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(60), nullable=False),
    Column("at", Float, nullable=False),
)

APPEND = insert_or_not(moves).on_conflict_do_nothing()
"""A move of a number that the room has already is not written."""


@dataclass
class StoredSeat:
    """A seat as it is kept: whose it is by the hash of a secret, or the secret with which it can be taken."""

    kind: SeatKind
    name: str
    level: str = ""
    owner: str = ""
    invite: str = ""


@dataclass(frozen=True)
class Move:
    """A line of a room's history: a seat chose a key, or went back to how things stood after some choices."""

    seat: int
    key: str
    back_to: int | None = None


@dataclass
class StoredRoom:
    """A room as it is kept; its table follows from game, options, seed and moves."""

    id: str
    game: str
    rules: int
    options: dict[str, Choice]
    seed: int
    undo: UndoPolicy
    known_deal: bool
    creator: str
    spectator: str
    created: float
    seats: list[StoredSeat]
    moves: list[Move] = field(default_factory=list)
    phrases: list[tuple[int, str]] = field(default_factory=list)
    touched: float = 0.0

    def choices(self) -> list[Move]:
        """The choices in force: those that nobody took back."""
        standing: list[Move] = []
        for move in self.moves:
            if move.back_to is None:
                standing.append(move)
            else:
                del standing[move.back_to :]
        return standing


class Storage:
    """The database. Moves that come in at the same time are committed together."""

    def __init__(self, settings: Settings) -> None:
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{settings.database}")
        event.listen(self.engine.sync_engine, "connect", _prepare_connection)
        self._writing = asyncio.Lock()
        self._waiting: list[tuple[dict[str, Any], asyncio.Future[bool]]] = []
        self._scribe: AsyncConnection | None = None
        """The connection that writes moves down; it stays open, for they come all the time."""

    async def open(self) -> None:
        """Make the tables that are not there yet."""
        async with self.engine.begin() as connection:
            await connection.run_sync(tables.create_all)

    async def close(self) -> None:
        """Let go of the file."""
        if self._scribe is not None:
            await self._scribe.close()
            self._scribe = None
        await self.engine.dispose()

    # The history of a room

    async def append(self, room: str, number: int, move: Move) -> bool:
        """Write a move down as the room's move of this number; says no if there is one already."""
        row = {
            "room": room,
            "number": number,
            "seat": move.seat,
            "key": move.key,
            "back_to": move.back_to,
            "at": time.time(),
        }
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, answer))
        async with self._writing:
            if not answer.done():
                await self._commit_waiting()
        return await answer

    async def _commit_waiting(self) -> None:
        """Write all moves that wait, in one transaction: under load many tables share the cost of one commit."""
        batch, self._waiting = self._waiting, []
        try:
            written = await self._insert([row for row, _ in batch])
        except BaseException as error:
            failure = error if isinstance(error, SQLAlchemyError) else RuntimeError("the writing was broken off")
            for _, answer in batch:
                answer.set_exception(failure)
            if not isinstance(error, SQLAlchemyError):
                raise
            return
        for (_, answer), done in zip(batch, written, strict=True):
            answer.set_result(done)

    async def _insert(self, rows: list[dict[str, Any]]) -> list[bool]:
        if self._scribe is None:
            self._scribe = await self.engine.connect()
        scribe = self._scribe
        try:
            if (await scribe.execute(APPEND, rows)).rowcount == len(rows):
                await scribe.commit()
                return [True] * len(rows)
            # Somebody came too late: find out who, one by one.
            await scribe.rollback()
            written = [(await scribe.execute(APPEND, row)).rowcount == 1 for row in rows]
            await scribe.commit()
            return written
        except BaseException:
            self._scribe = None
            await scribe.close()
            raise

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
        async with self._writing, self.engine.begin() as connection:
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
        async with self._writing, self.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def add_phrase(self, room: str, seat: int, phrase: str) -> None:
        """Keep what a seat said."""
        row = {"room": room, "seat": seat, "phrase": phrase, "at": time.time()}
        async with self._writing, self.engine.begin() as connection:
            await connection.execute(insert(phrases), row)


def _seat_fields(seat: StoredSeat) -> dict[str, str]:
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "owner": seat.owner, "invite": seat.invite}


def _prepare_connection(connection: Any, _: object) -> None:
    """A commit is on the disk before it is answered, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
