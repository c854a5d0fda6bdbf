"""Reading HTTP requests: the body, bounded and decoded, the token, and the room that is meant."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from regalia.engine.messages import say
from regalia.server.access import Access
from regalia.server.errors import Denied
from regalia.server.joining import known_at
from regalia.server.persons import StoredPerson, known_person, person_with
from regalia.server.registry import RoomRegistry
from regalia.server.rooms import Room

T = TypeVar("T")


def registry_of(request: HTTPConnection) -> RoomRegistry:
    """The rooms of the server that the request, or the WebSocket, came to."""
    rooms = request.app.state.rooms
    assert isinstance(rooms, RoomRegistry)
    return rooms


async def body_of(request: Request, most: int) -> bytes:
    """What was sent, if it is not too much."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Denied(say("server-upload-too-big", n=most // 1024), 413)
    return bytes(body)


async def decoded_body(request: Request, kind: type[T], most: int) -> T:
    """What was asked for; refuses what is not understood and says where."""
    try:
        return msgspec.json.decode(await body_of(request, most), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Denied(say("server-message-unreadable", why=str(error)[:200]), 400) from None


def token_of(request: Request) -> str:
    """The secret that came along, in the header ``Authorization: Bearer …`` or as ``?token=…``."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    token = token.strip() if scheme.lower() == "bearer" else request.query_params.get("token", "")
    if not token:
        raise Denied(say("server-token-missing"), 401)
    return token


async def room_of(request: Request) -> tuple[Room, Access]:
    """The room that is meant, and what the request's secret entitles to there."""
    room = await registry_of(request).find(request.path_params["table"])
    return room, await access_with(room, token_of(request))


async def access_with(room: Room, token: str) -> Access:
    """What a secret entitles to in a room: that of a seat, of onlookers, or a person's own key."""
    try:
        return room.access(token)
    except Denied:
        access = known_at(room, await person_with(room.storage, token))
        if access is None:
            raise
        return access


async def sender(request: Request) -> StoredPerson | None:
    """The person whose key came along, if any did; refuses one that opens nothing."""
    if "authorization" not in request.headers:
        return None
    return await known_person(registry_of(request).storage, token_of(request))
