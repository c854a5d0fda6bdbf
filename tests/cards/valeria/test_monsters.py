"""Monsters: every reward, and those that let choose, count or bring a citizen."""

from __future__ import annotations

import pytest

from regalia.games.valeria.cards import MONSTERS
from tests.valeria_tables import ValeriaGame, has, valeria


def about_to_slay(card: str, *pile: str, duchy: tuple[str, ...] = (), exhausted: tuple[str, ...] = ()) -> ValeriaGame:
    """Anna can just pay for the card, which lies on top of its stack with its boss beneath."""
    monster = MONSTERS[card]
    return valeria(
        anna=has(strength=monster.strength, magic=monster.magic, monsters=pile, duchy=duchy),
        areas=[monster.area],
        stacks={monster.area: [card]},
        exhausted=exhausted,
    ).actions()


@pytest.mark.parametrize(
    ("card", "reward"),
    [
        ("goblin", (1, 0, 0, 0)),
        ("skeleton", (1, 0, 0, 0)),
        ("flaming_skeleton", (1, 0, 1, 0)),
        ("treant", (1, 0, 1, 0)),
        ("owlbear", (0, 0, 2, 0)),
        ("giant", (1, 0, 2, 0)),
        ("gargoyle", (0, 0, 1, 0)),
        ("gelatinous_cube", (2, 0, 0, 0)),
        ("kobolds", (2, 0, 1, 0)),
        ("gold_golem", (5, 0, 0, 0)),
    ],
)
def test_plain_rewards(card: str, reward: tuple[int, ...]) -> None:
    t = about_to_slay(card).choose("anna", f"slay:{card}")
    assert t.board("anna") == reward
    assert t.anna.monsters == (card,)


@pytest.mark.parametrize(("card", "gold", "magic"), [("goblin_mage", 1, 1), ("dire_bear", 2, 2), ("basilisk", 3, 3)])
def test_gold_or_magic(card: str, gold: int, magic: int) -> None:
    t = about_to_slay(card).choose("anna", f"slay:{card}")
    assert t.options("anna") == [f"{card}:{gold}gold", f"{card}:{magic}magic"]
    t.choose("anna", f"{card}:{magic}magic")
    assert t.board("anna") == (0, 0, magic, 0)
    t = about_to_slay(card).choose("anna", f"slay:{card}", f"{card}:{gold}gold")
    assert t.board("anna") == (gold, 0, 0, 0)


@pytest.mark.parametrize(
    ("boss", "companion", "kind", "each"),
    [
        ("goblin_king", "goblin", "gold", 1),
        ("skeleton_king", "skeleton", "gold", 2),
        ("troll", "owlbear", "magic", 2),
        ("orc_chieftain", "dire_bear", "gold", 2),
        ("witch_queen", "gargoyle", "magic", 1),
        ("swamp_dragon", "basilisk", "magic", 2),
        ("red_dragon", "kobolds", "gold", 3),
    ],
)
def test_a_boss_pays_for_each_monster_of_its_area_in_the_own_pile(
    boss: str, companion: str, kind: str, each: int
) -> None:
    """Itself included; other areas, events and other players' piles do not count."""
    t = about_to_slay(boss).choose("anna", f"slay:{boss}")
    assert getattr(t.anna, kind) == each
    stranger = "treant"
    t = about_to_slay(boss, companion, companion, stranger, "mimic")
    t.bob.monsters = (companion,)
    t.choose("anna", f"slay:{boss}")
    assert getattr(t.anna, kind) == 3 * each
    assert sum(t.board("anna")) == 3 * each


def test_bane_spider_gives_gold_or_a_knight() -> None:
    t = about_to_slay("bane_spider", duchy=("knight",) * 3).choose("anna", "slay:bane_spider", "bane_spider:knight")
    assert t.anna.citizens == ("knight",) * 4
    assert t.anna.gold == 0
    assert len(t.stack("knight")) == 4
    t = about_to_slay("bane_spider").choose("anna", "slay:bane_spider", "bane_spider:3gold")
    assert t.anna.gold == 3


def test_bane_spider_without_knights_gives_gold() -> None:
    t = about_to_slay("bane_spider", exhausted=("knight",)).choose("anna", "slay:bane_spider")
    assert t.anna.gold == 3
    assert t.anna.citizens == ()


def test_bane_spider_takes_the_last_knight_and_empties_two_stacks() -> None:
    t = valeria(anna=has(strength=6), stacks={"forest": ["bane_spider"], "knight": 1}).actions()
    t.choose("anna", "slay:bane_spider", "bane_spider:knight")
    assert t.cover("forest") == t.cover("knight") == "exhausted"


def test_spider_queen_gives_gold_for_each_forest_monster() -> None:
    t = about_to_slay("spider_queen", "treant", "bane_spider", "goblin").choose("anna", "slay:spider_queen")
    t.choose("anna", "spider_queen:2gold-each")
    assert t.board("anna") == (6, 0, 0, 0)


def test_spider_queen_gives_any_citizen_and_a_point() -> None:
    """Whatever it costs."""
    t = about_to_slay("spider_queen", duchy=("archer",) * 4).choose("anna", "slay:spider_queen")
    t.choose("anna", "spider_queen:citizen+1vp")
    assert len(t.options("anna")) == 10
    t.choose("anna", "free:archer")
    assert (t.anna.vp, t.anna.named("archer")) == (1, 5)


def test_spider_queen_without_citizens_gives_gold() -> None:
    """With the choice that cannot be carried out goes its point."""
    everyone = (
        "cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher",
    )  # fmt: skip
    t = about_to_slay("spider_queen", exhausted=everyone).choose("anna", "slay:spider_queen")
    assert t.board("anna") == (2, 0, 0, 0)


def test_orc_warrior_brings_a_citizen_of_base_cost_three_or_less() -> None:
    t = about_to_slay("orc_warrior", duchy=("mercenary",) * 2).choose("anna", "slay:orc_warrior")
    assert "free:archer" not in t.options("anna")
    t.choose("anna", "free:mercenary")
    assert t.anna.named("mercenary") == 3


def test_orc_warrior_with_nobody_cheap_enough_brings_nobody() -> None:
    cheap = ("cleric", "merchant", "mercenary", "peasant", "knight", "rogue", "champion", "paladin", "butcher")
    t = about_to_slay("orc_warrior", exhausted=cheap).choose("anna", "slay:orc_warrior")
    assert t.anna.citizens == ()
    assert t.told("no-citizen-fits")
    t = about_to_slay("orc_warrior", exhausted=cheap[:-1]).choose("anna", "slay:orc_warrior")
    assert t.anna.citizens == ("butcher",)  # only one fits, so nobody is asked


def test_wraith_brings_a_citizen_of_base_cost_two_or_less() -> None:
    t = about_to_slay("wraith", duchy=("peasant",) * 5).choose("anna", "slay:wraith")
    assert t.options("anna") == [
        "free:merchant", "free:peasant", "free:knight", "free:rogue", "free:champion", "free:paladin", "free:butcher",
    ]  # fmt: skip
    t.choose("anna", "free:peasant")
    assert t.anna.prices["peasant"] == 2 + 1 + 6


def test_wraith_shows_only_the_top_citizen_of_a_mixed_stack() -> None:
    t = valeria(
        anna=has(strength=4, magic=3),
        areas=["barrens"],
        shuffled_citizens=True,
        stacks={"barrens": ["wraith"], "rogue": ["thief", "rogue"]},
    ).actions()
    t.choose("anna", "slay:wraith")
    assert "free:thief" in t.options("anna")
    assert "free:rogue" not in t.options("anna")
