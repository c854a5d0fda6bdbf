"""What each advisor does; every player here has just enough soldiers for it."""

from __future__ import annotations

import pytest

from regalia.engine.zones import HIDDEN, view
from regalia.games.wonderful_kingdom.choice import AdvisorMoment, SelectOffer
from tests.rulebook.wonderful_kingdom.kingdoms import alone, has, kingdom


@pytest.mark.parametrize(
    ("card", "price", "resource", "more"),
    [
        ("pirate_of_the_five_seas", 4, "gold", 4),
        ("renowned_cartographer", 3, "exploration", 3),
        ("master_builder", 3, "materials", 3),
        ("peoples_tribune", 3, "population", 3),
    ],
)
def test_more_of_a_resource_in_its_step(card: str, price: int, resource: str, more: int) -> None:
    holding = has(advisors=[card], soldiers=price, construction={"royal_palace": None, "portal": None})
    t = kingdom(holding, module="advisors").produce(resource)
    before = t.cubes().get(resource, 0)
    t.choose("anna", f"use:{card}")
    assert t.cubes() == {resource: before + more}
    assert t.anna.soldiers == 0
    other = "gold" if resource != "gold" else "materials"
    t = kingdom(holding, module="advisors").produce(other)
    assert f"use:{card}" not in t.options()


def test_more_of_a_resource_that_is_not_produced_at_all() -> None:
    """The Cartographer works though Teressia explores nothing."""
    t = kingdom(has(advisors=["renowned_cartographer"], soldiers=3), module="advisors").produce("exploration")
    assert t.options() == ["use:renowned_cartographer", "done"]
    t.choose("anna", "use:renowned_cartographer")
    assert t.lab() == {"exploration": 3}


@pytest.mark.parametrize("moment", ["offer", "select"])
def test_the_enlightened_prophet_turns_an_area_up(moment: str) -> None:
    holding = has(advisors=["enlightened_prophet"], soldiers=1, hand=["farm", "mill"])
    t = kingdom(holding, offers=(["quarry"], []), face_down=(["portal", "calamity"], ["harbour"]), module="advisors")
    t.offer() if moment == "offer" else t.select()
    t.choose("anna", "use:enlightened_prophet", "turn-up:1")
    assert t.offered() == (["quarry", "portal", "calamity"], [])
    assert t.table.offers_down == ((), ("harbour",))
    assert t.asked == ["anna"]
    assert view(t.table, 1).table.offers_up[0] == ("quarry", "portal", "calamity")


def test_the_enlightened_prophet_needs_something_hidden() -> None:
    holding = has(advisors=["enlightened_prophet"], soldiers=1)
    t = kingdom(holding, offers=(["quarry"], ["farm"]), module="advisors").select()
    assert t.reason("anna", "use:enlightened_prophet") == ("nothing-face-down", 0)


def test_the_grey_eminence_moves_a_card_before_a_selection() -> None:
    holding = has(advisors=["grey_eminence"], soldiers=2)
    t = kingdom(holding, offers=(["quarry"], ["farm"]), face_down=([], ["portal"]), module="advisors").select()
    t.choose("anna", "use:grey_eminence")
    assert t.options() == ["move:1:quarry", "move:2:farm", "move:2:down1"]
    t.choose("anna", "move:2:farm", "select:1")
    assert t.anna.chosen == ("quarry", "farm")


def test_the_grey_eminence_turns_nothing() -> None:
    holding = has(advisors=["grey_eminence"], soldiers=2)
    t = kingdom(holding, offers=(["quarry"], []), face_down=([], ["portal", "harbour"]), module="advisors").select()
    t.choose("anna", "use:grey_eminence", "move:2:down2")
    assert t.table.offers_down == (("harbour",), ("portal",))
    assert view(t.table, 0).table.offers_down == ((HIDDEN,), (HIDDEN,))


def test_the_grey_eminence_does_not_help_with_an_offer() -> None:
    t = kingdom(has(advisors=["grey_eminence"], soldiers=2, hand=["farm", "mill"]), module="advisors").offer()
    assert t.options_like("use") == []


def test_the_veteran_scout_finds_a_card_after_a_selection() -> None:
    t = kingdom(
        has(advisors=["veteran_scout"], soldiers=2), offers=(["quarry"], []),
        deck=["portal", "scholars", "aqueduct", "farm"], module="advisors",
    ).begin_with(SelectOffer(0), AdvisorMoment(0, "after_selecting"))  # fmt: skip
    assert t.options_like("use") == []
    t.choose("anna", "select:1")
    assert t.options() == ["use:veteran_scout", "done"]
    t.choose("anna", "use:veteran_scout")
    assert t.options() == ["keep:portal", "keep:scholars", "keep:aqueduct"]
    assert view(t.table, 1).table.players[0].looked == (HIDDEN,) * 3
    t.choose("anna", "keep:scholars")
    assert t.anna.chosen == ("quarry", "scholars")
    assert t.table.discards == ("portal", "aqueduct")
    assert t.table.deck[-1] == "farm"


def test_an_advisor_found_by_the_scout_joins_at_once() -> None:
    t = alone(
        has(advisors=["veteran_scout"], soldiers=2), deck=["farm"] * 4 + ["quartermaster", "mill", "portal"],
        module="advisors",
    ).new_round()  # fmt: skip
    t.choose("anna", "select:1", "use:veteran_scout", "keep:quartermaster")
    assert t.anna.advisors == ("veteran_scout", "quartermaster")
    assert t.anna.soldiers == 1
    assert t.table.discards == ("mill", "portal")


def test_the_master_of_spies_sees_the_opponents_hand() -> None:
    holding = has(advisors=["master_of_spies"], soldiers=1, hand=["farm", "mill"])
    t = kingdom(holding, has(hand=["portal", "calamity"]), module="advisors").offer()
    assert view(t.table, 0).table.players[1].hand == (HIDDEN, HIDDEN)
    t.choose("anna", "use:master_of_spies")
    assert view(t.table, 0).table.players[1].known == ("portal", "calamity")
    t.offer("bob")
    assert {"offer:portal:1", "offer:calamity:2:down"} <= set(t.options("bob"))
    t.choose("bob", "offer:portal:1", "offer:calamity:2")
    assert t.bob.known == ()


def test_the_court_jester_hides_a_card_without_a_trap() -> None:
    holding = has(advisors=["court_jester"], soldiers=1, hand=["farm", "mill", "portal"], traps=1)
    t = kingdom(holding, module="advisors").offer().choose("anna", "use:court_jester")
    t.choose("anna", "offer:farm:1:down", "offer:mill:1:down")
    assert t.anna.traps == 0
    assert t.table.offers_down == (("farm", "mill"), ())


def test_the_court_jester_hides_one_card_of_this_offer_only() -> None:
    holding = has(advisors=["court_jester"], soldiers=1, hand=["farm", "mill", "portal", "quarry"], traps=0)
    t = kingdom(holding, module="advisors").offer().choose("anna", "use:court_jester")
    t.choose("anna", "offer:farm:1:down")
    assert t.reason("anna", "offer:mill:1:down") == ("no-trap", 0)
    t = kingdom(holding, module="advisors").offer().choose("anna", "use:court_jester")
    t.choose("anna", "offer:farm:1", "offer:mill:1").offer()
    assert t.reason("anna", "offer:portal:1:down") == ("no-trap", 0)


def test_the_silver_tongued_envoy_swaps_two_cards_before_planning() -> None:
    holding = has(advisors=["silver_tongued_envoy"], soldiers=3, chosen=["farm", "calamity"])
    t = kingdom(holding, has(chosen=["royal_palace", "calamity", "mill"]), module="advisors").planning()
    t.choose("anna", "use:silver_tongued_envoy")
    assert t.options() == ["swap:royal_palace", "swap:mill"]
    t.choose("anna", "swap:royal_palace")
    assert t.anna.chosen == ("royal_palace",)
    assert t.bob.chosen == ("mill", "farm")
    assert (t.anna.calamity_count, t.bob.calamity_count) == (1, 1)
    assert t.asked == ["anna", "bob"]


def test_the_silver_tongued_envoy_needs_a_card_on_both_sides() -> None:
    holding = has(advisors=["silver_tongued_envoy"], soldiers=3, chosen=["farm"])
    t = kingdom(holding, has(chosen=["calamity"]), module="advisors").planning()
    assert t.options() == ["build:farm", "recycle:farm"]


def test_the_court_alchemist_makes_a_krystallium() -> None:
    t = kingdom(has(advisors=["court_alchemist"], soldiers=2, chosen=["farm"]), module="advisors").planning()
    t.choose("anna", "use:court_alchemist")
    assert (t.anna.krystallium, t.anna.soldiers) == (1, 0)


def test_the_quartermaster_recycles_twice() -> None:
    holding = has(advisors=["quartermaster"], soldiers=1, chosen=["farm", "mill"], construction={"scholars": None})
    t = kingdom(holding, module="advisors").planning().choose("anna", "use:quartermaster", "recycle:farm")
    assert t.cubes() == {"population": 2}
    t.choose("anna", "put:scholars:population", "lab:population", "recycle:mill")
    assert t.cubes() == {"population": 1}


def test_the_high_priestess_takes_a_calamity_away() -> None:
    holding = has(advisors=["high_priestess"], soldiers=3, chosen=["farm"], calamities=2)
    t = kingdom(holding, module="advisors").planning().choose("anna", "use:high_priestess")
    assert t.anna.calamity_count == 1
    assert t.table.box == ("calamity",)


def test_the_high_priestess_needs_a_calamity() -> None:
    t = kingdom(has(advisors=["high_priestess"], soldiers=3, chosen=["farm"]), module="advisors").planning()
    assert t.reason("anna", "use:high_priestess") == ("no-calamity", 0)


def test_the_court_chronicler_scores_at_the_end() -> None:
    chronicler = has(duchy="teressia_b", advisors=["court_chronicler"], soldiers=4)
    t = kingdom(chronicler, has(duchy="valados_b"), round=4, module="advisors").end_of_round()
    assert t.options() == ["use:court_chronicler", "done"]
    t.choose("anna", "use:court_chronicler")
    assert t.table.over
    assert (t.total("anna"), t.anna.soldiers) == (5, 0)
    assert t.winners == ["anna"]


def test_the_court_chronicler_may_be_left() -> None:
    t = kingdom(has(advisors=["court_chronicler"], soldiers=4), round=4, module="advisors").end_of_round()
    t.choose("anna", "done")
    assert t.table.over
    assert (t.anna.points, t.anna.soldiers) == (0, 4)
