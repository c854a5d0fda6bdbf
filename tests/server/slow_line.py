"""One address for several servers, as a proxy gives it: each connection goes to one of them, drawn by lot."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress


class SlowLine:
    """Passes on what people and servers say to each other; it can be slow, and it can be cut."""

    def __init__(self, ports: Sequence[int], chance: random.Random) -> None:
        self._ports = ports
        self._chance = chance
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self.port = 0
        self.delay = 0.0
        """So many seconds everything takes longer."""

    async def open(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Cut all lines, whatever is on its way."""
        for line in list(self._lines):
            line.transport.abort()

    def close(self) -> None:
        """Listen no more."""
        assert self._server is not None
        self._server.close()
        self.cut()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(writer)
        there: asyncio.StreamWriter | None = None
        try:
            far, there = await self._find_server()
            self._lines.add(there)
            await asyncio.gather(self._carry(reader, there), self._carry(far, writer))
        except OSError:
            pass
        finally:
            for line in (writer, there):
                if line is not None:
                    self._lines.discard(line)
                    with suppress(OSError, RuntimeError):
                        line.close()

    async def _find_server(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A server that answers; whoever finds none hears so."""
        for port in self._chance.sample(self._ports, len(self._ports)):
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        raise ConnectionRefusedError

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            if self.delay:
                await asyncio.sleep(self.delay * self._chance.random())
            target.write(data)
            await target.drain()
        target.close()
