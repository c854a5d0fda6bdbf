"""A game whose players are called by name, as the tests of its rulebook play it."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

from regalia.engine.events import Event
from regalia.engine.messages import Reason
from regalia.engine.play import Play
from regalia.engine.table import Table

T = TypeVar("T", bound=Table[Any])
P = TypeVar("P")


class Seat(Generic[P]):
    """Whoever sits on a seat now, as an attribute of the game (a descriptor)."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def __get__(self, game: SeatedGame[Any], owner: type) -> P:
        player: P = game.player(self._seat)
        return player


class SeatedGame(Generic[T]):
    """What the tests of every game ask and do; each game adds its own words."""

    names: ClassVar[tuple[str, ...]]
    """What the players are called, by seat; an automa that scores comes after them."""
    kind: type[T]
    """The table that it is played on."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.events: tuple[Event, ...] = ()
        """What happened since the last step began, or at the last choice."""

    @property
    def table(self) -> T:
        """The table as it lies now."""
        table = self.play.table
        assert isinstance(table, self.kind)
        return table

    def player(self, seat: int) -> Any:
        """Whoever sits on a seat."""
        return self.table.players[seat]

    def seat(self, name: str) -> int:
        """Where somebody sits."""
        return self.names.index(name)

    def go_on(self) -> Self:
        """Whatever happens by itself now happens."""
        table = self.play.table
        table.told = []
        table.advance()
        self.events, table.told = tuple(table.told), None
        return self

    @property
    def asked(self) -> list[str]:
        """Who has to choose now."""
        return [self.names[seat] for seat, _ in self.play.table.asked]

    def options(self, name: str) -> list[str]:
        """What a player may choose now."""
        return [act.key for act in self.play.table.options_of(self.seat(name))]

    def pointed_at(self, name: str) -> list[str]:
        """All that a player could point at now, possible or not."""
        table = self.play.table
        return [act.key for act in table.question_of(self.seat(name)).acts(table)]

    def reason(self, name: str, key: str) -> Reason | None:
        """Why a player may not choose this: what is missing and how much of it; nothing if they may."""
        table, seat = self.play.table, self.seat(name)
        act = next(act for act in table.question_of(seat).acts(table) if act.key == key)
        return act.why_not(table, seat)

    def choose(self, name: str, *keys: str) -> Self:
        """A player chooses, one thing after the other."""
        events: list[Event] = []
        for key in keys:
            events += self.play.choose(self.seat(name), key)
        self.events = tuple(events)
        return self

    def told(self, what: str) -> list[Event]:
        """The events of this kind since the last step began, or at the last choice."""
        return [event for event in self.events if event.what == f"{self.play.game.id}-{what}"]

    def score(self, name: str) -> dict[str, int]:
        """A score sheet, line by line."""
        sheet = self.play.game.sheets(self.play.table)[self.seat(name)]
        return {line.removeprefix(f"{self.play.game.id}-score-"): points for line, points in sheet.lines}

    def total(self, name: str) -> int:
        """All points of a player."""
        return sum(self.score(name).values())

    @property
    def winners(self) -> list[str]:
        """Who would win if it ended now."""
        return [self.names[seat] for seat in self.play.game.winners(self.play.table)]
