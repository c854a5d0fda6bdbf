"""What stands on a card in numbers and names, line by line."""

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
    Castle,
    Chest,
    Settlement,
)
from regalia.games.bellum_magica.texts import shields_text
from regalia.games.bellum_magica.words import amount, amounts


def facts_of(card: Card) -> Iterator[Fact]:
    """All lines of a card."""
    if card.id in EVIL:
        yield fact("cost", amount("food", EVIL_FOOD))
    elif card.id in ULTRA_EVIL:
        mixed = listed(amounts((("runes", ULTRA_RUNES), ("food", ULTRA_FOOD))))
        yield fact("cost", amount("runes", ULTRA_RUNES_ALONE), mixed, word="or")
    elif isinstance(card, Castle):
        yield fact("shields", shields_text(card.shield, card.magic_shield))
    elif isinstance(card, Settlement):
        yield fact("type", say(f"bellum_magica-type-{card.kind}"))
        yield fact("shields", shields_text(card.shield, card.magic_shield))
    elif isinstance(card, Chest):
        yield fact("type", say(f"bellum_magica-type-{card.kind}"))
        yield fact("points", say("fact-number-is", n=card.value))
