"""How a card file becomes cards: each decoded on its own, so that an error names file, card and field."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import partial
from importlib.resources.abc import Traversable
from typing import Any, TypeVar, get_origin

import msgspec

from regalia.engine.effects import Effect
from regalia.engine.parts import Part

C = TypeVar("C")


class CardError(Exception):
    """A card file is wrong; says the file, the card, the field and what is the matter."""


def decode_part(vocabulary: Mapping[str, type[Effect[Any]]], kind: type, value: object) -> object:
    """The part of a card that a table of its file stands for; called by msgspec wherever a part is wanted.

    Where one of several effects may stand, the table says which with the word «do».
    """
    part_kind = get_origin(kind) or kind
    if not issubclass(part_kind, Part):
        raise TypeError(f"no such thing in a card file: {kind}")
    return _decode(vocabulary, part_kind, value)


def _decode(vocabulary: Mapping[str, type[Effect[Any]]], kind: type[Part], value: object) -> Part:
    name = kind.__name__
    if issubclass(kind, Effect):
        known = {word: effect for word, effect in vocabulary.items() if issubclass(effect, kind)}
        alone = next(iter(known)) if len(known) == 1 else None
        word = value.get("do", alone) if isinstance(value, dict) else None
        if not isinstance(word, str):
            raise ValueError('an effect is a table with the word "do"')
        if word not in known:
            raise ValueError(f"unknown effect {word!r}; known are {', '.join(sorted(known))}")
        kind, name = known[word], f"effect {word!r}"
    if not isinstance(value, dict):
        raise ValueError(f"{name} is a table")
    fields = {}
    for field, part in value.items():
        if field == "do" and issubclass(kind, Effect):
            continue
        if field not in kind.fields:
            raise ValueError(f"{name} has no field {field!r}")
        try:
            fields[field] = msgspec.convert(part, kind.fields[field], dec_hook=partial(decode_part, vocabulary))
        except (msgspec.ValidationError, ValueError) as error:
            raise ValueError(f"{name}: {field}: {error}") from None
    try:
        return kind(**fields)
    except TypeError as missing:
        raise ValueError(f"{name}: {missing}") from None


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
            cards[id] = msgspec.convert({"id": id, **fields}, kind, dec_hook=partial(decode_part, vocabulary))
        except (msgspec.ValidationError, ValueError) as error:
            raise CardError(f"{file.name}: [{id}] {error}") from None
    return cards
