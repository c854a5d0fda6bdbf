"""The lobby: tables of this server that stand open, who is here, and who asks to be let in where."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select, update

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.access import hashed, new_token
from regalia.server.affairs import Affairs
from regalia.server.errors import Denied
from regalia.server.joining import bearing, known_at
from regalia.server.models import StoredSeat, knocks, persons, rooms, seats
from regalia.server.persons import StoredPerson
from regalia.server.protocol.clocks import ClockTerms
from regalia.server.protocol.matches import Knocked, Lobby, OpenTable, Visitor
from regalia.server.protocol.messages import Knocking
from regalia.server.protocol.standing import Series
from regalia.server.rating import rating_of_seat
from regalia.server.seats import nickname, seats_shown
from regalia.server.storage import Storage

if TYPE_CHECKING:
    from regalia.server.rooms import Room

MOST_TABLES = 50
OPEN_SECONDS = 7 * 86_400.0
"""So long a table waits in the lobby."""
HERE_SECONDS = 60.0
"""Whoever has looked at the lobby within this time is here."""
NOTED_SECONDS = 15.0
"""How often that is written down."""
MOST_KNOCKS = 20


async def lobby(storage: Storage, person: StoredPerson | None) -> Lobby:
    """What somebody sees who comes in; who is known by a key is seen by the others too."""
    now = time.time()
    if person is not None:
        long_ago = persons.c.seen.is_(None) | (persons.c.seen < now - NOTED_SECONDS)
        async with storage.database.writing() as connection:
            await connection.execute(update(persons).where(persons.c.id == person.id, long_ago).values(seen=now))
    waits = select(seats.c.room).where(seats.c.kind == "open", seats.c.room == rooms.c.id).exists()
    listed = select(rooms).where(rooms.c.listed != "", rooms.c.created > now - OPEN_SECONDS, waits)
    here = select(persons).where(persons.c.seen > now - HERE_SECONDS).order_by(persons.c.seen.desc()).limit(MOST_TABLES)
    async with storage.database.reading() as connection:
        found = (await connection.execute(listed.order_by(rooms.c.created.desc()).limit(MOST_TABLES))).all()
        people = [Visitor("", row.name, row.crest, row.tincture) for row in await connection.execute(here)]
    sit = await storage.seats_of([row.id for row in found])
    tables = [
        OpenTable(
            table=row.id,
            game=row.game,
            listed=row.listed,
            seats=seats_shown(sit[row.id], Affairs()),
            options=msgspec.json.decode(row.options, type=dict[str, bool | str | list[str]]),
            undo_policy=row.undo,
            clock=msgspec.json.decode(row.clock, type=ClockTerms) if row.clock else None,
            rated=bool(row.rated),
            best_of=msgspec.json.decode(row.series, type=Series).best_of if row.series else 0,
            created=row.created,
        )
        for row in found
    ]
    return Lobby(tables, people)


async def list_table(room: Room, listed: str) -> None:
    """The host lets a table stand in the lobby, or not any more."""
    async with room.storage.database.writing() as connection:
        await connection.execute(update(rooms).where(rooms.c.id == room.id).values(listed=listed))


async def knock(room: Room, person: StoredPerson, name: str) -> Knocked:
    """Somebody from the lobby wants to join: sits down at once where all may, else the host is asked."""
    if (known := known_at(room, person)) and known.mine:
        return Knocked("seated")
    if not room.listed:
        raise Denied(say("lobby-not-listed"), 403)
    if not room.waiting:
        raise Denied(say("server-seat-taken"), 409)
    called = nickname(name)
    if room.listed == "open":
        await _let_in(room, person, called)
        return Knocked("seated")
    row = {"room": room.id, "person": person.id, "name": called, "declined": False, "at": time.time()}
    mine = (knocks.c.room == room.id) & (knocks.c.person == person.id)
    async with room.storage.database.writing() as connection:
        before = (await connection.execute(select(knocks).where(mine))).first()
        if before is not None:
            return Knocked("declined" if before.declined else "waiting")
        many = (await connection.execute(select(knocks.c.person).where(knocks.c.room == room.id))).all()
        if len(many) >= MOST_KNOCKS:
            raise Refused(say("lobby-too-many"))
        await connection.execute(insert(knocks), row)
    return Knocked("waiting")


async def answer_to(room: Room, person: StoredPerson) -> Knocked:
    """What came of somebody's wish to join."""
    if (known := known_at(room, person)) and known.mine:
        return Knocked("seated")
    mine = select(knocks).where(knocks.c.room == room.id, knocks.c.person == person.id)
    async with room.storage.database.reading() as connection:
        row = (await connection.execute(mine)).first()
    return Knocked("none" if row is None else "declined" if row.declined or not room.waiting else "waiting")


async def admit(room: Room, id: str, let_in: bool) -> None:
    """The host lets somebody in who knocked, or not."""
    waiting = select(knocks, persons).join(persons, persons.c.id == knocks.c.person).where(knocks.c.room == room.id)
    async with room.storage.database.reading() as connection:
        found = [row for row in await connection.execute(waiting) if visitors_id(room.id, row.person) == id]
    if not found:
        raise Denied(say("lobby-gone"), 404)
    row = found[0]
    this = (knocks.c.room == room.id) & (knocks.c.person == row.person)
    if let_in:
        who = StoredPerson(row.person, row.name, row.crest, row.tincture, row.made)
        await _let_in(room, who, row.name)
    async with room.storage.database.writing() as connection:
        away = delete(knocks).where(this) if let_in else update(knocks).where(this).values(declined=True)
        await connection.execute(away)


async def _let_in(room: Room, person: StoredPerson, name: str) -> None:
    """Somebody sits down on the first seat that is still open."""
    while (at := next((at for at, seat in enumerate(room.seats) if seat.kind == "open"), None)) is not None:
        seat = bearing(StoredSeat("person", name, owner=hashed(new_token())), person)
        if room.rated:
            seat.rating = await rating_of_seat(room.storage, room.game.id, seat)
        if await room.sit_down(at, seat, room.seats[at].invite):
            return
        await room.hear_who_sits()
    raise Denied(say("server-seat-taken"), 409)


async def who_knocks(room: Room) -> list[Knocking]:
    """Who waits for the host's answer."""
    if room.listed != "ask" or not room.waiting:
        return []
    waiting = (
        select(knocks.c.person, knocks.c.name, persons.c.crest, persons.c.tincture)
        .join(persons, persons.c.id == knocks.c.person)
        .where(knocks.c.room == room.id, knocks.c.declined.is_(False))
        .order_by(knocks.c.at)
    )
    async with room.storage.database.reading() as connection:
        rows = (await connection.execute(waiting)).all()
    found = []
    for row in rows:
        seat = StoredSeat("person", row.name, person=row.person)
        rating = await rating_of_seat(room.storage, room.game.id, seat) if room.rated else None
        found.append(Knocking(visitors_id(room.id, row.person), row.name, row.crest, row.tincture, rating))
    return found


def visitors_id(room: str, person: str) -> str:
    """What somebody who knocks is known by to the host, at this table alone."""
    return hashlib.sha256(f"{room} {person}".encode()).hexdigest()[:16]
