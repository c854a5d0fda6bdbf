"""The worked examples of the rulebook and numbers that follow from its rules: building, scoring, single cards."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.games.wonderful_kingdom.cards import DEVELOPMENTS
from tests.rulebook.wonderful_kingdom.kingdoms import has, kingdom


def test_bořek_produces_five_materials() -> None:
    """T01: two on the duchy card, two on the Quarry, one on the Hamlet; cards in construction do not count."""
    t = kingdom(has(built=["quarry", "hamlet"], construction={"hamlet": None, "magic_forge": None}))
    assert t.anna.materials == 5


def test_the_expedition_counts_companies() -> None:
    """T02."""
    assert kingdom(has(built=["expedition", "royal_cavalry"])).anna.exploration == 2
    assert kingdom(has(built=["expedition"])).anna.exploration == 1
    without = kingdom(has(duchy="valados_b", built=["expedition"]))
    without.anna.families = (0, 0, 0, 0)
    assert without.anna.exploration == 0


def test_šimon_builds_barracks() -> None:
    """T03: three materials complete them at once; they produce one population in the following step."""
    t = kingdom(has(duchy="valados_a", built=["magic_forge"], construction={"barracks": None, "scholars": None}))
    t.production("materials")
    assert t.cubes() == {"materials": 3}
    t.choose("anna", *["put:barracks:materials"] * 3)
    assert t.anna.built == ("magic_forge", "barracks")
    assert t.table.step == 1
    assert t.cubes() == {"population": 1 + 1}


def test_šimons_final_score() -> None:
    """T04: 11 + 36 - 8 = 39."""
    built = ["tax_collectors", "monumental_statue", "great_library", "secret_society", "grand_arena", "magic_forge"]
    unfinished = {"banquet_hall": {"gold": 1}}
    t = kingdom(
        has(duchy="teressia_a", built=built, calamities=2, krystallium=1, soldiers=2, construction=unfinished),
        module="quests",
    )
    assert t.score() == {"flat": 2 + 6 + 3, "combinations": (3 + 4 + 2) * 4, "calamities": -8}
    assert t.total() == 39


def test_bořeks_rats() -> None:
    """T05."""
    t = kingdom(has(chosen=["giant_rat"], menaces=["giant_rat"])).planning()
    assert Counter(t.anna.menaces) == {"giant_rat": 2, "vermin": 2}


def test_the_pirate_of_the_five_seas() -> None:
    """T06: 3 + 4 = 7 cubes, but the supremacy compares 3 with 5."""
    pirate = has(
        built=["guildhall"], advisors=["pirate_of_the_five_seas"], soldiers=4, construction={"royal_palace": None}
    )
    t = kingdom(pirate, has(duchy="valados_b", built=["guildhall", "guildhall"]), module="advisors").produce("gold")
    assert (t.anna.gold, t.bob.gold) == (3, 5)
    t.choose("anna", "use:pirate_of_the_five_seas")
    assert t.anna.soldiers == 0
    assert t.cubes() == {"gold": 7}
    assert (t.anna.training, t.bob.training) == (0, 1)


def test_the_usurpers_final_step() -> None:
    """T07."""
    t = kingdom(has(soldiers=15, hand=["farm", "mill"]), has(soldiers=15, hand=["farm", "mill"]), module="quests")
    t.offer("anna").choose("anna", "quest:usurper:4")
    assert (t.anna.steps, t.anna.krystallium) == (("usurper:4",), 2)
    t.offer("bob").choose("bob", "quest:usurper:4")
    assert (t.bob.steps, t.bob.krystallium) == (("usurper:4",), 0)
    assert t.winners == ["anna", "bob"]


@pytest.mark.parametrize(("calamities", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_usurpers_second_step(calamities: int, left: int) -> None:
    """T07: up to two calamities."""
    t = kingdom(has(lab={"exploration": 5}, calamities=calamities, chosen=["farm"]), module="quests").planning()
    assert t.choose("anna", "quest:usurper:2").anna.calamity_count == left


def test_supremacy_with_an_empty_training_ground() -> None:
    """T08: 4 to 2."""
    t = kingdom(has(built=["quarry"])).produce("materials")
    assert (t.anna.training, t.anna.soldiers) == (1, 0)


def test_supremacy_with_a_soldier_in_training() -> None:
    """T09: 4 to 2."""
    t = kingdom(has(built=["quarry"], training=1)).produce("materials")
    assert (t.anna.training, t.anna.soldiers) == (0, 1)


def test_no_supremacy_on_a_tie() -> None:
    """T10: 3 to 3."""
    t = kingdom(has(built=["magic_forge"], training=1), has(built=["hamlet"])).produce("materials")
    assert (t.anna.materials, t.bob.materials) == (3, 3)
    assert (t.anna.training, t.anna.soldiers, t.bob.training) == (1, 0, 0)


def test_the_lab() -> None:
    """T11: four cubes and two more."""
    t = kingdom(has(lab={"population": 4})).produce("materials")
    assert (t.anna.krystallium, t.lab()) == (1, {"materials": 1})


def test_a_treasure() -> None:
    """T12."""
    holding = has(chosen=["treasure_population_gold"], construction={"scholars": None})
    t = kingdom(holding, has(chosen=["farm"])).planning()
    assert t.reason("anna", "build:treasure_population_gold") is not None
    t.choose("anna", "recycle:treasure_population_gold", "put:scholars:population")
    assert (t.lacks("scholars"), t.lab()) == ({"population": 2}, {"gold": 1})


def test_a_calamity() -> None:
    """T13."""
    t = kingdom(has(duchy="teressia_b", chosen=["calamity", "farm"]), module="quests").planning()
    assert t.options() == ["build:farm", "recycle:farm"]
    assert t.total() == -4


def test_recycling_that_completes_a_card() -> None:
    """T14: the Grand Market lacks one gold and produces gold in this round."""
    t = kingdom(
        has(duchy="valados_a", chosen=["guildhall"], construction={"grand_market": {"gold": 1}}), module="quests"
    )
    t.planning().choose("anna", "recycle:guildhall", "put:grand_market:gold")
    assert t.anna.built == ("grand_market",)
    assert t.anna.gold == 2
    assert t.lab()["gold"] == 2


def test_a_discarded_card() -> None:
    """T15: three cubes and a soldier are lost, one exploration goes into the lab."""
    t = kingdom(has(chosen=["farm"], construction={"gate_of_hell": {"exploration": 3, "soldiers": 2}, "portal": None}))
    t.planning().choose("anna", "throw-away:gate_of_hell")
    assert t.lab() == {"exploration": 1}
    assert t.lacks("portal") == {"population": 1, "exploration": 3}
    assert t.anna.soldiers == 0


def test_krystallium_and_soldiers() -> None:
    """T16."""
    lacking = {"royal_dungeon": {"gold": 1, "soldiers": 1}}
    t = kingdom(has(krystallium=2, chosen=["farm"], construction=lacking)).planning()
    t.choose("anna", "krystallium:royal_dungeon:gold")
    assert t.lacks("royal_dungeon") == {"soldiers": 1}
    assert t.options_like("krystallium") == []
    assert t.reason("anna", "soldier:royal_dungeon") == ("short-soldiers", 1)


def test_first_tie_break() -> None:
    """T30: equal points, twelve cards to eleven."""
    t = kingdom(has(duchy="teressia_b", built=["farm"] * 12), has(duchy="valados_b", built=["farm"] * 11, soldiers=3))
    assert t.winners == ["anna"]


def test_second_tie_break() -> None:
    """T31: equal cards, one soldier to three; all equal is shared."""
    t = kingdom(has(duchy="teressia_b", soldiers=1), has(duchy="valados_b", soldiers=3))
    assert t.winners == ["bob"]
    assert kingdom(has(duchy="teressia_b"), has(duchy="valados_b")).winners == ["anna", "bob"]


def test_reconstructed_barracks() -> None:
    """T90."""
    t = kingdom(has(construction={"barracks": {"materials": 1}})).produce("materials")
    t.choose("anna", "put:barracks:materials")
    assert (t.anna.soldiers, t.anna.training) == (1, 0)


def test_reconstructed_royal_cavalry() -> None:
    """T91."""
    lacking = {"royal_cavalry": {"gold": 1}}
    t = kingdom(has(duchy="teressia_b", built=["portal", "dragon_eggs", "spice_island"], construction=lacking))
    t.produce("gold").choose("anna", "put:royal_cavalry:gold")
    assert t.anna.soldiers == 3
    assert t.score()["combinations"] == 6


def test_reconstructed_great_library() -> None:
    """T92."""
    t = kingdom(has(duchy="teressia_b", built=["great_library", "aqueduct", "ramparts", "royal_mint"]))
    assert t.anna.exploration == 4
    assert DEVELOPMENTS["great_library"].points.flat == 3


def test_reconstructed_valados() -> None:
    """T93."""
    t = kingdom(has(duchy="valados_a", built=["dragon_eggs"] * 5))
    assert t.score()["combinations"] == 10


def test_reconstructed_gate_of_hell() -> None:
    """T94: six krystallium and three soldiers complete it, nine krystallium do not."""
    t = kingdom(has(krystallium=6, soldiers=3, construction={"gate_of_hell": None}, chosen=["farm"])).planning()
    assert t.lacks("gate_of_hell") == {"exploration": 6, "soldiers": 3}
    t.choose("anna", *["krystallium:gate_of_hell:exploration"] * 6, *["soldier:gate_of_hell"] * 3)
    assert t.anna.built == ("gate_of_hell",)
    t = kingdom(has(krystallium=9, construction={"gate_of_hell": None}, chosen=["farm"])).planning()
    t.choose("anna", *["krystallium:gate_of_hell:exploration"] * 6)
    assert t.lacks("gate_of_hell") == {"soldiers": 3}
    assert t.options_like("krystallium") == []
