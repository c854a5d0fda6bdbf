"""Finished games remembered for statistics: written down once each, in the background, and never while they run."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update

from regalia.engine.game import written
from regalia.engine.stories import stories_of
from regalia.server.errors import NotReadable, NotStored
from regalia.server.models import chronicle
from regalia.server.protocol.coaching import Review
from regalia.server.results import winners
from regalia.server.storage import Storage

if TYPE_CHECKING:
    from regalia.server.registry import RoomRegistry
    from regalia.server.rooms import Room

SECONDS = 5.0
"""So often the house looks for games that have ended."""
PERSON = "person"
"""What stands for a person among those whom somebody played against; bots stand by their level."""

log = logging.getLogger("regalia.server")


def counts(room: Room) -> bool:
    """Whether a game is one to be remembered: it is over, people played, and nobody knew the deal before."""
    return room.over and (not room.known_deal or bool(room.daily)) and any(s.kind == "person" for s in room.seats)


async def keep_chronicle(rooms: RoomRegistry) -> None:
    """A chore: write down what ended since the last time."""
    known: set[str] = set()
    while await rooms.stays_open_for(SECONDS):
        await _note_ended(rooms, known)


async def _note_ended(rooms: RoomRegistry, known: set[str]) -> None:
    """One round: whoever waited for the next one with the tables in hand would keep them from being put away."""
    loaded = rooms.all_loaded()
    known &= {room.id for room in loaded}
    for room in loaded:
        if room.id not in known and counts(room):
            try:
                await note_game(rooms.storage, room)
                known.add(room.id)
            except (NotReadable, NotStored) as error:
                log.error("table %s is not remembered: %s", room.id, str(error).partition("\n")[0])


async def note_game(storage: Storage, room: Room) -> None:
    """Write down how a finished game went for each seat, unless that was done."""
    async with storage.database.reading() as connection:
        if (await connection.execute(select(chronicle.c.seat).where(chronicle.c.room == room.id))).first():
            return
    async with room.lock:
        rows = await asyncio.to_thread(rows_of, room)
    # Where another server was quicker, this one is refused and finds that out in its next round.
    async with storage.database.writing() as connection:
        await connection.execute(insert(chronicle), rows)


def rows_of(room: Room) -> list[dict[str, Any]]:
    """What is kept of a finished game."""
    won, points = winners(room), {sheet.seat: sheet.total for sheet in room.game.sheets(room.play.table)}
    options = {name: written(value) for name, value in room.play.options.items()}
    rows = []
    for story in stories_of(room.play):
        if story.seat >= len(room.seats):
            continue
        others = [seat.level or PERSON for at, seat in enumerate(room.seats) if at != story.seat]
        rows.append(
            {
                "room": room.id,
                "seat": story.seat,
                "game": room.game.id,
                "level": room.seats[story.seat].level,
                "against": ",".join(sorted(others))[:200],
                "options": json.dumps(options),
                "won": story.seat in won,
                "points": points.get(story.seat, 0),
                "income": json.dumps(story.income),
                "built": json.dumps(story.built),
                "ended": room.touched,
            }
        )
    return rows


async def note_review(storage: Storage, room: str, review: Review) -> None:
    """Write down what a review says of luck and choices."""
    async with storage.database.writing() as connection:
        for seat in review.seats:
            of_seat = (chronicle.c.room == room) & (chronicle.c.seat == seat.seat)
            values = {"luck": seat.luck, "skill": seat.own_choices}
            await connection.execute(update(chronicle).where(of_seat).values(**values))
