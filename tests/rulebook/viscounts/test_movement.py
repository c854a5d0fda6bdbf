"""Phase 2: how far, where to, for how much, and whom one meets."""

from __future__ import annotations

from regalia.games.viscounts.board import SPACES, onward
from tests.rulebook.viscounts.tables import HONEST, has, viscounts


def steps_back(start: int, outer_only: bool = False) -> int:
    """The fewest steps that lead back to a space."""
    here, steps = {start}, 0
    while True:
        here = {space for spot in here for space in onward(spot) if not outer_only or space % 3 != 1}
        steps += 1
        if start in here:
            return steps


def test_the_abbot_moves_two() -> None:
    """M1. Rules 5.1, 5.3: along the arrows exactly two spaces without silver."""
    t = viscounts(red=has(at="s1 left", row=HONEST)).move(steps=2)
    assert set(t.targets()) == {"s1 right", "s2 left", "s2 inner"}


def test_one_step_from_each_kind_of_space() -> None:
    """M2. Rule 5.3."""
    for start, targets in {
        "s1 left": {"s1 right", "s1 inner"},
        "s1 inner": {"s1 right", "s2 inner"},
    }.items():
        assert set(viscounts(red=has(at=start, row=HONEST)).move().targets()) == targets
    # From the right there is only one way: nobody is asked.
    t = viscounts(red=has(at="s1 right", row=HONEST)).move()
    assert t.space_name(t.red.space) == "s2 left"
    t = viscounts(red=has(at="s5 right", row=HONEST)).move()
    assert t.space_name(t.red.space) == "s1 left"


def test_a_further_step_costs_one_silver() -> None:
    """M3. Rule 5.1: and nobody may stay."""
    t = viscounts(red=has(at="s1 right", row=HONEST, silver=1)).move()
    assert set(t.targets()) == {"s2 left", "s2 right", "s2 inner"}
    t.move_to("red", "s2 inner")
    assert t.red.silver == 0
    t = viscounts(red=has(at="s1 right", row=HONEST, silver=1)).move()
    t.move_to("red", "s2 left")
    assert t.red.silver == 1


def test_what_lies_too_far_says_how_much_silver_is_missing() -> None:
    """Rule 5.1: with enough silver one may go as far as one likes."""
    t = viscounts(red=has(at="s1 right", row=HONEST, silver=1)).move()
    assert t.reason("red", f"move:{t.space('s3 inner')}") == ("viscounts-short-silver", 1)
    assert t.reason("red", f"move:{t.space('s1 right')}") == ("viscounts-short-silver", 5)
    t = viscounts(red=has(at="s1 right", row=HONEST, silver=20)).move()
    assert len(t.targets()) == SPACES


def test_the_first_trading_post_gives_a_free_step() -> None:
    """M4. Rule 5.2: one more or not, as one likes."""
    t = viscounts(red=has(at="s1 left", row=HONEST, built=["trading_post_1"])).move()
    assert set(t.targets()) == {"s1 right", "s1 inner", "s2 left", "s2 inner"}
    t = viscounts(red=has(at="s1 left", row=HONEST, built=["trading_post_1"], silver=3)).move()
    assert t.reason("red", f"move:{t.space('s5 left')}") == ("viscounts-short-silver", 1)
    t.move_to("red", "s3 left")
    assert t.red.silver == 1


def test_round_the_board() -> None:
    """M5. Rule 5.3: a full loop is legal, but dear."""
    assert [steps_back(space) for space in (0, 2, 1)] == [7, 7, 5]
    assert steps_back(0, outer_only=True) == steps_back(2, outer_only=True) == 10
    t = viscounts(red=has(at="s1 inner", row=HONEST, silver=2)).move(steps=3)
    t.move_to("red", "s1 inner")
    assert t.red.silver == 0
    assert t.space_name(t.red.space) == "s1 inner"


def test_whoever_is_met_may_rearrange_at_once() -> None:
    """M6. Rule 5.4."""
    t = viscounts(red=has(at="s1 left", row=HONEST), blue=has(at="s1 right", row=["thief", "trader", "lender"]))
    t.move().move_to("red", "s1 right")
    assert t.asked == ["blue"]
    assert "decline" in t.options("blue")
    t.choose("blue", "order:3-1-2")
    assert t.blue.row == ("lender", "thief", "trader")
    assert t.asked == []


def test_passing_by_does_nothing() -> None:
    """M6. Rule 5.4."""
    t = viscounts(red=has(at="s1 left", row=HONEST), blue=has(at="s1 inner", row=["thief", "trader", "lender"]))
    t.move(steps=2).move_to("red", "s1 right")
    assert t.space_name(t.red.space) == "s1 right"
    assert t.asked == []


def test_two_who_are_met_rearrange_clockwise() -> None:
    """Rules 1.6, 5.4."""
    row = ["thief", "trader", "lender"]
    t = viscounts(red=has(at="s2 left", row=row), blue=has(at="s1 left", row=HONEST), yellow=has(at="s2 left", row=row))
    t.move("blue", 3).move_to("blue", "s2 left")
    assert t.asked == ["yellow"]
    t.choose("yellow", "decline")
    assert t.asked == ["red"]
    t.choose("red", "order:1-3-2")
    assert t.red.row == ("thief", "lender", "trader")


def test_the_distance_is_the_value_of_the_card_just_played() -> None:
    """Rule 5.1: also when the card has been moved to another place since."""
    t = viscounts(red=has(at="s1 left", row=["abbot", "squire"], hand=["gatekeeper"], deck=["thief"])).turn()
    t.choose("red", "gatekeeper:rearrange", "order:3-2-1")
    assert t.red.row == ("squire", "abbot", "gatekeeper")
    assert set(t.targets()) == {"s1 right", "s1 inner"}
