"""What effects of Valeria are worth to a duchy, roughly, in victory points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from regalia.engine.combinators import All, Choose
from regalia.games.valeria.card_effects import GainCitizen, MaySlay, Return, Take, TakeMonster
from regalia.games.valeria.cards import CITIZENS, ROLLS, STARTERS, woken
from regalia.games.valeria.effects import Exchange, Gain, GainAny, GainPer, ValeriaEffect
from regalia.games.valeria.event_effects import AddToken, EveryoneLoses
from regalia.games.valeria.lasting_effects import ChangeDie, CheaperDomains, NoSurcharge
from regalia.games.valeria.player import Duchy
from regalia.games.valeria.table import ValeriaTable

WORTH: Final = {"gold": 0.34, "strength": 0.32, "magic": 0.38, "vp": 1.0}
"""What one of each is worth in victory points."""
OFTEN: Final = {card: sum(woken(dice).get(card, 0) for dice in ROLLS) / len(ROLLS) for card in (*STARTERS, *CITIZENS)}
"""How many times a roll of two dice activates each starter and citizen, on average."""
FLAT: Final[Mapping[type[ValeriaEffect], float]] = {
    GainCitizen: 1.2, Take: 0.9, TakeMonster: 2.5, MaySlay: 0.5, GainAny: 0.3, Return: 0.3, ChangeDie: 0.3,
    NoSurcharge: 0.3, CheaperDomains: 0.3, AddToken: 0.3, EveryoneLoses: 0.3,
}  # fmt: skip
"""What all that cannot be reckoned is worth to who looks at a decision."""
FLAT_ON_AVERAGE: Final[Mapping[type[ValeriaEffect], float]] = dict.fromkeys(FLAT, 0.9)
"""The same for the learned weights, which were learned with this."""


def gained(effect: Gain | GainPer) -> float:
    """What is taken from the supply, once."""
    resources = WORTH["gold"] * effect.gold + WORTH["strength"] * effect.strength + WORTH["magic"] * effect.magic
    return resources + effect.vp


def parts_of(effect: ValeriaEffect) -> tuple[ValeriaEffect, ...]:
    """The effects that an effect is made of."""
    if isinstance(effect, All | Choose):
        return effect.of
    return (effect.pay, effect.gain) if isinstance(effect, Exchange) else ()


def reckoned(
    effect: ValeriaEffect,
    flat: Mapping[type[ValeriaEffect], float],
    counted: Callable[[GainPer], float],
    in_a_row: Callable[[list[float]], float],
) -> float:
    """What an effect is worth, by what counting and several in a row are worth; fails for one nobody thought of."""
    if isinstance(effect, Gain):
        return gained(effect)
    if isinstance(effect, GainPer):
        return counted(effect)
    worth = flat.get(type(effect))
    if worth is not None:
        return worth
    worths = [reckoned(part, flat, counted, in_a_row) for part in parts_of(effect)]
    if isinstance(effect, All):
        return in_a_row(worths)
    if isinstance(effect, Choose):
        return max(worths)
    if isinstance(effect, Exchange):
        pay, gain = worths
        return max(0.0, gain - pay)
    raise TypeError(f"nobody has thought about what {effect.do!r} is worth")


def worth_now(effect: ValeriaEffect, table: ValeriaTable | None, player: Duchy | None) -> float:
    """What an effect is worth to a duchy now; nobody is needed for one that counts nothing in a duchy."""

    def counted(effect: GainPer) -> float:
        assert table is not None and player is not None
        return (effect.per.count(table, player) + 0.5) * gained(effect)

    return reckoned(effect, FLAT, counted, sum)


def worth_on_average(effect: ValeriaEffect) -> float:
    """What an effect is worth whoever has it, as the learned weights have it: the best of several stands for all."""
    return reckoned(effect, FLAT_ON_AVERAGE, lambda effect: 0.9, max)


def counts(effect: ValeriaEffect) -> bool:
    """Whether an effect, or a part of it, counts something in a duchy, so that it is not always worth the same."""
    return isinstance(effect, GainPer) or any(counts(part) for part in parts_of(effect))


class Valued:
    """An effect of a card, and what it is worth if that is always the same."""

    __slots__ = ("effect", "fixed", "worth")

    def __init__(self, effect: ValeriaEffect) -> None:
        self.effect = effect
        self.fixed = not counts(effect)
        self.worth = worth_now(effect, None, None) if self.fixed else 0.0

    def now(self, table: ValeriaTable, player: Duchy) -> float:
        """What it is worth now."""
        return self.worth if self.fixed else worth_now(self.effect, table, player)
