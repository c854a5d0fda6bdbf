"""The messages that Valeria's acts, questions and effects are made of."""

from __future__ import annotations

from typing import Final

from regalia.engine.messages import GameWords

WORDS: Final = GameWords("valeria")
named, amount, amounts = WORDS.named, WORDS.amount, WORDS.amounts

RESOURCES: Final[tuple[str, ...]] = ("gold", "strength", "magic")
"""The three kinds of resources; victory points are none."""

Pairs = tuple[tuple[str, int], ...]
"""Amounts by the names of what is counted, zeros included."""


def counted(gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> Pairs:
    """Resources and victory points, each with its name, in the order in which they are always listed."""
    return ("gold", gold), ("strength", strength), ("magic", magic), ("vp", vp)
