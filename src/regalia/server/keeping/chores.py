"""What a server does for the house by itself: how tables stand is noted, and what is too old is thrown away."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from regalia.server.affairs import Deed
from regalia.server.errors import NotReadable, NotStored
from regalia.server.keeping.fitting import Standing, standing_of
from regalia.server.keeping.purging import DAY, older_than, throw_away

if TYPE_CHECKING:
    from regalia.server.registry import RoomRegistry
    from regalia.server.rooms import Room

log = logging.getLogger("regalia.server")

AT_ONCE = 50
"""So many tables are noted at a time."""
CLOSING_SECONDS = 1.0
"""So long the end waits for that."""
THROW_AWAY_SECONDS = 3_600.0


async def keep_house(rooms: RoomRegistry) -> None:
    """Look after the house now and then."""
    next_time = time.monotonic()
    while await rooms.stays_open_for(rooms.settings.house_seconds):
        await note_standings(rooms)
        if rooms.settings.keep_days is not None and time.monotonic() >= next_time:
            next_time = time.monotonic() + THROW_AWAY_SECONDS
            await throw_old_away(rooms, rooms.settings.keep_days)


async def note_standings(rooms: RoomRegistry) -> None:
    """Write down how the tables stand at which something has happened, so that later rules can be compared with it."""
    began = time.monotonic()
    changed = [room for room in rooms.all_loaded() if room.standing_noted != room.moment]
    for start in range(0, len(changed), AT_ONCE):
        if rooms.ending and time.monotonic() - began > CLOSING_SECONDS:
            return
        noted: dict[str, Standing] = {}
        for room in changed[start : start + AT_ONCE]:
            if room.misfit is None and not room.outdated and not room.lock.locked():
                noted[room.id] = standing_of(room.play, room.moment)
                room.standing_noted = room.moment
            await asyncio.sleep(0)
        if noted:
            with suppress(NotStored):  # it is only lost for now
                await rooms.storage.note_standings(noted)


async def throw_old_away(rooms: RoomRegistry, days: float) -> list[str]:
    """Throw away what nobody has touched for so many days, and nobody looks at."""
    try:
        old = await older_than(rooms.storage, time.time() - days * DAY)
        going = []
        for id in old:
            room = rooms.find_loaded(id)
            if room is not None and (room.connections or room.lock.locked()):
                continue
            if room is not None:
                rooms.let_go(room)
            going.append(id)
        await throw_away(rooms.storage, going)
    except (NotStored, NotReadable) as error:
        log.error("what is too old could not be thrown away: %s", str(error).partition("\n")[0])
        return []
    if going:
        log.info("%d tables that nobody had touched for %g days were thrown away", len(going), days)
    return going


async def tell_of_other_rules(room: Room, rules: int) -> None:
    """A game that was set with other rules is played and shown by those of today: all read so in its history, once."""
    known = str(room.game.rules)

    def not_told() -> bool:
        last = next((deed.whom for _, deed in reversed(room.affairs.told) if deed.what == "rules"), str(rules))
        return last != known

    if room.misfit is not None or not not_told():
        return
    with suppress(NotStored):
        await room.note(Deed("rules", -1, by=str(rules), whom=known), not_told)
