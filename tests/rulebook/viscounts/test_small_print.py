"""Half-sentences of the rulebook that no other test is about."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.cards import VALUE
from regalia.games.viscounts.effects import Gain
from regalia.games.viscounts.game import VISCOUNTS
from regalia.games.viscounts.table import ViscountsTable
from tests.rulebook.viscounts.tables import HONEST, alone, goods, has, markers, papers, viscounts


def test_the_supply_never_runs_out() -> None:
    """Rule 1.4: more of everything than the box has pieces."""
    t = viscounts(red=has(at="s1 left", row=HONEST))
    t.happens("red", Gain(silver=80, ink=30, gold=30, stone=30, deeds=40, debts=40))
    assert goods(t.red) == {"silver": 80, "ink": 30, "gold": 30, "stone": 30}
    assert papers(t.red) == {"debts": 40, "deeds": 40}


@pytest.mark.parametrize(
    ("at", "action"),
    [("s1 left", "trade"), ("s1 left", "construct"), ("s1 inner", "workers"), ("s1 inner", "transcribe")],
)
def test_a_criminal_can_be_dismissed_for_every_action(at: str, action: str) -> None:
    """Rules 6.3, 6.6: its icons fit all four."""
    red = has(at=at, row=HONEST, silver=9, ink=9, gold=9, stone=9)
    t = viscounts(red=red, townsfolk={"s1": ["conspirator"]}).action()
    assert f"dismiss:{action}" in t.options("red")


def test_the_ability_of_a_dismissed_card_does_not_work() -> None:
    """Rule 6.6: the Woodcutter's corner brings a virtue, its ability after a construction none."""
    red = has(at="s1 left", row=HONEST, silver=2, stone=1)
    t = viscounts(red=red, townsfolk={"s1": ["woodcutter_2"]}).action()
    t.choose("red", "dismiss:construct", "build:workshop_1").build_at("red", "s1 l1")
    assert markers(t.red) == (1, 6)


def test_icons_in_hand_and_discard_pile_do_not_pay() -> None:
    """Rule 6.2: only those on the board, on bonus cards and plots."""
    red = has(at="s1 right", row=HONEST, stone=2, hand=["peddler_ink"], discard=["peddler_gold"], deck=["lender"])
    assert viscounts(red=red).action().reason("red", "trade:1") == ("viscounts-short-merchant", 2)


def test_a_worker_sent_home_returns_to_its_owners_supply() -> None:
    """Rule 7.4: and can be placed again."""
    t = viscounts(
        red=has(at="s1 inner", row=["squire", "abbot", "labourer"], yard={"C1": 1}),
        blue=has(at="s4 left", row=HONEST, yard={"C1": 2}),
    ).action()
    t.choose("red", "workers:1", "bump:1")
    assert (t.blue.workers, t.blue.yard[0], goods(t.blue)) == (19, 1, {"silver": 2})


def test_a_collision_that_a_shuffle_brings_early_is_resolved_in_the_same_turn() -> None:
    """Rules 9.4, 10.4: with an empty hand and pile the shuffle of phase 1 makes the markers meet."""
    t = viscounts(
        red=has(
            at="s1 left", row=["abbot", "squire", "lender"], discard=["labourer", "trader"], corruption=2, virtue=3
        ),
        blue=has(at="s4 left", row=HONEST, hand=["trader", "lender"]),
    ).whole_turn()
    while "red" in t.asked:
        t.choose("red", t.options("red")[-1])
    assert t.asked == ["blue"]
    assert (markers(t.red), papers(t.red)) == ((1, 7), {"deeds": 2})


def test_what_lies_before_a_solo_opponent() -> None:
    """Rule 13.2: nine buildings, twenty workers, markers at the ends, no townsfolk."""
    table = VISCOUNTS.new(1, {"opponent": "builder"}, 1)
    assert isinstance(table, ViscountsTable) and table.automa is not None
    automa = table.automa
    assert (automa.built, automa.workers, automa.corruption, automa.virtue) == ((), 20, 1, 7)
    assert automa.hand == automa.deck == automa.discard == automa.row == automa.retinue == ()
    assert len(table.offered_cards) == len(table.offered_heroes) == 2


def test_the_icons_of_whom_an_opponent_dismisses_do_not_pay() -> None:
    """Rule 13.12: two nobles of its own and the Princess's would be enough for two workers."""
    t = alone(blue=has(at="s1 left", scheme_deck=["starting_noble"], debts=1), townsfolk={"s1": ["princess"]}).scheme()
    assert "princess" in t.table.removed
    assert t.blue.workers == 20
    t = alone(blue=has(at="s1 left", scheme_deck=["starting_noble"], gold=1), townsfolk={"s1": ["princess"]}).scheme()
    assert t.blue.workers == 18


def test_a_solo_game_ends_as_any_other() -> None:
    """Rule 13.17: the last debt on the poverty card, this round and one more."""
    t = alone(debts_left=1)
    t.happens("red", Gain(debts=1))
    assert t.table.last_round == t.table.round + 1


def test_every_townsfolk_is_worth_one_to_three_silver() -> None:
    """Rule 6A.4: so that a card destroyed unseen brings one at least (ruling R18)."""
    assert set(VALUE.values()) == {1, 2, 3}
