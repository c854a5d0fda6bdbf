"""Every way each game is tried out by the tests that run over all games."""

from __future__ import annotations

from regalia.engine.game import Choice

Variant = tuple[int, dict[str, Choice]]
"""A number of players and the options."""


def each(*counts: int, **options: Choice) -> list[Variant]:
    """The same options for several numbers of players."""
    return [(players, options) for players in counts]


VALERIA: list[Variant] = [
    *each(1, 2, 3, 4, 5),
    *each(1, 2, 3, 4, 5, setup="random"),
    *each(2, 3, 4, 5, setup="random", events=True),
    *each(1, 2, 4, 5, setup="random", shuffled_citizens=True),
    *each(2, 3, 5, setup="random", dukes=False),
    *each(2, 3, 4, 5, setup="random", events=True, shuffled_citizens=True, dukes=False),
    (1, {"setup": "random", "dark_lord": "harder"}),
    (1, {"setup": "random", "dark_lord": "hardest", "solo_board_points": False}),
    (2, {"setup": "glittering_gold", "events": True, "event_cards": ("mimic", "sorcerer")}),
    (3, {"setup": "mastery_over_magic"}),
    (4, {"setup": "monster_blood", "dukes": False}),
    (
        2,
        {
            "setup": "picked",
            "areas": ("swamp", "barrens", "caverns", "hills", "valley"),
            "citizens": (
                "monk", "blacksmith", "alchemist", "wizard", "peasant", "knight", "thief", "warlord", "priestess",
                "miner",
            ),
        },
    ),
]  # fmt: skip

VARIANTS: dict[str, list[Variant]] = {"valeria": VALERIA}
EVERY = [(game, players, options) for game, variants in VARIANTS.items() for players, options in variants]
