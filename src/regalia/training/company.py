"""Many tables at once, at which a network plays against itself by its own taste, and what can be learned from it."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import numpy as np

from regalia.bots.judges import judge_of
from regalia.bots.network import Network, beside_the_best
from regalia.encoding.encoder import Sight
from regalia.encoding.schemas import Layout
from regalia.engine.chance import Chance, scrambled
from regalia.engine.decisions import Act
from regalia.engine.game import Game, Setting
from regalia.engine.table import Table
from regalia.shelf import find_game
from regalia.training.ends import seen_from, worth_of_end
from regalia.training.model import Arrays

MOST_ACTS = 48
"""So many acts of a decision are thought of."""


class Evening(NamedTuple):
    """Some games to be played anywhere, by a network or, before there is one, by squires. Small enough to be sent."""

    game: str
    players: int
    options: tuple[dict[str, Setting], ...]
    """The games take these in turn."""
    layout: str
    network: Arrays | None
    trust: float
    """Without a network: how sharply the squire's wishes are followed."""
    patience: float
    """How far what came later counts for a choice, beside what the network expected after it (lambda)."""
    seed: int
    games: int


class Company:
    """The tables of an evening, which go on step by step together."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.game: Game = find_game(evening.game)
        self.judge = judge_of(self.game)
        self.network = None if evening.network is None else Network(evening.layout, evening.network)
        self.trust = evening.trust if self.network is None else self.network.trust
        self.tables = [self._laid(number) for number in range(evening.games)]
        self.layout = Layout(self.game, self.tables[0])
        size = self.layout.size
        self.sights = [[Sight(seat, size) for seat in range(evening.players)] for _ in self.tables]
        """What each seat of each table was told last."""
        self.chance = np.random.default_rng(evening.seed)
        self.names: dict[str, int] = {}
        self.alike = np.zeros((0, 0), np.float32)
        """What the acts are like that have a number."""
        self.numbers: dict[tuple[str, int], int] = {}
        self.steps: list[tuple[Any, ...]] = []
        self.diaries: list[list[int]] = [[] for _ in range(evening.games * evening.players)]
        """For each seat of each table its steps."""

    def _laid(self, number: int) -> Table[Any]:
        game, evening = self.game, self.evening
        options = game.settle(evening.players, evening.options[number % len(evening.options)])
        return game.new(evening.players, options, Chance(scrambled(evening.seed + number)).below(1 << 40))

    def play(self) -> Arrays:
        """Play all games to their ends; what was chosen, how likely that was, and what came of it."""
        going = list(range(len(self.tables)))
        while going := [at for at in going if self.tables[at].asked]:
            self._step(going)
        ends = [worth_of_end(self.game, self.judge, table) for table in self.tables]
        return self._told(ends)

    def _step(self, going: list[int]) -> None:
        """One choice at each table that is not at its end."""
        size = self.layout.size
        rows = array("h", bytes(2 * size * len(going)))
        acts = np.full((len(going), MOST_ACTS), -1, np.int16)
        wishes = np.zeros((len(going), MOST_ACTS), np.float32)
        asked: list[tuple[int, list[Act[Any]]]] = []
        for at, number in enumerate(going):
            table = self.tables[number]
            seat, options = table.asked[0][0], list(table.asked[0][1])[:MOST_ACTS]
            sight = self.sights[number][seat]
            self.layout.encoder.look(table, sight)
            rows[at * size : (at + 1) * size] = sight.row
            acts[at, : len(options)] = [self._number(act.key, seat) for act in options]
            if self.trust:
                wishes[at, : len(options)] = beside_the_best(self.judge.wishes(table, seat, options))
            asked.append((seat, options))
        told = np.frombuffer(rows, np.int16).reshape(-1, size)
        values, tastes = self._asked(told, acts, wishes)
        picks, logs = drawn(tastes, self.chance)
        for at, number in enumerate(going):
            seat, options = asked[at]
            self.diaries[number * self.evening.players + seat].append(len(self.steps))
            self.steps.append((told[at], acts[at], wishes[at], picks[at], logs[at], values[at]))
            self.tables[number].choose(seat, options[picks[at]])

    def _asked(self, rows: Any, acts: Any, wishes: Any) -> tuple[Any, Any]:
        """How likely each seat that is asked wins, and how much each of its acts is to its taste."""
        tastes = self.trust * wishes
        chances = np.zeros(len(rows), np.float32)
        if self.network is not None:
            values, sought = self.network.answers(rows)
            if len(self.alike) < len(self.names):
                self.alike = np.array([self.network.like(name) for name in self.names])
            tastes = tastes + np.einsum("bat,bt->ba", self.alike[acts], sought)
            chances = expected(values)[:, 0]
        return chances, np.where(acts >= 0, tastes, -1e9)

    def _number(self, key: str, seat: int) -> int:
        """The number of an act in this company."""
        found = self.numbers.get((key, seat))
        if found is None:
            name = self.game.act_name(key, seat, self.evening.players)
            found = self.numbers[key, seat] = self.names.setdefault(name, len(self.names))
        return found

    def _told(self, ends: list[list[float]]) -> Arrays:
        """All steps in arrays, each with what it brought more than was expected, and how its game ended."""
        players = self.evening.players
        gains = np.zeros(len(self.steps), np.float32)
        worths = np.zeros((len(self.steps), players), np.float32)
        for number, diary in enumerate(self.diaries):
            table, seat = divmod(number, players)
            gain, then = 0.0, ends[table][seat]
            for step in reversed(diary):
                expected_then = float(self.steps[step][5])
                gain = then - expected_then + self.evening.patience * gain
                then = expected_then
                gains[step] = gain
                worths[step] = seen_from(seat, ends[table])
        columns = [np.array(column) for column in zip(*self.steps, strict=True)]
        return {
            **dict(zip(("rows", "acts", "wishes", "picks", "logs"), columns[:5], strict=True)),
            "gains": gains, "ends": worths, "names": list(self.names), "layout": self.layout.id,
            "seed": self.evening.seed,
        }  # fmt: skip


def expected(values: Any) -> Any:
    """The chances that rows of logits stand for: of one seat alone, else of all seats."""
    if values.shape[1] == 1:
        return 1 / (1 + np.exp(-values))
    parts = np.exp(values - values.max(1, keepdims=True))
    return parts / parts.sum(1, keepdims=True)


def drawn(tastes: Any, chance: Any) -> tuple[Any, Any]:
    """An act of each row by lot, the likelier the more it is to the taste, and the logarithm of how likely it was."""
    likely = expected(tastes)
    sums = likely.cumsum(1)
    picks = (sums < chance.random((len(sums), 1)) * sums[:, -1:]).sum(1)
    return picks, np.log(np.maximum(likely[np.arange(len(likely)), picks], 1e-9)).astype(np.float32)


def play_evening(evening: Evening) -> Arrays:
    """All games of an evening, and what there is to learn from them."""
    return Company(evening).play()
