"""The doors of the server: only requests for a name it is known by, from its own pages or from programs, in JSON.

A browser lets any website send requests to any address; what tells them apart are ``Host`` and ``Origin``. An address
of numbers cannot be pointed elsewhere (DNS rebinding), so those are always known; names are not.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.server.errors import Denied
from regalia.server.rate_limit import Allowances, address_key
from regalia.server.responses import denial_response

JSON = "application/json"
WRITING = ("POST", "PUT", "PATCH", "DELETE")


def origin_of(url: str) -> str:
    """Scheme, name and port of an address, as browsers send them; refuses what is no address of a website."""
    try:
        parts = urlsplit(url if "//" in url else f"https://{url}")
        port = parts.port
    except ValueError:
        raise Refused(say("server-public-url-bad", url=url)) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused(say("server-public-url-bad", url=url))
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" + (f":{port}" if port and port != usual else "")


def name_in(host: str) -> str:
    """The name in a ``Host`` header, without the port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")


class KnownNames:
    """The names that this server goes by."""

    def __init__(self, public_urls: Iterable[str] = (), host: str = "") -> None:
        self.origins = {origin_of(url) for url in public_urls}
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", host.lower()} - {""}
        self._names |= {urlsplit(origin).hostname or "" for origin in self.origins}

    def host(self, host: str) -> bool:
        """Whether a request for this name is meant for us."""
        name = name_in(host)
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def origin(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is one of ours: known, or the very address that was asked."""
        return origin in self.origins or origin.partition("//")[2].lower() == host.strip().lower()


class Doors:
    """The middleware at the door, for HTTP and WebSockets."""

    def __init__(self, app: ASGIApp, names: KnownNames, allowances: Allowances) -> None:
        self._app = app
        self._names = names
        self._allowances = allowances

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            self._look_at(scope)
        except Denied as denial:
            await denial_response(denial)(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _look_at(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self._names.host(host):
            raise Denied(_shown("server-host-unknown", host=host), 421)
        if origin is not None and not self._names.origin(origin, host):
            raise Denied(_shown("server-origin-unknown", origin=origin), 403)
        if scope["type"] == "websocket":
            self._count(scope)
        elif scope["path"].startswith("/api/"):
            self._count(scope)
            if scope["method"] in WRITING and headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
                raise Denied(say("server-json-only"), 415)

    def _count(self, scope: Scope) -> None:
        self._allowances.take("requests", address=address_in(scope))


def address_in(scope: Scope) -> str:
    """Where a request comes from, as far as limits are concerned."""
    client = scope.get("client")
    return address_key(client[0]) if client else ""


def _shown(id: str, **words: str) -> Message:
    """A message with what somebody sent, shortened and without signs that cannot be seen."""
    clean = {name: "".join(sign for sign in word if sign.isprintable())[:80] for name, word in words.items()}
    return say(id, **clean)
