"""Townsfolk whose ability works when they drop off the board."""

from __future__ import annotations

import pytest

from tests.rulebook.viscounts.tables import Game, goods, has, markers, papers, viscounts


def dropped(card: str) -> Game:
    """This card drops off red's board; nothing has been played yet."""
    return viscounts(
        red=has(at="s1 left", row=["abbot", "squire", card], hand=["trader", "lender"], debts=1, deeds=1),
        townsfolk={"s1": ["miner"]},
    ).turn()


@pytest.mark.parametrize("card", ["artisan", "chevalier", "acolyte", "trickster"])
def test_flip_a_debt_or_deed(card: str) -> None:
    t = dropped(card)
    assert t.options("red") == ["flip:debt", "flip:deed"]
    t.choose("red", "flip:deed")
    assert papers(t.red) == {"debts": 1, "approved": 1}
    t = dropped(card).choose("red", "flip:debt", "take:stone")
    assert papers(t.red) == {"paid": 1, "deeds": 1}
    assert goods(t.red) == {"stone": 1}
    assert t.options("red") == ["play:trader", "play:lender"]


@pytest.mark.parametrize("card", ["defender", "watchman", "disciple"])
def test_hire_for_free_or_destroy(card: str) -> None:
    t = dropped(card).choose("red", f"{card}:hire", "hire:0")
    assert t.red.discard == (card, "miner")
    assert markers(t.red) == (1, 6)
    t = dropped(card).choose("red", f"{card}:destroy", "destroy:trader")
    assert goods(t.red) == {"silver": 1}


@pytest.mark.parametrize(
    ("card", "resource", "n"),
    [
        ("stonecutter_3", "stone", 2),
        ("patron_3", "gold", 2),
        ("missionary_3", "ink", 2),
        ("tinker_stone", "stone", 1),
        ("tinker_gold", "gold", 1),
        ("tinker_ink", "ink", 1),
        ("swindler_stone", "stone", 2),
        ("swindler_gold", "gold", 2),
        ("swindler_ink", "ink", 2),
    ],
)
def test_resources(card: str, resource: str, n: int) -> None:
    t = dropped(card)
    assert goods(t.red) == {resource: n}
    assert markers(t.red) == (1, 7)


def test_traitor() -> None:
    """A resource of choice."""
    t = dropped("traitor")
    assert t.options("red") == ["take:ink", "take:gold", "take:stone"]
    assert goods(t.choose("red", "take:gold").red) == {"gold": 1}


def test_conspirator() -> None:
    """A virtue."""
    assert markers(dropped("conspirator").red) == (1, 6)


def test_meddler() -> None:
    """A deed and a debt."""
    assert papers(dropped("meddler").red) == {"debts": 2, "deeds": 2}
