"""What stands on a card, made from what it does."""

from __future__ import annotations

from typing import Any

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, listed, say
from regalia.games.viscounts.cards import (
    Card,
    ClericBonus,
    Manuscript,
    PlayerCard,
    Scheme,
    SchemeOption,
    Score,
    Townsfolk,
)
from regalia.games.viscounts.effects import All, Destroy, Gain


def text_of(card: Card) -> Message:
    """The text of a card."""
    if isinstance(card, Townsfolk):
        return townsfolk_text(card)
    if isinstance(card, Manuscript):
        if card.effect is not None:
            return say("viscounts-when-transcribed", what=card.effect.text())
        assert card.score is not None
        return score_text(card.score)
    if isinstance(card, PlayerCard):
        extra = say("viscounts-text-destroy-own") if isinstance(card.extra, Destroy) else card.extra.text()
        return say("viscounts-text-player-card", n=card.number, what=card.gain.text(), extra=extra)
    if isinstance(card, ClericBonus):
        icons = listed(tuple(say(f"viscounts-text-icons-{icon}", n=n) for icon, n in card.icons.items()))
        return say("viscounts-text-cleric-bonus", ribbon=say(f"viscounts-ribbon-{card.ribbon}"), icons=icons)
    assert isinstance(card, Scheme)
    return scheme_text(card)


def townsfolk_text(card: Townsfolk) -> Message:
    """The ability, and the corner bonus if there is one."""
    if card.effect is None:
        ability = say("viscounts-when-never")
    else:
        ability = say(f"viscounts-when-{card.when}", what=card.effect.text())
    if card.bonus is None:
        return ability
    return say("viscounts-text-townsfolk", ability=ability, bonus=card.bonus.text())


def score_text(score: Score) -> Message:
    """What a manuscript is worth at the end."""
    return say("viscounts-text-score", what=say(f"viscounts-counted-{score.of}", n=score.each))


def scheme_text(card: Scheme) -> Message:
    """The rows of a scheme card."""
    tries = listed(tuple(option_text(option) for option in card.options), "or")
    id = "viscounts-text-scheme-card-corrupt" if card.corrupts else "viscounts-text-scheme-card"
    return say(id, gain=done_by_board(card.gain), n=card.move, tries=tries)


def option_text(option: SchemeOption) -> Message:
    """One of the things that a scheme card tries."""
    if option.effect is not None:
        return done_by_board(option.effect)
    return say(f"viscounts-text-try-{option.action}")


def done_by_board(effect: Effect[Any]) -> Message:
    """What an effect of a scheme card says: its board, not a person, decides which resource is gained."""
    if isinstance(effect, All):
        return listed(tuple([done_by_board(part) for part in effect.of]))
    if isinstance(effect, Gain) and effect.any:
        return say("viscounts-text-gain-by-board", what=effect.for_somebody())
    return effect.text()
