"""The gentle bot: wants what a squire wants, and overlooks things as somebody does who has just learned the game."""

from __future__ import annotations

from typing import Any, Final

from regalia.bots.bot import Bot
from regalia.bots.priorities import Squire
from regalia.engine.chance import Chance
from regalia.engine.zones import View

FINE: Final = 1_000
"""Into so many parts a likelihood is cut when it is drawn for."""


class Page(Bot):
    """Looks at each option with some luck only, and takes the one that it wishes for most of those it has noticed.

    Its mistakes are those of beginners: it does not see a good card in a full market, and passes what it could have
    afforded; what it does see it judges well. Where little is to be chosen from, it plays like a squire.
    """

    def __init__(self, squire: Squire[Any], notices: float) -> None:
        self.squire = squire
        self.notices = notices

    def choose(self, view: View[Any], chance: Chance) -> str:
        table, seat = view.table, view.seat
        acts = table.options_of(seat)
        noticed = [act for act in acts if chance.below(FINE) < self.notices * FINE] or [chance.pick(acts)]
        self.squire.forget()
        wishes = [self.squire.wish(table, seat, act) for act in noticed]
        best = max(wishes)
        key: str = chance.pick([act for act, wish in zip(noticed, wishes, strict=True) if wish == best]).key
        return key
