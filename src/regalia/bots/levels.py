"""Which bots there are, by level and game."""

from __future__ import annotations

from regalia.bots.bot import LEVELS, Bot
from regalia.bots.values import SQUIRES
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say


def squire(game: Game) -> Bot:
    """The greedy bot of a game."""
    if game.id not in SQUIRES:
        raise Refused(say("bot-not-for-game", bot="squire", game=game.name()))
    return SQUIRES[game.id]()


LEVELS["squire"] = squire
