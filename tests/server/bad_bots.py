"""Bots that go wrong in every way."""

from __future__ import annotations

import os
import time
from typing import Any

from regalia.engine.zones import View


def fail(game: str, level: str, view: View[Any], seed: int) -> str:
    """Stumbles."""
    raise KeyError("no idea")


def lie(game: str, level: str, view: View[Any], seed: int) -> str:
    """Names what cannot be chosen."""
    return "recruit:nobody"


def die(game: str, level: str, view: View[Any], seed: int) -> str:
    """Takes its process down."""
    os._exit(3)


def brood(game: str, level: str, view: View[Any], seed: int) -> str:
    """Never comes to an end."""
    while True:
        time.sleep(1)
