"""Teach a network what searches found out, with JAX; stopped at any time it goes on where it was."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from regalia.training.model import (
    Arrays,
    Shape,
    answers,
    begun,
    likely_acts,
    off_about_the_end,
    state_in,
    steps_of,
)

HELD_OUT = 10
"""One game file in so many is not learned from, but asked how well what was learned holds."""
SOFTENED = 0.5
"""How much is added to the tries of each act: what was not tried is not thereby worthless."""


class Plan(NamedTuple):
    """How a network is taught."""

    epochs: int = 20
    batch: int = 256
    rate: float = 1e-3
    decay: float = 1e-4
    shape: Shape = Shape()
    seed: int = 0


def losses(given: Any, batch: Any) -> tuple[Any, Any]:
    """How far off the network is: about who wins, and about what is worth a try (cross entropies)."""
    told, tastes = answers(given, batch)
    there = batch["acts"] >= 0
    tried = jnp.where(there, batch["visits"] + SOFTENED, 0)
    tried = tried / tried.sum(1, keepdims=True)
    picked = -(tried * likely_acts(tastes)[1]).sum(1).mean()
    return off_about_the_end(told, batch["ends"]), picked


class Fitting:
    """A network being taught, in a folder: ``state.npz`` to go on from, ``log.jsonl`` with a line for each epoch."""

    def __init__(self, folder: Path, plan: Plan, data: list[Arrays], start: Arrays | None = None) -> None:
        self.folder = folder
        self.plan = plan
        self.names = named(data)
        apart = max(1, len(data) // HELD_OUT) if len(data) > 1 else 0
        self.held = _joined(data[:apart]) if apart else None
        self.data = _joined(data[apart:])
        rows = self.data["rows"].astype(np.float32)
        self.given = start or begun(plan.shape, rows, self.data["ends"].shape[1], 1.0, plan.seed)
        self.steps = steps_of(plan.rate, self.given, plan.decay)
        self.state = self.steps.init(self.given)
        self.epoch = 0
        begins = float(sum(np.abs(each).sum() for each in start.values())) if start else 0.0
        self.mark = json.dumps([plan._replace(epochs=0), [len(each["ends"]) for each in data], begins])
        """What a state must have been taught with to be gone on from."""
        self.best = self.given
        """The network after the epoch that was least off, on games that were not learned from if there are any."""
        self.least = math.inf
        self._step = jax.jit(self._stepped)
        self._losses = jax.jit(losses)
        self._resume()

    def _stepped(self, given: Any, state: Any, batch: Any) -> tuple[Any, Any]:
        slope = jax.grad(lambda each: sum(losses(each, batch)))(given)
        moves, state = self.steps.update(slope, state, given)
        return optax.apply_updates(given, moves), state

    def run(self) -> Iterator[dict[str, float]]:
        """Teach epoch by epoch; each is logged and can be gone on from."""
        while self.epoch < self.plan.epochs:
            order = np.random.default_rng((self.plan.seed, self.epoch)).permutation(len(self.data["ends"]))
            size = min(self.plan.batch, len(order))
            for at in range(0, len(order) - size + 1, size):
                batch = self._rows_of(self.data, order[at : at + size])
                self.given, self.state = self._step(self.given, self.state, batch)
            self.epoch += 1
            line = {"epoch": self.epoch, **self._measured("", self.data), **self._measured("held_", self.held)}
            off = sum(line[f"{'held_' if self.held else ''}{name}"] for name in ("won", "picked"))
            if off < self.least:
                self.best, self.least = self.given, off
            with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps(line) + "\n")
            self._keep()
            yield line

    def _measured(self, name: str, data: Arrays | None) -> dict[str, float]:
        """The losses over some data, beside those of judge and squire alone."""
        if data is None:
            return {}
        some = self._rows_of(data, np.arange(min(len(data["ends"]), 4096)))
        won, picked = self._losses(self.given, some)
        plain = {key: np.zeros_like(value) for key, value in self.given.items()} | {"trust": np.ones(1, np.float32)}
        squire = self._losses(plain, some)[1]
        judge = off_about_the_end(some["seen"], some["ends"])
        told = {"won": won, "picked": picked, "judge_won": judge, "squire_picked": squire}
        return {f"{name}{key}": round(float(value), 5) for key, value in told.items()}

    def _keep(self) -> None:
        leaves = {f"s{number}": leaf for number, leaf in enumerate(jax.tree.leaves(self.state))}
        half = self.folder / "state.half.npz"
        best = {f"best_{name}": value for name, value in self.best.items()}
        np.savez(half, epoch=self.epoch, mark=self.mark, least=self.least, **best, **leaves, **self.given)
        half.replace(self.folder / "state.npz")

    def _resume(self) -> None:
        """Go on where an earlier run with the same plan and games was stopped; else teaching begins anew."""
        kept = state_in(self.folder, self.mark)
        if kept is None:
            return
        self.epoch = int(kept["epoch"])
        self.best = {name: kept[f"best_{name}"] for name in self.given}
        self.least = float(kept["least"])
        self.given = {name: kept[name] for name in self.given}
        leaves, tree = jax.tree.flatten(self.state)
        self.state = jax.tree.unflatten(tree, [kept[f"s{number}"] for number in range(len(leaves))])

    def _rows_of(self, data: Arrays, which: Any) -> Arrays:
        found = {name: values[which] for name, values in data.items()}
        return {**found, "rows": found["rows"].astype(np.float32), "names": self.names}


def named(data: list[Arrays]) -> Any:
    """The places of the words of each act that occurs; in the data acts are from now on numbers of these rows."""
    words = np.concatenate([each["words"].reshape(-1, each["words"].shape[2]) for each in data])
    names, numbers = np.unique(words, axis=0, return_inverse=True)
    at = 0
    for each in data:
        shape = each["words"].shape[:2]
        acts = numbers[at : at + shape[0] * shape[1]].reshape(shape).astype(np.int32)
        each["acts"] = np.where(each["visits"] >= 0, acts, -1)
        at += shape[0] * shape[1]
    return names.astype(np.int32)


def _joined(data: list[Arrays]) -> Arrays:
    return {name: np.concatenate([each[name] for each in data]) for name in data[0] if name != "words"}
