"""Every duke, with icons on citizens and on domains, and resources left over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regalia.games.valeria.cards import DUKES
from tests.valeria_tables import has, valeria

RICH = has(
    gold=5,
    strength=4,
    magic=2,
    duchy=["peasant", "merchant", "archer", "rogue", "rogue", "rogue", "monk"],
    domains=["palace_of_the_dawn", "cathedral_of_st_aquila"],
    monsters=["goblin", "giant", "giant_leech", "mimic"],
)
"""Worker 2 + 1, Soldier 1 + 2, Shadow 3, Holy 1 + 2 icons; 7 citizens, 2 domains, 4 monsters with 2 Titans; 11 left."""


@pytest.mark.parametrize(
    ("duke", "points", "resources"),
    [
        ("cornelius_the_dreamer", 3 * 2, 11 // 3),
        ("elsyn_saint_of_shadows", 2 * 3 + 2 * 3, 11 // 4),
        ("elisium_the_allsmith", 3 + 3 + 3 + 3, 11 // 4),
        ("hrothgar_the_conqueror", 2 * 4 + 2, 11 // 4),
        ("isabella_the_righteous", 3 + 2 * 3, 11 // 3),
        ("lekzandr_the_protector", 3 + 2 * 3, 11 // 3),
        ("node_master_of_swords", 3 + 2 * 3, 11 // 3),
        ("reese_the_firebrand", 7 + 4 + 2, 11 // 4),
        ("simon_the_unclean", 3 + 3, 11 // 2),
        ("waryn_lord_of_rogues", 3 + 2 * 3, 11 // 3),
    ],
)
def test_what_each_duke_scores(duke: str, points: int, resources: int) -> None:
    t = valeria(anna=replace(RICH, duke=duke))
    assert t.score("anna")["duke"] == points
    assert t.score("anna")["resources"] == resources


@pytest.mark.parametrize(
    ("role", "citizen", "domain", "dukes"),
    [
        ("worker", "peasant", "halfpenny_hill", {"elisium_the_allsmith": 1, "lekzandr_the_protector": 1,
                                                 "simon_the_unclean": 1, "waryn_lord_of_rogues": 1}),
        ("soldier", "archer", "blood_crow_army", {"elisium_the_allsmith": 1, "isabella_the_righteous": 1,
                                                  "node_master_of_swords": 1, "simon_the_unclean": 1}),
        ("shadow", "rogue", "purloiners_perch", {"elisium_the_allsmith": 1, "elsyn_saint_of_shadows": 2,
                                                 "node_master_of_swords": 2, "waryn_lord_of_rogues": 2}),
        ("holy", "monk", "cathedral_of_st_aquila", {"elisium_the_allsmith": 1, "elsyn_saint_of_shadows": 2,
                                                    "isabella_the_righteous": 2, "lekzandr_the_protector": 2}),
    ],
)  # fmt: skip
def test_which_dukes_care_for_a_role(role: str, citizen: str, domain: str, dukes: dict[str, int]) -> None:
    """One citizen and one domain; nobody else scores for their icons."""
    icons = 1 + {"halfpenny_hill": 3, "blood_crow_army": 3}.get(domain, 2)
    for duke in DUKES:
        score = valeria(anna=has(duchy=[citizen], domains=[domain], duke=duke)).score("anna")["duke"]
        cards = {"cornelius_the_dreamer": 3, "reese_the_firebrand": 2}.get(duke, 0)
        assert score == dukes.get(duke, 0) * icons + cards, (role, duke)


@pytest.mark.parametrize("duke", DUKES)
def test_a_new_duchy_scores_for_its_resources_only(duke: str) -> None:
    """Starters bring neither icons nor citizens; two gold and one magic are three resources."""
    t = valeria(anna=has(gold=2, magic=1, duke=duke))
    assert t.score("anna")["duke"] == 0
    assert t.score("anna")["resources"] == 3 // DUKES[duke].resources_per_vp


def test_a_duke_that_is_not_chosen_yet_scores_nothing() -> None:
    t = valeria(anna=has(gold=50))
    t.anna.dukes = ("simon_the_unclean", "reese_the_firebrand")
    assert t.score("anna")["duke"] == t.score("anna")["resources"] == 0
