"""How HTTP requests are read and answered: JSON both ways, bounded, every refusal with its reason."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.server.access import Denied, Standing
from regalia.server.protocol.bodies import Failure
from regalia.server.registry import House
from regalia.server.rooms import Room
from regalia.server.serializers import said
from regalia.server.storage import NotStored

T = TypeVar("T")

log = logging.getLogger("regalia.server")


def house_of(request: Request) -> House:
    """The house that the request came to."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def answer(value: msgspec.Struct | dict[str, object], status: int = 200) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal(message: Message, status: int) -> Response:
    """The answer to what cannot be."""
    return answer(Failure(said(message)), status)


async def body_of(request: Request, most: int) -> bytes:
    """What was sent, if it is not too much."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Denied(say("server-upload-too-big", n=most // 1024), 413)
    return bytes(body)


async def wish_of(request: Request, kind: type[T], most: int) -> T:
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


async def room_of(request: Request) -> tuple[Room, Standing]:
    """The room that is meant, and what the request's secret entitles to there."""
    room = await house_of(request).room(request.path_params["table"])
    return room, room.standing(token_of(request))


Endpoint = Callable[[Request], Awaitable[Response]]


def politely(endpoint: Endpoint) -> Endpoint:
    """Answer every refusal with its reason, and a failure without telling what is inside."""

    async def polite(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Denied as denial:
            return refusal(denial.message, denial.status)
        except Refused as refused:
            return refusal(refused.message, 422)
        except NotStored:
            log.exception("the database failed at %s", request.url.path)
            return refusal(say("server-not-stored"), 503)
        except Exception:
            log.exception("failed at %s", request.url.path)
            return refusal(say("server-failed"), 500)

    return polite


async def http_problem(request: Request, problem: Exception) -> Response:
    """An address or a method that there is not."""
    assert isinstance(problem, HTTPException)
    return refusal(say("server-not-here"), problem.status_code)
