"""The box: crews for the race and cargoes for the holds."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal

import msgspec

from regalia.engine.card_files import read_cards
from regalia.engine.effects import Effect
from windfall.effects import VOCABULARY

Goods = Literal["spice", "silk", "tea", "pearls"]


class Crew(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A crew that one sends to the race."""

    id: str
    strength: int


class Cargo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one loads: goods of a kind, and what happens then."""

    id: str
    goods: Goods
    copies: int
    effect: Effect[Any]


FOLDER = files("windfall") / "cards"
CREWS = read_cards(FOLDER / "crews.toml", Crew, VOCABULARY)
CARGOES = read_cards(FOLDER / "cargoes.toml", Cargo, VOCABULARY)
