"""What stands on a card, in pictures made from what it shows."""

from __future__ import annotations

from regalia.engine.signs import Sign, Signs, amounts
from regalia.games.bellum_magica.cards import (
    EVIL,
    EVIL_FOOD,
    ULTRA_EVIL,
    ULTRA_FOOD,
    ULTRA_RUNES,
    ULTRA_RUNES_ALONE,
    Card,
    Castle,
    Chest,
    Creature,
    Settlement,
)


def signs_of(card: Card) -> dict[str, Signs]:
    """The pictures on a card by the part of it they stand on; ``work_1`` is the left side of the row for a rolled 1."""
    match card:
        case Castle():
            return {"shields": shields(card.shield, card.magic_shield), **wings(card)}
        case Creature():
            bonus = {} if card.bonus is None else {"bonus": card.bonus.signs()}
            return {**wings(card), **bonus, **prices(card.id)}
        case Settlement():
            return {"shields": shields(card.shield, card.magic_shield), "loot": card.loot.signs()}
        case Chest():
            return {"value": (Sign("amount", card.kind, card.value),)}
    raise TypeError(type(card).__name__)


def wings(card: Castle | Creature) -> dict[str, Signs]:
    """The rows of both sides; an empty row is left out."""
    rows = {f"work_{face}": row.signs() for face, row in enumerate(card.work, 1)}
    rows |= {f"war_{face}": row.signs() for face, row in enumerate(card.war, 1)}
    return {part: row for part, row in rows.items() if row}


def prices(creature: str) -> dict[str, Signs]:
    """What a creature costs, and what may be paid instead; goblins cost nothing."""
    if creature in EVIL:
        return {"price": amounts((("food", EVIL_FOOD),))}
    if creature in ULTRA_EVIL:
        mixed, runes = amounts((("food", ULTRA_FOOD), ("runes", ULTRA_RUNES))), amounts((("runes", ULTRA_RUNES_ALONE),))
        return {"price": mixed, "other_price": runes}
    return {}


def shields(normal: int, magic: int) -> Signs:
    """What has to be beaten."""
    return amounts((("shields", normal), ("magic_shields", magic)))
