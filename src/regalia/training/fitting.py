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

from regalia.bots.network import WORDS
from regalia.training.positions import Arrays

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
    first: int = 64
    second: int = 32
    taste: int = 16
    seed: int = 0


def begun(plan: Plan, rows: Any) -> dict[str, Any]:
    """A network that knows nothing yet but to believe the judge and the squire."""
    chance = np.random.default_rng(plan.seed)
    inputs = rows.shape[1]
    spread = rows.std(0)

    def drawn(*shape: int) -> Any:
        return (chance.standard_normal(shape) / np.sqrt(shape[0])).astype(np.float32)

    return {
        "mean": rows.mean(0).astype(np.float32),
        "scale": np.where(spread > 0, 1 / np.maximum(spread, 0.3), 0).astype(np.float32),
        "w1": drawn(inputs, plan.first) * np.float32(0.3),
        "sight": drawn(1, plan.first)[0],
        "b1": np.zeros(plan.first, np.float32),
        "w2": drawn(plan.first, plan.second),
        "b2": np.zeros(plan.second, np.float32),
        "value": np.zeros(plan.second, np.float32),
        "bias": np.zeros(1, np.float32),
        "query": drawn(plan.second, plan.taste),
        "words": np.zeros((WORDS, plan.taste), np.float32),
        "trust": np.ones(2, np.float32),
    }


FIXED = ("mean", "scale")
"""What is measured and not learned."""


def outcome(given: Any, batch: Any) -> tuple[Any, Any]:
    """What the network says of a batch: the logits of winning, and those of each act."""
    numbers = (batch["rows"] - given["mean"]) * given["scale"]
    first = jnp.maximum(numbers @ given["w1"] + batch["seen"][:, None] * given["sight"] + given["b1"], 0)
    second = jnp.maximum(first @ given["w2"] + given["b2"], 0)
    value = second @ given["value"] + given["bias"][0] + batch["seen"] * given["trust"][0]
    words = jnp.where((batch["words"] >= 0)[..., None], given["words"][batch["words"]], 0).sum(2)
    tastes = jnp.einsum("bat,bt->ba", words, second @ given["query"]) + given["trust"][1] * batch["wishes"]
    return value, jnp.where(batch["visits"] >= 0, tastes, -1e9)


def losses(given: Any, batch: Any) -> tuple[Any, Any]:
    """How far off the network is: about who wins, and about what is worth a try (cross entropies)."""
    value, tastes = outcome(given, batch)
    won = optax.sigmoid_binary_cross_entropy(value, batch["ends"]).mean()
    there = batch["visits"] >= 0
    tried = jnp.where(there, batch["visits"] + SOFTENED, 0)
    tried = tried / tried.sum(1, keepdims=True)
    picked = -(tried * jnp.where(there, jax.nn.log_softmax(tastes), 0)).sum(1).mean()
    return won, picked


class Fitting:
    """A network being taught, in a folder: ``state.npz`` to go on from, ``log.jsonl`` with a line for each epoch."""

    def __init__(self, folder: Path, plan: Plan, data: list[Arrays]) -> None:
        self.folder = folder
        self.plan = plan
        apart = max(1, len(data) // HELD_OUT) if len(data) > 1 else 0
        self.held = _joined(data[:apart]) if apart else None
        self.data = _joined(data[apart:])
        self.given = begun(plan, self.data["rows"].astype(np.float32))
        learned = {name: name not in FIXED for name in self.given}
        steps = optax.adamw(plan.rate, weight_decay=plan.decay)
        self.steps = optax.multi_transform(
            {True: steps, False: optax.set_to_zero()}, {name: learned[name] for name in self.given}
        )
        self.state = self.steps.init(self.given)
        self.epoch = 0
        self.mark = json.dumps([plan._replace(epochs=0), [len(each["ends"]) for each in data]])
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
                batch = _rows_of(self.data, order[at : at + size])
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
        some = _rows_of(data, np.arange(min(len(data["ends"]), 4096)))
        won, picked = self._losses(self.given, some)
        plain = {key: np.zeros_like(value) for key, value in self.given.items()} | {"trust": np.ones(2, np.float32)}
        judge, squire = self._losses(plain, some)
        named = {"won": won, "picked": picked, "judge_won": judge, "squire_picked": squire}
        return {f"{name}{key}": round(float(value), 5) for key, value in named.items()}

    def _keep(self) -> None:
        leaves = {f"s{number}": leaf for number, leaf in enumerate(jax.tree.leaves(self.state))}
        half = self.folder / "state.half.npz"
        best = {f"best_{name}": value for name, value in self.best.items()}
        np.savez(half, epoch=self.epoch, mark=self.mark, least=self.least, **best, **leaves, **self.given)
        half.replace(self.folder / "state.npz")

    def _resume(self) -> None:
        """Go on where an earlier run with the same plan and games was stopped; else teaching begins anew."""
        file = self.folder / "state.npz"
        kept = np.load(file, allow_pickle=False) if file.is_file() else None
        if kept is None or str(kept["mark"]) != self.mark:
            (self.folder / "log.jsonl").unlink(missing_ok=True)
            return
        with kept:
            self.epoch = int(kept["epoch"])
            self.best = {name: kept[f"best_{name}"] for name in self.given}
            self.least = float(kept["least"])
            self.given = {name: kept[name] for name in self.given}
            leaves, tree = jax.tree.flatten(self.state)
            self.state = jax.tree.unflatten(tree, [kept[f"s{number}"] for number in range(len(leaves))])


def _joined(data: list[Arrays]) -> Arrays:
    return {name: np.concatenate([each[name] for each in data]) for name in data[0]}


def _rows_of(data: Arrays, which: Any) -> Arrays:
    found = {name: values[which] for name, values in data.items()}
    return {**found, "rows": found["rows"].astype(np.float32)}
