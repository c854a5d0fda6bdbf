"""The messages that the acts, questions and effects of Viscounts are made of."""

from __future__ import annotations

from typing import Final

from regalia.engine.decisions import Price
from regalia.engine.messages import GameWords, say

WORDS: Final = GameWords("viscounts")
named, amount, amounts = WORDS.named, WORDS.amount, WORDS.amounts

RESOURCES: Final[tuple[str, ...]] = ("ink", "gold", "stone")
"""The three kinds of resources; silver is none."""


def lower_price(printed: int, now: int, card: str) -> Price:
    """A price in silver that a card or a plot may have lowered."""
    less = (say("viscounts-less", price=amount("silver", printed - now), card=named(card)),) if now < printed else ()
    return Price({"silver": now}, {"silver": printed}, less)
