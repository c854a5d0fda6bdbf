"""What is said over HTTP of what was played: records, the past of a table, its log, its lines and notes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from regalia.server.protocol.messages import Line, LogEntry, Sheet, State
from regalia.server.protocol.standing import Said


class CheckRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A game file to be played again."""

    record: str


class RecordSeat(Struct, frozen=True):
    """A seat of a record."""

    name: str
    level: str


class RecordChecked(Struct, frozen=True):
    """A record that was played again from beginning to end without a misfit."""

    game: str
    rules: int
    seats: list[RecordSeat]
    choices: int
    remarks: int
    over: bool
    sheets: list[Sheet]
    winners: list[int]


class Chosen(Struct, frozen=True):
    """The choice that led to a moment of the past; its label says it in words."""

    seat: int
    key: str
    label: Said


class Past(Struct, frozen=True):
    """The table as it stood after a number of choices, with what the last of them brought about."""

    state: State
    entry: LogEntry | None
    chosen: Chosen | None


class ExampleStep(Struct, frozen=True):
    """A moment of an example turn, and what there is to see."""

    past: Past
    words: Said


class Example(Struct, frozen=True):
    """The example turn of a game's rules."""

    steps: list[ExampleStep]


class Log(Struct, frozen=True):
    """Entries of the log from choice number ``log_from`` on, of so many choices in all."""

    choices: int
    log_from: int
    log: list[LogEntry]


class Talked(Struct, frozen=True):
    """Lines that were said before those one knows, in their order; ``more``: whether there were others before them."""

    lines: list[Line]
    more: bool


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """A private note on the game after so many choices; without text there is none."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: Annotated[str, Meta(max_length=2_000)]


class WriteRemark(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be said about a game after so many choices, or in place of an earlier remark; without text that one
    is taken away."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: Annotated[str, Meta(max_length=1_000)]
    objects: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = []
    number: int | None = None


class Remark(Struct, frozen=True):
    """What somebody said about a game after so many choices; the seat is negative where it is not known who it was.
    Each object is pointed at; two with «>» between them are an arrow."""

    number: int
    at: int
    seat: int
    text: str
    objects: list[str]
    mine: bool


class Remarks(Struct, frozen=True):
    """All that was said about a game, in its order."""

    remarks: list[Remark]


class Notes(Struct, frozen=True):
    """All private notes of a person on a game."""

    notes: list[Note]
