"""Setting the table for two: decks, duchies, modules (rules 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.engine.game import Refused
from regalia.games.wonderful_kingdom.cards import (
    ADVISORS,
    DEVELOPMENTS,
    DUCHIES,
    MENACES,
    QUESTS,
    TREASURES,
    copies_of,
)
from regalia.games.wonderful_kingdom.game import WONDERFUL_KINGDOM
from regalia.games.wonderful_kingdom.words import FAMILIES, RESOURCES
from tests.rulebook.wonderful_kingdom.kingdoms import dealt, has, kingdom


def test_one_or_two_players_and_four_rounds() -> None:
    """Rule 1.1."""
    assert WONDERFUL_KINGDOM.players == (1, 2)
    with pytest.raises(Refused):
        WONDERFUL_KINGDOM.settle(3, {})
    t = kingdom(round=4).end_of_round()
    assert t.table.over
    assert not kingdom(round=3).end_of_round().table.over


def test_exactly_one_module_is_always_played() -> None:
    """Rule 1.2."""
    option = next(option for option in WONDERFUL_KINGDOM.options if option.id == "module")
    assert option.choices == ("menaces", "advisors", "quests")
    assert option.default in option.choices
    assert not option.many
    assert dealt(module="menaces").anna.menace_deck
    assert dealt(module="advisors").anna.dealt
    assert dealt(module="quests").table.quests


def test_what_is_in_the_box() -> None:
    """Rule 1.3."""
    assert len(copies_of(DEVELOPMENTS)) == 70
    assert len(copies_of(TREASURES)) == 10
    assert len(copies_of(MENACES)) == 26
    assert len(copies_of(ADVISORS)) == 14
    assert len({card.duchy for card in DUCHIES.values()}) == 2
    assert len(QUESTS) == 3
    assert sum(card.copies for card in WONDERFUL_KINGDOM.cards() if card.kind not in ("duchy", "quest")) + 2 == 130


def test_four_resources_in_their_order() -> None:
    """Rule 1.4."""
    assert RESOURCES == ("materials", "population", "gold", "exploration")
    t = kingdom(has(duchy="teressia_a"), has(duchy="valados_a")).production()
    steps = [event.details["resource"] for event in t.told("supremacy-trains")]
    assert steps == ["gold", "exploration"]


def test_four_families_each_with_a_resource() -> None:
    """Rule 1.5."""
    assert FAMILIES == ("structure", "company", "monument", "discovery")
    for family, resource in zip(FAMILIES, RESOURCES, strict=True):
        cards = [card for card in DEVELOPMENTS.values() if card.family == family]
        own = sum(card.cost.get(resource, 0) for card in cards)
        assert own > sum(sum(card.cost.values()) for card in cards) / 2


def test_a_development_has_a_cost_a_family_and_a_recycling_bonus() -> None:
    """Rule 1.6."""
    for card in DEVELOPMENTS.values():
        assert sum(card.cost.values()) >= 2
        assert card.family in FAMILIES
        assert card.recycling in RESOURCES
        assert not (card.points.flat and card.points.each)


def test_two_offering_areas_and_the_first_round() -> None:
    """Rule 2.1."""
    t = dealt(module="quests")
    assert t.table.round == 1
    assert [len(area) for area in t.table.offers_up] == [1, 1]


def test_the_deck_has_eighty_cards() -> None:
    """Rule 2.2: seventy developments and ten treasures; sixteen are dealt at once."""
    t = dealt(module="quests")
    cards = Counter((*t.table.deck, *t.table.offers_up[0], *t.table.offers_up[1], *t.anna.hand, *t.bob.hand))
    del cards["calamity"]
    assert cards == Counter((*copies_of(DEVELOPMENTS), *copies_of(TREASURES)))


def test_eight_calamities_two_of_them_in_the_first_hands() -> None:
    """Rule 2.3."""
    t = dealt(module="quests")
    assert t.table.calamity_pile == ("calamity",) * 6
    assert [player.hand.count("calamity") for player in t.table.players] == [1, 1]


@pytest.mark.parametrize("side", ["A", "B"])
def test_both_duchies_lie_on_the_same_side(side: str) -> None:
    """Rule 2.4."""
    t = dealt(side=side)
    cards = [DUCHIES[player.duchy] for player in t.table.players]
    assert [card.side for card in cards] == [side, side]
    assert {card.duchy for card in cards} == {"teressia", "valados"}


def test_the_first_seat_may_name_its_duchy() -> None:
    assert dealt(duchy="valados").anna.duchy == "valados_a"
    assert dealt(duchy="teressia", side="B").bob.duchy == "valados_b"


def test_two_traps_each() -> None:
    """Rule 2.5."""
    assert [player.traps for player in dealt().table.players] == [2, 2]


def test_each_module_has_its_own_set_up() -> None:
    """Rule 2.6."""
    assert dealt(module="menaces").table.calamities_left == 0
    assert [player.soldiers for player in dealt(module="advisors").table.players] == [2, 2]
    assert dealt(module="quests", quest="lord_of_ruin").table.quests == ("lord_of_ruin",)


def test_who_begins_is_left_to_chance() -> None:
    """Rule 2.7."""
    assert {dealt(seed=seed).table.first for seed in range(20)} == {0, 1}


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"scenario": "surrounded"}),
        (2, {"search": "every_selection"}),
        (2, {"menaces": ("thieves",)}),
        (2, {"menaces": ("thieves", "thieves")}),
        (1, {"menaces": ("thieves", "shadows")}),
        (2, {"module": "quests", "menaces": ("thieves", "shadows")}),
        (2, {"module": "advisors", "quest": "lord_of_ruin"}),
        (1, {"scenario": "surrounded", "module": "quests"}),
        (1, {"scenario": "surrounded", "quest": "lord_of_ruin"}),
        (1, {"scenario": "surrounded", "menaces": ("shadows",)}),
    ],
)
def test_what_does_not_go_together_is_refused(players: int, options: dict[str, str]) -> None:
    with pytest.raises(Refused) as refusal:
        WONDERFUL_KINGDOM.settle(players, options)
    assert refusal.value.message.id.startswith("wonderful_kingdom-")
