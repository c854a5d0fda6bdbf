"""Phase 1: the captain rolls, and spells and rounds of kegs make him roll again."""

from __future__ import annotations

from tests.rulebook.bellum_magica.tables import bellum, has


def test_the_row_counts_for_everybody() -> None:
    """E03, R3.1; printed example: a 2 makes row 2 active for all, left and right, until the day ends."""
    t = bellum(ada=has(castle="orc"), bob=has(castle="vampire"), display=["farm_4"]).roll(2)
    assert t.table.die == 2
    assert t.store("ada") == (0, 1, 0) and t.store("bob") == (1, 0, 0), "the left side of row 2"
    assert t.options("ada") == ["attack:inn", "hold"], "one sword on the right side of row 2"
    t.choose("ada", "attack:inn")
    assert t.options("bob") == ["attack:inn", "hold"] and t.table.die == 2


def test_the_captain_rolls_an_ordinary_die() -> None:
    """R3.1: every day the captain, and nobody else, rolls a number from 1 to 6."""
    seen = set()
    for chance in range(60):
        t = bellum(ada=has(swords=0), bob=has(swords=0), captain="bob")
        t.table.chance = chance
        t.go_on()
        assert [event.seat for event in t.told("rolls")] == [1]
        seen.add(t.table.die)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_a_spell_then_a_keg_then_nobody() -> None:
    """E10, R3.2, R3.3, R3.4, R3.5: each new number opens a new round of asking, from the captain."""
    t = bellum(ada=has(spells=1), bob=has(kegs=1), cid=has(kegs=2)).roll(4, 2, 5)
    assert t.asked == ["ada"] and t.options("ada") == ["spell", "stand"]
    t.choose("ada", "spell")
    assert t.table.die == 2
    assert t.asked == ["bob"], "the captain has nothing left"
    t.choose("bob", "keg")
    assert t.table.die == 5
    assert t.asked == ["cid"]
    t.choose("cid", "stand")
    assert t.table.die == 5
    assert (t.ada.spells, t.ada.flipped) == (0, 1)
    assert (t.ada.kegs, t.bob.kegs, t.cid.kegs) == (0, 0, 2)


def test_all_let_it_stand() -> None:
    """E11, R3.5: nothing is paid."""
    t = bellum(ada=has(castle="lich", kegs=1, swords=0), bob=has(kegs=1, swords=0)).roll(3)
    t.choose("ada", "stand")
    assert t.asked == ["bob"] and t.ada.food == 0
    t.choose("bob", "stand")
    assert t.table.die == 3 and t.ada.food == 1 and t.day_is_done
    assert (t.ada.kegs, t.bob.kegs) == (1, 1)


def test_the_same_mage_twice_in_one_day() -> None:
    """E12, R3.6, A29: as many rounds as kegs last."""
    t = bellum(ada=has(), bob=has(), cid=has(kegs=2)).roll(1, 2, 3)
    t.choose("cid", "keg", "keg")
    assert t.table.die == 3 and t.cid.kegs == 0


def test_the_same_number_again_is_a_new_roll() -> None:
    """E13, R3.4: a new window opens, again with the captain."""
    t = bellum(ada=has(kegs=1), bob=has(kegs=1)).roll(6, 6)
    t.choose("ada", "stand").choose("bob", "keg")
    assert t.table.die == 6
    assert t.asked == ["ada"] and t.bob.kegs == 0


def test_spells_are_for_the_captain() -> None:
    """E14, R3.7: for anybody else a spell stays barred, also with a keg at hand."""
    t = bellum(ada=has(swords=0), bob=has(spells=2, kegs=1, swords=0)).roll(1)
    assert t.options("bob") == ["keg", "stand"]
    assert t.reason("bob", "spell") == ("bellum_magica-only-captain-casts", 0)


def test_without_keg_and_captaincy_nobody_is_asked() -> None:
    """E14, R3.7: two spells are no option for who is not captain."""
    t = bellum(ada=has(swords=0), bob=has(spells=2, swords=0)).roll(1)
    assert t.day_is_done and t.table.die == 1 and t.bob.spells == 2


def test_all_spells_on_one_day_and_ready_again() -> None:
    """E15, R3.7, R9.3: one in each window; turned back at the end of the day."""
    t = bellum(ada=has(spells=2, swords=0), bob=has(swords=0), cid=has(swords=0)).roll(1, 2, 3)
    t.choose("ada", "spell")
    assert (t.ada.spells, t.ada.flipped) == (1, 1)
    t.choose("ada", "spell")
    assert t.day_is_done and (t.ada.spells, t.ada.flipped) == (0, 2)
    t.end_of_day()
    assert (t.ada.spells, t.ada.flipped) == (2, 0)
    for _ in ("bob", "cid"):
        assert t.roll(1).everybody("spell") == [], "only the captain casts"
        t.everybody("done")
        t.end_of_day()
    assert (t.table.day, t.captain) == (4, "ada")
    assert t.roll(1).options("ada") == ["spell", "stand"]


def test_spell_or_keg_not_both() -> None:
    """E16, R3.3, A18: after the re-roll the captain may use the other."""
    t = bellum(ada=has(spells=1, kegs=1), bob=has()).roll(1, 2, 3)
    assert t.options("ada") == ["spell", "keg", "stand"]
    t.choose("ada", "keg")
    assert t.table.die == 2 and t.options("ada") == ["spell", "stand"]
    assert t.reason("ada", "keg") == ("bellum_magica-no-keg", 1)
    t.choose("ada", "spell")
    assert t.table.die == 3


def test_a_spell_stops_nobody() -> None:
    """E17, R3.8, A19: others may buy the next round."""
    t = bellum(ada=has(spells=1), bob=has(kegs=1)).roll(1, 2, 3)
    t.choose("ada", "spell")
    assert t.asked == ["bob"]
    t.choose("bob", "keg")
    assert t.table.die == 3


def test_the_captain_cannot_refuse() -> None:
    """A20, R3.4: the die is rolled as soon as somebody pays."""
    t = bellum(ada=has(), bob=has(kegs=1)).roll(1, 4).choose("bob", "keg")
    assert t.table.die == 4 and [event.seat for event in t.told("rolls")] == [0]


def test_the_asking_goes_clockwise_from_the_captain() -> None:
    """R3.2: each is asked once, and after a re-roll from the captain anew."""
    t = bellum(ada=has(kegs=1), bob=has(kegs=1), cid=has(kegs=2), captain="bob").roll(1, 2)
    asked = []
    for choice in ("stand", "keg", "stand", "stand", "stand"):
        if "stand" not in t.options(t.asked[0]):
            break
        asked.append(t.asked[0])
        t.choose(t.asked[0], choice)
    assert asked == ["bob", "cid", "bob", "cid", "ada"]


def test_used_spells_say_so() -> None:
    """R3.7: a flipped spell cannot be used again this day."""
    t = bellum(ada=has(spells=1, kegs=1), bob=has()).roll(1, 2).choose("ada", "spell")
    assert t.reason("ada", "spell") == ("bellum_magica-spells-flipped", 1)
