"""One open WebSocket: what it plays, what it was last shown, and what still has to be sent."""

from __future__ import annotations

import asyncio
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.server.access import Standing
from regalia.server.protocol import messages as wire
from regalia.server.settings import UNSENT_MESSAGES

MOVED = 4001
BAD_TOKEN = 4003
NO_TABLE = 4004
TOO_FAST = 4029
TOO_BIG = 1009
TOO_SLOW = 1013
RESTART = 1012

encoder = msgspec.json.Encoder()


class AnswerTimes:
    """How long the server itself takes, from hearing a message to having sent the answer."""

    def __init__(self) -> None:
        self.count = 0
        self.latest: deque[float] = deque(maxlen=50_000)

    def add(self, seconds: float) -> None:
        """Remember one answer."""
        self.count += 1
        self.latest.append(seconds)

    def quantile(self, part: float) -> float:
        """The time in milliseconds that this part of the latest answers stayed below."""
        times = sorted(self.latest)
        return round(times[min(len(times) - 1, int(part * len(times)))] * 1000, 2) if times else 0.0


class Bucket:
    """So many messages a second, and some at once; counts how far beyond it somebody goes."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._left = at_once
        self._then = time.monotonic()
        self.beyond = 0

    def take(self) -> bool:
        """Whether one more message is allowed now."""
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._then) * self._per_second)
        self._then = now
        if self._left == self._at_once:
            self.beyond = 0
        if self._left >= 1:
            self._left -= 1
            return True
        self.beyond += 1
        return False


class Connection:
    """Somebody at a table, with a queue of what is to be sent, so that a slow line holds nobody up."""

    def __init__(self, websocket: WebSocket, standing: Standing, times: AnswerTimes) -> None:
        self.standing = standing
        self.mine = standing.mine
        self.shown: wire.State | None = None
        """The state that the other end has."""
        self.looking: int | None = None
        """On a shared screen: the seat through whose eyes the table is looked at for now."""
        self._websocket = websocket
        self._times = times
        self._queue: asyncio.Queue[tuple[bytes, float | None] | int] = asyncio.Queue()
        self._closing = False

    def send(self, message: wire.ServerMessage, heard: float | None = None) -> None:
        """Send a message soon; ``heard`` is when the one that it answers came in."""
        if self._closing:
            return
        if self._queue.qsize() >= UNSENT_MESSAGES:
            self.close(TOO_SLOW)
            return
        self._queue.put_nowait((encoder.encode(message), heard))

    def close(self, code: int) -> None:
        """Close it once everything is sent."""
        if not self._closing:
            self._closing = True
            self._queue.put_nowait(code)

    async def write_out(self) -> None:
        """Send whatever is to be sent, until it is closed."""
        try:
            while True:
                item = await self._queue.get()
                if isinstance(item, int):
                    await self._websocket.close(item)
                    return
                text, heard = item
                await self._websocket.send_text(text.decode())
                if heard is not None:
                    self._times.add(time.perf_counter() - heard)
        except (WebSocketDisconnect, RuntimeError):
            self._closing = True
