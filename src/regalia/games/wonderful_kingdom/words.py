"""The messages that this game's acts, questions and effects are made of, and the order of its kinds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from regalia.engine.messages import CardName, Message, say

Resource = Literal["materials", "population", "gold", "exploration"]
Kind = Literal["materials", "population", "gold", "exploration", "krystallium", "soldiers"]
Family = Literal["structure", "company", "monument", "discovery"]

RESOURCES: Final[tuple[Resource, ...]] = ("materials", "population", "gold", "exploration")
"""In the order of production."""
KINDS: Final[tuple[Kind, ...]] = ("materials", "population", "gold", "exploration", "krystallium", "soldiers")
"""What a slot of a card can ask for: the resources, then krystallium and soldiers."""
KRYSTALLIUM: Final = 4
SOLDIERS: Final = 5
FAMILIES: Final[tuple[Family, ...]] = ("structure", "company", "monument", "discovery")


def named(card: str) -> Message:
    """A card's name."""
    return CardName("wonderful_kingdom", card)


def amount(kind: str, n: int) -> Message:
    """So much of a resource, so many soldiers or victory points."""
    return Message(f"wonderful_kingdom-amount-{kind}", {"n": n})


def amounts(pairs: Iterable[tuple[str, int]]) -> tuple[Message, ...]:
    """Several amounts, nothing left out but the zeros."""
    return tuple(amount(kind, n) for kind, n in pairs if n)


def listed(parts: tuple[Message, ...], word: str = "and") -> Message:
    """Messages in a row: «1 gold and 2 materials»."""
    return parts[0] if len(parts) == 1 else say(f"list-{word}", parts=parts)


def resource_name(resource: int) -> Message:
    """A resource's name."""
    return Message(f"wonderful_kingdom-resource-{RESOURCES[resource]}")


def family_name(family: str) -> Message:
    """A family's name."""
    return Message(f"wonderful_kingdom-family-{family}")
