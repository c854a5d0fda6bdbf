"""What is said over HTTP about people: how they look, which games are theirs, and the key that opens them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from regalia.server.protocol.bodies import Nickname

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
"""A person's key: 128 bits as URL-safe Base64."""
Crest = Annotated[str, Meta(pattern="^[a-z0-9-]{0,40}$")]
"""The name of the picture on a shield; without one the nickname chooses."""
Colour = Literal["", "azure", "gules", "vert", "purpure", "tenne", "sable", "or", "cendree"]
"""The colour that a person would like to have at a table; without one the seat chooses."""


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """How a person is called and looks at the tables that they sit down at from now on; crest and colour also at
    those where they sit."""

    name: Nickname = ""
    crest: Crest = ""
    tincture: Colour = ""


class Person(Struct, frozen=True):
    """A person as they know themselves."""

    name: str
    crest: str
    tincture: str
    made: float


class OldGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the secret of a seat there or of who set it."""

    table: Annotated[str, Meta(max_length=22)]
    token: Annotated[str, Meta(max_length=64)]


class OldGames(Struct, frozen=True, forbid_unknown_fields=True):
    """Games that a browser has secrets for, and that shall be the person's from now on."""

    games: Annotated[list[OldGame], Meta(max_length=200)]


class PersonsGame(Struct, frozen=True):
    """A table that a person sits at or has set."""

    table: str
    game: str
    created: float


class PersonsGames(Struct, frozen=True):
    """All games of a person, the newest first."""

    games: list[PersonsGame]


class OtherKey(Struct, frozen=True, forbid_unknown_fields=True):
    """Another key: the new one, or that of the same person on another device."""

    key: Key


class KeyInWords(Struct, frozen=True):
    """A key as twelve words."""

    words: list[str]


class TypedWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Twelve words as somebody typed them."""

    words: Annotated[str, Meta(max_length=1_000)]


class KeyFound(Struct, frozen=True):
    """The key that twelve words stand for, and how its person is called."""

    key: str
    name: str
