"""Slaying a monster."""

from __future__ import annotations

import pytest

from regalia.engine.game import Refused
from tests.valeria_tables import has, valeria


def test_the_top_monster_of_any_stack_or_an_event_in_the_centre_can_be_slain() -> None:
    """Rule 48."""
    t = valeria(anna=has(strength=30, magic=30), events_at={"knight": "mimic"}).actions()
    slays = [key for key in t.options("anna") if key.startswith("slay:")]
    assert slays == [
        "slay:goblin", "slay:skeleton", "slay:treant", "slay:owlbear", "slay:dire_bear", "slay:mimic",
    ]  # fmt: skip
    t.choose("anna", "slay:goblin")
    assert t.anna.monsters == ("goblin",)


def test_slaying_costs_strength_and_magic() -> None:
    """Rule 49: and tokens on the card add to both."""
    plain = valeria(anna=has(strength=5, magic=1), areas=["caverns"]).actions().choose("anna", "slay:kobolds")
    assert plain.board("anna") == (2, 0, 1, 0)
    t = valeria(
        anna=has(strength=6, magic=3),
        areas=["caverns"],
        events_at={"knight": "mimic"},
        tokens={"kobolds": ["strength", "magic", "magic"]},
    )
    t.actions().choose("anna", "slay:kobolds")
    assert t.board("anna") == (2, 0, 1, 0)


@pytest.mark.parametrize(
    ("strength", "magic", "token", "reason"),
    [
        (4, 1, [], ("valeria-short-strength", 1)),
        (5, 0, [], ("valeria-short-magic", 1)),
        (5, 1, ["strength"], ("valeria-short-strength", 1)),
        (9, 1, ["magic", "magic"], ("valeria-short-magic", 2)),
        (0, 6, [], ("valeria-needs-real-strength", 1)),
        (2, 2, [], ("valeria-short-strength", 2)),
    ],
)
def test_what_is_missing_to_slay(strength: int, magic: int, token: list[str], reason: tuple[str, int]) -> None:
    """Rules 49, 50, 51: Kobolds cost five strength and one magic."""
    t = valeria(
        anna=has(strength=strength, magic=magic),
        areas=["caverns"],
        events_at={"knight": "mimic"},
        tokens={"kobolds": token},
    )
    t.actions()
    assert t.reason("anna", "slay:kobolds") == reason
    assert "slay:kobolds" not in t.options("anna")


def test_magic_stands_in_for_strength_but_for_one() -> None:
    """Rules 50, 90: a monster of one strength wants a real one."""
    t = valeria(anna=has(strength=3, magic=5)).actions()
    t.choose("anna", "slay:owlbear")
    assert t.options("anna") == ["pay:3strength+1magic", "pay:2strength+2magic", "pay:1strength+3magic"]
    t.choose("anna", "pay:1strength+3magic")
    assert t.board("anna") == (0, 2, 4, 0)
    none = valeria(anna=has(magic=9)).actions()
    assert none.reason("anna", "slay:goblin") == ("valeria-needs-real-strength", 1)
    with pytest.raises(Refused) as refused:
        none.choose("anna", "slay:goblin")
    assert refused.value.message.id == "valeria-needs-real-strength"


def test_printed_magic_comes_on_top_of_magic_that_stands_in() -> None:
    """Rule 51: Gelatinous Cube, four strength and one magic; at the most one strength and four magic."""
    t = valeria(anna=has(strength=4, magic=4), areas=["swamp"]).actions()
    t.choose("anna", "slay:gelatinous_cube")
    assert t.options("anna") == [
        "pay:4strength+1magic", "pay:3strength+2magic", "pay:2strength+3magic", "pay:1strength+4magic",
    ]  # fmt: skip
    t.choose("anna", "pay:1strength+4magic")
    assert t.board("anna") == (2, 3, 0, 0)


def test_only_one_way_to_pay_is_paid_without_asking() -> None:
    """Rule 51: three strength and two magic leave no choice."""
    t = valeria(anna=has(strength=3, magic=2), areas=["swamp"]).actions().choose("anna", "slay:gelatinous_cube")
    assert t.board("anna") == (2, 0, 0, 0)


def test_the_monster_goes_to_the_pile_and_then_gives_its_reward() -> None:
    """Rule 52."""
    t = valeria(anna=has(strength=3)).actions().choose("anna", "slay:treant")
    assert [event.what for event in t.events] == ["valeria-pays", "valeria-slays", "valeria-gets"]
    assert t.anna.monsters == ("treant",)
    assert t.stack("forest") == ["treant", "bane_spider", "bane_spider", "spider_queen"]
    assert t.board("anna") == (1, 0, 1, 0)


def test_a_citizen_as_a_reward_comes_from_the_centre() -> None:
    """Rule 52."""
    t = valeria(anna=has(strength=9), stacks={"mountains": ["orc_warrior"]}).actions()
    t.choose("anna", "slay:orc_warrior", "free:rogue")
    assert t.anna.citizens == ("rogue",)
    assert len(t.stack("rogue")) == 4


def test_the_monster_just_slain_counts_for_its_reward() -> None:
    """Rule 53: a boss counts itself, and so do Bat Swarm and Sorcerer."""
    t = valeria(anna=has(strength=6, monsters=["goblin", "skeleton"]), stacks={"hills": ["goblin_king"]}).actions()
    t.choose("anna", "slay:goblin_king")
    assert t.anna.gold == 2
    t = valeria(anna=has(strength=6, monsters=["goblin"]), events_at={"knight": "bat_swarm"}).actions()
    t.choose("anna", "slay:bat_swarm")
    assert t.anna.gold == 2


def test_exactly_one_alternative_that_can_be_carried_out_is_taken() -> None:
    """Rule 54: with no Knight on top of a stack the Bane Spider pays gold."""
    t = valeria(anna=has(strength=6), stacks={"forest": ["bane_spider", "spider_queen"]}).actions()
    t.choose("anna", "slay:bane_spider")
    assert t.options("anna") == ["bane_spider:3gold", "bane_spider:knight"]
    t = valeria(
        anna=has(strength=6), stacks={"forest": ["bane_spider", "spider_queen"]}, exhausted=["knight"]
    ).actions()
    t.choose("anna", "slay:bane_spider")
    assert t.board("anna") == (3, 0, 0, 0)
    assert t.asked == ["anna"]


def test_only_the_base_cost_counts_for_a_free_citizen() -> None:
    """Rule 55: the surcharge for copies does not; only top cards of the centre can be taken."""
    t = valeria(
        anna=has(strength=9, duchy=["knight"] * 4),
        stacks={"mountains": ["orc_warrior"]},
        exhausted=["merchant"],
    ).actions()
    t.choose("anna", "slay:orc_warrior")
    assert t.options("anna") == [
        "free:cleric", "free:mercenary", "free:peasant", "free:knight", "free:rogue", "free:champion",
        "free:paladin", "free:butcher",
    ]  # fmt: skip
    t.choose("anna", "free:knight")
    assert t.anna.citizens == ("knight",) * 5


def test_reward_points_go_on_the_board_and_printed_points_are_counted_at_the_end() -> None:
    """Rule 56."""
    t = valeria(anna=has(strength=10, magic=3), stacks={"forest": ["spider_queen"]}).actions()
    t.choose("anna", "slay:spider_queen", "spider_queen:citizen+1vp", "free:archer")
    assert t.anna.vp == 1
    assert t.score("anna")["monsters"] == 5
    assert t.score("anna")["board"] == 1


def test_a_reward_is_no_recruiting_but_a_gain() -> None:
    """Rule 57: nothing is paid, yet Forgotten Sorrows gives its magic."""
    t = valeria(anna=has(strength=9, domains=["forgotten_sorrows"]), stacks={"mountains": ["orc_warrior"]}).actions()
    t.choose("anna", "slay:orc_warrior", "free:cleric")
    assert t.board("anna") == (0, 0, 1, 0)
    assert t.told("recruits") == []
