"""The chance of ``chance.py`` reckoned with words of the machine, which is ten times as fast.

Only compiled code has them: numbers of 64 bits that wrap around by themselves and are negative when the highest bit is
set. In pure Python ``WORDS`` is false and nothing here is used.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

MOST: Final = 0x7FFFFFFFFFFFFFFF
"""The largest number that a word holds as it is."""
WORDS: Final[bool] = i64(MOST) + i64(1) < 0
"""Whether numbers of this type are words, which wrap around."""
STEP: Final = -0x61C8864680B583EB
"""The word for 0x9E3779B97F4A7C15."""


def word(number: int) -> i64:
    """The word for a number below 2**64."""
    return number if number <= MOST else number - 0x10000000000000000


def number(word: i64) -> int:
    """The number that a word stands for."""
    found: int = word
    return found if found >= 0 else found + 0x10000000000000000


def scrambled(state: i64) -> i64:
    """The random 64 bits that a state stands for."""
    z: i64 = (state ^ (state >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return z ^ (z >> 31 & 0x1FFFFFFFF)


def drawn(state: i64, n: i64) -> i64:
    """The random number from 0 to n - 1 that a state stands for."""
    z = scrambled(state)
    return z % n if z >= 0 else (z % n + MOST % n * 2 + 2) % n


def shuffle(deck: list[T], state: i64) -> i64:
    """Put things into random order; says which state follows."""
    last: i64 = len(deck) - 1
    while last > 0:
        state += STEP
        other = drawn(state, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
        last -= 1
    return state
