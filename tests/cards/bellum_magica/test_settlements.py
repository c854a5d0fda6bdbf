"""Every settlement: what it takes to beat it, and what it gives."""

from __future__ import annotations

import pytest

from regalia.games.bellum_magica import cards as box
from regalia.games.bellum_magica.effects import Gain
from tests.rulebook.bellum_magica.tables import bellum, has


@pytest.mark.parametrize("card", box.SETTLEMENTS)
def test_just_enough_swords_bring_all_the_loot(card: str) -> None:
    settlement = box.SETTLEMENTS[card]
    loot = settlement.loot
    assert isinstance(loot, Gain)
    armed = has(swords=settlement.shield, magic_swords=settlement.magic_shield)
    display = [] if card == "inn" else [card]
    t = bellum(ada=armed, bob=has(swords=0), display=display).attacks().choose("ada", f"attack:{card}")
    assert t.store("ada") == (loot.food, loot.runes, loot.kegs)
    assert t.chests("ada") == (loot.wooden, loot.metal, loot.golden)
    assert t.table.sacked == tuple(display)


@pytest.mark.parametrize("card", box.SETTLEMENTS)
def test_one_sword_less_is_not_enough(card: str) -> None:
    settlement = box.SETTLEMENTS[card]
    total = settlement.shield + settlement.magic_shield
    display = [] if card == "inn" else [card]
    weak = has(swords=total - 1 - settlement.magic_shield, magic_swords=settlement.magic_shield)
    if settlement.shield == 0:
        weak = has(swords=9, magic_swords=settlement.magic_shield - 1)
    t = bellum(ada=weak, bob=has(swords=0), display=display).attacks()
    assert "ada" not in t.asked or f"attack:{card}" not in t.options("ada")


@pytest.mark.parametrize("card", [card for card, s in box.SETTLEMENTS.items() if s.magic_shield])
def test_magic_shields_need_magic_swords(card: str) -> None:
    t = bellum(ada=has(swords=20), bob=has(), display=[card]).attacks()
    missing = box.SETTLEMENTS[card].magic_shield
    assert t.reason("ada", f"attack:{card}") == ("bellum_magica-short-magic-swords", missing)


def test_only_some_cities_have_magic_shields() -> None:
    kinds = [settlement.kind for settlement in box.SETTLEMENTS.values() if settlement.magic_shield]
    assert kinds == ["city"] * 5 and sum(s.kind == "city" for s in box.SETTLEMENTS.values()) == 10


def test_most_settlements_give_a_chest() -> None:
    """All but the inn and three farms."""
    loots = {card: settlement.loot for card, settlement in box.SETTLEMENTS.items()}
    without = [c for c, g in loots.items() if isinstance(g, Gain) and not g.wooden + g.metal + g.golden]
    assert without == ["inn", "farm_1", "farm_2", "farm_3"]
    assert all(isinstance(g, Gain) and g.golden == 1 for c, g in loots.items() if c.startswith("city"))
