"""The messages that Bellum Magica's acts, questions and cards are made of."""

from __future__ import annotations

from typing import Final

from regalia.engine.messages import GameWords

WORDS: Final = GameWords("bellum_magica")
named, amount, amounts = WORDS.named, WORDS.amount, WORDS.amounts
