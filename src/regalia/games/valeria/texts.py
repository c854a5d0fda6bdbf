"""What stands on a card in words, made from what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, listed, say
from regalia.games.valeria.cards import Card, Citizen, Domain, Duke, Monster, MonsterEvent, Starter
from regalia.games.valeria.effects import Choose, GainPer
from regalia.games.valeria.words import amount


def text_of(card: Card) -> Message:
    """The text of a card."""
    if isinstance(card, Citizen | Starter):
        if isinstance(card, Starter) and not card.activation:
            return say("valeria-text-herald", what=card.active.text())
        if card.active == card.others:
            return say("valeria-text-every-turn", what=card.active.text())
        return say("valeria-text-citizen-sides", active=card.active.text(), others=card.others.text())
    if isinstance(card, Monster):
        return _reward(card.reward)
    if isinstance(card, MonsterEvent):
        return say("valeria-text-event", n=card.activation, rolled=card.rolled.text(), reward=_reward(card.reward))
    if isinstance(card, Domain):
        return say(f"valeria-when-{card.when}", what=card.effect.text())
    assert isinstance(card, Duke)
    return say("valeria-text-duke", points=listed(tuple(_score(card))), n=card.resources_per_vp, counts=_counts(card))


def _reward(reward: Effect[Any]) -> Message:
    """The reward of a monster; where it counts monsters, it says that this one counts too."""
    parts = reward.of if isinstance(reward, Choose) else (reward,)
    itself = any(isinstance(part, GainPer) and part.per.cards == "monster" for part in parts)
    return say("valeria-text-reward-counts-itself" if itself else "valeria-text-reward", what=reward.text())


def _counts(duke: Duke) -> str:
    """What must be explained about what a duke counts: icons, citizens, or nothing."""
    counted = {points.per.cards for points in duke.score}
    return "icons" if "icon" in counted else "citizens" if "citizen" in counted else "cards"


def _score(duke: Duke) -> Iterator[Message]:
    """What a duke scores for; what pays alike is said together."""
    for vp in dict.fromkeys(points.vp for points in duke.score):
        per = tuple(points.per.text() for points in duke.score if points.vp == vp)
        yield say("valeria-text-per", gains=amount("vp", vp), per=listed(per))
