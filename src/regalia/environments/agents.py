"""What both forms of PettingZoo have in common: the seats as agents, their spaces, the table and its picture."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regalia.encoding.encoder import Sight
from regalia.engine.table import Table
from regalia.environments.arena import Arena
from regalia.environments.spaces import RENDER_MODES, check_mode, drawn, observation_space


class SeatsAsAgents:
    """A table whose seats are agents, each with the same spaces."""

    def __init__(self, arena: Arena, actions: int, render_mode: str | None, max_cycles: int | None) -> None:
        super().__init__()
        check_mode(render_mode)
        self.arena = arena
        self.actions = actions
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata: dict[str, Any] = {
            "name": f"regalia_{arena.game.id}_v{arena.game.rules}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(arena.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(arena, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.table: Table[Any] | None = None
        self.sights: list[Sight] = []
        self.steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can choose from, ever."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> Table[Any]:
        """A new game, with everybody at the table."""
        self.table = self.arena.begin(seed)
        self.sights = self.arena.sights()
        self.steps = 0
        self.agents = self.possible_agents[:]
        return self.table

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it."""
        assert self.table is not None, "reset begins a game"
        return drawn(self.arena, self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
