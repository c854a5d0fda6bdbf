"""The history of all rooms: an event log that only grows, from which every table follows (event sourcing)."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod

from regalia.server.errors import NotStored
from regalia.server.models import Move

log = logging.getLogger("regalia.server")

Row = tuple[str, int, int, str, int | None, float, str]
"""The columns of ``moves``."""
BATCH = 100
"""So many moves are written at once at the most; SQLite bounds the values of a statement."""
GATHER_SECONDS = 0.01
"""So long after one visit to the database begins the next. Who comes alone never waits; of many, some go together."""


class MoveLog(ABC):
    """Writes moves down. Those that come in at the same time are committed together (group commit)."""

    troubles: tuple[type[Exception], ...]
    """What may come from the database when it is not well."""

    def __init__(self, writing: asyncio.Lock) -> None:
        self._writing = writing
        """Held by whoever writes moves down."""
        self._waiting: list[tuple[Row, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None
        """Goes to the database for all, as long as any wait."""
        self._visited = -GATHER_SECONDS
        """When the last visit to the database began."""
        self.moved: set[str] = set()
        """The rooms in which something has happened through this server, until somebody has looked whose turn it is."""
        self.written = self.commits = self.failures = 0
        """How many moves were written, in how many visits to the database, and how many could not be."""

    @abstractmethod
    async def insert(self, rows: list[Row]) -> list[bool]:
        """Write rows down; says of each whether it was, and not already one with its number."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""

    async def append(self, room: str, number: int, move: Move) -> bool:
        """Write a move down as the room's move of this number; says no if somebody was quicker."""
        row = (room, number, move.seat, move.key, move.back_to, move.at, move.what)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((row, answer))
        if self._writer is None or self._writer.done():
            self._writer = loop.create_task(self._write_all())
        return await answer

    async def _write_all(self) -> None:
        while self._waiting:
            async with self._writing:
                await self._gather()
                await self._write_waiting()

    async def _gather(self) -> None:
        """Let others come along, if somebody was here just now."""
        now = time.monotonic()
        early = self._visited + GATHER_SECONDS - now
        if early > 0:
            await asyncio.sleep(early)
        self._visited = now + max(0.0, early)

    async def _write_waiting(self) -> None:
        """Write all moves that wait, in one transaction: under load many tables share the cost of one commit."""
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        try:
            written = await self.insert([row for row, _ in batch])
        except BaseException as error:
            self.failures += len(batch)
            for _, answer in batch:
                if not answer.done():  # whoever asked may be gone
                    answer.set_exception(NotStored(str(error)))
            if not isinstance(error, Exception):
                raise
            if not isinstance(error, self.troubles):
                log.exception("moves could not be written")
            return
        self.commits += 1
        self.written += sum(written)
        for (_, answer), done in zip(batch, written, strict=True):
            if not answer.done():
                answer.set_result(done)
        self.moved.update(row[0] for row, _ in batch)
