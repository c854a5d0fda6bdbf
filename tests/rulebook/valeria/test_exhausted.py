"""Stacks that run out, and cards that go back to them."""

from __future__ import annotations

import pytest

from tests.valeria_tables import has, valeria


@pytest.mark.parametrize(
    ("place", "act", "more"),
    [
        ("hills", "slay:goblin", ["goblin"]),
        ("merchant", "recruit:merchant", ["merchant"]),
        ("domain 2", "build:blood_crow_army", ["blood_crow_army"]),
    ],
)
def test_an_emptied_stack_is_covered_after_the_action(place: str, act: str, more: list[str]) -> None:
    """Rule 76: monsters, citizens and domains alike."""
    t = valeria(anna=has(gold=9, strength=1, duchy=["archer"] * 3), stacks={place: more}).actions()
    t.choose("anna", act)
    assert t.cover(place) == "exhausted"
    assert t.table.exhausted_left == 3
    assert [event.what for event in t.events][-1] == "valeria-exhausted"
    assert act not in t.pointed_at("anna")


def test_the_cover_waits_until_the_action_is_finished() -> None:
    """Rule 76: the stack of Orc Warriors is empty, but first the free citizen is taken."""
    t = valeria(anna=has(strength=9), stacks={"mountains": ["orc_warrior"]}).actions()
    t.choose("anna", "slay:orc_warrior")
    assert t.stack("mountains") == []
    assert t.cover("mountains") == ""
    t.choose("anna", "free:rogue")
    assert t.cover("mountains") == "exhausted"


def test_one_action_can_empty_two_stacks() -> None:
    """Rule 76: the last Orc Warrior takes the last Rogue."""
    t = valeria(anna=has(strength=9), stacks={"mountains": ["orc_warrior"], "rogue": 1}).actions()
    t.choose("anna", "slay:orc_warrior", "free:rogue")
    assert t.cover("mountains") == t.cover("rogue") == "exhausted"
    assert t.table.exhausted_left == 2


def test_a_place_is_exhausted_even_when_the_markers_have_run_out() -> None:
    """Rule 78, Q26: with two players there are four, and more places may run out in the last round."""
    t = valeria(
        anna=has(gold=5, strength=9),
        exhausted=["cleric", "merchant", "mercenary"],
        stacks={"mountains": ["orc_warrior"], "rogue": 1, "butcher": 1},
    ).actions()
    t.choose("anna", "slay:orc_warrior", "free:rogue")
    assert t.table.exhausted_left == 0
    t.then_roll(5, 6).choose("anna", "recruit:butcher")
    assert t.cover("butcher") == "exhausted"
    assert len(t.table.covers) == 6
    assert t.table.exhausted_left == 0


@pytest.mark.parametrize("refilled", ["monster", "citizen"])
def test_a_card_that_comes_back_takes_the_exhausted_card_away(refilled: str) -> None:
    """Rule 75 (L8): the marker goes under the exhausted deck; the card can be acquired again."""
    if refilled == "monster":
        t = valeria(
            anna=has(gold=6, strength=1, duchy=["archer"] * 2, monsters=["goblin"]),
            domains=["watcher_on_the_water"],
            exhausted=["hills", "cleric"],
        ).actions()
        t.choose("anna", "build:watcher_on_the_water", "return:goblin")
        place, again = "hills", "slay:goblin"
    else:
        t = valeria(
            anna=has(gold=6 + 3, duchy=["peasant", "peasant"]),
            domains=["nest_of_the_weaver_witch"],
            exhausted=["peasant", "cleric"],
        ).actions()
        t.choose("anna", "build:nest_of_the_weaver_witch", "return:peasant")
        place, again = "peasant", "recruit:peasant"
    assert t.cover(place) == ""
    assert len(t.stack(place)) == 1
    assert t.table.exhausted_left == 3
    assert len(t.table.covers) == 1
    assert again in t.pointed_at("anna")
    bob = t.then_roll(5, 6).choose("anna", "gain:gold")
    assert again in bob.pointed_at("bob")


def test_a_card_that_comes_back_sends_an_event_to_the_top_of_the_deck() -> None:
    """Rule 75 (L8): the next stack that runs out shows it again."""
    t = valeria(
        anna=has(gold=6 + 2, duchy=["peasant", "peasant"]),
        domains=["nest_of_the_weaver_witch"],
        events_at={"peasant": "mimic"},
        next_events=["sorcerer"],
        stacks={"merchant": 1},
    ).actions()
    t.choose("anna", "build:nest_of_the_weaver_witch", "return:peasant")
    assert t.events_in_centre() == []
    t.then_roll(6, 4).choose("anna", "recruit:merchant")
    assert t.cover("merchant") == "mimic"


def test_a_card_that_comes_back_can_undo_the_end() -> None:
    """Rule 75: four exhausted stacks would end a game for two, three do not."""
    t = valeria(
        anna=has(gold=6, duchy=["peasant", "peasant"]),
        domains=["nest_of_the_weaver_witch"],
        exhausted=["peasant", "cleric", "merchant", "archer"],
    ).actions()
    t.choose("anna", "build:nest_of_the_weaver_witch", "return:peasant")
    t.then_roll(5, 6).choose("anna", "gain:gold")
    assert not t.table.final_round
