"""Building a domain, and when domains work."""

from __future__ import annotations

import pytest

from regalia.engine.zones import HIDDEN, view
from tests.valeria_tables import has, valeria


def test_order_of_the_action_phase() -> None:
    """Rule 44: domains of its start, two actions, domains of its end."""
    t = valeria(
        anna=has(domains=["blood_crow_army", "halfpenny_hill", "monolith_of_ostendaar", "cathedral_of_st_aquila"]),
        bob=has(gold=1),
    ).actions()
    assert t.board("anna") == (1, 1, 1, 0)
    t.choose("anna", "gain:gold")
    assert t.bob.gold == 1
    t.then_roll(6, 4).choose("anna", "gain:gold")
    assert [event.what for event in t.events][:3] == ["valeria-gains", "forced", "valeria-takes"]
    assert t.board("anna") == (4, 2, 1, 0)  # the starter Knight came with Bob's roll


def test_whichever_of_two_domains_comes_first_all_can_be_taken_from_anybody() -> None:
    """Rule 44, Q20: Cathedral and Orb take different things, so their order changes nothing; each chooses a victim."""
    t = valeria(
        anna=has(domains=["cathedral_of_st_aquila", "the_orb_of_urdr"]), bob=has(gold=1, magic=1), cyril=has(magic=2)
    ).end_of_actions()
    assert t.options("anna") == ["take:1:1gold", "take:2:0gold"]
    t.choose("anna", "take:1:1gold")
    assert t.options("anna") == ["take:1:1magic", "take:2:1magic"]
    t.then_roll(5, 6).choose("anna", "take:2:1magic")
    assert t.cyril.magic == 1
    assert t.board("anna") == (1 + 1, 1, 1, 0)


def test_an_extra_action_belongs_to_the_action_that_granted_it() -> None:
    """Rules 47, 71: after Eye of Asteraten and its slaying, one action is left."""
    t = valeria(anna=has(gold=8, duchy=["monk", "archer"]), domains=["eye_of_asteraten"]).actions()
    t.choose("anna", "build:eye_of_asteraten", "slay:owlbear")
    assert t.asked == ["anna"]
    assert t.anna.monsters == ("owlbear",)
    t.then_roll(5, 6).choose("anna", "gain:gold")
    assert t.turn_of == "bob"


def test_each_icon_needs_a_citizen_of_its_own() -> None:
    """Rule 64: and they are only checked, not spent."""
    one = valeria(anna=has(gold=11, duchy=["peasant", "archer"]), domains=["palace_of_the_dawn"]).actions()
    assert one.reason("anna", "build:palace_of_the_dawn") == ("valeria-missing-soldier", 1)
    t = valeria(anna=has(gold=11, duchy=["peasant", "archer", "knight"]), domains=["palace_of_the_dawn"]).actions()
    t.choose("anna", "build:palace_of_the_dawn")
    assert t.anna.domains == ("palace_of_the_dawn",)
    assert sorted(t.anna.citizens) == ["archer", "knight", "peasant"]


def test_only_the_face_up_domain_of_a_stack_can_be_built() -> None:
    """Rule 64."""
    t = valeria(anna=has(gold=50, duchy=["peasant", "archer", "rogue", "monk"] * 3)).actions()
    builds = [key.removeprefix("build:") for key in t.pointed_at("anna") if key.startswith("build:")]
    assert builds == [t.stack(f"domain {n}")[0] for n in (1, 2, 3, 4, 5)]


def test_starters_and_icons_on_domains_do_not_help_to_build() -> None:
    """Rule 65."""
    t = valeria(
        anna=has(gold=50, domains=["blood_crow_army", "halfpenny_hill"]),
        domains=["watcher_on_the_water", "nest_of_the_weaver_witch"],
    ).actions()
    assert t.reason("anna", "build:watcher_on_the_water") == ("valeria-missing-soldier", 2)
    assert t.reason("anna", "build:nest_of_the_weaver_witch") == ("valeria-missing-worker", 2)


def test_magic_may_replace_gold_but_for_one() -> None:
    """Rules 66, 90."""
    t = valeria(anna=has(gold=2, magic=9, duchy=["archer"] * 3), domains=["blood_crow_army"]).actions()
    t.choose("anna", "build:blood_crow_army")
    assert t.options("anna") == ["pay:2gold+3magic", "pay:1gold+4magic"]
    t.choose("anna", "pay:1gold+4magic")
    assert t.board("anna") == (1, 0, 5, 0)
    none = valeria(anna=has(magic=50, duchy=["archer"] * 3), domains=["blood_crow_army"]).actions()
    assert none.reason("anna", "build:blood_crow_army") == ("valeria-needs-real-gold", 1)
    short = valeria(anna=has(gold=2, magic=1, duchy=["archer"] * 3), domains=["blood_crow_army"]).actions()
    assert short.reason("anna", "build:blood_crow_army") == ("valeria-short-gold", 2)


def test_a_cheaper_domain_still_wants_one_real_gold() -> None:
    """Rules 66, 91: Pratchett's Plateau."""
    t = valeria(
        anna=has(gold=4, duchy=["archer"] * 3, domains=["pratchetts_plateau"]), domains=["blood_crow_army"]
    ).actions()
    t.choose("anna", "build:blood_crow_army")
    assert t.anna.gold == 0
    none = valeria(
        anna=has(magic=50, duchy=["archer"] * 3, domains=["pratchetts_plateau"]), domains=["blood_crow_army"]
    ).actions()
    assert none.reason("anna", "build:blood_crow_army") == ("valeria-needs-real-gold", 1)


def test_the_domain_works_first_and_then_the_next_one_is_turned_up() -> None:
    """Rules 67, 68, Q22: nobody sees the next card while the builder still chooses."""
    t = valeria(
        anna=has(gold=7, duchy=["peasant", "rogue"]),
        stacks={"domain 1": ["rogues_landing", "blood_crow_army", "halfpenny_hill"]},
    ).actions()
    t.choose("anna", "build:rogues_landing")
    assert t.anna.domains == ("rogues_landing",)
    assert t.options("anna") == ["free:merchant", "free:peasant", "free:butcher"]
    assert view(t.table, 0).table.grid[15] == (HIDDEN, HIDDEN)
    t.choose("anna", "free:merchant")
    assert [event.what for event in t.events] == ["valeria-gets-citizen", "valeria-new-domain"]
    assert view(t.table, 1).table.grid[15] == (HIDDEN, "blood_crow_army")


def test_the_last_domain_of_a_stack_turns_up_nothing() -> None:
    """Rule 68: the place is exhausted."""
    t = valeria(anna=has(gold=5, duchy=["archer"] * 3), stacks={"domain 4": ["blood_crow_army"]}).actions()
    t.choose("anna", "build:blood_crow_army")
    assert t.stack("domain 4") == []
    assert t.cover("domain 4") == "exhausted"
    assert t.told("new-domain") == []


@pytest.mark.parametrize(
    ("card", "duchy", "may"),
    [
        ("watcher_on_the_water", ["archer"] * 2, True),
        ("nest_of_the_weaver_witch", ["peasant"] * 2, True),
        ("golden_obelisk_of_nae", ["peasant", "monk"], True),
        ("eye_of_asteraten", ["archer", "monk"], True),
        ("cutthroats_truce", ["rogue", "monk"], False),
        ("shattered_hand", ["peasant", "monk"], False),
        ("grimmwater_keep", ["peasant", "peasant", "rogue"], False),
    ],
)
def test_only_what_says_may_can_be_declined(card: str, duchy: list[str], may: bool) -> None:
    """Rule 69."""
    t = valeria(
        anna=has(gold=12, magic=3, strength=3, duchy=duchy, monsters=["goblin"]), bob=has(gold=3), domains=[card]
    ).actions()
    t.choose("anna", f"build:{card}")
    while any(key.startswith("pay:") for key in t.options("anna")):
        t.choose("anna", t.options("anna")[0])
    assert len(t.options("anna")) > 1
    assert ("decline" in t.options("anna")) == may


def test_a_domain_works_from_the_moment_it_is_built() -> None:
    """Rule 70: one of the end of the action phase works this turn; of its start, only next turn."""
    t = valeria(
        anna=has(gold=8 + 5, duchy=["monk", "monk", "archer", "archer", "archer"]),
        bob=has(gold=1),
        domains=["cathedral_of_st_aquila", "blood_crow_army"],
    ).actions()
    t.choose("anna", "build:blood_crow_army")
    t.then_roll(5, 1).choose("anna", "build:cathedral_of_st_aquila")
    assert [event.details["because"] for event in t.told("takes")] == ["cathedral_of_st_aquila"]
    assert t.anna.strength == 1  # the starter Knight by the sum of Bob's roll; the Crows wait for Anna's next turn


def test_pratchetts_plateau_helps_the_second_action_of_the_same_turn() -> None:
    """Rule 70."""
    t = valeria(
        anna=has(gold=8 + 5, duchy=["peasant", "monk"]), domains=["pratchetts_plateau", "golden_obelisk_of_nae"]
    ).actions()
    t.choose("anna", "build:pratchetts_plateau")
    t.then_roll(5, 6).choose("anna", "build:golden_obelisk_of_nae")
    assert t.anna.gold == 2  # the two Peasants of Bob's roll


def test_eye_of_asteraten_slays_by_the_normal_rules() -> None:
    """Rule 71: payment, reward, exhausted card, The Violet Thorn."""
    t = valeria(
        anna=has(gold=8, strength=1, duchy=["monk", "archer"], domains=["the_violet_thorn"]),
        domains=["eye_of_asteraten"],
        stacks={"hills": ["goblin_king"]},
    ).actions()
    t.choose("anna", "build:eye_of_asteraten", "slay:goblin_king")
    assert t.board("anna") == (1, 0, 1, 0)
    assert t.cover("hills") == "exhausted"


def test_purloiners_perch_takes_a_random_monster_without_reward() -> None:
    """Rule 72: from an opponent who has any."""
    taken: set[str] = set()
    for seed in range(30):
        t = valeria(
            anna=has(gold=10, duchy=["rogue"] * 2),
            bob=has(monsters=["goblin", "treant", "giant"]),
            cyril=has(),
            domains=["purloiners_perch"],
        ).actions()
        t.table.chance = seed
        t.choose("anna", "build:purloiners_perch")
        assert len(t.anna.monsters) == 1
        assert sorted([*t.anna.monsters, *t.bob.monsters]) == ["giant", "goblin", "treant"]
        assert t.board("anna") == (0, 0, 0, 0)
        taken.update(t.anna.monsters)
    assert taken == {"goblin", "treant", "giant"}


def test_taking_domains_take_at_most_what_there_is_from_a_chosen_opponent() -> None:
    """Rule 73: also from one who has nothing; never less than one could."""
    t = valeria(
        anna=has(gold=5, duchy=["rogue", "monk"]), bob=has(gold=2), cyril=has(), domains=["cutthroats_truce"]
    ).actions()
    t.choose("anna", "build:cutthroats_truce")
    assert t.options("anna") == ["take:1:2gold", "take:2:0gold"]
    t.choose("anna", "take:1:2gold")
    assert (t.anna.gold, t.bob.gold) == (2, 0)


def test_watcher_and_nest_return_an_own_card_for_three_points() -> None:
    """Rule 74: the starter Peasant and Knight can never be returned."""
    t = valeria(
        anna=has(gold=6, duchy=["archer"] * 2, monsters=["goblin", "goblin_mage"]), domains=["watcher_on_the_water"]
    ).actions()
    t.choose("anna", "build:watcher_on_the_water")
    assert t.options("anna") == ["return:goblin", "return:goblin_mage", "decline"]
    t.choose("anna", "return:goblin_mage")
    assert (t.anna.vp, t.anna.monsters) == (3, ("goblin",))
    assert t.stack("hills")[0] == "goblin_mage"
    t = valeria(anna=has(gold=6, duchy=["peasant", "merchant"]), domains=["nest_of_the_weaver_witch"]).actions()
    t.choose("anna", "build:nest_of_the_weaver_witch")
    assert t.options("anna") == ["return:peasant", "return:merchant", "decline"]
    t.choose("anna", "return:peasant")
    assert (t.anna.vp, t.anna.citizens, t.anna.prices["peasant"]) == (3, ("merchant",), 3)
    assert len(t.stack("peasant")) == 6


def test_nothing_falls_below_zero() -> None:
    """Rule 93: losses and takings are capped by what a player has."""
    t = valeria(anna=has(), bob=has(gold=1), events_at={"cleric": "kobold_thieves"}, turn="anna").roll(6, 3)
    assert t.anna.gold == t.bob.gold == 0
