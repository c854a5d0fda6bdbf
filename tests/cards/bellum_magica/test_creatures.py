"""Every creature under both wings, and every bonus token."""

from __future__ import annotations

import pytest

from regalia.games.bellum_magica import cards as box
from regalia.games.bellum_magica.effects import Gain
from regalia.games.bellum_magica.wings import War, Work
from tests.rulebook.bellum_magica.tables import bellum, has

EVIL = list(box.EVIL)
ULTRA = list(box.ULTRA_EVIL)
BONUS = [card for card, creature in box.CREATURES.items() if creature.bonus is not None]
FIVE = ("lich", "witch", "demon", "orc", "vampire")


def both(one: Work, other: Work) -> Work:
    return Work(one.food + other.food, one.runes + other.runes, one.maps + other.maps)


def both_armed(one: War, other: War) -> War:
    return War(one.swords + other.swords, one.magic_swords + other.magic_swords, one.thieves + other.thieves)


@pytest.mark.parametrize("card", box.CREATURES)
def test_only_the_chosen_side_counts(card: str) -> None:
    """Each row of the wing is the castle's row and the creature's together; the other wing stays as it was."""
    castle, creature = box.CASTLES["castle_orc"], box.CREATURES[card]
    left = bellum(ada=has(castle="orc", left=[card]), bob=has()).ada
    right = bellum(ada=has(castle="orc", right=[card]), bob=has()).ada
    for die in range(1, 7):
        assert left.work_row(die) == both(castle.work[die - 1], creature.work[die - 1])
        assert left.war_row(die) == castle.war[die - 1]
        assert right.work_row(die) == castle.work[die - 1]
        assert right.war_row(die) == both_armed(castle.war[die - 1], creature.war[die - 1])


@pytest.mark.parametrize("card", BONUS)
def test_a_bonus_token_comes_with_the_creature(card: str) -> None:
    bonus = box.CREATURES[card].bonus
    assert isinstance(bonus, Gain)
    other = next(c for c in (EVIL if card in EVIL else ULTRA) if c != card)
    market = {"evil": [card, other]} if card in EVIL else {"ultra": [card, other]}
    t = bellum(ada=has(food=2, runes=3), bob=has(), evil=market.get("evil"), ultra=market.get("ultra")).recruiting()
    t.choose("ada", f"recruit:{card}")
    assert t.walls("ada") == (2 + bonus.shields, bonus.magic_shields)
    assert t.ada.spells == bonus.spells
    assert bonus.shields + bonus.magic_shields + bonus.spells == 1


@pytest.mark.parametrize("name", FIVE)
def test_every_castle_gathers_and_fights_by_its_rows(name: str) -> None:
    castle = box.CASTLES[f"castle_{name}"]
    other = FIVE[FIVE.index(name) - 1]
    for die in range(1, 7):
        t = bellum(ada=has(castle=name), bob=has(castle=other, maps=0, swords=0), display=[]).gather(die)
        work, war = castle.work[die - 1], castle.war[die - 1]
        assert t.store("ada") == (work.food, work.runes, 0)
        assert t.chests("ada") == (0, int(work.maps > 0), 0)
        assert ("ada" in t.asked and "attack:inn" in t.options("ada")) == (war.swords > 0)


def test_no_castle_has_magic_swords() -> None:
    """They come with creatures only."""
    assert all(row.magic_swords == 0 for castle in box.CASTLES.values() for row in castle.war)
    assert all(row.magic_swords == 0 for goblin in box.GOBLINS.values() for row in goblin.war)
