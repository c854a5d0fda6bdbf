"""Bots that think ahead: Monte Carlo tree search (PUCT) over guesses of what their seat cannot see, for every game."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regalia.bots.bot import Bot
from regalia.engine.chance import MASK, Chance
from regalia.engine.decisions import Act
from regalia.engine.table import Table
from regalia.engine.zones import View

T = TypeVar("T", bound=Table[Any])

TEMPERATURE: Final = 1.0
"""How far apart wishes must be, in points, for one to be much more likely than the other (softmax temperature)."""
EXPLORATION: Final = 0.4
"""How much an act that was seldom tried is worth trying (the constant of PUCT)."""
TURNS_PER_GUESS: Final = 8
"""How many tries of an option share a guess of the unseen before another is made."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[T]):
    """What a search must be told about a game: which acts look good, and how a table stands."""

    def wishes(self, table: T, seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        """How much the seat would like each act, in victory points or so."""
        raise NotImplementedError(type(self).__name__)

    def pick(self, table: T, seat: int, acts: Sequence[Act[Any]]) -> int:
        """Which of the acts the seat takes when it thinks no further: the one it wishes for most (rollout policy)."""
        wishes = self.wishes(table, seat, acts)
        return wishes.index(max(wishes))

    def win_chances(self, table: T) -> list[float]:
        """For each seat its chance to win from here, between 0 and 1; exact when the game is over."""
        raise NotImplementedError(type(self).__name__)


class Branch:
    """An act that was tried from a node: how often, how it went for who chose it, and what followed."""

    __slots__ = ("node", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.node = Node()


class Node:
    """A decision in the tree, known by the choices that led to it; chance may make it look different each time."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.branches: dict[tuple[int, str], Branch] = {}
        self.visits = 0


class Budget:
    """How long a bot may think: a number of tries, or seconds; whichever ends first."""

    __slots__ = ("seconds", "tries")

    def __init__(self, tries: int = 1_000_000, seconds: float = math.inf) -> None:
        if tries < 1 or seconds <= 0:
            raise ValueError("a bot needs a budget above 0")
        self.tries = tries
        self.seconds = seconds


class SearchBot(Bot, Generic[T]):
    """Plays each promising option many times against guesses of the unseen, and takes the one tried most."""

    def __init__(
        self, judge: Judge[T], budget: Budget, temperature: float = TEMPERATURE, exploration: float = EXPLORATION
    ) -> None:
        self.judge = judge
        self.budget = budget
        self.temperature = temperature
        self.exploration = exploration

    def choose(self, view: View[T], chance: Chance) -> str:
        weights = self.weigh(view, chance)
        return max(weights, key=lambda key: weights[key])

    def weigh(self, view: View[T], chance: Chance) -> dict[str, float]:
        acts = view.table.options_of(view.seat)
        if len(acts) == 1:
            return {acts[0].key: 1.0}
        root = self._grow(view, chance, until_decided=True)
        return {key: branch.visits + branch.prior for (_, key), branch in root.branches.items()}

    def think(self, view: View[T], chance: Chance) -> Node:
        """Grow the tree from what the seat sees, as far as the budget goes."""
        return self._grow(view, chance, until_decided=False)

    def _grow(self, view: View[T], chance: Chance, until_decided: bool) -> Node:
        """Grow the tree; who only wants to choose may stop when nothing can change the choice any more."""
        root, budget, seat = Node(), self.budget, view.seat
        started = time.perf_counter()
        lucks: list[int] = []
        guesses = [view.guess(chance)]
        options = guesses[0].options_of(seat)
        self._open(root, guesses[0], seat, options)
        for turn in range(budget.tries):
            if turn and turn % TURNS_PER_GUESS == 0:
                passed = time.perf_counter() - started
                left = min(budget.tries - turn, turn * (budget.seconds - passed) / passed)
                if left <= 0 or (until_decided and _lead(root) > left):
                    break
            at, branch = self._select(root, seat, options)
            # The n-th try of every option meets the same guess and the same luck: no option looks better by luck alone.
            if branch.visits == len(lucks):
                lucks.append(chance.below(MASK + 1))
            if branch.visits // TURNS_PER_GUESS == len(guesses):
                guesses.append(view.guess(chance))
            table = guesses[branch.visits // TURNS_PER_GUESS].clone()
            table.chance = lucks[branch.visits]
            self._try(root, table, seat, at, branch)
        return root

    def _try(self, root: Node, table: T, first: int, at: int, branch: Branch) -> None:
        """One way the game may go: down the tree, one step beyond it, then judge how it stands."""
        seat = first
        path = [(root, seat, branch)]
        table.choose(seat, table.options_of(seat)[at])
        node = branch.node
        while table.asked:
            # Where seats act together, who thinks goes on first: the others' choices are not for it to see.
            seat = first if table.options_of(first) else table.asked[0][0]
            options = table.options_of(seat)
            if self._open(node, table, seat, options):
                break
            at, branch = self._select(node, seat, options)
            path.append((node, seat, branch))
            table.choose(seat, options[at])
            node = branch.node
        win_chances = self.judge.win_chances(table)
        for passed, chooser, taken in path:
            passed.visits += 1
            taken.visits += 1
            taken.total += win_chances[chooser]

    def _open(self, node: Node, table: T, seat: int, options: Sequence[Act[Any]]) -> bool:
        """Make a branch for each option that has none yet; says whether the node was new."""
        branches = node.branches
        fresh = [act for act in options if (seat, act.key) not in branches]
        if not fresh:
            return False
        wishes = self.judge.wishes(table, seat, fresh)
        best = max(wishes)
        likely = [math.exp((wish - best) / self.temperature) for wish in wishes]
        total = sum(likely)
        new = not branches
        for act, part in zip(fresh, likely, strict=True):
            branches[seat, act.key] = Branch(part / total)
        return new

    def _select(self, node: Node, seat: int, options: Sequence[Act[Any]]) -> tuple[int, Branch]:
        """The option that promises most: what it has brought so far, and what is not known of it yet."""
        branches = [node.branches[seat, act.key] for act in options]
        visits, total = 0, 0.0
        for branch in branches:
            visits += branch.visits
            total += branch.total
        usual = total / visits - 0.05 if visits else 0.5
        reach = self.exploration * math.sqrt(node.visits + 1)
        best, chosen = -1.0, 0
        for at, branch in enumerate(branches):
            brought = branch.total / branch.visits if branch.visits else usual
            promise = brought + reach * branch.prior / (1 + branch.visits)
            if promise > best:
                best, chosen = promise, at
        return chosen, branches[chosen]


def _lead(root: Node) -> int:
    """How many tries the act tried most is ahead of the next."""
    most = second = 0
    for branch in root.branches.values():
        if branch.visits > most:
            most, second = branch.visits, most
        elif branch.visits > second:
            second = branch.visits
    return most - second
