"""Effects of cards and boards as rows of pictures, made from what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regalia.engine.signs import AND, BREAK, EACH, OR, TO, Sign, Signs, joined
from regalia.games.viscounts.cards import Card, ClericBonus, Manuscript, PlayerCard, Scheme, Score, Townsfolk
from regalia.games.viscounts.effects import (
    All,
    Choose,
    Destroy,
    Discard,
    DismissForFree,
    Flip,
    Gain,
    GainScheme,
    Hire,
    MoveWorker,
    PlaceBuilding,
    Rearrange,
    Shuffle,
    TakeManuscript,
    ViscountsEffect,
    Workers,
)
from regalia.games.viscounts.modifiers import (
    CURRENCY,
    ICON,
    Action,
    FirstCountsDouble,
    Icon,
    MerchantsCount,
    ResourcesCount,
    SilverCounts,
)
from regalia.games.viscounts.words import KINDS

BADGES: Final[tuple[str, ...]] = ("virtue", "corruption")
"""What is gained step by step and shown as often as it is gained."""
ICON_OF: Final[dict[Action, str]] = {
    "trade": "merchant",
    "construct": "builder",
    "workers": "noble",
    "transcribe": "cleric",
}


def signs_of(card: Card) -> dict[str, Signs]:
    """The pictures on a card, by the part of it that they stand on."""
    match card:
        case Townsfolk():
            parts = {"ability": card.effect, "bonus": card.bonus}
            return {part: effect_signs(effect) for part, effect in parts.items() if effect is not None}
        case Manuscript():
            if card.effect is not None:
                return {"effect": effect_signs(card.effect)}
            assert card.score is not None
            return {"score": score_signs(card.score)}
        case PlayerCard():
            return {"gain": effect_signs(card.gain), "extra": effect_signs(card.extra)}
        case ClericBonus():
            return {"icons": icon_signs(card.icons)}
        case Scheme():
            tries = tuple(
                effect_signs(option.effect) if option.effect is not None else (Sign("icon", option.action),)
                for option in card.options
            )
            move = Sign("icon", "move"), Sign("word", str(card.move))
            return {"gain": (*effect_signs(card.gain), BREAK, *move), "tries": joined(tries, OR)}
    raise TypeError(type(card).__name__)


def effect_signs(effect: ViscountsEffect) -> Signs:
    """An effect as pictures."""
    match effect:
        case Gain():
            return gain_signs(effect.parts)
        case Flip(what="any"):
            return counted("flip", effect.n)
        case Flip():
            return Sign("icon", "flip"), Sign("amount", f"{effect.what}s", effect.n)
        case Discard() | Destroy():
            return counted(effect.do, effect.n)
        case Rearrange() | Shuffle() | Hire() | MoveWorker() | GainScheme() | DismissForFree():
            return (Sign("icon", effect.do),)
        case Workers():
            return counted("worker", effect.n)
        case PlaceBuilding():
            return (Sign("badge", effect.type),)
        case TakeManuscript():
            return Sign("icon", "manuscript"), Sign("word", "/".join(str(cost) for cost in effect.costs))
        case All():
            return joined(tuple(effect_signs(part) for part in effect.of), AND)
        case Choose():
            return joined(tuple(effect_signs(part) for part in effect.of), OR)
        case SilverCounts():
            return Sign("amount", "silver", effect.silver), TO, Sign("badge", ICON_OF[effect.action])
        case MerchantsCount():
            needed = Sign("word", str(effect.merchants)), Sign("badge", "merchant")
            return *needed, TO, Sign("badge", ICON_OF[effect.action])
        case FirstCountsDouble():
            badge = Sign("badge", ICON_OF[effect.action])
            return Sign("amount", CURRENCY[effect.action], 1), TO, badge, badge
        case ResourcesCount():
            spent = tuple((Sign("amount", resource, 1),) for resource in effect.resources)
            return *joined(spent, OR), TO, Sign("badge", ICON_OF[effect.action])
    raise TypeError(type(effect).__name__)


def gain_signs(parts: Mapping[str, int]) -> Signs:
    """Goods and cards with their number; virtue and corruption step by step."""
    row: list[Sign] = []
    for kind in KINDS:
        n = parts.get(kind, 0)
        if kind in BADGES:
            row += [Sign("badge", kind)] * n
        elif n:
            row.append(Sign("amount", kind, n))
    return tuple(row)


def icon_signs(icons: Mapping[Icon, int]) -> Signs:
    """Icons, each as often as it is there."""
    return tuple(Sign("badge", icon) for icon, n in icons.items() for _ in range(n))


def score_signs(score: Score) -> Signs:
    """A victory point for every so many of something."""
    many = (Sign("word", str(score.each)),) if score.each > 1 else ()
    return Sign("amount", "points", 1), EACH, *many, Sign("badge" if score.of in ICON else "icon", score.of)


def counted(icon: str, n: int) -> Signs:
    """A picture, with a number where it means several."""
    return (Sign("word", str(n)), Sign("icon", icon)) if n > 1 else (Sign("icon", icon),)
