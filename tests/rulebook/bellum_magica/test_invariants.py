"""What holds at every moment of every game, whatever is chosen."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.engine.chance import Chance
from regalia.engine.game import Setting
from regalia.games.bellum_magica.cards import CHEST_KINDS, CREATURES, SETTLEMENTS, chests_of
from regalia.games.bellum_magica.game import BELLUM_MAGICA
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.table import BellumTable

BOX: dict[str, Setting] = {"resource_supply": "box", "shield_supply": "box", "chest_fallback": "none"}
OPEN: dict[str, Setting] = {"castle_pick": "draft", "goblin_setup": "seat_order"}


def creatures(table: BellumTable) -> Counter[str]:
    """Where every creature lies."""
    cards = Counter((*table.evil_market, *table.ultra_market, *table.evil_deck, *table.ultra_deck, *table.goblin_box))
    for player in table.players:
        cards.update((*player.left, *player.right, *player.recruited, *player.goblins))
    return cards


def settlements(table: BellumTable) -> Counter[str]:
    stacks = (*table.kingdom, *table.settlement_box)
    return Counter((*table.inn, *table.display, *table.sacked, *(card for stack in stacks for card in stack)))


def chests(table: BellumTable) -> Counter[str]:
    held = [stack for player in table.players for stack in player.chests]
    return Counter(chest for stack in (*table.hoard, *held) for chest in stack)


def only_grows(before: Mage, after: Mage) -> None:
    """Tokens are permanent and tucked cards never move."""
    assert after.left[: len(before.left)] == before.left and after.right[: len(before.right)] == before.right
    assert after.shields >= before.shields and after.magic_shields >= before.magic_shields
    assert after.spells + after.flipped >= before.spells + before.flipped


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, BOX, OPEN], ids=["plain", "box", "open"])
def test_a_whole_game_keeps_the_books(players: int, options: dict[str, Setting]) -> None:
    """R6.6, R6.13, R8.4, R9.1: nothing vanishes, nothing is too much, nothing is taken back."""
    every_chest = Counter(chest for kind in CHEST_KINDS for chest in chests_of(kind))
    for seed in range(2):
        table, chance = BELLUM_MAGICA.new(players, options, seed), Chance(seed)
        assert isinstance(table, BellumTable)
        while table.asked:
            before = [player.clone() for player in table.players]
            seat, acts = chance.pick(table.asked)
            table.choose(seat, chance.pick(acts))
            assert creatures(table) == Counter(list(CREATURES)) and settlements(table) == Counter(list(SETTLEMENTS))
            assert chests(table) == every_chest
            assert len(table.display) <= players
            assert len(table.evil_market) <= 2 and len(table.ultra_market) <= 2
            for was, player in zip(before, table.players, strict=True):
                assert 0 <= player.kegs <= 2 and player.food >= 0 and player.runes >= 0 and player.spells >= 0
                if was.castle:
                    only_grows(was, player)
            if options is BOX:
                assert table.food_left() >= 0 and table.runes_left() >= 0 and table.shields_left() >= 0
        assert table.over and max(player.chest_count() for player in table.players) >= 10
