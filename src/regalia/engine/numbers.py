"""What a game declares so that a table can be told in numbers: which slots count, what can lie where, and every act.

Programs that learn want a row of numbers of fixed length in place of a table, and a number in place of an act. Counters
and zones are declared anyway; a game adds here what else its table shows, and which cards each zone can hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

import msgspec
from mypy_extensions import mypyc_attr

from regalia.engine.effects import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Measure:
    """One slot or property of a table or a player as numbers. ``entries`` names each of them."""

    __slots__ = ("entries", "name")
    kind: ClassVar[str] = "number"

    def __init__(self, name: str, entries: tuple[str, ...] = ("",)) -> None:
        self.name = name
        self.entries = entries

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        """The entries that are not zero, each by its place, for a seat that looks."""
        return ((0, int(value)),)


class Number(Measure):
    """A number, or yes and no."""

    __slots__ = ()


class Row(Measure):
    """Several numbers in a fixed order."""

    __slots__ = ()
    kind = "numbers"

    def __init__(self, name: str, *entries: str) -> None:
        super().__init__(name, entries)

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        return [(at, int(n)) for at, n in enumerate(value) if n]


class Word(Measure):
    """One of several words: 1 for the one that it is. A word that is not among them is none of them."""

    __slots__ = ("places",)
    kind = "one of"

    def __init__(self, name: str, words: Iterable[str]) -> None:
        super().__init__(name, tuple(words))
        self.places = {word: at for at, word in enumerate(self.entries)}

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        at = self.places.get(str(value))
        return () if at is None else ((at, 1),)


class Words(Word):
    """How often each of several words is there."""

    __slots__ = ()
    kind = "how many of each"

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        counts: dict[int, int] = {}
        for word in value:
            at = self.places.get(str(word))
            if at is not None:
                counts[at] = counts.get(at, 0) + 1
        return counts.items()


class Amounts(Word):
    """A number for each of several words."""

    __slots__ = ()
    kind = "how many of each"

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        return [(self.places[word], n) for word, n in value.items() if word in self.places]


class Places(Measure):
    """Words in a fixed order of places, each as its number in the list: 1 for the first word, 0 for none."""

    __slots__ = ("numbers", "words")
    kind = "which at each place"

    def __init__(self, name: str, places: int, words: Iterable[str]) -> None:
        super().__init__(name, tuple(str(place + 1) for place in range(places)))
        self.words = tuple(words)
        self.numbers = {word: at + 1 for at, word in enumerate(self.words)}

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        pairs = value.items() if isinstance(value, Mapping) else enumerate(value)
        return [(at, self.numbers[word]) for at, word in pairs if word in self.numbers and at < len(self.entries)]


class SeatOf(Measure):
    """A seat, counted from the one that looks: 1 for oneself, 2 for the next, 0 for nobody."""

    __slots__ = ()
    kind = "seat"

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        return () if value < 0 else ((0, (value - seat) % seats + 1),)


class SeatsOf(Measure):
    """Several seats in a fixed order of places, counted in the same way."""

    __slots__ = ()
    kind = "seats"

    def __init__(self, name: str, places: int) -> None:
        super().__init__(name, tuple(str(place + 1) for place in range(places)))

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        return [(at, (owner - seat) % seats + 1) for at, owner in enumerate(value) if owner >= 0]


class RowsOfSeats(Measure):
    """The same numbers of every seat, one row after the other, counted in the same way: first those of the one that
    looks."""

    __slots__ = ("width",)
    kind = "numbers"

    def __init__(self, name: str, places: int, *entries: str) -> None:
        super().__init__(name, tuple(f"+{place}.{entry}" for place in range(places) for entry in entries))
        self.width = len(entries)

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        return [
            ((owner - seat) % seats * self.width + at, int(n))
            for owner, row in enumerate(value)
            for at, n in enumerate(row)
            if n
        ]


NO_CARDS: Mapping[str, tuple[str, ...]] = {}


class Numbers:
    """All that a game adds to its zones and counters: measures of the table and of each player, and what zones hold.

    ``seats`` is the slot of the table with everybody who has a board; automas may sit there too. A zone that is not in
    ``holds`` can hold every card of the box, one in ``unsaid`` is told by a measure and not card by card.
    """

    __slots__ = ("holds", "of_players", "of_table", "seats", "unsaid")

    def __init__(
        self,
        of_table: tuple[Measure, ...] = (),
        of_players: tuple[Measure, ...] = (),
        holds: Mapping[str, tuple[str, ...]] = NO_CARDS,
        unsaid: tuple[str, ...] = (),
        seats: str = "players",
    ) -> None:
        self.of_table = of_table
        self.of_players = of_players
        self.holds = holds
        self.unsaid = unsaid
        self.seats = seats


def choices_in(because: str, thing: object) -> Iterator[str]:
    """The keys of all alternatives in an effect, or in all effects of a card, that a player could be asked for."""
    if isinstance(thing, Effect):
        try:
            acts = thing.choices(because)
        except NotImplementedError:
            acts = ()
        yield from [act.key for act in acts]
        for value in thing.values().values():
            yield from choices_in(because, value)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from choices_in(because, getattr(thing, name))
    elif isinstance(thing, Mapping):
        for value in thing.values():
            yield from choices_in(because, value)
    elif isinstance(thing, tuple | list):
        for value in thing:
            yield from choices_in(because, value)


def seat_ahead(other: int, seat: int, seats: int) -> str:
    """How another seat is named in a list of acts that is the same for everybody: «+1» is the next one."""
    return f"+{(other - seat) % seats}"


def others(seats: int) -> tuple[str, ...]:
    """All other seats, named in this way."""
    return tuple(f"+{n}" for n in range(1, seats))
