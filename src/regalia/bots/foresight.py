"""What options lead to: each is played on the same guesses with the same luck, and the sums are compared."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from regalia.bots.judges import play_on
from regalia.bots.learned import do_wished
from regalia.bots.search import Judge
from regalia.engine.chance import MASK, Chance
from regalia.engine.events import Event
from regalia.engine.game import Game
from regalia.engine.messages import Message, say
from regalia.engine.table import Table
from regalia.engine.zones import View

CHOICES_AHEAD = 10
"""How many choices of each player are a few turns."""
FEWEST_GUESSES = 2
TELLING = 0.5
"""A difference that would be rounded to nothing is not worth a word."""
PIECE_WORTH = 0.4
"""How much a difference of one piece on the board weighs beside one point on the sheet."""

CLEARLY = 1.64
"""So many standard errors behind is worse by more than chance, 95 times in 100."""

Sums = dict[tuple[str, int], int]
"""What stands on the score sheets and boards: points by message id and seat, numbers by the counter's name and seat."""


class Foreseen:
    """What one option led to on some guesses."""

    __slots__ = ("at_once", "events", "key", "later", "own", "tries", "win_chances")

    def __init__(self, key: str) -> None:
        self.key = key
        self.tries = 0
        self.at_once: list[Sums] = []
        """Guess by guess, just after the choice and the questions that belong to it."""
        self.later: list[Sums] = []
        """Guess by guess, a few turns on."""
        self.win_chances: list[float] = []
        """Each seat's chance to win a few turns on, on average."""
        self.own: list[float] = []
        """The chance of the seat that chose, guess by guess."""
        self.events: Counter[Event] = Counter()
        """What happened at once, each with the number of guesses in which it did."""

    def always(self, seat: int) -> tuple[Event, ...]:
        """What happened to a seat at once in every guess, whatever the unseen cards were."""
        return tuple(event for event, n in self.events.items() if n >= self.tries and event.seat == seat)


def foresee(
    view: View[Any],
    game: Game,
    judge: Judge[Any],
    keys: Sequence[str],
    chance: Chance,
    guesses: int,
    until: float | None = None,
) -> dict[str, Foreseen]:
    """Play each of some options on the same guesses; stops early when the clock says ``until``, but not too early."""
    foreseen = {key: Foreseen(key) for key in keys}
    for number in range(guesses):
        if until is not None and number >= FEWEST_GUESSES and time.perf_counter() > until:
            break
        guess, luck = view.guess(chance), chance.below(MASK + 1)
        for option in foreseen.values():
            table = guess.clone()
            table.chance = luck
            _play(table, view.seat, game, judge, option)
    for option in foreseen.values():
        option.win_chances = [total / option.tries for total in option.win_chances]
    return foreseen


def _play(table: Table[Any], seat: int, game: Game, judge: Judge[Any], option: Foreseen) -> None:
    """Play an option and a few turns more, and add up what came of it."""
    luck, depth = table.chance, _depth(table, seat)
    table.told = []
    table.choose_key(seat, option.key)
    while table.options_of(seat) and table.chance == luck and _depth(table, seat) > depth:
        do_wished(judge, table, seat)
    option.events.update(dict.fromkeys(table.told, 1))
    table.told = None
    option.at_once.append(_sums(game, table))
    win_chances = _win_chances_later(table, judge)
    option.win_chances = (
        [a + b for a, b in zip(option.win_chances, win_chances, strict=True)] if option.win_chances else win_chances
    )
    option.own.append(win_chances[seat])
    option.later.append(_sums(game, table))
    option.tries += 1


def _win_chances_later(table: Table[Any], judge: Judge[Any]) -> list[float]:
    """How all stand a few turns on: on average over some choices, since whoever has just acted always looks better."""
    choices = CHOICES_AHEAD * len(table.players)
    play_on(judge, table, choices - choices // 2)
    seen = [judge.win_chances(table)]
    for _ in range(choices // 2):
        if table.asked:
            play_on(judge, table, 1)
            seen.append(judge.win_chances(table))
    if table.over:
        return seen[-1]
    return [sum(chances) / len(seen) for chances in zip(*seen, strict=True)]


def clearly_worse(one: Foreseen, other: Foreseen) -> bool:
    """Whether one option did worse than another on the same guesses by more than chance would make it."""
    gaps = [a - b for a, b in zip(one.own, other.own, strict=True)]
    return sum(gaps) < 0 and _no_chance(gaps)


def _no_chance(gaps: Sequence[float]) -> bool:
    """Whether gaps on the same guesses point one way more clearly than chance would make them."""
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return abs(mean) > CLEARLY * math.sqrt(spread / len(gaps))


def _depth(table: Table[Any], seat: int) -> int:
    """How many steps wait for a seat: more than before the choice means that the choice itself still asks."""
    return len(table.lanes.get(seat, table.frames))


def _sums(game: Game, table: Table[Any]) -> Sums:
    sums: Sums = {}
    for sheet in game.sheets(table):
        for line, points in sheet.lines:
            sums[line, sheet.seat] = points
    for player in table.players:
        for counter in game.counters:
            sums[counter, player.seat] = getattr(player, counter)
    return sums


class Difference:
    """One thing in which two options differ: a line of a score sheet or a number on a board."""

    __slots__ = ("difference", "is_points", "name", "who")

    def __init__(self, name: str, who: Message | None, is_points: bool, difference: float) -> None:
        self.name = name
        self.who = who
        """Whose it is, if it is another's."""
        self.is_points = is_points
        self.difference = difference

    @property
    def weight(self) -> float:
        """How much it matters, roughly in points."""
        return abs(self.difference) * (1.0 if self.is_points else PIECE_WORTH)

    def is_good(self, game: Game) -> bool:
        """Whether it speaks for the first of the two options."""
        rather_fewer = self.who is not None or (not self.is_points and self.name in game.burdens)
        return (self.difference > 0) is not rather_fewer

    def heading(self, game: Game) -> Message:
        """What the line or the number is called."""
        return Message(self.name) if self.is_points else Message(f"{game.id}-counter-{self.name}")

    def words(self, game: Game) -> Message:
        """How much more or less there is of it, as a whole number."""
        n, more = int(abs(self.difference) + 0.5), self.difference > 0
        if self.who is not None:
            return say("coach-other-more", n=n, seat=self.who) if more else say("coach-other-fewer", n=n, seat=self.who)
        if self.is_points:
            line = self.heading(game)
            return say("coach-more-points", n=n, line=line) if more else say("coach-fewer-points", n=n, line=line)
        amount = Message(f"{game.id}-amount-{self.name}", {"n": n})
        return say("coach-more-of", amount=amount) if more else say("coach-less-of", amount=amount)


def differences(one: list[Sums], other: list[Sums], game: Game, seat: int) -> list[Difference]:
    """In what one option is clearly ahead of another or behind it, the weightiest first.

    Of other seats only all points together are told, and a number that a line of the sheet repeats is told once.
    """
    gaps = _gaps(one, other)
    lines = [row for (name, whose), row in gaps.items() if whose == seat and name not in game.counters]
    found: list[Difference] = []
    rivals: dict[int, list[float]] = {}
    for (name, whose), row in gaps.items():
        is_points = name not in game.counters
        if whose == seat and (is_points or row not in lines) and _telling(row):
            found.append(Difference(name, None, is_points, sum(row) / len(row)))
        elif whose != seat and is_points:
            rivals[whose] = [a + b for a, b in zip(rivals.get(whose, [0.0] * len(row)), row, strict=True)]
    players = {whose for name, whose in gaps if name in game.counters}
    for whose, row in rivals.items():
        if _telling(row):
            automa = None if whose in players else game.seat_name(whose)
            found.append(Difference("", automa or say("seat", n=whose), True, sum(row) / len(row)))
    return sorted(found, key=lambda part: -part.weight)


def _gaps(one: list[Sums], other: list[Sums]) -> dict[tuple[str, int], list[float]]:
    """By how much one option is ahead in each line and number, guess by guess."""
    pairs = list(zip(one, other, strict=True))
    names = sorted({of for pair in pairs for sums in pair for of in sums})
    return {of: [float(a.get(of, 0) - b.get(of, 0)) for a, b in pairs] for of in names}


def _telling(gaps: Sequence[float]) -> bool:
    """Whether a difference is large enough for a word and no mere chance."""
    return abs(sum(gaps)) >= TELLING * len(gaps) and _no_chance(gaps)
