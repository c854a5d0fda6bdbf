"""What each step of each quest board costs and gives, on both sides."""

from __future__ import annotations

import pytest

from regalia.games.wonderful_kingdom.quests import STEPS
from regalia.games.wonderful_kingdom.words import KINDS
from tests.rulebook.wonderful_kingdom.kingdoms import KingdomGame, alone, has, kingdom

TWO = {
    "usurper": ["4 population", "5 exploration", "5 gold", "15 soldiers"],
    "northern_lands": ["4 materials", "5 population", "4 gold", "12 exploration"],
    "lord_of_ruin": ["4 population", "5 exploration", "5 materials", "5 krystallium 5 soldiers"],
}
SOLO = {
    "usurper": ["4 population", "5 exploration", "5 gold", "10 soldiers"],
    "northern_lands": ["4 materials", "5 population", "4 gold", "10 exploration"],
    "lord_of_ruin": ["4 population", "5 exploration", "5 materials", "3 krystallium 4 soldiers"],
}


def prices(board: str, solo: bool) -> list[str]:
    return [
        " ".join(f"{n} {kind}" for kind, n in zip(KINDS, step.pay, strict=True) if n) for step in STEPS[solo][board]
    ]


@pytest.mark.parametrize("board", TWO)
def test_prices(board: str) -> None:
    assert prices(board, False) == TWO[board]
    assert prices(board, True) == SOLO[board]


def rich(board: str, solo: bool) -> KingdomGame:
    """Somebody who can pay for everything, in the choice phase, with three calamities and no spy ready."""
    lab = {"materials": 20, "population": 20, "gold": 20, "exploration": 20}
    holding = has(
        lab=lab, krystallium=20, soldiers=20, calamities=3, spies_used=2 if solo else 0, hand=["farm", "mill"]
    )
    if solo:
        return alone(holding, module="quests", quest=board).select()
    return kingdom(holding, module="quests", quest=board).offer()


REWARDS = {
    ("usurper", 1): (2, 0, 0), ("usurper", 2): (0, 0, 2), ("usurper", 3): (0, 4, 0), ("usurper", 4): (2, 0, 0),
    ("northern_lands", 1): (0, 0, 0), ("northern_lands", 2): (2, 0, 0), ("northern_lands", 3): (0, 3, 0),
    ("northern_lands", 4): (2, 0, 0),
    ("lord_of_ruin", 1): (0, 0, 0), ("lord_of_ruin", 2): (0, 0, 2), ("lord_of_ruin", 3): (0, 3, 0),
    ("lord_of_ruin", 4): (2, 0, 0),
}  # fmt: skip
"""Krystallium, soldiers and calamities that go."""


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize(("board", "number"), REWARDS)
def test_each_step_is_paid_and_rewarded(board: str, number: int, solo: bool) -> None:
    t = rich(board, solo)
    t.choose("anna", f"quest:{board}:{number}")
    pay = STEPS[solo][board][number - 1].pay
    krystallium, soldiers, calamities = REWARDS[board, number]
    assert t.anna.lab == tuple(20 - n for n in pay[:4])
    assert t.anna.krystallium == 20 - pay[4] + krystallium
    assert t.anna.soldiers == 20 - pay[5] + soldiers
    assert t.anna.calamity_count == 3 - calamities
    assert t.anna.steps == (f"{board}:{number}",)


@pytest.mark.parametrize("board", ["northern_lands", "lord_of_ruin"])
def test_a_spy_for_two_and_two_ready_spies_alone(board: str) -> None:
    t = rich(board, False).choose("anna", f"quest:{board}:1")
    assert (t.anna.spies, t.anna.spies_used) == (1, 0)
    t = rich(board, True).choose("anna", f"quest:{board}:1")
    assert (t.anna.spies, t.anna.spies_used) == (2, 0)


@pytest.mark.parametrize("board", TWO)
def test_only_the_final_step_for_two_is_for_the_first_alone(board: str) -> None:
    assert [act.step.first_only for act in STEPS[False][board]] == [False, False, False, True]
    assert not any(act.step.first_only for act in STEPS[True][board])
    assert [act.final for act in STEPS[True][board]] == [False, False, False, True]
