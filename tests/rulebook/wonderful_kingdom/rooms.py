"""The rooms of the game: each imports only from those before it."""

from __future__ import annotations

ROOMS: tuple[str, ...] = (
    "words", "rulings", "questions", "menace_questions", "advisor_effects", "menace_effects", "effects", "cards",
    "sites", "player", "table", "building", "placing", "advisors", "quests", "spying", "within_reach", "any_time",
    "menaces", "production", "choice", "planning", "fight", "solo", "scoring", "rounds", "setup", "texts", "signs",
    "facts", "nearness", "numbers", "act_names", "shown", "table_facts", "game",
)  # fmt: skip
