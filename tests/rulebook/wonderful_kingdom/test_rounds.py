"""The order of things in a round (rule 3)."""

from __future__ import annotations

import pytest

from regalia.engine.chance import Chance
from tests.rulebook.wonderful_kingdom.kingdoms import KingdomGame, dealt, has, kingdom


def phases(t: KingdomGame) -> list[str]:
    """The phases of the first round in the order they come, by questions asked at random."""
    chance = Chance(3)
    seen: list[str] = []
    while t.table.asked and t.table.round == 1:
        if not seen or seen[-1] != t.table.phase:
            seen.append(t.table.phase)
        seat, acts = chance.pick(t.table.asked)
        acts = [act for act in acts if not act.key.startswith("throw-away")]
        t.play.choose(seat, chance.pick(acts).key)
    return seen


def test_choice_then_planning_then_production() -> None:
    """Rule 3.1."""
    for module in ("menaces", "advisors", "quests"):
        t = dealt(module=module)
        t.keep_advisors()
        assert phases(t)[:3] == ["choice", "planning", "production"]


def test_the_fight_comes_last_and_only_with_menaces() -> None:
    """Rule 3.1."""
    t = kingdom(has(menaces=["vermin"], soldiers=1)).production("exploration")
    assert t.table.phase == "fight"
    assert t.options() == ["defeat:vermin", "done"]
    assert kingdom(has(soldiers=9), module="quests").production("exploration").table.phase == "choice"


def test_only_one_player_acts_in_the_choice_phase_and_both_in_the_others() -> None:
    """Rule 3.1."""
    t = dealt(module="quests")
    assert len(t.asked) == 1
    t = kingdom(has(chosen=["farm"]), has(chosen=["mill"])).planning()
    assert t.asked == ["anna", "bob"]
    t = kingdom(has(construction={"farm": None}), has(construction={"mill": None})).production()
    assert t.asked == ["anna", "bob"]


@pytest.mark.parametrize("order", [("anna", "bob"), ("bob", "anna")])
def test_both_may_act_in_any_order(order: tuple[str, str]) -> None:
    t = kingdom(has(chosen=["farm"]), has(chosen=["mill"])).planning()
    for name, card in zip(order, ("farm", "mill") if order[0] == "anna" else ("mill", "farm"), strict=True):
        t.choose(name, f"build:{card}")
    assert t.anna.construction == ("farm",)
    assert t.bob.construction == ("mill",)
    assert t.table.phase == "production"


def test_used_traps_are_ready_again_in_the_next_round() -> None:
    """Rule 3.2."""
    t = kingdom(has(traps=0), has(traps=1), round=2).new_round()
    assert (t.anna.traps, t.bob.traps) == (2, 2)
