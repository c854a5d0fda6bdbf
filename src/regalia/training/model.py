"""The network as it is taught, with JAX: how it begins, and what it answers to a batch of decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from regalia.bots.network import WORDS

Arrays = dict[str, Any]

FIXED = ("mean", "scale")
"""What is measured and not learned."""
LEAST_SPREAD = 0.4
"""A number of the row that hardly ever changes counts no more than if it changed by so much."""


class Shape(NamedTuple):
    """How large a network is."""

    first: int = 96
    second: int = 48
    taste: int = 24


def begun(shape: Shape, rows: Any, seats: int, trust: float, seed: int) -> Arrays:
    """A network that knows nothing yet but to do what the squire wishes, so sharply."""
    chance = np.random.default_rng(seed)
    spread = rows.std(0)

    def drawn(*shape: int) -> Any:
        return (chance.standard_normal(shape) / np.sqrt(shape[0])).astype(np.float32)

    return {
        "mean": rows.mean(0).astype(np.float32),
        "scale": (1 / np.maximum(spread, LEAST_SPREAD)).astype(np.float32),
        "w1": drawn(rows.shape[1], shape.first) * np.float32(0.7),
        "b1": np.zeros(shape.first, np.float32),
        "w2": drawn(shape.first, shape.second),
        "b2": np.zeros(shape.second, np.float32),
        "value": np.zeros((shape.second, seats), np.float32),
        "bias": np.zeros(seats, np.float32),
        "query": drawn(shape.second, shape.taste),
        "words": np.zeros((WORDS, shape.taste), np.float32),
        "likes": np.zeros(WORDS, np.float32),
        "trust": np.array([trust], np.float32),
    }


def answers(given: Any, batch: Any) -> tuple[Any, Any]:
    """What the network says of a batch: the logits of the seats' chances, and those of each act.

    ``acts`` has the numbers of the acts in ``names``, whose rows are the places of their words; -1 is no act, no word.
    """
    numbers = (batch["rows"] - given["mean"]) * given["scale"]
    first = jnp.maximum(numbers @ given["w1"] + given["b1"], 0)
    second = jnp.maximum(first @ given["w2"] + given["b2"], 0)
    there = batch["names"] >= 0
    words = jnp.where(there[..., None], given["words"][batch["names"]], 0).sum(1)
    likes = jnp.where(there, given["likes"][batch["names"]], 0).sum(1)
    alike = jnp.einsum("bat,bt->ba", words[batch["acts"]], second @ given["query"])
    tastes = alike + likes[batch["acts"]] + given["trust"][0] * batch["wishes"]
    return second @ given["value"] + given["bias"], jnp.where(batch["acts"] >= 0, tastes, -1e9)


def off_about_the_end(told: Any, ends: Any) -> Any:
    """How far off the chances are (cross entropy): of one seat alone, or of all seats."""
    if ends.shape[1] == 1:
        return optax.sigmoid_binary_cross_entropy(told, ends).mean()
    return -(ends * jax.nn.log_softmax(told)).sum(1).mean()


def likely_acts(tastes: Any) -> tuple[Any, Any]:
    """The chance of each act by its logits, and its logarithm; both are nothing where there is no act."""
    logs = jax.nn.log_softmax(tastes)
    there = tastes > -1e8
    return jnp.where(there, jnp.exp(logs), 0), jnp.where(there, logs, 0)


def steps_of(rate: float, given: Arrays, decay: float = 0.0) -> Any:
    """How the arrays are moved: small steps, none of what is measured, nor of a trust that there is not (Adam, with
    clipped slopes)."""
    steps = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(rate, weight_decay=decay))
    return optax.multi_transform(
        {"learned": steps, "fixed": optax.set_to_zero()},
        {
            name: "fixed" if name in FIXED or (name == "trust" and not value.any()) else "learned"
            for name, value in given.items()
        },
    )


def state_in(folder: Path, mark: str) -> Arrays | None:
    """What an earlier run with the same plan left to go on from; without it the log begins anew."""
    file = folder / "state.npz"
    if file.is_file():
        with np.load(file, allow_pickle=False) as kept:
            if str(kept["mark"]) == mark:
                return {name: kept[name] for name in kept.files}
    (folder / "log.jsonl").unlink(missing_ok=True)
    return None
