"""Domains that work for the rest of the game, but for those that look at the dice."""

from __future__ import annotations

import pytest

from regalia.games.valeria.cards import CITIZENS
from tests.valeria_tables import has, valeria


def test_emerald_stronghold_makes_every_citizen_cost_its_base_price() -> None:
    t = valeria(anna=has(gold=20, duchy=["monk"] * 5, domains=["emerald_stronghold"])).actions()
    assert t.anna.prices == {card: citizen.cost for card, citizen in CITIZENS.items()}
    t.choose("anna", "recruit:peasant")
    assert t.anna.gold == 18
    assert t.anna.prices["peasant"] == 2


def test_emerald_stronghold_works_from_the_turn_it_is_built() -> None:
    t = valeria(
        anna=has(gold=12 + 2, duchy=["knight", "knight", "peasant", "monk"]), domains=["emerald_stronghold"]
    ).actions()
    t.choose("anna", "build:emerald_stronghold", "recruit:knight")
    assert t.anna.named("knight") == 4


def test_emerald_stronghold_still_wants_a_real_gold_and_helps_only_its_owner() -> None:
    t = valeria(anna=has(magic=9, domains=["emerald_stronghold"])).actions()
    assert t.reason("anna", "recruit:knight") == ("valeria-needs-real-gold", 1)
    assert t.bob.prices["knight"] == 3


def test_emerald_stronghold_and_a_citizen_that_left() -> None:
    """After the Nest took a Peasant away the price is still the base price."""
    t = valeria(
        anna=has(gold=6 + 2, duchy=["peasant"] * 2, domains=["emerald_stronghold"]),
        domains=["nest_of_the_weaver_witch"],
    ).actions()
    t.choose("anna", "build:nest_of_the_weaver_witch", "return:peasant", "recruit:peasant")
    assert t.anna.named("peasant") == 3


def test_pratchetts_plateau_makes_domains_a_gold_cheaper() -> None:
    t = valeria(
        anna=has(gold=6, duchy=["peasant", "monk"], domains=["pratchetts_plateau"]), domains=["shattered_hand"]
    ).actions()
    t.choose("anna", "build:shattered_hand")
    assert t.anna.gold == 0


def test_pratchetts_plateau_with_one_real_gold() -> None:
    """The cheapest domain costs four with it: one gold and three magic do, no gold does not."""
    t = valeria(
        anna=has(gold=1, magic=3, duchy=["archer"] * 3, domains=["pratchetts_plateau"]), domains=["blood_crow_army"]
    ).actions()
    t.choose("anna", "build:blood_crow_army")
    assert t.board("anna") == (0, 0, 0, 0)
    t = valeria(
        anna=has(gold=1, magic=2, duchy=["archer"] * 3, domains=["pratchetts_plateau"]), domains=["blood_crow_army"]
    ).actions()
    assert t.reason("anna", "build:blood_crow_army") == ("valeria-short-gold", 1)


def test_pratchetts_plateau_does_not_pay_for_itself() -> None:
    t = valeria(anna=has(gold=7, duchy=["peasant", "monk"]), domains=["pratchetts_plateau"]).actions()
    assert t.reason("anna", "build:pratchetts_plateau") == ("valeria-short-gold", 1)


@pytest.mark.parametrize(
    ("card", "board"),
    [
        ("blood_crow_army", (0, 1, 0, 0)),
        ("halfpenny_hill", (1, 0, 0, 0)),
        ("monolith_of_ostendaar", (0, 0, 1, 0)),
    ],
)
def test_gains_at_the_start_of_the_own_action_phase(card: str, board: tuple[int, ...]) -> None:
    """After the harvest, once, and on nobody else's turn."""
    t = valeria(anna=has(domains=[card]), bob=has()).roll(1, 4)
    assert sum(t.board("anna")) == 1 + 1  # the starter Peasant by the sum, and the domain
    t = valeria(anna=has(domains=[card]), bob=has()).actions()
    assert t.board("anna") == board
    t = valeria(anna=has(), bob=has(domains=[card])).actions()
    assert t.board("bob") == (0, 0, 0, 0)


def test_halfpenny_hill_gives_the_one_real_gold_that_is_missing() -> None:
    t = valeria(anna=has(magic=1, domains=["halfpenny_hill"])).actions()
    assert "recruit:merchant" in t.options("anna")


def test_cathedral_takes_a_gold_when_the_action_phase_ends() -> None:
    """cathedral_of_st_aquila: compulsory, with one rich opponent nobody is asked."""
    t = valeria(anna=has(domains=["cathedral_of_st_aquila"]), bob=has(gold=3)).then_roll(6, 4).end_of_actions()
    assert (t.anna.gold, t.bob.gold) == (1, 2)


def test_cathedral_may_choose_a_poor_opponent() -> None:
    """cathedral_of_st_aquila: to spare a friend one takes nothing from another."""
    t = valeria(
        anna=has(domains=["cathedral_of_st_aquila"]), bob=has(gold=3), cyril=has(), dora=has(gold=1)
    ).end_of_actions()
    assert t.options("anna") == ["take:1:1gold", "take:2:0gold", "take:3:1gold"]
    t.then_roll(6, 4).choose("anna", "take:2:0gold")
    assert (t.anna.gold, t.bob.gold, t.cyril.gold, t.dora.gold) == (0, 3, 0, 1)


def test_cathedral_finds_nothing_when_all_are_poor() -> None:
    t = valeria(anna=has(domains=["cathedral_of_st_aquila"]), bob=has(magic=5)).then_roll(6, 4).end_of_actions()
    assert t.told("nothing-to-take")
    assert t.turn_of == "bob"


def test_orb_takes_a_magic_and_never_gold() -> None:
    """the_orb_of_urdr."""
    t = valeria(anna=has(domains=["the_orb_of_urdr"]), bob=has(gold=9, magic=2), cyril=has(gold=9)).end_of_actions()
    assert t.options("anna") == ["take:1:1magic", "take:2:0magic"]
    t.then_roll(6, 4).choose("anna", "take:1:1magic")
    assert (t.anna.magic, t.bob.magic) == (1, 1)


def test_orb_and_cathedral_work_on_the_turn_they_are_built() -> None:
    """the_orb_of_urdr and cathedral_of_st_aquila, both built in one turn."""
    t = valeria(
        anna=has(gold=14, duchy=["monk", "monk", "rogue"]),
        bob=has(gold=1, magic=1),
        domains=["the_orb_of_urdr", "cathedral_of_st_aquila"],
    ).actions()
    t.choose("anna", "build:the_orb_of_urdr").then_roll(6, 4).choose("anna", "build:cathedral_of_st_aquila")
    assert (t.anna.gold, t.anna.magic) == (1, 1)


def test_forgotten_sorrows_gives_magic_for_every_citizen_that_joins() -> None:
    """Recruited ones and free ones alike, each time."""
    t = valeria(
        anna=has(gold=2 + 7, duchy=["peasant", "monk"], domains=["forgotten_sorrows"]), domains=["shattered_hand"]
    ).actions()
    t.choose("anna", "recruit:merchant")
    assert t.anna.magic == 1
    t.choose("anna", "build:shattered_hand", "pay:7gold")
    assert t.options("anna") == ["free:cleric", "free:paladin"]
    t.then_roll(6, 4).choose("anna", "free:cleric")
    assert t.anna.magic == 2


def test_forgotten_sorrows_works_for_a_monsters_reward() -> None:
    t = valeria(anna=has(strength=6, domains=["forgotten_sorrows"]), stacks={"forest": ["bane_spider"]}).actions()
    t.choose("anna", "slay:bane_spider", "bane_spider:knight")
    assert t.anna.magic == 1


def test_forgotten_sorrows_gives_nothing_for_other_cards_or_other_players() -> None:
    t = valeria(anna=has(strength=1, gold=2), bob=has(domains=["forgotten_sorrows"])).actions()
    t.choose("anna", "slay:goblin").then_roll(6, 4).choose("anna", "recruit:merchant")
    assert t.bob.magic == 0


def test_violet_thorn_gives_magic_for_every_monster_slain() -> None:
    """the_violet_thorn: twice in a turn; the magic may pay for the second."""
    t = valeria(anna=has(strength=2, domains=["the_violet_thorn"])).actions()
    t.choose("anna", "slay:goblin")
    assert t.anna.magic == 1
    t.then_roll(6, 4).choose("anna", "slay:skeleton")
    assert t.anna.monsters == ("goblin", "skeleton")
    assert t.anna.magic == 1


def test_violet_thorn_works_with_eye_of_asteraten() -> None:
    """the_violet_thorn: the slaying of the Eye is a slaying."""
    t = valeria(
        anna=has(gold=8, duchy=["monk", "archer"], domains=["the_violet_thorn"]), domains=["eye_of_asteraten"]
    ).actions()
    t.choose("anna", "build:eye_of_asteraten", "slay:goblin")
    assert t.board("anna") == (1, 4, 1, 0)


def test_violet_thorn_gives_nothing_for_a_monster_that_is_stolen() -> None:
    """the_violet_thorn and Purloiner's Perch."""
    t = valeria(
        anna=has(gold=10, duchy=["rogue"] * 2, domains=["the_violet_thorn"]),
        bob=has(monsters=["goblin"]),
        domains=["purloiners_perch"],
    ).actions()
    t.choose("anna", "build:purloiners_perch")
    assert t.anna.monsters == ("goblin",)
    assert t.anna.magic == 0
