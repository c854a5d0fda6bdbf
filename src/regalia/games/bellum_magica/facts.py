"""What stands on a card in numbers and names besides its text, line by line: the text says nothing of it again."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.engine.facts import Fact, fact
from regalia.engine.messages import listed, say
from regalia.games.bellum_magica.cards import WAYS_TO_PAY, Card, Chest, Settlement
from regalia.games.bellum_magica.words import amounts


def facts_of(card: Card) -> Iterator[Fact]:
    """All lines of a card."""
    if card.id in WAYS_TO_PAY:
        yield fact("cost", *[listed(amounts(way.items())) for way in WAYS_TO_PAY[card.id]], word="or")
    elif isinstance(card, Settlement | Chest):
        yield fact("type", say(f"bellum_magica-type-{card.kind}"))
