"""The messages that the acts, questions and effects of Viscounts are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regalia.engine.messages import CardName, Message, say

RESOURCES: Final[tuple[str, ...]] = ("ink", "gold", "stone")
"""The three kinds of resources; silver is none."""
KINDS: Final = ("silver", *RESOURCES, "any", "deeds", "debts", "virtue", "corruption")
"""Whatever can be gained, in the order it is named."""


def named(card: str) -> Message:
    """The name of a card, or of the place on a board that something comes from."""
    return CardName("viscounts", card)


def amount(kind: str, n: int) -> Message:
    """So much of something."""
    return Message(f"viscounts-amount-{kind}", {"n": n})


def amounts(of: Mapping[str, int]) -> Message:
    """Several amounts in a row, nothing left out but the zeros."""
    return listed(tuple(amount(kind, of[kind]) for kind in KINDS if of.get(kind)))


def listed(parts: tuple[Message, ...], word: str = "and") -> Message:
    """Messages in a row: «1 gold and 2 silver»."""
    if not parts:
        return say("nothing")
    return parts[0] if len(parts) == 1 else say(f"list-{word}", parts=parts)


def key_of(of: Mapping[str, int]) -> str:
    """Amounts as part of a key: ``1gold+2silver``."""
    return "+".join(f"{of[kind]}{kind}" for kind in KINDS if of.get(kind)) or "nothing"
