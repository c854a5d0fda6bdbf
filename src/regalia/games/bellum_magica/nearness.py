"""How near the end of a game of Bellum Magica is: by the mage with the most chests."""

from __future__ import annotations

from regalia.engine.game import Nearness
from regalia.engine.messages import say
from regalia.games.bellum_magica import rulings
from regalia.games.bellum_magica.table import CHESTS_TO_END, BellumTable


def nearness(table: BellumTable) -> Nearness:
    """The most chests that anybody owns, of those that end the game; or the days, where they run out first."""
    most = max(player.chest_count() for player in table.players)
    chests, days = min(1.0, most / CHESTS_TO_END), table.day / rulings.MOST_DAYS
    if days > max(chests, 0.9):
        return Nearness(min(1.0, days), say("bellum_magica-near-days", n=table.day, of=rulings.MOST_DAYS))
    return Nearness(chests, say("bellum_magica-near-chests", n=most, of=CHESTS_TO_END))
