"""How the server listens: time limits for whoever does not come to the point, and a bound on open sockets.

A socket that is open and has not sent a whole request costs the other end nothing and us a file descriptor. Each has
some seconds; when there are too many, the one that has been silent longest goes first (slowloris).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, cast

import h11
import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from regalia.engine.messages import Message, say
from regalia.server.protocol.bodies import Failure
from regalia.server.serializers import said
from regalia.server.settings import FRAME_BYTES, Settings
from regalia.server.swift_line import SwiftLine

ACCEPTED_AT_ONCE = 128
"""So many new sockets are taken on before older ones are looked at again."""
RESERVE = 1_000
"""Descriptors kept back for files, workers and whoever is just coming in; where there are few, a third of them."""


def sockets_allowed(wished: int) -> int:
    """How many sockets may be open: as wished, or as the system gives descriptors, of which we ask for enough."""
    try:
        import resource
    except ImportError:  # not on Windows
        return wished
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and (hard == resource.RLIM_INFINITY or soft < hard):
        goal = wished + RESERVE if hard == resource.RLIM_INFINITY else min(hard, wished + RESERVE)
        if goal > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (goal, hard))
            soft = goal
    return wished if soft == resource.RLIM_INFINITY else min(wished, soft - min(RESERVE, soft // 3))


class Lobby:
    """The sockets of one server that have not sent a whole request, those that are silent longest first."""

    def __init__(self, settings: Settings) -> None:
        self.head_seconds = settings.head_seconds
        self.body_seconds = settings.body_seconds
        self.stalled_seconds = settings.stalled_seconds
        self.most = sockets_allowed(settings.limits.sockets)
        self._waiting: OrderedDict[PatientProtocol, None] = OrderedDict()

    def add(self, protocol: PatientProtocol) -> None:
        """One begins to wait for a request."""
        self._waiting.setdefault(protocol)

    def discard(self, protocol: PatientProtocol) -> None:
        """One has its request, or is gone."""
        self._waiting.pop(protocol, None)

    def make_room(self) -> bool:
        """Close whoever has been silent longest; says no if nobody is."""
        if not self._waiting:
            return False
        silent, _ = self._waiting.popitem(last=False)
        silent.transport.abort()
        return True


class PatientProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, but nobody can keep a socket for nothing."""

    lobby: Lobby

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any], **more: Any
    ) -> None:
        super().__init__(config, server_state, app_state, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._waits_for = ""
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes: if all places are taken, one who is silent has to go, or else the one who comes."""
        # Other event loops have transports that are one in all but name (uvloop).
        super().connection_made(cast(asyncio.Transport, transport))
        if len(self.connections) > self.lobby.most and not self.lobby.make_room():
            self._say(503, say("server-full"))
            return
        self._expect("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._expect("")
        self._stop_stalling()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came; what is still missing has a deadline."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """An answer is sent: the next request may come."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a WebSocket, which has pings of its own."""
        self._expect("")
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The other end does not read what it asked for."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self.lobby.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The other end reads again."""
        super().resume_writing()
        self._stop_stalling()

    def _stop_stalling(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _look(self) -> None:
        """What of a request is missing now."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._expect("")
        elif self.conn.their_state is h11.IDLE:
            self._expect("head")
        elif self.conn.their_state is h11.SEND_BODY:
            self._expect("body")
        else:
            self._expect("")

    def _expect(self, part: str) -> None:
        """Wait for a part of a request, or for nothing; the clock of a part is not set back by a bit of it."""
        if part == self._waits_for:
            return
        self._waits_for = part
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if not part:
            self.lobby.discard(self)
            return
        self.lobby.add(self)
        seconds = self.lobby.head_seconds if part == "head" else self.lobby.body_seconds
        self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._deadline = None
        answered = self.cycle is not None and self.cycle.response_started
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not answered:
            self._say(408, say("server-too-slow"))
        else:
            self.transport.abort()

    def _say(self, status: int, message: Message) -> None:
        """Answer without asking the application, and close."""
        self._expect("")
        body = msgspec.json.encode(Failure(said(message)))
        head = f"HTTP/1.1 {status} \r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.transport.write(head.encode() + b"retry-after: 10\r\nconnection: close\r\n\r\n" + body)
        self.transport.close()


def listening(app: ASGIApp, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application."""
    protocol = type("ListeningProtocol", (PatientProtocol,), {"lobby": Lobby(settings)})
    return uvicorn.Config(
        app,
        http=protocol,
        ws=SwiftLine,
        log_config=None,
        access_log=False,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        server_header=False,
        backlog=ACCEPTED_AT_ONCE,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=settings.trust_proxy,
        **more,
    )
