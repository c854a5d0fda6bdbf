"""What happened at the table, for the log, the animation and the statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from mypy_extensions import mypyc_attr

Told = int | str | tuple[str, ...]
"""A number, a card id, a seat number, or several card ids; the argument's name says which (see ``Event``)."""

Kind = Literal["plain", "gain", "loss", "roll"]
"""How an event moves what is seen: dice are thrown, the counters that it names rise or fall, or neither."""


@mypyc_attr(serializable=True)
class Event:
    """One thing that happened: its message id, the seat it happened to or who did it, its kind, and the details.

    The names of the details say what they are: ``card``, ``cards`` and ``because`` are card ids, ``seat`` and
    ``other`` are seats, ``source`` and ``target`` are object ids that something moved between, all else are numbers
    or words.
    """

    __slots__ = ("details", "kind", "seat", "what")

    def __init__(self, what: str, seat: int, details: Mapping[str, Told], kind: Kind = "plain") -> None:
        self.what = what
        self.seat = seat
        self.details = details
        self.kind = kind

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.what, self.seat, self.details) == (
            other.what,
            other.seat,
            other.details,
        )

    def __hash__(self) -> int:
        return hash((self.what, self.seat))

    def __repr__(self) -> str:
        return f"Event({self.what!r}, {self.seat}, {dict(self.details)!r})"


NOBODY: Final = -1
"""The seat of an event that no seat caused."""


def heard_by(event: Event, seat: int) -> bool:
    """Whether a seat is told of an event: what the engine answered for a seat is that seat's own affair."""
    return event.what != "forced" or event.seat == seat
