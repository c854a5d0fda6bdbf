"""What bots are told about Windfall. All of this may be left out: bots think ahead by the rules alone."""

from __future__ import annotations

from typing import Any

from regalia import Act, Knowledge, Squire
from windfall.cards import CARGOES, CREWS
from windfall.rounds import Load, Send
from windfall.table import CALM, Harbour

EFFECTS = {"coins": 2.0, "hire": 0.7, "gamble": 2.0}


class WindfallSquire(Squire[Harbour]):
    """Loads what adds most to its sets, and sends what is fast in this wind as long as much can be won."""

    def wish(self, table: Harbour, seat: int, act: Act[Any]) -> float:
        if isinstance(act, Load):
            return self.worth(table, seat, act.card)
        assert isinstance(act, Send)
        worths = sorted(self.worth(table, seat, cargo) for cargo in table.quay)
        at_stake = worths[-1] - worths[0]
        strength = CREWS[act.card].strength
        speed = len(CREWS) - strength if table.wind <= CALM else strength
        return speed if at_stake > 1 else -speed

    def worth(self, table: Harbour, seat: int, cargo: str) -> float:
        """What a cargo adds to the points of a captain."""
        card = CARGOES[cargo]
        same = sum(CARGOES[held].goods == card.goods for held in table.players[seat].hold)
        return same + 1 + EFFECTS[card.effect.do]


KNOWLEDGE = Knowledge("windfall", WindfallSquire)
