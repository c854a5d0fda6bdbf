"""A name for every request, in the log and in the answer: who asks a host for help can say which one it was."""

from __future__ import annotations

import re
import secrets

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.server.logs import request_id

HEADER = "x-request-id"
FIT = re.compile(r"[A-Za-z0-9_-]{8,64}")
"""What a proxy may call a request; anything else is called anew."""


class RequestIds:
    """The middleware that names requests and WebSockets."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Name a request while it is answered."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        named = Headers(scope=scope).get(HEADER, "")
        name = named if FIT.fullmatch(named) else secrets.token_hex(6)
        request_id.set(name)

        async def send_named(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[HEADER] = name
            await send(message)

        await self._app(scope, receive, send_named if scope["type"] == "http" else send)
