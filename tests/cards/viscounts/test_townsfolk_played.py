"""Townsfolk whose ability works when they are played."""

from __future__ import annotations

import pytest

from tests.rulebook.viscounts.tables import Game, goods, has, markers, papers, viscounts


def played(card: str) -> Game:
    """Red plays this card beside two honest ones."""
    return viscounts(
        red=has(at="s1 left", row=["abbot", "squire"], hand=["trader", "lender", "financer"], deck=["thief"]),
        townsfolk={"s1": ["miner" if card != "miner" else "friar"]},
    ).play_card("red", card)


@pytest.mark.parametrize("card", ["architect", "gatekeeper", "pastor", "illusionist"])
def test_rearrange_or_discard_two(card: str) -> None:
    t = played(card)
    assert t.options("red") == [f"{card}:rearrange", f"{card}:discard"]
    t.choose("red", f"{card}:rearrange", "order:2-3-1")
    assert t.red.row == ("abbot", "squire", card)
    t = played(card).choose("red", f"{card}:discard", "discard:trader", "discard:lender")
    assert t.red.discard == ("trader", "lender")
    assert t.asked == []
    t = played(card).choose("red", f"{card}:discard", "discard:trader", "decline")
    assert t.red.discard == ("trader",)


@pytest.mark.parametrize("card", ["foreman", "aristocrat", "vicar"])
def test_destroy_or_discard(card: str) -> None:
    t = played(card)
    assert t.options("red") == [f"{card}:destroy", f"{card}:discard"]
    t.choose("red", f"{card}:destroy", "destroy:financer")
    assert goods(t.red) == {"silver": 3}
    t = played(card).choose("red", f"{card}:discard", "discard:financer")
    assert t.red.discard == ("financer",)
    assert goods(t.red) == {}


@pytest.mark.parametrize("card", ["miner", "princess", "friar"])
def test_a_virtue(card: str) -> None:
    assert markers(played(card).red) == (1, 6)


@pytest.mark.parametrize(
    ("card", "resource", "criminal"),
    [
        ("stonecutter_2", "stone", False),
        ("patron_2", "gold", False),
        ("missionary_2", "ink", False),
        ("scoundrel_gold", "gold", True),
        ("scoundrel_ink", "ink", True),
        ("scoundrel_stone", "stone", True),
    ],
)
def test_a_resource(card: str, resource: str, criminal: bool) -> None:
    t = played(card)
    assert goods(t.red) == {resource: 1}
    assert markers(t.red) == ((2, 7) if criminal else (1, 7))


def test_courier() -> None:
    """Destroy one or discard two."""
    t = played("courier").choose("red", "courier:destroy", "destroy:trader")
    assert goods(t.red) == {"silver": 1}
    t = played("courier").choose("red", "courier:discard", "discard:trader", "discard:top")
    assert t.red.discard == ("trader", "thief")


def test_antagonist() -> None:
    """Two criminals, then a debt."""
    t = played("antagonist")
    assert markers(t.red) == (3, 7)
    assert papers(t.red) == {"debts": 1}


def test_lookout() -> None:
    """Hire for free or destroy."""
    t = played("lookout").choose("red", "lookout:hire", "hire:0")
    assert t.red.discard == ("miner",)
    assert markers(t.red) == (2, 6)
    t = played("lookout").choose("red", "lookout:destroy", "destroy:financer")
    assert goods(t.red) == {"silver": 3}


def test_pickpocket() -> None:
    """Destroy a card or take two silver."""
    t = played("pickpocket")
    assert t.options("red") == ["pickpocket:destroy", "pickpocket:2silver"]
    t.choose("red", "pickpocket:2silver")
    assert goods(t.red) == {"silver": 2}
    t = played("pickpocket").choose("red", "pickpocket:destroy", "destroy:top")
    assert goods(t.red) == {"silver": 1}
    assert t.red.deck == ()
