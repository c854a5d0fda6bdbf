"""A game as environments see it: tables from seeds, rows and masks as numpy arrays, rewards at the end."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from regalia.encoding.encoder import Sight
from regalia.encoding.schemas import schema
from regalia.engine.chance import Chance
from regalia.engine.decisions import Act
from regalia.engine.game import Setting
from regalia.engine.table import Table

Rewards = Literal["win", "score", "difference"]
REWARDS: tuple[Rewards, ...] = ("win", "score", "difference")
Illegal = Literal["error", "random"]
ILLEGAL: tuple[Illegal, ...] = ("error", "random")
Observation = dict[str, NDArray[Any]]
SEEDS = 2**63


class Masked(ValueError):
    """An action that cannot be chosen now; nothing has changed."""


def one_of(name: str, value: str, known: Sequence[str]) -> None:
    """Refuse a word that is not among those known, and name it."""
    if value not in known:
        raise ValueError(f"{name}={value!r}: it can be {', '.join(known)}")


class Arena:
    """One game with so many players and these options, its schema, and how it is rewarded.

    ``rewards`` come when the game is over: «win» is 1 for who has won and -1 for the others, «score» the points,
    «difference» the points less those of the best other. ``illegal`` says what happens to an action that is masked:
    «error» refuses it, «random» takes any that is not, for those who cannot mask.
    """

    def __init__(
        self, game: str, players: int, options: Mapping[str, Setting], rewards: Rewards, illegal: Illegal
    ) -> None:
        one_of("rewards", rewards, REWARDS)
        one_of("illegal", illegal, ILLEGAL)
        self.schema = schema(game, players, **options)
        self.game = self.schema.game
        self.players = players
        self.rewards = rewards
        self.illegal = illegal
        self.encoder = self.schema.encoder
        self.chance = Chance(secrets.randbelow(SEEDS))

    def begin(self, seed: int | None) -> Table[Any]:
        """A new table at its first decision. Without a seed the next one of this arena's own row of seeds is taken."""
        if seed is not None:
            self.chance = Chance(seed)
        else:
            seed = self.chance.below(SEEDS)
        return self.game.new(self.players, self.schema.options, seed)

    def sights(self) -> list[Sight]:
        """Eyes for every seat, which remember what they saw last of one table."""
        return [Sight(seat, self.schema.size) for seat in range(self.players)]

    def observation(self, table: Table[Any], sight: Sight, mask: NDArray[np.int8]) -> Observation:
        """What a seat sees as numbers, beside a mask."""
        self.encoder.look(table, sight)
        return {"observation": np.frombuffer(sight.row, dtype=np.int16).copy(), "action_mask": mask}

    def mask(self, table: Table[Any], seat: int, actions: int) -> NDArray[np.int8]:
        """1 for each action that a seat can choose now."""
        mask = bytearray(actions)
        self.encoder.write_mask(table.options_of(seat), seat, mask, 0)
        return np.frombuffer(mask, dtype=np.int8)

    def act(self, table: Table[Any], seat: int, action: int) -> Act[Any]:
        """The act that an action stands for; a masked one is refused, or another taken in its place."""
        options = table.options_of(seat)
        act = self.encoder.act(options, seat, action)
        if act is not None:
            return act
        if self.illegal == "random" and options:
            return self.chance.pick(options)
        raise Masked(self.why_masked(table, seat, action))

    def why_masked(self, table: Table[Any], seat: int, action: int) -> str:
        """What is wrong with an action, for an error message."""
        acts = self.schema.acts
        if not 0 <= action < len(acts):
            return f"action {action} of seat {seat}: there are {len(acts)} acts, from 0 to {len(acts) - 1}"
        numbers = self.encoder.numbers(table.options_of(seat), seat)
        can = ", ".join(f"{number} ({acts[number]})" for number in numbers[:8])
        more = f" and {len(numbers) - 8} more" if len(numbers) > 8 else ""
        return f"action {action} ({acts[action]}) of seat {seat} is masked; it can choose {can or 'nothing'}{more}"

    def outcome(self, table: Table[Any]) -> list[float]:
        """The reward of each seat of a game that is over."""
        if self.rewards == "win":
            winners = self.game.winners(table)
            return [1.0 if seat in winners else -1.0 for seat in range(self.players)]
        totals = [sheet.total for sheet in self.game.sheets(table)]
        if self.rewards == "score":
            return [float(total) for total in totals[: self.players]]
        return [
            float(total - max((other for at, other in enumerate(totals) if at != seat), default=0))
            for seat, total in enumerate(totals[: self.players])
        ]
