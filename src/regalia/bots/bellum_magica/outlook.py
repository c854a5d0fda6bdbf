"""What a squire of Bellum Magica reckons with: what hordes earn on each face of the die in the time that is left."""

from __future__ import annotations

from typing import Final

from regalia.bots.bellum_magica.worth import CHEST_WORTH, PROSPECT, season
from regalia.games.bellum_magica.attacks import open_settlements
from regalia.games.bellum_magica.cards import MAGIC, MAPS, RUNES, THIEVES, WAR, WORK, Rows
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.table import BellumTable

DIE: Final = range(6)
TOO_MUCH_MAGIC: Final = 100
"""More magic swords than any horde has on a face of the die."""


def _faces(rows: Rows) -> tuple[int, ...]:
    return tuple(face for face in DIE if rows[face] or rows[face + 6] or rows[face + 12])


WORK_ROWS: Final = {card: _faces(rows) for card, rows in WORK.items()}
WAR_ROWS: Final = {card: _faces(rows) for card, rows in WAR.items()}
"""The faces of the die on which a creature does anything, under either wing."""


def breaks_into(swords: int, magic: int, other: Mage) -> bool:
    """Whether an attack would get into another mage's castle."""
    return other.magic_shields <= magic and other.shields + other.magic_shields <= swords + magic


class Outlook:
    """What the squire reckons with at one decision: the time that is left, and what lies open to gather and plunder."""

    __slots__ = ("bonus", "days", "food", "hopes", "later", "loot", "open", "plundered", "rune", "table")

    def __init__(self, table: BellumTable) -> None:
        self.table = table
        most = 0
        for player in table.players:
            most = max(most, player.chest_count())
        now = season(most, len(table.players))
        self.days, self.food, self.rune = now.days, now.goods.food, now.goods.rune
        self.loot = now.loot
        self.bonus = now.bonus
        self.open = [
            (attack.all_shields, attack.magic_shields, now.loot[attack.card]) for attack in open_settlements(table)
        ]
        """The shields and the worth of every settlement that lies open."""
        self.plundered: dict[int, float] = {}
        self.hopes: dict[int, float] = {}
        """What was reckoned already: of plunder by strength and magic, of another roll by seat."""
        self.later = PROSPECT[next((kind for kind, stack in enumerate(table.kingdom) if stack), 2)]
        """What the settlements that are turned up next will be worth."""

    def row(self, player: Mage, row: int) -> float:
        """What a face of the die earns: what is gathered, the scouts' chest, the best attack."""
        return self.work(player, player.work, row) + self.war(player, player.war, row)

    def work(self, player: Mage, work: Rows, row: int) -> float:
        """What a left wing earns on a face of the die."""
        return self.gathering(player, row, work[row], work[row + RUNES], work[row + MAPS])

    def gathering(self, player: Mage, row: int, food: int, runes: int, maps: int) -> float:
        """What so many icons of each kind earn on a face of the die: stores, and a chest for the best scout."""
        gathered = self.food * food + self.rune * runes
        if not maps:
            return gathered
        others = 0
        for other in self.table.players:
            if other is not player:
                others = max(others, other.work[row + MAPS])
        if maps > others:
            return gathered + CHEST_WORTH[1] + 0.1 * (maps - others)
        return gathered + (CHEST_WORTH[0] if maps == others else 0.3)

    def war(self, player: Mage, war: Rows, row: int) -> float:
        """What the best attack of a right wing earns on a face of the die, today and later."""
        return self.attacking(player, war[row], war[row + MAGIC], war[row + THIEVES])

    def attacking(self, player: Mage, swords: int, magic: int, thieves: int) -> float:
        """What the best attack with so many icons of each kind earns, today and later."""
        worth = self.plunder(swords + magic, magic)
        if thieves:
            for other in self.table.players:
                if other is not player and breaks_into(swords, magic, other):
                    worth = max(worth, 0.6 * self.robbery(other, thieves) + 1.2 * min(thieves, 2))
            worth += 0.4 * thieves
        return worth

    def plunder(self, strength: int, magic: int) -> float:
        """What the best settlement brings that such a wing beats; reckoned once for each."""
        key = strength * TOO_MUCH_MAGIC + magic
        if key not in self.plundered:
            best = 0.0
            for shields, magic_shields, worth in self.open:
                if shields <= strength and magic_shields <= magic and worth > best:
                    best = worth
            later = self.later[min(strength, 9)][min(magic, 2)]
            self.plundered[key] = 0.5 * best + 0.5 * later + 0.2 * min(strength, 8)
        return self.plundered[key]

    def robbery(self, robbed: Mage, thieves: int) -> float:
        """What thieves would carry off from a castle, the dearest kinds first."""
        worth = 0.0
        for kind in (2, 1, 0):
            taken = min(thieves, len(robbed.chests[kind]))
            worth += taken * CHEST_WORTH[kind]
            thieves -= taken
        return worth

    def left(self, player: Mage, card: str) -> float:
        """What a creature would earn under the left wing in the days that are left."""
        work, more, gain = player.work, WORK[card], 0.0
        for row in WORK_ROWS[card]:
            food, runes, maps = work[row], work[row + RUNES], work[row + MAPS]
            gain += self.gathering(
                player, row, food + more[row], runes + more[row + RUNES], maps + more[row + MAPS]
            ) - self.gathering(player, row, food, runes, maps)
        return gain * self.days / 6

    def right(self, player: Mage, card: str) -> float:
        """What a creature would earn under the right wing in the days that are left."""
        war, more, gain = player.war, WAR[card], 0.0
        for row in WAR_ROWS[card]:
            swords, magic, thieves = war[row], war[row + MAGIC], war[row + THIEVES]
            gain += self.attacking(
                player, swords + more[row], magic + more[row + MAGIC], thieves + more[row + THIEVES]
            ) - self.attacking(player, swords, magic, thieves)
        return gain * self.days / 6
