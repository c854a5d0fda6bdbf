"""One open WebSocket: what it plays, what it was last shown, and what still has to be sent."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.server.access import Access
from regalia.server.latency import Latencies
from regalia.server.protocol import messages as wire
from regalia.server.settings import UNSENT_MESSAGES
from regalia.server.swift_line import EXTENSION, SwiftLine

# Close codes.
BAD_TOKEN = 4003
NO_TABLE = 4004
TOO_FAST = 4029
TOO_BIG = 1009
TOO_SLOW = FULL = 1013
RESTART = 1012

_encoder = msgspec.json.Encoder()


def encoded(message: wire.ServerMessage) -> bytes:
    """A message as it goes over the line."""
    return _encoder.encode(message)


class Connection:
    """Somebody at a table, with a queue of what is to be sent, so that a slow line holds nobody up (backpressure)."""

    def __init__(self, websocket: WebSocket, access: Access, latencies: Latencies, address: str) -> None:
        self.access = access
        self.address = address
        self.mine = access.mine
        self.shown: wire.State | None = None
        """The state that the other end has."""
        self.links: wire.Links | None = None
        """The secrets to pass on that the other end has."""
        self.looking: int | None = None
        """On a shared screen: the seat through whose eyes the table is looked at for now."""
        self.facts = False
        """Whether the other end wants to be told in words what lies open."""
        self.in_view = True
        """Whether the page is in view, as far as it has said."""
        self._websocket = websocket
        self._line: SwiftLine | None = websocket.scope["extensions"].get(EXTENSION)
        """The short way out, where there is one."""
        self._latencies = latencies
        self._heard_at: float | None = None
        self._unsent: deque[tuple[bytes, float | None] | int] = deque()
        self._more: asyncio.Future[None] | None = None
        """Done when there is something to send again."""
        self._closing = False

    @contextmanager
    def answering(self, heard_at: float) -> Iterator[None]:
        """What is sent meanwhile answers a message that came in at this time; how long that took is noted."""
        self._heard_at = heard_at
        try:
            yield
        finally:
            self._heard_at = None

    def send(self, message: wire.ServerMessage) -> None:
        """Send a message soon."""
        self.send_text(encoded(message))

    def send_text(self, text: bytes) -> None:
        """Send a message that is encoded already: at once, unless others wait before it."""
        if self._closing:
            return
        if not self._unsent and self._line is not None and self._line.write_now(text):
            self._note_sent(self._heard_at)
            return
        if len(self._unsent) >= UNSENT_MESSAGES:
            self.close(TOO_SLOW)
            return
        self._add((text, self._heard_at))

    def close(self, code: int) -> None:
        """Close it once everything is sent."""
        if not self._closing:
            self._closing = True
            self._add(code)

    def _add(self, item: tuple[bytes, float | None] | int) -> None:
        self._unsent.append(item)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    async def write_out(self) -> None:
        """Send whatever is to be sent, until it is closed."""
        try:
            while True:
                if not self._unsent:
                    self._more = asyncio.get_running_loop().create_future()
                    await self._more
                item = self._unsent[0]  # nothing goes at once before this has gone
                if isinstance(item, int):
                    await self._websocket.close(item)
                    return
                text, heard_at = item
                await self._websocket.send_text(text.decode())
                self._unsent.popleft()
                self._note_sent(heard_at)
        except (WebSocketDisconnect, RuntimeError):
            self._closing = True

    def _note_sent(self, heard_at: float | None) -> None:
        if heard_at is not None:
            self._latencies.add(time.perf_counter() - heard_at)
