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
from regalia.server.connections import BAD_TOKEN, FULL, NO_TABLE, RESTART, TOO_BIG, TOO_FAST, Connection, encoded
from regalia.server.doors import address_in
from regalia.server.errors import Denied
from regalia.server.protocol import messages as wire
from regalia.server.protocol.client_messages import ClientMessage
from regalia.server.rate_limit import TokenBucket
from regalia.server.registry import RoomRegistry
from regalia.server.requests import access_with, registry_of
from regalia.server.rooms import Room
from regalia.server.serializers import said
from regalia.server.settings import MESSAGE_BYTES

log = logging.getLogger("regalia.server")

DEVICES = 20
"""So many tabs and devices may have one person's seats open through one server."""
CLOSED_FOR = {403: BAD_TOKEN, 404: NO_TABLE, 429: FULL, 503: FULL}

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


async def at_table(websocket: WebSocket) -> None:
    """Somebody opens a table with a link."""
    rooms = registry_of(websocket)
    await websocket.accept()
    try:
        with rooms.place_for(address_in(websocket.scope)):
            await _come_in(websocket, rooms)
    except Refused as refusal:
        status = refusal.status if isinstance(refusal, Denied) else 404
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.send_text(encoded(wire.Refused(said(refusal.message), 0, None)).decode())
            await websocket.close(CLOSED_FOR.get(status, NO_TABLE))


async def _come_in(websocket: WebSocket, rooms: RoomRegistry) -> None:
    """Find the table and stay there until the line is cut; refuses whoever does not belong there."""
    room = await rooms.find(websocket.path_params["table"])
    access = await access_with(room, websocket.query_params.get("token", ""))
    if not access.secret and room.presence.spectators() >= rooms.settings.limits.spectators:
        raise Denied(say("server-too-many-spectators", n=rooms.settings.limits.spectators), 429)
    if access.secret and sum(other.access.secret == access.secret for other in room.connections) >= DEVICES:
        raise Denied(say("server-too-many-devices", n=DEVICES), 429)
    connection = Connection(websocket, access, rooms.latencies, address_in(websocket.scope))
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
