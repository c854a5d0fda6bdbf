"""How near the end of a game of Viscounts is: debts and deeds that are left, then the last rounds."""

from __future__ import annotations

from regalia.engine.game import Nearness
from regalia.engine.messages import say
from regalia.games.viscounts.board import DEBTS_TO_POVERTY, DEEDS_TO_PROSPERITY
from regalia.games.viscounts.table import ViscountsTable


def nearness(table: ViscountsTable) -> Nearness:
    """The pile that is nearest to its end; once one has run out, the round after which the game is over."""
    if table.last_round:
        last = table.round >= table.last_round
        return Nearness(1.0 if last else 0.95, say("viscounts-near-last-round" if last else "viscounts-near-one-more"))
    if not table.round:
        return Nearness(0.0, say("viscounts-near-set-up"))
    debts, deeds = table.debts_left, table.deeds_left
    players = len(table.players)
    part = 1 - min(debts / DEBTS_TO_POVERTY[players], deeds / DEEDS_TO_PROSPERITY[players])
    left = {name: say(f"viscounts-amount-{name}", n=n) for name, n in (("debts", debts), ("deeds", deeds))}
    return Nearness(0.9 * max(0.0, part), say("viscounts-near-piles", **left))
