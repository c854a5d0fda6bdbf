"""What the server says over the WebSocket of a table. The web client's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from regalia.engine.taking_back import UndoPolicy
from regalia.server.protocol.clocks import Clock
from regalia.server.protocol.standing import (
    LessonStep,
    Nearness,
    PuzzleStep,
    RatingChange,
    Running,
    Said,
    Series,
    SheetLine,
    TableFact,
)

Detail = int | str | list[str]
"""A number, a word or card id, or several card ids."""

SeatKind = Literal["person", "bot", "open"]
Gone = Literal["left", "conceded", "removed"]
"""How somebody is gone whose seat a bot plays now."""
Ended = Literal["conceded", "agreed", "unfinished", "rules"]
"""How a game ended before its end: all others conceded, the points count as they stand, or nothing counts; or it does
not fit the rules of today, by which it can only be looked at."""
Proposed = Literal["bot", "end", "unfinished"]
"""What can be asked for: a bot for somebody who is away, an end by agreement, or without a result."""


# What lies on the table


class Sign(Struct, frozen=True):
    """One picture in the row that shows an effect."""

    what: Literal["amount", "badge", "card", "icon", "die", "word", "mark"]
    name: str
    n: int


class Stack(Struct, frozen=True):
    """Cards on top of each other, the lowest first: so many unseen ones, and on them those that can be seen."""

    hidden: int
    cards: list[str]


class Zone(Struct, frozen=True):
    """A place for cards; its owner is a seat, or -1 for the table. Without ``stacked`` it holds a single stack."""

    name: str
    owner: int
    stacked: bool
    stacks: list[Stack]


class Player(Struct, frozen=True):
    """The open numbers on one seat's board, and whatever else of it the game shows."""

    seat: int
    counters: dict[str, int]
    shown: dict[str, Any]


class Seat(Struct, frozen=True):
    """Who sits there: a person, a bot with its level, or nobody yet. For a person a bot of level ``stand_in`` may
    play, and ``gone`` says why for good. A person without a name has let themselves be forgotten. ``crest`` and
    ``tincture`` are the picture and the colour that a person has chosen; ``rating`` is what somebody was rated who sat
    down at a rated table."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    stand_in: str
    gone: Gone | None
    crest: str = ""
    tincture: str = ""
    rating: int | None = None


# What a seat is asked


class Price(Struct, frozen=True):
    """What an act costs by counter: for this seat now, and as printed; ``because`` says why the two differ, and
    ``instead`` what could be paid in its place."""

    now: dict[str, int]
    printed: dict[str, int]
    because: list[Said]
    instead: dict[str, int] = {}


class Option(Struct, frozen=True):
    """Something that can be chosen now: what is done in one word, with which card (or «»), the objects one would point
    at, and its price."""

    key: str
    verb: str
    card: str
    label: Said
    targets: list[str]
    price: Price | None


class Barred(Option, frozen=True):
    """Something one could point at but cannot choose now, and why."""

    reason: Said


class Decision(Struct, frozen=True):
    """What a seat is asked."""

    seat: int
    prompt: Said
    options: list[Option]
    barred: list[Barred]


class Undo(Struct, frozen=True):
    """How many choices remain after one step back and after going to the start of the turn; or what blocks it.

    With ``vote`` the others at the table are asked first.
    """

    step: int | None
    turn_start: int | None
    reason: Said | None
    vote: bool


class VoteOpen(Struct, frozen=True):
    """A seat asks the others to go back to how things stood after so many choices."""

    seat: int
    choices: int
    agreed: list[int]
    missing: list[int]


class Proposal(Struct, frozen=True):
    """Somebody asks the others for something: with ``bot``, that one of a level plays for ``target``."""

    what: Proposed
    seat: int
    target: int
    level: str
    agreed: list[int]
    missing: list[int]


class Affair(Struct, frozen=True):
    """What happened beside the game after choice number ``at``: who plays for whom, who left, how it was ended."""

    at: int
    what: str
    said: Said


# How it ends and what happened


class Sheet(Struct, frozen=True):
    """A score sheet. An automa's seat has a ``name``; the others' names are those of the seats."""

    seat: int
    name: Said | None
    lines: list[SheetLine]
    total: int
    tie_break: int


class Happening(Struct, frozen=True):
    """One thing that happened: raw for the animation, with its kind, and as a message for the log."""

    what: str
    seat: int
    kind: Literal["plain", "gain", "loss", "roll"]
    details: dict[str, Detail]
    said: Said


class LogEntry(Struct, frozen=True):
    """What followed from choice number ``at``, made by a seat."""

    at: int
    seat: int
    events: list[Happening]


class Line(Struct, frozen=True):
    """What a seat said: a ready-made phrase, by its message id, or a text; when, in seconds since 1970."""

    number: int
    seat: int
    id: str
    text: str
    at: float


class State(Struct, frozen=True):
    """The whole table as this connection may see it.

    ``seen`` grows with each choice and each taking back: send it along with whatever you do. ``choices`` is the number
    of choices in force. ``viewpoint`` is the seat through whose eyes the cards are seen, -1 for a spectator's;
    ``mine`` are the seats that this connection plays. ``curtain``: on a shared screen, the decision shows things that
    only its seat may see. ``automas`` are the names of those who sit behind the players, the first of them on the seat
    after the last player's. ``known_deal``: somebody chose the seed, so the cards may be known. ``seal`` is the SHA-256
    of ``salt``, a space and ``seed``, which are told when the game is over: nobody can have dealt anew meanwhile.
    ``host`` are the seats of whoever may invite, remove and hand over. Somebody who is away for more than ``patience``
    seconds may be played for by a bot; with a ``clock`` a bot plays on for who is out of time. ``ended``: how a game
    is over that was not played to its end; ``misfit``: why it can only be looked at. ``talk``: whether anything may be
    said beside the ready-made phrases. ``series``: how the series stands that this game is part of, with this game if
    it is over; ``ratings``: what a rated game did to the ratings of those who played.
    """

    table: str
    game: str
    options: dict[str, bool | str | list[str]]
    seen: int
    choices: int
    viewpoint: int
    mine: list[int]
    waiting: bool
    over: bool
    asked: list[int]
    seats: list[Seat]
    automas: list[Said]
    zones: dict[str, Zone]
    players: list[Player]
    shown: dict[str, Any]
    facts: dict[str, TableFact]
    decision: Decision | None
    curtain: bool
    undo: Undo
    undo_policy: UndoPolicy
    vote: VoteOpen | None
    proposal: Proposal | None
    affairs: list[Affair]
    host: list[int]
    patience: int
    clock: Clock | None
    talk: bool
    ended: Ended | None
    misfit: Said | None
    sheets: list[Sheet]
    running: list[Running]
    nearness: Nearness | None
    lesson: LessonStep | None
    puzzle: PuzzleStep | None
    daily: str
    winners: list[int]
    known_deal: bool
    seed: str | None
    seal: str
    salt: str | None
    rated: bool = False
    series: Series | None = None
    ratings: list[RatingChange] = []


StateParts = Annotated[
    dict[str, Any],
    Meta(
        description="Members of State that changed. In zones, shown and facts only the entries that changed; "
        "one that is gone is null.",
        extra_json_schema={"x-typescript": "Partial<State>"},
    ),
]


class Invite(Struct, frozen=True):
    """The secret with which a person takes an open seat."""

    seat: int
    token: str


class Knocking(Struct, frozen=True):
    """Somebody from the lobby who asks the host to be let in."""

    id: str
    name: str
    crest: str
    tincture: str
    rating: int | None


class Links(Struct, frozen=True):
    """The secrets that this connection may pass on; for the host whether the table is ``listed`` in the lobby and who
    ``knocks``; for those who play, the ``next`` table of the same company, once there is one."""

    invites: list[Invite]
    spectator: str
    host: bool
    listed: Literal["", "ask", "open"] = ""
    knocks: list[Knocking] = []
    next: str = ""


# From the server


class ServerSays(Struct, frozen=True, tag_field="type"):
    """Whatever the server sends."""


class Welcome(ServerSays, frozen=True, tag="welcome"):
    """The whole state, at the beginning. ``log`` holds the latest entries, from choice number ``log_from`` on."""

    state: State
    log_from: int
    log: list[LogEntry]
    phrases: list[Line]
    links: Links


class Changed(ServerSays, frozen=True, tag="changed"):
    """What has changed. Entries of the log after ``log_kept`` choices are void; ``log`` follows on those kept."""

    seen: int
    parts: StateParts
    log_kept: int
    log: list[LogEntry]
    taken_back_by: int | None


class Refused(ServerSays, frozen=True, tag="refused"):
    """What was asked for cannot be, and why. When the sender had not seen the latest, the whole state comes along."""

    message: Said
    seen: int
    state: State | None


class Away(Struct, frozen=True):
    """Since how many seconds a person is away."""

    seat: int
    seconds: float


class Presence(ServerSays, frozen=True, tag="presence"):
    """Which seats of persons are connected now, how many spectators look on, and who is away since when."""

    seats: list[int]
    spectators: int
    away: list[Away]


class LinksChanged(ServerSays, frozen=True, tag="links"):
    """There are other secrets to pass on, or one has become the host or is not any more."""

    links: Links


class Spoken(ServerSays, frozen=True, tag="phrase"):
    """A seat says something."""

    phrase: Line


class Time(ServerSays, frozen=True, tag="time"):
    """The time of the server, in seconds since 1970: its clock runs by it, whatever time it is elsewhere."""

    now: float


class Pong(ServerSays, frozen=True, tag="pong"):
    """The answer to a ping."""

    seen: int


ServerMessage = Welcome | Changed | Refused | Presence | Spoken | LinksChanged | Time | Pong
