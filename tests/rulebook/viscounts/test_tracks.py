"""Virtue and corruption, and what happens when they meet."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.effects import Gain
from tests.rulebook.viscounts.tables import HONEST, goods, has, markers, papers, viscounts


def gain(start: tuple[int, int], corruption: int = 0, virtue: int = 0) -> tuple[int, int]:
    """Where the markers stand after gaining something at once."""
    t = viscounts(red=has(corruption=start[0], virtue=start[1], row=HONEST))
    return markers(t.happens("red", Gain(corruption=corruption, virtue=virtue)).red)


def test_markers_that_meet_stick_together() -> None:
    """V1. Rules 9.1, 9.3."""
    assert gain((4, 5), virtue=2) == (3, 3)
    assert gain((4, 5), virtue=1) == (4, 4)
    assert gain((4, 5), corruption=3) == (7, 7)
    assert gain((1, 7), corruption=2) == (3, 7)
    assert gain((1, 7), virtue=2) == (1, 5)


def test_corruption_comes_first() -> None:
    """V2. Rule 9.2: both at once move corruption first."""
    assert gain((3, 4), corruption=1, virtue=1) == (3, 3)
    assert gain((3, 3), corruption=1, virtue=1) == (3, 3)


def test_the_ends_of_the_track_stop_the_markers() -> None:
    """V3. Rule 9.1."""
    assert gain((7, 7), corruption=1) == (7, 7)
    assert gain((1, 1), virtue=1) == (1, 1)


def test_a_collision_with_a_criminal_and_a_peddler() -> None:
    """V4. Rules 9.4, 9.5, 9.6: no virtue for red, ink for the Peddler, two debts and three silver, blue a virtue."""
    t = viscounts(
        red=has(at="s1 left", corruption=6, virtue=6, built=["workshop_2"], row=["diplomat", "peddler_ink", "thief"]),
        blue=has(row=HONEST),
    ).collision()
    assert goods(t.red) == {"silver": 3, "ink": 1}
    assert papers(t.red) == {"debts": 2}
    assert markers(t.red) == (1, 7)
    assert markers(t.blue) == (1, 6)


def test_an_honest_workshop_shifts_the_own_collision() -> None:
    """V5. Rule 9.5: step 1 moves the pair from 6 to 5, and the reward is that of 5."""
    t = viscounts(
        red=has(at="s1 left", corruption=6, virtue=6, built=["workshop_2"], row=HONEST), blue=has(row=HONEST)
    ).collision()
    assert goods(t.red) == {"silver": 2}
    assert papers(t.red) == {"debts": 1}
    assert markers(t.blue) == (1, 6)


REWARDS = {
    1: ({"silver": 1}, {"deeds": 3}),
    2: ({"silver": 1}, {"deeds": 2}),
    3: ({"silver": 1}, {"deeds": 1}),
    4: ({"silver": 2}, {"deeds": 1, "debts": 1}),
    5: ({"silver": 2}, {"debts": 1}),
    6: ({"silver": 3}, {"debts": 2}),
    7: ({"silver": 4}, {"debts": 3}),
}


@pytest.mark.parametrize("space", REWARDS)
def test_what_a_collision_brings_its_player(space: int) -> None:
    """V6. Rule 9.5."""
    t = viscounts(red=has(at="s1 left", corruption=space, virtue=space, row=HONEST), blue=has(row=[])).collision()
    assert (goods(t.red), papers(t.red)) == REWARDS[space]
    assert markers(t.red) == (1, 7)


@pytest.mark.parametrize(
    ("space", "criminals", "gained", "moved"),
    [
        (1, True, {"debts": 1}, (1, 7)),
        (1, False, {}, (1, 7)),
        (2, True, {}, (2, 7)),
        (2, False, {}, (1, 7)),
        (3, True, {}, (2, 7)),
        (3, False, {}, (1, 7)),
        (5, True, {}, (1, 7)),
        (5, False, {}, (1, 6)),
        (6, True, {}, (1, 7)),
        (6, False, {}, (1, 6)),
        (7, True, {}, (1, 7)),
        (7, False, {"deeds": 1}, (1, 7)),
    ],
)
def test_what_a_collision_brings_the_others(
    space: int, criminals: bool, gained: dict[str, int], moved: tuple[int, int]
) -> None:
    """V6. Rules 9.5, 9.6."""
    row = ["thief", "abbot", "squire"] if criminals else HONEST
    t = viscounts(red=has(at="s1 left", corruption=space, virtue=space, row=HONEST), blue=has(row=row)).collision()
    assert papers(t.blue) == gained
    assert markers(t.blue) == moved


def test_a_collision_in_the_middle_lets_all_others_rearrange() -> None:
    """V6. Rules 1.6, 9.5: clockwise, criminals or not."""
    t = viscounts(
        red=has(at="s1 left", corruption=4, virtue=4, row=HONEST),
        blue=has(row=HONEST),
        yellow=has(row=["thief", "abbot", "squire"]),
    ).collision()
    assert t.asked == ["blue"]
    t.choose("blue", "decline")
    assert t.asked == ["yellow"]
    t.choose("yellow", "order:2-1-3")
    assert markers(t.red) == (1, 7)


def test_no_collision_without_a_meeting() -> None:
    """Rule 9.4."""
    t = viscounts(red=has(at="s1 left", corruption=3, virtue=4, row=HONEST), blue=has(row=HONEST)).collision()
    assert goods(t.red) == {}
    assert markers(t.red) == (3, 4)


def test_a_collision_on_another_players_turn_waits() -> None:
    """Rule 9.4: blue's markers are moved by red's collision, but only blue's own phase 5 resolves them."""
    t = viscounts(
        red=has(at="s1 left", corruption=5, virtue=5, row=HONEST),
        blue=has(row=HONEST, corruption=4, virtue=5, hand=["trader", "lender"]),
    ).collision()
    assert markers(t.blue) == (4, 4)
    assert papers(t.blue) == {}


def test_everybodys_workshop_and_cards_work_at_a_collision() -> None:
    """Rule 9.5: steps 1 and 2 are for all players, clockwise from the active one."""
    t = viscounts(
        red=has(at="s1 left", corruption=3, virtue=3, row=HONEST),
        blue=has(row=["peddler_gold", "abbot", "squire"], built=["workshop_2"]),
        yellow=has(row=["ada", "abbot", "squire"], built=["workshop_2"]),
    ).collision()
    assert goods(t.blue) == {"gold": 1}
    assert markers(t.blue) == (1, 6)
    assert t.asked == ["yellow"]
    t.choose("yellow", "take:stone")
    assert goods(t.yellow) == {"stone": 1}
    assert markers(t.yellow) == (2, 6)  # Ada's virtue, no workshop for a criminal, and corruption from space 3


def test_collision_cards_of_the_active_viscount_can_shift_the_pair_too() -> None:
    """Rule 9.5: Ada's virtue comes in step 2, before the reward."""
    t = viscounts(red=has(at="s1 left", corruption=6, virtue=6, row=["ada", "abbot", "squire"]), blue=has(row=[]))
    t.collision().choose("red", "take:ink")
    assert goods(t.red) == {"silver": 2, "ink": 1}
    assert papers(t.red) == {"debts": 1}
