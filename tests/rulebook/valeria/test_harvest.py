"""The harvest phase."""

from __future__ import annotations

import pytest

from tests.valeria_tables import has, valeria


def test_die_die_and_sum_activate_citizens_in_every_duchy() -> None:
    """Rule 28."""
    everyone = ["cleric", "archer", "rogue", "champion"]
    t = valeria(anna=has(duchy=everyone), bob=has(duchy=everyone)).roll(1, 3)
    assert t.board("anna") == (0, 2, 3, 0)  # cleric by the die, archer by the sum
    assert t.board("bob") == (0, 1, 1, 0)


def test_the_active_player_uses_the_left_effect_and_all_others_the_right_one() -> None:
    """Rule 29."""
    t = valeria(anna=has(duchy=["rogue"]), bob=has(duchy=["rogue"]), cyril=has(duchy=["rogue"]), turn="bob")
    t.roll(3, 4)
    assert t.board("anna") == t.board("cyril") == (1, 1, 0, 0)
    assert t.board("bob") == (2, 2, 0, 0)


def test_each_copy_activates_on_its_own() -> None:
    """Rule 30."""
    t = valeria(anna=has(duchy=["merchant"] * 3, magic=1)).roll(2, 6)
    t.choose("anna", "merchant:2gold", "merchant:2magic", "merchant:2gold")
    assert t.board("anna") == (4, 1, 3, 0)


def test_a_pair_counts_its_number_twice_and_its_sum_once() -> None:
    """Rule 31, Q24: 5 and 5 activate Peasants twice, Paladins once."""
    t = valeria(anna=has(duchy=["peasant", "paladin"])).roll(5, 5)
    assert t.board("anna") == (4, 1, 2, 0)  # starter Peasant twice, Peasant twice, Paladin once
    t = valeria(anna=has(duchy=["merchant", "archer"])).roll(2, 2)
    t.choose("anna", "merchant:2gold", "merchant:2gold", "starter_herald:1magic")
    assert t.board("anna") == (4, 2, 1, 0)


@pytest.mark.parametrize(("a", "b"), [(3, 6), (4, 5), (5, 5), (4, 6)])
def test_nine_and_ten_activate_the_same_card_once(a: int, b: int) -> None:
    """Rule 32."""
    t = valeria(anna=has(duchy=["paladin"])).roll(a, b)
    assert t.anna.magic == 2


@pytest.mark.parametrize(("a", "b", "gold"), [(5, 6, 5), (6, 6, 4)])
def test_eleven_and_twelve_activate_the_same_card_once(a: int, b: int, gold: int) -> None:
    """Rule 32: the gold of the Butcher on another player's turn, and the starter Peasant's on a five."""
    t = valeria(bob=has(duchy=["butcher"])).roll(a, b)
    assert t.bob.gold == gold


def test_taking_comes_before_every_other_harvest() -> None:
    """Rule 33: Bob's Monk cannot spend the gold that the Thief takes, nor the Thief take what Bob harvests."""
    t = valeria(anna=has(duchy=["thief", "monk"]), bob=has(gold=1, duchy=["monk", "monk"]))
    t.roll(1, 6)
    assert t.asked == ["anna"]
    assert t.options("anna") == ["take:1:1gold", "take:1:0magic"]
    t.choose("anna", "take:1:1gold")
    assert t.board("anna") == (2, 1, 2, 0)  # one taken, then the Monk and the starter Knight
    assert t.board("bob") == (0, 1, 0, 0)
    assert t.asked == ["anna"]  # Bob has nothing to pay his Monks with


def test_all_thieves_come_first_and_each_chooses_anew() -> None:
    """Rules 33, 34."""
    t = valeria(anna=has(duchy=["thief", "thief"]), bob=has(gold=4, magic=2), cyril=has(gold=1))
    t.roll(1, 6)
    t.choose("anna", "take:1:3gold")
    assert t.options("anna") == [
        "take:1:1gold", "take:1:2magic", "take:1:1magic", "take:2:1gold", "take:2:0magic",
    ]  # fmt: skip
    t.choose("anna", "take:1:2magic")
    assert t.board("anna")[0::2] == (3, 2)
    assert t.board("bob")[0::2] == (1, 0)
    assert t.board("cyril") == (1, 1, 0, 0)


def test_a_thief_takes_gold_or_magic_and_nothing_else() -> None:
    """Rule 34: neither strength nor victory points, at most what there is, fewer by choice (L9)."""
    t = valeria(anna=has(duchy=["thief"]), bob=has(gold=5, strength=9, magic=2, vp=9)).roll(1, 6)
    assert t.options("anna") == [
        "take:1:3gold", "take:1:2gold", "take:1:1gold", "take:1:2magic", "take:1:1magic",
    ]  # fmt: skip
    t.choose("anna", "take:1:1gold")
    assert t.board("bob") == (4, 10, 2, 9)


def test_everybody_harvests_in_any_order_and_may_spend_what_was_just_gained() -> None:
    """Rule 35, Q21: the starter Peasant's gold pays the Monk; the Champion waits for the Monk or goes first."""
    t = valeria(bob=has(duchy=["mercenary", "champion"], strength=1)).roll(3, 5)
    assert t.bob.gold == 1
    assert t.options("bob") == ["mercenary:exchange", "champion:exchange", "done"]
    t.choose("bob", "champion:exchange")
    assert t.board("bob") == (0, 5, 0, 0)
    t.choose("bob", "mercenary:exchange")
    assert t.board("bob") == (2, 4, 0, 0)


def test_two_players_harvest_at_the_same_time() -> None:
    """Rule 35: neither waits for the other."""
    t = valeria(anna=has(duchy=["merchant"]), bob=has(gold=1, duchy=["monk"])).roll(1, 2)
    assert t.asked == ["anna", "bob"]
    t.choose("bob", "monk:exchange")
    assert t.asked == ["anna"]
    t.choose("anna", "merchant:2magic")
    assert t.board("anna") == (0, 0, 2, 0)
    assert t.board("bob") == (0, 0, 2, 0)


def test_exchanges_are_voluntary_once_for_each_activation_and_exact() -> None:
    """Rules 36, 89: magic does not stand in for the gold of a Monk."""
    t = valeria(bob=has(gold=3, duchy=["monk", "monk"])).roll(1, 5)
    t.choose("bob", "monk:exchange", "done")
    assert t.board("bob") == (3, 1, 2, 0)
    t = valeria(bob=has(gold=3, duchy=["monk", "monk"])).roll(1, 5)
    t.choose("bob", "monk:exchange", "monk:exchange")
    assert t.asked == ["anna"]
    assert t.board("bob") == (2, 1, 4, 0)
    t = valeria(bob=has(magic=9, duchy=["monk"])).roll(1, 6)
    assert t.asked == ["anna"]
    assert t.board("bob") == (0, 1, 9, 0)


def test_why_an_exchange_cannot_be_made() -> None:
    """Rule 36: all or nothing."""
    t = valeria(bob=has(duchy=["monk", "monk", "mercenary"], strength=1)).roll(1, 2)
    assert t.options("bob") == ["mercenary:exchange", "done"]
    assert t.reason("bob", "monk:exchange") == ("valeria-short-gold", 1)
    t.choose("bob", "mercenary:exchange")
    assert t.options("bob") == ["monk:exchange", "done"]


def test_a_role_over_the_citizen_icon_counts_citizen_cards_only() -> None:
    """Rule 37: no starters, no icons on domains."""
    t = valeria(anna=has(duchy=["butcher", "peasant"], domains=["halfpenny_hill"])).harvest(5, 6)
    # Butcher: two Worker citizens; the Peasants: one each; Halfpenny Hill: one when the actions begin
    assert t.board("anna") == (4 + 2 + 1, 1, 0, 0)


def test_the_domain_icon_counts_own_domains() -> None:
    """Rule 37: only one's own."""
    t = valeria(
        anna=has(duchy=["miner"], domains=["rogues_landing", "shattered_hand"]), bob=has(domains=["grimmwater_keep"])
    )
    t.harvest(5, 6)
    assert t.anna.gold == 3 + 1


def test_a_name_counts_the_starter_too() -> None:
    """Rule 38: a Warlord counts the starter Knight (L6)."""
    t = valeria(bob=has(duchy=["warlord", "knight"])).roll(3, 5)
    assert t.bob.strength == 2
    t = valeria(bob=has(duchy=["warlord"])).roll(3, 5)
    assert t.bob.strength == 1


def test_a_citizen_recruited_later_in_the_turn_does_not_activate() -> None:
    """Rule 39."""
    t = valeria(anna=has(gold=4), bob=has()).roll(1, 5)
    t.then_roll(6, 5).choose("anna", "recruit:cleric", "gain:strength")
    assert t.anna.citizens == ("cleric",)
    assert t.anna.magic == 0
