"""Who has a table open, through this server and through the others."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from regalia.server import words
from regalia.server.connections import Connection
from regalia.server.errors import NotStored
from regalia.server.protocol import messages as wire

if TYPE_CHECKING:
    from regalia.server.rooms import Room

log = logging.getLogger("regalia.server")

CROWD = 10
"""With more onlookers than that, who looks on is told only now and then."""
CROWD_SECONDS = 1.0

Attendance = tuple[tuple[int, ...], int, tuple[int, ...]]
"""Seats, how many look on, and of the seats those whose page is in view."""
NOBODY: Attendance = ((), 0, ())


class Presence:
    """Who is at a table, told to everybody there and to the other servers."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._elsewhere: dict[str, Attendance] = {}
        """Who is there through each other server."""
        self._told_elsewhere = NOBODY
        self._present: list[int] = []
        self._due: asyncio.TimerHandle | None = None
        self._writing: set[asyncio.Task[None]] = set()

    def _here(self) -> Attendance:
        connections = self._room.connections
        seats = {seat for connection in connections for seat in connection.mine}
        looking = {seat for connection in connections if connection.in_view for seat in connection.mine}
        return tuple(sorted(seats)), sum(not connection.mine for connection in connections), tuple(sorted(looking))

    def spectators(self) -> int:
        """How many look on."""
        return self._here()[1] + sum(many for _, many, _ in self._elsewhere.values())

    def tell(self, came: Connection | None = None) -> None:
        """Say who is there: at once if a seat comes or goes; how many look on, if they are many, only now and then."""
        present = sorted(set(self._here()[0]).union(*(seats for seats, _, _ in self._elsewhere.values())))
        self._note_away(present)
        message = wire.Presence(present, self.spectators(), self._away())
        if message.spectators > CROWD and present == self._present:
            if came is not None:
                came.send(message)
            if self._due is None:
                self._due = asyncio.get_running_loop().call_later(CROWD_SECONDS, self._tell_now)
            return
        self._present = present
        self._tell_now()

    def is_there(self, seat: int) -> bool:
        """Whether a seat's person has the table open, through whichever server."""
        return seat in self._present

    def is_looking(self, seat: int) -> bool:
        """Whether a seat's person has the table before them, through whichever server."""
        return any(seat in looking for _, _, looking in (self._here(), *self._elsewhere.values()))

    def look_changed(self) -> None:
        """A page came into view, or went out of it."""
        if self._here() != self._told_elsewhere:
            self.tell_elsewhere()

    def away_for(self, seat: int) -> float:
        """For how many seconds a person has been away."""
        since = self._room.seats[seat].away_since
        return 0.0 if since is None or seat in self._present else max(0.0, time.time() - since)

    def away_too_long(self, seat: int) -> bool:
        """Whether a person has been away for longer than the others have patience."""
        return seat not in self._present and self.away_for(seat) >= self._room.patience

    def _away(self) -> list[wire.Away]:
        people = [at for at, seat in enumerate(self._room.seats) if seat.kind == "person" and at not in self._present]
        return [wire.Away(at, round(self.away_for(at), 1)) for at in people]

    def _note_away(self, present: list[int]) -> None:
        """Write down who has gone and who has come: how long somebody is away must outlive the server."""
        for at, seat in enumerate(() if self._room.outdated else self._room.seats):
            if seat.kind == "person" and (at in present) is not (seat.away_since is None):
                seat.away_since = None if at in present else time.time()
                writing = asyncio.get_running_loop().create_task(self._write_away(at, seat.away_since))
                self._writing.add(writing)
                writing.add_done_callback(self._writing.discard)

    async def _write_away(self, at: int, since: float | None) -> None:
        try:
            await self._room.storage.note_away(self._room.id, at, since)
        except NotStored as error:
            log.warning("table %s: since when seat %d is away was not stored: %s", self._room.id, at, error)

    def stop(self) -> None:
        """Tell nobody any more."""
        if self._due is not None:
            self._due.cancel()

    def _tell_now(self) -> None:
        self._due = None
        self._room.send_all(wire.Presence(self._present, self.spectators(), self._away()))
        if self._here() != self._told_elsewhere:
            self.tell_elsewhere()

    def tell_elsewhere(self) -> None:
        """Let the other servers know who is there through this one."""
        self._told_elsewhere = self._here()
        elsewhere = self._room.elsewhere
        elsewhere.tell(words.There(self._room.id, elsewhere.server, *self._told_elsewhere))

    def hear(self, server: str, attendance: Attendance) -> None:
        """So many are there through another server."""
        known = self._elsewhere.pop(server, NOBODY)
        if attendance != NOBODY:
            self._elsewhere[server] = attendance
        if known != attendance:
            self.tell()
