"""A table in numbers, as one seat sees it, and its options as numbers: the hot path of every environment, compiled.

``Encoder.write`` reads the table itself, and of each zone only what the seat may see, so that no view has to be made
for it; a property test compares with the seat's view.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
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

    __slots__ = (
        "at", "head", "holder_width", "holders", "numbers", "slot", "stack_width", "stacks", "ups_slot", "whole",
        "zone",
    )  # fmt: skip

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
        self.head = 2 if zone.stacks and shown else 1
        """How many numbers come before the counts: the height, and the topmost card of a stack that can be seen."""
        self.stack_width = self.head if self.whole else self.head + size
        self.holder_width = stacks * self.stack_width + (size if self.whole else 0)
        self.slot = self.ups_slot = -1
        """Where its cards, and how many of them lie face up, stand among what is read of a holder."""

    def end(self) -> int:
        """Where the next zone begins."""
        return self.at + self.holders * self.holder_width


class MeasureCells:
    """Where a measure of the table or of the players is told."""

    __slots__ = ("at", "measure", "name", "plain", "slot", "width")

    def __init__(self, measure: Measure, at: int, plain: bool) -> None:
        self.measure = measure
        self.name = measure.name
        self.at = at
        self.width = len(measure.entries)
        self.plain = plain
        """Whether it is one number, which needs no further reading."""
        self.slot = -1
        """Where it stands among what is read of a holder."""


class Holders:
    """The table, or all who have a board of their own: what is told of each, and how to read all of it at once."""

    __slots__ = ("count", "measures", "names", "read", "seat_slot", "zones")

    def __init__(self, seat_slot: str, count: int) -> None:
        self.seat_slot = seat_slot
        """The slot of the table that they stand in; none for the table itself."""
        self.count = count
        self.names = ["seat", "seat"] if seat_slot else ["over", "over"]
        self.measures: list[MeasureCells] = []
        self.zones: list[ZoneCells] = []
        self.read: Callable[[Any], Any] = attrgetter(*self.names)

    def add_measure(self, cells: MeasureCells) -> None:
        """A measure is told of each of them."""
        cells.slot = self._slot(cells.name)
        self.measures.append(cells)

    def add_zone(self, cells: ZoneCells) -> None:
        """A zone is told of each of them."""
        cells.slot = self._slot(cells.zone.name)
        if cells.zone.face_up:
            cells.ups_slot = self._slot(cells.zone.face_up)
        self.zones.append(cells)

    def _slot(self, name: str) -> int:
        self.names.append(name)
        self.read = attrgetter(*self.names)
        return len(self.names) - 1


class Sight:
    """What one seat was told of one table last, so that only what has changed is written anew.

    ``values`` has what was read of the table and of each holder; what lies there is replaced and never changed.
    """

    __slots__ = ("known", "row", "seat", "values")

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.row = array("h", bytes(2 * size))
        self.values: list[tuple[Any, ...]] = []
        self.known = False

    def forget(self) -> None:
        """It is another table now."""
        self.known = False


class Encoder:
    """Writes a table as a seat sees it into a row of small numbers, and the seat's options into a row of yes and no."""

    __slots__ = (
        "_names", "_nothing", "_numbers", "_zeros", "act_count", "act_name", "cards", "decision_size", "holders",
        "players", "questions", "seats", "size",
    )  # fmt: skip

    def __init__(self, players: int, seats: int, act_name: Callable[[str, int, int], str]) -> None:
        self.players = players
        self.seats = seats
        self.act_name = act_name
        self.holders: list[Holders] = [Holders("", 1)]
        """The table first, then all who have a board, by the slot that they stand in."""
        self.questions: dict[str, int] = {}
        self.cards: dict[str, int] = {}
        self.size = 0
        self.decision_size = 0
        self.act_count = 0
        self._names: dict[str, int] = {}
        self._nothing: list[tuple[Any, ...]] = []
        self._numbers: list[dict[str, int]] = [{} for _ in range(players)]
        self._zeros = array("h")

    def holders_in(self, seat_slot: str, count: int) -> Holders:
        """Those who stand in a slot of the table, so many of them."""
        for found in self.holders:
            if found.seat_slot == seat_slot:
                return found
        self.holders.append(Holders(seat_slot, count))
        return self.holders[-1]

    def settle(self, size: int, names: Sequence[str]) -> None:
        """Everything has its place: the row is so long, and these are the acts."""
        self.size = size
        self.act_count = len(names)
        self._names = {name: number for number, name in enumerate(names)}
        self._nothing = [(NOTHING,) * len(kind.names) for kind in self.holders for _ in range(kind.count)]
        self._zeros = array("h", bytes(2 * size))

    # The table

    def write(self, table: Table[Any], seat: int, row: array[int], at: int) -> None:
        """Write what a seat sees into a row, from this place on. It may be a view's table or the table itself."""
        row[at : at + self.size] = self._zeros
        self._write(table, seat, row, at, self._nothing[:])

    def look(self, table: Table[Any], sight: Sight) -> None:
        """Bring what a seat was told of a table up to date: only what has been replaced since is written anew."""
        if table.over:  # everything may be turned up now
            sight.forget()
        if not sight.known:
            sight.row[:] = self._zeros
            sight.values = self._nothing[:]
            sight.known = True
        else:
            self._clear(sight.row, 0, self.decision_size)
        self._write(table, sight.seat, sight.row, 0, sight.values)

    def _clear(self, row: array[int], at: int, width: int) -> None:
        row[at : at + width] = self._zeros[:width]

    def _write(self, table: Table[Any], seat: int, row: array[int], at: int, values: list[tuple[Any, ...]]) -> None:
        """Write all that differs from what was there."""
        self._write_decision(table, seat, row, at)
        which = 0
        for kind in self.holders:
            read = kind.read
            if not kind.seat_slot:
                now: tuple[Any, ...] = read(table)
                self._write_holder(kind, table, now, values[which], -1, 0, seat, row, at)
                values[which] = now
                which += 1
                continue
            for holder in getattr(table, kind.seat_slot):
                now = read(holder)
                owner: int = now[0]
                ahead = (owner - seat) % kind.count
                self._write_holder(kind, table, now, values[which], owner, ahead, seat, row, at)
                values[which] = now
                which += 1

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

    def _write_holder(
        self, kind: Holders, table: Table[Any], now: tuple[Any, ...], before: tuple[Any, ...], owner: int, ahead: int,
        seat: int, row: array[int], at: int,
    ) -> None:  # fmt: skip
        """Write what is told of the table or of one player, as far as it differs from what was read before."""
        for cells in kind.measures:
            value = now[cells.slot]
            old = before[cells.slot]
            if value is not old and value != old:
                self._write_measure(cells, value, seat, row, at + cells.at + ahead * cells.width, old)
        for zone in kind.zones:
            value = now[zone.slot]
            old = before[zone.slot]
            if zone.ups_slot < 0:
                if value is not old and value != old:
                    self._write_zone(zone, table, value, old, None, None, owner == seat, row, at, ahead)
            else:
                ups = now[zone.ups_slot]
                old_ups = before[zone.ups_slot]
                if value is not old or ups is not old_ups:
                    self._write_zone(zone, table, value, old, ups, old_ups, owner == seat, row, at, ahead)

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
        self, cells: ZoneCells, table: Table[Any], value: Any, before: Any, ups: Any, old_ups: Any, own: bool,
        row: array[int], at: int, ahead: int,
    ) -> None:  # fmt: skip
        """Write what one holder has in a zone, pile by pile, where it differs from what was there."""
        zone = cells.zone
        hidden = not (zone.seen == "all" or (own and zone.seen == "owner") or (zone.open_at_end and table.over))
        here = at + cells.at + ahead * cells.holder_width
        if before is NOTHING:
            before = old_ups = ()
        if not zone.stacks:
            old_up: int = 1 if not old_ups else old_ups[0]
            up: int = 1 if not ups else ups[0]
            self._write_pile(cells, tuple(value), up, tuple(before), old_up, hidden, row, here, here + cells.head)
            return
        together = here + cells.stacks * cells.stack_width
        for place in range(max(len(value), len(before))):
            pile = value[place] if place < len(value) else ()
            old = before[place] if place < len(before) else ()
            up = ups[place] if ups and place < len(ups) else 1
            old_up = old_ups[place] if old_ups and place < len(old_ups) else 1
            if pile is not old or up != old_up:
                counts = together if cells.whole else here + cells.head
                self._write_pile(cells, tuple(pile), up, tuple(old), old_up, hidden, row, here, counts)
            here += cells.stack_width

    def _write_pile(
        self, cells: ZoneCells, pile: tuple[str, ...], up: int, before: tuple[str, ...], old_up: int, hidden: bool,
        row: array[int], at: int, counts: int,
    ) -> None:  # fmt: skip
        """Write how high a pile is and its topmost card, and count what is seen of it in place of what was seen."""
        row[at] = len(pile)
        first = self._first_seen(cells, len(pile), hidden, up)
        if cells.head > 1:
            row[at + 1] = cells.numbers.get(pile[-1], -1) + 1 if first < len(pile) else 0
        self._recount(cells, pile[first:], before[self._first_seen(cells, len(before), hidden, old_up) :], row, counts)

    def _first_seen(self, cells: ZoneCells, height: int, hidden: bool, up: int) -> int:
        """The lowest card of a pile that is seen, counted from below; its height if none is."""
        if not hidden:
            return 0
        return max(0, height - up) if cells.zone.seen == "top" else height

    def _recount(
        self, cells: ZoneCells, cards: tuple[str, ...], before: tuple[str, ...], row: array[int], at: int
    ) -> None:
        """Count these cards in place of those before; what both begin and end with is counted already."""
        first, end, old_end = 0, len(cards), len(before)
        while first < end and first < old_end and cards[first] is before[first]:
            first += 1
        while end > first and old_end > first and cards[end - 1] is before[old_end - 1]:
            end -= 1
            old_end -= 1
        for place in range(first, old_end):
            row[at + self._card_number(cells, before[place])] -= 1
        for place in range(first, end):
            row[at + self._card_number(cells, cards[place])] += 1

    def _card_number(self, cells: ZoneCells, card: str) -> int:
        number = cells.numbers.get(card, -1)
        if number < 0:
            raise LookupError(f"{card} lies in {cells.zone.name}, where the game says that it cannot")
        return number

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
