"""Phases 2 and 3: food and runes for all, and a chest for the most maps."""

from __future__ import annotations

import pytest

from tests.rulebook.bellum_magica.tables import bellum, has


def test_gathering() -> None:
    """E20, R4.1: castle and left cards together."""
    t = bellum(ada=has(castle="vampire", left=["rat_pack", "rune_spider"]), bob=has(castle="demon")).gather(2)
    assert t.store("ada") == (2, 1, 0)
    assert [event.details["food"] for event in t.told("gathers") if event.seat == 0] == [2]


def test_the_right_side_does_not_work() -> None:
    """E21, R4.2: the same pack on the right gathers nothing and has no sword on a 2."""
    t = bellum(ada=has(castle="vampire", left=["rune_spider"], right=["rat_pack"]), bob=has()).gather(2)
    assert t.store("ada") == (1, 1, 0)
    assert t.ada.war_row(2).swords == 1


def test_maps_are_not_collected() -> None:
    """R4.2: they bring a chest on the day they are rolled and nothing else."""
    t = bellum(ada=has(castle="demon", maps=3), bob=has(castle="lich")).gather(5)
    assert t.store("ada") == (0, 0, 0)


def test_everything_may_be_kept() -> None:
    """R4.3, A22: no limit for food and runes, not even the tokens of the box."""
    t = bellum(ada=has(castle="orc", food=40, runes=25), bob=has(castle="demon", food=40)).gather(2)
    assert t.store("ada") == (40, 26, 0)


def test_the_box_may_be_the_limit() -> None:
    """A22, the other way: 30 food and 20 runes; the captain takes first."""
    limited = bellum(
        ada=has(castle="orc", food=14), bob=has(castle="demon", food=15), captain="bob", resource_supply="box",
    )  # fmt: skip
    t = limited.gather(1)
    assert (t.bob.food, t.ada.food) == (16, 14)
    t = bellum(ada=has(castle="orc", runes=19), bob=has(castle="lich", runes=1), resource_supply="box").gather(2)
    assert (t.ada.runes, t.bob.runes) == (19, 1)


def test_gathering_is_automatic() -> None:
    """A32: nobody is asked."""
    t = bellum(ada=has(castle="orc"), bob=has(castle="lich")).gather(1)
    assert t.store("ada")[0] == 1 and "hold" in t.options(t.asked[0])


@pytest.mark.parametrize(
    ("maps", "chests"),
    [
        ((2, 1, 0), [(0, 1, 0), (0, 0, 0), (0, 0, 0)]),
        ((1, 1, 0), [(1, 0, 0), (1, 0, 0), (0, 0, 0)]),
        ((0, 0, 0), [(0, 0, 0), (0, 0, 0), (0, 0, 0)]),
        ((1, 1, 1), [(1, 0, 0), (1, 0, 0), (1, 0, 0)]),
        ((0, 0, 1), [(0, 0, 0), (0, 0, 0), (0, 1, 0)]),
        ((4, 1, 1), [(0, 1, 0), (0, 0, 0), (0, 0, 0)]),
        ((4, 4, 3), [(1, 0, 0), (1, 0, 0), (0, 0, 0)]),
    ],
)
def test_the_most_maps(maps: tuple[int, int, int], chests: list[tuple[int, int, int]]) -> None:
    """E30, E31, E32, E33, E34, R5.1, R5.2, R5.3, R5.4, R5.5: one metal chest, or a wooden one each for a tie."""
    a, b, c = maps
    t = bellum(ada=has(maps=a, swords=1), bob=has(maps=b), cid=has(maps=c)).scouts()
    assert [t.chests(name) for name in ("ada", "bob", "cid")] == chests


def test_a_tie_with_cards() -> None:
    """E35, R5.1: the castle's own map against a wolf's; the witch gathers 1 food besides."""
    t = bellum(ada=has(castle="lich"), bob=has(castle="witch", left=["night_wolf"])).gather(2)
    assert (t.chests("ada"), t.chests("bob")) == ((1, 0, 0), (1, 0, 0))
    assert t.store("bob") == (1, 0, 0)


def test_ten_chests_after_the_scouts_do_not_end_the_game() -> None:
    """E36, R5.7, A16: the attacks come first."""
    t = bellum(ada=has(wooden=9, maps=1, swords=1), bob=has(maps=0, swords=0)).scouts()
    assert t.ada.chest_count() == 10 and not t.table.over
    assert t.asked == ["ada"] and "attack:inn" in t.options("ada")
    t.choose("ada", "hold")
    assert t.table.over


def test_chests_of_a_tie_are_drawn_from_the_captain_on() -> None:
    """R5.5, A5: with one wooden chest left, the captain takes it."""
    t = bellum(ada=has(maps=1), bob=has(maps=1), captain="bob", hoard=(1, 20, 10)).scouts()
    assert (t.chests("bob"), t.chests("ada")) == ((1, 0, 0), (0, 1, 0))
    assert [event.seat for event in t.told("scouts")] == [1, 0]
