"""What is said over HTTP of tables and seats; games, the past and the coach have files of their own."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from regalia.engine.taking_back import UndoPolicy
from regalia.server.protocol.clocks import ClockTerms
from regalia.server.protocol.messages import Invite, Seat, SeatKind, Sheet
from regalia.server.protocol.standing import Said

Nickname = Annotated[str, Meta(max_length=24)]
"""How a person is called at the table; empty only where the level of a bot says enough."""


Listed = Literal["", "ask", "open"]
"""Whether a table stands in the lobby: found by links alone, the host lets people in, or whoever comes sits down."""


class Failure(Struct, frozen=True):
    """The answer to whatever cannot be, with the reason."""

    error: Said


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there. Persons are played with the creator's link; open seats are taken by invitation."""

    kind: SeatKind
    name: Nickname = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set: by game, options and seats; or by a record, of which the first ``upto`` choices count; or
    for a ``lesson`` of the game, with at most one seat that says how the learner is called; «puzzle/» before it makes
    it a puzzle, and with ``upto`` one plays on freely after so many of its choices.

    With a record, ``seats`` may be empty: then those of the record sit down, persons with the creator's link.
    ``daily`` is the day («2026-11-17») whose kingdom is played, alone or with one bot; nothing else is settled then.
    ``patience``: so many seconds somebody may be away before a bot may play for them.
    ``clock``: how long all may think. ``code`` is what the host of the server gave to those who may set tables.
    ``listed``: whether it stands in the lobby. ``best_of``: the first game of a series. ``rated``: the result counts
    for the ratings of those who play; all of them must be known by a key.
    """

    game: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, bool | str | list[str]] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=12)] = []
    undo: UndoPolicy = "to-barrier"
    seed: Annotated[str, Meta(pattern="^[0-9]{1,20}$")] | None = None
    record: str | None = None
    upto: Annotated[int, Meta(ge=0)] | None = None
    lesson: Annotated[str, Meta(max_length=60)] = ""
    daily: Annotated[str, Meta(max_length=40)] = ""
    code: Annotated[str, Meta(max_length=100)] = ""
    patience: Annotated[int, Meta(ge=0, le=2_592_000)] = 120
    clock: ClockTerms | None = None
    listed: Listed = ""
    best_of: Literal[0, 3, 5] = 0
    rated: bool = False


class TableMade(Struct, frozen=True):
    """A table that was set: the creator's secret with the seats it plays, and the secrets to pass on."""

    table: str
    token: str
    mine: list[int]
    invites: list[Invite]
    spectator: str


class TableInfo(Struct, frozen=True):
    """A table in a few words, for «my games»; ``left`` are the seconds that the asking person has, if they count."""

    table: str
    game: str
    seats: list[Seat]
    mine: list[int]
    choices: int
    waiting: bool
    over: bool
    asked: list[int]
    left: float | None
    winners: list[int]
    sheets: list[Sheet]
    created: float
    touched: float
    invites: list[Invite]
    spectator: str


class InviteInfo(Struct, frozen=True):
    """What somebody sees who was invited, before sitting down: also on which conditions is played, as in ``State``."""

    table: str
    game: str
    seat: int
    seats: list[Seat]
    options: dict[str, bool | str | list[str]]
    undo_policy: UndoPolicy
    known_deal: bool
    patience: int
    clock: ClockTerms | None
    seal: str
    rated: bool = False
    best_of: int = 0


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down on an open seat."""

    invite: Annotated[str, Meta(max_length=64)]
    name: Nickname
    key: Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{22,64})?$")] = ""
    """A secret of 128 bits at least, drawn by who sits down: who asks again with it has the same seat."""


class SeatTaken(Struct, frozen=True):
    """The seat and its secret, from now on needed to play it."""

    table: str
    seat: int
    token: str


class FillSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The creator lets a bot sit down on an open seat."""

    seat: int
    level: Annotated[str, Meta(max_length=40)]
    name: Nickname = ""


class Health(Struct, frozen=True):
    """How the server fares: what is loaded, and its own answer time in milliseconds."""

    tables: int
    connections: int
    answers: int
    p50: float
    p95: float
    p99: float
