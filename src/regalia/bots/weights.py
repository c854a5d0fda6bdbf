"""The weights that self-play has taught (``python -m regalia.bots.learning``), read from ``weights.toml``."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from regalia.bots.learned import Traits, Weights
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say

WEIGHTS = "weights.toml"
Pair = tuple[float, float]
"""What counts at the end of the game, and how much more of it with a whole game ahead."""


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned about one game."""

    games: int
    spread: Pair
    start: Pair
    traits: dict[str, Pair]


@cache
def read_weights() -> dict[str, Learned]:
    """What was learned, by game."""
    return parse_weights((files("regalia.bots") / WEIGHTS).read_text(encoding="utf-8"))


def parse_weights(text: str) -> dict[str, Learned]:
    """Weights as they are written in a file; refuses what is no such file."""
    try:
        return {game: msgspec.convert(fields, Learned) for game, fields in tomllib.loads(text).items()}
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Refused(say("bot-weights-unreadable", file=WEIGHTS, reason=str(error))) from None


def weights_of(game: Game, traits: type[Traits[Any]], learned: dict[str, Learned] | None = None) -> Weights:
    """The weights of a game, in the order of its traits; refuses weights that were made for other traits."""
    known = (learned if learned is not None else read_weights()).get(game.id)
    pairs = {} if known is None else known.traits
    missing = [name for name in traits.names if name not in pairs]
    unknown = [name for name in pairs if name not in traits.names]
    if known is None or missing or unknown:
        wrong = ", ".join(missing + unknown)
        raise Refused(say("bot-weights-do-not-fit", file=WEIGHTS, game=game.name(), traits=wrong))
    return Weights(
        [pairs[name][0] for name in traits.names],
        [pairs[name][1] for name in traits.names],
        known.spread,
        known.start,
    )
