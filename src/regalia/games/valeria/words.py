"""The messages that Valeria's acts, questions and effects are made of."""

from __future__ import annotations

from typing import Final

from regalia.engine.messages import CardName, Message, say

RESOURCES: Final[tuple[str, ...]] = ("gold", "strength", "magic")
"""The three kinds of resources; victory points are none."""


def named(card: str) -> Message:
    """A card's name."""
    return CardName("valeria", card)


def amount(kind: str, n: int) -> Message:
    """So much of a resource or so many victory points."""
    return Message(f"valeria-amount-{kind}", {"n": n})


def amounts(gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> tuple[Message, ...]:
    """Several amounts, nothing left out but the zeros."""
    pairs = (("gold", gold), ("strength", strength), ("magic", magic), ("vp", vp))
    return tuple(amount(kind, n) for kind, n in pairs if n)


def listed(parts: tuple[Message, ...], word: str = "and") -> Message:
    """Messages in a row: «1 gold and 2 magic»."""
    return parts[0] if len(parts) == 1 else say(f"list-{word}", parts=parts)


def key_of(gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> str:
    """Amounts as part of a key: ``1gold+2magic``."""
    pairs = (("gold", gold), ("strength", strength), ("magic", magic), ("vp", vp))
    return "+".join(f"{n}{kind}" for kind, n in pairs if n) or "nothing"
