"""Puzzles found in games between strong bots: where one line is clearly the best, and the squire takes another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, Final

from regalia.bots.judges import judge_of
from regalia.bots.levels import make_counting_bot, squire
from regalia.bots.lines import LONGEST, Keys, followed, ways_from
from regalia.bots.proofs import MARGIN, Proof, Race, Standing
from regalia.bots.search import Budget, SearchBot
from regalia.engine.chance import Chance, scrambled
from regalia.engine.game import Game
from regalia.engine.play import Play
from regalia.engine.puzzles import EXACT, SEARCH
from regalia.engine.records import Note, Record, SeatLine
from regalia.engine.table import Table
from regalia.engine.zones import view

FIRST_SEED: Final = 190_000
"""Far from the deals of ladders, tests and what was learned from."""
TRIES: Final = 16
"""How often the bots whose games are looked at try each choice."""
GAMES: Final = 160
"""How often a line is played on before it is called the best."""
MOST_WAYS: Final = 16
"""Of a turn in which more can be come to than this only the first choices are looked at."""
FEWEST_WAYS: Final = 3
FROM: Final = 0.6
"""Before this part of a game hardly any choice decides it."""
LATE: Final = 4
"""So many times as often they try late in the game, where puzzles are looked for."""
AT_THE_END: Final = 6
"""So many positions at the end of a game are looked at, whatever the knight thinks of them."""
OF_ONE_GAME: Final = 3
SEARCHED_WITH, PROVED_WITH = 1, 2
"""The luck with which a puzzle is found and the one with which it is proved: what was lucky once is not again."""
LOOKS: Final = (6, 12, 24)
"""So often the lines of knight and squire are compared, the hopeless ones left at the first look, before any other line
is followed."""
SOLVERS: Final = (("knight", 30, 2), ("knight", 150, 2), ("queen", 60, 2))
"""Who tries to solve a puzzle for its grade: which level, with how many tries of the quickest level, how often."""
NAMES: Final = ("Berta", "Cyril", "Dora", "Emil")
TELLING: Final = 0.75
"""A line of the score sheet that differs by less is not worth a word."""
GoOn = Callable[[], bool]
"""Whether there is time to look at another position."""


class Found:
    """A puzzle that was found: the game up to the position, who is to choose, and what is known of it."""

    def __init__(self, play: Play, start: int, seat: int, tempting: Keys, proof: Proof) -> None:
        self.play = play
        self.start = start
        self.seat = seat
        self.tempting = tempting
        self.proof = proof

    @property
    def table(self) -> Table[Any]:
        """The position."""
        return self.play.at(self.start)

    def record(self) -> Record:
        """The puzzle as a file."""
        play = Play(self.play.game, len(self.play.table.players), self.play.options, self.play.seed)
        for choice in self.play.chosen[: self.start]:
            play.choose(choice.seat, choice.key)
        themes, grade = self.themes(), self.grade()
        for key in self.proof.best[0].way.line:
            play.choose(self.seat, key)
        record = Record.of(play, self._seats(len(play.table.players)))
        record.end = None
        record.notes[self.start] = [Note(word, tuple(rest.split()), 0) for word, rest in self._notes(themes, grade)]
        return record

    def _seats(self, players: int) -> list[SeatLine]:
        names = iter(NAMES)
        return [SeatLine("You") if at == self.seat else SeatLine(next(names), "knight") for at in range(players)]

    def _notes(self, themes: Sequence[str], grade: int) -> Iterator[tuple[str, str]]:
        proof = self.proof
        best, tempted = proof.best[0], proof.of(self.tempting)
        assert tempted is not None
        yield "solve", f"{EXACT if proof.exact else SEARCH} {proof.games} {PROVED_WITH} {proof.sure:.2f}"
        yield "answer", best.outcome.write()
        yield "rival", proof.next_best.outcome.write()
        yield "rival", f"{tempted.outcome.write()} {' '.join(self.tempting)}"
        for line, more in differing(best, tempted):
            yield "because", f"{line} {more:.1f}"
        for keys in proof.answers[1:]:
            yield "also", " ".join(keys)
        yield "theme", " ".join(themes)
        yield "grade", str(grade)

    def themes(self) -> tuple[str, ...]:
        """What the puzzle is about."""
        best, tempted = self.proof.best[0], self.proof.of(self.tempting)
        assert tempted is not None
        now, then = (self._at_once(line) for line in (best.way.line, self.tempting))
        gained = best.outcome.lead - tempted.outcome.lead
        own = sum(best.sheets.values()) / len(best.wins) - sum(tempted.sheets.values()) / len(tempted.wins)
        found = {
            "end": best.way.over,
            "now": now > then,
            "later": now < then,
            "rival": gained > 0 and own < gained / 2,
            "restraint": self._declines(best.way.line),
            "order": sorted(best.way.line) == sorted(self.tempting),
            "long": len(best.way.line) > 2,
        }
        return tuple(theme for theme, there in found.items() if there) or ("now" if gained > 0 else "later",)

    def _at_once(self, line: Keys) -> int:
        """The points of the seat right after a line."""
        table = self.table
        for key in line:
            table.choose_key(self.seat, key)
        return self.play.game.sheets(table)[self.seat].total

    def _declines(self, line: Keys) -> bool:
        """Whether somewhere in a line something is left be."""
        table = self.table
        for key in line:
            leaving = table.question_of(self.seat).leaving(table)
            if leaving is not None and leaving.key == key:
                return True
            table.choose_key(self.seat, key)
        return False

    def grade(self) -> int:
        """How hard it is, by how often bots that think ahead solve it: 1 for always, 5 for never."""
        game, table = self.play.game, self.table
        solved = [
            self.proof.of(followed(make_counting_bot(level, game, tries), table, self.seat, Chance(scrambled(run))))
            in self.proof.best
            for level, tries, runs in SOLVERS
            for run in range(runs)
        ]
        return 5 - round(4 * sum(solved) / len(solved))


def differing(best: Standing, tempted: Standing) -> list[tuple[str, float]]:
    """The lines of the score sheet in which two ways differ on average, the largest difference first."""
    lines = dict.fromkeys((*best.sheets, *tempted.sheets))
    n, m = len(best.wins), len(tempted.wins)
    gaps = [(line, best.sheets.get(line, 0) / n - tempted.sheets.get(line, 0) / m) for line in lines]
    return sorted((gap for gap in gaps if abs(gap[1]) >= TELLING), key=lambda gap: -abs(gap[1]))[:4]


def mine(game: Game, seed: int, go_on: GoOn, tries: int = TRIES, games: int = GAMES) -> Iterator[Found]:
    """One puzzle after another, from one game after another between strong bots, each with a deal of its own."""
    players = [n for n in game.players if n in (2, 3)]
    for number in count(seed):
        if not go_on():
            return
        play, places = played(game, players[0] if number % 3 else players[-1], number, tries)
        found, ended = 0, 0
        for start in places:
            if start < ended or found == OF_ONE_GAME:
                continue
            if not go_on():
                return
            puzzle = look(play, start, games)
            if puzzle is not None:
                found, ended = found + 1, start + 12
                yield puzzle


def played(game: Game, players: int, seed: int, tries: int) -> tuple[Play, list[int]]:
    """A game between knights that count their tries, and after how many choices it might be a puzzle: late in the
    game, where the knight does not do what the squire would, and at its very end."""
    play, places = Play(game, players, {}, seed), []
    quick, slow = (SearchBot(judge_of(game), Budget(tries=n)) for n in (tries, LATE * tries))
    bot = squire("", game)
    while play.table.asked:
        seat = play.table.asked[0][0]
        seen, chance = view(play.table, seat), Chance(scrambled(seed) + len(play.chosen))
        near = game.nearness(play.table)
        late = near is None or near.part >= FROM
        key = (slow if late else quick).choose(seen, chance)
        if late and key != bot.choose(seen, chance):
            places.append(len(play.chosen))
        play.choose(seat, key)
    last = range(len(play.chosen) - AT_THE_END, len(play.chosen))
    return play, sorted({*places, *last})


def look(play: Play, start: int, games: int) -> Found | None:
    """Whether a position is a puzzle: it looks like one with one luck, and is proved with another."""
    game, seat, table = play.game, play.chosen[start].seat, play.at(start)
    tempting = followed(squire("", game), table, seat, Chance(scrambled(start)))
    ways = ways_from(table, seat, MOST_WAYS)
    if not all(way.over for way in ways):
        taken = tuple(choice.key for choice in play.chosen[start : start + LONGEST])
        # Where only the first choices are told apart, a line may belong to several ways.
        two = [way for line in (taken, tempting) if (way := next((each for each in ways if each.has(line)), None))]
        if len(two) < 2 or two[0] is two[1]:
            return None
        if not _worth_proving(Race(view(table, seat), game, judge_of(game), two, SEARCHED_WITH)):
            return None
    proof = proof_of(table, seat, game, tempting, PROVED_WITH, games)
    return None if proof is None else Found(play, start, seat, tempting, proof)


def _worth_proving(race: Race) -> bool:
    """Whether the first of two ways seems to be better, given up as soon as that is hardly to be hoped for."""
    first, second = race.standings
    for games in LOOKS:
        race.play(games)
        ahead, error = second.behind(first)
        if ahead + error < MARGIN:
            return False
    return ahead >= MARGIN / 2


def proof_of(table: Table[Any], seat: int, game: Game, tempting: Keys, luck: int, games: int) -> Proof | None:
    """What is clearly the best in a position, unless it is what tempts or nothing is."""
    ways = ways_from(table, seat, MOST_WAYS)
    if len(ways) < FEWEST_WAYS:
        return None
    proof = Race(view(table, seat), game, judge_of(game), ways, luck).prove(games, tempting)
    if proof is None or not proof.clear:
        return None
    tempted = proof.of(tempting)
    return proof if tempted is not None and tempted not in proof.best else None
