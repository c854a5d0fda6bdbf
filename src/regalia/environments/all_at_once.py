"""PettingZoo, all seats at once: who is not asked can only wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv  # type: ignore[import-untyped, unused-ignore]

from regalia.engine.game import Setting
from regalia.engine.table import Table
from regalia.environments.arena import Arena, Illegal, Masked, Observation, Rewards
from regalia.environments.spaces import RENDER_MODES, check_mode, drawn, observation_space
from regalia.environments.turn_by_turn import agents_of


class GameParallel(ParallelEnv):  # type: ignore[misc]
    """A game in which all seats answer at once: those that are asked choose, for the others the last action is «wait».

    Where players act together, all their choices are carried out in one step, in the table's order. If the choice of
    one has taken an option from another, the other's is left undone and it is asked again.
    """

    def __init__(self, arena: Arena, render_mode: str | None, max_cycles: int | None) -> None:
        super().__init__()
        check_mode(render_mode)
        self.arena = arena
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"regalia_{arena.game.id}_v{arena.game.rules}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
        }
        self.possible_agents = agents_of(arena.players)
        self.agents: list[str] = []
        self.wait = len(arena.schema.acts)
        self.actions = self.wait + 1
        self.observation_spaces = {agent: observation_space(arena, self.actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self.table: Table[Any] | None = None
        self.steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can choose from, ever; the last is to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self.table = self.arena.begin(seed)
        self.sights = self.arena.sights()
        self.steps = 0
        self.agents = self.possible_agents[:]
        told = self._told()
        return told, self._infos(told)

    def _told(self) -> dict[str, Observation]:
        assert self.table is not None
        told = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.arena.mask(self.table, seat, self.actions)
            if not self.table.options_of(seat):
                mask[self.wait] = 1
            told[agent] = self.arena.observation(self.table, self.sights[seat], mask)
        return told

    def _infos(self, told: Mapping[str, Observation]) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": told[agent]["action_mask"]} for agent in told}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody answers; if any answer is masked, all are refused and nothing changes."""
        assert self.table is not None, "reset begins a game"
        table = self.table
        chosen = self._chosen(table, actions)
        for seat, act in chosen:
            still = table.act(seat, act.key)
            if still is not None:
                table.choose(seat, still)
        self.steps += 1
        rewards = dict.fromkeys(self.possible_agents, 0.0)
        if table.over:
            rewards = dict(zip(self.possible_agents, self.arena.outcome(table), strict=True))
        late = self.max_cycles is not None and self.steps >= self.max_cycles and not table.over
        terminations = dict.fromkeys(self.possible_agents, table.over)
        truncations = dict.fromkeys(self.possible_agents, late)
        if table.over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        told = self._told()
        return told, rewards, terminations, truncations, self._infos(told)

    def _chosen(self, table: Table[Any], actions: Mapping[str, int]) -> list[tuple[int, Any]]:
        """What each seat that is asked has chosen; whoever is not asked may only wait."""
        asked = [seat for seat, _ in table.asked]
        chosen = []
        for seat, agent in enumerate(self.possible_agents):
            if seat in asked and agent not in actions:
                raise ValueError(f"{agent} is asked and must choose")
            if seat not in asked and int(actions.get(agent, self.wait)) != self.wait and self.arena.illegal == "error":
                raise Masked(f"action {actions[agent]} of seat {seat}: it is not asked and can only wait ({self.wait})")
        for seat in asked:
            chosen.append((seat, self.arena.act(table, seat, int(actions[self.possible_agents[seat]]))))
        return chosen

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it."""
        assert self.table is not None, "reset begins a game"
        return drawn(self.arena, self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


def parallel(
    game: str,
    players: int = 2,
    *,
    rewards: Rewards = "win",
    illegal: Illegal = "error",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Setting,
) -> GameParallel:
    """A game for PettingZoo, all seats at once; further words are the game's options."""
    return GameParallel(Arena(game, players, options, rewards, illegal), render_mode, max_cycles)
