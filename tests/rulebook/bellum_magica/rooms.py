"""The rooms of Bellum Magica in the order in which they may import each other: each only what stands before it."""

from __future__ import annotations

ROOMS: tuple[str, ...] = (
    "words",
    "rulings",
    "wings",
    "effects",
    "cards",
    "player",
    "table",
    "horde",
    "attacks",
    "tucking",
    "recruiting",
    "beginning",
    "rounds",
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
