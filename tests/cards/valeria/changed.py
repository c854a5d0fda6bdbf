"""Cards whose file says something else: what a card does must follow."""

from __future__ import annotations

import tomllib
from functools import partial
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from regalia.engine.card_files import decode_part
from regalia.games.valeria import cards as box
from regalia.games.valeria import harvesting
from regalia.games.valeria.cards import Card, Citizen, Domain, Duke, Monster, MonsterEvent

DECKS: tuple[tuple[str, type[Card], dict[str, Any]], ...] = (
    ("citizens", Citizen, box.CITIZENS),
    ("monsters", Monster, box.MONSTERS),
    ("events", MonsterEvent, box.EVENTS),
    ("domains", Domain, box.DOMAINS),
    ("dukes", Duke, box.DUKES),
)


def change(patch: pytest.MonkeyPatch, card: str, **fields: object) -> None:
    """For the rest of a test a card is what its file would make of it with these fields."""
    name, kind, deck = next(row for row in DECKS if card in row[2])
    text = (files("regalia.games.valeria") / "cards" / f"{name}.toml").read_text(encoding="utf-8")
    table = {"id": card, **tomllib.loads(text)[card], **fields}
    changed: Any = msgspec.convert(table, kind, dec_hook=partial(decode_part, box.VOCABULARY))
    patch.setitem(deck, card, changed)
    if card in box.SLAYABLE:
        patch.setitem(box.SLAYABLE, card, changed)
    if isinstance(changed, Citizen):
        _change_harvest(patch, changed)


def _change_harvest(patch: pytest.MonkeyPatch, citizen: Citizen) -> None:
    """The look-up tables of the harvest are made when the cards are read; make them anew."""
    patch.setitem(harvesting.ACTIVE, citizen.id, citizen.active)
    patch.setitem(harvesting.OTHERS, citizen.id, citizen.others)
    active, others = harvesting.rows(harvesting.ACTIVE), harvesting.rows(harvesting.OTHERS)
    takers = harvesting.takers(harvesting.ACTIVE)
    for dice in box.ROLLS:
        patch.setitem(harvesting.WOKEN_ACTIVE, dice, active[dice])
        patch.setitem(harvesting.WOKEN_OTHERS, dice, others[dice])
        patch.setitem(harvesting.TAKERS, dice, takers[dice])
