"""The squire's wishes in Bellum Magica: chests now, then a horde that earns on every face of the die."""

from __future__ import annotations

from typing import Any, Final

from regalia.bots.bellum_magica.outlook import DIE, Outlook
from regalia.bots.bellum_magica.worth import CHEST_WORTH, CHESTS_IN, KEG, RUNES_IN_FOOD
from regalia.bots.priorities import Squire
from regalia.engine.decisions import Act
from regalia.games.bellum_magica.attacks import Attack, Rob, Steal
from regalia.games.bellum_magica.beginning import MoveIn
from regalia.games.bellum_magica.cards import WAR, WORK
from regalia.games.bellum_magica.horde import BuyRound, CastSpell
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.recruiting import Pay, Recruit
from regalia.games.bellum_magica.scoring import VALUES
from regalia.games.bellum_magica.table import CHESTS_TO_END, BellumTable
from regalia.games.bellum_magica.tucking import TuckAct

SPITE: Final = 0.5
"""How much of a rival's good day counts as one's own bad day."""
ROBBERY: Final = 1.5
"""A stolen chest is worth more than a found one: somebody else has it no longer."""


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
            return 1 + outlook.loot[act.card] - self.fear_of_ending(table, player, CHESTS_IN[act.card])
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
        if isinstance(act, Recruit):
            sides = outlook.left(player, act.card), outlook.right(player, act.card)
            return 0.1 + max(sides) + outlook.bonus[act.card]
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
