"""Recruiting a citizen."""

from __future__ import annotations

import pytest

from tests.valeria_tables import has, valeria


@pytest.mark.parametrize(
    ("duchy", "card", "price"),
    [
        ([], "merchant", 2),
        (["merchant"], "merchant", 3),
        (["merchant"] * 3, "merchant", 5),
        (["merchant"] * 3, "archer", 4),
        ([], "peasant", 3),
        (["peasant"], "peasant", 4),
        ([], "knight", 3),
    ],
)
def test_one_gold_more_for_each_card_of_the_name(duchy: list[str], card: str, price: int) -> None:
    """Rule 58: the starter Peasant and the starter Knight count."""
    t = valeria(anna=has(gold=price, duchy=duchy)).actions().choose("anna", f"recruit:{card}")
    assert t.anna.gold == 0
    short = valeria(anna=has(gold=price - 1, duchy=duchy)).actions()
    assert short.reason("anna", f"recruit:{card}") == ("valeria-short-gold", 1)


def test_magic_stands_in_for_gold_but_for_one() -> None:
    """Rules 59, 90."""
    t = valeria(anna=has(gold=3, magic=9)).actions().choose("anna", "recruit:archer")
    assert t.options("anna") == ["pay:3gold+1magic", "pay:2gold+2magic", "pay:1gold+3magic"]
    t.choose("anna", "pay:1gold+3magic")
    assert t.board("anna") == (2, 0, 6, 0)
    none = valeria(anna=has(magic=9)).actions()
    assert none.reason("anna", "recruit:archer") == ("valeria-needs-real-gold", 1)
    assert none.reason("anna", "recruit:butcher") == ("valeria-needs-real-gold", 1)


@pytest.mark.parametrize("card", ["butcher", "miner"])
def test_a_price_of_one_is_paid_in_real_gold(card: str) -> None:
    """Rule 60."""
    t = valeria(anna=has(gold=2, magic=9), citizens=[card]).actions().choose("anna", f"recruit:{card}")
    assert t.board("anna") == (1, 0, 9, 0)
    t.choose("anna", f"recruit:{card}")
    assert t.anna.citizens == (card, card)
    assert t.board("anna")[::2] == (0, 8)  # the second cost two: the last gold and a magic


def test_emerald_stronghold_removes_the_surcharge_and_not_the_base_cost() -> None:
    """Rule 61: for starters too."""
    t = valeria(anna=has(gold=4, duchy=["knight"] * 4, domains=["emerald_stronghold"])).actions()
    t.choose("anna", "recruit:knight")
    assert t.anna.gold == 2
    t.choose("anna", "recruit:peasant")
    assert t.anna.gold == 0


def test_the_citizen_joins_the_duchy() -> None:
    """Rule 62: the next one of the stack is dearer."""
    t = valeria(anna=has(gold=9)).actions().choose("anna", "recruit:cleric")
    assert t.anna.citizens == ("cleric",)
    assert len(t.stack("cleric")) == 4
    assert t.anna.prices["cleric"] == 4
    assert t.bob.prices["cleric"] == 3


def test_strength_and_gold_never_stand_in() -> None:
    """Rule 92."""
    t = valeria(anna=has(gold=1, strength=50)).actions()
    assert t.reason("anna", "recruit:merchant") == ("valeria-short-gold", 1)
    t = valeria(anna=has(gold=50, strength=1)).actions()
    assert t.reason("anna", "slay:skeleton") == ("valeria-short-strength", 1)
    t = valeria(anna=has(gold=50, strength=50), areas=["swamp"]).actions()
    assert t.reason("anna", "slay:gelatinous_cube") == ("valeria-short-magic", 1)
