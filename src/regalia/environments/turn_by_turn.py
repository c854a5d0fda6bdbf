"""PettingZoo, one seat after the other (agent environment cycle): who is asked chooses."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv  # type: ignore[import-untyped, unused-ignore]

from regalia.engine.game import Setting
from regalia.environments.agents import SeatsAsAgents
from regalia.environments.arena import Arena, Illegal, Observation, Rewards


class GameAEC(SeatsAsAgents, AECEnv):  # type: ignore[misc]
    """A game, each decision a step; where several seats are asked at once, they step in the table's order."""

    def __init__(self, arena: Arena, render_mode: str | None, max_cycles: int | None) -> None:
        super().__init__(arena, len(arena.schema.acts), render_mode, max_cycles)
        self.metadata["is_parallelizable"] = True
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._ask()

    def _ask(self) -> None:
        """The next who is asked, with the mask beside what it is told."""
        assert self.table is not None
        self.infos[self.agent_selection] = {}
        if self.table.asked:
            seat = self.table.asked[0][0]
            self.agent_selection = self.possible_agents[seat]
            self.mask = self.arena.mask(self.table, seat, self.actions)
            self.infos[self.agent_selection] = {"action_mask": self.mask}

    def observe(self, agent: str) -> Observation:
        """What an agent is told now; one that is not asked can choose nothing."""
        assert self.table is not None, "reset begins a game"
        asked = agent == self.agent_selection and not self.terminations[agent]
        mask = self.mask if asked else np.zeros(self.actions, dtype=np.int8)
        return self.arena.observation(self.table, self.sights[self.seats[agent]], mask)

    def step(self, action: int | None) -> None:
        """Who is asked chooses; an action that is masked is refused and changes nothing."""
        assert self.table is not None, "reset begins a game"
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must choose")
        seat = self.seats[agent]
        act = self.arena.act(self.table, seat, int(action))
        # Nobody is rewarded before the end, so there is nothing to clear or to add up until then.
        self.table.choose(seat, act)
        self.steps += 1
        self._ask()
        self._end_if_over()
        if self.render_mode == "human":
            self.render()

    def _end_if_over(self) -> None:
        assert self.table is not None
        if self.table.over:
            outcome = self.arena.outcome(self.table)
            self.rewards = dict(zip(self.possible_agents, outcome, strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.steps >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            return
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]


def aec(
    game: str,
    players: int = 2,
    *,
    rewards: Rewards = "win",
    illegal: Illegal = "error",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Setting,
) -> GameAEC:
    """A game for PettingZoo, one seat after the other; further words are the game's options."""
    return GameAEC(Arena(game, players, options, rewards, illegal), render_mode, max_cycles)
