"""What players say about a finished game, as it is kept, and as it goes into a game file and comes out of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, insert, select

from regalia.engine.records import Record
from regalia.engine.sayings import Saying
from regalia.server.models import remarks
from regalia.server.storage import Storage

if TYPE_CHECKING:
    from regalia.server.rooms import Room


async def remarks_on(storage: Storage, room: str) -> Sequence[Row[Any]]:
    """All that was said about the game of a room, in its order."""
    said = select(remarks).where(remarks.c.room == room).order_by(remarks.c.choices, remarks.c.number)
    async with storage.database.reading() as connection:
        return list(await connection.execute(said))


async def note_remarks(record: Record, room: Room) -> None:
    """Write into the record of a room what was said about the game."""
    for row in await remarks_on(room.storage, room.id):
        if row.choices <= len(record.choices):
            saying = Saying("", tuple(row.objects.split()), 0, row.text, row.seat)
            record.notes.setdefault(row.choices, []).append(saying.note())


async def keep_remarks(storage: Storage, room: str, owner: str, said: Sequence[tuple[int, int, str, str]]) -> None:
    """Keep what was said in a game file, as belonging to whoever opened it."""
    rows = [
        {"room": room, "owner": owner, "choices": at, "seat": seat, "text": text, "objects": objects, "written": 0.0}
        for at, seat, text, objects in said
    ]
    if rows:
        async with storage.database.writing() as connection:
            await connection.execute(insert(remarks), rows)
