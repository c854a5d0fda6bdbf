"""What is reckoned out once and remembered for all tables, until no table needs it any more.

What is remembered is made in the midst of a game, between what only that game needs: as long as it lives, the pages of
memory around it cannot be given back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

_ways_to_forget: Final[list[Callable[[], None]]] = []
"""One for each function whose answers are remembered."""


def remembered(function: Callable[P, T]) -> Callable[P, T]:
    """Remember the answers of a function that depends on nothing but what it is given.

    Only for what many tables have in different ways; nobody may rely on being given the same object again.
    """
    kept = cache(function)
    when_forgetting(kept.cache_clear)
    return cast("Callable[P, T]", kept)


def when_forgetting(forget_it: Callable[[], None]) -> None:
    """Something else is remembered too, and forgotten like this."""
    _ways_to_forget.append(forget_it)


def forget() -> None:
    """Forget all of it: it is reckoned out again when it is needed."""
    for forget_it in _ways_to_forget:
        forget_it()
