"""What is said over HTTP: games, new tables, seats, records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from regalia.engine.taking_back import UndoPolicy
from regalia.server.protocol.clocks import ClockTerms
from regalia.server.protocol.messages import Invite, Line, LogEntry, Seat, SeatKind, Sheet, Sign, State
from regalia.server.protocol.standing import Said

Nickname = Annotated[str, Meta(max_length=24)]
"""How a person is called at the table; empty only where the level of a bot says enough."""


class Failure(Struct, frozen=True):
    """The answer to whatever cannot be, with the reason."""

    error: Said


# Games


class GameOption(Struct, frozen=True):
    """Something to settle before the game. Its name is the message ``name``, its attribute ``help`` says more;
    ``balance`` is what was counted of it in games between bots.

    It is to be offered with the numbers of ``players`` alone, and if each of the options in ``needs`` has one of the
    values named there; an option that is not offered has its default.
    """

    id: str
    name: Said
    kind: Literal["yes-no", "one", "many"]
    default: bool | str | list[str]
    choices: list[str]
    players: list[int]
    needs: dict[str, list[bool | str | list[str]]]
    balance: list[Said]


class Game(Struct, frozen=True):
    """A game on the shelf, with the levels of bots that play it; ``purse`` are the counters to be seen at a glance."""

    id: str
    name: Said
    rules: int
    players: list[int]
    options: list[GameOption]
    counters: list[str]
    purse: list[str]
    levels: list[str]


class Games(Struct, frozen=True):
    """Everything the start page needs: games, languages, ready-made phrases; whether setting a table needs a code;
    under which addresses others reach this server, the best first."""

    games: list[Game]
    languages: list[str]
    phrases: list[str]
    needs_code: bool
    addresses: list[str]


class Fact(Struct, frozen=True):
    """A line about a card: «Cost», and what it is for this card."""

    name: Said
    what: Said


class Card(Struct, frozen=True):
    """A kind of card for the card browser; ``signs`` stand for its effects, by the part of the card they are on.

    ``facts`` say in words what stands on it besides its text.
    """

    id: str
    name: Said
    kind: str
    copies: int
    text: Said
    source: str
    values: dict[str, Any]
    signs: dict[str, list[Sign]]
    facts: list[Fact]


class Cards(Struct, frozen=True):
    """Every kind of card of a game."""

    game: str
    cards: list[Card]


class Lesson(Struct, frozen=True):
    """A lesson: its id, its name (whose attribute ``help`` says what one learns), and how many parts it has."""

    id: str
    name: Said
    parts: int


class Tip(Struct, frozen=True):
    """Something that is explained once in a first game: when the reader is ``asked`` the question of this id, an event
    of this id is ``told``, or the end is so ``near``; in ``objects`` «@me» stands for the reader's seat."""

    id: str
    said: Said
    asked: str
    told: str
    near: float
    objects: list[str]


class Lessons(Struct, frozen=True):
    """The lessons of a game, in the order in which one learns, and what is explained in a guided first game."""

    lessons: list[Lesson]
    guide: list[Tip]


# Tables


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


# Records and replays


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


class Notes(Struct, frozen=True):
    """All private notes of a person on a game."""

    notes: list[Note]


# The coach


class Hint(Struct, frozen=True):
    """A hint for a seat in three depths: what matters now, these two, this one and why.

    ``kind``, ``pair`` and ``best`` are keys of options; ``wins`` is how often in a hundred the seat would win from
    here.
    """

    seat: int
    wins: int
    kind: list[str]
    pair: list[str]
    best: str
    matters: list[Said]
    these_two: list[Said]
    this_one: list[Said]


class ReviewedChoice(Struct, frozen=True):
    """A choice worth talking about; for every seat ``before + skill + luck = after``.

    ``skill`` is how much worse it was than the best one, ``luck`` what chance made of it. ``better`` is what would have
    been better, if anything, and ``why`` what that would have brought.
    """

    at: int
    seat: int
    choice: Said
    better: Said | None
    why: list[Said]
    before: list[float]
    after: list[float]
    skill: list[float]
    luck: list[float]


class ReviewedSeat(Struct, frozen=True):
    """What moved the chances of a seat in all, and its costliest choices; an automa has a ``name``."""

    seat: int
    name: Said | None
    luck: float
    own_choices: float
    choices_of_others: float
    costliest: list[int]


class Review(Struct, frozen=True):
    """A finished game looked at again: how all stood before the first choice and after each, and why."""

    tries: int
    curve: list[list[float]]
    seats: list[ReviewedSeat]
    turning_points: list[int]
    choices: list[ReviewedChoice]


class Reviewing(Struct, frozen=True):
    """How far a review has come; ask again until it is there."""

    done: int
    of: int
    review: Review | None


class Health(Struct, frozen=True):
    """How the server fares: what is loaded, and its own answer time in milliseconds."""

    tables: int
    connections: int
    answers: int
    p50: float
    p95: float
    p99: float
