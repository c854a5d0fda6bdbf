"""A game being played: the table, the choices so far, the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from regalia.engine.events import Event
from regalia.engine.game import Game, Refused, Setting
from regalia.engine.messages import Message, say
from regalia.engine.table import Table
from regalia.engine.zones import revealed

SNAPSHOT_EVERY: Final = 16
"""A clone is kept after so many choices, so that going back replays only a few."""


def play_at_random(table: Table[Any], draw: Callable[[], float]) -> int:
    """Play a game to its end with numbers from 0 to 1 that somebody draws; says how many decisions it took."""
    decisions = 0
    while asked := table.asked:
        seat, acts = asked[0]
        table.choose(seat, acts[int(draw() * len(acts))])
        decisions += 1
    return decisions


def replayed(table: Table[Any], choices: Iterable[Chosen]) -> Table[Any]:
    """The table as it stands after some choices more; the one that is given stays as it is."""
    table = table.clone()
    for choice in choices:
        table.choose_key(choice.seat, choice.key)
    return table


class Chosen:
    """A choice that was made: who, what, what happened then, and what of it cannot be taken back.

    An ``idle`` one said no where nothing could have been changed: it may have been answered for the seat.
    """

    __slots__ = ("barrier", "events", "idle", "key", "seat")

    def __init__(self, seat: int, key: str, events: tuple[Event, ...], barrier: str, idle: bool = False) -> None:
        self.seat = seat
        self.key = key
        self.events = events
        self.barrier = barrier
        self.idle = idle


Packed = tuple[Table[Any], list[tuple[int, str, tuple[Event, ...], str, bool]], dict[int, Table[Any]]]
"""All of a play that its choices brought about: the table, the choices, the snapshots."""


class Play:
    """One game with its history. Everything outside the engine plays through this."""

    def __init__(self, game: Game, players: int, options: dict[str, Setting], seed: int) -> None:
        self.game = game
        self.options = game.settle(players, options)
        self.seed = seed
        self.table: Table[Any] = game.set_up(players, self.options, seed)
        self.table.told = []
        self.table.advance()
        self.opening = tuple(self.table.told)
        """What happened before the first decision."""
        self.table.told = None
        self.chosen: list[Chosen] = []
        self._snapshots: dict[int, Table[Any]] = {0: self.table.clone()}

    def choose(self, seat: int, key: str) -> tuple[Event, ...]:
        """A seat chooses; what happened is returned. Refuses what cannot be chosen now, and says why."""
        act = self.table.act(seat, key)
        if act is None:
            raise Refused(self.why_not(seat, key))
        question = self.table.question_of(seat)
        idle = question.leaving(self.table) is act and not question.matters(self.table)
        table = self.table.clone()
        table.told = []
        table.choose(seat, act)
        events = tuple(table.told)
        table.told = None
        self.chosen.append(Chosen(seat, key, events, _barrier(self.table, table), idle))
        self.table = table
        if len(self.chosen) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.chosen)] = table.clone()
        return events

    def choices_of(self, seat: int) -> int:
        """How many of the choices in force a seat made."""
        count = 0
        for choice in self.chosen:
            if choice.seat == seat:
                count += 1
        return count

    def packed(self) -> Packed:
        """What the choices brought about, to be sent to another process."""
        chosen = [(choice.seat, choice.key, choice.events, choice.barrier, choice.idle) for choice in self.chosen]
        return self.table, chosen, self._snapshots

    def unpack(self, packed: Packed) -> None:
        """Go on from where the same game came to in another process, without playing it again."""
        self.table, chosen, self._snapshots = packed
        self.chosen = [Chosen(*choice) for choice in chosen]

    def why_not(self, seat: int, key: str) -> Message:
        """Why a seat cannot choose a key now."""
        if self.table.over:
            return say("game-is-over")
        if not self.table.options_of(seat):
            return say("not-asked")
        for barred in self.table.decision_of(seat).barred:
            if barred.key == key:
                return barred.reason
        return say("unknown-key", key=key)

    def back_to(self, count: int) -> None:
        """Go back to how things stood after so many choices, by playing them again from the last snapshot."""
        self.table = self.at(count)
        self._snapshots = {at: table for at, table in self._snapshots.items() if at <= count}
        del self.chosen[count:]

    def at(self, count: int) -> Table[Any]:
        """The table as it stood after so many choices; the play goes on untouched."""
        start = max(at for at in self._snapshots if at <= count)
        return replayed(self._snapshots[start], self.chosen[start:count])


def _barrier(before: Table[Any], after: Table[Any]) -> str:
    """What a choice brought to light that cannot be unseen: chance, or a card that somebody had not seen."""
    if before.chance != after.chance:
        return "chance"
    return "reveal" if revealed(before, after, range(-1, len(before.players))) else ""
