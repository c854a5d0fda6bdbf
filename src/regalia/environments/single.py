"""Gymnasium: one seat for whoever learns, bots on the others, or a game's own solo mode."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regalia.bots.bot import Bot
from regalia.bots.levels import make_bot
from regalia.engine.chance import Chance
from regalia.engine.game import Setting
from regalia.engine.table import Table
from regalia.engine.zones import view
from regalia.environments.arena import Arena, Illegal, Observation, Rewards
from regalia.environments.spaces import RENDER_MODES, check_mode, drawn, observation_space


class Others:
    """The bots on the other seats: they choose until the learner is asked, or the game is over."""

    def __init__(self, arena: Arena, bots: Sequence[str | Bot], seat: int) -> None:
        if not 0 <= seat < arena.players:
            raise ValueError(f"seat={seat}: there are {arena.players} seats, from 0 to {arena.players - 1}")
        if len(bots) != arena.players - 1:
            raise ValueError(f"{len(bots)} bots for the {arena.players - 1} other seats")
        made = [make_bot(bot, arena.game) if isinstance(bot, str) else bot for bot in bots]
        self.bots: list[Bot | None] = [*made[:seat], None, *made[seat:]]
        self.seat = seat

    def play(self, table: Table[Any], chance: Chance) -> None:
        """All others choose, each from what it sees, until the learner has to."""
        while table.asked and not table.options_of(self.seat):
            seat = table.asked[0][0]
            bot = self.bots[seat]
            assert bot is not None
            table.choose_key(seat, bot.choose(view(table, seat), chance))


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """A game from one seat: each step is a decision of that seat."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (so it is with Gymnasium)

    def __init__(
        self,
        game: str,
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
        self.render_mode = render_mode
        self.actions = len(self.arena.schema.acts)
        self.observation_space = observation_space(self.arena, self.actions)
        self.action_space = spaces.Discrete(self.actions)
        self.table: Table[Any] | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, up to the learner's first decision."""
        super().reset(seed=seed)
        self.table = self.arena.begin(seed)
        self.sight = self.arena.sights()[self.seat]
        self.others.play(self.table, self.arena.chance)
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
