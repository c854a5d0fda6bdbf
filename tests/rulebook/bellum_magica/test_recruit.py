"""Phase 5: creatures of the market for food and runes."""

from __future__ import annotations

import pytest

from regalia.games.bellum_magica.cards import EVIL, ULTRA_EVIL
from regalia.games.bellum_magica.recruiting import RECRUIT_EVIL, RECRUIT_ULTRA
from tests.rulebook.bellum_magica.tables import bellum, has


def test_two_for_four_food_and_the_new_card_at_once() -> None:
    """E70, R8.1, R8.2, R8.3, A2: the market is refilled immediately; the card just turned up may be bought."""
    t = bellum(ada=has(food=5), bob=has(), evil=["warg", "imp"], next_evil=["harpy", "mimic"]).recruiting()
    t.choose("ada", "recruit:warg")
    assert t.table.evil_market == ("harpy", "imp"), "in the same place"
    t.choose("ada", "tuck:left")
    assert t.options("ada") == ["recruit:harpy", "recruit:imp", "done"]
    t.choose("ada", "recruit:harpy", "tuck:right")
    assert t.ada.food == 1 and t.day_is_done, "with 1 food nobody else can be paid"
    assert (t.ada.left, t.ada.right) == (("warg",), ("harpy",))


@pytest.mark.parametrize(
    ("food", "runes", "missing"),
    [
        (4, 1, None),
        (0, 3, None),
        (3, 2, ("bellum_magica-short-food-or-1-runes", 1)),
        (2, 1, ("bellum_magica-short-food-or-2-runes", 2)),
        (4, 0, ("bellum_magica-short-rune", 1)),
        (3, 0, ("bellum_magica-short-rune-and-food", 1)),
        (6, 3, None),
    ],
)
def test_prices(food: int, runes: int, missing: object) -> None:
    """E71, R8.2: 1 rune and 4 food, or 3 runes; no other mix."""
    t = bellum(ada=has(food=food, runes=runes), bob=has(), ultra=["hydra", "sphinx"]).recruiting()
    assert t.reason("ada", "recruit:hydra") == missing
    assert ("recruit:hydra" in t.options("ada")) == (missing is None)


def test_two_runes_alone_buy_nothing() -> None:
    """E71: with 0 food and 2 runes nobody is even asked."""
    assert bellum(ada=has(runes=2), bob=has()).recruiting().day_is_done


def test_no_change_is_given() -> None:
    """E71, R8.2: what is left after each price."""
    t = bellum(ada=has(food=4, runes=1), bob=has(), ultra=["hydra", "sphinx"]).recruiting()
    assert t.choose("ada", "recruit:hydra").store("ada") == (0, 0, 0)
    t = bellum(ada=has(runes=3), bob=has(), ultra=["hydra", "sphinx"]).recruiting()
    assert t.choose("ada", "recruit:hydra").store("ada") == (0, 0, 0)
    for key, left in (("pay:runes", (6, 0, 0)), ("pay:food", (2, 2, 0))):
        t = bellum(ada=has(food=6, runes=3), bob=has(), ultra=["hydra", "sphinx"]).recruiting()
        t.choose("ada", "recruit:hydra")
        assert t.options("ada") == ["pay:food", "pay:runes"]
        assert t.choose("ada", key).store("ada") == left


@pytest.mark.parametrize(("food", "runes", "first"), [(4, 1, "food"), (0, 3, "runes"), (6, 3, "food"), (0, 0, "food")])
def test_an_option_names_both_prices(food: int, runes: int, first: str) -> None:
    """R8.2: what would be paid, and what could be paid instead; an evil creature has one price."""
    t = bellum(ada=has(food=food, runes=runes), bob=has(), ultra=["hydra", "sphinx"], evil=["imp", "warg"])
    t.recruiting()
    ways = [{"food": 4, "runes": 1}, {"runes": 3}]
    price = RECRUIT_ULTRA["hydra"].price_for(t.table, 0)
    assert price is not None and [price.now, price.instead] == (ways if first == "food" else ways[::-1])
    price = RECRUIT_EVIL["imp"].price_for(t.table, 0)
    assert price is not None and (price.now, price.instead) == ({"food": 2}, {})


def test_evil_creatures_cost_two_food() -> None:
    """R8.2."""
    t = bellum(ada=has(food=1, runes=3), bob=has(), evil=["imp", "warg"]).recruiting()
    assert t.reason("ada", "recruit:imp") == ("bellum_magica-short-food", 1)


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_shield_on_either_side(side: str) -> None:
    """E72, R8.5: the jailer's shield comes whichever side is chosen."""
    t = bellum(ada=has(food=2), bob=has(), evil=["jailer", "imp"]).recruiting()
    t.choose("ada", "recruit:jailer", f"tuck:{side}")
    assert t.walls("ada") == (3, 0)


def test_a_magic_shield() -> None:
    """E73, R8.5."""
    t = bellum(ada=has(runes=3), bob=has(), ultra=["sphinx", "hydra"]).recruiting()
    t.choose("ada", "recruit:sphinx", "tuck:left")
    assert t.walls("ada") == (2, 1)


def test_one_mage_after_the_other() -> None:
    """E74, R8.1, A1: the captain first, each finishing before the next begins."""
    t = bellum(ada=has(food=2), bob=has(food=2), cid=has(food=4), captain="cid").recruiting()
    assert t.asked == ["cid"]
    t.choose("cid", t.options("cid")[0], "tuck:left")
    assert t.asked == ["cid"], "and may go on"
    t.choose("cid", "done")
    assert t.asked == ["ada"]
    t.choose("ada", "done")
    assert t.asked == ["bob"]


def test_an_empty_deck() -> None:
    """E75, A3: the market shrinks; then that kind cannot be bought any more."""
    t = bellum(ada=has(food=6, runes=0), bob=has(), evil=["imp", "warg"], next_evil=[]).recruiting()
    t.choose("ada", "recruit:imp", "tuck:left")
    assert t.table.evil_market == ("warg",) and t.options("ada") == ["recruit:warg", "done"]
    t.choose("ada", "recruit:warg", "tuck:left")
    assert not t.table.evil_market and t.day_is_done and t.ada.food == 2


def test_nothing_works_on_the_day_it_comes() -> None:
    """E76, R8.6: gathering is over."""
    t = bellum(ada=has(castle="orc", food=2, swords=0), bob=has(swords=0), evil=["jailer", "imp"]).gather(4)
    t.choose("ada", "recruit:jailer", "tuck:left")
    assert t.ada.food == 0 and t.ada.work_row(4).food == 1
    assert t.end_of_day().roll(4).ada.food == 1


def test_a_spell_for_the_next_own_day() -> None:
    """E77, R8.5, A31: recruited as captain, usable when captain again."""
    t = bellum(ada=has(food=2, swords=0), bob=has(swords=0), evil=["satyr", "imp"]).recruiting()
    t.choose("ada", "recruit:satyr", "tuck:left")
    assert t.ada.spells == 1
    t.end_of_day().roll(1)
    assert t.captain == "bob" and "spell" not in [key for name in t.asked for key in t.options(name)]
    t.everybody("done")
    assert t.end_of_day().roll(1).options("ada") == ["spell", "stand"]


def test_tucked_for_ever() -> None:
    """R8.4, A25: only the chosen side counts, and there is no way to move a card."""
    t = bellum(ada=has(castle="lich", food=2), bob=has(), evil=["rat_pack", "imp"]).recruiting()
    before = t.ada.war
    t.choose("ada", "recruit:rat_pack", "tuck:left")
    assert t.ada.war == before
    assert [t.ada.work_row(die).food for die in range(1, 7)] == [2, 1, 2, 1, 0, 1]


def test_a_new_card_goes_under_those_already_there() -> None:
    """R8.4."""
    t = bellum(ada=has(food=2, left=["warg"]), bob=has(), evil=["imp", "mimic"]).recruiting()
    assert t.choose("ada", "recruit:imp", "tuck:left").ada.left == ("warg", "imp")


def test_which_bonuses_there_are() -> None:
    """R8.5: 17 re-roll spells and 8 magic shields, as many as tokens in the box; 9 shields."""
    bonuses = [card.bonus for card in (*EVIL.values(), *ULTRA_EVIL.values()) if card.bonus is not None]
    totals = {name: sum(getattr(bonus, name) for bonus in bonuses) for name in ("spells", "magic_shields", "shields")}
    assert totals == {"spells": 17, "magic_shields": 8, "shields": 9}


def test_a_bonus_shield_when_the_box_is_empty() -> None:
    """A12: only with the box as the limit."""
    t = bellum(
        ada=has(food=2), bob=has(shield_tokens=20), evil=["jailer", "imp"], shield_supply="box"
    ).recruiting()  # fmt: skip
    assert t.choose("ada", "recruit:jailer").walls("ada") == (2, 0)
