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
from regalia.engine.zones import view as seen_by

T = TypeVar("T", bound=Table[Any])

TEMPERATURE: Final = 1.0
"""How far apart wishes must be, in points, for one to be much more likely than the other (softmax temperature)."""
EXPLORATION: Final = 0.4
"""How much an act that was seldom tried is worth trying (the constant of PUCT)."""
TURNS_PER_GUESS: Final = 8
"""How many tries of an option share a guess of the unseen before another is made."""
USUAL_DECISIONS: Final = 4
"""Where nobody can say how many decisions a turn has: it is taken to have so many."""
MOST_FORESEEN: Final = 12
"""So many decisions of a turn are foreseen at most."""
LEAST_DOUBT: Final = 0.02
"""How much thought is worth where wishes leave no doubt, beside 1 where all seem alike."""
LEAST_PART, MOST_PART = 0.02, 0.9
"""A decision has at least and at most so much of a turn's time: what cannot be foreseen needs some as well."""
LEAST_TRIES: Final = 64
"""So many tries are needed before a choice can be clear."""
CLEAR: Final = 4.0
"""By how many standard errors what an option brings must differ for a choice to be clear."""
EQUAL, LEAST_SPREAD = 0.005, 0.0004
"""By how much options must differ beside that, and how much what they bring varies at least."""
SELDOM: Final = 4
"""Of what was tried less often nothing can be said; the search itself has found it too unlikely."""
MOST_KEPT, LEAST_KEPT = 3, 16
"""The trees of so many options are kept, if they were tried so often."""


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

    def turn(self, table: T) -> int:
        """Which turn it is: while the number stays, a seat's choices belong together. Negative, if nobody can say."""
        return -1


class Branch:
    """An act that was tried from a node: how often, how it went for who chose it, and what followed."""

    __slots__ = ("known", "node", "prior", "squares", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.known = 0
        """How many of its tries are of an earlier decision, in a tree that was kept."""
        self.squares = 0.0
        """How far off its mean each try was, squared and added up; counted at the root only, and for its own tries."""
        self.node: Node | None = None
        """What follows it; none until it was tried."""

    def follow(self) -> Node:
        """The node that it leads to."""
        if self.node is None:
            self.node = Node()
        return self.node


class Node:
    """A decision in the tree, known by the choices that led to it; chance may make it look different each time."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.branches: dict[tuple[int, str], Branch] = {}
        self.visits = 0


class Budget:
    """How long a bot may think about a decision: a number of tries, or seconds; whichever ends first.

    The seconds may be those of a whole turn; then they are spread over its decisions.
    """

    __slots__ = ("of_turn", "seconds", "tries")

    def __init__(self, tries: int = 1_000_000, seconds: float = math.inf, of_turn: bool = False) -> None:
        if tries < 1 or seconds <= 0:
            raise ValueError("a bot needs a budget above 0")
        self.tries = tries
        self.seconds = seconds
        self.of_turn = of_turn


class Turn:
    """What a bot remembers of a seat's turn: how long it has thought in it, and the trees that may be of use again."""

    __slots__ = ("kept", "number", "spent")

    def __init__(self, number: int) -> None:
        self.number = number
        self.spent = 0.0
        self.kept: list[tuple[object, Node]] = []
        """What the seat would see after an act if nothing unseen turned up, and what was found out about that."""


class SearchBot(Bot, Generic[T]):
    """Plays each promising option many times against guesses of the unseen, and takes the one tried most.

    Who remembers turns keeps the tree from one decision of a turn to the next, as long as nothing unseen was turned up.
    """

    def __init__(
        self,
        judge: Judge[T],
        budget: Budget,
        temperature: float = TEMPERATURE,
        exploration: float = EXPLORATION,
        remembers: bool = False,
    ) -> None:
        self.judge = judge
        self.budget = budget
        self.temperature = temperature
        self.exploration = exploration
        self.remembers = remembers
        self.turns: dict[int, Turn] = {}
        """For each seat the turn that it is in."""

    def choose(self, view: View[T], chance: Chance) -> str:
        weights = self.weigh(view, chance)
        return max(weights, key=lambda key: weights[key])

    def weigh(self, view: View[T], chance: Chance) -> dict[str, float]:
        acts = view.table.options_of(view.seat)
        if len(acts) == 1:
            return {acts[0].key: 1.0}
        if self.remembers:
            root = self._think_in_turn(view, chance)
        else:
            root = self._grow(Node(), view, chance, self.budget.seconds, True)
        keys = {act.key for act in acts}
        return {
            key: branch.visits + branch.prior
            for (seat, key), branch in root.branches.items()
            if seat == view.seat and key in keys
        }

    def think(self, view: View[T], chance: Chance) -> Node:
        """Grow the tree from what the seat sees, as far as the budget goes."""
        return self._grow(Node(), view, chance, self.budget.seconds, False)

    def _think_in_turn(self, view: View[T], chance: Chance) -> Node:
        """Grow the tree of an earlier decision of the turn, if it still holds, and keep it for the next one."""
        number, seat, started = self.judge.turn(view.table), view.seat, time.perf_counter()
        turn = self.turns.get(seat)
        if turn is None or turn.number != number:
            turn = self.turns[seat] = Turn(number)
        root = Node()
        if turn.kept:
            seen = view.state()
            for state, node in turn.kept:
                if state == seen:
                    root = node
        for branch in root.branches.values():
            branch.known = branch.visits
            branch.squares = 0.0
        seconds = self._allotted(view, chance, turn) if self.budget.of_turn else self.budget.seconds
        self._grow(root, view, chance, seconds, True)
        turn.kept = self._following(root, view, chance) if number >= 0 else []
        turn.spent += time.perf_counter() - started
        return root

    def _allotted(self, view: View[T], chance: Chance, turn: Turn) -> float:
        """The part of a turn's time that this decision is worth, as far as its other decisions can be foreseen."""
        seconds = self.budget.seconds
        if turn.number < 0:
            return seconds / USUAL_DECISIONS
        table, seat = view.guess(chance), view.seat
        doubts: list[float] = []
        while len(doubts) < MOST_FORESEEN and self.judge.turn(table) == turn.number:
            acts = table.options_of(seat)
            if not acts:
                break
            wishes = self.judge.wishes(table, seat, acts)
            best = max(wishes)
            total = sum([math.exp((wish - best) / self.temperature) for wish in wishes])
            doubts.append(max(LEAST_DOUBT, 1 - 1 / total))
            table.choose(seat, acts[wishes.index(best)])
        left = max(0.0, seconds - turn.spent)
        part = doubts[0] / sum(doubts) if doubts else 1.0
        return max(seconds * LEAST_PART, left * min(MOST_PART, part))

    def _following(self, root: Node, view: View[T], chance: Chance) -> list[tuple[object, Node]]:
        """What the seat would see after the acts that were tried most, where it goes on choosing in the same turn."""
        seat, number = view.seat, self.judge.turn(view.table)
        acts = {act.key: act for act in view.table.options_of(seat)}
        tried = [(branch.visits, key, branch) for (who, key), branch in root.branches.items() if who == seat]
        found: list[tuple[object, Node]] = []
        for visits, key, branch in sorted(tried, key=lambda each: -each[0])[:MOST_KEPT]:
            if visits < LEAST_KEPT or branch.node is None or key not in acts:
                continue
            table = view.guess(chance)
            table.choose_key(seat, key)
            if table.options_of(seat) and self.judge.turn(table) == number:
                found.append((seen_by(table, seat).state(), branch.node))
        return found

    def _grow(self, root: Node, view: View[T], chance: Chance, seconds: float, until_decided: bool) -> Node:
        """Grow the tree; who only wants to choose may stop when nothing can change the choice any more."""
        budget, seat = self.budget, view.seat
        started = time.perf_counter()
        lucks: list[int] = []
        guesses = [view.guess(chance)]
        options = guesses[0].options_of(seat)
        self._open(root, guesses[0], seat, options)
        for turn in range(budget.tries):
            if turn and turn % TURNS_PER_GUESS == 0:
                passed = time.perf_counter() - started
                left = min(budget.tries - turn, turn * (seconds - passed) / passed)
                if left <= 0 or (until_decided and _lead(root) > left):
                    break
                if self.remembers and until_decided and turn >= LEAST_TRIES and _clear(root):
                    break
            at, branch = self._select(root, seat, options)
            # The n-th try of every option meets the same guess and the same luck: no option looks better by luck alone.
            number, before = branch.visits - branch.known, branch.total
            if number == len(lucks):
                lucks.append(chance.below(MASK + 1))
            if number // TURNS_PER_GUESS == len(guesses):
                guesses.append(view.guess(chance))
            table = guesses[number // TURNS_PER_GUESS].clone()
            table.chance = lucks[number]
            self._try(root, table, seat, at, branch)
            usual = before / (branch.visits - 1) if branch.visits > 1 else branch.total
            branch.squares += (branch.total - before - usual) ** 2
        return root

    def _try(self, root: Node, table: T, first: int, at: int, branch: Branch) -> None:
        """One way the game may go: down the tree, one step beyond it, then judge how it stands."""
        seat = first
        path = [(root, seat, branch)]
        table.choose(seat, table.options_of(seat)[at])
        node = branch.follow()
        while table.asked:
            # Where seats act together, who thinks goes on first: the others' choices are not for it to see.
            seat = first if table.options_of(first) else table.asked[0][0]
            options = table.options_of(seat)
            if self._open(node, table, seat, options):
                break
            at, branch = self._select(node, seat, options)
            path.append((node, seat, branch))
            table.choose(seat, options[at])
            node = branch.follow()
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


def _clear(root: Node) -> bool:
    """Whether the act tried most has brought so much more than every other that more tries would change nothing."""
    best: Branch | None = None
    for branch in root.branches.values():
        if best is None or branch.visits > best.visits:
            best = branch
    assert best is not None, "a tree has branches"
    if best.visits - best.known < SELDOM:
        return False
    own, error = _brought(best)
    for branch in root.branches.values():
        if branch is best:
            continue
        tries = branch.visits - branch.known
        if tries < SELDOM:
            continue
        other, others_error = _brought(branch)
        if own - other <= CLEAR * math.sqrt(error + others_error) + EQUAL:
            return False
    return True


def _brought(branch: Branch) -> tuple[float, float]:
    """What an act that was tried has brought on average, and the square of the standard error of that."""
    tries = branch.visits - branch.known
    return branch.total / branch.visits, (branch.squares / tries + LEAST_SPREAD) / tries
