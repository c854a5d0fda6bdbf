"""Keeps the time at a table: whose is up is played for by a bot, once, whichever server notices it.

When somebody's time is up follows from the history (``clocks.py``), and a row in it says that it was: of several
servers that write it only one succeeds, and not if a choice was quicker. When to look at a table next is stored with
it (``due``), so that a server looks that has not even opened it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Coroutine, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from regalia.server.affairs import Deed
from regalia.server.clocks import Clock, asked_seats, take_in
from regalia.server.company import heir_of
from regalia.server.connections import Connection
from regalia.server.errors import Denied, NotReadable, NotStored
from regalia.server.models import Move
from regalia.server.protocol import messages as wire

if TYPE_CHECKING:
    from regalia.server.registry import RoomRegistry
    from regalia.server.rooms import Room

log = logging.getLogger("regalia.server")

ELSEWHERE_SECONDS = 5.0
"""So much longer if the person is there through another server, which may be busy writing their choice down."""
ROUNDS = 20
"""In so many rounds of the event loop everything is heard that has reached this machine."""
LOOK_AGAIN_SECONDS = 60.0
"""So long others leave a table alone that a server has begun to look at."""
AT_ONCE = 50
GONE_FOR_GOOD = (404, 409)
"""A table that is not there, or that is of other rules; any other is looked at again."""


class Timekeeper:
    """The clock of one room, and what is done when somebody's time is up."""

    def __init__(self, room: Room, clock: Clock | None, opened: float | None) -> None:
        self._room = room
        self.clock = clock
        self._opened = opened
        """When this server opened the table, if it had been set before."""
        self._arrived: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        """The time that counts for a choice: when it arrived, however long it had to wait since."""
        return time.time() if self._arrived is None else self._arrived

    @contextmanager
    def arrival(self, heard_at: float) -> Iterator[None]:
        """What is done meanwhile was asked for by a message that came in at this time of the performance counter."""
        self._arrived = time.time() - (time.perf_counter() - heard_at)
        try:
            yield
        finally:
            self._arrived = None

    # What happens at the table

    def begin(self) -> None:
        """If all have sat down, the time runs."""
        if self.clock is None or self._room.waiting:
            return
        if self.clock.begun is None:
            self._start(self._begin(self.clock))
        else:
            self._arm()

    async def _begin(self, clock: Clock) -> None:
        room = self._room
        try:
            begun = await room.storage.begin_clock(room.id, time.time(), clock.terms.turn)
        except NotStored as error:
            log.error("table %s: that the time runs was not stored: %s", room.id, error)
            return
        async with room.lock:
            if clock.begun is None:
                clock.begin(begun, asked_seats(room.play))
                clock.note(begun, asked_seats(room.play), room.affairs.stand_ins)
                room.announce()
                self._arm()

    def take_in(self, move: Move) -> None:
        """One more line stands in the history."""
        if self.clock is not None:
            take_in(self.clock, move, self._room.play, self._room.affairs)
            if move.what in ("back", "sat"):
                self._start(self.look_later())
            self._arm()

    def tell(self, connection: Connection) -> None:
        """Let somebody who comes know the time of this server, by which all clocks run."""
        if self.clock is not None:
            connection.send(wire.Time(time.time()))

    def stop(self) -> None:
        """Look at the time no more: another server will, or this one when the table comes back."""
        if self._timer is not None:
            self._timer.cancel()

    # When somebody's time is up

    def _people(self) -> list[int]:
        room = self._room
        return [] if room.over else [at for at in range(len(room.seats)) if not room.level_at(at)]

    def left_for(self, mine: Collection[int]) -> float | None:
        """In how many seconds the time of one of these seats is up, if any runs."""
        if self.clock is None:
            return None
        now = time.time()
        lefts = [self.clock.left(seat, now) for seat in self._people() if seat in mine]
        return min((max(0.0, left) for left in lefts if left is not None), default=None)

    def _up_in(self, seat: int) -> float | None:
        """In how many seconds a seat counts as late; what is on its way has time to arrive."""
        room, now = self._room, time.time()
        left = self.clock.left(seat, now) if self.clock is not None else None
        if left is None:
            return None
        if self._opened is not None:
            left = max(left, self._opened + room.settings.clock_opened - now)
        here = any(seat in connection.mine for connection in room.connections)
        elsewhere = not here and room.presence.is_there(seat)
        return left + room.settings.clock_grace + (ELSEWHERE_SECONDS if elsewhere else 0.0)

    def _next(self) -> float | None:
        waits = [wait for seat in self._people() if (wait := self._up_in(seat)) is not None]
        return min(waits, default=None)

    def _arm(self) -> None:
        self.stop()
        wait = None if self._room.outdated else self._next()
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), lambda: self._start(self._call_time()))

    async def _call_time(self) -> None:
        """Let bots play for those whose time is up, if nothing of theirs has arrived."""
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
        room = self._room
        async with room.lock:
            if room.outdated:  # whoever opens the table anew looks at its clock
                return
            for seat in self._people():
                try:
                    await self._play_on(seat)
                except (NotStored, NotReadable) as error:
                    log.error("table %s: that a time is up was not stored: %s", room.id, error)
            self._arm()
        await self.look_later()

    async def _play_on(self, seat: int) -> None:
        room = self._room
        if self.clock is None:
            return
        deed = Deed(
            "time", seat, seat, self.clock.terms.level, heir=heir_of(room, seat), by=room.seats[seat].name,
            whom=room.seats[seat].name,
        )  # fmt: skip
        await room.note(deed, lambda: not room.level_at(seat) and not room.over and (self._up_in(seat) or 1) <= 0)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # When somebody must look at this table again

    async def look_later(self) -> None:
        """Write down when a server must look at this table, opened or not: nobody's time can be up sooner."""
        if self.clock is None or self.clock.begun is None:
            return
        now = time.time()
        waits = [left for seat in self._people() if (left := self.clock.left(seat, now)) is not None]
        wait = max(LOOK_AGAIN_SECONDS, min([*waits, float(self.clock.terms.turn)]))
        due = now + wait if self._people() else None
        try:
            await self._room.storage.set_due(self._room.id, due)
        except NotStored as error:
            log.error("table %s: when to look again was not stored: %s", self._room.id, error)


async def look_at_clocks(rooms: RoomRegistry) -> None:
    """Open every table, now and then, at which somebody's time may be up; of several servers one does."""
    while await rooms.stays_open_for(rooms.settings.clock_seconds):
        try:
            for id in await rooms.storage.claim_due(time.time(), LOOK_AGAIN_SECONDS, AT_ONCE):
                await _look_at(rooms, id)
        except (NotStored, NotReadable) as error:
            log.error("whose time is up cannot be read: %s", str(error).partition("\n")[0])


async def _look_at(rooms: RoomRegistry, id: str) -> None:
    try:
        room = await rooms.find(id)
    except Denied as refusal:
        if refusal.status not in GONE_FOR_GOOD:
            return
        log.warning("table %s: nobody looks at its clock any more: %s", id, refusal.message.id)
        await rooms.storage.set_due(id, None)
        return
    await room.timekeeper.look_later()
