"""What everybody at a table is sent: made and encoded once for each kind of viewer, however many look on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.server.connections import Connection, encoded
from regalia.server.passing_on import links_for
from regalia.server.protocol import messages as wire
from regalia.server.serializers import log_entries, opening
from regalia.server.settings import LOG_ENTRIES
from regalia.server.snapshots import parts_changed, state_for

if TYPE_CHECKING:
    from regalia.server.rooms import Room

ALL_ANEW = -1
"""Instead of the number of choices that are kept of the log: all of it is told anew."""

Viewer = tuple[tuple[int, ...], int | None, bool]
"""A kind of viewer: the seats it plays, the one through whose eyes it looks on a shared screen, and whether it is told
in words what lies open."""


class Broadcast:
    """The states and messages of one moment of a table, by kind of viewer (memoized until something changes)."""

    def __init__(self) -> None:
        self._states: dict[Viewer, wire.State] = {}
        self._changes: dict[tuple[Viewer, int, int, int | None], bytes] = {}
        self._welcomes: dict[tuple[Viewer, bool], bytes] = {}

    def renew(self) -> None:
        """Something has changed: all is made anew."""
        self._states = {}
        self._changes = {}
        self._welcomes = {}

    def say_hello_anew(self) -> None:
        """Something was said: who comes now hears that too."""
        self._welcomes = {}

    def state(self, room: Room, connection: Connection) -> wire.State:
        """The whole state as a connection may see it."""
        viewer = _viewer(connection)
        state = self._states.get(viewer)
        if state is None:
            state = self._states[viewer] = state_for(room, *viewer)
        return state

    def changed(self, room: Room, connection: Connection, kept: int, taken_back_by: int | None) -> bytes:
        """What has changed since a connection was last shown the table. It must hold on to that state meanwhile."""
        before, state = connection.shown, self.state(room, connection)
        key = (_viewer(connection), id(before), kept, taken_back_by)
        text = self._changes.get(key)
        if text is None:
            parts = parts_changed(before, state) if before else {}
            if kept == ALL_ANEW:
                entries = self._latest(room, connection)
            else:
                entries = log_entries(room.game, room.play.chosen, room.ears(connection.mine), kept)
            text = self._changes[key] = encoded(wire.Changed(room.moment, parts, kept, entries, taken_back_by))
        return text

    def welcome(self, room: Room, connection: Connection) -> bytes:
        """What a connection is sent first."""
        key = (_viewer(connection), room.is_host(connection.access))
        text = self._welcomes.get(key)
        if text is None:
            text = self._welcomes[key] = encoded(self._welcome(room, connection))
        return text

    def _latest(self, room: Room, connection: Connection) -> list[wire.LogEntry]:
        """The latest entries of the log, and what happened before the first if they reach so far."""
        start, ears = _start(room), room.ears(connection.mine)
        entries = log_entries(room.game, room.play.chosen, ears, start)
        return entries if start else opening(room.game, room.play, ears) + entries

    def _welcome(self, room: Room, connection: Connection) -> wire.Welcome:
        start = _start(room)
        entries = self._latest(room, connection)
        links = links_for(room, connection)
        return wire.Welcome(self.state(room, connection), start + 1, entries, room.talk.latest(), links)


def _viewer(connection: Connection) -> Viewer:
    return connection.mine, connection.looking, connection.facts


def _start(room: Room) -> int:
    return max(0, len(room.play.chosen) - LOG_ENTRIES)
