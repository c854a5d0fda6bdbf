"""The vote in progress on taking something back. Who must agree, and how far back it goes, is the engine's rule."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from regalia.server.protocol import messages as wire

if TYPE_CHECKING:
    from regalia.server.rooms import Room


class UndoVote:
    """A person asks the others to let a choice be taken back that they have seen the consequences of."""

    def __init__(
        self,
        seat: int,
        choices: int,
        voters: Collection[int],
        bots_wait: bool = True,
        agreed: Collection[int] = (),
    ) -> None:
        self.seat = seat
        self.choices = choices
        self.missing = set(voters)
        self.agreed = set(agreed)
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


def begin_vote(room: Room, vote: UndoVote) -> None:
    """Let everybody know that somebody asks them."""
    room.vote = vote
    vote.lapse = asyncio.get_running_loop().create_task(_let_lapse(room, vote))
    room.announce()


async def cast_votes(room: Room, seats: Collection[int], agree: bool) -> None:
    """Seats answer. When nobody is missing, the choice is taken back; one no ends the vote."""
    vote = room.vote
    assert vote is not None
    if agree and vote.agree(seats):
        await room.go_back(vote.seat, vote.choices)
        return
    if not agree:
        room.vote = None
    room.announce()


async def _let_lapse(room: Room, vote: UndoVote) -> None:
    """A vote that not everybody takes part in comes to nothing after a while."""
    await asyncio.sleep(room.settings.vote_seconds)
    async with room.lock:
        if room.vote is vote:
            room.vote = None
            room.announce()
            room.bots.wake()
