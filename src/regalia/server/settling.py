"""Games that are over are rated: as soon as somebody notices, also after a server was killed before it could."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import select

from regalia.engine.game import Refused
from regalia.server.errors import NotReadable, NotStored
from regalia.server.models import rooms
from regalia.server.rating import changes_of, settle

if TYPE_CHECKING:
    from regalia.server.registry import RoomRegistry
    from regalia.server.rooms import Room

log = logging.getLogger("regalia.server")

LOOKED_AT = 200
"""So many rated games without a result are looked at when a server starts."""

_at_work: set[asyncio.Task[None]] = set()


def settle_soon(room: Room) -> None:
    """Rate a room whose rated game is over, if that has not begun."""
    if room.rated == 1 and room.over and not room.settling:
        room.settling = True
        task = asyncio.get_running_loop().create_task(_settle(room))
        _at_work.add(task)
        task.add_done_callback(_at_work.discard)


async def _settle(room: Room) -> None:
    try:
        changes = await settle(room)
    except (NotStored, NotReadable) as error:
        room.settling = False
        log.error("table %s: its result was not rated: %s", room.id, str(error).partition("\n")[0])
        return
    async with room.lock:
        room.rated, room.ratings = 2, changes
        room.announce()


async def recall_ratings(room: Room) -> None:
    """A room was loaded: say what its game did to the ratings, or rate it now."""
    if room.rated == 2:
        room.ratings = await changes_of(room.storage, room.id)
    settle_soon(room)


async def look_for_unrated(registry: RoomRegistry) -> None:
    """A server has just started: games may be over that nobody has rated before the last one was killed."""
    waiting = select(rooms.c.id).where(rooms.c.rated == 1).order_by(rooms.c.created.desc()).limit(LOOKED_AT)
    try:
        async with registry.storage.database.reading() as connection:
            found = [row.id for row in await connection.execute(waiting)]
        for id in found:
            await registry.find(id)
    except (NotReadable, Refused) as error:
        log.error("which games are to be rated cannot be read: %s", str(error).partition("\n")[0])
