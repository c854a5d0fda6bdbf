"""Taking back at a table: what the button says, and the vote in progress. The rule itself is the engine's."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from regalia.engine.messages import say
from regalia.engine.play import Chosen
from regalia.engine.taking_back import UndoPolicy, way_back
from regalia.server.protocol import messages as wire
from regalia.server.serializers import said


def undo_state(
    chosen: Sequence[Chosen], mine: Collection[int], policy: UndoPolicy, others: Collection[int]
) -> wire.Undo:
    """What the undo button says."""
    if not mine:
        return wire.Undo(None, None, said(say("server-only-looking-on")), False)
    step = way_back(chosen, mine, policy, others=others)
    turn = way_back(chosen, mine, policy, reach="turn", others=others)
    return wire.Undo(step.choices, turn.choices, said(step.reason) if step.reason else None, bool(step.voters))


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
