"""The messages that this game's acts, questions and effects are made of, and the order of its kinds."""

from __future__ import annotations

from typing import Final, Literal

from regalia.engine.messages import GameWords, Message

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


WORDS: Final = GameWords("wonderful_kingdom")
named, amount, amounts = WORDS.named, WORDS.amount, WORDS.amounts


def resource_name(resource: int) -> Message:
    """A resource's name."""
    return Message(f"wonderful_kingdom-resource-{RESOURCES[resource]}")


def family_name(family: str) -> Message:
    """A family's name."""
    return Message(f"wonderful_kingdom-family-{family}")
