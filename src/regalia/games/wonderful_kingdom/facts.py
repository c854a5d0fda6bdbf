"""What stands on a card in numbers and names, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.engine.facts import Fact, fact
from regalia.engine.messages import say
from regalia.games.wonderful_kingdom.cards import Advisor, Calamity, Card, Development, DuchyCard, Menace, Points
from regalia.games.wonderful_kingdom.words import amount, amounts, family_name


def facts_of(card: Card) -> Iterator[Fact]:
    """All lines of a card."""
    match card:
        case Development():
            yield fact("family", family_name(card.family))
            yield fact("cost", *amounts(card.cost.items()))
            yield from _points(card.points)
            yield fact("recycled", amount(card.recycling, 1))
        case Calamity():
            yield fact("points", amount("points", -card.points))
        case Menace():
            yield fact("defeated", amount("soldiers", card.price))
            yield fact("points", amount("points", -card.points))
        case Advisor():
            yield fact("when", say(f"wonderful_kingdom-fact-{card.when}"))
            yield fact("price", amount("soldiers", card.price))
        case DuchyCard():
            yield from _points(card.points)


def _points(points: Points) -> Iterator[Fact]:
    if points.per is not None:
        what = say("wonderful_kingdom-fact-per", points=amount("points", points.each), family=family_name(points.per))
        yield fact("points", what)
    elif points.flat:
        yield fact("points", amount("points", points.flat))
