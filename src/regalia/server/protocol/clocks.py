"""What is said about time at a table: on which terms the clock runs, and how it stands."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class ClockTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """So many seconds for each turn, and once for the whole game so many in the ``bank``; when both are used up, a bot
    of a level plays on."""

    turn: Annotated[int, Meta(ge=1, le=2_592_000)]
    level: Annotated[str, Meta(max_length=40)]
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeatClock(Struct, frozen=True):
    """How a seat's clock stands: running ``since`` then, if it does (seconds since 1970 by the server's clock); so many
    seconds of this turn were ``spent`` before; and what the ``bank`` held when the turn began."""

    since: float | None
    spent: float
    bank: float


class Clock(Struct, frozen=True):
    """The clock of a table: its terms, and how each seat's stands."""

    turn: int
    bank: int
    level: str
    seats: list[SeatClock]
