"""Every way each game is tried out by the tests that run over all games."""

from __future__ import annotations

from regalia.testing import Variant, each

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
    *each(1, 2, 3, 4, 5, setup="random", decline_citizen=True, decline_monster=True, magic_for_dice=True),
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

BELLUM_MAGICA: list[Variant] = [
    *each(2, 3, 4, 5),
    *each(2, 3, 4, 5, castle_pick="draft", goblin_setup="seat_order", first_captain="first_seat"),
    *each(2, 3, 4, 5, resource_supply="box", shield_supply="box"),
    *each(2, 3, 4, 5, chest_fallback="none"),
    *each(2, 3, 4, 5, castle_pick="draft", chest_fallback="none", resource_supply="box"),
]

SCENARIOS = (
    "flood_of_rats",
    "the_prophecy",
    "the_frozen_north",
    "the_last_battle",
    "thieves_guild",
    "surrounded",
)
MENACES = ("giant_rats", "ice_giants", "shadows", "thieves")
WONDERFUL_KINGDOM: list[Variant] = [
    *each(1, 2),
    *each(1, 2, side="B"),
    *each(1, 2, module="advisors"),
    *each(1, 2, module="quests"),
    *each(1, 2, module="quests", quest="northern_lands", side="B"),
    *each(1, 2, module="quests", quest="lord_of_ruin"),
    *each(2, module="advisors", side="B", duchy="valados"),
    *(variant for menace in MENACES for variant in each(1, menaces=(menace,))),
    *each(2, menaces=("giant_rats", "ice_giants")),
    *each(2, menaces=("shadows", "thieves")),
    *each(1, search="every_selection", duchy="teressia"),
    *(variant for scenario in SCENARIOS for variant in each(1, scenario=scenario)),
    *each(1, 2, module="quests", pauses="always"),
    *each(1, 2, pauses="always"),
]

VISCOUNTS: list[Variant] = [
    *(variant for _ in range(4) for variant in each(2, 3, 4)),
    *(variant for opponent in ("builder", "noble", "card", "cleric") for variant in each(1, opponent=opponent)),
    *each(1, opponent="builder", future_schemes="1"),
    *each(1, opponent="noble", future_schemes="2"),
    *each(1, opponent="card", future_schemes="3"),
    *each(1, opponent="cleric", future_schemes="3"),
]

VARIANTS: dict[str, list[Variant]] = {
    "valeria": VALERIA,
    "bellum_magica": BELLUM_MAGICA,
    "wonderful_kingdom": WONDERFUL_KINGDOM,
    "viscounts": VISCOUNTS,
}
EVERY = [(game, players, options) for game, variants in VARIANTS.items() for players, options in variants]
"""One for each golden game, of which several may be of one variant."""
DISTINCT = [way for at, way in enumerate(EVERY) if way not in EVERY[:at]]
"""Each once, for tests that would play the same deals with the same choices again."""
