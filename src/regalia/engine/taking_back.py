"""Undo: how far people may take their choices back, what stands in the way, and who must agree.

The rule stands here once. A server that asks people holds their answers, a terminal or a program takes back at once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from regalia.engine.messages import Message, say
from regalia.engine.play import Chosen, Play

UndoPolicy = Literal["free", "to-barrier", "vote", "never"]
"""Free, where nobody else plays; to the last roll, draw, reveal or other seat's choice; past that if the others agree,
which among people holds for «free» too; not at all."""

Reach = Literal["steps", "turn", "roll"]
"""How far one wants to go back: some own choices; all that the seat chose in a row, this turn; or of those what came
after the last roll, the latest choice in any case."""


class WayBack:
    """Where undo would lead: whose choice is taken back and how many choices remain, or the reason why not."""

    __slots__ = ("choices", "reason", "seat", "voters")

    def __init__(self, seat: int, choices: int | None, reason: Message | None, voters: frozenset[int]) -> None:
        self.seat = seat
        self.choices = choices
        self.reason = reason
        self.voters = voters
        """The seats that must agree first."""


def way_back(
    chosen: Sequence[Chosen],
    mine: Collection[int],
    policy: UndoPolicy,
    steps: int = 1,
    reach: Reach = "steps",
    others: Collection[int] = (),
) -> WayBack:
    """Where somebody gets who plays the seats ``mine``; ``others`` are the seats of other people, not of bots.

    Idle choices are no steps of their own and stand in nobody's way.
    """
    if policy == "never":
        return _blocked(say("undo-never"))
    own = _latest(chosen, mine, steps if reach == "steps" else 1)
    if not own:
        return _blocked(say("undo-nothing"))
    seat = chosen[own[0]].seat
    target = own[-1] if reach == "steps" else _start_of_run(chosen, own[0], reach == "roll")
    if policy in ("free", "vote") and not others:
        return WayBack(seat, target, None, frozenset())
    barrier = _barrier_after(chosen, mine, target)
    if barrier is None:
        return WayBack(seat, target, None, frozenset())
    if policy in ("free", "vote"):
        return WayBack(seat, target, None, frozenset(others))
    at, reason = barrier
    if reach != "steps" and at < len(chosen):
        # Part of the turn may still be taken back: as far as the barrier.
        return WayBack(seat, at, None, frozenset())
    return _blocked(reason)


def take_back(
    play: Play, mine: Collection[int], policy: UndoPolicy = "free", steps: int = 1, reach: Reach = "steps"
) -> Message | None:
    """Take choices back where nobody else has to be asked; says what stands in the way if it may not be."""
    way = way_back(play.chosen, mine, policy, steps, reach)
    if way.choices is not None:
        play.back_to(way.choices)
    return way.reason


def _blocked(reason: Message) -> WayBack:
    return WayBack(-1, None, reason, frozenset())


def _latest(chosen: Sequence[Chosen], mine: Collection[int], steps: int) -> list[int]:
    """Where the latest steps of these seats stand, the last first; none at all if there are not so many.

    Looked for from the end: this is asked after every choice, and games are long."""
    own: list[int] = []
    for at in range(len(chosen) - 1, -1, -1):
        choice = chosen[at]
        if choice.seat in mine and not choice.idle:
            own.append(at)
            if len(own) == steps:
                return own
    return []


def _start_of_run(chosen: Sequence[Chosen], last: int, after_roll: bool) -> int:
    """How many choices came before those that one seat made in a row up to the last; what followed goes back too."""
    start = last
    while start and (chosen[start - 1].seat == chosen[last].seat or chosen[start - 1].idle):
        if after_roll and chosen[start - 1].barrier == "chance":
            break
        start -= 1
    return start


def _barrier_after(chosen: Sequence[Chosen], mine: Collection[int], target: int) -> tuple[int, Message] | None:
    """The first thing on the way back that cannot be unseen, with how many choices remain just after it."""
    for at in range(len(chosen), target, -1):
        choice = chosen[at - 1]
        if choice.seat not in mine and not choice.idle:
            return at, say("undo-other-seat")
        if choice.barrier:
            return at, say(f"undo-{choice.barrier}")
    return None
