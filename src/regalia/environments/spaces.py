"""The spaces and pictures that all environments share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regalia.engine.table import Table
from regalia.environments.arena import Arena
from regalia.environments.pictures import picture
from regalia.environments.telling import told

RENDER_MODES = ("human", "ansi", "rgb_array")


def observation_space(arena: Arena, actions: int) -> spaces.Space[Any]:
    """A row of small numbers, and a mask for so many actions."""
    limits = np.iinfo(np.int16)
    row = spaces.Box(limits.min, limits.max, (arena.schema.size,), np.int16)
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def check_mode(mode: str | None) -> None:
    """Refuse a way to draw that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode={mode!r}: it can be {', '.join(RENDER_MODES)}")


def drawn(arena: Arena, table: Table[Any], mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table as everybody sees it: as text, as a picture, or printed for whoever sits before the screen."""
    if mode == "rgb_array":
        return picture(arena.game, table)
    if mode is None:
        return None
    text = told(arena.game, table)
    if mode == "human":
        print(text)
        return None
    return text
