"""A policy that learns to play against bots, with JAX and optax: an actor and critic that never choose what is masked.

    pip install 'regalia[training]'
    python examples/train_masked_policy.py [--game BellumMagica] [--steps 200000] [--out policy.npz]

The file names its schema; ``Trained`` refuses to play at a table that is told in other numbers.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import optax

import regalia
import regalia.environments.registered  # makes the ids known
from regalia.environments import GameVectorEnv, Schema
from regalia.testing.numbers import row_of

WIDTH, TABLES, ROLLOUT = 128, 16, 32
DISCOUNT, TRACE, CURIOSITY = 0.995, 0.95, 0.01

Weights = dict[str, jax.Array]


def new_weights(key: jax.Array, numbers: int, acts: int) -> Weights:
    """Two hidden layers, with a policy and a value on top."""
    shapes = {"a": (numbers, WIDTH), "b": (WIDTH, WIDTH), "policy": (WIDTH, acts), "value": (WIDTH, 1)}
    keys = jax.random.split(key, len(shapes))
    return {
        name: jax.random.normal(k, shape) * (0.01 if name == "policy" else shape[0] ** -0.5)
        for k, (name, shape) in zip(keys, shapes.items(), strict=True)
    }


def think(weights: Weights, rows: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logarithm of the chance of every act, masked ones having none, and the value of the table."""
    seen = jnp.sign(rows) * jnp.log1p(jnp.abs(rows.astype(jnp.float32)))
    inner = jax.nn.relu(jax.nn.relu(seen @ weights["a"]) @ weights["b"])
    return jax.nn.log_softmax(jnp.where(masks > 0, inner @ weights["policy"], -1e9)), (inner @ weights["value"])[..., 0]


def loss_of(weights: Weights, batch: dict[str, jax.Array]) -> jax.Array:
    """What is to become smaller: chosen acts that turned out well should be likelier, values nearer to what came."""
    log_chances, values = think(weights, batch["rows"], batch["masks"])
    taken = jnp.take_along_axis(log_chances, batch["acts"][..., None], axis=-1)[..., 0]
    spread = -jnp.sum(jnp.exp(log_chances) * jnp.where(batch["masks"] > 0, log_chances, 0.0), axis=-1)
    each = -taken * batch["gains"] + 0.5 * (values - batch["returns"]) ** 2 - CURIOSITY * spread
    return jnp.sum(each * batch["asked"]) / jnp.maximum(jnp.sum(batch["asked"]), 1.0)


@jax.jit
def sample(weights: Weights, key: jax.Array, rows: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """An act for every table by its chances, and the values."""
    log_chances, values = think(weights, rows, masks)
    return jax.random.categorical(key, log_chances), values


def gains_of(rewards: Any, over: Any, values: Any, last: Any) -> tuple[Any, Any]:
    """How much better each act turned out than was thought (generalised advantage), and what came of it."""
    gains, following, trace = np.zeros_like(rewards), last, np.zeros(rewards.shape[1])
    for at in reversed(range(len(rewards))):
        goes_on = 1.0 - over[at]
        trace = rewards[at] + DISCOUNT * goes_on * following - values[at] + DISCOUNT * TRACE * goes_on * trace
        gains[at], following = trace, values[at]
    return gains, gains + values


def train(game: str, steps: int, seed: int = 1, bots: str = "random") -> tuple[Weights, Schema, list[float]]:
    """Play and learn for so many steps; the weights, what their numbers mean, and how every game ended."""
    tables: Any = gymnasium.make_vec(f"regalia/{game}-v1", TABLES, vectorization_mode="vector_entry_point", bots=bots)
    assert isinstance(tables, GameVectorEnv)
    key = jax.random.PRNGKey(seed)
    weights = new_weights(key, tables.size, tables.actions)
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3))
    memory = optimiser.init(weights)

    @jax.jit
    def learn(weights: Weights, memory: Any, batch: dict[str, jax.Array]) -> tuple[Weights, Any]:
        change, memory = optimiser.update(jax.grad(loss_of)(weights, batch), memory)
        return optax.apply_updates(weights, change), memory

    told, _ = tables.reset(seed=seed)
    ended: list[float] = []
    for _ in range(max(1, steps // (TABLES * ROLLOUT))):
        kept: dict[str, list[Any]] = {
            name: [] for name in ("rows", "masks", "acts", "values", "asked", "rewards", "over")
        }
        for _ in range(ROLLOUT):
            key, now = jax.random.split(key)
            rows, masks = told["observation"], told["action_mask"]
            acts, values = sample(weights, now, rows, masks)
            told, rewards, over, _, _ = tables.step(np.asarray(acts))
            ended += [float(reward) for reward in rewards[over]]
            asked = masks.any(axis=1)  # a table that is over begins anew with the next step, whatever is chosen
            here = (rows, masks, np.asarray(acts), np.asarray(values), asked, rewards, over.astype(np.float64))
            for name, value in zip(kept, here, strict=True):
                kept[name].append(value)
        together = {name: np.stack(values) for name, values in kept.items()}
        _, last = sample(weights, key, told["observation"], told["action_mask"])
        gains, returns = gains_of(together["rewards"], together["over"], together["values"], np.asarray(last))
        used = ("rows", "masks", "acts", "asked")
        weights, memory = learn(weights, memory, {**{n: together[n] for n in used}, "gains": gains, "returns": returns})
    return weights, tables.arena.schema, ended


class Trained(regalia.Bot):
    """Plays what the policy likes best; made for one schema."""

    def __init__(self, path: Path, schema: Schema) -> None:
        with np.load(path) as kept:
            schema.check(str(kept["schema"]))
            weights = {name: jnp.asarray(kept[name]) for name in kept.files if name != "schema"}
        self.schema, self.think = schema, jax.jit(partial(think, weights))

    def choose(self, view: regalia.View[Any], chance: regalia.Chance) -> str:
        options = view.table.options_of(view.seat)
        numbers = self.schema.encoder.numbers(options, view.seat)
        masks = np.zeros(len(self.schema.acts), dtype=np.int8)
        masks[numbers] = 1
        log_chances, _ = self.think(np.asarray(row_of(self.schema, view.table, view.seat)), masks)
        return options[numbers.index(int(jnp.argmax(log_chances)))].key


def main() -> None:
    """Train, say how it went, and keep the policy."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="BellumMagica")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = parser.parse_args()
    weights, schema, ended = train(given.game, given.steps, given.seed)
    kept: dict[str, Any] = {name: np.asarray(value) for name, value in weights.items()}
    np.savez(given.out, schema=schema.id, **kept)
    part = max(1, len(ended) // 5)
    shares = [sum(reward > 0 for reward in ended[at : at + part]) / part for at in range(0, part * 5, part)]
    print(f"{len(ended)} games; won, fifth by fifth: {', '.join(f'{share:.0%}' for share in shares)}")
    print(f"{given.out}: for tables of schema {schema.id}")


if __name__ == "__main__":
    main()
