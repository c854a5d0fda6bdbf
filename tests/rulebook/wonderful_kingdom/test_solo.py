"""Alone: the danger deck, spies, the search, supremacy, medals (rule 11)."""

from __future__ import annotations

import pytest

from regalia.engine.zones import HIDDEN, view
from tests.rulebook.wonderful_kingdom.kingdoms import KingdomGame, alone, dealt, has

DECK = ["farm", "mill", "harbour", "quarry", "portal", "scholars"]


def test_the_danger_deck() -> None:
    """Rule 11.1: eight unseen cards and four calamities, face down; the others face up."""
    t = dealt(1, module="quests")
    assert len(t.table.danger) == 12
    assert t.table.danger.count("calamity") == 4
    assert len(t.table.deck) == 72 - 4
    seen = view(t.table, 0).table
    assert seen.danger == (HIDDEN,) * 12
    assert seen.deck[-1] == t.table.deck[-1]
    assert set(seen.deck[:-1]) == {HIDDEN}


def test_no_traps_but_two_spies_one_of_them_used() -> None:
    """Rule 11.2."""
    t = dealt(1, module="quests")
    assert (t.anna.traps, t.anna.spies, t.anna.spies_used) == (0, 1, 1)


def test_the_choice_phase_alone() -> None:
    """Rule 11.3: two open cards in each area, then four selections."""
    t = alone(deck=DECK, module="quests").new_round()
    assert t.offered() == (["farm", "mill"], ["harbour", "quarry"])
    danger = t.table.danger
    t.choose("anna", "select:2")
    assert t.anna.chosen == ("harbour", "quarry")
    assert list(t.table.offers_down[0]) == [danger[-1]]
    assert t.offered() == (["farm", "mill"], ["portal", "scholars"])
    t.choose("anna", "select:1")
    assert t.anna.chosen_down == (danger[-1],)
    assert t.table.offers_down == ((), (danger[-2],))
    t.choose("anna", "select:1", "select:1")
    assert t.table.phase == "planning"
    assert len(t.table.danger) == 12 - 3


def test_four_rounds_use_the_whole_danger_deck() -> None:
    """Rule 11.3."""
    t = alone(module="quests").new_round()
    for _ in range(4):
        while t.table.asked and t.table.phase == "choice":
            t.choose("anna", "select:1")
        play_on(t)
    assert t.table.over
    assert t.table.danger == ()


def play_on(t: KingdomGame) -> None:
    """Recycle everything and go on until the next choice phase."""
    while t.table.asked and t.table.phase != "choice":
        t.choose("anna", next(key for key in t.options() if key.startswith(("recycle", "lab", "done"))))


def test_a_spy_turns_one_hidden_card_up() -> None:
    """Rule 11.4."""
    t = alone(has(spies=1), offers=(["farm"], ["mill"]), face_down=(["calamity"], []), module="quests").select()
    t.choose("anna", "spy:1:1")
    assert t.offered() == (["farm", "calamity"], ["mill"])
    assert (t.anna.spies, t.anna.spies_used) == (0, 1)


def test_the_search() -> None:
    """Rule 11.5: two cards of the chosen area are removed, one of three comes, then all is taken."""
    t = alone(offers=(["farm", "mill", "harbour"], ["quarry"]), deck=["portal", "scholars", "aqueduct", "sappers"])
    t.select().choose("anna", "search:1")
    assert t.options() == ["remove:farm", "remove:mill", "remove:harbour"]
    t.choose("anna", "remove:farm", "remove:harbour")
    assert t.options() == ["find:portal", "find:scholars", "find:aqueduct"]
    t.choose("anna", "find:aqueduct")
    assert t.anna.chosen == ("mill", "aqueduct")
    assert set(t.table.discards) == {"farm", "harbour", "portal", "scholars"}
    assert t.table.deck[-1] == "sappers"


def test_a_search_needs_two_open_cards_that_are_no_calamities() -> None:
    """Rule 11.5."""
    offers = (["farm", "calamity"], ["quarry", "mill"])
    t = alone(offers=offers, face_down=(["portal"], []), module="quests").select()
    assert t.reason("anna", "search:1") == ("search-short", 1)
    assert t.options_like("search") == ["2"]


def search(t: KingdomGame) -> None:
    """Search the first area and take whatever comes."""
    t.choose("anna", "search:1")
    while t.options()[0].startswith(("remove", "find")):
        t.choose("anna", t.options()[0])


def test_one_search_a_round() -> None:
    """Rule 11.5."""
    t = alone(module="quests").new_round()
    search(t)
    assert t.reason("anna", "search:1") == ("searched", 0)
    assert t.options_like("search") == []


def test_or_a_search_at_every_selection() -> None:
    """Rule 11.5, the publisher's looser rule."""
    t = alone(module="quests", search="every_selection").new_round()
    search(t)
    assert t.options_like("search") == ["1", "2"]


def test_hidden_cards_stay_hidden_until_planning() -> None:
    """Rule 11.6."""
    t = alone(offers=(["farm"], ["mill"]), face_down=(["portal"], []), module="quests").select()
    t.choose("anna", "select:1")
    assert view(t.table, 0).table.players[0].chosen_down == (HIDDEN,)
    t = alone(has(face_down=["portal"]), module="quests").planning()
    assert t.anna.chosen == ("portal",)


@pytest.mark.parametrize(("before", "after"), [((0, 2), (1, 1)), ((1, 1), (2, 0)), ((2, 0), (2, 0))])
def test_one_used_spy_is_ready_again_after_the_choice(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Rule 11.7."""
    t = alone(has(spies=before[0], spies_used=before[1]), offers=(["farm"], ["mill"]), module="quests")
    t.end_of_choice()
    assert (t.anna.spies, t.anna.spies_used) == after
    assert t.table.discards == ("farm", "mill")


def test_supremacy_alone_needs_five() -> None:
    """Rule 11.8."""
    assert alone(has(built=["quarry"])).produce("materials").anna.training == 0
    assert alone(has(built=["quarry", "hamlet"])).produce("materials").anna.training == 1


def test_an_advisors_cubes_do_not_count_for_it() -> None:
    """Rule 11.8."""
    holding = has(advisors=["master_builder"], soldiers=3, built=["quarry"], construction={"farm": None})
    t = alone(holding, module="advisors").produce("materials").choose("anna", "use:master_builder")
    assert t.cubes() == {"materials": 7}
    assert t.anna.training == 0


def test_side_a_costs_fifteen_points() -> None:
    """Rule 11.9."""
    built = ["royal_palace"] * 5
    assert alone(has(duchy="valados_a", built=built)).score()["side-a"] == -15
    assert alone(has(duchy="valados_a", built=built)).total() == 65
    assert "side-a" not in alone(has(duchy="valados_b", built=built)).score()


@pytest.mark.parametrize("deck", ["giant_rats", "ice_giants", "shadows", "thieves"])
def test_menaces_take_the_place_of_the_calamities(deck: str) -> None:
    """Rules 8.11, 11.1."""
    t = dealt(1, menaces=(deck,))
    card = {"giant_rats": "giant_rat", "ice_giants": "ice_giant", "shadows": "shadow", "thieves": "thief"}[deck]
    assert t.table.danger.count(card) == 4
    assert "calamity" not in t.table.danger
    assert t.anna.menace_deck == ()


def test_a_search_cannot_remove_a_menace() -> None:
    """Rule 8.11."""
    t = alone(offers=(["farm", "shadow"], []), menaces=("shadows",)).select()
    assert t.reason("anna", "search:1") == ("search-short", 1)


def test_alone_nobody_gains_from_a_shadow() -> None:
    """Rule 8.11."""
    t = alone(has(chosen=["shadow", "farm", "mill"]), menaces=("shadows",)).planning().choose("anna", "shadow:farm")
    assert t.lab() == {}
    assert t.table.discards == ("farm",)
    assert t.table.beside_danger == 0


@pytest.mark.parametrize("deck", ["giant_rats", "ice_giants", "shadows", "thieves"])
def test_the_medals_are_the_same_for_every_deck(deck: str) -> None:
    """Rule 8.11."""
    t = alone(has(duchy="teressia_b", built=["royal_palace"] * 6), menaces=(deck,))
    assert (t.total(), t.result) == (96, "silver")


def test_spies_that_were_not_used_stay_ready() -> None:
    """Rule 11.7: over the end of a round too."""
    t = alone(has(spies=2, duchy="teressia_b"), module="quests").end_of_round()
    assert (t.anna.spies, t.anna.spies_used) == (2, 0)
