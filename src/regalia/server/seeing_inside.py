"""For whoever runs the server: whether it lives (``/healthz``), is ready (``/readyz``), and figures (``/metrics``)."""

from __future__ import annotations

import asyncio
import ipaddress

from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from regalia.engine.messages import say
from regalia.server.access import same_secret
from regalia.server.errors import Denied, NotReadable
from regalia.server.registry import RoomRegistry
from regalia.server.requests import registry_of
from regalia.server.responses import handle_errors, json_response

ANSWER_SECONDS = 3.0
"""So long may the database take to say that it is there."""
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip")
"""Who asks through a proxy is not this machine, even if the proxy is."""


async def alive(request: Request) -> Response:
    """The server answers."""
    return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})


async def ready(request: Request) -> Response:
    """Whether people can play: the database answers and bots can think."""
    rooms = registry_of(request)
    parts: dict[str, object] = {
        "database": await _database_answers(rooms),
        "workers": rooms.workers.alive(),
        "open": not rooms.ending,
    }
    response = json_response(parts, 200 if all(parts.values()) else 503)
    response.headers["cache-control"] = "no-store"
    return response


async def _database_answers(rooms: RoomRegistry) -> bool:
    async def ask() -> None:
        async with rooms.storage.database.reading() as connection:
            await connection.execute(text("SELECT 1"))

    try:
        await asyncio.wait_for(ask(), ANSWER_SECONDS)
    except (TimeoutError, NotReadable):
        return False
    return True


async def metrics(request: Request) -> Response:
    """Figures in the text format of Prometheus, for this machine and for whoever has the token."""
    rooms = registry_of(request)
    if not _may_see(request, rooms.settings.metrics_token):
        raise Denied(say("server-metrics-denied"), 403)
    try:
        from regalia.server.metrics import exposition
    except ModuleNotFoundError:
        raise Denied(say("server-metrics-missing"), 503) from None
    body, kind = await exposition(rooms)
    return Response(body, media_type=kind, headers={"cache-control": "no-store"})


def _may_see(request: Request, token: str) -> bool:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return bool(token) and same_secret(given.strip(), token)
    if any(header in request.headers for header in PASSED_ON):
        return False
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


ROUTES = [
    Route("/healthz", handle_errors(alive), methods=["GET"]),
    Route("/readyz", handle_errors(ready), methods=["GET"]),
    Route("/metrics", handle_errors(metrics), methods=["GET"]),
]
