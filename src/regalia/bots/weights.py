"""From what self-play has taught to the weights that a judge adds up."""

from __future__ import annotations

from typing import Any

from regalia.bots.knowledge import WEIGHTS, Learned
from regalia.bots.learned import Traits, Weights
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say


def weights_of(game: Game, traits: type[Traits[Any]], learned: Learned | None) -> Weights:
    """The weights of a game, in the order of its traits; refuses weights that were made for other traits."""
    pairs = {} if learned is None else learned.traits
    missing = [name for name in traits.names if name not in pairs]
    unknown = [name for name in pairs if name not in traits.names]
    if learned is None or missing or unknown:
        wrong = ", ".join(missing + unknown)
        raise Refused(say("bot-weights-do-not-fit", file=WEIGHTS, game=game.name(), traits=wrong))
    return Weights(
        [pairs[name][0] for name in traits.names],
        [pairs[name][1] for name in traits.names],
        learned.spread,
        learned.start,
    )
