"""Which bots there are, by level, style and game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final

import msgspec

from regalia.bots.bot import Bot, RandomBot
from regalia.bots.judges import far_judge_of, judge_of
from regalia.bots.knowledge import knowledge_of, read_toml
from regalia.bots.page import NOTICES, Page
from regalia.bots.search import EXPLORATION, TEMPERATURE, Budget, SearchBot
from regalia.bots.styles import StyledJudge, StyledSquire
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say

PAGE = "page"
SQUIRE = "squire"
PLAYED_ON = 9
"""A try that is played on to the end takes about as long as so many that are not."""
FAR_TEMPERATURE, FAR_EXPLORATION = 4.0, 0.8
"""The temperature and the exploration of who sees how a game ends: what a squire would hardly think of is tried too."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a level may think about one decision."""

    seconds: float


class Bots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All levels that think ahead, weakest first, and the names of the styles."""

    levels: dict[str, Level]
    styles: tuple[str, ...]


@cache
def read_bots() -> Bots:
    """What ``levels.toml`` says."""
    return read_toml(files("regalia.bots") / "levels.toml", Bots)


def read_levels() -> dict[str, Level]:
    """The levels that think ahead, weakest first."""
    return read_bots().levels


def named(level: str, style: str) -> str:
    """What a bot of a level and a style is called."""
    return f"{level}-{style}" if style else level


def squire(style: str, game: Game) -> Bot:
    """The greedy bot of a game."""
    likes = _likes(SQUIRE, style, game)
    known = knowledge_of(game).squire
    if known is None:
        raise Refused(say("bot-not-for-game", bot=SQUIRE, game=game.name()))
    sober = known()
    return StyledSquire(sober, likes) if likes else sober


def page(game: Game) -> Bot:
    """The gentle bot of a game, who overlooks much of what its squire sees."""
    known = knowledge_of(game)
    if known.squire is None:
        raise Refused(say("bot-not-for-game", bot=PAGE, game=game.name()))
    notices = known.habits.page_notices
    return Page(known.squire(), NOTICES if notices is None else notices)


def thinker(level: str, style: str, game: Game, budget: Budget | None = None) -> SearchBot[Any]:
    """The bot of a level that thinks ahead, by its seconds or by another budget."""
    likes = _likes(level, style, game)
    budget = budget or Budget(seconds=read_levels()[level].seconds)
    far = level in knowledge_of(game).habits.plays_on
    judge = far_judge_of(game) if far else judge_of(game)
    temperature, exploration = (FAR_TEMPERATURE, FAR_EXPLORATION) if far else (TEMPERATURE, EXPLORATION)
    return SearchBot(StyledJudge(judge, likes) if likes else judge, budget, temperature, exploration)


def strongest(game: Game, budget: Budget) -> SearchBot[Any]:
    """Who thinks best about a game, with a budget."""
    return thinker([*read_levels()][-1], "", game, budget)


def _likes(level: str, style: str, game: Game) -> dict[str, float]:
    """What a style likes in a game; refuses a style that the game does not have."""
    if not style:
        return {}
    likes = knowledge_of(game).habits.styles.get(style)
    if likes is None:
        raise Refused(say("bot-not-for-game", bot=named(level, style), game=game.name()))
    return likes


def thinks_ahead(name: str) -> bool:
    """Whether the bot of this name is one of those that think ahead."""
    return name.partition("-")[0] in read_levels()


def tries_of(name: str, game: Game, tries: int) -> int | None:
    """How often a level may try when the quickest one may try so often; none if the level does not think ahead.

    Seconds depend on the machine and on what else it does; tries make a game that can be played again.
    """
    if not thinks_ahead(name):
        return None
    levels, level = read_levels(), name.partition("-")[0]
    quickest = min(each.seconds for each in levels.values())
    longer = PLAYED_ON if level in knowledge_of(game).habits.plays_on else 1
    return max(1, round(tries * levels[level].seconds / quickest / longer))


def make_counting_bot(name: str, game: Game, tries: int | None) -> Bot:
    """A bot of a level that counts its tries instead of the seconds, if a number of tries is given."""
    bot = make_bot(name, game)
    own_tries = tries_of(name, game, tries) if tries is not None else None
    if own_tries is None:
        return bot
    level, _, style = name.partition("-")
    return thinker(level, style, game, Budget(tries=own_tries))


def _all_bots() -> dict[str, Callable[[Game], Bot]]:
    """Every level, each followed by its styles."""
    styles = ("", *read_bots().styles)
    bots: dict[str, Callable[[Game], Bot]] = {"random": lambda game: RandomBot(), PAGE: page}
    bots |= {named(SQUIRE, style): partial(squire, style) for style in styles}
    for level in read_levels():
        bots |= {named(level, style): partial(thinker, level, style) for style in styles}
    return bots


LEVELS: Final = _all_bots()
"""How bots are made, by the names of their levels; not every game has every level."""


def make_bot(level: str, game: Game) -> Bot:
    """A bot of a level for a game; refuses a level that there is not, or not for this game."""
    if level not in LEVELS:
        raise Refused(say("bot-unknown", bot=level, bots=", ".join(LEVELS)))
    return LEVELS[level](game)
