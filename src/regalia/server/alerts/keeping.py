"""What is kept of alerts: the ways to people, at which tables they want to be told, and what is still to be told."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from sqlalchemy import ColumnElement, Row, Table, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.server.access import new_token
from regalia.server.databases import Database
from regalia.server.models import alerts, house_keys, moves, seats, watches, ways

WAYS = 10
"""By so many browsers and addresses one person may be told; more push the oldest out."""
TAKEN_SECONDS = 90.0
"""So long other servers leave alone what one of them has begun to tell."""
UNCONFIRMED_SECONDS = 7 * 24 * 3600.0


@dataclass(frozen=True)
class StoredWay:
    """A way to a person, as it is kept."""

    id: str
    person: str
    kind: Literal["push", "mail"]
    address: str
    p256dh: str
    auth: str
    language: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    link: str
    """Under which address this person knows the server."""
    secret: str
    """With it the way is confirmed and ended, by a link."""
    confirmed: float | None
    created: float


@dataclass(frozen=True)
class Due:
    """Something to be told: that this seat is asked, which last chose with the move ``turn``."""

    room: str
    seat: int
    turn: int
    way: str
    tries: int


class AlertStorage:
    """The tables of alerts in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, name: str, fresh: str) -> str:
        """A key of the house, made when it is first needed; of several servers that make one, the first wins."""
        kept = select(house_keys.c.key).where(house_keys.c.name == name)
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(kept)
        if found is not None:
            return found
        async with self._database.writing() as connection:
            await _insert_unless_there(connection, house_keys, {"name": name, "key": fresh})
        async with self._database.reading() as connection:
            return str(await connection.scalar(kept))

    # Ways

    async def ways_of(self, persons: Collection[str]) -> list[StoredWay]:
        """All ways to some people, the oldest first."""
        wanted = select(ways).where(ways.c.person.in_(persons)).order_by(ways.c.created)
        async with self._database.reading() as connection:
            return [_way(row) for row in await connection.execute(wanted)]

    async def way(self, id: str = "", secret: str = "") -> StoredWay | None:
        """A way by its id, or by the secret in a link."""
        which = ways.c.id == id if id else ways.c.secret == secret
        async with self._database.reading() as connection:
            row = (await connection.execute(select(ways).where(which))).first()
            return _way(row) if row is not None else None

    async def keep_way(self, person: str, kind: str, address: str, **fields: Any) -> StoredWay:
        """Keep a way to somebody, or change it; what was confirmed stays so."""
        here = and_(ways.c.person == person, ways.c.kind == kind, ways.c.address == address)
        async with self._database.writing() as connection:
            values = {key: value for key, value in fields.items() if key != "confirmed"}
            if not (await connection.execute(update(ways).where(here).values(values))).rowcount:
                ids = {"id": new_token(), "secret": new_token(), "created": time.time()}
                row = {"person": person, "kind": kind, "address": address, **ids, **fields}
                await connection.execute(insert(ways), row)
            mine = select(ways).where(ways.c.person == person).order_by(ways.c.created.desc())
            kept = [_way(row) for row in await connection.execute(mine)]
            way = next(way for way in kept if (way.kind, way.address) == (kind, address))
            # What was put off to another hour may be told now.
            waiting = and_(alerts.c.way == way.id, alerts.c.done.is_(None), alerts.c.tries == 0)
            await connection.execute(update(alerts).where(waiting, alerts.c.due > time.time()).values(due=time.time()))
            for old in kept[WAYS:]:
                await connection.execute(delete(ways).where(ways.c.id == old.id))
        return way

    async def confirm(self, id: str) -> None:
        """Whoever reads the letters at an address wants them."""
        statement = update(ways).where(ways.c.id == id, ways.c.confirmed.is_(None)).values(confirmed=time.time())
        async with self._database.writing() as connection:
            await connection.execute(statement)

    async def forget_way(self, id: str) -> None:
        """Tell nothing by a way any more."""
        async with self._database.writing() as connection:
            await connection.execute(delete(alerts).where(alerts.c.way == id))
            await connection.execute(delete(ways).where(ways.c.id == id))

    async def forget_unconfirmed(self, now: float) -> None:
        """Forget addresses that nobody confirmed in a week."""
        late = and_(ways.c.confirmed.is_(None), ways.c.created < now - UNCONFIRMED_SECONDS)
        async with self._database.writing() as connection:
            await connection.execute(delete(ways).where(late))

    # At which tables

    async def watch(self, room: str, owner: str, person: str, wanted: bool) -> None:
        """Somebody wants to be told of the turns of an owner's seats at a table, or not any more."""
        row = {"room": room, "owner": owner, "person": person}
        async with self._database.writing() as connection:
            if wanted:
                await _insert_unless_there(connection, watches, row)
            else:
                which = (watches.c[name] == value for name, value in row.items())
                await connection.execute(delete(watches).where(*which))
                theirs = select(ways.c.id).where(ways.c.person == person)
                await connection.execute(delete(alerts).where(alerts.c.room == room, alerts.c.way.in_(theirs)))

    async def watch_all(self, person: str) -> None:
        """Somebody who is known wants to be told at every table at which they sit."""
        async with self._database.writing() as connection:
            at = await connection.scalars(select(seats.c.room).where(seats.c.person == person).distinct())
            for room in at.all():
                await _insert_unless_there(connection, watches, {"room": room, "owner": person, "person": person})

    async def watched(self, rooms: Collection[str]) -> set[str]:
        """Those of the rooms in which somebody wants to be told of something."""
        async with self._database.reading() as connection:
            return set(await connection.scalars(select(watches.c.room).distinct().where(watches.c.room.in_(rooms))))

    async def unseen(self, waiting: bool) -> list[str]:
        """Rooms in which something happened after which nobody looked whose turn it is: a server was killed.

        ``waiting``: also those at which the game had not begun."""
        later = and_(moves.c.room == watches.c.room, moves.c.number == watches.c.seen + 1)
        statement = select(watches.c.room).distinct().join(moves, later, isouter=True)
        which: ColumnElement[bool] = and_(watches.c.seen >= 0, moves.c.number.is_not(None))
        if waiting:
            which = or_(which, watches.c.seen < 0)
        async with self._database.reading() as connection:
            return list(await connection.scalars(statement.where(which)))

    async def watchers(self, room: str) -> list[tuple[str, str]]:
        """Who wants to be told of whose turns: owners of seats, and people."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(watches.c.owner, watches.c.person).where(watches.c.room == room))
            return [(row.owner, row.person) for row in found]

    # What is to be told

    async def last_choices(self, room: str) -> dict[int, int]:
        """The number of the last move that each seat made by choosing."""
        chosen = select(moves.c.seat, func.max(moves.c.number)).where(moves.c.room == room, moves.c.what == "")
        async with self._database.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(chosen.group_by(moves.c.seat))}

    async def note(self, room: str, seen: int, wanted: Sequence[tuple[int, int, str]], due: float) -> None:
        """Somebody looked whose turn it is: these seats, turns and ways are to be told, if they were not yet."""
        async with self._database.writing() as connection:
            for seat, turn, way in wanted:
                earlier = and_(alerts.c.room == room, alerts.c.seat == seat, alerts.c.turn < turn)
                await connection.execute(delete(alerts).where(earlier))
                row = {"room": room, "seat": seat, "turn": turn, "way": way, "due": due}
                await _insert_unless_there(connection, alerts, row)
            older = and_(watches.c.room == room, watches.c.seen < seen)
            await connection.execute(update(watches).where(older).values(seen=seen))

    async def claim(self, now: float, most: int) -> list[Due]:
        """What is to be told now; other servers leave it alone for a while."""
        free = and_(
            alerts.c.done.is_(None),
            alerts.c.due <= now,
            or_(alerts.c.taken_until.is_(None), alerts.c.taken_until <= now),
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(select(alerts).where(free).order_by(alerts.c.due).limit(most))).all()
        claimed = []
        for row in found:
            taking = update(alerts).where(free, *_which(row)).values(taken_until=now + TAKEN_SECONDS)
            async with self._database.writing() as connection:
                if (await connection.execute(taking)).rowcount == 1:
                    claimed.append(Due(row.room, row.seat, row.turn, row.way, row.tries))
        return claimed

    async def settle(self, due: Due) -> None:
        """It was told, or needs not to be any more."""
        await self._change(due, {"done": time.time(), "taken_until": None})

    async def put_off(self, due: Due, until: float, tried: bool = False) -> None:
        """Tell it later."""
        await self._change(due, {"due": until, "taken_until": None, "tries": due.tries + tried})

    async def _change(self, due: Due, values: dict[str, Any]) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(alerts).where(*_which(due)).values(values))


def _which(row: Due | Row[Any]) -> tuple[ColumnElement[bool], ...]:
    return (
        alerts.c.room == row.room,
        alerts.c.seat == row.seat,
        alerts.c.turn == row.turn,
        alerts.c.way == row.way,
    )


def _way(row: Row[Any]) -> StoredWay:
    return StoredWay(**cast(dict[str, Any], dict(row._mapping)))


async def _insert_unless_there(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> None:
    """Write a row down, unless one with its key is there: several servers may do so at once."""
    if connection.dialect.name == "postgresql":
        await connection.execute(postgresql.insert(table).values(row).on_conflict_do_nothing())
    else:
        await connection.execute(sqlite.insert(table).values(row).on_conflict_do_nothing())
