"""Which bots there are, by level and game."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files

import msgspec

from regalia.bots.bot import LEVELS, Bot, make_bot
from regalia.bots.judges import has_judge, judge_of
from regalia.bots.search import Budget, SearchBot
from regalia.bots.values import SQUIRES
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
        if not has_judge(game):
            raise Refused(say("bot-not-for-game", bot=name, game=game.name()))
        return SearchBot(judge_of(game), Budget(seconds=level.seconds))

    return make


@cache
def read_levels() -> dict[str, Level]:
    """The levels that think ahead, weakest first."""
    text = (files("regalia.bots") / "levels.toml").read_text(encoding="utf-8")
    return {name: msgspec.convert(fields, Level) for name, fields in tomllib.loads(text).items()}


def tries_of(name: str, tries: int) -> int | None:
    """How often a level may try when the quickest one may try so often; none if the level does not think ahead.

    Seconds depend on the machine and on what else it does; tries make a game that can be played again.
    """
    levels = read_levels()
    if name not in levels:
        return None
    quickest = min(level.seconds for level in levels.values())
    return max(1, round(tries * levels[name].seconds / quickest))


def make_counting_bot(name: str, game: Game, tries: int | None) -> Bot:
    """A bot of a level that counts its tries instead of the seconds, if a number of tries is given."""
    bot = make_bot(name, game)
    own_tries = tries_of(name, tries) if tries is not None else None
    return bot if own_tries is None else SearchBot(judge_of(game), Budget(tries=own_tries))


LEVELS["squire"] = squire
LEVELS.update({name: thinker(name, level) for name, level in read_levels().items()})
