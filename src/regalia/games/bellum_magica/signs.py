"""What stands on a card, in pictures made from what it shows."""

from __future__ import annotations

from regalia.engine.signs import Sign, Signs, amounts
from regalia.games.bellum_magica.cards import WAYS_TO_PAY, Card, Castle, Chest, Creature, Settlement


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
    ways = reversed(WAYS_TO_PAY.get(creature, ()))
    rows = [amounts((kind, way.get(kind, 0)) for kind in ("food", "runes")) for way in ways]
    return dict(zip(("price", "other_price"), rows, strict=False))


def shields(normal: int, magic: int) -> Signs:
    """What has to be beaten."""
    return amounts((("shields", normal), ("magic_shields", magic)))
