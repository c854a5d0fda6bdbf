"""Phase 6: new settlements, ready spells, a new captain; and the order of the six phases."""

from __future__ import annotations

from regalia.games.bellum_magica.cards import SETTLEMENTS
from tests.rulebook.bellum_magica.tables import bellum, has


def test_the_display_is_refilled_and_the_die_goes_left() -> None:
    """E80, R9.1, R9.2: one card for each mage; the inn is extra."""
    t = bellum(
        ada=has(), bob=has(), cid=has(), dan=has(), captain="dan", display=["farm_1", "farm_2"],
        next_settlements=["farm_3", "village_1", "village_2"],
    ).end_of_day()  # fmt: skip
    assert t.table.display == ("farm_1", "farm_2", "farm_3", "village_1")
    assert (t.captain, t.table.day) == ("ada", 2)
    assert [event.details["card"] for event in t.told("settlement-shown")] == ["farm_3", "village_1"]


def test_the_human_deck_runs_out() -> None:
    """E81, A6: what is left stays, nothing comes, the game goes on."""
    t = bellum(
        ada=has(), bob=has(), cid=has(), dan=has(), eva=has(),
        display=["city_1", "city_2"], next_settlements=["city_3"],
    ).end_of_day()  # fmt: skip
    assert t.table.display == ("city_1", "city_2", "city_3")
    t.table.frames.clear()
    assert t.end_of_day().table.display == ("city_1", "city_2", "city_3")
    assert not t.table.over


def test_no_wooden_chests_for_a_tie() -> None:
    """E82, R5.3, A4, A5: metal from the captain on; with one left the next takes gold."""
    t = bellum(ada=has(maps=1), bob=has(maps=1), captain="bob", hoard=(0, 5, 5)).scouts()
    assert (t.chests("ada"), t.chests("bob")) == ((0, 1, 0), (0, 1, 0))
    t = bellum(ada=has(maps=1), bob=has(maps=1), captain="bob", hoard=(0, 1, 5)).scouts()
    assert (t.chests("bob"), t.chests("ada")) == ((0, 1, 0), (0, 0, 1))


def test_nothing_is_replaced_before_the_day_ends() -> None:
    """R6.4, R9.1: villages come when the farms are through."""
    t = bellum(ada=has(swords=2), bob=has(swords=2), display=["farm_4", "farm_5"], next_settlements=["village_1"])
    t.attacks().choose("ada", "attack:farm_4").choose("bob", "attack:farm_5")
    assert t.table.display == ()
    t.everybody("done")
    assert [SETTLEMENTS[card].kind for card in t.end_of_day().table.display] == ["village"]


def test_the_six_phases_in_order() -> None:
    """R2.1: horde, gather, scouts, attack, recruit, end of the day."""
    t = bellum(
        ada=has(castle="orc", food=1, maps=1, swords=1), bob=has(castle="demon", swords=0),
        display=["farm_1", "farm_2"],
    ).roll(1)  # fmt: skip
    events = [event.what for event in t.events]
    t.choose("ada", "attack:farm_1")
    events += [event.what for event in t.events]
    t.choose("ada", t.options("ada")[0], "tuck:right", "done")
    events += [event.what for event in t.events]
    t.end_of_day()
    events += [event.what for event in t.events]
    wanted = ("rolls", "gathers", "scouts", "attacks", "recruits", "settlement-shown")
    at = [events.index(f"bellum_magica-{what}") for what in wanted]
    assert at == sorted(at)
