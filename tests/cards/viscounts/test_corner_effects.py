"""The effect in the top right corner of every townsfolk, for whoever hires or dismisses it."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.cards import TOWNSFOLK
from tests.rulebook.viscounts.tables import Game, has, markers, papers, viscounts

REARRANGE = [
    "architect", "mason", "woodcutter_3", "gatekeeper", "diplomat", "overseer_3", "pastor", "clergyman", "deacon_3",
    "illusionist",
]  # fmt: skip
DISCARD = [
    "artisan", "sculptor", "stonecutter_2", "stonecutter_3", "chevalier", "artist", "patron_2", "patron_3", "acolyte",
    "priest", "missionary_2", "missionary_3", "peddler_silver", "conspirator", "pickpocket", "scoundrel_gold",
    "scoundrel_ink", "scoundrel_stone",
]  # fmt: skip
DEBT = ["charlatan", "enforcer", "bishop"]
SHUFFLE = ["defender", "watchman", "disciple", "courier", "lookout", "racketeer_2", "racketeer_1", "traitor"]
VIRTUE = [
    "foreman", "miner", "woodcutter_2", "aristocrat", "princess", "overseer_2", "vicar", "friar", "deacon_2",
    "tinker_stone", "tinker_gold", "tinker_ink", "benefactor", "strongman", "traveller", "jeweller", "peddler_ink",
    "peddler_gold", "peddler_stone",
]  # fmt: skip
CORRUPTION = [
    "antagonist", "debt_collector_deed", "debt_collector_hire", "debt_collector_virtue", "debt_collector_resource",
    "meddler", "swindler_stone", "swindler_gold", "swindler_ink", "trickster",
]  # fmt: skip


def hired(card: str) -> Game:
    """Red has just hired this townsfolk."""
    t = viscounts(
        red=has(at="s1 left", row=["abbot", "squire", "labourer"], hand=["trader"], deck=["thief"], silver=3),
        townsfolk={"s1": [card]},
    ).recruit()
    return t.choose("red", "recruit")


@pytest.mark.parametrize("card", REARRANGE)
def test_rearrange(card: str) -> None:
    t = hired(card)
    assert "order:3-2-1" in t.options("red")
    t.choose("red", "order:3-2-1")
    assert t.red.row == ("labourer", "squire", "abbot")
    assert t.red.discard == (card,)


@pytest.mark.parametrize("card", DISCARD)
def test_discard(card: str) -> None:
    t = hired(card)
    assert t.options("red") == ["discard:trader", "discard:top", "decline"]
    t.choose("red", "discard:trader")
    assert t.red.discard == (card, "trader")
    assert t.asked == []


@pytest.mark.parametrize("card", DEBT)
def test_debt(card: str) -> None:
    t = hired(card)
    assert papers(t.red) == {"debts": 1}
    assert t.table.debts_left == 11


@pytest.mark.parametrize("card", SHUFFLE)
def test_shuffle(card: str) -> None:
    t = hired(card)
    assert sorted(t.red.deck) == sorted(["thief", card])
    assert t.red.discard == ()
    assert markers(t.red) == (1, 6)


@pytest.mark.parametrize("card", VIRTUE)
def test_virtue(card: str) -> None:
    t = hired(card)
    assert markers(t.red) == (1, 6)
    assert t.red.discard == (card,)


@pytest.mark.parametrize("card", CORRUPTION)
def test_corruption(card: str) -> None:
    assert markers(hired(card).red) == (2, 7)


def test_every_townsfolk_is_here() -> None:
    assert sorted(REARRANGE + DISCARD + DEBT + SHUFFLE + VIRTUE + CORRUPTION) == sorted(TOWNSFOLK)
