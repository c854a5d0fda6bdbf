"""Valeria's files in the order in which they know of each other: each imports only from those before it.

The acts of the centre stand before the table, which keeps them at hand for speed; they know its class as a type only.
"""

from __future__ import annotations

ROOMS: tuple[str, ...] = (
    "words",
    "rulings",
    "questions",
    "card_questions",
    "effects",
    "card_effects",
    "lasting_effects",
    "event_effects",
    "cards",
    "player",
    "paying",
    "actions",
    "table",
    "harvesting",
    "rolling",
    "rounds",
    "solo",
    "setup",
    "scoring",
    "texts",
    "signs",
    "facts",
    "nearness",
    "numbers",
    "act_names",
    "shown",
    "table_facts",
    "game",
)
