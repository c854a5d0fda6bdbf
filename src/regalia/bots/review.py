"""A finished game looked at again: the chances to win at every choice, and what moved them, choices or luck."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from regalia.bots.coach import reasons
from regalia.bots.foresight import clearly_worse, foresee
from regalia.bots.judges import judge_of
from regalia.bots.open_table import open_view
from regalia.bots.search import Budget, Judge, SearchBot
from regalia.engine.chance import Chance, scrambled
from regalia.engine.game import Game, Refused
from regalia.engine.messages import Message, say
from regalia.engine.play import Play, replayed
from regalia.engine.table import Table
from regalia.engine.zones import View, view

SECONDS = 24.0
"""How much work a review is when nobody says how many tries it may make."""
SECONDS_AT_MOST = 45.0
"""How long it may take on a machine that is busy with other things too."""
FEWEST_TRIES, MOST_TRIES = 8, 400
TRIES_TO_MEASURE = 24
TRIES_PER_GUESS = 2
"""For so many tries of a search an option is played on one guess, which takes about as long."""
TURNING_POINTS = 3
COSTLIEST = 3
WORTH_TELLING = 0.005
"""What cost less than half a hundredth is not talked about."""

WinChances = list[float]
"""For each seat its chance to win, between 0 and 1; automas that score come last."""


class Weighed:
    """A choice weighed from what its seat could see: the best option, what the choice cost each seat, and why."""

    __slots__ = ("best", "cost", "why")

    def __init__(self, best: str, cost: WinChances, why: tuple[Message, ...]) -> None:
        self.best = best
        self.cost = cost
        """Nothing, if the choice was as good as any."""
        self.why = why
        """What the best option would have brought that the choice did not."""


class Moment:
    """One choice of the game, how all stood before and after it, and what of that was choice and what luck.

    For every seat ``before + skill + luck = after``. ``skill`` is how much worse the choice was than the best one, by
    what the seat could see; ``luck`` is all that the choice itself does not explain: dice, deals, what was hidden.
    """

    __slots__ = ("after", "at", "before", "best", "key", "label", "luck", "seat", "skill", "why", "would_be")

    def __init__(self, at: int, seen: View[Any], key: str, weighed: Weighed, before: WinChances) -> None:
        self.at = at
        self.seat = seen.seat
        self.key = key
        self.best = weighed.best
        self.why = weighed.why
        labels = {option.key: option.label for option in seen.table.decision_of(seen.seat).options}
        self.label, self.would_be = labels[key], labels[weighed.best]
        self.before = before
        self.skill = _within(before, weighed.cost) if weighed.cost else [0.0] * len(before)
        self.luck = [0.0] * len(before)
        self.after = [a + b for a, b in zip(before, self.skill, strict=True)]

    @property
    def swing(self) -> float:
        """The largest change of any seat's chances."""
        return max(abs(after - before) for after, before in zip(self.after, self.before, strict=True))


class Review:
    """A whole game, choice by choice."""

    def __init__(self, moments: Sequence[Moment], tries: int) -> None:
        self.moments = tuple(moments)
        self.tries = tries

    def curve(self) -> list[WinChances]:
        """How all stood before the first choice and after each."""
        return [self.moments[0].before, *(moment.after for moment in self.moments)]

    def luck(self, seat: int) -> float:
        """What luck made of a seat's chances in all."""
        return sum(moment.luck[seat] for moment in self.moments)

    def skill(self, seat: int) -> float:
        """What a seat's own choices cost it in all."""
        return sum(moment.skill[seat] for moment in self.moments if moment.seat == seat)

    def gifts(self, seat: int) -> float:
        """What the choices of others gave a seat in all."""
        return sum(moment.skill[seat] for moment in self.moments if moment.seat != seat)

    def turning_points(self) -> list[Moment]:
        """The choices after which the chances changed most, in the order of the game."""
        largest = sorted(self.moments, key=lambda moment: -moment.swing)[:TURNING_POINTS]
        return sorted((moment for moment in largest if moment.swing > 0), key=lambda moment: moment.at)

    def costliest(self, seat: int) -> list[Moment]:
        """The choices that cost a seat most, the worst first."""
        own = [moment for moment in self.moments if moment.seat == seat and moment.skill[seat] < -WORTH_TELLING]
        return sorted(own, key=lambda moment: moment.skill[seat])[:COSTLIEST]


def weigh(seen: View[Any], game: Game, judge: Judge[Any], key: str, seed: int, tries: int) -> Weighed:
    """Compare a choice with the best one on guesses of what the seat could not see."""
    root = SearchBot(judge, Budget(tries=tries)).think(seen, Chance(seed))
    own = {option: branch for (seat, option), branch in root.branches.items() if seat == seen.seat}
    best = max(own, key=lambda option: (own[option].visits, own[option].prior))
    if best == key:
        return Weighed(key, [], ())
    foreseen = foresee(seen, game, judge, (key, best), Chance(seed), guesses_for(tries))
    chosen, better = foreseen[key], foreseen[best]
    if not clearly_worse(chosen, better):
        return Weighed(key, [], ())
    cost = [a - b for a, b in zip(chosen.win_chances, better.win_chances, strict=True)]
    return Weighed(best, cost, reasons(game, seen.seat, better.later, chosen.later))


def guesses_for(tries: int) -> int:
    """On how many guesses an option is played when a search may try so often."""
    return max(1, tries // TRIES_PER_GUESS)


def tables_of(play: Play) -> list[Table[Any]]:
    """The table before each choice, and after the last."""
    tables = [play.at(0)]
    for choice in play.chosen:
        tables.append(replayed(tables[-1], (choice,)))
    return tables


def review(play: Play, tries: int | None = None, step: Callable[[float], None] = lambda steps: None) -> Review:
    """Look at a finished game again; with a number of tries the same game gives the same review every time."""
    if not play.table.over:
        raise Refused(say("coach-review-not-over"))
    if tries is not None and tries < 1:
        raise Refused(say("coach-review-no-tries", n=tries))
    judge, tables = judge_of(play.game, patience=0), tables_of(play)
    pace = Pace(tries or _affordable(play.game, tables, judge), len(play.chosen), hurried=tries is None)
    moments: list[Moment] = []
    for number, choice in enumerate(play.chosen):
        tries = pace.next()
        seed = scrambled(play.seed) + number
        seen = view(tables[number], choice.seat)
        weighed = weigh(seen, play.game, judge, choice.key, seed, tries)
        if moments and not play.chosen[number - 1].barrier:
            # Nothing was rolled, dealt or turned up: the chances are what the choice left of them.
            before = moments[-1].after
        else:
            all_open = open_view(tables[number], choice.seat)
            foreseen = foresee(all_open, play.game, judge, (weighed.best,), Chance(seed), guesses_for(tries))
            before = foreseen[weighed.best].win_chances
            if moments:
                _settle(moments[-1], before)
        moments.append(Moment(number + 1, seen, choice.key, weighed, before))
        step(1)
    _settle(moments[-1], judge.win_chances(tables[-1]))
    return Review(moments, pace.spent // len(moments))


def _settle(moment: Moment, after: WinChances) -> None:
    """What chance made of a choice is now known."""
    moment.luck = [now - then - part for now, then, part in zip(after, moment.before, moment.skill, strict=True)]
    moment.after = after


def _within(before: WinChances, cost: WinChances) -> WinChances:
    """The cost, made smaller if a chance would fall below nothing or rise above certainty."""
    part = 1.0
    for chance, change in zip(before, cost, strict=True):
        if change < 0:
            part = min(part, chance / -change)
        elif change > 0:
            part = min(part, (1 - chance) / change)
    return [part * change for change in cost]


class Pace:
    """How often each choice of a game is tried: as planned, or less often when the clock runs away."""

    def __init__(self, planned: int, choices: int, hurried: bool) -> None:
        self.planned = planned
        self.left = choices
        self.hurried = hurried
        self.spent = 0
        self.started = time.perf_counter()

    def next(self) -> int:
        """The tries for the next choice."""
        tries = self.planned
        if self.hurried and self.spent:
            passed = time.perf_counter() - self.started
            in_time = int(self.spent / passed * (SECONDS_AT_MOST - passed) / self.left)
            tries = min(tries, max(FEWEST_TRIES, in_time))
        self.left -= 1
        self.spent += tries
        return tries


def _affordable(game: Game, tables: Sequence[Table[Any]], judge: Judge[Any]) -> int:
    """How many tries each choice may have for the review to end in time, measured here and there in the game.

    What is measured is the work of this process: the machine may be busy with other things too.
    """
    choices = len(tables) - 1
    places = sorted({choices // 6, choices // 2, choices * 5 // 6})
    spent = 0.0
    for number in places:
        seat, acts = tables[number].asked[0]
        seen = view(tables[number], seat)
        for tries in (1, TRIES_TO_MEASURE):
            started = time.process_time()
            SearchBot(judge, Budget(tries=tries)).think(seen, Chance(0))
            foresee(seen, game, judge, (acts[0].key, acts[-1].key), Chance(0), guesses_for(tries))
        spent += (time.process_time() - started) / len(places)
    return max(FEWEST_TRIES, min(MOST_TRIES, int(TRIES_TO_MEASURE * SECONDS / (spent * choices))))
