"""One seat for whoever learns, bots on the others, or a game's own solo mode: what both forms of Gymnasium share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium import spaces

from regalia.bots.bot import Bot
from regalia.bots.levels import make_bot
from regalia.engine.chance import Chance
from regalia.engine.game import Setting
from regalia.engine.table import Table
from regalia.engine.zones import view
from regalia.environments.arena import Arena, Illegal, Rewards
from regalia.environments.spaces import check_mode, observation_space


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


class OneSeat:
    """A game as the learner on one seat meets it: each step is a decision of that seat."""

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
        self.others = Others(self.arena, [bots] * (players - 1) if isinstance(bots, str) else bots, seat)
        self.seat = seat
        self.render_mode = render_mode
        self.actions = len(self.arena.schema.acts)
        self.take_spaces(observation_space(self.arena, self.actions), spaces.Discrete(self.actions))

    def take_spaces(self, told: spaces.Space[Any], chosen: spaces.Discrete) -> None:
        """Keep the spaces of one table where users look for them."""
        raise NotImplementedError(type(self).__name__)

    def begun(self, seed: int | None) -> Table[Any]:
        """A new table at the learner's first decision."""
        table = self.arena.begin(seed)
        self.others.play(table, self.arena.chance)
        return table
