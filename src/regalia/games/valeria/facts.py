"""What stands on a card in numbers and names, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.engine.facts import Fact, fact, numbers
from regalia.engine.messages import say
from regalia.games.valeria.cards import Card, Citizen, Domain, Duke, Monster, MonsterEvent, Starter
from regalia.games.valeria.words import amount, amounts


def facts_of(card: Card) -> Iterator[Fact]:
    """All lines of a card."""
    if isinstance(card, Citizen | Starter):
        if card.activation:
            yield numbers("rolled", card.activation)
    elif isinstance(card, MonsterEvent):
        yield numbers("rolled", (card.activation,))
    if isinstance(card, Citizen):
        yield fact("cost", amount("gold", card.cost))
        yield fact("role", say(f"valeria-role-{card.role}"))
    elif isinstance(card, Domain):
        yield fact("cost", amount("gold", card.cost))
        if card.needs:
            yield fact("needs", *[say(f"valeria-counted-{role}", n=n) for role, n in card.needs.items()])
        yield fact("points", amount("vp", card.vp))
    elif isinstance(card, Monster | MonsterEvent):
        yield fact("cost", *amounts((("strength", card.strength), ("magic", card.magic))))
        if isinstance(card, Monster):
            yield fact("area", say(f"valeria-area-{card.area}"))
        yield fact("type", say(f"valeria-type-{card.type}"))
        yield fact("points", amount("vp", card.vp))
    elif isinstance(card, Duke):
        yield fact("secret", say("valeria-fact-secret"))
