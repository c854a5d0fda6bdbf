"""What cards do: the base of every game's vocabulary, and how a card file becomes effects."""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Mapping
from functools import partial
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

import msgspec

from regalia.engine.messages import Message
from regalia.engine.table import Table

T = TypeVar("T", bound=Table[Any])
C = TypeVar("C")


class Sign(NamedTuple):
    """One picture in the row that shows an effect: an amount, a badge, a card's name, an icon, a die or a mark."""

    what: Literal["amount", "badge", "card", "icon", "die", "word", "mark"]
    name: str
    n: int = 0


Signs = tuple[Sign, ...]


class Effect(Generic[T]):
    """Something a card does: a frozen record that acts at once or pushes a frame.

    ``do`` is its word in the card files; its other words are its fields.
    """

    do: ClassVar[str]

    def act(self, table: T, seat: int) -> None:
        """Let it happen to a seat."""
        raise NotImplementedError(type(self).__name__)

    def text(self) -> Message:
        """What it does, in words made from what it is."""
        raise NotImplementedError(type(self).__name__)


class CardError(Exception):
    """A card file is wrong; says the file, the card, the field and what is the matter."""


def decode_effect(vocabulary: Mapping[str, type[Effect[Any]]], kind: type, value: object) -> object:
    """The effect that a table of a card file stands for; called by msgspec wherever an effect is wanted."""
    if not (isinstance(kind, type) and issubclass(kind, Effect)):
        raise TypeError(f"no such thing in a card file: {kind}")
    if not isinstance(value, dict) or not isinstance(value.get("do"), str):
        raise ValueError('an effect is a table with the word "do"')
    word = value["do"]
    if word not in vocabulary:
        raise ValueError(f"unknown effect {word!r}; known are {', '.join(sorted(vocabulary))}")
    fields = {name: field for name, field in value.items() if name != "do"}
    chosen = vocabulary[word]
    assert dataclasses.is_dataclass(chosen)
    unknown = set(fields) - {field.name for field in dataclasses.fields(chosen)}
    if unknown:
        raise ValueError(f"effect {word!r} has no field {sorted(unknown)[0]!r}")
    try:
        return msgspec.convert(fields, chosen, dec_hook=partial(decode_effect, vocabulary))
    except msgspec.ValidationError as error:
        raise ValueError(f"effect {word!r}: {error}") from None


def read_cards(file: Traversable, kind: type[C], vocabulary: Mapping[str, type[Effect[Any]]]) -> dict[str, C]:
    """The cards of one file, each decoded on its own so that an error names file, card and field."""
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CardError(f"{file.name}: {error}") from None
    cards: dict[str, C] = {}
    for id, fields in tables.items():
        try:
            if not isinstance(fields, dict):
                raise ValueError("a card is a table")
            cards[id] = msgspec.convert({"id": id, **fields}, kind, dec_hook=partial(decode_effect, vocabulary))
        except (msgspec.ValidationError, ValueError) as error:
            raise CardError(f"{file.name}: [{id}] {error}") from None
    return cards
