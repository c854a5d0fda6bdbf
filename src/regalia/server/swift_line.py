"""A WebSocket as uvicorn speaks it, with a short way out: what fits into the system's buffer is written at once.

The usual way takes a task of its own for each connection and half a dozen calls for each message; here it is one. What
a client sends is read on while its last message is handled, as long as not many wait.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "regalia.line"
"""Under this name the application finds the line in the scope of a WebSocket (an extension of ASGI)."""
UNHEARD = 4
"""When so many messages of one client wait, no more is read from it (backpressure)."""

TEXT = 0x81
"""The first byte of a whole message of text (RFC 6455, 5.2)."""
SHORT, LONG = 126, 0x10000


class SwiftLine(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find the line."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write_now(self, text: bytes) -> bool:
        """Write a message at once; says no where that cannot be, for the other end is slow to read, or gone."""
        open = self.handshake_complete and not self.close_sent and self.conn.state is OPEN
        if not open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.read_paused or self.queue.qsize() >= UNHEARD:
            super().send_receive_event_to_app()
            return
        # To stop reading and to begin again are two calls to the system, too much for each single message.
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False


def _head(length: int) -> bytes:
    """What comes before a message of text that the server sends."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < LONG:
        return struct.pack("!BBH", TEXT, SHORT, length)
    return struct.pack("!BBQ", TEXT, SHORT + 1, length)
