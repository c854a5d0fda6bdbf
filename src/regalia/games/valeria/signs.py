"""What stands on a card in pictures, made from what it does."""

from __future__ import annotations

from regalia.engine.signs import BREAK, EACH, Sign, Signs, joined
from regalia.games.valeria.cards import Card, Citizen, Domain, Duke, Monster, MonsterEvent, Starter


def signs_of(card: Card) -> dict[str, Signs]:
    """The pictures on a card, by the part of it that they stand on."""
    match card:
        case Citizen() | Starter():
            return {"active": card.active.signs(), "others": card.others.signs()}
        case Monster():
            return {"reward": card.reward.signs()}
        case MonsterEvent():
            return {"rolled": card.rolled.signs(), "reward": card.reward.signs()}
        case Domain():
            return {"effect": card.effect.signs()}
        case Duke():
            resources = (Sign("amount", "vp", 1), EACH, Sign("amount", "any", card.resources_per_vp))
            lines = tuple((Sign("amount", "vp", part.vp), EACH, *part.per.signs()) for part in card.score)
            return {"score": joined((*lines, resources), BREAK)}
    raise TypeError(type(card).__name__)
