"""What stands on a card in numbers and names besides its text, line by line: the text says nothing of it again."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.engine.facts import Fact, fact
from regalia.games.wonderful_kingdom.cards import Card, Development
from regalia.games.wonderful_kingdom.words import amounts, family_name


def facts_of(card: Card) -> Iterator[Fact]:
    """All lines of a card."""
    if isinstance(card, Development):
        yield fact("family", family_name(card.family))
        yield fact("cost", *amounts(card.cost.items()))
