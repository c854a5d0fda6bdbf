"""What is printed on the cards, written out once more by hand: a slip in a card file is found here.

Citizens: activation numbers, cost, role. Monsters: area, type, strength, magic, points, copies, of which for five
players. Domains: cost, roles, points. Events: number, type, strength, magic, points. Dukes: what they score for, and
how many resources make a point.
"""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.engine.combinators import All
from regalia.games.valeria import cards as box
from regalia.games.valeria.cards import SETUPS
from regalia.games.valeria.effects import Choose, GainPer, Per
from regalia.shelf import find_game

CITIZENS = {
    "cleric": ((1,), 3, "holy"),
    "monk": ((1,), 3, "holy"),
    "merchant": ((2,), 2, "worker"),
    "blacksmith": ((2,), 3, "worker"),
    "mercenary": ((3,), 3, "shadow"),
    "alchemist": ((3,), 3, "shadow"),
    "archer": ((4,), 4, "soldier"),
    "wizard": ((4,), 4, "soldier"),
    "peasant": ((5,), 2, "worker"),
    "knight": ((6,), 2, "soldier"),
    "rogue": ((7,), 2, "shadow"),
    "thief": ((7,), 2, "shadow"),
    "champion": ((8,), 2, "soldier"),
    "warlord": ((8,), 2, "soldier"),
    "paladin": ((9, 10), 2, "holy"),
    "priestess": ((9, 10), 2, "holy"),
    "butcher": ((11, 12), 1, "worker"),
    "miner": ((11, 12), 1, "worker"),
}
MONSTERS = {
    "goblin": ("hills", "minion", 1, 0, 1, 3, 0),
    "goblin_mage": ("hills", "titan", 3, 0, 2, 2, 1),
    "goblin_king": ("hills", "boss", 6, 0, 4, 1, 0),
    "skeleton": ("ruins", "minion", 2, 0, 2, 3, 0),
    "flaming_skeleton": ("ruins", "titan", 5, 0, 3, 2, 1),
    "skeleton_king": ("ruins", "boss", 8, 0, 4, 1, 0),
    "treant": ("forest", "minion", 3, 0, 1, 3, 1),
    "bane_spider": ("forest", "beast", 6, 0, 2, 2, 0),
    "spider_queen": ("forest", "boss", 10, 3, 5, 1, 0),
    "owlbear": ("valley", "beast", 4, 0, 2, 3, 0),
    "giant": ("valley", "titan", 8, 0, 3, 2, 1),
    "troll": ("valley", "boss", 12, 0, 6, 1, 0),
    "dire_bear": ("mountains", "beast", 5, 0, 3, 3, 1),
    "orc_warrior": ("mountains", "minion", 9, 0, 3, 2, 0),
    "orc_chieftain": ("mountains", "boss", 14, 0, 6, 1, 0),
    "gargoyle": ("barrens", "minion", 1, 0, 1, 4, 1),
    "wraith": ("barrens", "titan", 4, 3, 3, 1, 0),
    "witch_queen": ("barrens", "boss", 5, 4, 5, 1, 0),
    "gelatinous_cube": ("swamp", "minion", 4, 1, 3, 4, 1),
    "basilisk": ("swamp", "beast", 6, 3, 4, 1, 0),
    "swamp_dragon": ("swamp", "boss", 10, 4, 6, 1, 0),
    "kobolds": ("caverns", "minion", 5, 1, 3, 4, 1),
    "gold_golem": ("caverns", "titan", 7, 3, 4, 1, 0),
    "red_dragon": ("caverns", "boss", 12, 6, 7, 1, 0),
}
DOMAINS = {
    "foxgrove_palisade": (9, "soldier shadow", 3),
    "the_desert_orchid": (9, "holy shadow", 3),
    "emerald_stronghold": (12, "worker soldier holy", 5),
    "pratchetts_plateau": (8, "worker holy", 3),
    "cathedral_of_st_aquila": (8, "holy holy", 3),
    "darktide_harbour": (6, "shadow worker soldier", 2),
    "cloudriders_camp": (8, "soldier holy", 2),
    "the_orb_of_urdr": (6, "shadow holy", 1),
    "rogues_landing": (7, "worker shadow", 3),
    "blood_crow_army": (5, "soldier soldier soldier", 2),
    "eye_of_asteraten": (8, "holy soldier", 1),
    "cutthroats_truce": (5, "shadow holy", 1),
    "halfpenny_hill": (6, "worker worker worker", 2),
    "shattered_hand": (7, "holy worker", 3),
    "forgotten_sorrows": (9, "worker shadow", 3),
    "watcher_on_the_water": (6, "soldier soldier", 3),
    "gargans_embrace": (7, "soldier soldier", 2),
    "nest_of_the_weaver_witch": (6, "worker worker", 3),
    "palace_of_the_dawn": (11, "worker soldier soldier", 4),
    "grimmwater_keep": (10, "worker worker shadow", 4),
    "the_violet_thorn": (7, "soldier holy", 3),
    "purloiners_perch": (10, "shadow shadow", 2),
    "golden_obelisk_of_nae": (6, "worker holy", 3),
    "monolith_of_ostendaar": (9, "worker soldier", 3),
}
EVENTS = {
    "corrupted_cleric": (1, "titan", 2, 4, 2),
    "giant_leech": (2, "titan", 10, 1, 4),
    "bat_swarm": (3, "minion", 6, 0, 2),
    "sorcerer": (4, "titan", 1, 5, 1),
    "mimic": (5, "minion", 3, 3, 2),
    "kobold_thieves": (6, "minion", 6, 0, 1),
}
DUKES = {
    "cornelius_the_dreamer": ("3 domain", 3),
    "elsyn_saint_of_shadows": ("2 holy + 2 shadow", 4),
    "elisium_the_allsmith": ("1 worker + 1 soldier + 1 shadow + 1 holy", 4),
    "hrothgar_the_conqueror": ("2 monster + 1 titan", 4),
    "isabella_the_righteous": ("1 soldier + 2 holy", 3),
    "lekzandr_the_protector": ("1 worker + 2 holy", 3),
    "node_master_of_swords": ("1 soldier + 2 shadow", 3),
    "reese_the_firebrand": ("1 citizen + 1 monster + 1 domain", 4),
    "simon_the_unclean": ("1 worker + 1 soldier", 2),
    "waryn_lord_of_rogues": ("1 worker + 2 shadow", 3),
}


def test_citizens() -> None:
    assert {id: (card.activation, card.cost, card.role) for id, card in box.CITIZENS.items()} == CITIZENS


def test_monsters() -> None:
    printed = {
        id: (card.area, card.type, card.strength, card.magic, card.vp, card.copies, card.fives)
        for id, card in box.MONSTERS.items()
    }
    assert printed == MONSTERS


def test_domains() -> None:
    assert {id: (card.cost, card.vp) for id, card in box.DOMAINS.items()} == {
        id: (cost, vp) for id, (cost, _, vp) in DOMAINS.items()
    }
    for id, (_, roles, _) in DOMAINS.items():
        assert box.DOMAINS[id].needs == Counter(roles.split())


def test_events() -> None:
    printed = {id: (card.activation, card.type, card.strength, card.magic, card.vp) for id, card in box.EVENTS.items()}
    assert printed == EVENTS


def test_dukes() -> None:
    def what(per: Per) -> str:
        return per.role or per.type or per.cards

    assert {
        id: (" + ".join(f"{part.vp} {what(part.per)}" for part in card.score), card.resources_per_vp)
        for id, card in box.DUKES.items()
    } == DUKES
    icons = {"worker", "soldier", "shadow", "holy"}
    for card in box.DUKES.values():
        assert all((part.per.cards == "icon") == (part.per.role in icons) for part in card.score)


@pytest.mark.parametrize(
    ("kind", "copies"),
    [
        ("citizen", 108),
        ("monster", 48),
        ("domain", 24),
        ("duke", 10),
        ("starter", 15),
        ("exhausted", 10),
        ("event", 6),
        ("reference", 5),
    ],
)
def test_so_many_of_each_are_in_the_box(kind: str, copies: int) -> None:
    assert sum(card.copies for card in find_game("valeria").cards() if card.kind == kind) == copies


def test_the_box_has_226_cards() -> None:
    assert sum(card.copies for card in find_game("valeria").cards()) == 226


def test_a_role_beside_the_citizen_card_counts_cards_and_a_role_alone_counts_icons() -> None:
    """The Butcher counts Worker citizens; Simon counts Worker icons, those on domains too."""
    signs = {card.id: card.signs for card in find_game("valeria").cards()}
    each, worker = ("mark", "per", 0), ("badge", "worker", 0)
    assert signs["butcher"]["active"] == (("amount", "gold", 2), each, ("badge", "citizen", 0), worker)
    assert signs["simon_the_unclean"]["score"][:3] == (("amount", "vp", 1), each, worker)
    assert signs["rogues_landing"]["effect"] == (("badge", "citizen", 0), worker)


def test_eighteen_citizens_of_six_copies() -> None:
    assert len(box.CITIZENS) == 18
    assert {card.copies for card in box.CITIZENS.values()} == {6}
    kinds = Counter(card.activation for card in box.CITIZENS.values())
    assert sorted(kinds.values()) == [1, 1, 2, 2, 2, 2, 2, 2, 2, 2]
    assert kinds[(5,)] == kinds[(6,)] == 1


@pytest.mark.parametrize("area", box.AREAS)
def test_each_area_has_six_monsters_three_strengths_one_boss_and_one_card_for_five(area: str) -> None:
    monsters = [card for card in box.MONSTERS.values() if card.area == area]
    assert sum(card.copies for card in monsters) == 6
    assert sum(card.fives for card in monsters) == 1
    assert len({card.strength for card in monsters}) == 3
    boss = max(monsters, key=lambda card: card.strength)
    assert (boss.type, boss.copies) == ("boss", 1)
    assert [card.type for card in monsters].count("boss") == 1


def test_eight_areas() -> None:
    assert set(box.AREAS) == {"hills", "ruins", "forest", "valley", "mountains", "barrens", "swamp", "caverns"}


def test_every_card_says_where_its_values_come_from() -> None:
    fan_lists = {id for id, card in box.MONSTERS.items() if card.copies_source == "fan list"}
    assert fan_lists == {id for id, card in box.MONSTERS.items() if card.area in ("barrens", "swamp", "caverns")}
    assert {card.source for card in find_game("valeria").cards()} == {"printed"}


@pytest.mark.parametrize("name", SETUPS)
def test_a_named_set_up_is_a_whole_centre(name: str) -> None:
    setup = SETUPS[name]
    assert len(setup.areas) == len(set(setup.areas)) == 5
    assert set(setup.areas) <= set(box.AREAS)
    assert tuple(box.CITIZENS[card].activation for card in setup.citizens) == box.NUMBERS
    assert set(setup.without) <= set(box.DOMAINS)
    assert len(box.DOMAINS) - len(setup.without) >= 5 * 4


def test_what_the_rulebooks_print_in_their_examples() -> None:
    assert box.CITIZENS["archer"].activation == (4,)
    assert box.CITIZENS["archer"].cost == 4
    assert box.CITIZENS["peasant"].cost == 2
    assert (box.MONSTERS["treant"].strength, box.MONSTERS["treant"].magic) == (3, 0)
    assert (box.MONSTERS["gelatinous_cube"].strength, box.MONSTERS["gelatinous_cube"].magic) == (4, 1)
    assert box.DOMAINS["palace_of_the_dawn"].cost == 11
    assert box.DOMAINS["palace_of_the_dawn"].needs == {"worker": 1, "soldier": 2}
    assert box.EVENTS["bat_swarm"].activation == 3


def test_only_dukes_ask_for_the_type_of_a_monster() -> None:
    """In this box Hrothgar alone, for Titans; rewards count areas or all monsters."""
    asked = {id for id, card in box.DUKES.items() if any(part.per.type for part in card.score)}
    assert asked == {"hrothgar_the_conqueror"}
    effects = [card.reward for card in box.SLAYABLE.values()]
    effects += [effect for card in box.HARVESTED for effect in (card.active, card.others)]
    effects += [card.effect for card in box.DOMAINS.values()]
    parts = [part for effect in effects for part in (effect.of if isinstance(effect, All | Choose) else (effect,))]
    counting = [part.per for part in parts if isinstance(part, GainPer)]
    assert len(counting) >= 12 and not any(per.type for per in counting)
