"""The module of menaces: four decks, what they do in planning, and the fight (rule 8)."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.games.wonderful_kingdom.cards import MENACES
from tests.rulebook.wonderful_kingdom.kingdoms import dealt, has, kingdom


def test_no_calamities_and_a_deck_of_four_for_each_player() -> None:
    """Rule 8.1."""
    t = dealt(menaces=("shadows", "thieves"))
    assert t.table.calamity_pile == ()
    assert t.anna.menace_deck == ("shadow",) * 3
    assert t.bob.menace_deck == ("thief",) * 3
    assert "calamity" not in (*t.anna.hand, *t.bob.hand, *t.table.deck)


def test_the_first_game_has_ice_giants_against_giant_rats() -> None:
    """Rule 8.1."""
    t = dealt()
    assert (t.anna.menace_deck[0], t.bob.menace_deck[0]) == ("ice_giant", "giant_rat")
    assert t.table.vermin == ("vermin",) * 10


def test_the_eighth_card_is_the_own_menace() -> None:
    """Rule 8.2."""
    t = dealt(menaces=("shadows", "thieves"))
    assert t.anna.hand.count("shadow") == 1
    assert t.bob.hand.count("thief") == 1
    assert len(t.anna.hand) == len(t.bob.hand) == 8


def test_a_menace_is_neither_built_nor_recycled_and_comes_to_the_construction_area() -> None:
    """Rule 8.3."""
    t = kingdom(has(chosen=["shadow", "farm", "mill"]), menaces=("shadows", "thieves")).planning()
    t.choose("anna", "shadow:farm")
    assert t.reason("anna", "build:shadow") == ("menace-stays", 0)
    assert t.reason("anna", "recycle:shadow") == ("menace-stays", 0)
    t.choose("anna", "build:mill")
    assert t.anna.menaces == ("shadow",)
    assert t.anna.chosen == ()


@pytest.mark.parametrize("owner", ["anna", "bob"])
def test_a_menace_hits_whoever_took_it(owner: str) -> None:
    """Rule 8.3: no matter whose deck it comes from."""
    decks = ("giant_rats", "thieves") if owner == "anna" else ("thieves", "giant_rats")
    t = kingdom(has(chosen=["giant_rat"]), menaces=decks).planning()
    assert Counter(t.anna.menaces) == {"giant_rat": 1, "vermin": 1}
    assert t.bob.menaces == ()


def test_effects_are_carried_out_as_far_as_possible() -> None:
    """Rule 8.4: two Shadows, but only one card to take."""
    t = kingdom(has(chosen=["shadow", "shadow", "farm"]), menaces=("shadows", "thieves")).planning()
    assert t.table.discards == ("farm",)
    assert t.anna.menaces == ("shadow", "shadow")


def test_the_player_settles_the_order_of_effects() -> None:
    """Rule 8.4: a Shadow and an Ice Giant want something of the same cards."""
    t = kingdom(has(chosen=["shadow", "ice_giant", "farm", "mill"]), menaces=("shadows", "ice_giants")).planning()
    assert t.options() == ["shadow:farm", "shadow:mill", "freeze-new:farm", "freeze-new:mill"]


def test_menaces_strike_before_anything_is_planned() -> None:
    """Rule 8.4."""
    t = kingdom(has(chosen=["thief", "farm"]), menaces=("shadows", "thieves")).planning()
    assert {key.partition(":")[0] for key in t.options()} == {"cover"}


def test_the_whole_price_is_paid_at_once() -> None:
    """Rule 8.5."""
    t = kingdom(has(menaces=["giant_rat", "vermin"], soldiers=2)).only_fight()
    assert t.reason("anna", "defeat:giant_rat") == ("short-soldiers", 1)
    assert t.options() == ["defeat:vermin", "done"]
    t.choose("anna", "defeat:vermin")
    assert t.anna.menaces == ("giant_rat",)
    assert t.anna.soldiers == 1
    assert t.table.box == ("vermin",)
    assert t.asked == []


def test_undefeated_menaces_stay() -> None:
    """Rule 8.5."""
    t = kingdom(has(menaces=["shadow"], soldiers=3), menaces=("shadows", "thieves")).fight().choose("anna", "done")
    assert t.anna.menaces == ("shadow",)
    assert t.table.round == 2


def test_menaces_can_be_defeated_in_the_fight_only() -> None:
    """Rule 8.5."""
    holding = has(menaces=["vermin"], soldiers=5, chosen=["farm"], construction={"quarry": None}, hand=["mill", "farm"])
    for t in (kingdom(holding).offer(), kingdom(holding).planning(), kingdom(holding).production()):
        assert not any(key.startswith("defeat") for key in t.options())


def test_each_menace_left_costs_its_points() -> None:
    """Rule 8.6."""
    for card, points in {"giant_rat": -4, "vermin": -2, "ice_giant": -5, "shadow": -4, "thief": -4}.items():
        assert kingdom(has(duchy="teressia_b", menaces=[card, card])).score()["menaces"] == 2 * points


# Giant Rats


def test_four_rats_and_ten_vermin() -> None:
    """Rule 8.7."""
    assert (MENACES["giant_rat"].copies, MENACES["vermin"].copies) == (4, 10)


def test_every_rat_brings_a_vermin() -> None:
    """Rule 8.7: one old rat, two new ones."""
    t = kingdom(has(chosen=["giant_rat", "giant_rat"], menaces=["giant_rat"])).planning()
    assert Counter(t.anna.menaces) == {"giant_rat": 3, "vermin": 3}
    assert t.table.vermin_left == 7
    assert t.anna.chosen == ()


def test_both_players_draw_from_the_same_vermin() -> None:
    """Rule 8.7."""
    t = kingdom(has(chosen=["giant_rat"]), has(chosen=["giant_rat"])).planning()
    assert t.table.vermin_left == 8


# Ice Giants


def test_an_ice_giant_lies_under_a_card_in_construction() -> None:
    """Rule 8.8: an old one, or one begun now."""
    t = kingdom(has(chosen=["ice_giant", "mill"], construction={"farm": None, "quarry": None})).planning()
    assert t.options_like("freeze") == ["farm", "quarry"]
    assert t.options_like("freeze-new") == ["mill"]
    t.choose("anna", "freeze:farm")
    assert t.anna.frozen == ("farm",)
    assert t.anna.menaces == ("ice_giant",)


def test_at_most_one_giant_lies_under_a_card() -> None:
    """Rule 8.8."""
    t = kingdom(has(chosen=["ice_giant", "mill"], construction={"farm": None, "quarry": None}, frozen=["farm"]))
    t.planning()
    assert t.reason("anna", "freeze:farm") == ("is-frozen", 0)
    assert t.options_like("freeze") == ["quarry"]


def test_without_a_free_card_one_must_be_begun() -> None:
    """Rule 8.8: a treasure cannot be begun."""
    t = kingdom(has(chosen=["ice_giant", "mill", "farm", "treasure_gold_gold"])).planning()
    assert t.options() == ["freeze-new:mill", "freeze-new:farm"]
    t.choose("anna", "freeze-new:mill")
    assert t.anna.construction == ("mill",)
    assert t.anna.frozen == ("mill",)
    assert t.anna.chosen == ("farm", "treasure_gold_gold")


def test_a_frozen_card_takes_cubes_but_is_not_completed() -> None:
    """Rule 8.8."""
    t = kingdom(has(construction={"farm": {"materials": 1}}, frozen=["farm"])).produce("materials")
    t.choose("anna", "put:farm:materials")
    assert t.lacks("farm") == {}
    assert t.anna.built == ()
    assert t.anna.construction == ("farm",)


def test_a_frozen_card_takes_krystallium_and_soldiers() -> None:
    """Rule 8.8."""
    lacking = {"sappers": {"materials": 1, "soldiers": 1}, "farm": None}
    t = kingdom(has(construction=lacking, frozen=["sappers"], krystallium=1, soldiers=1)).produce("materials")
    t.choose("anna", "krystallium:sappers:materials", "soldier:sappers")
    assert t.lacks("sappers") == {}
    assert t.anna.built == ()


def test_a_frozen_card_cannot_be_thrown_away() -> None:
    """Rule 8.8."""
    t = kingdom(has(construction={"farm": None, "quarry": None}, frozen=["farm"])).produce("materials")
    assert t.reason("anna", "throw-away:farm") == ("is-frozen", 0)
    assert t.options_like("throw-away") == ["quarry"]


def test_a_giant_wants_its_price_and_a_card_that_lacks_nothing() -> None:
    """Rule 8.8."""
    frozen = has(construction={"barracks": {"materials": 1}, "farm": {}}, frozen=["barracks", "farm"], soldiers=2)
    t = kingdom(frozen).only_fight()
    assert t.reason("anna", "defeat:ice_giant:barracks") == ("frozen-lacks", 1)
    t.choose("anna", "defeat:ice_giant:farm")
    assert t.anna.built == ("farm",)
    assert t.anna.frozen == ("barracks",)
    assert t.table.box == ("ice_giant",)


def test_without_the_soldiers_the_full_card_stays_frozen() -> None:
    """Rule 8.8."""
    t = kingdom(has(construction={"farm": {}}, frozen=["farm"], soldiers=1)).fight()
    assert t.anna.construction == ("farm",)
    assert t.table.round == 2


# Shadows


def test_a_shadow_takes_a_card_and_the_opponent_gets_its_cube() -> None:
    """Rule 8.9."""
    t = kingdom(has(chosen=["shadow", "farm", "harbour"]), menaces=("shadows", "thieves")).planning()
    assert t.options() == ["shadow:farm", "shadow:harbour"]
    t.choose("anna", "shadow:harbour")
    assert t.lab("anna") == {}
    assert t.lab("bob") == {"exploration": 1}
    assert t.table.discards == ("harbour",)


def test_shadows_in_construction_take_cards_too() -> None:
    """Rule 8.9: in every planning."""
    t = kingdom(has(chosen=["farm", "harbour", "mill"], menaces=["shadow", "shadow"]), menaces=("shadows", "thieves"))
    t.planning().choose("anna", "shadow:farm", "shadow:mill")
    assert t.anna.chosen == ("harbour",)
    assert t.lab("bob") == {"population": 2}


def test_the_gift_of_a_shadow_can_make_a_krystallium() -> None:
    """Rule 8.9."""
    t = kingdom(has(chosen=["shadow", "farm", "mill"]), has(lab={"gold": 4}), menaces=("shadows", "thieves")).planning()
    t.choose("anna", "shadow:farm")
    assert t.bob.krystallium == 1
    assert t.lab("bob") == {}


# Thieves


def test_a_thief_covers_a_symbol_of_the_duchy_card_or_a_built_card() -> None:
    """Rule 8.10."""
    t = kingdom(has(chosen=["thief"], built=["mill"]), menaces=("shadows", "thieves")).planning()
    assert t.options_like("cover") == [
        "teressia_a:materials", "teressia_a:population", "teressia_a:gold", "mill:population",
    ]  # fmt: skip
    t.choose("anna", "cover:mill:population")
    assert t.anna.population == 1 + 1
    assert t.anna.menaces == ("thief",)


def test_each_new_thief_covers_one_symbol_and_an_old_one_none() -> None:
    """Rule 8.10."""
    t = kingdom(has(chosen=["thief", "thief"], menaces=["thief"]), menaces=("shadows", "thieves")).planning()
    t.choose("anna", "cover:teressia_a:gold")
    assert "cover:teressia_a:gold" not in t.options()
    t.choose("anna", "cover:teressia_a:materials")
    assert t.anna.thefts == ("teressia_a:gold", "teressia_a:materials")
    assert (t.anna.materials, t.anna.gold) == (1, 0)


def test_covered_symbols_do_not_count_for_supremacy() -> None:
    """Rule 8.10."""
    t = kingdom(has(built=["quarry"], thefts=["quarry:materials"] * 2), menaces=("shadows", "thieves"))
    t.produce("materials")
    assert (t.anna.training, t.bob.training) == (0, 0)


def test_a_defeated_thief_gives_a_symbol_back() -> None:
    """Rule 8.10: of the player's choice."""
    thefts = ["teressia_a:gold", "mill:population"]
    t = kingdom(
        has(built=["mill"], menaces=["thief", "thief"], thefts=thefts, soldiers=2), menaces=("shadows", "thieves")
    ).only_fight()
    t.choose("anna", "defeat:thief")
    assert t.options() == ["uncover:teressia_a:gold", "uncover:mill:population"]
    t.choose("anna", "uncover:mill:population")
    assert t.anna.thefts == ("teressia_a:gold",)
    assert t.anna.population == 1 + 2


def test_a_defeated_menace_does_no_more_harm() -> None:
    """Rule 8.5: neither rats nor Shadows in the next planning."""
    t = kingdom(has(menaces=["giant_rat"], soldiers=3)).only_fight().choose("anna", "defeat:giant_rat")
    t.anna.chosen = ("farm", "mill")
    t.planning()
    assert t.anna.menaces == ()
    t = kingdom(has(menaces=["shadow"], soldiers=3), menaces=("shadows", "thieves")).only_fight()
    t.choose("anna", "defeat:shadow")
    t.anna.chosen = ("farm", "mill")
    t.planning()
    assert t.anna.chosen == ("farm", "mill")
    assert t.options_like("shadow") == []


def test_defeated_menaces_go_to_the_box_and_cost_nothing() -> None:
    """Rules 8.5, 8.6."""
    t = kingdom(has(menaces=["giant_rat", "thief"], soldiers=3)).only_fight().choose("anna", "defeat:giant_rat")
    assert t.table.box == ("giant_rat",)
    assert t.score()["menaces"] == -4
