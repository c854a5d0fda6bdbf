"""Gymnasium: one seat for whoever learns, bots on the others, or a game's own solo mode."""

from __future__ import annotations

from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regalia.engine.table import Table
from regalia.environments.arena import Observation
from regalia.environments.one_seat import OneSeat
from regalia.environments.spaces import RENDER_MODES, drawn


class GameEnv(OneSeat, gymnasium.Env[Observation, np.int64]):
    """A game from one seat: each step is a decision of that seat."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (so it is with Gymnasium)

    table: Table[Any] | None = None

    def take_spaces(self, told: spaces.Space[Any], chosen: spaces.Discrete) -> None:
        """One table's spaces are the environment's."""
        self.observation_space = told
        self.action_space = chosen

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, up to the learner's first decision."""
        super().reset(seed=seed)
        self.table = self.begun(seed)
        self.sight = self.arena.sights()[self.seat]
        return self._told()

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        assert self.table is not None
        mask = self.arena.mask(self.table, self.seat, self.actions)
        return self.arena.observation(self.table, self.sight, mask), {"action_mask": mask}

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner chooses, and the others go on; an action that is masked is refused and changes nothing."""
        assert self.table is not None, "reset begins a game"
        table = self.table
        table.choose(self.seat, self.arena.act(table, self.seat, int(action)))
        self.others.play(table, self.arena.chance)
        reward = self.arena.outcome(table)[self.seat] if table.over else 0.0
        if self.render_mode == "human":
            self.render()
        observation, info = self._told()
        return observation, reward, table.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask where some libraries look for it (sb3-contrib)."""
        assert self.table is not None, "reset begins a game"
        return self.arena.mask(self.table, self.seat, self.actions).astype(np.bool_)

    def render(self) -> Any:
        """The table as everybody sees it."""
        assert self.table is not None, "reset begins a game"
        return drawn(self.arena, self.table, self.render_mode)
