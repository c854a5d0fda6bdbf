"""The squire's wishes in Valeria: points first, then what harvests well, then what the next purchase lacks."""

from __future__ import annotations

from typing import Any, Final

from regalia.bots.priorities import Squire
from regalia.bots.valeria.outlook import RECRUITABLE, Outlook
from regalia.bots.valeria.worth import WORTH, worth_now
from regalia.engine.combinators import Alternative
from regalia.engine.decisions import Act
from regalia.games.valeria.actions import Build, GainResource, Recruit, Slay
from regalia.games.valeria.card_questions import FirstMonster, FreeCitizen, ReturnCard, StealMonster
from regalia.games.valeria.cards import DUKES, ROLLS, SLAYABLE, woken
from regalia.games.valeria.paying import Pay
from regalia.games.valeria.player import Duchy
from regalia.games.valeria.questions import TakeAmount, UseExchange
from regalia.games.valeria.rolling import TurnDie
from regalia.games.valeria.rounds import Keep
from regalia.games.valeria.table import ValeriaTable

WOKEN: Final = {dice: woken(dice) for dice in ROLLS}
STARTER: Final = 0.33
"""What a starter harvests, about."""


class ValeriaSquire(Squire[ValeriaTable]):
    """Plays for points at hand and for a duchy that harvests on many numbers."""

    def __init__(self) -> None:
        self.seen: Outlook | None = None
        """What it thought of the table it saw last, the same for every act there."""

    def forget(self) -> None:
        self.seen = None

    def outlook(self, table: ValeriaTable, player: Duchy) -> Outlook:
        """What there is to reckon with on a table."""
        if self.seen is None or self.seen.table is not table or self.seen.player is not player:
            self.seen = Outlook(table, player)
        return self.seen

    def wish(self, table: ValeriaTable, seat: int, act: Act[Any]) -> float:
        player = table.players[seat]
        if isinstance(act, Slay):
            strength, magic = act.price(table)
            return 10 + self.outlook(table, player).monster(act.card) - 0.2 * (strength + magic)
        if isinstance(act, Build):
            return 10 + self.outlook(table, player).domain(act.card) - 0.2 * act.price(player)
        if isinstance(act, Recruit):
            return 10 + self.outlook(table, player).citizen(act.card) - WORTH["gold"] * player.prices[act.card]
        if isinstance(act, GainResource):
            return 9.6 + self.outlook(table, player).want(act.kind)
        if isinstance(act, Pay):
            return -WORTH["magic"] * act.magic - WORTH["gold"] * act.gold - WORTH["strength"] * act.strength
        if isinstance(act, FreeCitizen):
            return self.outlook(table, player).citizen(act.card)
        if isinstance(act, Alternative):
            return worth_now(act.effect, table, player)
        if isinstance(act, UseExchange):
            return worth_now(act.effect.gain, table, player) - worth_now(act.effect.pay, table, player)
        if isinstance(act, TakeAmount):
            return act.n * WORTH[act.kind] + 0.01 * table.players[act.other].vp
        if isinstance(act, StealMonster):
            pile = table.players[act.other].monsters
            return sum(SLAYABLE[card].vp for card in pile) / len(pile)
        if isinstance(act, FirstMonster):
            return float(SLAYABLE[table.first_monster()].vp)
        if isinstance(act, ReturnCard):
            lost = SLAYABLE[act.card].vp if act.card in SLAYABLE else self.outlook(table, player).citizen(act.card)
            return act.effect.vp - lost - 0.5
        if isinstance(act, Keep):
            return float(DUKES[act.card].resources_per_vp == 3) + 0.2 * len(DUKES[act.card].score)
        if isinstance(act, TurnDie):
            first, second = table.dice
            die = act.effect.changed(table.dice[act.die])
            turned = (die, second) if act.die == 0 else (first, die)
            gain = self.harvest(table, player, turned) - self.harvest(table, player, table.dice)
            return gain - WORTH["gold"] * act.effect.price(table, player)
        return 0.0

    def harvest(self, table: ValeriaTable, player: Duchy, dice: tuple[int, int]) -> float:
        """What the own duchy harvests on a roll."""
        total = 0.0
        for card, times in WOKEN[dice].items():
            copies = player.duchy.get(card, 0)
            if copies:
                total += (
                    copies * times * (RECRUITABLE[card].active.now(table, player) if card in RECRUITABLE else STARTER)
                )
        return total
