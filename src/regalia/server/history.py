"""What has happened at a table, and since when each seat has been asked what it is asked now."""

from __future__ import annotations

import time
from typing import Any

from regalia.engine.play import Play
from regalia.engine.table import Table
from regalia.server.models import Move, StoredRoom
from regalia.server.pauses import asked_of
from regalia.server.seating import Seating
from regalia.server.votes import UndoVote


class History(Seating):
    """A table with all that has happened at it. Whoever writes into the database first takes it in here afterwards."""

    def __init__(self, stored: StoredRoom, play: Play) -> None:
        super().__init__(stored, play)
        self.created = stored.created
        self.touched = stored.touched
        self.moment = len(stored.moves)
        """How many moves were ever made here, each choice and each taking back: the version that clients have seen."""
        self.asked_since = [self.moment] * len(self.seats)
        """Since which moment each seat's decision has been as it is now: a click that has seen it is in time.

        The check is optimistic concurrency: nothing is locked while somebody thinks."""
        self.held: set[int] = set()
        """Seats that have gone back and want to look: nothing is answered for them until they choose."""
        for move in stored.moves:
            self._hold_or_not(move)
        self.vote: UndoVote | None = None
        self.standing_noted = self.moment if stored.standing else -1
        """After how many moves it was last written down how the table stands."""
        self.asked_back: set[int] = set()
        """The seats that have asked the others to go back since they last chose."""
        self._told = len(play.chosen)
        """How many of the choices in force everybody has been told of."""

    def _take_note(self, move: Move) -> None:
        """Something that happened beside the game is in the history."""
        over = self.over
        self.affairs.take_in(move, len(self.play.chosen))
        self._note(move)
        if self.over and not over:
            self.vote = None
        # Who plays which seat may be another now: whoever clicked before that has not seen it.
        stood_in = self.affairs.stand_ins
        self.asked_since = [self.moment if at in stood_in else then for at, then in enumerate(self.asked_since)]

    def _after(self, move: Move, before: Table[Any]) -> None:
        """A choice is in the history, made at a table that stood as before."""
        self._note(move)
        for at in range(len(self.seats)):
            asked = None if at == move.seat else asked_of(before, at)
            if asked is None or asked != asked_of(self.play.table, at):
                self.asked_since[at] = self.moment

    def _back_to(self, move: Move, count: int) -> None:
        """That choices were taken back is in the history."""
        self.play.back_to(count)
        self._told = min(self._told, count)
        self._note(move)
        self.asked_since = [self.moment] * len(self.seats)
        self.vote = None
        self.asked_back.clear()

    def _note(self, move: Move) -> None:
        """A move more, of whatever kind."""
        self.moment += 1
        self.touched = time.time()
        self._hold_or_not(move)

    def _hold_or_not(self, move: Move) -> None:
        if move.what:
            return
        if move.back_to is None:
            self.held.discard(move.seat)
        else:
            self.held.add(move.seat)
