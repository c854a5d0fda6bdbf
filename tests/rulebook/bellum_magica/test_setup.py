"""Setting the table: castles, goblins, the human kingdom, the market, the chests."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.engine.play import Play
from regalia.games.bellum_magica.cards import CASTLES, CHEST_KINDS, CREATURES, EVIL, GOBLINS, SETTLEMENTS, ULTRA_EVIL
from regalia.games.bellum_magica.game import BELLUM_MAGICA
from tests.rulebook.bellum_magica.tables import NAMES, BellumGame, bellum, has

COUNTS = [(2, 3, 16), (3, 4, 18), (4, 6, 22), (5, 7, 24)]
"""Players, farms and as many villages, the whole deck."""


def dealt(players: int, seed: int = 1, **options: str) -> BellumGame:
    """A new game as the set-up leaves it."""
    return BellumGame(Play(BELLUM_MAGICA, players, dict(options), seed))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_a_castle_of_their_own(players: int) -> None:
    """R1.1: without agreement the castles are dealt at random. A24: that is the default."""
    seen = set()
    for seed in range(20):
        t = dealt(players, seed)
        castles = [castle for player in t.table.players for castle in player.castle]
        assert len(set(castles)) == players
        assert sorted((*castles, *t.table.castle_box)) == sorted(CASTLES)
        seen.add(castles[0])
    assert seen == set(CASTLES)


def test_castles_may_be_chosen_in_turn() -> None:
    """R1.1, A24: the draft goes round from the first captain, and what is taken is gone."""
    t = dealt(5, castle_pick="draft", first_captain="first_seat")
    for at, name in enumerate(NAMES[:4]):
        assert t.asked == [name]
        assert len(t.options(name)) == 5 - at
        t.choose(name, t.options(name)[-1])
    assert t.table.players[0].castle == ("castle_vampire",)
    assert t.table.players[4].castle == ("castle_lich",), "only one is left for the last"
    assert not t.table.castle_box
    assert t.ada.shields == 2 and sum(t.ada.war) == 7


@pytest.mark.parametrize(("players", "box"), [(2, 6), (3, 4), (4, 2), (5, 0)])
def test_two_goblins_each_and_the_rest_leaves_the_game(players: int, box: int) -> None:
    """R1.2."""
    t = dealt(players)
    assert [len(player.goblins) for player in t.table.players] == [2] * players
    assert len(t.table.goblin_box) == box


def test_goblins_may_go_to_either_side_or_both_to_one() -> None:
    """E01, R1.3; printed example: one left and one right, but two left or two right would do as well."""
    for first in ("left", "right"):
        for second in ("left", "right"):
            t = dealt(2)
            one, two = t.ada.goblins
            t.choose("ada", f"tuck:{first}", f"tuck:{second}")
            t.choose("bob", "tuck:left", "tuck:left")
            sides = {"left": t.ada.left, "right": t.ada.right}
            assert one in sides[first] and two in sides[second]
            assert len(t.ada.left) + len(t.ada.right) == 2


def test_lich_with_a_forager_left_and_a_club_right() -> None:
    """E01: on a 5 the row is 1 rune and 1 food on the left, 2 swords on the right."""
    t = bellum(ada=has(castle="lich", left=["goblin_01"], right=["goblin_03"]))
    work, war = t.ada.work_row(5), t.ada.war_row(5)
    assert (work.runes, work.food, work.maps) == (1, 1, 0)
    assert (war.swords, war.magic_swords, war.thieves) == (2, 0, 0)


@pytest.mark.parametrize(("players", "each", "deck"), COUNTS)
def test_the_human_deck_has_farms_over_villages_over_cities(players: int, each: int, deck: int) -> None:
    """E83, R1.4, R1.6: 16, 18, 22 or 24 cards; as many as there are mages are turned up, farms first."""
    t = dealt(players)
    farms, villages, cities = t.table.kingdom
    assert (len(farms) + players, len(villages), len(cities)) == (each, each, 10)
    assert len(farms) + len(villages) + len(cities) + len(t.table.display) == deck
    assert [SETTLEMENTS[card].kind for card in t.table.display] == ["farm"] * players
    assert [len(stack) for stack in t.table.settlement_box] == [7 - each, 7 - each, 0]


def test_four_players() -> None:
    """E02, R1.4, R1.5, R1.7; the printed set-up: 2 farms, 6 villages and 10 cities stay, the inn lies beside."""
    t = dealt(4)
    assert [len(stack) for stack in t.table.kingdom] == [2, 6, 10]
    assert len(t.table.display) == 4 and t.table.inn == ("inn",) and "inn" not in t.table.display
    assert (len(t.table.evil_market), len(t.table.ultra_market)) == (2, 2)
    assert (len(t.table.evil_deck), len(t.table.ultra_deck)) == (44, 18)
    assert len(t.table.goblin_box) == 2


def test_which_farms_and_villages_are_used_is_drawn() -> None:
    """R1.4: the unused ones go to the box at random."""
    tables = [dealt(2, seed).table for seed in range(30)]
    assert {card for table in tables for card in table.display} == {f"farm_{n}" for n in range(1, 8)}
    assert {card for table in tables for card in table.kingdom[1]} == {f"village_{n}" for n in range(1, 8)}
    assert all(len({*table.kingdom[1], *table.settlement_box[1]}) == 7 for table in tables)


def test_each_kind_of_settlement_is_shuffled_for_itself() -> None:
    """R1.4: with all cards in use, only their order differs from game to game."""
    first, second = dealt(5, 1).table.kingdom, dealt(5, 2).table.kingdom
    for kind in (1, 2):
        assert first[kind] != second[kind] and set(first[kind]) == set(second[kind])


def test_the_deck_gives_farms_then_villages_then_cities() -> None:
    """R1.4, R9.1: taken card by card to the last one."""
    table = dealt(3).table
    kinds = [SETTLEMENTS[card].kind for card in table.display]
    while any(table.kingdom):
        table.discard_settlement(table.display[0])
        table.refill_display()
        kinds.append(SETTLEMENTS[table.display[-1]].kind)
    assert kinds == ["farm"] * 4 + ["village"] * 4 + ["city"] * 10


def test_goblins_are_shuffled() -> None:
    """R1.2: anybody may get any of them."""
    assert {goblin for seed in range(60) for goblin in dealt(2, seed).ada.goblins} == set(GOBLINS)


def test_the_two_kinds_of_creature_are_shuffled_for_themselves() -> None:
    """R1.7: two decks that never mix; which creatures lie open first is drawn."""
    tables = [dealt(2, seed).table for seed in range(20)]
    assert all({*table.evil_market, *table.evil_deck} == set(EVIL) for table in tables)
    assert all({*table.ultra_market, *table.ultra_deck} == set(ULTRA_EVIL) for table in tables)
    assert len({table.evil_market for table in tables}) > 15 and len({table.ultra_market for table in tables}) > 15


def test_chests_are_shuffled_kind_by_kind() -> None:
    """R1.8: 20 wooden, 20 metal, 10 gold."""
    first, second = dealt(2, 1).table.hoard, dealt(2, 2).table.hoard
    assert [len(stack) for stack in first] == [20, 20, 10]
    for kind, one, other in zip(CHEST_KINDS, first, second, strict=True):
        assert all(chest.startswith(kind) for chest in one)
        assert one != other and sorted(one) == sorted(other)


def test_nobody_starts_with_anything_but_the_castle() -> None:
    """R1.9."""
    for player in dealt(5).table.players:
        assert (player.food, player.runes, player.kegs, player.spells, player.chest_count()) == (0, 0, 0, 0, 0)
        assert (player.shields, player.magic_shields) == (2, 0)


def test_the_first_captain() -> None:
    """R1.10, A27: software cannot judge who is scariest; drawn, or the first seat."""
    assert {dealt(3, seed).table.captain for seed in range(20)} == {0, 1, 2}
    assert {dealt(3, seed, first_captain="first_seat").table.captain for seed in range(20)} == {0}


def test_goblins_are_placed_secretly_and_turned_up_together() -> None:
    """A23: nobody's goblin lies at a castle before the last mage has decided."""
    t = dealt(3)
    assert sorted(t.asked) == ["ada", "bob", "cid"]
    t.choose("cid", "tuck:right", "tuck:left").choose("ada", "tuck:left", "tuck:left").choose("bob", "tuck:right")
    assert all(not player.left and not player.right for player in t.table.players)
    assert t.asked == ["bob"]
    t.choose("bob", "tuck:right")
    assert [(len(player.left), len(player.right)) for player in t.table.players] == [(2, 0), (0, 2), (1, 1)]
    assert t.table.die, "and the first day begins"


def test_goblins_may_be_placed_openly_in_turn() -> None:
    """A23, the other way: from the captain, each for all to see."""
    t = dealt(2, goblin_setup="seat_order", first_captain="first_seat")
    assert t.asked == ["ada"]
    goblin = t.ada.goblins[0]
    t.choose("ada", "tuck:left")
    assert t.ada.left == (goblin,) and t.asked == ["ada"]
    t.choose("ada", "tuck:right")
    assert t.asked == ["bob"]


def test_no_player_count_has_rules_of_its_own() -> None:
    """A30: two players have the same phases, prices and market; alone or with six it cannot be played."""
    assert BELLUM_MAGICA.players == (2, 3, 4, 5)
    assert len(dealt(2).table.evil_market) == len(dealt(5).table.evil_market) == 2


def test_the_box() -> None:
    """R1.2, R1.4, R1.7: 5 castles, 25 settlements, 76 creatures."""
    assert len(CASTLES) == 5
    assert Counter(settlement.kind for settlement in SETTLEMENTS.values()) == {
        "inn": 1, "farm": 7, "village": 7, "city": 10,
    }  # fmt: skip
    assert len(CREATURES) == 76
