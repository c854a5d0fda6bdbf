"""Setting up for two to four players."""

from __future__ import annotations

import pytest

from regalia.engine.game import Refused
from regalia.engine.zones import HIDDEN, view
from regalia.games.valeria.cards import AREAS, CITIZENS, DOMAINS, DUKES, EXHAUSTED, MONSTERS
from tests.valeria_tables import dealt, has, valeria

FIRST_GAME = [
    ["goblin", "goblin", "goblin", "goblin_mage", "goblin_king"],
    ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "skeleton_king"],
    ["treant", "treant", "bane_spider", "bane_spider", "spider_queen"],
    ["owlbear", "owlbear", "owlbear", "giant", "troll"],
    ["dire_bear", "dire_bear", "orc_warrior", "orc_warrior", "orc_chieftain"],
]


def test_there_is_no_upper_limit_to_resources_or_points() -> None:
    """Rule 4."""
    t = valeria(anna=has(gold=150, strength=99, magic=30, vp=200, duchy=["champion"] * 30))
    t.roll(3, 5)
    assert t.board("anna") == (151, 99 + 30 * 4, 30, 200)


def test_a_duchy_always_has_its_three_starters_and_one_duke() -> None:
    """Rule 5: any number of other cards."""
    t = valeria(anna=has(duchy=["knight"] * 40))
    assert t.anna.starters == ("starter_peasant", "starter_knight", "starter_herald")
    assert all(t.anna.duchy[card] == 1 for card in t.anna.starters)
    assert t.anna.citizen_count() == 40
    assert len(t.anna.dukes) == 1


def test_duchy_and_pile_are_public_and_the_duke_is_secret() -> None:
    """Rule 6: only its owner may look at a duke, before scoring."""
    t = valeria(anna=has(duchy=["monk"], domains=["blood_crow_army"], monsters=["goblin"]))
    seen_by_bob = view(t.table, 1).table.players[0]
    assert seen_by_bob.citizens == ("monk",)
    assert seen_by_bob.domains == ("blood_crow_army",)
    assert seen_by_bob.monsters == ("goblin",)
    assert seen_by_bob.dukes == (HIDDEN,)
    assert view(t.table, 0).table.players[0].dukes == t.anna.dukes
    t.table.over = True
    assert view(t.table, 1).table.players[0].dukes == t.anna.dukes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_monster_stacks_of_five_with_the_weakest_on_top(players: int) -> None:
    """Rule 7: the card with the five-player icon stays in the box; magic does not count in the order."""
    for seed in range(8):
        t = dealt(players, seed, setup="random")
        assert len(set(t.table.areas)) == 5
        for area in t.table.areas:
            strengths = [MONSTERS[card].strength for card in t.stack(area)]
            assert len(strengths) == 5
            assert strengths == sorted(strengths)
            assert {MONSTERS[card].area for card in t.stack(area)} == {area}
            assert MONSTERS[t.stack(area)[-1]].type == "boss"


def test_only_the_top_monster_can_be_slain() -> None:
    """Rule 7: all lie face up, but only the top one can be reached."""
    t = valeria(anna=has(strength=99)).actions()
    slays = [key for key in t.pointed_at("anna") if key.startswith("slay:")]
    assert slays == ["slay:goblin", "slay:skeleton", "slay:treant", "slay:owlbear", "slay:dire_bear"]
    assert view(t.table, 1).table.grid[:5] == t.table.grid[:5]


def test_the_monster_stacks_lie_from_left_to_right_by_strength_on_top() -> None:
    """Rule 8: whatever order they were picked in."""
    t = valeria(areas=["caverns", "swamp", "ruins", "forest", "barrens"])
    assert t.table.areas == ("barrens", "ruins", "forest", "swamp", "caverns")
    for seed in range(20):
        areas = dealt(2, seed, setup="random").table.areas
        tops = [min(m.strength for m in MONSTERS.values() if m.area == area) for area in areas]
        assert tops == sorted(tops)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_citizen_stacks_of_five_by_number(players: int) -> None:
    """Rule 9: the second row has the numbers 1 to 5, the third 6 to 11/12, one kind for each, all face up."""
    for seed in range(8):
        t = dealt(players, seed, setup="random")
        stacks = t.table.grid[5:15]
        numbers = [CITIZENS[stack[0]].activation for stack in stacks]
        assert numbers == [(1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,), (9, 10), (11, 12)]
        assert all(len(stack) == 5 and len(set(stack)) == 1 for stack in stacks)
        assert view(t.table, -1).table.grid[5:15] == stacks


def test_the_columns_of_the_grid() -> None:
    """Rule 10: 1 over 6, 2 over 7, 3 over 8, 4 over 9/10, 5 over 11/12."""
    t = valeria()
    columns = [[t.stack("cleric"), t.stack("knight")], [t.stack("merchant"), t.stack("rogue")],
               [t.stack("mercenary"), t.stack("champion")], [t.stack("archer"), t.stack("paladin")],
               [t.stack("peasant"), t.stack("butcher")]]  # fmt: skip
    for column, (upper, lower) in enumerate(columns):
        assert t.table.grid[5 + column] == tuple(upper)
        assert t.table.grid[10 + column] == tuple(lower)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_domain_stacks_with_two_face_down_and_one_face_up(players: int) -> None:
    """Rule 11: nine of the twenty-four stay in the box, and nobody knows which."""
    table = dealt(players, 3).table
    assert [len(stack) for stack in table.grid[15:]] == [3] * 5
    assert len(table.domain_box) == 9
    assert {card for stack in (*table.grid[15:], table.domain_box) for card in stack} == set(DOMAINS)
    seen = view(table, 0).table
    assert [stack[:2] for stack in seen.grid[15:]] == [(HIDDEN, HIDDEN)] * 5
    assert [stack[2] for stack in seen.grid[15:]] == [stack[2] for stack in table.grid[15:]]
    assert seen.domain_box == (HIDDEN,) * 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_exhausted_cards_for_each_player(players: int) -> None:
    """Rule 12."""
    table = dealt(players).table
    assert table.exhausted_left == 2 * players
    assert table.event_deck == ()
    assert EXHAUSTED not in table.covers.values()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_two_gold_and_one_magic(players: int) -> None:
    """Rule 13."""
    for player in dealt(players).table.players:
        assert (player.strength, player.gold, player.magic, player.vp) == (0, 2, 1, 0)
        assert player.duchy == {"starter_peasant": 1, "starter_knight": 1, "starter_herald": 1}
        assert player.domains == player.monsters == ()


def test_everybody_keeps_one_of_two_dukes_and_returns_the_other_unseen() -> None:
    """Rule 14: all choose at the same time, in any order."""
    t = dealt(3)
    assert t.asked == ["anna", "bob", "cyril"]
    hands = [player.dukes for player in t.table.players]
    assert len({duke for hand in hands for duke in hand}) == 6
    assert len(t.table.duke_box) == len(DUKES) - 6
    for name, hand in (("cyril", hands[2]), ("anna", hands[0]), ("bob", hands[1])):
        assert t.options(name) == [f"keep:{hand[0]}", f"keep:{hand[1]}"]
        t.choose(name, f"keep:{hand[1]}")
    assert [player.dukes for player in t.table.players] == [(hand[1],) for hand in hands]
    assert [player.returned for player in t.table.players] == [(hand[0],) for hand in hands]
    assert view(t.table, 0).table.players[1].returned == (HIDDEN,)


def test_the_first_player_is_drawn_at_random() -> None:
    """Rule 15: everybody can be it, and has the first turn."""
    firsts = set()
    for seed in range(30):
        t = dealt(4, seed)
        t.keep_dukes()
        assert t.table.active == t.table.first
        firsts.add(t.table.first)
    assert firsts == {0, 1, 2, 3}


def test_the_first_game() -> None:
    """Rules 16, 17: areas and citizens that both rulebooks recommend, without events."""
    t = dealt(4)
    assert t.table.areas == ("hills", "ruins", "forest", "valley", "mountains")
    assert [t.stack(area) for area in t.table.areas] == FIRST_GAME
    assert [stack[0] for stack in t.table.grid[5:15]] == [
        "cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher",
    ]  # fmt: skip
    assert t.table.event_deck == t.table.event_box == ()


@pytest.mark.parametrize(
    ("setup", "areas", "without"),
    [
        ("glittering_gold", ("hills", "ruins", "forest", "swamp", "caverns"), "golden_obelisk_of_nae"),
        ("mastery_over_magic", ("barrens", "ruins", "forest", "valley", "mountains"), "gargans_embrace"),
        ("monster_blood", ("barrens", "ruins", "forest", "swamp", "mountains"), "forgotten_sorrows"),
    ],
)
def test_named_set_ups_leave_four_domains_in_the_box(setup: str, areas: tuple[str, ...], without: str) -> None:
    for players in (2, 5):
        table = dealt(players, 2, setup=setup).table
        assert table.areas == areas
        domains = [card for stack in (*table.grid[15:], table.domain_box) for card in stack]
        assert len(domains) == 20
        assert without not in domains


def test_what_was_picked_must_make_a_whole_centre() -> None:
    """Rules 7, 9: five areas, one citizen for each number; refusals say what is missing."""
    ten = ("monk", "merchant", "alchemist", "wizard", "peasant", "knight", "thief", "warlord", "priestess", "miner")
    with pytest.raises(Refused) as four_areas:
        dealt(2, setup="picked", areas=AREAS[:4], citizens=ten)
    assert (four_areas.value.message.id, four_areas.value.message.args["n"]) == ("valeria-pick-five-areas", 4)
    with pytest.raises(Refused) as twice:
        dealt(2, setup="picked", areas=AREAS[:5], citizens=("cleric", *ten))
    assert twice.value.message.id == "valeria-pick-one-citizen"
    assert twice.value.message.args == {"number": "1", "n": 2}
    with pytest.raises(Refused) as none:
        dealt(2, setup="picked", areas=AREAS[:5], citizens=ten[:-1])
    assert none.value.message.args == {"number": "11/12", "n": 0}
