"""People who click: each sits at one table and chooses whatever it may, for measurements."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Option(msgspec.Struct):
    """What can be chosen."""

    key: str


class Decision(msgspec.Struct):
    """What somebody is asked."""

    options: list[Option]


class Parts(msgspec.Struct):
    """What a click needs of a state, or of what changed in it."""

    seen: int | msgspec.UnsetType = msgspec.UNSET
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET


class Entry(msgspec.Struct):
    """A line of the log."""

    at: int
    seat: int


class Heard(msgspec.Struct):
    """A message of the server."""

    type: str
    state: Parts | None = None
    parts: Parts | None = None
    log: list[Entry] = []


decoder = msgspec.json.Decoder(Heard)


class Guest:
    """Somebody at one table: clicks if a seat is theirs, and remembers every choice heard of."""

    def __init__(self, port: int, table: str, token: str, every: float) -> None:
        self.port = port
        self.table = table
        self.token = token
        self.every = every
        self.heard: dict[int, int] = {}
        self.clicks = 0
        self.refused = 0
        self.waits: list[float] = []
        self._seen = 0
        self._decision: Decision | None = None
        self._clicked_at: float | None = None
        self._line: ClientConnection
        self._listening: asyncio.Task[None]
        self._answered = asyncio.Event()
        self._welcomed = asyncio.Event()

    async def come_in(self) -> None:
        """Open the table, and see it."""
        address = f"ws://127.0.0.1:{self.port}/ws/{self.table}?token={self.token}"
        self._line = await connect(address, max_size=None, compression=None, ping_interval=None, open_timeout=60)
        self._listening = asyncio.create_task(self._listen(self._line))
        await self._welcomed.wait()

    async def play(self, until: float) -> None:
        """Click until the time is over, and leave."""
        await asyncio.sleep(random.random())
        while time.monotonic() < until:
            await self._click(self._line)
            if self.every:
                await asyncio.sleep(self.every)
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._answered.wait(), 1.0)
        await asyncio.sleep(0.5)

    async def leave(self) -> None:
        """Close the table."""
        self._listening.cancel()
        await self._line.close()

    async def _click(self, line: ClientConnection) -> None:
        if self._decision is None or self._clicked_at is not None:
            return
        key = random.choice(self._decision.options).key
        self._clicked_at = time.perf_counter()
        self._answered.clear()
        self.clicks += 1
        await line.send(json.dumps({"type": "choose", "seen": self._seen, "key": key}))

    async def _listen(self, line: ClientConnection) -> None:
        async for message in line:
            heard = decoder.decode(message)
            self.refused += heard.type == "refused"
            if self._clicked_at is not None and heard.type in ("changed", "refused"):
                self.waits.append(time.perf_counter() - self._clicked_at)
                self._clicked_at = None
                self._answered.set()
            parts = heard.state or heard.parts
            if parts is not None:
                self._seen = self._seen if parts.seen is msgspec.UNSET else parts.seen
                self._decision = self._decision if parts.decision is msgspec.UNSET else parts.decision
                self._welcomed.set()
            for entry in heard.log:
                self.heard[entry.at] = entry.seat
