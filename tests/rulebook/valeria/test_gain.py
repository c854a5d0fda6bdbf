"""Gaining a resource, and the two actions of a turn."""

from __future__ import annotations

import pytest

from regalia.engine.game import Refused
from tests.valeria_tables import has, valeria


def test_victory_points_are_no_resource() -> None:
    """Rule 3: they pay nothing and do not count among the resources left."""
    t = valeria(anna=has(vp=50, duke="simon_the_unclean")).actions()
    assert t.options("anna") == ["gain:gold", "gain:strength", "gain:magic"]
    assert t.score("anna")["resources"] == 0
    with pytest.raises(Refused):
        t.choose("anna", "gain:vp")


@pytest.mark.parametrize(
    ("kind", "board"), [("gold", (1, 0, 0, 0)), ("strength", (0, 1, 0, 0)), ("magic", (0, 0, 1, 0))]
)
def test_gain_one_resource(kind: str, board: tuple[int, int, int, int]) -> None:
    """Rule 63."""
    assert valeria(anna=has()).actions().choose("anna", f"gain:{kind}").board("anna") == board


def test_two_actions_must_be_taken_and_may_be_the_same() -> None:
    """Rules 45, 47 (L21): nobody may pass, and after two the next player's turn begins."""
    t = valeria(anna=has(), bob=has()).actions()
    assert t.options("anna") == ["gain:gold", "gain:strength", "gain:magic"]
    t.choose("anna", "gain:gold")
    assert t.asked == ["anna"]
    assert t.options("anna") == ["recruit:butcher", "gain:gold", "gain:strength", "gain:magic"]
    t.then_roll(5, 6).choose("anna", "gain:gold")
    assert t.turn_of == "bob"


def test_the_first_action_is_finished_before_the_second_begins() -> None:
    """Rule 46: payment, reward and the cards it brings."""
    t = valeria(anna=has(strength=2, magic=3), stacks={"hills": ["goblin_mage", "goblin_king"]}).actions()
    t.choose("anna", "slay:goblin_mage")
    assert all(key.startswith("pay:") for key in t.options("anna"))
    t.choose("anna", "pay:2strength+1magic")
    assert t.options("anna") == ["goblin_mage:1gold", "goblin_mage:1magic"]
    t.choose("anna", "goblin_mage:1gold")
    assert "recruit:butcher" in t.options("anna")
