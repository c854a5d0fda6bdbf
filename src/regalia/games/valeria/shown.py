"""What Valeria's drawn board shows beyond zones and counters."""

from __future__ import annotations

import msgspec


class Shown(msgspec.Struct, frozen=True):
    """What everybody sees of the table."""

    active: int
    areas: tuple[str, ...]
    covers: dict[int, str]
    """Empty places with what covers them: an exhausted card or a monster event."""
    dice: tuple[int, int]
    exhausted_left: int
    final_round: bool
    first: int
    turns: int
    top_tokens: dict[int, tuple[int, int, int]]
    """The gold, strength and magic tokens that lie on top cards, by place."""
