"""Bots that go wrong in every way, and some that disagree."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from regalia.engine.table import Table
from regalia.server.workers import think


def fail(game: str, level: str, table: Table[Any], seat: int, seed: int, room: str = "") -> dict[str, float]:
    """Stumbles."""
    raise KeyError("no idea")


def lie(game: str, level: str, table: Table[Any], seat: int, seed: int, room: str = "") -> dict[str, float]:
    """Names what cannot be chosen."""
    return {"recruit:nobody": 1.0}


def die(game: str, level: str, table: Table[Any], seat: int, seed: int, room: str = "") -> dict[str, float]:
    """Takes its process down."""
    os._exit(3)


UNLUCKY = 2
"""The seed with which some go wrong."""


def fail_at(game: str, level: str, table: Table[Any], seat: int, seed: int, room: str = "") -> dict[str, float]:
    """Stumbles if it is unlucky."""
    return fail(game, level, table, seat, seed) if seed == UNLUCKY else think(game, level, table, seat, seed)


def die_at(game: str, level: str, table: Table[Any], seat: int, seed: int, room: str = "") -> dict[str, float]:
    """Takes its process down if it is unlucky, and with it whoever thinks there too."""
    return die(game, level, table, seat, seed) if seed == UNLUCKY else think(game, level, table, seat, seed)


DIED = "REGALIA_TESTS_DIED"
"""Names the file that says that a process has died."""


def die_once(game: str, level: str, table: Table[Any], seat: int, seed: int, room: str = "") -> dict[str, float]:
    """Takes its process down the first time, and thinks the second time."""
    died = Path(os.environ[DIED])
    if not died.exists():
        died.touch()
        os._exit(3)
    return think(game, level, table, seat, seed)


def brood(game: str, level: str, table: Table[Any], seat: int, seed: int, room: str = "") -> dict[str, float]:
    """Never comes to an end."""
    while True:
        time.sleep(1)


def brood_over_record(*_: object) -> None:
    """Never comes to the end of a game file."""
    while True:
        time.sleep(1)


def disagree(game: str, level: str, table: Table[Any], seat: int, seed: int, room: str = "") -> dict[str, float]:
    """Alone the first is for the first option; together with the second it is for the second."""
    table.advance()
    first, second, *_ = [act.key for act in table.options_of(seat)]
    return {first: 3.0, second: 2.0} if seed % 2 == 0 else {second: 2.0}
