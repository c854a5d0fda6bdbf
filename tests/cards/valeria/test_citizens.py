"""Citizens that do more than give a fixed amount."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.valeria_tables import Holding, has, valeria


@pytest.mark.parametrize(
    ("card", "dice", "active", "others"),
    [
        ("cleric", (1, 3), (0, 0, 3, 0), (0, 0, 1, 0)),
        ("monk", (1, 3), (1, 0, 2, 0), (0, 0, 0, 0)),
        ("mercenary", (3, 1), (1, 1, 0, 0), (0, 0, 0, 0)),
        ("archer", (4, 3), (0, 2, 0, 0), (0, 1, 0, 0)),
        ("wizard", (4, 3), (0, 1, 1, 0), (0, 0, 1, 0)),
        ("peasant", (5, 3), (2, 0, 0, 0), (2, 0, 0, 0)),
        ("knight", (6, 3), (0, 2, 0, 0), (0, 2, 0, 0)),
        ("rogue", (4, 3), (2, 2, 0, 0), (1, 1, 0, 0)),
        ("champion", (2, 6), (0, 4 + 1, 0, 0), (0, 1, 0, 0)),
        ("paladin", (4, 6), (0, 1 + 1, 2, 0), (0, 4, 0, 0)),
        ("priestess", (3, 6), (0, 2 + 1, 1, 0), (0, 1, 0, 0)),
        ("butcher", (5, 6), (2 + 1, 1, 0, 0), (4 + 1, 1, 0, 0)),
        ("miner", (5, 6), (1 + 1, 1, 0, 0), (4 + 1, 1, 0, 0)),
    ],
)
def test_both_sides_of_each_citizen(
    card: str, dice: tuple[int, int], active: tuple[int, ...], others: tuple[int, ...]
) -> None:
    """What comes at once, the starter Peasant on a 5 and the starter Knight on a 6 included."""
    t = valeria(anna=has(duchy=[card]), bob=has(duchy=[card]))
    t.harvest(*dice)
    if card == "paladin":
        # the starter Knight's strength can pay for the exchange
        t.choose("bob", "done")
        others = (0, 1, 0, 0)
    assert t.board("anna") == active
    assert t.board("bob") == others


@pytest.mark.parametrize(
    ("card", "dice", "before", "after"),
    [
        ("monk", (1, 3), has(gold=1), (0, 0, 2, 0)),
        ("mercenary", (3, 1), has(strength=1), (2, 0, 0, 0)),
        ("alchemist", (3, 1), has(magic=1), (2, 0, 0, 0)),
        ("champion", (4, 4), has(gold=1), (0, 4, 0, 0)),
        ("paladin", (4, 6), has(), (0, 0, 3, 0)),
        ("priestess", (4, 5), has(magic=1), (1, 3, 0, 0)),
    ],
)
def test_exchanges_on_another_players_turn(
    card: str, dice: tuple[int, int], before: Holding, after: tuple[int, ...]
) -> None:
    """Each may be made once an activation; a Paladin can be paid with the starter Knight's strength."""
    t = valeria(anna=has(), bob=replace(before, duchy=[card])).harvest(*dice)
    assert f"{card}:exchange" in t.options("bob")
    t.choose("bob", f"{card}:exchange")
    assert f"{card}:exchange" not in (t.pointed_at("bob") if "bob" in t.asked else [])
    assert t.board("bob") == after


def test_monk_cannot_be_paid_with_magic() -> None:
    t = valeria(bob=has(magic=5, duchy=["monk"])).harvest(1, 3)
    assert "bob" not in t.asked


def test_mercenary_needs_real_strength() -> None:
    t = valeria(bob=has(magic=5, gold=5, duchy=["mercenary"])).harvest(3, 1)
    assert "bob" not in t.asked


def test_alchemist_exchanges_on_both_sides() -> None:
    """On the own turn one gold for three magic, as often as there are Alchemists and gold."""
    t = valeria(anna=has(gold=2, duchy=["alchemist"] * 3)).harvest(3, 1).finish_harvest_of("bob")
    assert t.options("anna") == ["alchemist:exchange", "done"]
    t.choose("anna", "alchemist:exchange", "alchemist:exchange")
    assert t.board("anna") == (0, 0, 6, 0)
    assert "alchemist:exchange" not in t.options("anna")  # the third finds no gold


def test_alchemist_may_be_left() -> None:
    t = valeria(anna=has(gold=2, duchy=["alchemist"])).harvest(3, 1).finish_harvest_of("bob")
    t.choose("anna", "done")
    assert t.board("anna") == (2, 0, 0, 0)


def test_priestess_on_a_pair_of_fives_once() -> None:
    t = valeria(bob=has(magic=2, duchy=["priestess"])).harvest(5, 5)
    t.choose("bob", "priestess:exchange", "starter_herald:1magic")
    assert t.board("bob") == (2, 3, 2, 0)


@pytest.mark.parametrize("choice", ["gold", "magic"])
def test_merchant_gives_gold_or_magic(choice: str) -> None:
    t = valeria(anna=has(duchy=["merchant"])).harvest(2, 5)
    assert t.options("anna") == ["merchant:2gold", "merchant:2magic"]
    t.choose("anna", f"merchant:2{choice}")
    assert getattr(t.anna, choice) == 2 + (choice == "gold")


def test_merchant_must_be_used() -> None:
    """He is no exchange: there is nothing to decline."""
    t = valeria(anna=has(gold=1, duchy=["merchant", "merchant"])).harvest(2, 2)
    assert "done" not in t.options("anna")
    t.choose("anna", *["merchant:2gold"] * 4)
    assert t.options("anna") == ["starter_herald:1gold", "starter_herald:1strength", "starter_herald:1magic"]


def test_merchant_gives_one_gold_on_other_turns() -> None:
    t = valeria(bob=has(duchy=["merchant", "merchant"])).harvest(2, 6)
    assert t.board("bob") == (2, 1, 0, 0)


def test_blacksmith_counts_soldier_citizens() -> None:
    """Neither the starter Knight nor the Soldiers on domains; a Blacksmith alone finds none."""
    t = valeria(
        anna=has(duchy=["blacksmith", "archer", "knight", "champion", "monk"], domains=["gargans_embrace"])
    ).harvest(2, 5)
    assert t.anna.gold == 3 + 1
    t = valeria(anna=has(duchy=["blacksmith"])).harvest(2, 5)
    assert t.anna.gold == 0 + 1
    t = valeria(bob=has(duchy=["blacksmith", "archer"])).harvest(2, 5)
    assert t.bob.gold == 1 + 1


def test_two_blacksmiths_each_count_all_soldiers() -> None:
    t = valeria(anna=has(duchy=["blacksmith", "blacksmith", "archer", "archer"])).harvest(2, 5)
    assert t.anna.gold == 4 + 1


def test_warlord_counts_soldiers_on_the_own_turn_and_itself() -> None:
    t = valeria(anna=has(duchy=["warlord", "archer", "archer"], domains=["blood_crow_army"]))
    t.harvest(3, 5)
    assert t.anna.strength == 3 + 1  # the Army gives one when the actions begin


def test_warlord_counts_knights_on_other_turns() -> None:
    """The starter Knight too, and no other Soldier."""
    t = valeria(bob=has(duchy=["warlord", "warlord", "knight", "knight", "archer"])).harvest(3, 5)
    assert t.bob.strength == 2 * 3


def test_butcher_counts_workers_and_itself() -> None:
    t = valeria(anna=has(duchy=["butcher", "butcher", "peasant", "merchant"])).harvest(5, 6)
    assert t.anna.gold == 2 * 2 * 4 + 2


def test_miner_counts_domains_of_any_kind() -> None:
    t = valeria(anna=has(duchy=["miner", "miner"])).harvest(5, 6)
    assert t.anna.gold == 2 + 1
    t = valeria(anna=has(duchy=["miner", "miner"], domains=["rogues_landing", "gargans_embrace"])).harvest(5, 6)
    assert t.anna.gold == 2 * 3 + 1


def test_thief_takes_three_of_one_kind_from_one_opponent() -> None:
    t = valeria(anna=has(duchy=["thief"]), bob=has(gold=5, magic=5), cyril=has(gold=1)).harvest(3, 4)
    assert t.options("anna") == [
        "take:1:3gold", "take:1:2gold", "take:1:1gold", "take:1:3magic", "take:1:2magic", "take:1:1magic",
        "take:2:1gold", "take:2:0magic",
    ]  # fmt: skip
    t.choose("anna", "take:1:3magic")
    assert t.board("anna") == (0, 0, 3, 0)
    assert t.bob.magic == 2


def test_thief_finds_nothing_anywhere() -> None:
    t = valeria(anna=has(duchy=["thief"]), bob=has(strength=9, vp=9)).harvest(3, 4)
    assert t.told("nothing-to-take")
    assert t.board("bob")[1:] == (9, 0, 9)


def test_thief_empties_an_opponent_and_the_next_thief_finds_nothing() -> None:
    t = valeria(anna=has(duchy=["thief", "thief"]), bob=has(gold=2)).harvest(3, 4)
    t.choose("anna", "take:1:2gold")
    assert t.told("nothing-to-take")
    assert t.anna.gold == 2


def test_thief_on_another_players_turn_gives_gold_or_magic() -> None:
    t = valeria(anna=has(gold=9), bob=has(duchy=["thief"])).harvest(3, 4)
    assert t.options("bob") == ["thief:2gold", "thief:2magic"]
    t.choose("bob", "thief:2magic")
    assert t.board("bob") == (0, 0, 2, 0)
    assert t.anna.gold == 9


def test_thief_cannot_choose_the_resting_player() -> None:
    t = valeria(players=5, anna=has(duchy=["thief"]), emil=has(gold=9)).harvest(3, 4)
    assert {key.split(":")[1] for key in t.options("anna")} == {"1", "2", "3"}


def test_thief_alone_takes_from_the_supply() -> None:
    t = valeria(anna=has(duchy=["thief", "thief"]), players=1).harvest(3, 4)
    t.choose("anna", "thief:3gold", "thief:3magic")
    assert t.board("anna") == (3, 0, 3, 0)


def test_starter_herald_gives_each_kind() -> None:
    for kind in ("gold", "strength", "magic"):
        t = valeria(bob=has()).harvest(1, 2).choose("bob", f"starter_herald:1{kind}")
        assert getattr(t.bob, kind) == 1
