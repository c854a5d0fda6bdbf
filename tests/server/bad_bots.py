"""Bots that go wrong in every way, and some that disagree."""

from __future__ import annotations

import os
import time
from typing import Any

from regalia.engine.zones import View


def fail(game: str, level: str, view: View[Any], seed: int) -> dict[str, float]:
    """Stumbles."""
    raise KeyError("no idea")


def lie(game: str, level: str, view: View[Any], seed: int) -> dict[str, float]:
    """Names what cannot be chosen."""
    return {"recruit:nobody": 1.0}


def die(game: str, level: str, view: View[Any], seed: int) -> dict[str, float]:
    """Takes its process down."""
    os._exit(3)


def brood(game: str, level: str, view: View[Any], seed: int) -> dict[str, float]:
    """Never comes to an end."""
    while True:
        time.sleep(1)


def disagree(game: str, level: str, view: View[Any], seed: int) -> dict[str, float]:
    """Alone the first is for the first option; together with the second it is for the second."""
    first, second, *_ = [act.key for act in view.table.options_of(view.seat)]
    return {first: 3.0, second: 2.0} if seed % 2 == 0 else {second: 2.0}
