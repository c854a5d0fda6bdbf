"""Phase 4: attacks on settlements and the inn."""

from __future__ import annotations

import pytest

from tests.rulebook.bellum_magica.tables import bellum, has


@pytest.mark.parametrize(
    ("swords", "magic", "beaten"), [(2, 0, False), (3, 0, True), (2, 1, True), (0, 3, True), (9, 0, True)]
)
def test_a_village_with_shield_three(swords: int, magic: int, beaten: bool) -> None:
    """E04, R6.3; printed example: 3 swords, magic ones may stand in; more swords bring no more."""
    t = bellum(ada=has(swords=swords, magic_swords=magic), bob=has(), display=["village_1"]).attacks()
    assert ("attack:village_1" in t.options("ada")) == beaten
    if beaten:
        t.choose("ada", "attack:village_1")
        assert t.chests("ada") == (1, 0, 0) and t.store("ada") == (2, 0, 0)
    else:
        assert t.reason("ada", "attack:village_1") == ("bellum_magica-short-swords", 1)


@pytest.mark.parametrize(
    ("swords", "magic", "missing"),
    [
        (6, 1, None),
        (7, 0, ("bellum_magica-short-magic-swords", 1)),
        (5, 2, None),
        (0, 7, None),
        (5, 1, ("bellum_magica-short-swords", 1)),
        (9, 0, ("bellum_magica-short-magic-swords", 1)),
    ],
)
def test_a_city_with_six_shields_and_a_magic_one(swords: int, magic: int, missing: object) -> None:
    """E05, R6.3, A15; printed example: 1 magic sword and 6 more of either kind, 7 icons in all."""
    t = bellum(ada=has(swords=swords, magic_swords=magic), bob=has(), display=["city_8"]).attacks()
    assert t.reason("ada", "attack:city_8") == missing
    assert ("attack:city_8" in t.options("ada")) == (missing is None)


def test_loot_and_an_empty_place() -> None:
    """E40, R6.4: a wooden chest and a food; the gap stays until the day ends."""
    t = bellum(ada=has(swords=2), bob=has(swords=1), cid=has(swords=1), display=["farm_7", "farm_1", "village_4"])
    t.attacks()
    assert t.options("ada") == ["attack:inn", "attack:farm_7", "attack:farm_1", "hold"]
    top = t.table.hoard[0][-1]
    t.choose("ada", "attack:farm_7")
    assert t.chests("ada") == (1, 0, 0) and t.ada.chests[0] == (top,) and t.store("ada") == (1, 0, 0)
    assert t.table.display == ("farm_1", "village_4") and t.table.sacked == ("farm_7",)
    t.everybody("hold")
    assert t.day_is_done and len(t.table.display) == 2
    assert len(t.end_of_day().table.display) == 3


def test_the_inn_is_for_everybody() -> None:
    """E41, R6.5, A26: several mages on one day, and it stays."""
    t = bellum(ada=has(swords=1), bob=has(swords=1), cid=has(swords=1)).attacks()
    for name in ("ada", "bob", "cid"):
        t.choose(name, "attack:inn")
        assert t.store(name)[0] == 1 and t.store(name)[2] == 1
    assert t.table.inn == ("inn",) and not t.table.sacked


def test_never_more_than_two_kegs() -> None:
    """E42, R6.6, A21: the third keg stays in the supply, the rest of the loot is taken."""
    t = bellum(ada=has(swords=1, kegs=2), bob=has()).attacks().choose("ada", "attack:inn")
    assert t.store("ada") == (1, 0, 2)
    t = bellum(ada=has(swords=1, kegs=2), bob=has(), display=["farm_3"]).attacks().choose("ada", "attack:farm_3")
    assert t.ada.kegs == 2 and t.told("gets")[0].details["food"] == 2
    t = bellum(ada=has(swords=1, kegs=1), bob=has(), display=["farm_3"]).attacks().choose("ada", "attack:farm_3")
    assert t.ada.kegs == 2 and t.told("gets")[0].details["kegs"] == 1


def test_the_royal_city() -> None:
    """E43, R6.4: a gold and a wooden chest."""
    t = bellum(ada=has(swords=6, magic_swords=1), bob=has(), display=["city_8"]).attacks()
    t.choose("ada", "attack:city_8")
    assert t.chests("ada") == (1, 0, 1) and t.table.sacked == ("city_8",)


def test_who_comes_late_finds_it_gone() -> None:
    """E44, R6.4."""
    t = bellum(ada=has(swords=3), bob=has(swords=3), display=["village_4"]).attacks()
    t.choose("ada", "attack:village_4")
    assert t.options("bob") == ["attack:inn", "hold"]
    assert "attack:village_4" not in t.pointed_at("bob")


def test_nobody_has_to_attack() -> None:
    """E45, R6.1, A8: passing is allowed, and so is a weaker target."""
    t = bellum(ada=has(), bob=has(swords=9), display=["farm_1", "village_4"], captain="bob").attacks()
    assert t.options("bob") == ["attack:inn", "attack:farm_1", "attack:village_4", "hold"]
    t.choose("bob", "hold")
    assert t.store("bob") == (0, 0, 0) and t.bob.chest_count() == 0


def test_a_city_that_only_magic_takes() -> None:
    """E46, R6.3: no normal and two magic shields."""
    t = bellum(ada=has(swords=9, magic_swords=1), bob=has(), display=["city_9"]).attacks()
    assert t.reason("ada", "attack:city_9") == ("bellum_magica-short-magic-swords", 1)
    t = bellum(ada=has(swords=0, magic_swords=2), bob=has(), display=["city_9"]).attacks()
    assert "attack:city_9" in t.options("ada")


def test_thieves_do_not_fight() -> None:
    """E47, R6.7: three thieves without a sword cannot even take the inn."""
    t = bellum(ada=has(thieves=3, swords=0), bob=has(swords=1, wooden=1)).attacks()
    assert t.asked == ["bob"] and [event.seat for event in t.told("holds")] == [0]


def test_one_attack_each_in_seat_order() -> None:
    """R6.1: from the captain clockwise."""
    t = bellum(ada=has(swords=1), bob=has(swords=1), cid=has(swords=1), captain="cid").attacks()
    assert t.everybody("hold") == ["cid", "ada", "bob"]
    assert t.day_is_done


def test_nothing_is_spent() -> None:
    """R6.2: the swords are those of the active row's right side, and they stay."""
    t = bellum(ada=has(castle="demon"), bob=has(), display=["farm_4"]).attacks(die=2)
    before = t.ada.war
    assert t.options("ada") == ["attack:inn", "attack:farm_4", "hold"]
    t.choose("ada", "attack:farm_4")
    assert t.ada.war == before
    assert bellum(ada=has(castle="demon"), bob=has(swords=1)).attacks(die=4).asked == ["bob"], "no sword on a 4"


def test_loot_falls_back_to_the_nearest_chest() -> None:
    """A4: gold, then metal, then wooden; or nothing, if that was agreed."""
    t = bellum(ada=has(swords=9), bob=has(), display=["city_1"], hoard=(5, 5, 0)).attacks()
    assert t.choose("ada", "attack:city_1").chests("ada") == (0, 1, 0)
    t = bellum(ada=has(swords=9), bob=has(), display=["city_1"], hoard=(5, 0, 0)).attacks()
    assert t.choose("ada", "attack:city_1").chests("ada") == (1, 0, 0)
    t = bellum(ada=has(swords=9), bob=has(), display=["village_4"], hoard=(0, 0, 5)).attacks()
    assert t.choose("ada", "attack:village_4").chests("ada") == (0, 0, 1)
    t = bellum(ada=has(swords=9), bob=has(), display=["city_1"], hoard=(0, 0, 0)).attacks()
    assert t.choose("ada", "attack:city_1").chests("ada") == (0, 0, 0)
    assert t.told("gets-nothing")
    t = bellum(ada=has(swords=9), bob=has(), display=["city_1"], hoard=(5, 5, 0), chest_fallback="none").attacks()
    assert t.choose("ada", "attack:city_1").chests("ada") == (0, 0, 0)
