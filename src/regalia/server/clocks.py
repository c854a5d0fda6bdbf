"""The clock of a table: who may think how long, and what they have used of it.

It runs for every seat that is asked; what the engine or the room answers by itself takes no time. A turn begins when a
seat is asked that was not, and for a seat that chooses on and on, when its choice asked somebody else too, or let dice
roll or cards be drawn. Taking back begins no turn, so that nobody gains time by it. All follows from the history of the
table, so every server that reads it finds the same.
"""

from __future__ import annotations

from collections.abc import Collection

from regalia.engine.play import Play
from regalia.server.affairs import Affairs
from regalia.server.models import Move, StoredRoom
from regalia.server.protocol.clocks import Clock as ShownClock
from regalia.server.protocol.clocks import ClockTerms, SeatClock
from regalia.shelf import find_game


class Clock:
    """How much time each seat has."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms = terms
        self.begun: float | None = None
        self.since: list[float | None] = [None] * seats
        """Since when the time of a seat runs."""
        self.spent = [0.0] * seats
        """What a seat had used of its turn before that."""
        self.bank = [float(terms.bank)] * seats
        """What a seat's bank held when its turn began."""
        self._asked: frozenset[int] = frozenset()
        self._bots: frozenset[int] = frozenset()

    def begin(self, at: float, asked: Collection[int]) -> None:
        """All have sat down: the time of those who are asked runs."""
        self.begun = at
        self._run(at, frozenset(asked), self._bots)

    def choose(self, at: float, seat: int, asked: Collection[int], drawn: bool) -> None:
        """A seat has chosen; those are asked now, and dice were rolled or cards drawn, or not."""
        if self.begun is None:
            return
        at = max(at, self.begun)
        newly = frozenset(asked) - self._asked
        self._stop(at)
        if seat in self._bots or (seat in asked and (drawn or newly)):
            self._new_turn(seat)
        for other in newly - {seat}:
            self._new_turn(other)
        self._run(at, frozenset(asked), self._bots)

    def note(self, at: float, asked: Collection[int], bots: Collection[int], sat: int | None = None) -> None:
        """Choices were taken back, or bots play for others than before; or a new person ``sat`` down."""
        if self.begun is None:
            self._bots = frozenset(bots)
            return
        at = max(at, self.begun)
        self._stop(at)
        if sat is not None:
            self.spent[sat], self.bank[sat] = 0.0, float(self.terms.bank)
        self._run(at, frozenset(asked), frozenset(bots))

    def left(self, seat: int, now: float) -> float | None:
        """How many seconds a seat has until its time is up, if it runs."""
        since = self.since[seat]
        if since is None:
            return None
        return self.terms.turn + self.bank[seat] - self.spent[seat] - max(0.0, now - since)

    def used_up(self, seat: int) -> bool:
        """Whether a seat had no time left when its clock was stopped."""
        return self.spent[seat] >= self.terms.turn + self.bank[seat]

    def shown(self) -> ShownClock:
        """The clock as everybody sees it."""
        seats = [SeatClock(*each) for each in zip(self.since, self.spent, self.bank, strict=True)]
        return ShownClock(self.terms.turn, self.terms.bank, self.terms.level, seats)

    def _stop(self, at: float) -> None:
        for seat, since in enumerate(self.since):
            if since is not None:
                self.spent[seat] += max(0.0, at - since)

    def _run(self, at: float, asked: frozenset[int], bots: frozenset[int]) -> None:
        self._asked, self._bots = asked, bots
        self.since = [at if seat in asked and seat not in bots else None for seat in range(len(self.since))]

    def _new_turn(self, seat: int) -> None:
        self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, self.spent[seat] - self.terms.turn))
        self.spent[seat] = 0.0


def asked_seats(play: Play) -> frozenset[int]:
    """Who is asked now."""
    return frozenset(seat for seat, _ in play.table.asked)


def take_in(clock: Clock, move: Move, play: Play, affairs: Affairs) -> None:
    """One more line of the history: the game and what happens beside it stand as it left them."""
    asked = asked_seats(play) if affairs.ended is None else frozenset()
    if move.what or move.back_to is not None:
        clock.note(move.at, asked, affairs.stand_ins, move.seat if move.what == "sat" else None)
    else:
        clock.choose(move.at, move.seat, asked, play.chosen[-1].barrier == "chance")


def clock_of(stored: StoredRoom) -> Clock | None:
    """The clock of a stored room, as its history left it; nothing where nobody counts the time."""
    if stored.clock is None:
        return None
    clock = Clock(stored.clock, len(stored.seats))
    if stored.begun is None:
        return clock
    play, affairs = Play(find_game(stored.game), len(stored.seats), stored.options, stored.seed), Affairs()
    clock.begin(stored.begun, asked_seats(play))
    for move in stored.moves:
        if move.what:
            affairs.take_in(move, len(play.chosen))
        elif move.back_to is None:
            play.choose(move.seat, move.key)
        else:
            play.back_to(move.back_to)
        take_in(clock, move, play, affairs)
    return clock
