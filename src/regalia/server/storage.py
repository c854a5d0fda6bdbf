"""What is kept: rooms, seats, every choice ever made, phrases. A choice is stored before anyone hears of it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.databases import Database
from regalia.server.keeping.backups import keep_a_copy
from regalia.server.keeping.fitting import Standing
from regalia.server.models import Move, StoredLine, StoredRoom, StoredSeat, moves, phrases, rooms, seats, standings
from regalia.server.protocol.bodies import Listed
from regalia.server.protocol.clocks import ClockTerms
from regalia.server.protocol.standing import Series
from regalia.server.schema import Before
from regalia.server.settings import PHRASES_KEPT, Settings
from regalia.server.sqlite import SqliteDatabase


class Storage:
    """The database: rooms with their seats and phrases, and in ``moves`` the history of each."""

    def __init__(self, settings: Settings, before_upgrade: Before | None = None) -> None:
        self.database = database_of(settings, before_upgrade)
        self.moves = self.database.moves

    async def open(self) -> None:
        """Make the tables if need be, or bring them up to date; refuses a database that is damaged or not there."""
        await self.database.open()

    async def close(self) -> None:
        """Let go of the database."""
        await self.database.close()

    async def add_room(self, room: StoredRoom) -> None:
        """Keep a new room with its seats, and with its moves if it goes on from a record."""
        now = time.time()
        fields = {column.name: getattr(room, column.name) for column in rooms.columns}
        clock = msgspec.json.encode(room.clock).decode() if room.clock else ""
        series = msgspec.json.encode(room.series).decode() if room.series else ""
        fields |= {"options": msgspec.json.encode(room.options).decode(), "seed": str(room.seed)}
        fields |= {"clock": clock, "series": series}
        rows = [{"room": room.id, "seat": at, **_seat_fields(seat)} for at, seat in enumerate(room.seats)]
        history = [
            {"room": room.id, "number": at, "seat": move.seat, "key": move.key, "back_to": move.back_to, "at": now}
            for at, move in enumerate(room.moves, 1)
        ]
        async with self.database.writing() as connection:
            await connection.execute(insert(rooms), fields)
            await connection.execute(insert(seats), rows)
            if history:
                await connection.execute(insert(moves), history)

    async def load_room(self, id: str) -> StoredRoom | None:
        """A room with all that belongs to it, or nothing."""
        async with self.database.reading() as connection:
            return await _loaded(connection, id)

    async def room_ids(self) -> list[str]:
        """All rooms, those first that were opened first."""
        async with self.database.reading() as connection:
            return list((await connection.scalars(select(rooms.c.id).order_by(rooms.c.created, rooms.c.id))).all())

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[StoredSeat]]:
        """Who sits at some tables, as it is stored now."""
        found: dict[str, list[StoredSeat]] = {}
        async with self.database.reading() as connection:
            statement = select(seats).where(seats.c.room.in_(ids)).order_by(seats.c.room, seats.c.seat)
            for row in await connection.execute(statement):
                found.setdefault(row.room, []).append(_seat(row))
        return found

    async def creator_of(self, room: str) -> tuple[str, str, Listed]:
        """Who set a table: by the hash of a secret, and the id of the person if known; whether it is listed."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(rooms).where(rooms.c.id == room))).one()
            return row.creator, row.person, row.listed

    async def moves_after(self, room: str, number: int) -> list[Move]:
        """What follows on a move in the history of a room."""
        later = select(moves).where(moves.c.room == room, moves.c.number > number).order_by(moves.c.number)
        async with self.database.reading() as connection:
            return [Move(row.seat, row.key, row.back_to, row.what, row.at) for row in await connection.execute(later)]

    async def latest(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last move of each of these rooms that has any."""
        numbers = select(moves.c.room, func.max(moves.c.number)).where(moves.c.room.in_(ids)).group_by(moves.c.room)
        async with self.database.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(numbers)}

    async def change_seat(self, room: str, at: int, seat: StoredSeat, invite: str | None = None) -> bool:
        """Write down who sits there now; if an invite is named, only while it still holds."""
        statement = update(seats).where(seats.c.room == room, seats.c.seat == at).values(_seat_fields(seat))
        if invite is not None:
            statement = statement.where(seats.c.invite == invite)
        async with self.database.writing() as connection:
            changed = (await connection.execute(statement)).rowcount == 1
        self.moves.moved.add(room)
        return changed

    async def note_away(self, room: str, at: int, since: float | None) -> None:
        """Write down since when a person is away, or that they are there."""
        statement = update(seats).where(seats.c.room == room, seats.c.seat == at).values(away_since=since)
        async with self.database.writing() as connection:
            await connection.execute(statement)

    async def begin_clock(self, room: str, now: float, turn: int) -> float:
        """From now on the time of a room is counted, if it was not yet; says since when."""
        first = update(rooms).where(rooms.c.id == room, rooms.c.begun.is_(None)).values(begun=now, due=now + turn)
        async with self.database.writing() as connection:
            await connection.execute(first)
            begun: float = (await connection.execute(select(rooms.c.begun).where(rooms.c.id == room))).scalar_one()
            return begun

    async def set_due(self, room: str, due: float | None) -> None:
        """When a server must look at the clock of a room again, if ever."""
        async with self.database.writing() as connection:
            await connection.execute(update(rooms).where(rooms.c.id == room).values(due=due))

    async def claim_due(self, now: float, again: float, most: int) -> list[str]:
        """Rooms whose clocks must be looked at; other servers leave them alone for so many seconds."""
        waiting = select(rooms.c.id, rooms.c.due).where(rooms.c.due <= now).order_by(rooms.c.due).limit(most)
        async with self.database.reading() as connection:
            found = (await connection.execute(waiting)).all()
        claimed = []
        for id, due in found:
            statement = update(rooms).where(rooms.c.id == id, rooms.c.due == due).values(due=now + again)
            async with self.database.writing() as connection:
                if (await connection.execute(statement)).rowcount == 1:
                    claimed.append(id)
        return claimed

    async def note_standings(self, noted: Mapping[str, Standing]) -> None:
        """Write down how some rooms stand now."""
        rows = [{"room": id, "standing": msgspec.json.encode(standing).decode()} for id, standing in noted.items()]
        async with self.database.writing() as connection:
            await connection.execute(delete(standings).where(standings.c.room.in_(noted)))
            await connection.execute(insert(standings), rows)

    async def add_line(self, room: str, seat: int, phrase: str, text: str) -> StoredLine:
        """Keep what a seat said."""
        now = time.time()
        row = {"room": room, "seat": seat, "phrase": phrase, "text": text, "at": now}
        async with self.database.writing() as connection:
            key = (await connection.execute(insert(phrases), row)).inserted_primary_key
        assert key is not None
        return StoredLine(key[0], seat, phrase, text, now)

    async def lines_before(self, room: str, number: int, most: int) -> list[StoredLine]:
        """What was said in a room before a line, the latest of it, in the order in which it was said."""
        earlier = select(phrases).where(phrases.c.room == room, phrases.c.number < number)
        async with self.database.reading() as connection:
            rows = await connection.execute(earlier.order_by(phrases.c.number.desc()).limit(most))
            return [_line(row) for row in rows][::-1]


def database_of(settings: Settings, before_upgrade: Before | None = None) -> Database:
    """The database that the settings name: a file, or PostgreSQL, for which a driver must be there.

    Before older tables are changed, a copy of them is kept, unless something else is to be done then."""
    before = before_upgrade or keep_a_copy(settings.backups)
    if not settings.database_url:
        return SqliteDatabase(settings.database, before)
    try:
        from regalia.server.postgres import PostgresDatabase
    except ModuleNotFoundError:
        raise Refused(say("server-database-driver")) from None
    return PostgresDatabase(settings.database_url, before)


async def _loaded(connection: AsyncConnection, id: str) -> StoredRoom | None:
    room = (await connection.execute(select(rooms).where(rooms.c.id == id))).mappings().first()
    if room is None:
        return None
    places = await connection.execute(select(seats).where(seats.c.room == id).order_by(seats.c.seat))
    history = (await connection.execute(select(moves).where(moves.c.room == id).order_by(moves.c.number))).all()
    spoken = await connection.execute(
        select(phrases).where(phrases.c.room == id).order_by(phrases.c.number.desc()).limit(PHRASES_KEPT)
    )
    noted = (await connection.execute(select(standings.c.standing).where(standings.c.room == id))).scalar()
    fields = dict(room)
    fields["options"] = msgspec.json.decode(room["options"], type=dict[str, bool | str | tuple[str, ...]])
    fields["seed"] = int(room["seed"])
    fields["series"] = msgspec.json.decode(room["series"], type=Series) if room["series"] else None
    fields["clock"] = msgspec.json.decode(room["clock"], type=ClockTerms) if room["clock"] else None
    return StoredRoom(
        **fields,
        seats=[_seat(row) for row in places],
        moves=[Move(row.seat, row.key, row.back_to, row.what, row.at) for row in history],
        lines=[_line(row) for row in spoken][::-1],
        touched=history[-1].at if history else room["created"],
        standing=msgspec.json.decode(noted, type=Standing) if noted else None,
    )


def _seat(row: Row[Any]) -> StoredSeat:
    return StoredSeat(
        row.kind,
        row.name,
        row.level,
        row.owner,
        row.invite,
        row.away_since,
        row.person,
        row.crest,
        row.tincture,
        row.rating,
    )


def _line(row: Row[Any]) -> StoredLine:
    return StoredLine(row.number, row.seat, row.phrase, row.text, row.at)


def _seat_fields(seat: StoredSeat) -> dict[str, str | float | None]:
    return asdict(seat)
