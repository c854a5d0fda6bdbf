"""The squire's wishes in Bellum Magica: chests now, then a horde that earns on every face of the die."""

from __future__ import annotations

from typing import Any, Final

from regalia.bots.priorities import Squire
from regalia.engine.decisions import Act
from regalia.games.bellum_magica.attacks import Attack, Rob, Steal, open_settlements
from regalia.games.bellum_magica.beginning import MoveIn
from regalia.games.bellum_magica.cards import (
    CHEST_KINDS,
    CREATURES,
    MAGIC,
    MAPS,
    RUNES,
    SETTLEMENT_KINDS,
    SETTLEMENTS,
    THIEVES,
    WAR,
    WORK,
    Rows,
    chests_of,
    settlements_of,
)
from regalia.games.bellum_magica.effects import Gain
from regalia.games.bellum_magica.horde import BuyRound, CastSpell
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.recruiting import Pay, RecruitEvil, RecruitUltraEvil
from regalia.games.bellum_magica.rounds import CHESTS_TO_END
from regalia.games.bellum_magica.scoring import VALUES
from regalia.games.bellum_magica.table import BellumTable
from regalia.games.bellum_magica.tucking import TuckAct

CHEST_WORTH: Final = [sum(VALUES[chest] for chest in chests_of(kind)) / len(chests_of(kind)) for kind in CHEST_KINDS]
"""The mean value of a wooden, a metal and a gold chest."""
FOOD_A_DAY: Final = 0.15
"""What one food is worth for each day that is left to use what it buys."""
RUNES_IN_FOOD: Final = 1.9
KEG: Final = 0.35
LONGEST_GAME: Final = 12.0
CHESTS_A_DAY: Final = 0.9
"""How fast the mage with the most chests usually gets more."""
SPITE: Final = 0.5
"""How much of a rival's good day counts as one's own bad day."""
ROBBERY: Final = 1.5
"""A stolen chest is worth more than a found one: somebody else has it no longer."""
DIE: Final = range(6)
TOO_MUCH_MAGIC: Final = 100
"""More magic swords than any horde has on a face of the die."""


def _faces(rows: Rows) -> tuple[int, ...]:
    return tuple(face for face in DIE if rows[face] or rows[face + 6] or rows[face + 12])


LOOT: Final = {card: settlement.loot for card, settlement in SETTLEMENTS.items() if isinstance(settlement.loot, Gain)}
WORK_ROWS: Final = {card: _faces(rows) for card, rows in WORK.items()}
WAR_ROWS: Final = {card: _faces(rows) for card, rows in WAR.items()}
"""The faces of the die on which a creature does anything, under either wing."""


class Season:
    """What goods and loot are worth at a time of the game."""

    __slots__ = ("days", "food", "loot", "rune")

    def __init__(self, most: int) -> None:
        self.days = min(LONGEST_GAME, 0.5 + (CHESTS_TO_END - most) / CHESTS_A_DAY)
        """How many days are still to come, by how many chests the first mage lacks."""
        self.food = FOOD_A_DAY * self.days
        """Less and less, since what food buys has less and less time to work."""
        self.rune = RUNES_IN_FOOD * self.food
        self.loot = {card: _loot(card, self.food, self.rune) for card in LOOT}


SEASONS: Final[dict[int, Season]] = {}
"""The seasons that were met so far, by the most chests that anybody has."""


def season(most: int) -> Season:
    """The time of the game when the first mage has so many chests."""
    if most not in SEASONS:
        SEASONS[most] = Season(most)
    return SEASONS[most]


class Outlook:
    """What the squire reckons with at one decision: the time that is left, and what lies open to gather and plunder."""

    __slots__ = ("days", "food", "hopes", "later", "loot", "open", "plundered", "rune", "table")

    def __init__(self, table: BellumTable) -> None:
        self.table = table
        most = 0
        for player in table.players:
            most = max(most, player.chest_count())
        now = season(most)
        self.days, self.food, self.rune, self.loot = now.days, now.food, now.rune, now.loot
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

    def bonus(self, card: str) -> float:
        """What the bonus token of a creature is worth; a spell works on the own days as captain only."""
        bonus = CREATURES[card].bonus
        if not isinstance(bonus, Gain):
            return 0.0
        spells = bonus.spells / len(self.table.players)
        return (0.12 * bonus.shields + 0.3 * bonus.magic_shields + 0.5 * spells) * self.days


class BellumSquire(Squire[BellumTable]):
    """Takes the best loot of the day and recruits what earns most in the days that may be left."""

    def __init__(self) -> None:
        self.seen: Outlook | None = None
        """What it thought of the table it saw last, the same for every act there."""

    def forget(self) -> None:
        self.seen = None

    def outlook(self, table: BellumTable) -> Outlook:
        """What there is to reckon with on a table."""
        if self.seen is None or self.seen.table is not table:
            self.seen = Outlook(table)
        return self.seen

    def wish(self, table: BellumTable, seat: int, act: Act[Any]) -> float:
        player, outlook = table.players[seat], self.outlook(table)
        if isinstance(act, Attack):
            return 1 + outlook.loot[act.card] - self.fear_of_ending(table, player, _chests_in(act.card))
        if isinstance(act, Rob):
            robbed, thieves = table.players[act.other], player.war_row(table.die).thieves
            chests = min(thieves, robbed.chest_count())
            return 1 + ROBBERY * outlook.robbery(robbed, thieves) - self.fear_of_ending(table, player, chests)
        if isinstance(act, Steal):
            return CHEST_WORTH[act.kind]
        if isinstance(act, CastSpell):
            return self.hope(outlook, seat)
        if isinstance(act, BuyRound):
            return self.hope(outlook, seat) - KEG
        if isinstance(act, RecruitEvil | RecruitUltraEvil):
            sides = outlook.left(player, act.card), outlook.right(player, act.card)
            return 0.1 + max(sides) + outlook.bonus(act.card)
        if isinstance(act, Pay):
            return -act.payment.food - RUNES_IN_FOOD * act.payment.runes
        if isinstance(act, TuckAct):
            card = act.creature(player)
            return outlook.left(player, card) if act.side == "left" else outlook.right(player, card)
        if isinstance(act, MoveIn):
            work, war = WORK[act.card], WAR[act.card]
            return sum(outlook.work(player, work, row) + outlook.war(player, war, row) for row in DIE)
        return 0.0

    def hope(self, outlook: Outlook, seat: int) -> float:
        """By how much the day would be better on average if the die were rolled again."""
        if seat not in outlook.hopes:
            days = [self.day(outlook, seat, row) for row in DIE]
            outlook.hopes[seat] = sum(days) / 6 - days[outlook.table.die - 1]
        return outlook.hopes[seat]

    def day(self, outlook: Outlook, seat: int, row: int) -> float:
        """What a face of the die is worth to a seat, less something for what it is worth to the others."""
        players = outlook.table.players
        own = outlook.row(players[seat], row)
        others = sum(outlook.row(player, row) for player in players if player.seat != seat)
        return own - SPITE * others / (len(players) - 1)

    def fear_of_ending(self, table: BellumTable, player: Mage, chests: int) -> float:
        """Ten chests end the game: better not, while somebody else looks richer."""
        if player.chest_count() + chests < CHESTS_TO_END:
            return 0.0
        own = sum(VALUES[chest] for stack in player.chests for chest in stack) + 2 * chests
        richest = max(
            sum(len(stack) * CHEST_WORTH[kind] for kind, stack in enumerate(other.chests))
            for other in table.players
            if other is not player
        )
        return 4.0 if richest > own else 0.0


def breaks_into(swords: int, magic: int, other: Mage) -> bool:
    """Whether an attack would get into another mage's castle."""
    return other.magic_shields <= magic and other.shields + other.magic_shields <= swords + magic


def _loot(card: str, food: float, rune: float) -> float:
    loot = LOOT[card]
    chests = loot.wooden * CHEST_WORTH[0] + loot.metal * CHEST_WORTH[1] + loot.golden * CHEST_WORTH[2]
    return chests + food * loot.food + rune * loot.runes + KEG * loot.kegs


def _chests_in(card: str) -> int:
    loot = LOOT[card]
    return loot.wooden + loot.metal + loot.golden


def _prospect(kind: int, strength: int, magic: int) -> float:
    """What a settlement of a kind brings on average to a horde of this strength."""
    cards = settlements_of(SETTLEMENT_KINDS[kind])
    beaten = [
        card
        for card in cards
        if SETTLEMENTS[card].shield + SETTLEMENTS[card].magic_shield <= strength
        and SETTLEMENTS[card].magic_shield <= magic
    ]
    return sum(_loot(card, 0.5, 1.0) for card in beaten) / len(cards)


PROSPECT: Final = [
    [[_prospect(kind, strength, magic) for magic in range(3)] for strength in range(10)] for kind in range(3)
]
"""What a farm, a village or a city brings on average, by strength and by magic swords."""
