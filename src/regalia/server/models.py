"""What is kept of a room: the tables of the database (its schema), and what their rows mean."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from sqlalchemy import Boolean, Column, DateTime, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, func

from regalia.engine.game import Setting
from regalia.engine.taking_back import UndoPolicy
from regalia.server.keeping.fitting import Standing
from regalia.server.protocol.bodies import Listed
from regalia.server.protocol.clocks import ClockTerms
from regalia.server.protocol.messages import SeatKind
from regalia.server.protocol.standing import Series

tables = MetaData()

rooms = Table(
    "rooms",
    tables,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(20), nullable=False),
    Column("undo", String(12), nullable=False),
    Column("known_deal", Boolean, nullable=False),
    Column("creator", String(64), nullable=False),
    Column("spectator", String(22), nullable=False),
    Column("created", Float, nullable=False),
    Column("salt", String(22), nullable=False, server_default=""),
    Column("lesson", String(60), nullable=False, server_default=""),
    Column("patience", Integer, nullable=False, server_default="120"),
    Column("clock", Text, nullable=False, server_default=""),
    Column("begun", Float),
    Column("due", Float, index=True),
    Column("person", String(22), nullable=False, server_default="", index=True),
    Column("listed", String(4), nullable=False, server_default="", index=True),
    Column("series", Text, nullable=False, server_default=""),
    Column("follows", String(22), nullable=False, server_default="", index=True),
    Column("rated", Integer, nullable=False, server_default="0", index=True),
)
seats = Table(
    "seats",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(6), nullable=False),
    Column("name", String(24), nullable=False),
    Column("level", String(40), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("invite", String(22), nullable=False),
    Column("away_since", Float),
    Column("person", String(22), nullable=False, server_default="", index=True),
    Column("crest", String(40), nullable=False, server_default=""),
    Column("tincture", String(12), nullable=False, server_default=""),
    Column("rating", Integer),
)
moves = Table(
    "moves",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", String(200), nullable=False),
    Column("back_to", Integer),
    Column("at", Float, nullable=False),
    Column("what", String(12), nullable=False, server_default=""),
)
phrases = Table(
    "phrases",
    tables,
    Column("number", Integer, primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(60), nullable=False),
    Column("at", Float, nullable=False),
    Column("text", String(300), nullable=False, server_default=""),
)
notes = Table(
    "notes",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("owner", String(64), primary_key=True),
    Column("choices", Integer, primary_key=True),
    Column("text", String(1_000), nullable=False),
    Column("written", Float, nullable=False),
)
remarks = Table(
    "remarks",
    tables,
    Column("number", Integer, primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False, index=True),
    Column("owner", String(64), nullable=False),
    Column("choices", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    Column("objects", Text, nullable=False),
    Column("written", Float, nullable=False),
)
"""What players say about a finished game, to its moments."""

chronicle = Table(
    "chronicle",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("level", String(40), nullable=False),
    Column("against", String(200), nullable=False),
    Column("options", Text, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("income", Text, nullable=False),
    Column("built", Text, nullable=False),
    Column("luck", Float),
    Column("skill", Float),
    Column("ended", Float, nullable=False, index=True),
)
"""What finished games tell of each seat, for statistics; luck and skill once somebody has had the game reviewed."""

jobs = Table(
    "jobs",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(6), primary_key=True),
    Column("watched", Boolean, nullable=False),
    Column("quick", Boolean, nullable=False),
    Column("wanted", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("taken_until", DateTime(timezone=True)),
    Column("done", Integer, nullable=False, server_default="0"),
    Column("answer", Text),
)
"""What is to be thought out by workers: about a room after so many moves, for a seat. Only used in PostgreSQL."""

standings = Table(
    "standings",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("standing", Text, nullable=False),
)
"""How each room stood when it was last looked at, to be compared when its game is played again by later rules."""

invitations = Table(
    "invitations",
    tables,
    Column("code", String(64), primary_key=True),
    Column("note", String(60), nullable=False),
    Column("made", Float, nullable=False),
    Column("until", Float),
    Column("tables", Integer),
    Column("used", Integer, nullable=False, server_default="0"),
)
"""What lets people set tables in a closed house, by the hash of a code: until when, for how many tables, how many so
far."""

daily_results = Table(
    "daily_results",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("day", String(10), nullable=False),
    Column("name", String(24), nullable=False),
    Column("level", String(40), nullable=False),
    Column("points", Integer, nullable=False),
    Column("rival", Integer),
    Column("won", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_daily_results_day", "day", "game"),
)
"""How people fared in the daily kingdoms, for those who want it to be known."""

ways = Table(
    "ways",
    tables,
    Column("id", String(22), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("kind", String(4), nullable=False),
    Column("address", String(1_000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("link", String(300), nullable=False),
    Column("secret", String(22), nullable=False, unique=True),
    Column("confirmed", Float),
    Column("created", Float, nullable=False),
)
"""How people want to be told that it is their turn: a browser (push) or a mail address; off until it is confirmed."""
watches = Table(
    "watches",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("owner", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("seen", Integer, nullable=False, server_default="-1"),
)
"""Whose turns a person wants to be told of: the seats of this owner at a table, or those of the person themselves.
``seen`` is the last move after which somebody looked whose turn it is."""
alerts = Table(
    "alerts",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("way", String(22), primary_key=True),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("taken_until", Float),
    Column("done", Float),
    Index("ix_alerts_due", "done", "due"),
)
"""What is to be told: that a seat is asked that last chose with the move ``turn``. One for each turn and way."""
house_keys = Table(
    "house_keys",
    tables,
    Column("name", String(20), primary_key=True),
    Column("key", Text, nullable=False),
    info={"by_itself": True},
)
"""What the house proves itself with; all servers on a database share it."""


persons = Table(
    "persons",
    tables,
    Column("id", String(22), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("crest", String(40), nullable=False),
    Column("tincture", String(12), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, index=True),
)
"""People who are known by a key beyond one table; of the key only a hash is kept."""

knocks = Table(
    "knocks",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("person", String(22), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("declined", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""Who asks to join a table of the lobby."""

ratings = Table(
    "ratings",
    tables,
    Column("person", String(22), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
rating_changes = Table(
    "rating_changes",
    tables,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(22), nullable=False, index=True),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""What finished games did to the ratings of those who played."""

OF_PERSONS: tuple[Table, ...] = (knocks, ratings, rating_changes, ways, watches)
"""The tables with a column ``person`` whose rows go when that person goes, or is found to be another."""


@dataclass
class StoredSeat:
    """A seat as it is kept: whose it is by the hash of a secret, or the secret with which it can be taken."""

    kind: SeatKind
    name: str
    level: str = ""
    owner: str = ""
    invite: str = ""
    away_since: float | None = field(default=None, compare=False)
    """When the person was last there; nothing while they are."""
    person: str = ""
    """The id of the person, if they are known beyond this table."""
    crest: str = ""
    tincture: str = ""
    rating: int | None = field(default=None, compare=False)
    """What somebody was rated when they sat down at a rated table."""


@dataclass(frozen=True)
class Move:
    """A line in the history of a room (an event): a seat chose a key, or went back to the table after some choices;
    or, with ``what``, something that happened beside the game (``affairs.py``)."""

    seat: int
    key: str
    back_to: int | None = None
    what: str = ""
    at: float = field(default_factory=time.time, compare=False)


@dataclass(frozen=True)
class StoredLine:
    """What a seat said: a phrase by its message id, or a text."""

    number: int
    seat: int
    phrase: str
    text: str
    at: float


@dataclass
class StoredRoom:
    """A room as it is kept; its table follows from game, options, seed and moves."""

    id: str
    game: str
    rules: int
    options: dict[str, Setting]
    seed: int
    undo: UndoPolicy
    known_deal: bool
    creator: str
    spectator: str
    created: float
    seats: list[StoredSeat]
    moves: list[Move] = field(default_factory=list)
    lines: list[StoredLine] = field(default_factory=list)
    touched: float = 0.0
    salt: str = ""
    """With it the deal is sealed."""
    lesson: str = ""
    """The lesson of the game that is given here, a puzzle («puzzle/…») or the day it is for («daily/…»), if any."""
    patience: int = 120
    """So many seconds somebody may be away before the others may ask a bot to play for them."""
    clock: ClockTerms | None = None
    """How long everybody may think."""
    begun: float | None = None
    """Since when that is counted: when all had sat down."""
    due: float | None = None
    """When a server must look at the clock."""
    person: str = ""
    """The id of the person who set the table, if they are known."""
    listed: Listed = ""
    """Whether the table stands in the lobby."""
    series: Series | None = None
    """The series that this game is part of, as it stood before it."""
    follows: str = ""
    """The table after which the same company plays here."""
    rated: int = 0
    """Whether the game is rated: 1 before that has happened, 2 when it has."""

    standing: Standing | None = None
    """How it stood when that was last noted."""

    def choices(self, moment: int | None = None) -> list[Move]:
        """The choices in force, or those that were after so many moves: those that nobody took back."""
        in_force: list[Move] = []
        for move in self.moves[:moment]:
            if move.back_to is not None:
                del in_force[move.back_to :]
            elif not move.what:
                in_force.append(move)
        return in_force
