"""PettingZoo, all seats at once: who is not asked can only wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv  # type: ignore[import-untyped, unused-ignore]

from regalia.engine.game import Setting
from regalia.engine.table import Table
from regalia.environments.agents import SeatsAsAgents
from regalia.environments.arena import Arena, Illegal, Masked, Observation, Rewards


class GameParallel(SeatsAsAgents, ParallelEnv):  # type: ignore[misc]
    """A game in which all seats answer at once: those that are asked choose, for the others the last action is «wait».

    Where players act together, all their choices are carried out in one step, in the table's order. If the choice of
    one has taken an option from another, the other's is left undone and it is asked again.
    """

    def __init__(self, arena: Arena, render_mode: str | None, max_cycles: int | None) -> None:
        self.wait = len(arena.schema.acts)
        super().__init__(arena, self.wait + 1, render_mode, max_cycles)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self.begin(seed)
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
