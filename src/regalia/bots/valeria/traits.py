"""What counts in Valeria: points and resources, what a roll harvests, and what is within reach."""

from __future__ import annotations

from typing import ClassVar, Final

from regalia.bots.learned import Traits
from regalia.bots.valeria.worth import OFTEN, worth_on_average
from regalia.games.valeria.cards import CITIZENS, DOMAINS, ROLLS, SLAYABLE, STARTERS, Citizen, Starter, woken
from regalia.games.valeria.effects import Gain, GainPer, ValeriaEffect
from regalia.games.valeria.player import Duchy
from regalia.games.valeria.rounds import TakeAction
from regalia.games.valeria.scoring import sheets
from regalia.games.valeria.table import ValeriaTable

Harvest = tuple[float, float, float, float]
"""The gold, strength and magic that a roll brings on average, and what all else that it brings is worth."""
LOW_STACKS, LOW, HIGH = 5, 3, 5
"""Five stacks of domains hold three cards, all others five or more."""


def _harvest(effect: ValeriaEffect, often: float) -> Harvest:
    """What an effect that a roll wakes so often brings on average; what is counted in the duchy comes on top."""
    if isinstance(effect, GainPer):
        return 0.0, 0.0, 0.0, 0.0
    if isinstance(effect, Gain):
        return often * effect.gold, often * effect.strength, often * effect.magic, often * effect.vp
    return 0.0, 0.0, 0.0, often * worth_on_average(effect)


CARDS: Final[dict[str, Starter | Citizen]] = {**STARTERS, **CITIZENS}
ON_OWN_TURN: Final[dict[str, Harvest]] = {card: _harvest(CARDS[card].active, OFTEN[card]) for card in CARDS}
ON_OTHERS: Final[dict[str, Harvest]] = {card: _harvest(CARDS[card].others, OFTEN[card]) for card in CARDS}
COUNTED: Final[dict[str, tuple[ValeriaEffect, ValeriaEffect]]] = {
    card: (CARDS[card].active, CARDS[card].others)
    for card in CARDS
    if isinstance(CARDS[card].active, GainPer) or isinstance(CARDS[card].others, GainPer)
}
"""Citizens who harvest for each of something in the duchy."""
WAKING: Final[dict[str, int]] = {
    card: sum(1 << number for number, dice in enumerate(ROLLS) if woken(dice).get(card, 0)) for card in CARDS
}
"""The rolls that activate each card, one bit for each."""


class ValeriaTraits(Traits[ValeriaTable]):
    """A duchy in numbers."""

    names: ClassVar[tuple[str, ...]] = (
        "active", "actions", "to_come", "points", "board", "gold", "strength", "magic", "harvest_gold",
        "harvest_strength", "harvest_magic", "harvest_else", "rolls", "citizens", "kinds", "roles",
        "monsters", "domains", "lasting", "prey", "site",
    )  # fmt: skip

    def turn(self, table: ValeriaTable) -> int:
        return table.turns

    def ahead(self, table: ValeriaTable) -> float:
        """By how many cards must go before enough stacks are exhausted."""
        limit = table.stacks_to_end()
        low = min(limit, LOW_STACKS)
        whole = LOW * low + HIGH * (limit - low)
        sizes = sorted([len(stack) for stack in table.grid if stack])
        left = 0
        for size in sizes[: max(0, limit - len(table.covers))]:
            left += size
        return min(1.0, left / whole)

    def rows(self, table: ValeriaTable) -> list[list[float]]:
        totals = [float(sheet.total) for sheet in sheets(table)]
        rows = [self.row(table, player, totals[player.seat]) for player in table.players]
        if table.solo:
            rows.append([totals[1] if name == "points" else 0.0 for name in self.names])
        return rows

    def row(self, table: ValeriaTable, player: Duchy, points: float) -> list[float]:
        """The traits of one duchy."""
        seats, seat = len(table.players), player.seat
        own, other = (1.0, 1.0) if table.solo else (1 / seats, 1 - 1 / seats)
        gold = strength = magic = rest = 0.0
        rolls = citizens = 0
        for card, copies in player.duchy.items():
            rolls |= WAKING[card]
            citizens += copies
            a, b = ON_OWN_TURN[card], ON_OTHERS[card]
            gold += copies * (own * a[0] + other * b[0])
            strength += copies * (own * a[1] + other * b[1])
            magic += copies * (own * a[2] + other * b[2])
            rest += copies * (own * a[3] + other * b[3])
            if card in COUNTED:
                for effect, part in zip(COUNTED[card], (own, other), strict=True):
                    if isinstance(effect, GainPer):
                        times = copies * part * OFTEN[card] * effect.per.count(table, player)
                        gold += times * effect.gold
                        strength += times * effect.strength
                        magic += times * effect.magic
                        rest += times * effect.vp
        active = table.active == seat
        return [
            1.0 if active else 0.0,
            float(self.actions(table)) if active else 0.0,
            1.0 if (seat - table.first) % seats > (table.active - table.first) % seats else 0.0,
            points,
            float(player.vp),
            float(player.gold),
            float(player.strength),
            float(player.magic),
            gold,
            strength,
            magic,
            rest,
            bin(rolls).count("1") / len(ROLLS),
            float(citizens - len(STARTERS)),
            float(len(player.duchy)),
            float(sum([1 for n in player.roles.values() if n])),
            float(len(player.monsters)),
            float(len(player.domains)),
            float(sum([len(cards) for cards in player.ongoing.values()])),
            self.prey(table, player),
            self.site(table, player),
        ]

    def actions(self, table: ValeriaTable) -> int:
        """How many actions are left of the turn."""
        left = 0
        for frame in table.frames:
            if isinstance(frame, TakeAction):
                left += 1
        return left

    def prey(self, table: ValeriaTable, player: Duchy) -> float:
        """The points of the best monster that could be slain now."""
        best = 0
        if player.strength:
            might = player.strength + player.magic
            for act in table.in_centre()[0]:
                if act.least <= might and act.magic <= player.magic:
                    best = max(best, SLAYABLE[act.card].vp)
        return float(best)

    def site(self, table: ValeriaTable, player: Duchy) -> float:
        """The points of the best domain that could be built now."""
        best = 0
        if player.gold:
            for act in table.in_centre()[2]:
                if act.least <= player.gold + player.magic and act.why_not(table, player.seat) is None:
                    best = max(best, DOMAINS[act.card].vp)
        return float(best)
