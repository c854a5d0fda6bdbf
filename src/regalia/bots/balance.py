"""What many games between bots have said about the options of a game: how long they make it, and how fair.

``balance.toml`` beside a game holds what was counted; ``benchmarks/balance.py`` writes it. Nothing is claimed that
could well be chance.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from regalia.engine.game import Game, GameOption, Refused, Setting
from regalia.engine.messages import Message, listed, say

FILE = "balance.toml"
HARDLY_CHANCE = 2.5758
"""Differences of fewer standard errors than this could be chance once in a hundred times, and are not told."""
WORTH_TELLING = 0.02
"""Games that are longer or shorter by less than this part of them count as equally long."""
ENOUGH = 100
"""Of fewer games than this nothing is told."""
MOST_TOLD = 3
"""Of so many choices of an option is told at most what they change: those that change most."""


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one kind: how many decisions they took, and how often the one won who chose first, or who played alone.

    ``among`` names what lay on the table in these games by chance: one choice of an option that was left to chance.
    """

    players: int
    games: int
    decisions: float
    error: float
    """The standard error of the decisions."""
    tried: int
    won: int
    options: dict[str, bool | str | tuple[str, ...]] = {}
    among: dict[str, str] = {}

    @property
    def share(self) -> float:
        """How often whoever chose first won, or whoever played alone."""
        return self.won / self.tried if self.tried else 0.0


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was counted for a game, by which rules and which bot."""

    rules: int
    bot: str
    run: tuple[Run, ...]

    def find(self, players: int, options: Mapping[str, Setting], among: Mapping[str, str]) -> Run | None:
        """The run with just these options."""
        wanted = (players, dict(options), dict(among))
        return next((run for run in self.run if (run.players, run.options, run.among) == wanted), None)


@cache
def balance_of(game: Game) -> Balance | None:
    """What was counted for a game; nothing if nobody has counted, or by other rules."""
    file = files(game.package()) / FILE
    if not file.is_file():
        return None
    found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Balance)
    return found if found.rules == game.rules else None


def company_of(game: Game, option: GameOption) -> tuple[int, dict[str, Setting]]:
    """With how many players an option is tried, and beside which other settings: those without which it is nothing."""
    players = next((count for count in game.players if count > 1 and count in (option.players or (count,))), 1)
    beside: dict[str, Setting] = {}
    for name, values in option.needs.items():
        default = next(other.default for other in game.options if other.id == name)
        if default not in values:
            beside[name] = values[0]
    return players, beside


def choices_of(option: GameOption) -> list[tuple[str, Setting]]:
    """What an option can be besides what it usually is: the word for it, and the value."""
    if isinstance(option.default, bool):
        return [("no" if option.default else "yes", not option.default)]
    values = [(choice, (choice,) if option.many else choice) for choice in option.choices]
    return [(choice, value) for choice, value in values if value != option.default]


def trials(game: Game, option: GameOption) -> Iterator[tuple[str, int, dict[str, Setting], dict[str, Setting]]]:
    """Every choice of an option that the rules allow alone: the word for it, the players, the settings without it and
    with it."""
    players, beside = company_of(game, option)
    for choice, value in choices_of(option):
        wanted = {**beside, option.id: value}
        try:
            game.settle(players, beside)
            game.settle(players, wanted)
        except Refused:
            continue
        yield choice, players, beside, wanted


def told_of(game: Game, option: GameOption) -> tuple[Message, ...]:
    """What an option does to length and balance, in sentences; none if it was not tried."""
    counted = balance_of(game)
    if counted is None:
        return ()
    pairs = [
        (choice, counted.find(players, beside, {}), counted.find(players, wanted, {}))
        for choice, players, beside, wanted in trials(game, option)
    ]
    pairs += [
        (run.among[option.id], counted.find(run.players, run.options, {}), run)
        for run in counted.run
        if option.id in run.among
    ]
    known = [
        (choice, usual, run)
        for choice, usual, run in pairs
        if usual is not None and run is not None and run.games >= ENOUGH
    ]
    if not known:
        return ()
    changes = [(choice, usual, run) for choice, usual, run in known if _changes(usual, run)]
    changes.sort(key=lambda each: -_weight(each[1], each[2]))
    fewest = min(run.games for _, _, run in known)
    return (
        *(_sentence(game, option, choice, usual, run) for choice, usual, run in changes[:MOST_TOLD]),
        *((say("balance-others-less"),) if len(changes) > MOST_TOLD else ()),
        *((say("balance-nothing"),) if not changes else ()),
        say("balance-measured", n=fewest, players=known[0][2].players),
    )


def _sentence(game: Game, option: GameOption, choice: str, usual: Run, run: Run) -> Message:
    """What one choice changes."""
    if isinstance(option.default, bool):
        return say("balance-without" if option.default else "balance-with", what=listed(_changes(usual, run)))
    name = Message(f"{game.id}-choice-{option.id}-{choice}")
    return say("balance-choice", choice=name, what=listed(_changes(usual, run)))


def _changes(usual: Run, run: Run) -> tuple[Message, ...]:
    """What is otherwise in these games, as far as it is no chance."""
    changes = []
    longer = run.decisions / usual.decisions - 1
    if abs(longer) >= WORTH_TELLING and _differ(run.decisions, run.error, usual.decisions, usual.error):
        percent = max(1, round(100 * abs(longer)))
        changes.append(say("balance-longer" if longer > 0 else "balance-shorter", percent=percent))
    if run.tried and usual.tried and _differ(run.share, _error(run), usual.share, _error(usual)):
        now, before = round(100 * run.share), round(100 * usual.share)
        changes.append(say("balance-alone" if run.players == 1 else "balance-first", now=now, usual=before))
    return tuple(changes)


def _weight(usual: Run, run: Run) -> float:
    """How much these games differ, to put the greatest difference first."""
    shares = abs(run.share - usual.share) if _differ(run.share, _error(run), usual.share, _error(usual)) else 0.0
    return abs(run.decisions / usual.decisions - 1) + shares


def _error(run: Run) -> float:
    """The standard error of a share; one victory and one defeat more keep it from being none."""
    share = (run.won + 1) / (run.tried + 2)
    return math.sqrt(share * (1 - share) / (run.tried + 2))


def _differ(first: float, first_error: float, second: float, second_error: float) -> bool:
    return abs(first - second) > HARDLY_CHANCE * math.hypot(first_error, second_error)
