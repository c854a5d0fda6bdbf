"""What a game gives to bots, found by entry points as games are: its squire, its traits, and files beside them."""

from __future__ import annotations

import tomllib
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from regalia.bots.learned import Traits
from regalia.bots.priorities import Squire
from regalia.engine.game import Game, Refused
from regalia.engine.messages import Message, say
from regalia.plugins import Plugins

HABITS, WEIGHTS, VERSIONS = "bots.toml", "weights.toml", "versions"
Pair = tuple[float, float]
"""What counts at the end of the game, and how much more of it with a whole game ahead."""

F = TypeVar("F")


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How bots go about one game: how much of what it could do a page notices, the levels that play every try on to its
    end, the levels that ask a network, as how many usual tries one counts that does, and what each style likes."""

    page_notices: float | None = None
    plays_on: tuple[str, ...] = ()
    asks_network: tuple[str, ...] = ()
    asking_counts_for: int | None = None
    styles: dict[str, dict[str, float]] = {}


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What self-play has taught about one game (``python -m regalia.bots.learning``)."""

    games: int
    spread: Pair
    start: Pair
    traits: dict[str, Pair]


class Knowledge:
    """What bots are told about one game; all of it may be missing, for the rules alone are enough to think ahead.

    In the package lie ``bots.toml`` (see ``Habits``), ``weights.toml`` (see ``Learned``) and perhaps networks, one for
    each number of players (``network_2.npz``); what they said in earlier versions lies in ``versions/<version>``.
    """

    def __init__(
        self,
        package: str | None = None,
        squire: type[Squire[Any]] | None = None,
        traits: type[Traits[Any]] | None = None,
        version: str = "",
    ) -> None:
        self.package = package
        self.version = version
        """The earlier version whose files are read; none for those of today."""
        self.squire = squire
        """The greedy bot of the game, whose wishes also guide those who think ahead."""
        self.traits = traits
        """What there is to see of a seat in numbers; weights say what they come to."""

    @cached_property
    def habits(self) -> Habits:
        """What ``bots.toml`` says."""
        file = self.file(HABITS)
        return Habits() if file is None else read_toml(file, Habits)

    @cached_property
    def learned(self) -> Learned | None:
        """What ``weights.toml`` says, if it is there."""
        file = self.file(WEIGHTS)
        return None if file is None else read_toml(file, Learned)

    def has(self, version: str) -> bool:
        """Whether the files of an earlier version were kept."""
        return self.package is not None and (files(self.package) / VERSIONS / version).is_dir()

    def at(self, version: str) -> Knowledge:
        """The same game as bots of an earlier version knew it."""
        return Knowledge(self.package, self.squire, self.traits, version)

    def network(self, players: int) -> Traversable | None:
        """The file of the network for so many players, if there is one."""
        return self.file(f"network_{players}.npz")

    def file(self, name: str) -> Traversable | None:
        """A file beside the knowledge, if there is one."""
        if self.package is None:
            return None
        folder = files(self.package)
        file = (folder / VERSIONS / self.version if self.version else folder) / name
        return file if file.is_file() else None


def read_toml(file: Traversable, kind: type[F]) -> F:
    """What a file says; refuses one that says something else."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), kind)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise Refused(say("bot-file-unreadable", file=str(file), reason=str(error))) from None


BOTS = Plugins("regalia.bots", Knowledge)
NOTHING = Knowledge()


def knowledge_of(game: Game) -> Knowledge:
    """What is known about a game; nothing, if nobody brings anything."""
    return BOTS.find(game.id) or NOTHING


def troubles() -> tuple[Message, ...]:
    """What is wrong with what packages tell bots."""
    return BOTS.troubles()
