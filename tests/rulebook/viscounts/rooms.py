"""The order of the rooms of Viscounts: each imports only rooms before it."""

from __future__ import annotations

ROOMS: tuple[str, ...] = (
    "words", "rulings", "icons", "questions", "paying_effects", "effects", "board_effects", "cards", "board", "castle",
    "castle_questions", "building", "manuscripts", "discarding", "hiring", "player", "automa", "table", "funding",
    "finishing", "trade", "construct", "workers", "transcribe", "actions", "movement", "recruiting", "collision",
    "turn", "solo", "rounds", "setup", "scoring", "texts", "signs", "facts", "nearness", "numbers", "act_names",
    "habits", "shown", "table_facts", "game",
)  # fmt: skip
"""Effects ask their questions through the player, so that what they set off (castle, buildings, manuscripts, discards,
hired townsfolk) stands between the boards and the player; what a player does in a turn stands after the table."""
