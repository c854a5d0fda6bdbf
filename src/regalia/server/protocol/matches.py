"""What joins games and people beyond one table: the lobby, series, ratings."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from regalia.engine.taking_back import UndoPolicy
from regalia.server.protocol.bodies import Listed, Nickname
from regalia.server.protocol.clocks import ClockTerms
from regalia.server.protocol.messages import Seat


class Listing(Struct, frozen=True, forbid_unknown_fields=True):
    """The host lets a table stand in the lobby, where people ask to join or may sit down at once; or not any more."""

    listed: Listed


class OpenTable(Struct, frozen=True):
    """A table in the lobby, with the conditions on which is played there."""

    table: str
    game: str
    listed: Listed
    seats: list[Seat]
    options: dict[str, bool | str | list[str]]
    undo_policy: UndoPolicy
    clock: ClockTerms | None
    rated: bool
    best_of: int
    created: float


class Visitor(Struct, frozen=True):
    """Somebody who has the lobby open, or knocks at a table; ``id`` is good for that table alone."""

    id: str
    name: str
    crest: str
    tincture: str
    rating: int | None = None


class Lobby(Struct, frozen=True):
    """The open tables of this server, the newest first, and who is here."""

    tables: list[OpenTable]
    here: list[Visitor]


class Knock(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to join a table of the lobby."""

    name: Nickname


class Knocked(Struct, frozen=True):
    """What came of it: one sits there, the host has not answered yet, has said no, or nobody knows of it."""

    answer: Literal["seated", "waiting", "declined", "none"]


class Admit(Struct, frozen=True, forbid_unknown_fields=True):
    """The host lets somebody in who knocked, or not."""

    id: Annotated[str, Meta(max_length=22)]
    admit: bool


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """The same company plays once more, everybody one seat further: with the same deal, or with another."""

    deal: Literal["same", "new"]


class NextTable(Struct, frozen=True):
    """The table at which the same company plays on."""

    table: str


class PersonsRating(Struct, frozen=True):
    """What a person is rated in a game: in 95 of 100 cases the truth is not further off than ``error``."""

    game: str
    points: int
    error: int
    games: int


class PersonsRatings(Struct, frozen=True):
    """A person's ratings, game by game, and what the bots are rated there."""

    ratings: list[PersonsRating]
    bots: dict[str, dict[str, int]]
