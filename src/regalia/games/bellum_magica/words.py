"""The messages that Bellum Magica's acts, questions and cards are made of."""

from __future__ import annotations

from regalia.engine.messages import CardName, Message, say


def named(card: str) -> Message:
    """A card's name."""
    return CardName("bellum_magica", card)


def amount(kind: str, n: int) -> Message:
    """So many of a resource, a chest, a token or an icon."""
    return Message(f"bellum_magica-amount-{kind}", {"n": n})


def amounts(**numbers: int) -> tuple[Message, ...]:
    """Several amounts, nothing left out but the zeros."""
    return tuple(amount(kind, n) for kind, n in numbers.items() if n)


def listed(parts: tuple[Message, ...]) -> Message:
    """Messages in a row: «1 food and 2 maps»."""
    return parts[0] if len(parts) == 1 else say("list-and", parts=parts)


def seat_named(seat: int) -> Message:
    """The name of whoever sits there."""
    return say("seat", n=seat)
