"""How far a person may go back at a table, what stands in the way, and the vote among friends."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from regalia.engine.messages import Message, say
from regalia.engine.play import Chosen
from regalia.server import protocol as wire
from regalia.server.showing import said


class Way:
    """A way back: how many choices would remain, or what blocks it; with ``vote`` the others must agree."""

    __slots__ = ("choices", "reason", "vote")

    def __init__(self, choices: int | None, reason: Message | None = None, *, vote: bool = False) -> None:
        self.choices = choices
        self.reason = reason
        self.vote = vote


def way_back(
    chosen: Sequence[Chosen], mine: Collection[int], policy: wire.UndoPolicy, steps: int, to_turn_start: bool
) -> Way:
    """Where a person who plays the seats ``mine`` gets by taking back so many own choices, or all of this turn."""
    if policy == "never":
        return Way(None, say("undo-never"))
    free = _past_everything(chosen, mine, steps, to_turn_start)
    if free is None:
        return Way(None, say("undo-nothing"))
    if policy == "free":
        return Way(free)
    barred = _barrier_before(chosen, mine, free)
    if barred is None:
        return Way(free)
    if policy == "vote":
        return Way(free, vote=True)
    at, reason = barred
    if to_turn_start and at < len(chosen):
        # Part of the turn may still be taken back: as far as the barrier.
        return Way(at)
    return Way(None, reason)


def _past_everything(chosen: Sequence[Chosen], mine: Collection[int], steps: int, to_turn_start: bool) -> int | None:
    """How many choices remain if nothing blocks: what others chose after an own choice goes back with it."""
    own = [at for at, choice in enumerate(chosen) if choice.seat in mine]
    if not to_turn_start:
        return own[-steps] if len(own) >= steps else None
    if not own:
        return None
    start = own[-1]
    while start and chosen[start - 1].seat == chosen[own[-1]].seat:
        start -= 1
    return start


def _barrier_before(chosen: Sequence[Chosen], mine: Collection[int], target: int) -> tuple[int, Message] | None:
    """The first thing on the way back that cannot be unseen, with how many choices remain just after it."""
    for at in range(len(chosen), target, -1):
        choice = chosen[at - 1]
        if choice.seat not in mine:
            return at, say("undo-other-seat")
        if choice.barrier:
            return at, say(f"undo-{choice.barrier}")
    return None


def undo_state(chosen: Sequence[Chosen], mine: Collection[int], policy: wire.UndoPolicy) -> wire.Undo:
    """What the undo button says."""
    if not mine:
        return wire.Undo(None, None, said(say("server-only-looking-on")), False)
    step = way_back(chosen, mine, policy, 1, False)
    turn = way_back(chosen, mine, policy, 1, True)
    reason = said(step.reason) if step.reason else None
    return wire.Undo(step.choices, turn.choices, reason, step.vote)


class VoteOnUndo:
    """A person asks the others to let a choice be taken back that they have seen the consequences of."""

    def __init__(self, seat: int, choices: int, others: Collection[int]) -> None:
        self.seat = seat
        self.choices = choices
        self.missing = set(others)
        self.agreed: set[int] = set()
        self.lapse: asyncio.Task[None] | None = None
        """Ends the vote after a while; kept here so that it is not lost while it waits."""

    def agree(self, seats: Collection[int]) -> bool:
        """These seats agree; says whether nobody is missing now."""
        self.agreed |= self.missing.intersection(seats)
        self.missing.difference_update(seats)
        return not self.missing

    def state(self) -> wire.VoteOpen:
        """How the vote stands."""
        return wire.VoteOpen(self.seat, self.choices, sorted(self.agreed), sorted(self.missing))
