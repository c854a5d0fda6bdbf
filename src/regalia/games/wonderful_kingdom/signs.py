"""A card's values and effects as rows of pictures, made from what it does."""

from __future__ import annotations

from collections import Counter

from regalia.engine.signs import BREAK, EACH, TO, Sign, Signs, amounts, joined
from regalia.games.wonderful_kingdom.cards import (
    Advisor,
    Calamity,
    Card,
    Development,
    DuchyCard,
    Menace,
    Points,
    Quest,
    Step,
    Treasure,
)


def signs_of(card: Card) -> dict[str, Signs]:
    """The pictures on a card, by the part of it that they stand on."""
    match card:
        case Development():
            rows = {
                "cost": amounts(card.cost.items()),
                "recycling": (Sign("amount", card.recycling, 1),),
                "production": produced(card),
                "points": points(card.points),
                "bonus": card.bonus.signs() if card.bonus is not None else (),
            }
            return {part: row for part, row in rows.items() if row}
        case Treasure():
            return {"recycling": amounts(Counter(card.recycling).items())}
        case Calamity():
            return {"points": (Sign("amount", "points", card.points),)}
        case Menace():
            rows = {
                "price": (Sign("amount", "soldiers", card.price),),
                "points": (Sign("amount", "points", card.points),),
                "effect": card.effect.signs() if card.effect is not None else (),
            }
            return {part: row for part, row in rows.items() if row}
        case Advisor():
            return {"effect": (Sign("amount", "soldiers", card.price), TO, *card.effect.signs())}
        case DuchyCard():
            rows = {"production": amounts(card.production.items()), "points": points(card.points)}
            return {part: row for part, row in rows.items() if row}
        case Quest():
            return {"two_players": steps(card.two_players), "solo": steps(card.solo)}
    raise TypeError(type(card).__name__)


def produced(card: Development) -> Signs:
    """What a card produces."""
    if card.multiplied is not None:
        return Sign("amount", card.multiplied.resource, 1), EACH, Sign("badge", card.multiplied.per)
    return amounts(card.production.items())


def points(of: Points) -> Signs:
    """What a card scores."""
    if of.per is not None:
        return Sign("amount", "points", of.each), EACH, Sign("badge", of.per)
    return (Sign("amount", "points", of.flat),) if of.flat else ()


def steps(of: tuple[Step, ...]) -> Signs:
    """The steps of a quest board, one below the other."""
    return joined((step_signs(step) for step in of), BREAK)


def step_signs(step: Step) -> Signs:
    """What a step of a quest costs and gives."""
    first = (Sign("word", "1."),) if step.first_only else ()
    return *amounts(step.pay.items()), TO, *first, *step.reward.signs()
