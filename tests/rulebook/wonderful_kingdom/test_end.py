"""The end of the game: points and ties (rule 7)."""

from __future__ import annotations

from tests.rulebook.wonderful_kingdom.kingdoms import has, kingdom

TOMB = ["titans_tomb"]


def test_flat_points_combinations_and_calamities() -> None:
    """Rule 7.1: 13 flat; twice three discoveries; two monuments on Teressia's A; one calamity."""
    built = ["royal_dungeon", "portal", "dragon_eggs", "crystal_caverns", "hall_of_wonders"]
    t = kingdom(has(duchy="teressia_a", built=built, calamities=1), module="quests")
    assert t.score() == {"flat": 13 + 1 + 6 + 2, "combinations": 2 * 3 + 2 * 2, "calamities": -4}
    assert t.total() == 28


def test_what_is_worth_nothing() -> None:
    """Rule 7.2."""
    rich = has(
        duchy="teressia_b", krystallium=9, soldiers=9, lab={"gold": 4}, advisors=["court_chronicler"],
        construction={"royal_palace": {"krystallium": 1}},
    )  # fmt: skip
    assert kingdom(rich, module="advisors").total() == 0


def test_ties_go_to_more_built_cards() -> None:
    """Rule 7.3: thirteen each, but Bob has three cards."""
    three = ["dragon_eggs", "spice_island", "aqueduct"]
    t = kingdom(has(duchy="teressia_b", built=["royal_dungeon"], soldiers=5), has(duchy="valados_b", built=three))
    assert (t.total("anna"), t.total("bob")) == (13, 13)
    assert t.winners == ["bob"]


def test_then_to_more_soldiers() -> None:
    """Rule 7.3."""
    t = kingdom(has(duchy="teressia_b", built=TOMB, soldiers=2), has(duchy="valados_b", built=TOMB, soldiers=3))
    assert t.winners == ["bob"]


def test_then_the_victory_is_shared() -> None:
    """Rule 7.3."""
    t = kingdom(has(duchy="teressia_b", built=TOMB, krystallium=3), has(duchy="valados_b", built=TOMB))
    assert t.winners == ["anna", "bob"]


def test_calamities_are_no_built_cards() -> None:
    """Rule 7.3: nine points each, one built card each."""
    t = kingdom(
        has(duchy="teressia_b", built=["royal_dungeon"], calamities=1),
        has(duchy="valados_b", built=["last_refuge_of_the_giants"], soldiers=1),
        module="advisors",
    )
    assert (t.total("anna"), t.total("bob")) == (9, 9)
    assert t.winners == ["bob"]
