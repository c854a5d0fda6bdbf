"""The web application: routes, middleware, and what lives as long as the server (lifespan)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from regalia.engine.messages import say
from regalia.server import (
    daily_routes,
    documentation,
    game_routes,
    lobby_routes,
    notes,
    owner_routes,
    person_routes,
    remark_routes,
    seeing_inside,
    statistics,
    table_routes,
)
from regalia.server.alerts import routes as alert_routes
from regalia.server.doors import Doors, KnownNames
from regalia.server.errors import Denied
from regalia.server.rate_limit import Allowances
from regalia.server.registry import RoomRegistry
from regalia.server.request_ids import RequestIds
from regalia.server.responses import handle_errors, http_error
from regalia.server.security_headers import SecurityHeaders
from regalia.server.settings import Settings
from regalia.server.sockets import at_table
from regalia.server.static_files import client_page


async def _no_such_address(request: Request) -> Response:
    raise Denied(say("server-not-here"), 404)


def create_app(settings: Settings) -> Starlette:
    """The application of a server with these settings."""
    allowances = Allowances(settings.limits)
    names = KnownNames(settings.public_urls, settings.host)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        rooms = RoomRegistry(settings, allowances)
        app.state.rooms = rooms
        await rooms.open()
        try:
            yield
        finally:
            await rooms.close()

    return Starlette(
        routes=[
            *game_routes.ROUTES,
            *table_routes.ROUTES,
            *daily_routes.ROUTES,
            *notes.ROUTES,
            *alert_routes.ROUTES,
            *remark_routes.ROUTES,
            *statistics.ROUTES,
            *person_routes.ROUTES,
            *lobby_routes.ROUTES,
            *documentation.ROUTES,
            *seeing_inside.ROUTES,
            *owner_routes.ROUTES,
            Route("/api/{path:path}", handle_errors(_no_such_address)),
            WebSocketRoute("/ws/{table:path}", at_table),
            Route("/{path:path}", handle_errors(client_page), methods=["GET"]),
        ],
        middleware=[
            Middleware(RequestIds),
            Middleware(SecurityHeaders),
            Middleware(Doors, names=names, allowances=allowances),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={HTTPException: http_error},
        lifespan=lifespan,
    )
