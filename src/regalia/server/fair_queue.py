"""Who comes next when all want something thought out: everybody in turn, those who wait for it before the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

PATIENCE = 8
"""Every so manyeth place goes to whoever has waited longest, so that nobody waits for ever (starvation)."""


class Ticket(NamedTuple):
    """Who wants a place: a table or a person, whether somebody looks on and waits, and whether it is done quickly."""

    who: str
    watched: bool = True
    quick: bool = False

    @property
    def rank(self) -> int:
        """People before tables that nobody watches, and quick levels before slow ones; the lowest comes first."""
        return 2 * (not self.watched) + (not self.quick)


class FairQueue:
    """A number of places, given out by rank and then to everybody in turn (round robin)."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._given = 0
        self._arrived = 0
        self._waiting: dict[int, OrderedDict[str, deque[tuple[int, asyncio.Future[None]]]]] = {}

    @asynccontextmanager
    async def place(self, ticket: Ticket) -> AsyncIterator[None]:
        """Wait for a place and have it for a while."""
        if self._free:
            self._free -= 1
        else:
            await self._stand_in_line(ticket)
        try:
            yield
        finally:
            self._pass_on()

    def waiting(self) -> int:
        """How many stand in line."""
        return sum(len(own) for line in self._waiting.values() for own in line.values())

    async def _stand_in_line(self, ticket: Ticket) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._arrived += 1
        line = self._waiting.setdefault(ticket.rank, OrderedDict())
        line.setdefault(ticket.who, deque()).append((self._arrived, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a place that was left to the next in line."""
        while (turn := self._next()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None] | None:
        ranks = sorted(rank for rank, line in self._waiting.items() if line)
        if not ranks:
            return None
        self._given += 1
        rank = ranks[0]
        who = next(iter(self._waiting[rank]))
        if self._given % PATIENCE == 0:
            heads = ((own[0][0], rank, who) for rank in ranks for who, own in self._waiting[rank].items())
            _, rank, who = min(heads)
        line = self._waiting[rank]
        _, turn = line[who].popleft()
        if line[who]:
            line.move_to_end(who)
        else:
            del line[who]
        return turn
