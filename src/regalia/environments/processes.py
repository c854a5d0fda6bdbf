"""Many tables in several processes: the same as ``Tables``, with the numbers in memory that all of them share."""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from regalia.bots.processes import end_with_parent
from regalia.engine.chance import Chance
from regalia.engine.game import Setting
from regalia.environments.arena import SEEDS, Arena, Illegal, Masked, Rewards
from regalia.environments.vector import Stepped, Tables

Order = tuple[Literal["reset", "step", "end"], Any]


class Shared:
    """The arrays of all tables, in memory that several processes share."""

    def __init__(self, tables: int, size: int, actions: int, players: int) -> None:
        self.shape = (tables, size, actions, players)
        self.memory = (
            RawArray("q", tables),
            RawArray("h", tables * size),
            RawArray("b", tables * actions),
            RawArray("f", tables * players),
            RawArray("b", tables),
        )

    def arrays(self) -> Stepped:
        """The memory as arrays."""
        tables, size, actions, players = self.shape
        seats, rows, masks, rewards, over = self.memory
        return Stepped(
            np.frombuffer(seats, dtype=np.int64),
            np.frombuffer(rows, dtype=np.int16).reshape(tables, size),
            np.frombuffer(masks, dtype=np.int8).reshape(tables, actions),
            np.frombuffer(rewards, dtype=np.float32).reshape(tables, players),
            np.frombuffer(over, dtype=np.bool_),
        )


class TablesInProcesses:
    """So many tables of one game in several processes; used like ``Tables``, and closed when it is done with."""

    def __init__(
        self,
        game: str,
        tables: int,
        players: int = 2,
        *,
        processes: int | None = None,
        rewards: Rewards = "win",
        illegal: Illegal = "error",
        **options: Setting,
    ) -> None:
        workers = min(processes or os.cpu_count() or 1, tables)
        self.arena = Arena(game, players, options, rewards, illegal)
        self.count = tables
        self.shared = Shared(tables, self.arena.schema.size, len(self.arena.schema.acts), players)
        self.told = self.shared.arrays()
        spawn = multiprocessing.get_context("spawn")
        self.parts = [slice(tables * n // workers, tables * (n + 1) // workers) for n in range(workers)]
        self.lines: list[Connection[Any, Any]] = []
        self.workers: list[Any] = []
        for part in self.parts:
            here, there = spawn.Pipe()
            settings = {"game": game, "players": players, "rewards": rewards, "illegal": illegal, **options}
            worker = spawn.Process(target=_work, args=(there, self.shared, part, settings), daemon=True)
            worker.start()
            there.close()
            self.lines.append(here)
            self.workers.append(worker)

    def reset(self, seed: int | None = None) -> Stepped:
        """Begin all games; with a seed, and as many processes, the same ones every time."""
        chance = self.arena.chance if seed is None else Chance(seed)
        return self._order([("reset", chance.below(SEEDS)) for _ in self.parts])

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Each table's seat chooses. If any action is masked, the call is refused and no table has changed."""
        if len(actions) != self.count:
            raise ValueError(f"{len(actions)} actions for {self.count} tables")
        wrong = np.flatnonzero(self.told.masks[np.arange(self.count), actions] == 0)
        if len(wrong) and self.arena.illegal == "error":
            place = int(wrong[0])
            action, seat = int(actions[place]), int(self.told.seats[place])
            raise Masked(f"table {place}: action {action} ({self.arena.schema.acts[action]}) of seat {seat} is masked")
        return self._order([("step", np.asarray(actions)[part]) for part in self.parts])

    def _order(self, orders: list[Order]) -> Stepped:
        for line, order in zip(self.lines, orders, strict=True):
            line.send(order)
        for line in self.lines:
            trouble = line.recv()
            if trouble is not None:
                raise RuntimeError(f"a process with tables failed: {trouble}")
        return self.told

    def close(self) -> None:
        """End the processes."""
        for line, worker in zip(self.lines, self.workers, strict=True):
            line.send(("end", None))
            worker.join()
            line.close()
        self.lines, self.workers = [], []


def _work(line: Connection[Any, Any], shared: Shared, part: slice, settings: dict[str, Any]) -> None:
    """Step some of the tables whenever the other side says so."""
    end_with_parent()
    whole: tuple[Any, ...] = shared.arrays()
    tables = Tables(tables=part.stop - part.start, **settings)
    while True:
        what, with_what = line.recv()
        if what == "end":
            return
        try:
            stepped = tables.reset(with_what) if what == "reset" else tables.step(with_what)
            for own, of_all in zip(stepped, whole, strict=True):
                of_all[part] = own
            line.send(None)
        except Exception as error:
            line.send(f"{type(error).__name__}: {error}")
