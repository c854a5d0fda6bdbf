"""Where alerts arrive in tests: a push service that reads what it is sent, as the browser would, and a mail server."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from regalia.server.settings import Settings
from tests.server.serving import free_port, quick, telling
from tests.sizes import PATIENCE


def base64url(data: bytes) -> str:
    """As browsers write it."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass(frozen=True)
class Pushed:
    """A message that arrived, decrypted."""

    told: dict[str, str]
    headers: dict[str, str]


class PushService:
    """A push service on this machine, with the private key of the one browser it serves."""

    def __init__(self) -> None:
        self.status = 201
        """With what it answers."""
        self.heard: list[Pushed] = []
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen secrets!"
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service._hear(body, {name.lower(): value for name, value in self.headers.items()})
                self.send_response(service.status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.endpoint = f"http://127.0.0.1:{self._server.server_port}/to/anna"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _hear(self, body: bytes, headers: dict[str, str]) -> None:
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        self.heard.append(Pushed(json.loads(text), headers))

    def subscription(self) -> dict[str, str]:
        """What a browser would be given by it."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "p256dh": base64url(point), "auth": base64url(self._auth)}

    def wish(self, **more: Any) -> dict[str, Any]:
        """What a page asks for then."""
        return {**self.subscription(), "language": "en", "zone": "Europe/Prague", **more}

    def stop(self) -> None:
        """Answer no more."""
        self._server.shutdown()
        self._server.server_close()


class Postbox:
    """A mail server on this machine that keeps all letters."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses = ""
        """With what it refuses letters, if it does."""
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()
        self.url = f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """Take a letter."""
        if self.refuses:
            return self.refuses
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def stop(self) -> None:
        """Take no more."""
        self._controller.stop()


def link_in(letter: EmailMessage, page: str) -> str:
    """The link in a letter that leads to a page."""
    words: list[str] = letter.get_content().split()
    return next(word for word in words if f"/alerts/{page}?token=" in word)


def alerting(folder: Path, post: Postbox, **more: Any) -> Settings:
    """Settings of a server that tells people at once."""
    return replace(telling(quick(folder), post.url), **more)


def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)
