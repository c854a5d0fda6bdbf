"""Two complete days, as the examples tell them."""

from __future__ import annotations

from tests.rulebook.bellum_magica.tables import bellum, has


def test_two_days() -> None:
    """I: two mages, no re-rolls; every number of both days."""
    t = bellum(
        ada=has(castle="demon", left=["goblin_02"], right=["goblin_04"]),
        bob=has(castle="witch", left=["goblin_01", "goblin_07"]),
        display=["farm_4", "farm_1"],
        next_settlements=["farm_2", "village_4", "city_1"],
        evil=["jailer", "imp"],
    )
    # Day 1
    t.roll(2)
    assert (t.ada.work_row(2).food, t.ada.war_row(2).swords) == (1, 4)
    assert (t.bob.work_row(2).food, t.bob.war_row(2).swords) == (1, 1)
    assert t.store("ada") == (1, 0, 0) and t.store("bob") == (1, 0, 0)
    assert not t.told("scouts")
    t.choose("ada", "attack:farm_4")
    assert t.chests("ada") == (1, 0, 0)
    t.choose("bob", "attack:farm_1")
    assert t.store("bob") == (3, 0, 0)
    assert not t.table.over
    assert t.asked == ["bob"], "Ada cannot pay"
    t.choose("bob", "recruit:jailer", "tuck:left")
    assert t.walls("bob") == (3, 0) and t.store("bob") == (1, 0, 0) and t.day_is_done
    t.end_of_day()
    assert t.table.display == ("farm_2", "village_4") and t.captain == "bob"
    # Day 2
    t.roll(5)
    assert (t.bob.work_row(5).food, t.bob.war_row(5).swords) == (3, 1)
    assert (t.ada.work_row(5).maps, t.ada.war_row(5).swords) == (1, 1)
    assert t.store("bob") == (4, 0, 0) and t.store("ada") == (1, 0, 0)
    assert t.chests("ada") == (1, 1, 0)
    t.choose("bob", "attack:inn").choose("ada", "attack:inn")
    assert t.store("bob") == (5, 0, 1) and t.store("ada") == (2, 0, 1)
    for _ in range(2):
        t.choose("bob", t.options("bob")[0], "tuck:left")
    assert t.bob.food == 1 and t.asked == ["ada"]
    t.choose("ada", t.options("ada")[0], "tuck:right")
    assert t.ada.food == 0 and t.day_is_done


def test_the_example_day_of_the_rules_page() -> None:
    """I, A21, R6.11: the day that the rules page tells, number by number."""
    t = bellum(
        ada=has(castle="vampire", left=["rat_pack"], kegs=1, maps=1, swords=2, thieves=1),
        bob=has(castle="orc", maps=0, swords=1, wooden=3),
        evil=["satyr", "imp"],
    ).roll(2)
    t.choose("ada", "stand")
    assert t.store("ada") == (2, 0, 1) and t.store("bob") == (0, 1, 0)
    assert t.chests("ada") == (0, 1, 0) and t.chests("bob") == (3, 0, 0)
    t.choose("ada", "rob:1")
    assert t.chests("ada") == (1, 1, 0) and t.walls("bob") == (3, 0)
    t.choose("bob", "attack:inn")
    assert t.store("bob") == (1, 1, 1)
    t.choose("ada", "recruit:satyr", "tuck:right")
    assert t.ada.spells == 1 and t.store("ada") == (0, 0, 1)
    assert t.day_is_done, "Bob has too little to pay"
    display = t.table.display
    assert t.end_of_day().table.display == display and t.captain == "bob"
