"""Domains that look at the dice."""

from __future__ import annotations

from tests.valeria_tables import has, valeria


def test_foxgrove_palisade_turns_a_die_to_six_for_two_gold() -> None:
    t = valeria(anna=has(gold=2, domains=["foxgrove_palisade"])).roll(1, 3)
    t.choose("anna", "foxgrove_palisade:die1")
    assert t.table.dice == (6, 3)
    assert t.board("anna") == (0, 1, 0, 0)


def test_foxgrove_palisade_is_voluntary() -> None:
    t = valeria(anna=has(gold=2, duchy=["monk"], domains=["foxgrove_palisade"])).roll(1, 3).choose("anna", "announce")
    assert t.table.dice == (1, 3)
    assert t.anna.gold == 3


def test_foxgrove_palisade_out_of_reach_is_not_asked_about() -> None:
    """With one gold, and be there ever so much magic."""
    t = valeria(anna=has(gold=1, magic=9, duchy=["monk"], domains=["foxgrove_palisade"])).roll(1, 3)
    assert "announce" not in t.options("anna")


def test_foxgrove_palisade_on_a_six() -> None:
    """A six is a six already; the other die can still be turned, into a pair of sixes."""
    t = valeria(anna=has(gold=2, domains=["foxgrove_palisade"])).roll(6, 3)
    assert t.options("anna") == ["foxgrove_palisade:die2", "announce"]
    assert t.reason("anna", "foxgrove_palisade:die1") == ("valeria-die-shows-it", 6)
    t.choose("anna", "foxgrove_palisade:die2")
    assert t.anna.strength == 2
    assert t.options("anna") == ["starter_herald:1gold", "starter_herald:1strength", "starter_herald:1magic"]


def test_foxgrove_palisade_works_again_on_the_next_own_turn() -> None:
    t = valeria(anna=has(gold=4, domains=["foxgrove_palisade"]), bob=has()).roll(1, 5)
    t.choose("anna", "foxgrove_palisade:die1").then_roll(5, 6).choose("anna", "gain:magic", "gain:magic")
    t.then_roll(1, 5).choose("bob", "gain:magic", "gain:magic")
    assert t.options("anna") == ["foxgrove_palisade:die1", "foxgrove_palisade:die2", "announce"]


def test_desert_orchid_costs_a_gold_for_each_holy_citizen() -> None:
    """the_desert_orchid: citizens of any Holy kind; icons on domains do not count, its own neither."""
    t = valeria(anna=has(gold=2, duchy=["monk", "paladin"], domains=["the_desert_orchid", "cathedral_of_st_aquila"]))
    t.roll(3, 5).choose("anna", "the_desert_orchid:die1")
    assert t.table.dice == (1, 5)
    # two gold paid; then the starter Peasant and the Monk
    assert t.board("anna") == (2, 1, 2, 0)
    short = valeria(anna=has(gold=1, duchy=["monk", "paladin"], domains=["the_desert_orchid", "palace_of_the_dawn"]))
    short.roll(3, 5)
    assert short.reason("anna", "the_desert_orchid:die1") == ("valeria-short-gold", 1)


def test_desert_orchid_is_free_without_holy_citizens() -> None:
    t = valeria(anna=has(domains=["the_desert_orchid"])).roll(3, 5)
    assert t.options("anna") == ["the_desert_orchid:die1", "the_desert_orchid:die2", "announce"]
    t.choose("anna", "the_desert_orchid:die2")
    assert t.table.dice == (3, 1)


def test_desert_orchid_on_a_one() -> None:
    t = valeria(anna=has(domains=["the_desert_orchid"])).roll(1, 5)
    assert t.reason("anna", "the_desert_orchid:die1") == ("valeria-die-shows-it", 1)


def test_palace_of_the_dawn_lowers_a_die_by_one_for_nothing() -> None:
    t = valeria(anna=has(domains=["palace_of_the_dawn"])).roll(6, 3).choose("anna", "palace_of_the_dawn:die1")
    assert t.table.dice == (5, 3)
    assert t.board("anna") == (1, 0, 0, 0)


def test_palace_of_the_dawn_on_two_ones_is_not_asked_about() -> None:
    t = valeria(anna=has(duchy=["monk"], domains=["palace_of_the_dawn"])).roll(1, 1)
    assert t.options("anna") == ["starter_herald:1gold", "starter_herald:1strength", "starter_herald:1magic"]


def test_palace_of_the_dawn_may_break_a_pair_or_make_one() -> None:
    t = valeria(anna=has(domains=["palace_of_the_dawn", "gargans_embrace"])).roll(4, 3)
    t.choose("anna", "palace_of_the_dawn:die1")
    assert t.table.dice == (3, 3)
    assert t.anna.vp == 1
    t = valeria(anna=has(domains=["palace_of_the_dawn", "gargans_embrace"])).roll(4, 4)
    t.choose("anna", "palace_of_the_dawn:die1")
    assert t.table.dice == (3, 4)
    assert t.anna.vp == 1


def test_all_three_on_the_same_die() -> None:
    """To six, to five, to one: each once, in any order."""
    domains = ["foxgrove_palisade", "palace_of_the_dawn", "the_desert_orchid"]
    t = valeria(anna=has(gold=2, domains=domains)).roll(2, 3)
    t.choose("anna", "foxgrove_palisade:die1", "palace_of_the_dawn:die1", "the_desert_orchid:die1")
    assert t.table.dice == (1, 3)
    assert t.anna.gold == 0


def test_gargans_embrace_pays_its_owner_on_every_players_roll() -> None:
    t = valeria(anna=has(), bob=has(domains=["gargans_embrace"])).roll(3, 3)
    assert (t.anna.vp, t.bob.vp) == (0, 1)
    t = valeria(anna=has(), bob=has(domains=["gargans_embrace"])).roll(3, 4)
    assert t.bob.vp == 0


def test_gargans_embrace_pays_for_a_pair_made_and_broken() -> None:
    """Rolled 2 and 1; the Orchid makes a pair of ones; the Palisade breaks it; the Palace changes no pair."""
    domains = ["foxgrove_palisade", "the_desert_orchid", "palace_of_the_dawn", "gargans_embrace"]
    t = valeria(anna=has(gold=9, domains=domains)).roll(2, 1)
    t.choose("anna", "the_desert_orchid:die1")
    assert t.anna.vp == 1
    t.choose("anna", "foxgrove_palisade:die1")
    assert (t.table.dice, t.anna.vp) == ((6, 1), 1)
    t.choose("anna", "palace_of_the_dawn:die1")
    assert (t.table.dice, t.anna.vp) == ((5, 1), 1)


def test_gargans_embrace_can_pay_twice_in_a_turn() -> None:
    """A pair of sixes is rolled, broken to 5 and 6, and made again."""
    t = valeria(anna=has(gold=9, domains=["foxgrove_palisade", "palace_of_the_dawn", "gargans_embrace"])).roll(6, 6)
    t.choose("anna", "palace_of_the_dawn:die1", "foxgrove_palisade:die1")
    assert t.table.dice == (6, 6)
    assert t.anna.vp == 2


def test_gargans_embrace_pays_alone_and_not_in_the_monster_phase() -> None:
    t = valeria(anna=has(domains=["gargans_embrace"]), players=1).roll(3, 3)
    assert t.anna.vp == 1
    t.finish_harvest_of("anna")
    t.choose("anna", "gain:gold", "gain:gold", "give:champion", "give:champion")
    assert t.anna.vp == 1
