"""The ten heroes and the eight cards that everybody begins with."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.cards import STARTERS
from regalia.games.viscounts.effects import Flip
from tests.rulebook.viscounts.tables import Game, goods, has, markers, papers, viscounts


def played(card: str) -> Game:
    return viscounts(
        red=has(
            at="s1 left", row=["abbot", "squire"], hand=["trader", "lender"], yard={"C1": 1}, debts=1, deeds=1,
            deck=["labourer"],
        ),
        townsfolk={"s1": ["miner"]},
    ).play_card("red", card)  # fmt: skip


def dropped(card: str, debts: int = 1) -> Game:
    return viscounts(
        red=has(at="s1 left", row=["abbot", "squire", card], hand=["financer", "labourer"], debts=debts, deeds=1),
        townsfolk={"s1": ["miner"]},
    ).turn()


def test_ada() -> None:
    """A virtue and a resource at anybody's collision."""
    t = viscounts(
        red=has(at="s1 left", row=["abbot", "squire", "trader"], corruption=5, virtue=5),
        blue=has(row=["ada", "abbot", "squire"]),
    ).collision("red")
    t.choose("blue", "take:gold")
    assert goods(t.blue) == {"gold": 1}
    assert markers(t.blue) == (1, 6)


def test_bertha() -> None:
    """Moves a worker or brings a virtue."""
    t = played("bertha")
    assert t.options("red") == ["bertha:move_worker", "bertha:1virtue"]
    assert markers(t.choose("red", "bertha:1virtue").red) == (1, 6)
    t = played("bertha").choose("red", "bertha:move_worker", "worker:0-4")
    assert t.castle()["yard"]["C5"] == "red 1"


def test_clovis() -> None:
    """Hires for free; is a criminal."""
    t = played("clovis").choose("red", "hire:0")
    assert t.red.discard == ("miner",)
    assert markers(t.red) == (2, 6)


def test_emma() -> None:
    """Gold and stone can be spent like ink wells."""
    t = viscounts(
        red=has(at="s1 inner", row=["emma", "trader", "financer"], ink=1, gold=1, stone=1),
        manuscripts={"s1": ["grey_3_virtue"]},
    ).action()
    t.choose("red", "transcribe")
    assert t.options("red") == ["pay:1ink+1gold", "pay:1ink+1stone", "pay:1gold+1stone"]
    t.choose("red", "pay:1gold+1stone")
    assert goods(t.red) == {"ink": 1}
    t = viscounts(red=has(at="s1 inner", row=["emma", "trader", "squire"], stone=9)).action()
    t.choose("red", "workers:1")
    assert t.red.stone == 9


def test_guntram() -> None:
    """A debt and a flipped deed, or a deed and a flipped debt."""
    t = dropped("guntram")
    assert t.options("red") == ["guntram:1debts+flip-deed", "guntram:1deeds+flip-debt"]
    assert papers(t.choose("red", "guntram:1debts+flip-deed").red) == {"debts": 2, "approved": 1}
    t = dropped("guntram").choose("red", "guntram:1deeds+flip-debt", "take:ink")
    assert papers(t.red) == {"paid": 1, "deeds": 2}


def test_judith() -> None:
    """Destroys a card or flips one."""
    t = played("judith").choose("red", "judith:flip", "flip:deed")
    assert papers(t.red) == {"debts": 1, "approved": 1}
    t = played("judith").choose("red", "judith:destroy", "destroy:trader")
    assert goods(t.red) == {"silver": 1}


def test_lothaire() -> None:
    """One of each resource."""
    assert goods(played("lothaire").red) == {"ink": 1, "gold": 1, "stone": 1}


def test_merovech() -> None:
    """Rearranges or discards after a construction."""
    t = viscounts(red=has(at="s1 left", row=["merovech", "abbot", "squire"], stone=2, hand=["trader"])).action()
    t.choose("red", "build:workshop_2").build_at("red", "s1 l1")
    assert t.options("red") == ["merovech:rearrange", "merovech:discard"]
    t.choose("red", "merovech:discard", "discard:trader")
    assert t.red.discard == ("trader",)


def test_rudolf() -> None:
    """Destroys two cards or brings two resources."""
    t = dropped("rudolf").choose("red", "rudolf:2any", "take:ink", "take:stone")
    assert goods(t.red) == {"ink": 1, "stone": 1}
    t = dropped("rudolf").choose("red", "rudolf:destroy", "destroy:financer", "destroy:labourer")
    assert goods(t.red) == {"silver": 5}
    assert t.red.card_count() == 3


def test_therese() -> None:
    """Lets a card be discarded and brings two virtue."""
    t = dropped("therese").choose("red", "discard:financer")
    assert t.red.discard == ("therese", "financer")
    assert markers(t.red) == (1, 5)
    assert markers(dropped("therese").choose("red", "decline").red) == (1, 5)


def test_financer() -> None:
    t = played("financer").choose("red", "discard:trader")
    assert t.red.discard == ("trader",)
    assert goods(t.red) == {"silver": 2}
    assert goods(played("financer").choose("red", "decline").red) == {"silver": 2}


def test_journeyman() -> None:
    t = dropped("journeyman").choose("red", "hire:0")
    assert t.red.discard == ("journeyman", "miner")
    assert markers(t.red) == (1, 5)


def test_lender() -> None:
    t = dropped("lender").choose("red", "flip:deed")
    assert papers(t.red) == {"debts": 1, "approved": 1}


def test_thief() -> None:
    t = dropped("thief")
    assert papers(t.red) == {"debts": 2, "deeds": 1}
    assert goods(t.red) == {"silver": 1}


def test_trader() -> None:
    t = viscounts(red=has(at="s1 left", row=["trader", "abbot", "squire"])).action().choose("red", "trade:1")
    assert goods(t.red) == {"silver": 2}


@pytest.mark.parametrize("card", ["abbot", "labourer", "squire"])
def test_some_have_no_ability(card: str) -> None:
    assert STARTERS[card].effect is None
    t = viscounts(red=has(at="s1 left", row=["trader", "lender"], deeds=1)).play_card("red", card)
    assert t.asked == []
    assert papers(t.red) == {"deeds": 1}
    assert t.happens("red", Flip()).red.approved == 1
