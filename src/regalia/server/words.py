"""What servers and workers on one database tell each other (``NOTIFY``): that something is new, and who is where."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from regalia.server.protocol.client_messages import Pauses


class About(Struct, frozen=True, array_like=True):
    """Something about a table."""

    table: str


class Moved(About, frozen=True, array_like=True, tag="moved"):
    """Its history has come to this number."""

    number: int


class Seated(About, frozen=True, array_like=True, tag="seated"):
    """Somebody sat down or has another name."""


class Spoken(About, frozen=True, array_like=True, tag="spoken"):
    """A seat said a phrase, or a text."""

    server: str
    seat: int
    phrase: str
    text: str = ""
    number: int = 0
    at: float = 0.0


class There(About, frozen=True, array_like=True, tag="there"):
    """These seats, and so many onlookers, have it open through that server."""

    server: str
    seats: tuple[int, ...]
    spectators: int
    looking: tuple[int, ...] = ()
    """Of the seats, those whose page is in view."""


class WhoIsThere(About, frozen=True, array_like=True, tag="who"):
    """A server has just opened it and wants to know what is not in the database."""

    server: str


class Asking(About, frozen=True, array_like=True, tag="asking"):
    """At a moment a seat asks others whether it may go back; some have agreed."""

    server: str
    moment: int
    seat: int
    choices: int
    missing: tuple[int, ...]
    agreed: tuple[int, ...]
    bots_wait: bool


class Voted(About, frozen=True, array_like=True, tag="voted"):
    """Seats have answered such a question."""

    server: str
    moment: int
    seats: tuple[int, ...]
    agree: bool


class Pausing(About, frozen=True, array_like=True, tag="pausing"):
    """When seats want to be asked."""

    server: str
    seats: tuple[int, ...]
    when: Pauses


class Wanted(About, frozen=True, array_like=True, tag="wanted"):
    """Something about it is to be thought out."""


class Answered(About, frozen=True, array_like=True, tag="answered"):
    """Something about it, after so many moves, was thought out."""

    number: int
    seat: int
    kind: str


class Spent(Struct, frozen=True, array_like=True, tag="spent"):
    """Somebody has asked for something that is counted."""

    server: str
    wish: str
    who: str
    share: int


class AtWork(Struct, frozen=True, array_like=True, tag="work"):
    """So many long things are being thought out for somebody through that server."""

    server: str
    who: str
    count: int


class Alive(Struct, frozen=True, array_like=True, tag="alive"):
    """A server is still there."""

    server: str


AboutTables = Moved | Seated | Spoken | There | WhoIsThere | Asking | Voted | Pausing | Wanted | Answered
Word = AboutTables | Spent | AtWork | Alive

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Word)


def written(word: Word) -> str:
    """A word as it goes over the wire."""
    return _encoder.encode(word).decode()


def heard(text: str) -> Word:
    """A word that came over the wire; refuses what is none."""
    word: Word = _decoder.decode(text)
    return word
