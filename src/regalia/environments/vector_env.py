"""Gymnasium's form of many tables: one seat for whoever learns at each, bots on the others."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from regalia.encoding.encoder import Sight
from regalia.engine.table import Table
from regalia.environments.arena import Observation
from regalia.environments.one_seat import OneSeat
from regalia.environments.spaces import RENDER_MODES, drawn

Infos = dict[str, Any]


class GameVectorEnv(OneSeat, VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """So many tables of one game, each with a seat for the learner; one that is over begins anew at the next step."""

    metadata = {  # noqa: RUF012 (so it is with Gymnasium)
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(self, num_envs: int = 1, game: str = "", players: int = 2, **given: Any) -> None:
        """The same words as for one table, and how many tables there are."""
        self.num_envs = num_envs
        super().__init__(game, players, **given)
        self.size = self.arena.schema.size
        self.tables: list[Table[Any]] = []
        self.sights: list[Sight] = []

    def take_spaces(self, told: spaces.Space[Any], chosen: spaces.Discrete) -> None:
        """One table's spaces, and those of all tables."""
        self.single_observation_space, self.single_action_space = told, chosen
        self.observation_space = batch_space(told, self.num_envs)
        self.action_space = batch_space(chosen, self.num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Infos]:
        """Begin all games; a seed for all, or one for each."""
        seeds = seed if isinstance(seed, list) else [seed] + [None] * (self.num_envs - 1)
        self.tables = [self.begun(each) for each in seeds]
        self.sights = [Sight(self.seat, self.size) for _ in self.tables]
        return self._told()

    def _told(self) -> tuple[Observation, Infos]:
        rows = array("h", bytes(2 * self.size * self.num_envs))
        masks = bytearray(self.actions * self.num_envs)
        encoder, seat = self.arena.encoder, self.seat
        for place, table in enumerate(self.tables):
            encoder.look(table, self.sights[place])
            rows[place * self.size : (place + 1) * self.size] = self.sights[place].row
            encoder.write_mask(table.options_of(seat), seat, masks, place * self.actions)
        mask = np.frombuffer(masks, dtype=np.int8).reshape(self.num_envs, self.actions)
        row = np.frombuffer(rows, dtype=np.int16).reshape(self.num_envs, self.size)
        return {"observation": row, "action_mask": mask}, {"action_mask": mask}

    def step(self, actions: NDArray[Any]) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """The learner chooses at every table; if any action is masked, all are refused and no table changes."""
        chosen = [
            None if table.over else self.arena.act(table, self.seat, int(action))
            for table, action in zip(self.tables, actions, strict=True)
        ]
        rewards = np.zeros(self.num_envs, dtype=np.float64)
        for place, (table, act) in enumerate(zip(self.tables, chosen, strict=True)):
            if act is None:
                self.tables[place] = self.begun(None)
                self.sights[place].forget()
                continue
            table.choose(self.seat, act)
            self.others.play(table, self.arena.chance)
            if table.over:
                rewards[place] = self.arena.outcome(table)[self.seat]
        over = np.array([table.over for table in self.tables], dtype=np.bool_)
        told, infos = self._told()
        return told, rewards, over, np.zeros(self.num_envs, dtype=np.bool_), infos

    def render(self) -> tuple[Any, ...]:
        """Every table as everybody sees it."""
        return tuple(drawn(self.arena, table, self.render_mode) for table in self.tables)
