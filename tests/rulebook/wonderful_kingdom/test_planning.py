"""Planning: build or recycle, treasures, calamities (rule 5)."""

from __future__ import annotations

from tests.rulebook.wonderful_kingdom.kingdoms import has, kingdom


def test_hidden_cards_are_turned_up() -> None:
    """Rule 5.1."""
    t = kingdom(has(chosen=["farm"], face_down=["mill"])).planning()
    assert t.anna.chosen == ("farm", "mill")
    assert t.anna.chosen_down == ()
    assert {"build:mill", "recycle:mill"} <= set(t.options())


def test_each_card_is_built_or_recycled() -> None:
    """Rule 5.2."""
    t = kingdom(has(chosen=["farm", "mill"])).planning()
    assert t.options() == ["build:farm", "recycle:farm", "build:mill", "recycle:mill"]
    t.choose("anna", "build:mill")
    assert t.anna.construction == ("mill",)
    assert t.lacks("mill") == {"materials": 3, "population": 1}
    assert t.anna.chosen == ("farm",)


def test_a_recycled_card_gives_its_cube_onto_a_slot_or_into_the_lab() -> None:
    """Rules 5.2, 5.3: the Farm gives population; Scholars have a slot for it, a Quarry has none."""
    t = kingdom(has(chosen=["farm"], construction={"scholars": None, "quarry": None})).planning()
    t.choose("anna", "recycle:farm")
    assert t.table.discards == ("farm",)
    assert t.cubes() == {"population": 1}
    assert t.options_like("put") == ["scholars:population"]
    assert "lab:population" in t.options()
    assert t.reason("anna", "put:quarry:population") == ("no-slot", 0)
    t.choose("anna", "put:scholars:population")
    assert t.lacks("scholars") == {"population": 2}


def test_with_no_slot_the_cube_goes_into_the_lab_by_itself() -> None:
    """Rule 5.3."""
    t = kingdom(has(chosen=["farm", "mill"])).planning().choose("anna", "recycle:farm")
    assert t.lab() == {"population": 1}
    assert t.cubes() == {}


def test_the_last_slot_completes_the_card_at_once() -> None:
    """Rule 5.4: Barracks lacking one material are completed by a recycled Quarry and produce in this round."""
    t = kingdom(has(chosen=["quarry"], construction={"barracks": {"materials": 1}}), module="quests").planning()
    t.choose("anna", "recycle:quarry", "put:barracks:materials")
    assert t.anna.built == ("barracks",)
    assert t.anna.construction == ()
    assert t.anna.population == 1 + 1


def test_a_treasure_must_be_recycled_for_two_resources() -> None:
    """Rule 5.5: each of the two is placed on its own."""
    t = kingdom(has(chosen=["treasure_materials_gold"], construction={"farm": None, "royal_mint": None})).planning()
    assert t.reason("anna", "build:treasure_materials_gold") == ("treasure-is-recycled", 0)
    t.choose("anna", "recycle:treasure_materials_gold")
    assert t.cubes() == {"materials": 1, "gold": 1}
    t.choose("anna", "put:farm:materials")
    assert t.cubes() == {"gold": 1}
    t.choose("anna", "lab:gold")
    assert t.lacks("farm") == {"materials": 1}
    assert t.lab() == {"gold": 1}


def test_two_of_the_same_resource_too() -> None:
    """Rule 5.5."""
    t = kingdom(has(chosen=["treasure_gold_gold"], construction={"royal_mint": None})).planning()
    t.choose("anna", "recycle:treasure_gold_gold", "put:royal_mint:gold", "put:royal_mint:gold")
    assert t.lacks("royal_mint") == {"gold": 2}


def test_a_calamity_goes_to_the_duchy_by_itself() -> None:
    """Rule 5.6."""
    t = kingdom(has(chosen=["calamity", "farm"], face_down=["calamity"]), module="quests").planning()
    assert t.anna.calamities == ("calamity", "calamity")
    assert t.anna.chosen == ("farm",)
    assert not any("calamity" in key for key in t.options())
    assert t.score()["calamities"] == -8


def test_planning_ends_when_both_selection_areas_are_empty() -> None:
    """Rule 5.7."""
    t = kingdom(has(chosen=["farm"]), has(chosen=["mill"]), module="quests").planning().choose("anna", "build:farm")
    assert t.asked == ["bob"]
    assert t.table.phase == "planning"
    t.choose("bob", "build:mill")
    assert t.table.phase == "production"


def test_two_copies_of_a_card_are_two_cards_in_construction() -> None:
    t = kingdom(has(chosen=["farm", "farm"])).planning().choose("anna", "build:farm", "build:farm")
    assert t.anna.construction == ("farm", "farm")
    assert {"put:farm:materials", "put:farm.2:materials"} <= set(t.options())


def test_krystallium_that_comes_with_the_last_card_can_be_used_before_production() -> None:
    """Rule 6.8: the fifth cube makes a krystallium, which completes the Farm before the first step."""
    t = kingdom(has(chosen=["hamlet"], lab={"gold": 4}, construction={"farm": {"materials": 1}})).planning()
    t.choose("anna", "recycle:hamlet", "lab:materials")
    assert t.anna.krystallium == 1
    assert t.table.phase == "planning"
    assert t.options() == ["krystallium:farm:materials", "throw-away:farm", "done"]
    t.choose("anna", "krystallium:farm:materials")
    assert t.anna.built == ("farm",)
