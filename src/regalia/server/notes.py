"""Private notes on a game: each person's own, by choice, to be read again at the table and in the replay."""

from __future__ import annotations

import time

from sqlalchemy import delete, func, insert, select, update
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.engine.messages import say
from regalia.server.doors import address_in
from regalia.server.errors import Denied
from regalia.server.models import notes
from regalia.server.protocol import past
from regalia.server.requests import decoded_body, room_of
from regalia.server.responses import handle_errors, json_response
from regalia.server.settings import BODY_BYTES
from regalia.server.storage import Storage
from regalia.server.talk import readable

NOTE_LENGTH = 1_000
NOTES = 200
"""So many notes one person may keep on a game."""


async def read_notes(request: Request) -> Response:
    """All notes of whoever asks."""
    room, access = await room_of(request)
    if not access.secret:
        raise Denied(say("server-only-looking-on"), 403)
    return json_response(past.Notes(await _notes_of(room.storage, room.id, access.secret)))


async def write_note(request: Request) -> Response:
    """Write a note on the game after so many choices, change it, or with no text take it away."""
    wish = await decoded_body(request, past.Note, BODY_BYTES)
    room, access = await room_of(request)
    if not access.secret:
        raise Denied(say("server-only-looking-on"), 403)
    room.allowances.take("notes", address=address_in(request.scope), person=access.secret)
    if wish.at > len(room.play.chosen):
        raise Denied(say("server-past-too-far", n=len(room.play.chosen)), 404)
    text = readable(wish.text, NOTE_LENGTH, lines=True) if wish.text.strip() else ""
    if not await _write(room.storage, room.id, access.secret, wish.at, text):
        raise Denied(say("talk-too-many-notes", n=NOTES), 409)
    return json_response(past.Notes(await _notes_of(room.storage, room.id, access.secret)))


async def _notes_of(storage: Storage, room: str, owner: str) -> list[past.Note]:
    mine = select(notes).where(notes.c.room == room, notes.c.owner == owner).order_by(notes.c.choices)
    async with storage.database.reading() as connection:
        return [past.Note(row.choices, row.text) for row in await connection.execute(mine)]


async def _write(storage: Storage, room: str, owner: str, choices: int, text: str) -> bool:
    mine = (notes.c.room == room) & (notes.c.owner == owner)
    here = mine & (notes.c.choices == choices)
    async with storage.database.writing() as connection:
        if not text:
            await connection.execute(delete(notes).where(here))
            return True
        if (await connection.execute(update(notes).where(here).values(text=text, written=time.time()))).rowcount:
            return True
        kept = (await connection.execute(select(func.count()).select_from(notes).where(mine))).scalar_one()
        if kept >= NOTES:
            return False
        fields = {"room": room, "owner": owner, "choices": choices, "text": text, "written": time.time()}
        await connection.execute(insert(notes), fields)
        return True


ROUTES = [
    Route("/api/tables/{table}/notes", handle_errors(read_notes), methods=["GET"]),
    Route("/api/tables/{table}/notes", handle_errors(write_note), methods=["POST"]),
]
