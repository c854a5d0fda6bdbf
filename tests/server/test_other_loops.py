"""Event loops of other makers have transports that are no ``asyncio.Transport`` but do the same (uvloop)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

from uvicorn.server import ServerState

from regalia.server.app import create_app
from regalia.server.listening import listening
from regalia.server.settings import Settings
from tests.awaiting import awaited


class Foreign:
    """A transport that is only alike."""

    def __init__(self) -> None:
        self.written = b""

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None

    def get_extra_info(self, name: str, default: object = None) -> object:
        return default

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False


def test_whoever_comes_over_a_foreign_transport_is_answered(tmp_path: Path) -> None:
    async def ask() -> bytes:
        config = listening(create_app(Settings(tmp_path)), Settings(tmp_path))
        config.load()
        protocol = cast(Any, config.http_protocol_class)(config, ServerState(), {}, _loop=asyncio.get_running_loop())
        transport = Foreign()
        transport.get_protocol = lambda: protocol  # type: ignore[attr-defined]
        protocol.connection_made(transport)
        protocol.data_received(b"GET /api/none HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        for _ in range(200):
            if b"\r\n\r\n" in transport.written:
                break
            await asyncio.sleep(0.01)
        protocol.connection_lost(None)
        return transport.written

    assert awaited(ask()).startswith(b"HTTP/1.1 404")
