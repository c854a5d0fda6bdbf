"""Tables that a process which thinks follows by itself: it is sent a table once, and then what was chosen there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from regalia.engine.play import Chosen
from regalia.engine.table import Table

FOLLOWED = 1_000
"""So many tables does a process follow at the most; the one that was asked about longest ago is forgotten first."""

Steps = tuple[tuple[int, str], ...]
"""What was chosen since a process last heard of a table: who, and what."""
Sent = tuple[Table[Any] | None, Steps, bool]
"""A table on its way to a process: as it lies, or what was chosen since; and whether to follow it from then on."""


class LostTrack(Exception):
    """A process does not have the table that it was to follow."""


class Position:
    """Where a game is: after which of its choices."""

    __slots__ = ("_chosen", "_count", "_last")

    def __init__(self, chosen: list[Chosen]) -> None:
        self._chosen = chosen
        self._count = len(chosen)
        self._last = chosen[-1] if chosen else None

    def steps_since(self, earlier: Position) -> Steps | None:
        """What was chosen since an earlier position; none if that is not on the way here.

        A choice is made once: whoever goes back and chooses the same again makes another one."""
        on_the_way = earlier._chosen is self._chosen and earlier._count <= self._count
        if not (on_the_way and self._holds() and earlier._holds()):
            return None
        return tuple([(choice.seat, choice.key) for choice in self._chosen[earlier._count : self._count]])

    def _holds(self) -> bool:
        return self._count <= len(self._chosen) and (self._count == 0 or self._chosen[self._count - 1] is self._last)


class Followed:
    """What the server knows of the tables that one process follows."""

    def __init__(self) -> None:
        self._positions: OrderedDict[str, Position] = OrderedDict()
        self._to_forget: list[str] = []

    def sent(self, room: str, table: Table[Any], position: Position | None) -> Sent:
        """A table as it goes to the process, which follows it from then on if its position is known."""
        before = self._positions.pop(room, None)
        if position is not None:
            self._positions[room] = position
            if len(self._positions) > FOLLOWED:
                self.forget(next(iter(self._positions)))
            if before is not None and (steps := position.steps_since(before)) is not None:
                return None, steps, True
        return table, (), position is not None

    def forget(self, room: str) -> None:
        """A table is not asked about any more."""
        if self._positions.pop(room, None) is not None:
            self._to_forget.append(room)

    def to_forget(self) -> list[str]:
        """The tables that the process need not follow any more, each told once."""
        told, self._to_forget = self._to_forget, []
        return told


_tables: dict[str, Table[Any]] = {}
"""The tables that this process follows, by their rooms."""


def follow(room: str, sent: Sent) -> Table[Any]:
    """The table as it stands now; runs in the process that thinks."""
    table, steps, kept = sent
    if table is None:
        table = _tables.pop(room, None)
        if table is None:
            raise LostTrack
        for seat, key in steps:
            try:
                table.choose_key(seat, key)
            except LookupError as error:
                raise LostTrack from error
    else:
        table.advance()
    if kept:
        _tables[room] = table
    return table


def forget(rooms: Sequence[str]) -> None:
    """Tables that are not asked about any more; runs in the process that thinks."""
    for room in rooms:
        _tables.pop(room, None)
