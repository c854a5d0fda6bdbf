"""A card's effect as a row of pictures, made from what it does."""

from __future__ import annotations

from regalia.engine.signs import AND, BREAK, EACH, OR, TO, Sign, Signs, amounts, joined
from regalia.games.valeria.cards import Card, Citizen, Domain, Duke, Monster, MonsterEvent, Starter
from regalia.games.valeria.deeds import (
    AddToken,
    ChangeDie,
    CheaperDomains,
    EveryoneLoses,
    GainCitizen,
    MaySlay,
    NoSurcharge,
    Return,
    Take,
    TakeMonster,
)
from regalia.games.valeria.effects import All, Choose, Exchange, Gain, GainAny, GainPer, Per, ValeriaEffect


def signs_of(card: Card) -> dict[str, Signs]:
    """The pictures on a card, by the part of it that they stand on."""
    match card:
        case Citizen() | Starter():
            return {"active": effect_signs(card.active), "others": effect_signs(card.others)}
        case Monster():
            return {"reward": effect_signs(card.reward)}
        case MonsterEvent():
            return {"rolled": effect_signs(card.rolled), "reward": effect_signs(card.reward)}
        case Domain():
            return {"effect": effect_signs(card.effect)}
        case Duke():
            resources = (Sign("amount", "vp", 1), EACH, Sign("amount", "any", card.resources_per_vp))
            lines = tuple((Sign("amount", "vp", part.vp), EACH, counted(part.per)) for part in card.score)
            return {"score": joined((*lines, resources), BREAK)}
    raise TypeError(type(card).__name__)


def effect_signs(effect: ValeriaEffect) -> Signs:
    """An effect as pictures."""
    match effect:
        case Gain():
            return gained(effect)
        case GainPer():
            return (*gained(effect), EACH, counted(effect.per))
        case GainAny():
            return (Sign("amount", "any", effect.amount),)
        case All():
            return joined(tuple(effect_signs(part) for part in effect.of), AND)
        case Choose():
            return joined(tuple(effect_signs(part) for part in effect.of), OR)
        case Exchange():
            return (*gained(effect.pay), TO, *gained(effect.gain))
        case Take():
            kinds = tuple((Sign("amount", kind, effect.up_to),) for kind in effect.kinds)
            return (Sign("icon", "take"), *joined(kinds, OR))
        case GainCitizen():
            limit = (Sign("word", f"≤ {effect.cost_up_to}"),) if effect.cost_up_to else ()
            return (Sign("card", effect.name) if effect.name else Sign("badge", effect.role or "citizen"), *limit)
        case MaySlay():
            return (Sign("icon", "slay"),)
        case TakeMonster():
            return (Sign("icon", "take"), Sign("badge", "monster"))
        case Return():
            return (Sign("badge", effect.kind), TO, Sign("amount", "vp", effect.vp))
        case ChangeDie():
            die = Sign("die", "", effect.to) if effect.to else Sign("word", f"−{-effect.by}")
            if effect.gold_per is not None:
                return (Sign("amount", "gold", 1), EACH, counted(effect.gold_per), TO, die)
            return (Sign("amount", "gold", effect.gold), TO, die) if effect.gold else (Sign("icon", "die"), die)
        case NoSurcharge():
            return (Sign("badge", "citizen"), Sign("word", "+ 0"))
        case CheaperDomains():
            return (Sign("badge", "domain"), Sign("word", f"−{effect.by}"), Sign("icon", "gold"))
        case AddToken():
            return (Sign("badge", "monster"), AND, Sign("amount", effect.kind, 1))
        case EveryoneLoses():
            lost = Gain(effect.gold, effect.strength, effect.magic)
            return (Sign("icon", "everyone"), Sign("word", "−"), *gained(lost))
    raise TypeError(type(effect).__name__)


def gained(gain: Gain | GainPer) -> Signs:
    """Resources and victory points, each with its number."""
    return amounts((("gold", gain.gold), ("strength", gain.strength), ("magic", gain.magic), ("vp", gain.vp)))


def counted(per: Per) -> Sign:
    """What an effect counts."""
    if per.cards == "named":
        return Sign("card", per.name)
    return Sign("badge", per.role or per.area or per.type or per.cards)
