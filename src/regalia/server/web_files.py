"""The built web client and the words, as files: safe headers, caching, one page for every address of the client."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.engine.messages import say
from regalia.languages import LANGUAGES
from regalia.languages.book import all_fluent_files
from regalia.server.seating import Denied
from regalia.shelf import shelf

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SafeHeaders:
    """Puts the headers that keep a page safe on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and the answer back with its headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_safely)


def client_folder() -> Path:
    """Where the built client lies."""
    return Path(str(files("regalia") / "web_client"))


async def client_page(request: Request) -> Response:
    """A file of the client; every other address is a page that the client itself knows."""
    folder = client_folder()
    wished = (folder / request.path_params["path"]).resolve()
    if wished.is_file() and wished.is_relative_to(folder.resolve()) and wished.name != "index.html":
        lasting = "public, max-age=31536000, immutable" if wished.parent.name == "assets" else "no-cache"
        return FileResponse(wished, headers={"cache-control": lasting})
    if request.path_params["path"].startswith("assets/"):
        raise Denied(say("server-not-here"), 404)
    index = folder / "index.html"
    if not index.is_file():
        raise Denied(say("server-client-missing"), 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


async def words(request: Request) -> Response:
    """All messages of one language in one Fluent text."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Denied(say("language-unknown", language=language[:20], languages=", ".join(LANGUAGES)), 404)
    shelf()  # which lets the games bring their words
    text = "\n".join(file.read_text(encoding="utf-8") for file in all_fluent_files(language))
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    # A proxy or the compression may have marked the tag as weak.
    if tag in request.headers.get("if-none-match", "").replace("W/", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")
