"""What people can say to each other: ready-made phrases that everybody reads in their own language."""

from __future__ import annotations

PHRASES = (
    "server-phrase-hello",
    "server-phrase-good-luck",
    "server-phrase-well-played",
    "server-phrase-nice-move",
    "server-phrase-ouch",
    "server-phrase-lucky",
    "server-phrase-thinking",
    "server-phrase-your-turn",
    "server-phrase-back-soon",
    "server-phrase-sorry",
    "server-phrase-thanks",
    "server-phrase-good-game",
    "server-phrase-again",
    "server-phrase-goodbye",
)
"""The message ids, in the order in which they are offered."""

BY_CHANCE = "server-phrase-by-chance"
"""What a bot says that could not think and has chosen at random."""
