"""Gymnasium's form of many tables: one seat for whoever learns at each, bots on the others."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from regalia.bots.bot import Bot
from regalia.engine.game import Setting
from regalia.engine.table import Table
from regalia.environments.arena import Arena, Illegal, Observation, Rewards
from regalia.environments.single import Others
from regalia.environments.spaces import RENDER_MODES, check_mode, drawn, observation_space

Infos = dict[str, Any]


class GameVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """So many tables of one game, each with a seat for the learner; one that is over begins anew at the next step."""

    metadata = {  # noqa: RUF012 (so it is with Gymnasium)
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "",
        players: int = 2,
        *,
        bots: Sequence[str | Bot] | str = "random",
        seat: int = 0,
        rewards: Rewards = "win",
        illegal: Illegal = "error",
        render_mode: str | None = None,
        **options: Setting,
    ) -> None:
        check_mode(render_mode)
        self.arena = Arena(game, players, options, rewards, illegal)
        named = [bots] * (players - 1) if isinstance(bots, str) else bots
        self.others = Others(self.arena, named, seat)
        self.seat = seat
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.size, self.actions = self.arena.schema.size, len(self.arena.schema.acts)
        self.single_observation_space = observation_space(self.arena, self.actions)
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.tables: list[Table[Any]] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Infos]:
        """Begin all games; a seed for all, or one for each."""
        seeds = seed if isinstance(seed, list) else [seed] + [None] * (self.num_envs - 1)
        self.tables = [self._begun(each) for each in seeds]
        return self._told()

    def _begun(self, seed: int | None) -> Table[Any]:
        table = self.arena.begin(seed)
        self.others.play(table, self.arena.chance)
        return table

    def _told(self) -> tuple[Observation, Infos]:
        rows = array("h", bytes(2 * self.size * self.num_envs))
        masks = bytearray(self.actions * self.num_envs)
        encoder, seat = self.arena.encoder, self.seat
        for place, table in enumerate(self.tables):
            encoder.write(table, seat, rows, place * self.size)
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
                self.tables[place] = self._begun(None)
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
