"""Production: volumes, supremacy, cubes, the lab, krystallium, thrown-away cards (rule 6)."""

from __future__ import annotations

import pytest

from tests.rulebook.wonderful_kingdom.kingdoms import has, kingdom

FOUR = {"farm": None, "mill": None, "aqueduct": None, "portal": None}


def test_four_steps_in_order() -> None:
    """Rule 6.1."""
    t = kingdom(has(construction=FOUR), duchy="valados", module="quests").production()
    seen = []
    while t.table.phase == "production":
        seen.append(t.table.step)
        name = t.asked[0]
        t.choose(name, next(key for key in t.options(name) if key.startswith(("lab:", "done"))))
    assert sorted(set(seen)) == [0, 1, 2, 3]
    assert seen == sorted(seen)


def test_only_the_duchy_card_and_built_cards_produce() -> None:
    """Rule 6.2."""
    t = kingdom(has(built=["quarry", "hamlet"], construction={"quarry": None}))
    assert t.anna.materials == 2 + 2 + 1


def test_a_multiplied_symbol_counts_its_family() -> None:
    """Rule 6.2: with itself if it belongs to it, and nothing where there is none."""
    assert kingdom(has(built=["expedition"])).anna.exploration == 1
    assert kingdom(has(built=["expedition", "royal_cavalry"])).anna.exploration == 2
    assert kingdom(has(built=["royal_mint", "great_library"])).anna.gold == 1 + 2
    assert kingdom(has(duchy="teressia_b", built=["farm"])).anna.exploration == 0


@pytest.mark.parametrize(
    ("anna", "bob", "rewarded"),
    [(["quarry"], [], "anna"), ([], ["quarry", "quarry"], "bob"), (["quarry"], ["quarry"], ""), ([], [], "")],
)
def test_strictly_more_is_supremacy(anna: list[str], bob: list[str], rewarded: str) -> None:
    """Rule 6.3: on a tie nobody."""
    t = kingdom(has(built=anna), has(built=bob)).produce("materials")
    assert (t.anna.training, t.bob.training) == (int(rewarded == "anna"), int(rewarded == "bob"))


def test_a_tie_at_nothing_is_a_tie() -> None:
    """Rule 6.3."""
    t = kingdom(has(duchy="teressia_b"), has(duchy="valados_b")).produce("exploration")
    assert (t.anna.training, t.bob.training) == (0, 0)


def test_two_bonuses_make_one_soldier_and_the_training_ground_keeps_its_state() -> None:
    """Rule 6.3."""
    t = kingdom(has(built=["quarry"])).produce("materials")
    assert (t.anna.training, t.anna.soldiers) == (1, 0)
    t.produce("materials")
    assert (t.anna.training, t.anna.soldiers) == (0, 1)
    t.produce("materials")
    assert (t.anna.training, t.anna.soldiers) == (1, 1)


def test_the_training_ground_waits_over_the_end_of_a_round() -> None:
    """Rule 6.3."""
    t = kingdom(has(training=1), module="quests").end_of_round()
    assert t.anna.training == 1


def test_cubes_are_placed_one_by_one_on_slots_or_in_the_lab() -> None:
    """Rule 6.4."""
    t = kingdom(has(construction={"barracks": None, "scholars": None})).produce("materials")
    assert t.cubes() == {"materials": 2}
    assert t.options_like("put") == ["barracks:materials"]
    t.choose("anna", "put:barracks:materials")
    assert t.cubes() == {"materials": 1}
    t.choose("anna", "lab:materials")
    assert t.lacks("barracks") == {"materials": 2}
    assert t.lab() == {"materials": 1}


def test_cubes_cannot_be_kept() -> None:
    """Rule 6.4."""
    t = kingdom(has(construction={"barracks": None})).produce("materials")
    assert t.reason("anna", "done") == ("cubes-left", 2)
    assert "done" not in t.options()


def test_cubes_that_fit_nowhere_go_into_the_lab_by_themselves() -> None:
    """Rule 6.4."""
    t = kingdom(has(construction={"scholars": None})).produce("materials")
    assert t.lab() == {"materials": 2}
    assert t.asked == []


def test_placed_cubes_and_lab_cubes_never_move() -> None:
    """Rule 6.4: nothing that could be chosen moves them."""
    lying = has(construction={"farm": {"materials": 1}, "quarry": {"materials": 2}}, lab={"materials": 4})
    t = kingdom(lying).produce("materials")
    assert {key.partition(":")[0] for key in t.options()} == {"put", "lab", "throw-away"}
    assert t.cubes() == {"materials": 2}


def test_a_completed_card_joins_the_duchy_and_brings_its_bonus() -> None:
    """Rule 6.5: soldiers straight from the supply, krystallium onto the duchy card."""
    t = kingdom(has(construction={"barracks": {"materials": 1}, "alchemists_tower": {"gold": 1}}, training=1))
    t.produce("materials").choose("anna", "put:barracks:materials")
    assert t.anna.built == ("barracks",)
    assert (t.anna.soldiers, t.anna.training) == (1, 1)
    t.produce("gold").choose("anna", "put:alchemists_tower:gold")
    assert t.anna.krystallium == 2
    assert t.anna.construction == ()


def test_duplicates_may_be_built() -> None:
    """Rule 6.5."""
    t = kingdom(has(built=["farm", "farm"], construction={"farm": {"materials": 1}})).produce("materials")
    t.choose("anna", "put:farm:materials")
    assert t.anna.built == ("farm", "farm", "farm")


def test_a_card_completed_in_a_step_produces_from_the_next_one_on() -> None:
    """Rule 6.6: the Quarry brings no materials now; the Hamlet brings its population in the next step."""
    t = kingdom(has(construction={"quarry": {"materials": 1}, "farm": None})).produce("materials")
    t.choose("anna", "put:quarry:materials")
    assert t.cubes() == {"materials": 1}
    t = kingdom(has(construction={"hamlet": {"materials": 1}, "scholars": None})).production("materials")
    t.choose("anna", "put:hamlet:materials")
    assert t.table.step == 1
    assert t.cubes() == {"population": 1 + 1}


def test_five_cubes_in_the_lab_become_a_krystallium() -> None:
    """Rule 6.7: of any colours, at once."""
    t = kingdom(has(lab={"gold": 2, "exploration": 2})).produce("materials")
    assert t.anna.krystallium == 1
    assert t.lab() == {"materials": 1}


@pytest.mark.parametrize("slot", ["materials", "population", "gold", "krystallium"])
def test_krystallium_fills_any_resource_slot_or_its_own(slot: str) -> None:
    """Rule 6.8."""
    t = kingdom(has(krystallium=1, construction={"royal_palace": None}, chosen=["farm"])).planning()
    before = t.lacks("royal_palace").get(slot, 0)
    t.choose("anna", f"krystallium:royal_palace:{slot}")
    assert t.lacks("royal_palace").get(slot, 0) == before - 1
    assert t.anna.krystallium == 0


def test_krystallium_never_replaces_a_soldier() -> None:
    """Rule 6.8."""
    t = kingdom(has(krystallium=3, construction={"sappers": {"soldiers": 1}}, chosen=["farm"])).planning()
    assert t.options_like("krystallium") == []
    assert t.reason("anna", "soldier:sappers") == ("short-soldiers", 1)


def test_krystallium_and_soldiers_can_be_kept() -> None:
    """Rules 6.8, 6.9."""
    t = kingdom(has(krystallium=2, soldiers=3, construction={"sappers": None}), module="quests", pauses="always")
    t.production("exploration").choose("anna", "done")
    assert (t.anna.krystallium, t.anna.soldiers) == (2, 3)
    assert t.table.round == 2


@pytest.mark.parametrize("moment", ["choice", "planning", "production"])
def test_soldier_and_krystallium_slots_are_filled_at_any_time(moment: str) -> None:
    """Rule 6.9."""
    sites = {"sappers": None, "lair_of_burning_sand": None, "farm": None}
    t = kingdom(
        has(krystallium=1, soldiers=1, construction=sites, chosen=["mill"], hand=["farm", "mill"]),
        offers=(["farm"], ["mill"]),
    )
    {"choice": t.offer, "planning": t.planning, "production": t.produce}[moment]()
    t.choose("anna", "soldier:sappers", "krystallium:lair_of_burning_sand:krystallium")
    assert t.lacks("sappers") == {"materials": 1, "population": 2}
    assert t.lacks("lair_of_burning_sand") == {"exploration": 2}
    assert (t.anna.krystallium, t.anna.soldiers) == (0, 0)


def test_a_card_in_construction_may_be_thrown_away_at_any_time() -> None:
    """Rule 6.10: its bonus goes only into the lab, what lies on it is lost."""
    half = {"last_refuge_of_the_giants": {"exploration": 2}, "quarry": None}
    t = (
        kingdom(has(construction=half, chosen=["farm"]))
        .planning()
        .choose("anna", "throw-away:last_refuge_of_the_giants")
    )
    assert t.lab() == {"materials": 1}
    assert t.cubes() == {}
    assert t.anna.construction == ("quarry",)
    assert t.anna.soldiers == 0
    assert t.table.discards == ("last_refuge_of_the_giants",)
    t = kingdom(has(construction={"farm": None}, hand=["mill", "farm"])).offer().choose("anna", "throw-away:farm")
    assert t.lab() == {"population": 1}
    assert t.asked == ["anna"]


def test_the_cube_of_a_thrown_away_card_can_make_a_krystallium() -> None:
    """Rule 6.10."""
    t = kingdom(has(construction={"farm": None, "quarry": None}, lab={"gold": 4})).produce("materials")
    t.choose("anna", "throw-away:farm", "krystallium:quarry:materials")
    assert t.lab() == {}
    assert t.lacks("quarry") == {"materials": 1}


def test_unfinished_cards_stay_for_later_rounds() -> None:
    """Rule 6.11."""
    t = kingdom(has(construction={"royal_palace": {"gold": 2, "krystallium": 1}}), module="quests").end_of_round()
    assert t.table.round == 2
    assert t.lacks("royal_palace") == {"gold": 2, "krystallium": 1}


def test_cubes_are_unlimited() -> None:
    """Rule 6.12: fifty materials are more than the twenty of the box."""
    t = kingdom(has(built=["quarry"] * 24)).produce("materials")
    assert t.anna.krystallium == 10


def test_the_other_player_begins_the_next_round() -> None:
    """Rule 6.13."""
    t = kingdom(first="anna", module="quests").end_of_round()
    assert (t.table.round, t.table.first) == (2, 1)
    assert t.asked == ["bob"]


def test_after_the_last_step_there_is_one_more_chance_to_use_krystallium() -> None:
    """Rule 6.8: nobody loses points because the last cube was placed for them."""
    t = kingdom(has(krystallium=1, construction={"royal_palace": {"krystallium": 1}}), round=4, module="quests")
    t.production("exploration")
    assert t.options() == ["krystallium:royal_palace:krystallium", "throw-away:royal_palace", "done"]
    t.choose("anna", "krystallium:royal_palace:krystallium")
    assert t.table.over
    assert t.score()["flat"] == 16


def test_a_soldier_won_by_supremacy_can_be_used_in_the_same_step() -> None:
    t = kingdom(has(training=1, built=["quarry"], construction={"sappers": {"soldiers": 1}})).produce("materials")
    assert "soldier:sappers" in t.options()
    t.choose("anna", "soldier:sappers")
    assert t.anna.built == ("quarry", "sappers")
