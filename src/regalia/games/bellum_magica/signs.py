"""A card's icons as rows of pictures, made from what it shows."""

from __future__ import annotations

from regalia.engine.signs import Sign, Signs, amounts
from regalia.games.bellum_magica.cards import Card, Castle, Chest, Creature, Settlement
from regalia.games.bellum_magica.effects import BellumEffect, Gain, War, Work


def signs_of(card: Card) -> dict[str, Signs]:
    """The pictures on a card by the part of it they stand on; ``work_1`` is the left side of the row for a rolled 1."""
    match card:
        case Castle():
            return {"shields": shields(card.shield, card.magic_shield), **wings(card)}
        case Creature():
            return {**wings(card), "bonus": gained(card.bonus)} if card.bonus is not None else wings(card)
        case Settlement():
            return {"shields": shields(card.shield, card.magic_shield), "loot": gained(card.loot)}
        case Chest():
            return {"value": (Sign("amount", card.kind, card.value),)}
    raise TypeError(type(card).__name__)


def wings(card: Castle | Creature) -> dict[str, Signs]:
    """The rows of both sides; an empty row is left out."""
    rows = {f"work_{face}": icons(row) for face, row in enumerate(card.work, 1)}
    rows |= {f"war_{face}": icons(row) for face, row in enumerate(card.war, 1)}
    return {part: row for part, row in rows.items() if row}


def icons(row: Work | War) -> Signs:
    """The icons of one row."""
    return amounts(row.values().items())


def gained(effect: BellumEffect) -> Signs:
    """What loot and bonus tokens give."""
    assert isinstance(effect, Gain)
    return amounts(effect.values().items())


def shields(normal: int, magic: int) -> Signs:
    """What has to be beaten."""
    return amounts((("shields", normal), ("magic_shields", magic)))
