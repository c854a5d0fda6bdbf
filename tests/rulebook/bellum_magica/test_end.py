"""The end: ten chests after the last attack, then the richest mage wins."""

from __future__ import annotations

import pytest

from regalia.games.bellum_magica import rulings
from tests.rulebook.bellum_magica.tables import bellum, has


def test_everybody_attacks_before_the_check() -> None:
    """E60, R7.1: Cid still attacks; then the game ends, and nobody recruits."""
    t = bellum(
        ada=has(wooden=9, swords=2, food=9), bob=has(swords=0, food=9), cid=has(swords=1, food=9), display=["farm_4"],
    ).attacks()  # fmt: skip
    t.choose("ada", "attack:farm_4")
    assert t.ada.chest_count() == 10 and not t.table.over
    t.choose("cid", "attack:inn")
    assert t.table.over and not t.asked
    assert t.cid.food == 10


def test_robbed_below_ten_before_the_check() -> None:
    """E61, R7.2: eleven at noon, nine at the check: the game goes on with recruiting."""
    t = bellum(
        ada=has(wooden=9, swords=7, food=2), bob=has(swords=2, thieves=2), display=["city_5"],
    ).attacks()  # fmt: skip
    t.choose("ada", "attack:city_5")
    assert t.ada.chest_count() == 11
    t.choose("bob", "rob:0", "steal:wooden", "steal:wooden")
    assert t.ada.chest_count() == 9 and not t.table.over
    assert t.asked == ["ada"] and "done" in t.options("ada")


@pytest.mark.parametrize("chests", [10, 12])
def test_ten_or_more(chests: int) -> None:
    """R7.1: more than ten is as good; nine is not enough."""
    assert bellum(ada=has(swords=0), bob=has(wooden=chests, swords=0)).attacks().table.over
    assert not bellum(ada=has(swords=0), bob=has(wooden=9, swords=0)).attacks().table.over


def test_the_richest_wins_not_the_one_with_most_chests() -> None:
    """E62, R10.1, R10.3, A17: Ada ended it with 10 chests worth 31, Bob has 8 worth 36, Cid 12 worth 35."""
    t = bellum(
        ada=has(wooden=[3, 3, 3, 3, 2, 2, 2, 1], metal=[5], golden=[7]),
        bob=has(wooden=[2], metal=[5, 5, 5, 4, 4, 4], golden=[7]),
        cid=has(wooden=[2, 2, 2, 1, 1, 1], metal=[3, 3, 3, 3], golden=[8, 6]),
    )
    assert [sheet.total for sheet in t.play.game.sheets(t.table)] == [31, 36, 35]
    assert [player.chest_count() for player in t.table.players] == [10, 8, 12]
    assert t.winners == ["bob"]


def test_a_tie_goes_to_more_chests() -> None:
    """E63, R10.2: 38 with 10 chests against 38 with 9."""
    t = bellum(
        ada=has(wooden=[2], metal=[4, 4, 3, 3, 3, 3, 3], golden=[6, 7]), bob=has(metal=[4] * 6 + [3] * 2, golden=[8]),
    )  # fmt: skip
    assert [sheet.total for sheet in t.play.game.sheets(t.table)] == [38, 38]
    assert [player.chest_count() for player in t.table.players] == [10, 9]
    assert t.winners == ["ada"]


def test_a_full_tie_is_shared() -> None:
    """E64, R10.2: 38 with 10 each; Cid's 37 does not win."""
    ten = has(wooden=[2, 2, 2], metal=[4, 4, 4, 4, 4], golden=[6, 6])
    t = bellum(ada=ten, bob=ten, cid=has(metal=[3, 3, 3], golden=[7, 7, 7, 7]))
    assert [sheet.total for sheet in t.play.game.sheets(t.table)] == [38, 38, 37]
    assert [player.chest_count() for player in t.table.players] == [10, 10, 7]
    assert t.winners == ["ada", "bob"]


def test_the_sheet_has_a_line_for_each_kind() -> None:
    """R10.1."""
    t = bellum(ada=has(wooden=[1, 3], metal=[4], golden=[8]), bob=has())
    lines = dict(t.play.game.sheets(t.table)[0].lines)
    assert lines == {
        "bellum_magica-score-wooden": 4, "bellum_magica-score-metal": 4, "bellum_magica-score-golden": 8,
    }  # fmt: skip


def test_a_game_that_nobody_ends() -> None:
    """A7: after sixty days it stops and is scored."""
    t = bellum(ada=has(wooden=1), bob=has())
    t.table.day = rulings.MOST_DAYS - 1
    assert not t.end_of_day().table.over
    t.everybody("hold")
    t.table.frames.clear()
    assert t.end_of_day().table.over and rulings.MOST_DAYS == 60
    assert t.winners == ["ada"]
