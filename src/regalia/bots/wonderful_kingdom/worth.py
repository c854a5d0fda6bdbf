"""What the effects of cards are worth in the Wonderful Kingdom, by what kind of effect they are.

Each table names every kind that it may be asked for: one that it does not know is an error, not nothing.
"""

from __future__ import annotations

from typing import Any, Final

from regalia.bots.wonderful_kingdom.future import KEPT
from regalia.engine.effects import Effect
from regalia.games.wonderful_kingdom.advisor_effects import (
    FreeTrap,
    LookAndKeep,
    LookAtHand,
    MoveBetweenOffers,
    ProduceMore,
    RecycleTwice,
    Score,
    SwapChosen,
    TurnUpOffer,
)
from regalia.games.wonderful_kingdom.cards import MENACES
from regalia.games.wonderful_kingdom.effects import Gain, GainSpies, ReadySpies, RemoveCalamities
from regalia.games.wonderful_kingdom.menace_effects import Breed, Freeze, Haunt, Rob
from regalia.games.wonderful_kingdom.player import Duchy

SPY: Final = 0.8
"""What a spy token is worth."""
CALAMITY_GONE: Final = 4.0
"""What it is worth to be rid of a calamity."""

Kinds = dict[type[Any], tuple[float, float]]

TAKEN: Final[Kinds] = {
    Breed: (2.0, 1.5),
    Haunt: (2.5, 1.5),
    Rob: (0.0, 1.5),
    Freeze: (0.0, 1.5),
    type(None): (0.0, 1.5),
}
"""What a menace costs beside its points whoever takes it: at once, and in each round that is left."""

STAYS: Final[Kinds] = {
    Breed: (0.0, 2.0),
    Haunt: (0.0, 2.5),
    Rob: (0.0, 1.0),
    Freeze: (3.0, 0.0),
    type(None): (0.0, 0.0),
}
"""What a menace in the construction area will still cost beside its points, in the same way."""


def lasting(card: str, rounds: int) -> float:
    """What taking a menace costs beside its points, with so many rounds left."""
    once, each = TAKEN[type(MENACES[card].effect)]
    return once + each * rounds


def harm(card: str, rounds: int) -> float:
    """What a menace in the construction area will still cost beside its points, with so many rounds left."""
    once, each = STAYS[type(MENACES[card].effect)]
    return once + each * rounds


def krystallium_of(effect: Effect[Any]) -> int:
    """How much krystallium an effect brings."""
    return effect.krystallium if isinstance(effect, Gain) else 0


def soldiers_of(effect: Effect[Any]) -> int:
    """How many soldiers an effect brings."""
    return effect.soldiers if isinstance(effect, Gain) else 0


def beside_cubes(player: Duchy, effect: Effect[Any]) -> float:
    """What the reward of a step gives that no card can be built with, soldiers left out."""
    match effect:
        case RemoveCalamities():
            return min(effect.up_to, player.calamity_count) * CALAMITY_GONE
        case GainSpies() | ReadySpies():
            return SPY
        case Score():
            return float(effect.points)
        case Gain():
            return 0.0
        case ProduceMore() | LookAndKeep() | RecycleTwice() | SwapChosen() | TurnUpOffer():
            return 0.0
        case MoveBetweenOffers() | LookAtHand() | FreeTrap():
            return 0.0
    raise TypeError(type(effect).__name__)


def rewarded(player: Duchy, effect: Effect[Any]) -> float:
    """What the reward of a step gives, soldiers left out."""
    return krystallium_of(effect) * KEPT + beside_cubes(player, effect)
