"""Who has a table open, through this server and through the others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from regalia.server import words
from regalia.server.connections import Connection
from regalia.server.protocol import messages as wire

if TYPE_CHECKING:
    from regalia.server.rooms import Room

CROWD = 10
"""With more onlookers than that, who looks on is told only now and then."""
CROWD_SECONDS = 1.0

Attendance = tuple[tuple[int, ...], int]
"""Seats, and how many look on."""
NOBODY: Attendance = ((), 0)


class Presence:
    """Who is at a table, told to everybody there and to the other servers."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._elsewhere: dict[str, Attendance] = {}
        """Who is there through each other server."""
        self._told_elsewhere = NOBODY
        self._present: list[int] = []
        self._due: asyncio.TimerHandle | None = None

    def _here(self) -> Attendance:
        connections = self._room.connections
        seats = {seat for connection in connections for seat in connection.mine}
        return tuple(sorted(seats)), sum(not connection.mine for connection in connections)

    def spectators(self) -> int:
        """How many look on."""
        return self._here()[1] + sum(many for _, many in self._elsewhere.values())

    def tell(self, came: Connection | None = None) -> None:
        """Say who is there: at once if a seat comes or goes; how many look on, if they are many, only now and then."""
        present = sorted(set(self._here()[0]).union(*(seats for seats, _ in self._elsewhere.values())))
        message = wire.Presence(present, self.spectators())
        if message.spectators > CROWD and present == self._present:
            if came is not None:
                came.send(message)
            if self._due is None:
                self._due = asyncio.get_running_loop().call_later(CROWD_SECONDS, self._tell_now)
            return
        self._present = present
        self._tell_now()

    def stop(self) -> None:
        """Tell nobody any more."""
        if self._due is not None:
            self._due.cancel()

    def _tell_now(self) -> None:
        self._due = None
        self._room.send_all(wire.Presence(self._present, self.spectators()))
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
