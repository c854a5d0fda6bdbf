"""What players say about a finished game in its replay: to each moment, with rings and arrows, for all who look."""

from __future__ import annotations

import time

from sqlalchemy import delete, func, insert, select, update
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.engine.events import NOBODY
from regalia.engine.messages import say
from regalia.engine.sayings import MOST_REMARKS, TEXT_LENGTH, pointed_at
from regalia.server.access import Access
from regalia.server.doors import address_in
from regalia.server.errors import Denied
from regalia.server.models import remarks
from regalia.server.protocol import past
from regalia.server.remarks import remarks_on
from regalia.server.requests import decoded_body, room_of
from regalia.server.responses import handle_errors, json_response
from regalia.server.rooms import Room
from regalia.server.settings import BODY_BYTES
from regalia.server.talk import readable


async def read_remarks(request: Request) -> Response:
    """All that was said about a game."""
    room, access = await room_of(request)
    _must_be_open(room, access)
    return json_response(await _told(room, access))


async def write_remark(request: Request) -> Response:
    """Say something about the game after so many choices, change it, or with no text take it away."""
    wish = await decoded_body(request, past.WriteRemark, BODY_BYTES)
    room, access = await room_of(request)
    _must_be_open(room, access)
    if not (access.mine or access.creator):
        raise Denied(say("server-only-looking-on"), 403)
    room.allowances.take("notes", address=address_in(request.scope), person=access.secret)
    if wish.at > len(room.play.chosen):
        raise Denied(say("server-past-too-far", n=len(room.play.chosen)), 404)
    wrong = pointed_at(tuple(wish.objects))
    if wrong is not None:
        raise Denied(wrong, 422)
    text = readable(wish.text, TEXT_LENGTH) if wish.text.strip() else ""
    fields = {"choices": wish.at, "text": text, "objects": " ".join(wish.objects), "written": time.time()}
    if wish.number is None:
        await _add(room, access, fields)
    else:
        await _change(room, access, wish.number, fields)
    return json_response(await _told(room, access))


def _must_be_open(room: Room, access: Access) -> None:
    """While others play, whatever is said about their cards would help somebody."""
    if not room.over and not (access.mine and not room.others(access.mine)):
        raise Denied(say("remark-not-over"), 403)


async def _add(room: Room, access: Access, fields: dict[str, object]) -> None:
    if not fields["text"]:
        raise Denied(say("remark-text-refused", n=TEXT_LENGTH), 422)
    seat = access.mine[0] if len(access.mine) == 1 else NOBODY
    async with room.storage.database.writing() as connection:
        kept = select(func.count()).select_from(remarks).where(remarks.c.room == room.id)
        if (await connection.execute(kept)).scalar_one() >= MOST_REMARKS:
            raise Denied(say("remark-too-many", n=MOST_REMARKS), 409)
        await connection.execute(insert(remarks), {"room": room.id, "owner": access.secret, "seat": seat, **fields})


async def _change(room: Room, access: Access, number: int, fields: dict[str, object]) -> None:
    """Change or take away what somebody said; everybody only their own."""
    own = (remarks.c.room == room.id) & (remarks.c.number == number) & (remarks.c.owner == access.secret)
    async with room.storage.database.writing() as connection:
        change = update(remarks).where(own).values(**fields) if fields["text"] else delete(remarks).where(own)
        if not (await connection.execute(change)).rowcount:
            raise Denied(say("remark-not-yours"), 404)


async def _told(room: Room, access: Access) -> past.Remarks:
    return past.Remarks(
        [
            past.Remark(row.number, row.choices, row.seat, row.text, row.objects.split(), row.owner == access.secret)
            for row in await remarks_on(room.storage, room.id)
        ]
    )


ROUTES = [
    Route("/api/tables/{table}/remarks", handle_errors(read_remarks), methods=["GET"]),
    Route("/api/tables/{table}/remarks", handle_errors(write_remark), methods=["POST"]),
]
