"""A table in numbers, as one seat sees it, and its options as numbers: the hot path of every environment, compiled.

``Encoder.write`` reads the table itself, and of each zone only what the seat may see, so that no view has to be made
for it; a property test compares with the seat's view.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import CardQuestion
from regalia.engine.numbers import Measure
from regalia.engine.table import Table
from regalia.engine.zones import Zone

NOTHING: Final = object()
"""What stands for a value that was not written yet."""
FEW_STACKS: Final = 4
"""Zones with no more stacks than this are told stack by stack."""


class ZoneCells:
    """Where the cards of one zone are told: for each holder a block, in it for each stack how many cards lie there, the
    number of the topmost one that is seen, and how many of each are seen."""

    __slots__ = ("at", "holder_width", "holders", "numbers", "stack_width", "stacks", "whole", "zone")

    def __init__(self, zone: Zone, at: int, holders: int, stacks: int, cards: Sequence[str]) -> None:
        self.zone = zone
        self.at = at
        self.holders = holders
        self.stacks = stacks
        self.numbers: dict[str, int] = {card: number for number, card in enumerate(cards)}
        self.whole = stacks > FEW_STACKS
        """Whether the seen cards of all stacks are counted together."""
        shown = zone.seen != "nobody" or zone.open_at_end
        size = len(cards) if shown else 0
        head = 2 if zone.stacks and shown else 1
        self.stack_width = head if self.whole else head + size
        self.holder_width = stacks * self.stack_width + (size if self.whole else 0)

    def end(self) -> int:
        """Where the next zone begins."""
        return self.at + self.holders * self.holder_width


class MeasureCells:
    """Where a measure of the table or of the players is told."""

    __slots__ = ("at", "measure", "name", "plain", "width")

    def __init__(self, measure: Measure, at: int, plain: bool) -> None:
        self.measure = measure
        self.name = measure.name
        self.at = at
        self.width = len(measure.entries)
        self.plain = plain
        """Whether it is one number, which needs no further reading."""


class Sight:
    """What one seat was told of one table last, so that only what has changed is written anew.

    Whatever lies on a table is replaced and never changed; so what is the same object still is the same.
    """

    __slots__ = ("known", "row", "seat", "values")

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.row = array("h", bytes(2 * size))
        self.values: list[Any] = []
        self.known = False

    def forget(self) -> None:
        """It is another table now."""
        self.known = False


class Encoder:
    """Writes a table as a seat sees it into a row of small numbers, and the seat's options into a row of yes and no."""

    __slots__ = (
        "_names", "_numbers", "_zeros", "act_count", "act_name", "cards", "decision_size", "of_players", "of_table",
        "players", "questions", "seat_slot", "seats", "size", "slots", "zones",
    )  # fmt: skip

    def __init__(self, players: int, seats: int, seat_slot: str, act_name: Callable[[str, int, int], str]) -> None:
        self.players = players
        self.seats = seats
        self.seat_slot = seat_slot
        self.act_name = act_name
        self.of_table: list[MeasureCells] = []
        self.of_players: list[MeasureCells] = []
        self.zones: list[ZoneCells] = []
        self.questions: dict[str, int] = {}
        self.cards: dict[str, int] = {}
        self.size = 0
        self.decision_size = 0
        self.slots = 0
        self.act_count = 0
        self._names: dict[str, int] = {}
        self._numbers: list[dict[str, int]] = [{} for _ in range(players)]
        self._zeros = array("h")

    def settle(self, size: int, names: Sequence[str]) -> None:
        """Everything has its place: the row is so long, and these are the acts."""
        self.size = size
        self.slots = len(self.of_table) + self.seats * len(self.of_players)
        self.slots += sum([2 * zone.holders for zone in self.zones])
        self.act_count = len(names)
        self._names = {name: number for number, name in enumerate(names)}
        self._zeros = array("h", bytes(2 * size))

    # The table

    def write(self, table: Table[Any], seat: int, row: array[int], at: int) -> None:
        """Write what a seat sees into a row, from this place on. It may be a view's table or the table itself."""
        row[at : at + self.size] = self._zeros
        self._write(table, seat, row, at, [NOTHING] * self.slots)

    def look(self, table: Table[Any], sight: Sight) -> None:
        """Bring what a seat was told of a table up to date: only what has been replaced since is written anew."""
        if table.over:  # everything may be turned up now
            sight.forget()
        if not sight.known:
            sight.row[:] = self._zeros
            sight.values = [NOTHING] * self.slots
            sight.known = True
        else:
            self._clear(sight.row, 0, self.decision_size)
        self._write(table, sight.seat, sight.row, 0, sight.values)

    def _clear(self, row: array[int], at: int, width: int) -> None:
        row[at : at + width] = self._zeros[:width]

    def _write(self, table: Table[Any], seat: int, row: array[int], at: int, values: list[Any]) -> None:
        """Write all that differs from what was there; nothing on a table is changed, only replaced."""
        self._write_decision(table, seat, row, at)
        slot = 0
        for cells in self.of_table:
            value = getattr(table, cells.name)
            if value is not values[slot]:
                self._write_measure(cells, value, seat, row, at + cells.at, values[slot])
                values[slot] = value
            slot += 1
        seats = self.seats
        for player in getattr(table, self.seat_slot):
            ahead = (player.seat - seat) % seats
            for cells in self.of_players:
                value = getattr(player, cells.name)
                if value is not values[slot]:
                    self._write_measure(cells, value, seat, row, at + cells.at + ahead * cells.width, values[slot])
                    values[slot] = value
                slot += 1
        for zone in self.zones:
            slot = self._write_zone(zone, table, seat, row, at + zone.at, values, slot)

    def _write_decision(self, table: Table[Any], seat: int, row: array[int], at: int) -> None:
        if table.over:
            row[at] = 1
        if not table.options_of(seat):
            return
        row[at + 1] = 1
        question = table.question_of(seat)
        if isinstance(question, CardQuestion):
            row[at + 2] = self.cards.get(question.because, 0)
        number = self.questions.get(type(question).__name__)
        if number is not None:
            row[at + number] = 1

    def _write_measure(self, cells: MeasureCells, value: Any, seat: int, row: array[int], at: int, before: Any) -> None:
        if cells.plain:
            row[at] = int(value)
            return
        if before is not NOTHING:
            self._clear(row, at, cells.width)
        if value or value == 0:  # seat 0 is not nobody
            for place, n in cells.measure.cells(value, seat, self.seats):
                row[at + place] = n

    def _write_zone(
        self, cells: ZoneCells, table: Table[Any], seat: int, row: array[int], at: int, values: list[Any], slot: int
    ) -> int:
        zone = cells.zone
        if not zone.of_players:
            return self._write_held(cells, table, table, -1, seat, row, at, values, slot)
        for place, holder in enumerate(getattr(table, zone.held_by)):
            ahead = (holder.seat - seat) % cells.holders if cells.holders > 1 else place
            here = at + ahead * cells.holder_width
            slot = self._write_held(cells, table, holder, holder.seat, seat, row, here, values, slot)
        return slot

    def _write_held(
        self, cells: ZoneCells, table: Table[Any], holder: Any, owner: int, seat: int, row: array[int], at: int,
        values: list[Any], slot: int,
    ) -> int:  # fmt: skip
        """Write what one holder has in a zone; two slots remember its cards, and how many of them lie face up."""
        zone = cells.zone
        value = getattr(holder, zone.name)
        ups = getattr(holder, zone.face_up) if zone.face_up else None
        before = values[slot]
        if value is before and ups is values[slot + 1]:
            return slot + 2
        values[slot] = value
        values[slot + 1] = ups
        if before is not NOTHING and before:
            self._clear(row, at, cells.holder_width)
        if value:
            seen = zone.seen
            hidden = not (seen == "all" or (seen == "owner" and owner == seat) or (zone.open_at_end and table.over))
            if zone.stacks:
                self._write_stacks(cells, value, hidden, ups, row, at)
            else:
                row[at] = len(value)
                first = self._first_seen(cells, len(value), hidden, 1 if ups is None else ups[0])
                self._count(cells, value, first, row, at + 1)
        return slot + 2

    def _write_stacks(
        self, cells: ZoneCells, stacks: Sequence[Sequence[str]], hidden: bool, ups: Any, row: array[int], at: int
    ) -> None:
        together = at + cells.stacks * cells.stack_width
        for place, stack in enumerate(stacks):
            if not stack:
                continue
            here = at + place * cells.stack_width
            row[here] = len(stack)
            first = self._first_seen(cells, len(stack), hidden, 1 if ups is None else ups[place])
            if first < len(stack):
                row[here + 1] = cells.numbers.get(stack[-1], -1) + 1
                self._count(cells, stack, first, row, together if cells.whole else here + 2)

    def _first_seen(self, cells: ZoneCells, height: int, hidden: bool, up: int) -> int:
        """The lowest card of a stack that is seen, counted from below; its height if none is."""
        if not hidden:
            return 0
        return max(0, height - up) if cells.zone.seen == "top" else height

    def _count(self, cells: ZoneCells, cards: Sequence[str], first: int, row: array[int], at: int) -> None:
        numbers = cells.numbers
        for place in range(first, len(cards)):
            number = numbers.get(cards[place], -1)
            if number < 0:
                raise LookupError(f"{cards[place]} lies in {cells.zone.name}, where the game says that it cannot")
            row[at + number] += 1

    # The options

    def number(self, key: str, seat: int) -> int:
        """The number of an act, by its key, for a seat."""
        known = self._numbers[seat]
        found = known.get(key, -1)
        if found < 0:
            name = self.act_name(key, seat, self.players)
            if name not in self._names:
                raise LookupError(f"{key!r} of seat {seat} is not in the list of acts, where it would be {name!r}")
            found = known[key] = self._names[name]
        return found

    def numbers(self, options: Sequence[Act[Any]], seat: int) -> list[int]:
        """The numbers of acts, in their order."""
        known = self._numbers[seat]
        found = []
        for act in options:
            number = known.get(act.key, -1)
            found.append(number if number >= 0 else self.number(act.key, seat))
        return found

    def write_mask(self, options: Sequence[Act[Any]], seat: int, mask: bytearray, at: int) -> None:
        """Write 1 for each act that can be chosen into a row of zeros, from this place on."""
        for number in self.numbers(options, seat):
            mask[at + number] = 1

    def act(self, options: Sequence[Act[Any]], seat: int, number: int) -> Act[Any] | None:
        """The act with this number among the options; none if it cannot be chosen."""
        known = self._numbers[seat]
        for act in options:
            found = known.get(act.key, -1)
            if (found if found >= 0 else self.number(act.key, seat)) == number:
                return act
        return None

    def known_names(self) -> Mapping[str, int]:
        """Every act by its name."""
        return self._names
