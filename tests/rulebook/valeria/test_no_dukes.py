"""The game without dukes."""

from __future__ import annotations

from tests.valeria_tables import dealt, has, valeria


def test_no_dukes_are_dealt() -> None:
    """Rule 107: the game begins with the first turn; monsters, domains and board score as usual."""
    t = dealt(3, dukes=False)
    assert all(player.dukes == () for player in t.table.players)
    assert t.table.duke_box == ()
    assert t.table.turns == 1
    t = valeria(anna=has(vp=4, monsters=["troll"], domains=["emerald_stronghold"]), dukes=False)
    assert t.score("anna")["monsters"] == 6
    assert t.score("anna")["domains"] == 5
    assert t.score("anna")["board"] == 4


def test_icons_on_citizens_and_domains_score() -> None:
    """Rule 108: Worker and Soldier one, Shadow and Holy two."""
    t = valeria(anna=has(duchy=["peasant", "archer", "rogue", "monk"]), dukes=False)
    assert t.score("anna")["icons"] == 1 + 1 + 2 + 2
    t = valeria(anna=has(domains=["darktide_harbour", "cathedral_of_st_aquila"]), dukes=False)
    assert t.score("anna")["icons"] == (2 + 1 + 1) + (2 + 2)
    assert valeria(anna=has(), dukes=False).score("anna")["icons"] == 0


def test_three_resources_of_any_kind_are_a_point() -> None:
    """Rule 109."""
    t = valeria(anna=has(gold=1, strength=2, magic=2), dukes=False)
    assert t.score("anna")["resources"] == 1
    t = valeria(anna=has(gold=1, strength=2, magic=3), dukes=False)
    assert t.score("anna")["resources"] == 2


def test_the_most_citizens_monsters_and_domains_score_seven_each() -> None:
    """Rule 110 (L1): starters are no citizens."""
    t = valeria(
        anna=has(duchy=["monk", "monk"], monsters=["goblin"]),
        bob=has(duchy=["monk"], monsters=["goblin", "goblin"], domains=["halfpenny_hill"]),
        dukes=False,
    )
    assert t.score("anna")["majorities"] == 7
    assert t.score("bob")["majorities"] == 14


def test_a_shared_lead_scores_three_for_each() -> None:
    """Rule 110 (L1): instead of seven."""
    t = valeria(
        anna=has(duchy=["monk"], monsters=["goblin"]),
        bob=has(duchy=["monk"], monsters=["goblin"]),
        cyril=has(monsters=["goblin"], domains=["halfpenny_hill"]),
        dukes=False,
    )
    assert [t.score(name)["majorities"] for name in ("anna", "bob", "cyril")] == [6, 6, 3 + 7]
