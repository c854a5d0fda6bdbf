"""What the box holds, written out once more as on the boards and cards: a slip in a card file is found here.

Rows 1 to 6, left and right: F food, R rune, M map; S sword, X magic sword, T thief. Settlements: shields, magic
shields, loot (F food, R rune, K keg, W wooden, M metal, G gold chest).
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from regalia.games.bellum_magica import cards as box
from regalia.games.bellum_magica.effects import Gain
from regalia.games.bellum_magica.game import BELLUM_MAGICA
from regalia.games.bellum_magica.wings import War, Work

CASTLES = {
    "castle_lich": ("F M F F R -", "SST ST T S - S"),
    "castle_witch": ("M F - R F M", "S S ST T S T"),
    "castle_demon": ("F - R F M F", "S SS SS T S T"),
    "castle_orc": ("F R M - F FF", "S S T ST S -"),
    "castle_vampire": ("F F - M F R", "T S S S S ST"),
}
FIRST_WORD = {card: card.removeprefix("castle_").capitalize() for card in CASTLES}
GOBLINS = {
    "goblin_01": ("F - - - F -", "- S - S - S"),
    "goblin_02": ("- F - F - -", "S - S - S -"),
    "goblin_03": ("- F - - - F", "- - S S SS -"),
    "goblin_04": ("- - F F - -", "S SS - - - S"),
    "goblin_05": ("F - - F - -", "- S SS - - S"),
    "goblin_06": ("- - F - - F", "S - - S SS -"),
    "goblin_07": ("F - F - - -", "- S - - S S"),
    "goblin_08": ("- - - - F F", "S - S S - -"),
    "goblin_09": ("F - - - F -", "- S - S - S"),
    "goblin_10": ("- F - F - -", "S - S - S -"),
}
EVIL = {
    "rat_pack": ("F F F - - F", "S - - S - -", ""),
    "orc_butcher": ("- - - F FF -", "- S S S S -", ""),
    "gnoll_hunter": ("F - - F - F", "- S - - S S", ""),
    "boar_rider": ("- F F F - -", "- - S S - S", ""),
    "hungry_ghoul": ("F - FF - - -", "- S S SS - -", ""),
    "warg": ("- F - - F F", "S - - S S S", ""),
    "carrion_crow": ("- F - MM - -", "S S - - S -", ""),
    "harpy": ("- - M - - M", "- - S S - -", ""),
    "rune_spider": ("- R - - - R", "S X - S - -", ""),
    "hex_witch": ("R - - - R -", "- - - X S -", ""),
    "cultist": ("- F R F - -", "- S X - - S", ""),
    "night_wolf": ("F M - - F -", "S - S S - -", ""),
    "skeleton_archer": ("- F - - - F", "S - - S S S", ""),
    "marsh_toad": ("- - - R F -", "- - SX - - S", ""),
    "twohead_ogre": ("- F - F - -", "S SS - - S -", ""),
    "giant_bat": ("M - - - F -", "- - - S SS S", ""),
    "lizardman": ("- - R - - -", "SS S - S - -", ""),
    "minotaur": ("- - F - - F", "- - SS - - SS", ""),
    "gremlin": ("F - - - F -", "T - - S S -", ""),
    "shadow_cutpurse": ("- F - - - F", "- S S T - -", ""),
    "imp": ("F - - R - -", "S T - S - -", ""),
    "mimic": ("- - F F - -", "- S S - T -", ""),
    "poltergeist": ("R - - - - -", "- - T - S SS", ""),
    "wisp": ("- - - - - R", "- X - S S -", ""),
    "bone_shaman": ("F - - - R -", "- S X S - -", ""),
    "fire_salamander": ("F - - - F -", "S - - S X -", ""),
    "satyr": ("- F F - - -", "S - S - - S", "reroll"),
    "fortune_hag": ("F R - - - -", "- S - - S S", "reroll"),
    "black_cat": ("M - - - - -", "- - - SS - T", "reroll"),
    "jester_zombie": ("- - - F - F", "- S S - - S", "reroll"),
    "dream_moth": ("- R F - - -", "X - - - S -", "reroll"),
    "raven": ("- - - - M F", "S S S - - -", "reroll"),
    "fog_wraith": ("- - - R - -", "- - - X - X", "reroll"),
    "banshee": ("- - F - - R", "X - - - S -", "reroll"),
    "swamp_pixie": ("- - R - - -", "- - T - - SS", "reroll"),
    "changeling": ("- - F - F -", "T - - - SS -", "reroll"),
    "scarecrow": ("- F - F - -", "S S S - - -", "reroll"),
    "ghost_piper": ("- - - F - F", "- - X S - -", "reroll"),
    "gargoyle": ("- F - - - -", "- - S S - -", "shield"),
    "clay_golem": ("F - - - - -", "S - S - - -", "shield"),
    "bridge_troll": ("- - - - F -", "S - - - - S", "shield"),
    "iron_beetle": ("- F - - F -", "- S - S SS -", ""),
    "mushroom_guard": ("- - F - - F", "- - S S - SS", ""),
    "mummy": ("R - - - - -", "- S - - X -", "shield"),
    "bramble_beast": ("F - - - - F", "S - - - S -", "shield"),
    "jailer": ("- - - F F -", "- T - S - -", "shield"),
}
ULTRA_EVIL = {
    "red_dragon": ("F F FF R R FF", "SS SS SS SX SS X", ""),
    "black_dragon": ("- F R F R R", "X XX S S S SS", ""),
    "hydra": ("F F F FF F F", "SS SS SS SS SS S", ""),
    "mountain_giant": ("F R F F FF F", "SS SS ST S SS SS", ""),
    "bone_emperor": ("R R - R - -", "X - S - X X", "magic_shield"),
    "crystal_dragon": ("F F R R - -", "S X X X - -", "magic_shield"),
    "rune_golem": ("R R - - R R", "S SS S - S X", "magic_shield"),
    "demon_prince": ("R F R - - F", "X - SX S - S", "magic_shield"),
    "medusa": ("M - M - F -", "S - X - S X", "magic_shield"),
    "sphinx": ("M - M - M -", "S S - X X -", "magic_shield"),
    "spectral_knight": ("F R F - F -", "X X S S - -", "magic_shield"),
    "ash_phoenix": ("F - - F R R", "- S X X S S", "magic_shield"),
    "storm_djinn": ("R F - R R F", "SS T S X X SS", "reroll"),
    "vampire_countess": ("- F F F F M", "SS S S TT S T", "reroll"),
    "chimera": ("F F FF F F F", "X SS SS SS S S", "reroll"),
    "kraken": ("M MM F F F F", "SS SS S SS S SS", "reroll"),
    "nightmare_steed": ("F - M M M -", "T SS SS - SS T", "reroll"),
    "cerberus": ("F F F - - F", "S - SS S T S", "shield"),
    "behemoth": ("F FF - F FF F", "SS S S SS SS SS", "shield"),
    "steel_wyvern": ("F R F F - M", "T S S X S SS", "shield"),
}
SETTLEMENTS = {
    "inn": (1, 0, "FK"),
    "farm_1": (1, 0, "FF"),
    "farm_2": (1, 0, "FF"),
    "farm_3": (1, 0, "FFK"),
    "farm_4": (2, 0, "W"),
    "farm_5": (2, 0, "W"),
    "farm_6": (2, 0, "W"),
    "farm_7": (2, 0, "FW"),
    "village_1": (3, 0, "FFW"),
    "village_2": (3, 0, "RW"),
    "village_3": (3, 0, "RW"),
    "village_4": (3, 0, "M"),
    "village_5": (4, 0, "FM"),
    "village_6": (4, 0, "RM"),
    "village_7": (4, 0, "RM"),
    "city_1": (5, 0, "G"),
    "city_2": (5, 0, "G"),
    "city_3": (6, 0, "RG"),
    "city_4": (6, 0, "FFG"),
    "city_5": (7, 0, "WG"),
    "city_6": (4, 1, "G"),
    "city_7": (5, 1, "RG"),
    "city_8": (6, 1, "WG"),
    "city_9": (0, 2, "WG"),
    "city_10": (5, 2, "MG"),
}

CHESTS = {"wooden": {1: 8, 2: 8, 3: 4}, "metal": {3: 8, 4: 8, 5: 4}, "golden": {6: 4, 7: 4, 8: 2}}
BONUS = {"": None, "reroll": Gain(spells=1), "shield": Gain(shields=1), "magic_shield": Gain(magic_shields=1)}


def work(code: str) -> tuple[Work, ...]:
    return tuple(Work(row.count("F"), row.count("R"), row.count("M")) for row in code.split())


def war(code: str) -> tuple[War, ...]:
    return tuple(War(row.count("S"), row.count("X"), row.count("T")) for row in code.split())


@pytest.mark.parametrize("card", CASTLES)
def test_castles(card: str) -> None:
    castle = box.CASTLES[card]
    assert (castle.work, castle.war) == (work(CASTLES[card][0]), war(CASTLES[card][1]))
    assert (castle.shield, castle.magic_shield) == (2, 0)


@pytest.mark.parametrize("card", CASTLES)
def test_the_docs_show_each_castle_as_it_is(card: str) -> None:
    """Castles were balanced; the table of what differs from the first reconstruction says what stands on them now."""
    page = (Path(__file__).parents[3] / "docs" / "games" / "bellum_magica.md").read_text(encoding="utf-8")
    _, left, _, right, _ = next(
        line.split(" | ")[1:] for line in page.splitlines() if line.startswith(f"| {FIRST_WORD[card]}")
    )
    assert (left, right) == tuple(f"`{code}`" for code in CASTLES[card])


@pytest.mark.parametrize("card", GOBLINS)
def test_goblins(card: str) -> None:
    goblin = box.GOBLINS[card]
    assert (goblin.work, goblin.war, goblin.bonus) == (work(GOBLINS[card][0]), war(GOBLINS[card][1]), None)


@pytest.mark.parametrize("card", [*EVIL, *ULTRA_EVIL])
def test_creatures(card: str) -> None:
    creature = {**box.EVIL, **box.ULTRA_EVIL}[card]
    left, right, bonus = {**EVIL, **ULTRA_EVIL}[card]
    assert (creature.work, creature.war, creature.bonus) == (work(left), war(right), BONUS[bonus])


@pytest.mark.parametrize("card", SETTLEMENTS)
def test_settlements(card: str) -> None:
    settlement = box.SETTLEMENTS[card]
    shield, magic_shield, loot = SETTLEMENTS[card]
    gain = Gain(*(loot.count(kind) for kind in "FRKWMG"))
    assert (settlement.shield, settlement.magic_shield, settlement.loot) == (shield, magic_shield, gain)
    assert settlement.kind == card.partition("_")[0]


def test_nothing_is_missing_and_nothing_too_much() -> None:
    assert list(box.CASTLES) == list(CASTLES) and list(box.GOBLINS) == list(GOBLINS)
    assert list(box.EVIL) == list(EVIL) and list(box.ULTRA_EVIL) == list(ULTRA_EVIL)
    assert list(box.SETTLEMENTS) == list(SETTLEMENTS)
    counts = {kind: {c.value: c.copies for c in box.CHESTS.values() if c.kind == kind} for kind in CHESTS}
    assert counts == CHESTS


def test_the_printed_numbers_of_cards() -> None:
    copies: Counter[str] = Counter()
    for card in BELLUM_MAGICA.cards():
        copies[card.kind] += card.copies
    assert copies == {
        "castle": 5, "goblin": 10, "evil": 46, "ultra_evil": 20, "settlement": 25, "chest": 50,
    }  # fmt: skip


def test_every_card_says_where_its_values_come_from() -> None:
    """Two shields are printed in the rulebook, the castles' shield is reported; all icons are reconstructed."""
    assert {card.source for card in BELLUM_MAGICA.cards()} == {"reconstructed"}
    shields = {
        card.id: card.values["shield_source"] for card in BELLUM_MAGICA.cards() if "shield_source" in card.values
    }
    assert [id for id, source in shields.items() if source == "printed"] == ["village_1", "city_8"]
    assert [id for id, source in shields.items() if source == "fan list"] == list(CASTLES)


def test_the_pictures_say_what_the_cards_do() -> None:
    signs = {card.id: card.signs for card in BELLUM_MAGICA.cards()}
    assert signs["marsh_toad"]["war_3"] == (("amount", "swords", 1), ("amount", "magic_swords", 1))
    assert "war_1" not in signs["marsh_toad"]
    assert signs["jailer"]["bonus"] == (("amount", "shields", 1),)
    assert signs["city_8"]["shields"] == (("amount", "shields", 6), ("amount", "magic_shields", 1))
    assert signs["city_8"]["loot"] == (("amount", "wooden", 1), ("amount", "golden", 1))
    assert signs["imp"]["price"] == (("amount", "food", 2),) and "other_price" not in signs["imp"]
    assert signs["hydra"]["price"] == (("amount", "food", 4), ("amount", "runes", 1))
    assert signs["hydra"]["other_price"] == (("amount", "runes", 3),)
    assert "price" not in signs["goblin_01"]
    assert signs["golden_8"]["value"] == (("amount", "golden", 8),)
