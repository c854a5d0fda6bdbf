"""HTTP: the lobby, who asks to join where, playing once more, and what people are rated."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.engine.messages import say
from regalia.server import lobby
from regalia.server.doors import address_in
from regalia.server.errors import Denied
from regalia.server.evenings import add_once, next_table
from regalia.server.person_routes import person_of
from regalia.server.plays import restored_play
from regalia.server.protocol import matches
from regalia.server.rating import bots_of, ratings_of
from regalia.server.requests import decoded_body, registry_of, room_of, sender
from regalia.server.responses import handle_errors, json_response
from regalia.server.rooms import Room
from regalia.server.settings import BODY_BYTES
from regalia.shelf import shelf


async def look_around(request: Request) -> Response:
    """The open tables, and who is here."""
    return json_response(await lobby.lobby(registry_of(request).storage, await sender(request)))


async def list_table(request: Request) -> Response:
    """The host lets the table stand in the lobby, or not any more."""
    wish = await decoded_body(request, matches.Listing, BODY_BYTES)
    room = await _as_host(request)
    await lobby.list_table(room, wish.listed)
    await registry_of(request).hear_owners([room.id])
    return Response(status_code=204)


async def knock(request: Request) -> Response:
    """Somebody from the lobby wants to join."""
    wish = await decoded_body(request, matches.Knock, BODY_BYTES)
    rooms, person = registry_of(request), await person_of(request)
    rooms.allowances.take("names", address=address_in(request.scope), person=person.id)
    room = await rooms.find(request.path_params["table"])
    answer = await lobby.knock(room, person, wish.name)
    await rooms.hear_owners([room.id])
    return json_response(answer)


async def what_came_of_it(request: Request) -> Response:
    """Whether the host has answered."""
    room = await registry_of(request).find(request.path_params["table"])
    return json_response(await lobby.answer_to(room, await person_of(request)))


async def admit(request: Request) -> Response:
    """The host lets somebody in, or not."""
    wish = await decoded_body(request, matches.Admit, BODY_BYTES)
    room = await _as_host(request)
    await lobby.admit(room, wish.id, wish.admit)
    await registry_of(request).hear_owners([room.id])
    return Response(status_code=204)


async def again(request: Request) -> Response:
    """The same company plays once more."""
    wish = await decoded_body(request, matches.Again, BODY_BYTES)
    room, access = await room_of(request)
    rooms, address = registry_of(request), address_in(request.scope)
    async with room.lock:
        stored = await next_table(room, access, wish.deal)
    rooms.allowances.take("tables", address=address)
    # Options of earlier rules may not be playable any more: then nobody sits down at such a table.
    await asyncio.to_thread(restored_play, stored)
    await add_once(room, stored)
    await rooms.hear_owners([room.id])
    return json_response(matches.NextTable(stored.id), 201)


async def ratings(request: Request) -> Response:
    """What the person is rated, and what the bots are."""
    person = await person_of(request)
    bots = {game: bots_of(game) for game in shelf()}
    return json_response(matches.PersonsRatings(await ratings_of(registry_of(request).storage, person.id), bots))


async def _as_host(request: Request) -> Room:
    room, access = await room_of(request)
    if not room.is_host(access):
        raise Denied(say("server-only-host"), 403)
    return room


ROUTES = [
    Route("/api/lobby", handle_errors(look_around), methods=["GET"]),
    Route("/api/person/ratings", handle_errors(ratings), methods=["GET"]),
    Route("/api/tables/{table}/listing", handle_errors(list_table), methods=["POST"]),
    Route("/api/tables/{table}/knock", handle_errors(knock), methods=["POST"]),
    Route("/api/tables/{table}/knock", handle_errors(what_came_of_it), methods=["GET"]),
    Route("/api/tables/{table}/admit", handle_errors(admit), methods=["POST"]),
    Route("/api/tables/{table}/again", handle_errors(again), methods=["POST"]),
]
