"""Bots of Valeria have thought about every effect that can stand on a card."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.bots.valeria.worth import FLAT, worth_now, worth_on_average
from regalia.engine.combinators import All
from regalia.engine.effects import Effect
from regalia.games.valeria.cards import DOMAINS, EVENTS, HARVESTED, SLAYABLE, VOCABULARY
from regalia.games.valeria.effects import Choose, Exchange, Gain, GainPer, Per
from tests.valeria_tables import has, valeria

EFFECTS: list[Effect[Any]] = [
    *(card.active for card in HARVESTED),
    *(card.others for card in HARVESTED),
    *(card.reward for card in SLAYABLE.values()),
    *(card.rolled for card in EVENTS.values()),
    *(card.effect for card in DOMAINS.values()),
]


class Dance(Effect[Any]):
    """An effect that no bot has heard of."""

    __slots__ = ()
    do = "dance"


def test_every_effect_on_a_card_has_its_worth() -> None:
    table = valeria(anna=has(monsters=["goblin"])).table
    for effect in EFFECTS:
        assert worth_now(effect, table, table.players[0]) >= 0
        assert worth_on_average(effect) > 0


def test_every_word_of_the_card_files_is_reckoned_or_flat() -> None:
    reckoned = {Gain, GainPer, All, Choose, Exchange}
    assert reckoned | set(FLAT) == set(VOCABULARY.values())


@pytest.mark.parametrize("effect", [Dance(), All((Gain(gold=1), Dance()))])
def test_an_effect_nobody_thought_of_is_no_small_matter(effect: Effect[Any]) -> None:
    with pytest.raises(TypeError, match="dance"):
        worth_now(effect, None, None)
    with pytest.raises(TypeError, match="dance"):
        worth_on_average(effect)


def test_what_is_counted_is_worth_more_where_there_is_more_of_it() -> None:
    effect: All[Any] = All((Gain(gold=1), GainPer(Per("monster"), gold=1)))
    poor, rich = valeria(anna=has()).table, valeria(anna=has(monsters=["goblin", "goblin"])).table
    assert worth_now(effect, poor, poor.players[0]) == pytest.approx(0.34 * 1.5)
    assert worth_now(effect, rich, rich.players[0]) == pytest.approx(0.34 * 3.5)
