"""Which bots there are, by level, style, version and game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

import msgspec

from regalia.bots.bot import Bot, RandomBot
from regalia.bots.judges import far_judge_of, judge_of
from regalia.bots.knowledge import VERSIONS, Knowledge, knowledge_of, read_toml
from regalia.bots.network import NetworkJudge
from regalia.bots.page import Page
from regalia.bots.search import Budget, SearchBot
from regalia.bots.styles import StyledJudge, StyledSquire
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say

PAGE = "page"
SQUIRE = "squire"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a level may think about one decision, or about a whole turn: then it also remembers the turn."""

    seconds: float
    of: Literal["decision", "turn"] = "decision"


class Weighing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a search weighs what it has not tried, and as how many usual tries one of its own counts."""

    temperature: float
    exploration: float
    counts_for: int = 1


class Bots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All levels that think ahead, weakest first, the names of the styles, and how searches weigh."""

    levels: dict[str, Level]
    styles: tuple[str, ...]
    page_notices: float
    search: Weighing
    played_on: Weighing
    asking_counts_for: int = 1
    """As how many usual tries one counts that asks a network, in a game that says nothing else."""


class Named(NamedTuple):
    """A bot as it is called: «queen», «queen-builder», «queen-builder@0.1»."""

    level: str
    style: str = ""
    version: str = ""

    def __str__(self) -> str:
        version = f"@{self.version}" if self.version else ""
        return f"{self.level}-{self.style}{version}" if self.style else f"{self.level}{version}"


def read_name(name: str) -> Named:
    """The level, the style and the version that a name is made of; whether there are such is not asked here."""
    rest, _, version = name.partition("@")
    level, _, style = rest.partition("-")
    return Named(level, style, version)


@cache
def read_bots(version: str = "") -> Bots:
    """What ``levels.toml`` says, or the file that was kept of an earlier version."""
    room = files("regalia.bots")
    return read_toml(room / VERSIONS / f"{version}.toml" if version else room / "levels.toml", Bots)


@cache
def kept_versions() -> tuple[str, ...]:
    """The earlier versions whose bots can still be called, oldest first."""
    found = (files("regalia.bots") / VERSIONS).iterdir()
    kept = [file.name.removesuffix(".toml") for file in found if file.name.endswith(".toml")]
    return tuple(sorted(kept, key=lambda version: [int(part) for part in version.split(".")]))


def read_levels(version: str = "") -> dict[str, Level]:
    """The levels that think ahead, weakest first."""
    return read_bots(version).levels


def known_to(name: Named, game: Game) -> Knowledge:
    """What a bot of this name is told about a game; refuses a version that nothing was kept of."""
    known = knowledge_of(game)
    if not name.version:
        return known
    if name.version not in kept_versions() or not known.has(name.version):
        kept = [version for version in kept_versions() if known.has(version)]
        raise Refused(say("bot-version-unknown", bot=str(name), game=game.name(), versions=", ".join(kept) or "–"))
    return known.at(name.version)


def squire(style: str, game: Game, version: str = "") -> Bot:
    """The greedy bot of a game."""
    name = Named(SQUIRE, style, version)
    likes = _likes(name, game)
    known = known_to(name, game).squire
    if known is None:
        raise Refused(say("bot-not-for-game", bot=SQUIRE, game=game.name()))
    sober = known()
    return StyledSquire(sober, likes) if likes else sober


def page(game: Game, version: str = "") -> Bot:
    """The gentle bot of a game, who overlooks much of what its squire sees."""
    known = known_to(Named(PAGE, version=version), game)
    if known.squire is None:
        raise Refused(say("bot-not-for-game", bot=PAGE, game=game.name()))
    notices = known.habits.page_notices
    return Page(known.squire(), read_bots(version).page_notices if notices is None else notices)


def thinker(level: str, style: str, game: Game, budget: Budget | None = None, version: str = "") -> SearchBot[Any]:
    """The bot of a level that thinks ahead, by its seconds or by another budget."""
    name = Named(level, style, version)
    likes, known, bots = _likes(name, game), known_to(name, game), read_bots(version)
    of_turn = bots.levels[level].of == "turn"
    budget = budget or Budget(seconds=bots.levels[level].seconds, of_turn=of_turn)
    far = level in known.habits.plays_on
    judge = far_judge_of(game, known) if far else judge_of(game, known=known)
    weighing = bots.played_on if far else bots.search
    if level in known.habits.asks_network:
        judge = NetworkJudge(game, judge, known.network, weighing.temperature)
    judge = StyledJudge(judge, likes) if likes else judge
    return SearchBot(judge, budget, weighing.temperature, weighing.exploration, remembers=of_turn)


def strongest(game: Game, budget: Budget) -> SearchBot[Any]:
    """Who thinks best about a game, with a budget."""
    return thinker([*read_levels()][-1], "", game, budget)


def _likes(name: Named, game: Game) -> dict[str, float]:
    """What a style likes in a game; refuses a style that the game does not have."""
    if not name.style:
        return {}
    likes = known_to(name, game).habits.styles.get(name.style)
    if likes is None:
        raise Refused(say("bot-not-for-game", bot=str(name), game=game.name()))
    return likes


def thinks_ahead(name: str) -> bool:
    """Whether the bot of this name is one of those that think ahead."""
    return read_name(name).level in read_levels()


def tries_of(name: str, game: Game, tries: int) -> int | None:
    """How often a level may try when the quickest one may try so often; none if the level does not think ahead.

    Seconds depend on the machine and on what else it does; tries make a game that can be played again.
    """
    if not thinks_ahead(name):
        return None
    read = read_name(name)
    bots = read_bots(read.version)
    quickest = min(each.seconds for each in bots.levels.values())
    habits = known_to(read, game).habits
    if read.level in habits.asks_network:
        longer = habits.asking_counts_for or bots.asking_counts_for
    else:
        longer = (bots.played_on if read.level in habits.plays_on else bots.search).counts_for
    return max(1, round(tries * bots.levels[read.level].seconds / quickest / longer))


def make_counting_bot(name: str, game: Game, tries: int | None) -> Bot:
    """A bot of a level that counts its tries instead of the seconds, if a number of tries is given."""
    bot = make_bot(name, game)
    own_tries = tries_of(name, game, tries) if tries is not None else None
    if own_tries is None:
        return bot
    read = read_name(name)
    return thinker(read.level, read.style, game, Budget(tries=own_tries), read.version)


def _all_bots(version: str = "") -> dict[str, Callable[[Game], Bot]]:
    """Every level of a version, each followed by its styles."""
    kept = read_bots(version)
    styles = ("", *kept.styles)
    bots: dict[str, Callable[[Game], Bot]] = {} if version else {"random": lambda game: RandomBot()}
    bots[str(Named(PAGE, version=version))] = partial(page, version=version)
    bots |= {str(Named(SQUIRE, style, version)): partial(squire, style, version=version) for style in styles}
    for level in kept.levels:
        bots |= {str(Named(level, style, version)): partial(thinker, level, style, version=version) for style in styles}
    return bots


LEVELS: Final = _all_bots()
"""How bots are made, by the names of their levels; not every game has every level."""


@cache
def kept_bots() -> dict[str, Callable[[Game], Bot]]:
    """The bots of earlier versions, kept so that later ones can be measured against them."""
    return {name: make for version in kept_versions() for name, make in _all_bots(version).items()}


def is_bot(name: str) -> bool:
    """Whether there is a bot of this name, of today or kept."""
    return name in LEVELS or name in kept_bots()


def make_bot(level: str, game: Game) -> Bot:
    """A bot of a level for a game; refuses a level that there is not, or not for this game."""
    if not is_bot(level):
        raise Refused(say("bot-unknown", bot=level, bots=", ".join((*LEVELS, *kept_bots()))))
    make = LEVELS.get(level) or kept_bots()[level]
    return make(game)
