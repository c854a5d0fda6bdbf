"""The inner loop of many tables, compiled: choose at each, and write what the next seat sees where it belongs."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from regalia.encoding.encoder import Encoder, Sight
from regalia.engine.table import Table


class Stepper:
    """Tables in a row, each at the decision of one seat, with their numbers, masks and seats in three buffers."""

    __slots__ = ("encoder", "masks", "rows", "seats", "sights", "tables", "written")

    def __init__(self, encoder: Encoder, rows: array[int], masks: bytearray, seats: array[int]) -> None:
        self.encoder = encoder
        self.rows = rows
        self.masks = masks
        self.seats = seats
        self.tables: list[Table[Any]] = []
        self.sights: list[list[Sight]] = []
        """What each seat of each table was told last."""
        self.written: list[list[int]] = []
        """Which acts of each table's mask are 1."""

    def sit_down(self, tables: Sequence[Table[Any]]) -> None:
        """New tables at all places."""
        self.tables = list(tables)
        self.masks[:] = bytes(len(self.masks))
        self.written = [[] for _ in tables]
        players, size = range(self.encoder.players), self.encoder.size
        self.sights = [[Sight(seat, size) for seat in players] for _ in tables]
        for place in range(len(self.tables)):
            self._look(place)

    def begin(self, place: int, table: Table[Any]) -> None:
        """A new table at one place."""
        self.tables[place] = table
        for sight in self.sights[place]:
            sight.forget()
        self._look(place)

    def seat(self, place: int) -> int:
        """Who is asked at a table."""
        return self.tables[place].asked[0][0]

    def first_masked(self, actions: Sequence[int]) -> int:
        """The first table whose action is masked; -1 if none is."""
        for place, action in enumerate(actions):
            if action not in self.written[place]:
                return place
        return -1

    def step(self, actions: Sequence[int]) -> list[int]:
        """Choose at every table; says where the game is over."""
        over = []
        for place, action in enumerate(actions):
            table = self.tables[place]
            seat, options = table.asked[0]
            table.choose(seat, options[self.written[place].index(action)])
            if table.over:
                over.append(place)
            else:
                self._look(place)
        return over

    def _look(self, place: int) -> None:
        """Write what the seat that is asked sees, and what it can choose."""
        table, encoder = self.tables[place], self.encoder
        seat, options = table.asked[0]
        self.seats[place] = seat
        sight = self.sights[place][seat]
        encoder.look(table, sight)
        start = place * encoder.size
        self.rows[start : start + encoder.size] = sight.row
        at, masks = place * encoder.act_count, self.masks
        for number in self.written[place]:
            masks[at + number] = 0
        numbers = encoder.numbers(options, seat)
        for number in numbers:
            masks[at + number] = 1
        self.written[place] = numbers
