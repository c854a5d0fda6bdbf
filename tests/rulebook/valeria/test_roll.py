"""The roll phase: dice, domains that change them, announcing."""

from __future__ import annotations

import pytest

from regalia.engine.game import Refused
from tests.valeria_tables import has, valeria

DICE_DOMAINS = ["foxgrove_palisade", "the_desert_orchid", "palace_of_the_dawn"]


def test_a_turn_is_roll_harvest_action_end() -> None:
    """Rule 18: the four phases come in this order, and the player whose turn it is acts."""
    t = valeria(anna=has(), bob=has()).roll(3, 5)
    assert [event.what for event in t.events] == ["valeria-rolls", "valeria-gets", "valeria-gets"]
    assert t.asked == ["anna"]
    t.then_roll(5, 6)
    t.choose("anna", "gain:gold", "gain:gold")
    assert [(event.what, event.seat) for event in t.events][:3] == [
        ("valeria-gains", 0),
        ("valeria-gains", 0),
        ("valeria-rolls", 1),
    ]
    assert t.asked == ["bob"]


def test_turns_go_to_the_left_and_everybody_harvests_on_each() -> None:
    """Rule 19."""
    t = valeria(anna=has(), bob=has(), cyril=has()).roll(5, 6)
    turns = []
    for _ in range(4):
        turns.append(t.turn_of)
        t.then_roll(5, 6).choose(t.asked[0], "gain:magic", "gain:magic")
    assert turns == ["anna", "bob", "cyril", "anna"]
    assert t.board("anna")[:2] == t.board("bob")[:2] == t.board("cyril")[:2] == (5, 5)


def test_both_dice_are_rolled_and_every_roll_can_come() -> None:
    """Rule 20."""
    rolls = {valeria(seed=seed).table.dice for seed in range(400)}
    assert rolls == {(a, b) for a in range(1, 7) for b in range(1, 7)}


def test_dice_domains_are_the_owners_and_work_in_the_own_roll_phase() -> None:
    """Rule 21: nobody changes another player's dice."""
    t = valeria(anna=has(), bob=has(gold=9, domains=DICE_DOMAINS)).roll(5, 6)
    assert t.asked == ["anna"]
    t.then_roll(2, 4).choose("anna", "gain:gold", "gain:gold")
    assert t.asked == ["bob"]
    assert t.options("bob") == [
        "foxgrove_palisade:die1",
        "foxgrove_palisade:die2",
        "the_desert_orchid:die1",
        "the_desert_orchid:die2",
        "palace_of_the_dawn:die1",
        "palace_of_the_dawn:die2",
        "announce",
    ]


def test_each_dice_domain_works_once_a_roll_and_any_number_of_them_may() -> None:
    """Rule 21."""
    t = valeria(anna=has(gold=9, domains=DICE_DOMAINS)).roll(2, 4)
    t.choose("anna", "palace_of_the_dawn:die2")
    assert t.table.dice == (2, 3)
    assert not any(key.startswith("palace_of_the_dawn") for key in t.pointed_at("anna"))
    t.choose("anna", "foxgrove_palisade:die2", "the_desert_orchid:die1")
    assert t.table.dice == (1, 6)
    assert t.board("anna") == (7, 1, 0, 0)  # two gold paid, one strength from the starter Knight
    assert "announce" not in t.options("anna")  # none is left: the dice stand


def test_a_die_may_be_changed_by_several_domains() -> None:
    """Rule 22: a six made by the Palisade becomes a five by the Palace."""
    t = valeria(anna=has(gold=2, domains=DICE_DOMAINS)).roll(2, 4)
    t.choose("anna", "foxgrove_palisade:die1", "palace_of_the_dawn:die1", "announce")
    assert t.table.dice == (5, 4)
    assert t.anna.gold == 1


def test_no_die_falls_below_one() -> None:
    """Rule 22."""
    t = valeria(anna=has(domains=["palace_of_the_dawn"])).roll(1, 4)
    assert t.options("anna") == ["palace_of_the_dawn:die2", "announce"]
    assert t.reason("anna", "palace_of_the_dawn:die1") == ("valeria-die-shows-it", 1)


def test_a_dice_domain_is_paid_in_real_gold() -> None:
    """Rules 23, 89: magic does not stand in."""
    t = valeria(anna=has(gold=1, magic=20, domains=["foxgrove_palisade", "palace_of_the_dawn"])).roll(2, 4)
    assert t.reason("anna", "foxgrove_palisade:die1") == ("valeria-short-gold", 1)
    with pytest.raises(Refused) as refused:
        t.choose("anna", "foxgrove_palisade:die1")
    assert refused.value.message.args["n"] == 1


def test_the_announced_values_count_and_not_the_rolled_ones() -> None:
    """Rule 24: die, die and their sum."""
    t = valeria(anna=has(gold=1, duchy=["cleric", "rogue", "champion"], domains=["the_desert_orchid"])).roll(2, 6)
    assert t.board("anna") == (1, 0, 0, 0)
    t.choose("anna", "the_desert_orchid:die1")
    assert t.table.dice == (1, 6)
    # the Orchid cost one gold; then Cleric by the one, starter Knight by the six, Rogue by the sum, no Champion
    assert t.board("anna") == (2, 3, 3, 0)


def test_a_pair_is_a_pair_of_final_dice() -> None:
    """Rule 25: a broken pair wakes no Herald, a made one does."""
    broken = valeria(anna=has(domains=["palace_of_the_dawn"])).roll(6, 6)
    broken.choose("anna", "palace_of_the_dawn:die1")
    assert broken.asked == ["anna"]
    assert "starter_herald:1gold" not in broken.options("anna")
    assert broken.board("anna") == (1, 1, 0, 0)
    made = valeria(anna=has(domains=["palace_of_the_dawn"])).roll(5, 6)
    made.choose("anna", "palace_of_the_dawn:die2")
    assert made.options("anna") == ["starter_herald:1gold", "starter_herald:1strength", "starter_herald:1magic"]
    assert made.board("anna") == (2, 0, 0, 0)


def test_gargans_embrace_pays_for_each_pair_rolled_or_made() -> None:
    """Rule 26: a pair that is broken has paid, and a pair made later pays again; on anybody's turn."""
    t = valeria(
        anna=has(gold=9, domains=["foxgrove_palisade", "the_desert_orchid"]), bob=has(domains=["gargans_embrace"])
    )
    t.roll(6, 6)
    assert t.bob.vp == 1
    t.choose("anna", "the_desert_orchid:die1")
    assert (t.table.dice, t.bob.vp) == ((1, 6), 1)
    t.choose("anna", "foxgrove_palisade:die1")
    assert (t.table.dice, t.bob.vp) == ((6, 6), 2)


def test_rolled_events_happen_after_the_announcement_and_before_the_harvest() -> None:
    """Rule 27: the dice can still be turned away from an event."""
    t = valeria(anna=has(gold=3, domains=["palace_of_the_dawn"]), events_at={"cleric": "kobold_thieves"})
    t.roll(6, 5)
    assert t.anna.gold == 3
    t.choose("anna", "announce")
    assert [event.what for event in t.events][:4] == [
        "valeria-announces",
        "forced",
        "valeria-event",
        "valeria-loses",
    ]
    assert t.anna.gold == 3  # one lost, then one from the starter Peasant
    away = valeria(anna=has(gold=3, domains=["palace_of_the_dawn"]), events_at={"cleric": "kobold_thieves"})
    away.roll(6, 2).choose("anna", "palace_of_the_dawn:die1")
    assert away.told("event") == []
    assert away.anna.gold == 4
