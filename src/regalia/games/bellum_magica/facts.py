"""What stands on a card in numbers and names, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.engine.facts import Fact, fact
from regalia.engine.messages import listed, say
from regalia.games.bellum_magica.cards import WAYS_TO_PAY, Card, Castle, Chest, Creature, Settlement
from regalia.games.bellum_magica.texts import shields_text
from regalia.games.bellum_magica.words import amounts


def facts_of(card: Card) -> Iterator[Fact]:
    """All lines of a card."""
    if isinstance(card, Creature):
        if card.id in WAYS_TO_PAY:
            yield fact("cost", *[listed(amounts(way.items())) for way in WAYS_TO_PAY[card.id]], word="or")
    elif isinstance(card, Castle):
        yield fact("shields", shields_text(card.shield, card.magic_shield))
    elif isinstance(card, Settlement):
        yield fact("type", say(f"bellum_magica-type-{card.kind}"))
        yield fact("shields", shields_text(card.shield, card.magic_shield))
    elif isinstance(card, Chest):
        yield fact("type", say(f"bellum_magica-type-{card.kind}"))
        yield fact("points", say("fact-number-is", n=card.value))
