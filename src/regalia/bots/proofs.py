"""Which line within a turn is the best, and how sure that is: counted at the end of the game, else played on often.

All lines meet the same guesses of what is hidden and the same luck (common random numbers). Lines that are clearly
worse are left behind on the way (racing), so that most games are played where it is close.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from regalia.bots.judges import LEAD_SCALE, play_to_the_end
from regalia.bots.learned import chances, outcome
from regalia.bots.lines import Keys, Way
from regalia.bots.search import Judge
from regalia.engine.chance import MASK, Chance, scrambled
from regalia.engine.game import Game
from regalia.engine.puzzles import Outcome
from regalia.engine.table import Table
from regalia.engine.zones import View

MARGIN: Final = 0.05
"""By so much of all games the best line must win more often than any other that does not come to the same."""
MARGIN_IN_POINTS: Final = 1.0
"""Where the end can be counted: by so many points it must be ahead."""
AS_GOOD: Final = 0.015
"""Lines that win as often as the best but for so much come to the same."""
BEHIND: Final = 3.7
"""So many standard errors behind the best a line is left behind: one time in ten thousand wrongly."""
FIRST_GAMES: Final = 32
TWO_LOOKS: Final = 2 * FIRST_GAMES
"""After so many games a position that is not clear by far is given up."""
GUESSES: Final = 16
"""On so many guesses of what is hidden a game that ends is counted."""
MOST_ANSWERS: Final = 6
"""Where more ways than this come to the same, no line stands out."""


class Standing:
    """How a way did, game by game: won or not, the lead, and both in one number that chance moves less."""

    __slots__ = ("leads", "sheets", "values", "way", "wins")

    def __init__(self, way: Way) -> None:
        self.way = way
        self.wins: list[float] = []
        self.leads: list[float] = []
        self.values: list[float] = []
        self.sheets: dict[str, float] = {}
        """The seat's own score sheet, line by line, all games together."""

    @property
    def value(self) -> float:
        """What it is worth on average."""
        return sum(self.values) / len(self.values)

    @property
    def outcome(self) -> Outcome:
        """Victories in a hundred, and the lead."""
        n = len(self.wins)
        return Outcome(100 * sum(self.wins) / n, sum(self.leads) / n)

    def behind(self, other: Standing) -> tuple[float, float]:
        """By how much it is behind another on the same games, and the standard error of that."""
        gaps = [a - b for a, b in zip(other.values, self.values, strict=False)]
        n = len(gaps)
        mean = sum(gaps) / n
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, n - 1)
        return mean, math.sqrt(max(spread, 1e-4) / n)


class Proof:
    """What is known of a position: the ways that are best, those that are not, and how sure that is."""

    def __init__(self, best: Sequence[Standing], others: Sequence[Standing], exact: bool, games: int) -> None:
        self.best = tuple(best)
        self.others = tuple(others)
        self.exact = exact
        self.games = games

    @property
    def answers(self) -> list[Keys]:
        """All lines that lead to one of the best ways."""
        return [line for each in self.best for line in each.way.lines]

    @property
    def next_best(self) -> Standing:
        """The best of all the others."""
        return max(self.others, key=lambda each: (each.outcome.wins, each.outcome.lead))

    @property
    def sure(self) -> float:
        """How certain it is that none of the others is as good, in a hundred."""
        if self.exact:
            return 100.0
        doubt = 0.0
        for other in self.others:
            mean, error = other.behind(self.best[0])
            doubt += math.erfc(mean / error / math.sqrt(2)) / 2
        return 100 * (1 - min(1.0, doubt))

    @property
    def margin(self) -> float:
        """By how much of all games, or where it is exact by how many points, the least of the best is ahead."""
        if self.exact:
            return min(s.outcome.lead for s in self.best) - max(s.outcome.lead for s in self.others)
        return (min(s.outcome.wins for s in self.best) - max(s.outcome.wins for s in self.others)) / 100

    @property
    def clear(self) -> bool:
        """Whether the best are clearly the best."""
        if not self.others or len(self.best) > MOST_ANSWERS:
            return False
        if self.exact:
            ahead = zip(*(s.leads for s in self.best), strict=True), zip(*(s.leads for s in self.others), strict=True)
            return all(min(a) - max(b) >= MARGIN_IN_POINTS for a, b in zip(*ahead, strict=True))
        return self.margin >= MARGIN and self.sure >= 99.0

    def of(self, line: Keys) -> Standing | None:
        """The way that a line leads to."""
        return next((each for each in (*self.best, *self.others) if each.way.has(line)), None)


class Race:
    """Plays ways on from one position, on the same guesses with the same luck."""

    def __init__(self, seen: View[Any], game: Game, judge: Judge[Any], ways: Sequence[Way], luck: int) -> None:
        self.seen = seen
        self.game = game
        self.judge = judge
        self.standings = [Standing(way) for way in ways]
        self.exact = all(way.over for way in ways)
        self._chance = Chance(scrambled(luck))
        self._lucks: list[tuple[Table[Any], int]] = []

    def play(self, games: int) -> None:
        """Play all ways on until each was played so often."""
        self._play(self.standings, games)

    def prove(self, games: int, tempting: Keys = ()) -> Proof | None:
        """The ways in their order after so many games; nothing as soon as the tempting line turns out to be good, or
        none to be clearly the best."""
        if self.exact:
            self._play(self.standings, GUESSES)
            return self._exactly()
        n, running = min(FIRST_GAMES, games), list(self.standings)
        while True:
            self._play(running, n)
            running = self._running(running)
            if tempting and (self._good(tempting, running[0]) or self._unclear(running)):
                return None
            if n >= games:
                break
            n = min(2 * n, games)
        best = [each for each in running if running[0].value - each.value <= AS_GOOD]
        return Proof(best, [each for each in self.standings if each not in best], False, n)

    def _exactly(self) -> Proof:
        most = max(each.outcome.lead for each in self.standings)
        best = [each for each in self.standings if each.outcome.lead == most]
        return Proof(best, [each for each in self.standings if each not in best], True, GUESSES)

    def _running(self, running: list[Standing]) -> list[Standing]:
        """Those who are not clearly behind, the best first."""
        running = sorted(running, key=lambda each: -each.value)
        close = []
        for each in running:
            mean, error = each.behind(running[0])
            if mean <= BEHIND * error or each is running[0]:
                close.append(each)
        return close

    def _good(self, line: Keys, leader: Standing) -> bool:
        """Whether a line is hardly worse than the best, as far as one can see by now."""
        standing = next((each for each in self.standings if each.way.has(line)), leader)
        mean, error = standing.behind(leader)
        return standing is leader or mean + 2 * error < MARGIN

    def _unclear(self, running: list[Standing]) -> bool:
        """Whether there is something between as good and clearly worse, as far as one can see by now."""
        if len(running[0].wins) < TWO_LOOKS:
            return False
        gaps = [each.behind(running[0]) for each in running[1:]]
        return any(AS_GOOD < mean < MARGIN - error for mean, error in gaps)

    def _play(self, standings: Sequence[Standing], n: int) -> None:
        while len(self._lucks) < n:
            guess = self.seen.guess(self._chance)
            self._lucks.append((guess, self._chance.below(MASK + 1)))
        for standing in standings:
            for guess, luck in self._lucks[len(standing.wins) : n]:
                self._play_once(standing, guess, luck)

    def _play_once(self, standing: Standing, guess: Table[Any], luck: int) -> None:
        seat, table = self.seen.seat, guess.clone()
        table.chance = luck
        for key in standing.way.line:
            table.choose_key(seat, key)
        play_to_the_end(self.judge, table)
        sheets = self.game.sheets(table)
        points = [sheet.total for sheet in sheets]
        won = outcome(self.game, table)[seat]
        standing.wins.append(won)
        standing.leads.append(points[seat] - max(points[:seat] + points[seat + 1 :]))
        standing.values.append((won + chances(points, LEAD_SCALE)[seat]) / 2)
        for line, n in sheets[seat].lines:
            standing.sheets[line] = standing.sheets.get(line, 0.0) + n
