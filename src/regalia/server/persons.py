"""People without an account: known by a key that they keep, at every table that they set or sit down at.

A seat has an owner, the hash of a secret, which is who somebody is at that table. A person's key opens every seat that
bears the person's id; what it gives there is the access of the seat's owner.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.access import Access, hashed, new_token, owned_seats, same_secret
from regalia.server.affairs import Deed
from regalia.server.errors import Denied, NotStored
from regalia.server.models import (
    OF_PERSONS,
    Move,
    StoredSeat,
    daily_results,
    moves,
    notes,
    persons,
    phrases,
    remarks,
    rooms,
    seats,
)
from regalia.server.protocol.persons import OldGame, PersonsGame, Profile
from regalia.server.seats import nickname
from regalia.server.storage import Storage

MOST_GAMES = 200
"""So many games of a person are listed, the newest."""


@dataclass(frozen=True)
class StoredPerson:
    """A person as they are kept."""

    id: str
    name: str
    crest: str
    tincture: str
    made: float


def id_of(person: StoredPerson | None) -> str:
    """The id of a person; nothing of somebody who is not known."""
    return person.id if person else ""


async def person_with(storage: Storage, key: str) -> StoredPerson | None:
    """Who has this key, if anybody."""
    async with storage.database.reading() as connection:
        row = (await connection.execute(select(persons).where(persons.c.key == hashed(key)))).first()
    return None if row is None else StoredPerson(row.id, row.name, row.crest, row.tincture, row.made)


async def known_person(storage: Storage, key: str) -> StoredPerson:
    """Who has this key; refuses one that opens nothing."""
    if (person := await person_with(storage, key)) is None:
        raise Denied(say("person-unknown"), 404)
    return person


def access_of_person(person: str, seated: Sequence[StoredSeat], creator: str, set_by: str) -> Access | None:
    """What a person may do at a table that they set or sit at; nothing at any other."""
    owner = next((seat.owner for seat in seated if seat.kind == "person" and seat.person == person), "")
    if not owner and set_by == person:
        owner = creator
    return Access(owner, owned_seats(seated, owner), same_secret(creator, owner)) if owner else None


async def write_profile(storage: Storage, key: str, wish: Profile) -> tuple[StoredPerson, list[str]]:
    """Make a person's acquaintance, or let them look otherwise; says at which tables that is seen."""
    name = nickname(wish.name) if wish.name.strip() else ""
    look = {"crest": wish.crest, "tincture": wish.tincture}
    known = await person_with(storage, key)
    if known is None:
        row = {"id": secrets.token_urlsafe(16), "key": hashed(key), "name": name, "made": time.time(), **look}
        try:
            async with storage.database.writing() as connection:
                await connection.execute(insert(persons), row)
            return StoredPerson(str(row["id"]), name, wish.crest, wish.tincture, float(str(row["made"]))), []
        except NotStored as error:
            # The same browser may have asked twice at once.
            if not isinstance(error.__cause__, IntegrityError):
                raise
            known = await known_person(storage, key)
    async with storage.database.writing() as connection:
        await connection.execute(update(persons).where(persons.c.id == known.id).values(name=name, **look))
        mine = seats.c.person == known.id
        at = [row.room for row in await connection.execute(select(seats.c.room).where(mine))]
        await connection.execute(update(seats).where(mine).values(look))
    return StoredPerson(known.id, name, wish.crest, wish.tincture, known.made), at


async def games_of(storage: Storage, person: str) -> list[PersonsGame]:
    """The tables that a person set or sits at, the newest first; lessons are no games that one goes on with."""
    sits_at = select(seats.c.room).where(seats.c.person == person)
    mine = (rooms.c.person == person) | rooms.c.id.in_(sits_at)
    listed = select(rooms).where(mine, (rooms.c.lesson == "") | rooms.c.lesson.like("daily/%"))
    async with storage.database.reading() as connection:
        found = await connection.execute(listed.order_by(rooms.c.created.desc()).limit(MOST_GAMES))
        return [PersonsGame(row.id, row.game, row.created) for row in found]


async def bring_games(storage: Storage, person: StoredPerson, games: Iterable[OldGame]) -> list[str]:
    """Seats that a browser has secrets for are the person's from now on, if they are nobody else's; says where."""
    brought = []
    async with storage.database.writing() as connection:
        for game in games:
            owner = hashed(game.token)
            here = (seats.c.room == game.table) & (seats.c.owner == owner) & (seats.c.kind == "person")
            rows = (await connection.execute(select(seats).where(here).order_by(seats.c.seat))).all()
            if rows and not any(row.person for row in rows):
                look = {"person": person.id, "crest": person.crest, "tincture": person.tincture}
                first = (seats.c.room == game.table) & (seats.c.seat == rows[0].seat)
                await connection.execute(update(seats).where(first).values(look))
                brought.append(game.table)
            set_here = (rooms.c.id == game.table) & (rooms.c.creator == owner) & (rooms.c.person == "")
            await connection.execute(update(rooms).where(set_here).values(person=person.id))
    return brought


async def renew_key(storage: Storage, person: StoredPerson, old: str, new: str) -> list[str]:
    """From now on only the new key opens the person's games: also the secrets of single seats no longer do. Says at
    which tables."""
    try:
        async with storage.database.writing() as connection:
            held = (persons.c.id == person.id) & (persons.c.key == hashed(old))
            if (await connection.execute(update(persons).where(held).values(key=hashed(new)))).rowcount != 1:
                raise Denied(say("person-unknown"), 404)
            places = await _places(connection, person.id)
            for room, owner in places:
                await _rename_owner(connection, room, owner, hashed(new_token()))
            return [room for room, _ in places]
    except NotStored as error:
        if isinstance(error.__cause__, IntegrityError):
            raise Denied(say("person-key-taken"), 409) from None
        raise


async def unite(storage: Storage, person: StoredPerson, other: StoredPerson) -> list[str]:
    """What was the other's is the person's from now on, and the other is gone: two keys of one person become one.
    Says at which tables."""
    if person.id == other.id:
        raise Refused(say("person-same-key"))
    async with storage.database.writing() as connection:
        own = dict(await _places(connection, person.id))
        theirs = await _places(connection, other.id)
        for room, owner in theirs:
            if room in own:
                await _rename_owner(connection, room, owner, own[room])
        look = {"person": person.id, "crest": person.crest, "tincture": person.tincture}
        await connection.execute(update(seats).where(seats.c.person == other.id).values(look))
        await connection.execute(update(rooms).where(rooms.c.person == other.id).values(person=person.id))
        await _drop(connection, other.id)
        return [room for room, _ in theirs]


async def forget(storage: Storage, person: StoredPerson) -> list[str]:
    """The person is gone: where they sat, somebody sat; their key opens nothing, and what they wrote is taken away.
    Says at which tables."""
    async with storage.database.writing() as connection:
        places = await _places(connection, person.id)
        for room, owner in places:
            await _forget_at(connection, room, owner)
        await _drop(connection, person.id)
        return [room for room, _ in places]


async def _places(connection: AsyncConnection, person: str) -> list[tuple[str, str]]:
    """Where a person sits or has set a table, and who they are there."""
    sits = await connection.execute(select(seats.c.room, seats.c.owner).where(seats.c.person == person))
    has_set = await connection.execute(select(rooms.c.id, rooms.c.creator).where(rooms.c.person == person))
    return sorted({(row[0], row[1]) for row in (*sits, *has_set)})


async def _rename_owner(connection: AsyncConnection, room: str, old: str, new: str) -> None:
    """Somebody is known at a table by another secret from now on, or by none that anybody has."""
    of_seats = (seats.c.room == room) & (seats.c.owner == old)
    await connection.execute(update(seats).where(of_seats).values(owner=new))
    await connection.execute(update(rooms).where(rooms.c.id == room, rooms.c.creator == old).values(creator=new))
    for table in (notes, remarks):
        await connection.execute(update(table).where(table.c.room == room, table.c.owner == old).values(owner=new))


async def _forget_at(connection: AsyncConnection, room: str, owner: str) -> None:
    """Take everything away from a table that tells who sat there."""
    here = (seats.c.room == room) & (seats.c.owner == owner)
    mine = {row.seat for row in await connection.execute(select(seats.c.seat).where(here))}
    for table in (notes, remarks):
        await connection.execute(delete(table).where(table.c.room == room, table.c.owner == owner))
    nobody = {"name": "", "person": "", "crest": "", "tincture": ""}
    await connection.execute(update(seats).where(here).values(nobody))
    await connection.execute(update(rooms).where(rooms.c.id == room, rooms.c.creator == owner).values(person=""))
    await _rename_owner(connection, room, owner, hashed(new_token()))
    said = (phrases.c.room == room) & phrases.c.seat.in_(mine) & (phrases.c.text != "")
    await connection.execute(delete(phrases).where(said))
    await connection.execute(delete(daily_results).where(daily_results.c.room == room))
    for row in (await connection.execute(select(moves).where(moves.c.room == room, moves.c.what != ""))).all():
        nameless = _nameless(row, mine)
        if nameless.key != row.key:
            this = (moves.c.room == room) & (moves.c.number == row.number)
            await connection.execute(update(moves).where(this).values(key=nameless.key))


def _nameless(row: Row[tuple[object, ...]], mine: set[int]) -> Move:
    """A line of the history without the names of some seats."""
    move = Move(row.seat, row.key, row.back_to, row.what, row.at)
    return Deed.read(move).without_names(mine).move()


async def _drop(connection: AsyncConnection, person: str) -> None:
    for table in OF_PERSONS:
        await connection.execute(delete(table).where(table.c.person == person))
    await connection.execute(delete(persons).where(persons.c.id == person))
