"""Phase 4 and free hires."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.board_effects import Hire, MoveWorker
from regalia.games.viscounts.effects import Destroy, Discard, Rearrange, ViscountsEffect
from tests.rulebook.viscounts.tables import HONEST, goods, has, markers, viscounts


def test_hire_the_townsfolk_beside_the_viscount() -> None:
    """Rule 8.1: for its value, onto the discard pile, with its corner effect; once a phase, if one likes."""
    t = viscounts(red=has(at="s2 right", row=HONEST, silver=5), townsfolk={"s2": ["miner", "friar"]}).recruit()
    assert t.options("red") == ["recruit", "decline"]
    t.choose("red", "recruit")
    assert goods(t.red) == {"silver": 3}
    assert t.red.discard == ("miner",)
    assert markers(t.red) == (1, 6)
    assert t.pile("s2") == ["friar"]
    assert t.asked == []


def test_without_silver_or_people_nobody_is_hired() -> None:
    """Rules 8.1, 8.3: printed townsfolk cannot be hired."""
    for silver, pile in ((1, ["miner"]), (9, [])):
        t = viscounts(red=has(at="s2 right", row=HONEST, silver=silver), townsfolk={"s2": pile}).recruit()
        assert t.asked == []
        assert t.red.discard == ()
        assert t.red.silver == silver


def test_the_next_card_can_be_hired_after_a_dismissal() -> None:
    """Rule 6.7."""
    t = viscounts(red=has(at="s4 left", row=HONEST, silver=9), townsfolk={"s4": ["peddler_silver", "friar"]}).action()
    t.choose("red", "dismiss:trade", "trade:1")
    t.recruit().choose("red", "recruit")
    assert t.red.discard == ("friar",)


def test_the_first_workshop_lets_discard_at_every_hire() -> None:
    """Rule 8.2: paid or free, after the corner effect."""
    red = has(at="s2 right", row=HONEST, silver=5, hand=["trader"], built=["workshop_1"])
    t = viscounts(red=red, townsfolk={"s2": ["miner"]}).recruit().choose("red", "recruit")
    assert t.options("red") == ["discard:trader", "discard:top", "decline"]
    assert markers(t.red) == (1, 6)
    t = viscounts(red=red, townsfolk={"s4": ["miner"]}).happens("red", Hire()).choose("red", f"hire:{3}")
    assert t.options("red") == ["discard:trader", "discard:top", "decline"]


def test_a_free_hire_is_not_the_hire_of_phase_four() -> None:
    """Rules 1.7, 8.1: the top card of any pile, and only that one is seen."""
    t = viscounts(
        red=has(at="s1 left", row=["abbot", "squire", "journeyman"], silver=9, hand=["trader"]),
        townsfolk={"s1": ["miner", "friar"], "s5": []},
    ).whole_turn()
    assert t.options("red") == [f"hire:{n}" for n in range(4)]
    t.choose("red", "hire:0").move_to("red", "s1 right")
    t.choose("red", "skip", "recruit")
    mine = t.red.hand + t.red.deck + t.red.discard
    assert {"miner", "friar"} <= set(mine)
    assert t.red.silver == 7


def test_when_all_piles_are_empty_a_free_hire_does_nothing() -> None:
    """Rule 1.5."""
    empty: dict[str, list[str]] = {f"s{n}": [] for n in range(1, 6)}
    t = viscounts(red=has(row=HONEST), townsfolk=empty).happens("red", Hire())
    assert t.asked == []
    assert t.red.discard == ()


@pytest.mark.parametrize(
    ("effect", "left"),
    [(Rearrange(), "rearrange"), (Discard(1), "discard"), (Destroy(), "destroy"), (MoveWorker(), "move-worker")],
)
def test_the_log_says_what_is_left(effect: ViscountsEffect, left: str) -> None:
    """Rule 1.3: what may be left is told by its name, and nothing happens."""
    red = has(at="s1 left", row=HONEST, hand=["trader"], deck=["lender", "thief"], yard={"C1": 1})
    t = viscounts(red=red).happens("red", effect).choose("red", "decline")
    assert len(t.told(f"declines-{left}")) == 1
    assert (t.red.hand, len(t.red.deck), list(t.red.row)) == (("trader",), 2, list(HONEST))


def test_the_log_says_that_nobody_is_hired() -> None:
    """Rule 8.1: the phase is not compulsory."""
    t = viscounts(red=has(at="s2 right", row=HONEST, silver=5), townsfolk={"s2": ["miner"]}).recruit()
    assert t.choose("red", "decline").told("declines-recruit")
    assert t.pile("s2") == ["miner"]
