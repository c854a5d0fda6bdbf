"""The vote in progress on taking something back. Who must agree, and how far back it goes, is the engine's rule."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from regalia.server.protocol import messages as wire


class UndoVote:
    """A person asks the others to let a choice be taken back that they have seen the consequences of."""

    def __init__(self, seat: int, choices: int, voters: Collection[int], bots_wait: bool = True) -> None:
        self.seat = seat
        self.choices = choices
        self.missing = set(voters)
        self.agreed: set[int] = set()
        self.bots_wait = bots_wait
        """Bots wait for the first vote that a seat asks for after a choice of its own, and for no other: who asks again
        and again would hold up the table."""
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
