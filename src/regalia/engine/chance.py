"""Dice and shuffles from one number (SplitMix64), so that a game is its seed and its choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from regalia.engine import int64
from regalia.engine.int64 import WRAPS

T = TypeVar("T")

MASK: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15


def scrambled(state: int) -> int:
    """The random 64 bits that a number stands for."""
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def drawn(state: int, n: int) -> int:
    """The number from 0 to n - 1 that a number stands for. The bias is below 2**-50 for any deck of cards."""
    if WRAPS and n < 0x100000000:
        return int64.drawn(int64.signed(state), n)
    return scrambled(state) % n


def shuffle(deck: list[T], state: int) -> int:
    """Put things into random order; says what number chance has come to."""
    if WRAPS:
        return int64.unsigned(int64.shuffle(deck, int64.signed(state)))
    for last in range(len(deck) - 1, 0, -1):
        state = (state + STEP) & MASK
        other = scrambled(state) % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return state


class Chance:
    """A stream of chance of one's own, for set-ups and for bots that must not touch the table's."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = state = (self.state + STEP) & MASK
        return drawn(state, n)

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each as likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in random order."""
        deck = list(things)
        self.state = shuffle(deck, self.state)
        return tuple(deck)
