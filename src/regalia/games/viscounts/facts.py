"""What stands on a card in numbers and names, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regalia.engine.facts import Fact, fact, numbers
from regalia.engine.messages import say
from regalia.games.viscounts.cards import Card, ClericBonus, Manuscript, PlayerCard, Scheme, Townsfolk
from regalia.games.viscounts.icons import Icon
from regalia.games.viscounts.words import amount


def facts_of(card: Card) -> Iterator[Fact]:
    """All lines of a card."""
    if isinstance(card, Townsfolk):
        if card.cost:
            yield fact("cost", amount("silver", card.cost))
        yield numbers("move", (card.cost,))
        yield from _icons(card.icons)
    elif isinstance(card, Manuscript):
        yield fact("needs", say("viscounts-text-icons-cleric", n=card.cost))
        yield fact("ribbon", say(f"viscounts-ribbon-{card.ribbon}"))
    elif isinstance(card, PlayerCard):
        yield numbers("number", (card.number,))
    elif isinstance(card, ClericBonus):
        yield fact("ribbon", say(f"viscounts-ribbon-{card.ribbon}"))
        yield from _icons(card.icons)
    elif isinstance(card, Scheme):
        yield numbers("move", (card.move,))
        yield from _icons(card.icons)


def _icons(icons: Mapping[Icon, int]) -> Iterator[Fact]:
    if icons:
        yield fact("icons", *[say(f"viscounts-text-icons-{icon}", n=n) for icon, n in icons.items()])
