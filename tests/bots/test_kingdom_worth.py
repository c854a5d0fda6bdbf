"""The squire of the Wonderful Kingdom knows what every effect is worth; one that it does not know is an error."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.bots.wonderful_kingdom.squire import KingdomSquire
from regalia.bots.wonderful_kingdom.worth import STAYS, TAKEN, beside_cubes
from regalia.engine.effects import Effect
from regalia.games.wonderful_kingdom.cards import MENACES
from regalia.games.wonderful_kingdom.effects import VOCABULARY
from regalia.games.wonderful_kingdom.menace_effects import MenaceEffect
from tests.rulebook.wonderful_kingdom.kingdoms import has, kingdom

STRIKES = [effect for effect in VOCABULARY.values() if issubclass(effect, MenaceEffect)]
OTHERS = [effect for effect in VOCABULARY.values() if not issubclass(effect, MenaceEffect)]


class Unheard(Effect[Any]):
    """An effect that a new card file might bring."""

    __slots__ = ()
    do = "unheard_of"


def example(kind: type[Effect[Any]]) -> Effect[Any]:
    """An effect of a kind, with one of everything."""
    return kind(**{name: 1 if type is int else "gold" for name, type in kind.fields.items()})


@pytest.mark.parametrize("kind", STRIKES)
def test_what_a_menace_costs_is_known(kind: type[MenaceEffect]) -> None:
    assert kind in TAKEN
    assert kind in STAYS


def test_a_menace_that_only_costs_points_is_known_too() -> None:
    quiet = {type(menace.effect) for menace in MENACES.values()} - set(STRIKES)
    assert quiet == {type(None)}
    assert type(None) in TAKEN
    assert type(None) in STAYS


def ability(effect: Effect[Any]) -> float:
    """What a squire thinks of an ability, with a card chosen on both sides and one hidden."""
    t = kingdom(has(chosen=["farm", "mill"]), has(chosen=["mill"]), module="advisors").planning()
    squire = KingdomSquire()
    squire.wish(t.table, 0, t.table.options_of(0)[0])
    return squire.used(t.table, t.anna, effect, 0.5)


@pytest.mark.parametrize("kind", OTHERS)
def test_what_an_ability_and_a_reward_are_worth_is_known(kind: type[Effect[Any]]) -> None:
    t = kingdom(has(calamities=1))
    assert ability(example(kind)) > -10
    assert beside_cubes(t.anna, example(kind)) >= 0


def test_an_effect_that_nobody_has_thought_of_is_an_error() -> None:
    with pytest.raises(TypeError, match="Unheard"):
        ability(Unheard())
    with pytest.raises(TypeError, match="Unheard"):
        beside_cubes(kingdom().anna, Unheard())
