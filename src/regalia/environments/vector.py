"""Many tables at once: one call steps them all, and numpy arrays go in and out."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regalia.engine.game import Setting
from regalia.engine.table import Table
from regalia.environments.arena import Arena, Illegal, Masked, Rewards
from regalia.environments.stepping import Stepper

Numbers = NDArray[np.int16]


class Stepped(NamedTuple):
    """What a step of all tables came to: arrays with a row for each table.

    A table whose game has ended has begun a new one already: ``rewards`` and ``over`` are of the game that ended.
    """

    seats: NDArray[np.int64]
    """Who is asked."""
    observations: Numbers
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    """A column for each seat."""
    over: NDArray[np.bool_]


class Tables:
    """So many tables of one game, stepped together. Each is at the decision of one seat; games that end begin anew.

    The arrays are written anew by each step, in place: copy what is to be kept.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        players: int = 2,
        *,
        rewards: Rewards = "win",
        illegal: Illegal = "error",
        **options: Setting,
    ) -> None:
        if tables < 1:
            raise ValueError(f"tables={tables}: at least one is needed")
        self.arena = Arena(game, players, options, rewards, illegal)
        self.count = tables
        size, actions = self.arena.schema.size, len(self.arena.schema.acts)
        self._rows = array("h", bytes(2 * size * tables))
        self._masks = bytearray(actions * tables)
        self._seats = array("q", bytes(8 * tables))
        self.observations: Numbers = np.frombuffer(self._rows, dtype=np.int16).reshape(tables, size)
        self.masks: NDArray[np.int8] = np.frombuffer(self._masks, dtype=np.int8).reshape(tables, actions)
        self.seats: NDArray[np.int64] = np.frombuffer(self._seats, dtype=np.int64)
        self.rewards = np.zeros((tables, players), dtype=np.float32)
        self.over = np.zeros(tables, dtype=np.bool_)
        self.stepper = Stepper(self.arena.encoder, self._rows, self._masks, self._seats)

    def reset(self, seed: int | None = None) -> Stepped:
        """Begin all games; with a seed the same ones every time."""
        begun: list[Table[Any]] = [self.arena.begin(seed), *(self.arena.begin(None) for _ in range(self.count - 1))]
        self.stepper.sit_down(begun)
        self.rewards.fill(0)
        self.over.fill(False)
        return self._stepped()

    def _stepped(self) -> Stepped:
        return Stepped(self.seats, self.observations, self.masks, self.rewards, self.over)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Stepped:
        """Each table's seat chooses. If any action is masked, the call is refused and no table has changed."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.count:
            raise ValueError(f"{len(chosen)} actions for {self.count} tables")
        wrong = self.stepper.first_masked(chosen)
        if wrong >= 0:
            if self.arena.illegal == "error":
                table = self.stepper.tables[wrong]
                raise Masked(f"table {wrong}: {self.arena.why_masked(table, self.stepper.seat(wrong), chosen[wrong])}")
            chosen = self._legal(chosen)
        self.rewards.fill(0)
        self.over.fill(False)
        for place in self.stepper.step(chosen):
            self.rewards[place] = self.arena.outcome(self.stepper.tables[place])
            self.over[place] = True
            self.stepper.begin(place, self.arena.begin(None))
        return self._stepped()

    def _legal(self, chosen: list[int]) -> list[int]:
        """The same actions, those that are masked replaced."""
        for place, (table, action) in enumerate(zip(self.stepper.tables, chosen, strict=True)):
            seat = self.stepper.seat(place)
            options = table.options_of(seat)
            act = self.arena.act(table, seat, action)
            chosen[place] = self.arena.encoder.numbers(options, seat)[list(options).index(act)]
        return chosen
