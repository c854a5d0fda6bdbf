"""What stands on a card in pictures, made from what it does."""

from __future__ import annotations

from collections.abc import Mapping

from regalia.engine.signs import BREAK, EACH, OR, Sign, Signs, joined
from regalia.games.viscounts.cards import Card, ClericBonus, Manuscript, PlayerCard, Scheme, Score, Townsfolk
from regalia.games.viscounts.icons import ICON, Icon


def signs_of(card: Card) -> dict[str, Signs]:
    """The pictures on a card, by the part of it that they stand on."""
    match card:
        case Townsfolk():
            parts = {"ability": card.effect, "bonus": card.bonus}
            return {part: effect.signs() for part, effect in parts.items() if effect is not None}
        case Manuscript():
            if card.effect is not None:
                return {"effect": card.effect.signs()}
            assert card.score is not None
            return {"score": score_signs(card.score)}
        case PlayerCard():
            return {"gain": card.gain.signs(), "extra": card.extra.signs()}
        case ClericBonus():
            return {"icons": icon_signs(card.icons)}
        case Scheme():
            tries = tuple(
                option.effect.signs() if option.effect is not None else (Sign("icon", option.action),)
                for option in card.options
            )
            move = Sign("icon", "move"), Sign("word", str(card.move))
            return {"gain": (*card.gain.signs(), BREAK, *move), "tries": joined(tries, OR)}
    raise TypeError(type(card).__name__)


def icon_signs(icons: Mapping[Icon, int]) -> Signs:
    """Icons, each as often as it is there."""
    return tuple(Sign("badge", icon) for icon, n in icons.items() for _ in range(n))


def score_signs(score: Score) -> Signs:
    """A victory point for every so many of something."""
    many = (Sign("word", str(score.each)),) if score.each > 1 else ()
    return Sign("amount", "points", 1), EACH, *many, Sign("badge" if score.of in ICON else "icon", score.of)
