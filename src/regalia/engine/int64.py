"""The chance of ``chance.py`` reckoned with the machine's own 64-bit integers, which is ten times as fast.

Only compiled code has them: they wrap around by themselves and are negative when the highest bit is set. In pure Python
``WRAPS`` is false and nothing here is used.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

MOST: Final = 0x7FFFFFFFFFFFFFFF
"""The largest number that a signed 64-bit integer holds as it is."""
WRAPS: Final[bool] = i64(MOST) + i64(1) < 0
"""Whether numbers of this type are the machine's own, which wrap around."""
STEP: Final = -0x61C8864680B583EB
"""0x9E3779B97F4A7C15 as a signed integer."""


def signed(number: int) -> i64:
    """A number below 2**64 as a signed integer with the same bits."""
    return number if number <= MOST else number - 0x10000000000000000


def unsigned(bits: i64) -> int:
    """The number below 2**64 that has these bits."""
    found: int = bits
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
