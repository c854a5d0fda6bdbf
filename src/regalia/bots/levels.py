"""Which bots there are, by level and game."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files

import msgspec

from regalia.bots.bot import LEVELS, Bot
from regalia.bots.search import Budget, SearchBot
from regalia.bots.values import JUDGES, SQUIRES
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a level may think about one decision."""

    seconds: float


def squire(game: Game) -> Bot:
    """The greedy bot of a game."""
    if game.id not in SQUIRES:
        raise Refused(say("bot-not-for-game", bot="squire", game=game.name()))
    return SQUIRES[game.id]()


def thinker(name: str, level: Level) -> Callable[[Game], Bot]:
    """What makes a level's bot for a game."""

    def make(game: Game) -> Bot:
        if game.id not in JUDGES:
            raise Refused(say("bot-not-for-game", bot=name, game=game.name()))
        return SearchBot(JUDGES[game.id](), Budget(seconds=level.seconds))

    return make


def read_levels() -> dict[str, Level]:
    """The levels that think ahead, weakest first."""
    text = (files("regalia.bots") / "levels.toml").read_text(encoding="utf-8")
    return {name: msgspec.convert(fields, Level) for name, fields in tomllib.loads(text).items()}


LEVELS["squire"] = squire
LEVELS.update({name: thinker(name, level) for name, level in read_levels().items()})
