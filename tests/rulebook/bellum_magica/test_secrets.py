"""What is seen by whom: chests by kind and number, values by their owner."""

from __future__ import annotations

from regalia.engine.chance import Chance
from regalia.engine.zones import view
from regalia.games.bellum_magica.table import BellumTable
from tests.rulebook.bellum_magica.tables import bellum, has
from tests.rulebook.bellum_magica.test_setup import dealt


def seen(table: BellumTable, seat: int) -> BellumTable:
    return view(table, seat).table


def test_the_owner_sees_the_value_and_the_others_the_kind() -> None:
    """R5.6: kind and number are open."""
    t = bellum(ada=has(wooden=[3], golden=[8, 6]), bob=has())
    assert seen(t.table, 0).players[0].chests == (("wooden_3",), (), ("golden_8", "golden_6"))
    assert seen(t.table, 1).players[0].chests == (("?",), (), ("?", "?"))
    assert seen(t.table, -1).players[0].chests == (("?",), (), ("?", "?"))
    assert (seen(t.table, 1).players[0].wooden, seen(t.table, 1).players[0].golden) == (1, 2)


def test_nobody_sees_the_top_of_a_stack() -> None:
    """R1.8: of decks and stacks only the number is known, of the human deck also the kinds."""
    t = bellum(ada=has(), bob=has(), display=["farm_1", "farm_2"], next_settlements=["farm_3", "village_1", "city_1"])
    table = seen(t.table, 0)
    assert table.kingdom == (("?",), ("?",), ("?",))
    assert set("".join(table.evil_deck + table.ultra_deck)) == {"?"}
    assert all(set(stack) == {"?"} for stack in table.hoard)


def test_everything_else_lies_open() -> None:
    """R4.3: food, runes, kegs, tokens and tucked cards."""
    t = bellum(ada=has(), bob=has(food=3, runes=1, kegs=2, spells=1, left=["imp"], magic_shields=1))
    bob = seen(t.table, 0).players[1]
    assert (bob.food, bob.runes, bob.kegs, bob.spells, bob.left) == (3, 1, 2, 1, ("imp",))
    assert bob.work == t.bob.work and (bob.shields, bob.magic_shields) == (2, 1)


def test_the_scores_of_others_stay_secret() -> None:
    """R5.6, R10.1: on a view unseen chests count nothing; at the end all lie open."""
    t = bellum(ada=has(wooden=[3]), bob=has(wooden=[1] * 10, swords=0))
    assert [sheet.total for sheet in t.play.game.sheets(seen(t.table, 0))] == [3, 0]
    t.attacks().everybody("hold")
    assert t.table.over
    assert [sheet.total for sheet in t.play.game.sheets(seen(t.table, 0))] == [3, 10]


def test_orders_for_goblins_are_secret() -> None:
    """A23: before all have decided neither a view nor what may be unseen tells which side was chosen."""
    views = []
    for side in ("left", "right"):
        t = dealt(2).choose("ada", f"tuck:{side}", f"tuck:{side}")
        views.append(view(t.table, 1).state())
        assert seen(t.table, 0).players[0].orders == (f"order_{side}",) * 2
        guess = view(t.table, 1).guess(Chance(3))
        guess.choose(1, guess.options_of(1)[0])
        guess.choose(1, guess.options_of(1)[0])
        assert len(guess.players[0].left) + len(guess.players[0].right) == 2
    assert views[0] == views[1]


def test_dealt_goblins_are_seen_by_their_owner_only() -> None:
    """A23: until they are tucked."""
    t = dealt(2)
    assert seen(t.table, 1).players[0].goblins == ("?", "?")
    assert seen(t.table, 0).players[0].goblins == t.ada.goblins
