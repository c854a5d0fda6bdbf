"""The WebSocket endpoint of a table: who comes in, what is understood, and what is too much."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.server.commands import handle
from regalia.server.connections import BAD_TOKEN, NO_TABLE, RESTART, TOO_BIG, TOO_FAST, Connection, encoder
from regalia.server.errors import Denied
from regalia.server.protocol import messages as wire
from regalia.server.rate_limit import TokenBucket
from regalia.server.requests import registry_of
from regalia.server.rooms import Room
from regalia.server.serializers import said
from regalia.server.settings import MESSAGE_BYTES

log = logging.getLogger("regalia.server")

decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


async def at_table(websocket: WebSocket) -> None:
    """Somebody opens a table with a link."""
    rooms = registry_of(websocket)
    await websocket.accept()
    try:
        room = await rooms.find(websocket.path_params["table"])
        access = room.access(websocket.query_params.get("token", ""))
    except Refused as refusal:
        denied = isinstance(refusal, Denied) and refusal.status == 403
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.send_text(encoder.encode(wire.Refused(said(refusal.message), 0, None)).decode())
            await websocket.close(BAD_TOKEN if denied else NO_TABLE)
        return
    connection = Connection(websocket, access, rooms.latencies)
    writing = asyncio.get_running_loop().create_task(connection.write_out())
    try:
        await room.enter(connection)
        if room.outdated:
            connection.close(RESTART)
        await _listen(websocket, room, connection)
    finally:
        room.leave(connection)
        writing.cancel()


async def _listen(websocket: WebSocket, room: Room, connection: Connection) -> None:
    settings = room.settings
    bucket = TokenBucket(settings.messages_per_second, settings.messages_at_once)
    while True:
        event = await websocket.receive()
        if event["type"] == "websocket.disconnect":
            return
        heard_at = time.perf_counter()
        if not bucket.take():
            if bucket.beyond == 1:
                _refuse(room, connection, say("server-too-fast", n=int(settings.messages_per_second)), heard_at)
            if bucket.beyond > settings.flood:
                log.warning("table %s: a connection was closed, it sent too much", room.id)
                await _part(connection, TOO_FAST, websocket)
                return
            continue
        text: str | bytes = event.get("text") or event.get("bytes") or ""
        if len(text) > MESSAGE_BYTES:
            _refuse(room, connection, say("server-message-too-big", n=MESSAGE_BYTES // 1024), heard_at)
            await _part(connection, TOO_BIG, websocket)
            return
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            _refuse(room, connection, say("server-message-unreadable", why=str(error)[:200]), heard_at)
            continue
        # A move that was begun is brought to its end, even if the other end is gone meanwhile.
        await asyncio.shield(handle(room, connection, message, heard_at))


def _refuse(room: Room, connection: Connection, why: Message, heard_at: float) -> None:
    with connection.answering(heard_at):
        connection.send(wire.Refused(said(why), room.moment, None))


async def _part(connection: Connection, code: int, websocket: WebSocket) -> None:
    """Close a connection once it was told why, and wait for the other end to hear it."""
    connection.close(code)
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass
