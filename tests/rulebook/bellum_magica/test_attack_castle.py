"""Phase 4: thieves in another mage's castle."""

from __future__ import annotations

import pytest

from regalia.engine.zones import view
from tests.rulebook.bellum_magica.tables import bellum, has


def test_a_robbery() -> None:
    """E06, R6.8, R6.9, R6.11, R6.13; printed example: 2 swords beat a shield of 2, one thief takes one chest."""
    t = bellum(ada=has(castle="demon", right=["imp"]), bob=has(wooden=1, metal=2)).attacks(die=2)
    assert t.ada.war_row(2).swords == 2 and t.ada.war_row(2).thieves == 1
    t.choose("ada", "rob:1", "steal:metal")
    assert t.chests("ada") == (0, 1, 0) and t.chests("bob") == (1, 1, 0)
    assert t.walls("bob") == (3, 0)


def test_no_castle_without_a_thief() -> None:
    """E50, R6.8."""
    t = bellum(ada=has(swords=9, magic_swords=2), bob=has(golden=1)).attacks()
    assert "rob:1" not in t.options("ada")
    assert t.reason("ada", "rob:1") == ("bellum_magica-needs-thief", 1)


def test_fewer_chests_than_thieves() -> None:
    """E51, R6.10: what is there can be taken; one shield."""
    t = bellum(ada=has(swords=2, thieves=2), bob=has(metal=1)).attacks().choose("ada", "rob:1")
    assert t.chests("ada") == (0, 1, 0) and t.chests("bob") == (0, 0, 0)
    assert t.walls("bob") == (3, 0)


def test_three_thieves_and_one_token() -> None:
    """E52, R6.9, R6.11: gold, gold, metal; one token for all of them."""
    t = bellum(ada=has(swords=4, thieves=3), bob=has(golden=2, metal=2, wooden=1)).attacks()
    t.choose("ada", "rob:1", "steal:golden", "steal:golden")
    assert t.reason("ada", "steal:golden") == ("bellum_magica-no-such-chest", 0)
    t.choose("ada", "steal:metal")
    assert t.chests("ada") == (0, 1, 2) and t.chests("bob") == (1, 1, 0)
    assert t.walls("bob") == (3, 0)


def test_the_second_robber_meets_the_new_shield() -> None:
    """E53, R6.11, A12: the token counts at once."""
    t = bellum(ada=has(swords=2, thieves=1), bob=has(metal=2, swords=0), cid=has(swords=2, thieves=1)).attacks()
    t.choose("ada", "rob:1")
    assert t.asked == ["cid"]
    assert t.reason("cid", "rob:1") == ("bellum_magica-short-swords", 1)
    t = bellum(ada=has(swords=2, thieves=1), bob=has(metal=2, swords=0), cid=has(swords=3, thieves=1)).attacks()
    assert "rob:1" in t.choose("ada", "rob:1").options("cid")


@pytest.mark.parametrize(
    ("swords", "magic", "beaten"), [(3, 1, True), (4, 0, False), (2, 2, True), (2, 1, False)]
)  # fmt: skip
def test_a_magic_shield_on_a_castle(swords: int, magic: int, beaten: bool) -> None:
    """E54, R6.8, A14: three shields and a magic one, by the same rule as a city."""
    t = bellum(
        ada=has(swords=swords, magic_swords=magic, thieves=1), bob=has(metal=1, shield_tokens=1, magic_shields=1),
    ).attacks()  # fmt: skip
    assert t.walls("bob") == (3, 1)
    assert ("rob:1" in t.options("ada")) == beaten


def test_nothing_to_steal() -> None:
    """E55, A9: a castle without chests is no target."""
    t = bellum(ada=has(swords=9, thieves=1), bob=has()).attacks()
    assert t.reason("ada", "rob:1") == ("bellum_magica-nothing-to-steal", 0)


def test_a_stolen_tenth_chest_ends_the_game() -> None:
    """E56, R7.1, A28: stolen chests are owned chests."""
    t = bellum(ada=has(wooden=9, swords=2, thieves=1), bob=has(metal=1, swords=0)).attacks().choose("ada", "rob:1")
    assert t.ada.chest_count() == 10 and t.table.over


def test_which_chest_it_is_comes_by_chance() -> None:
    """E57, R6.9, A11: the robber names the kind; either of the two may be taken, and the value is seen afterwards."""
    stolen = set()
    for chance in range(20):
        t = bellum(ada=has(swords=2, thieves=1), bob=has(wooden=[1, 3], metal=[4])).attacks()
        t.table.chance = chance
        assert view(t.table, 0).table.players[1].chests == (("?", "?"), ("?",), ())
        t.choose("ada", "rob:1", "steal:wooden")
        stolen.add(t.ada.chests[0])
        assert view(t.table, 0).table.players[0].chests == t.ada.chests
        assert sorted((*t.ada.chests[0], *t.bob.chests[0])) == ["wooden_1", "wooden_3"]
    assert stolen == {("wooden_1",), ("wooden_3",)}


def test_values_stay_hidden_until_all_are_carried_off() -> None:
    """R6.9: after naming the first of two chests the robber has seen nothing yet."""
    t = bellum(ada=has(swords=2, thieves=2), bob=has(wooden=[1, 3], metal=[4, 5])).attacks()
    t.choose("ada", "rob:1", "steal:metal")
    assert t.ada.chest_count() == 0 and t.bob.chest_count() == 4
    seen = view(t.table, 0).table
    assert seen.players[1].chests == (("?", "?"), ("?", "?"), ()) and "metal_" not in str(seen.state())
    t.choose("ada", "steal:wooden")
    assert t.chests("ada") == (1, 1, 0)


def test_not_every_thief_has_to_steal() -> None:
    """A10: one chest at least, then as many as wanted."""
    t = bellum(ada=has(swords=2, thieves=3), bob=has(wooden=2, metal=2)).attacks().choose("ada", "rob:1")
    assert t.options("ada") == ["steal:wooden", "steal:metal"]
    t.choose("ada", "steal:metal")
    assert t.options("ada") == ["steal:wooden", "steal:metal", "enough"]
    t.choose("ada", "enough")
    assert t.chests("ada") == (0, 1, 0) and t.walls("bob") == (3, 0)


def test_only_chests_are_stolen() -> None:
    """R6.12: neither resources nor tokens nor creatures."""
    t = bellum(
        ada=has(swords=9, magic_swords=1, thieves=2),
        bob=has(food=3, runes=2, kegs=2, spells=1, magic_shields=1, left=["imp"], wooden=1),
    ).attacks().choose("ada", "rob:1")  # fmt: skip
    assert t.chests("ada") == (1, 0, 0)
    assert t.store("bob") == (3, 2, 2) and t.bob.spells == 1 and t.bob.left == ("imp",)
    assert t.walls("bob") == (3, 1), "R6.13: tokens are never lost"


def test_robbing_is_instead_of_a_settlement() -> None:
    """R6.1: one attack, on a site or on a castle."""
    t = bellum(ada=has(swords=9, thieves=1), bob=has(wooden=1, swords=0), display=["farm_1"]).attacks()
    assert t.options("ada") == ["attack:inn", "attack:farm_1", "rob:1", "hold"]
    t.choose("ada", "rob:1")
    assert t.store("ada") == (0, 0, 0) and not t.table.sacked


def test_the_log_names_the_kind_only() -> None:
    """R5.6, R6.9: nothing in the log tells a value."""
    t = bellum(ada=has(swords=2, thieves=1), bob=has(metal=[5])).attacks().choose("ada", "rob:1")
    assert t.told("steals")[0].details["metal"] == 1
    assert all("metal_5" not in str(event.details) for event in t.events)


def test_shield_tokens_do_not_run_out_unless_agreed() -> None:
    """A12, A13: every token counts 1; with the box as the limit the twentieth is the last."""
    t = bellum(ada=has(swords=30, thieves=1), bob=has(metal=2, shield_tokens=20)).attacks().choose("ada", "rob:1")
    assert t.walls("bob") == (23, 0)
    t = bellum(
        ada=has(swords=30, thieves=1), bob=has(metal=2, shield_tokens=20), shield_supply="box"
    ).attacks().choose("ada", "rob:1")  # fmt: skip
    assert t.walls("bob") == (22, 0)
