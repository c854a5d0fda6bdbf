"""What stands on a card in numbers and names besides its text, line by line: the text says nothing of it again."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.engine.facts import Fact, fact
from regalia.engine.messages import listed, say
from regalia.games.bellum_magica.cards import (
    EVIL,
    EVIL_FOOD,
    ULTRA_EVIL,
    ULTRA_FOOD,
    ULTRA_RUNES,
    ULTRA_RUNES_ALONE,
    Card,
    Chest,
    Settlement,
)
from regalia.games.bellum_magica.words import amount, amounts


def facts_of(card: Card) -> Iterator[Fact]:
    """All lines of a card."""
    if card.id in EVIL:
        yield fact("cost", amount("food", EVIL_FOOD))
    elif card.id in ULTRA_EVIL:
        mixed = listed(amounts((("runes", ULTRA_RUNES), ("food", ULTRA_FOOD))))
        yield fact("cost", amount("runes", ULTRA_RUNES_ALONE), mixed, word="or")
    elif isinstance(card, Settlement | Chest):
        yield fact("type", say(f"bellum_magica-type-{card.kind}"))
