"""What is said over HTTP of the games on the shelf: their options, cards and lessons."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from regalia.server.protocol.messages import Sign
from regalia.server.protocol.standing import Said


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
    under which addresses others reach this server, the best first; whether games can be rated here."""

    games: list[Game]
    languages: list[str]
    phrases: list[str]
    needs_code: bool
    addresses: list[str]
    rates: bool


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
