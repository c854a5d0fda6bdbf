"""What cards do: the one contract that every game's effects fulfil and every frame calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regalia.engine.decisions import Act
from regalia.engine.messages import Message, Reason
from regalia.engine.parts import Part
from regalia.engine.signs import Signs
from regalia.engine.table import Table

T = TypeVar("T", bound=Table[Any])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Effect(Part, Generic[T]):
    """Something a card does (a command): it happens at once or pushes a frame, and it can say what it is.

    ``do`` is its word in the card files; its other words are its fields.
    """

    __slots__ = ()
    do: ClassVar[str]

    def act(self, table: T, seat: int, because: str) -> None:
        """Let it happen to a seat because of a card or a place on a board."""
        raise NotImplementedError(type(self).__name__)

    def text(self) -> Message:
        """What it does, in words made from what it is."""
        raise NotImplementedError(type(self).__name__)

    def signs(self) -> Signs:
        """What it does, in pictures made from what it is."""
        raise NotImplementedError(type(self).__name__)

    def key(self) -> str:
        """A readable part of an option's key."""
        return self.do

    def why_not(self, table: T, seat: int) -> Reason | None:
        """Why it would come to nothing now, so that nobody chooses it or pays for it in vain."""
        return None

    def choices(self, because: str) -> Sequence[Act[T]]:
        """The acts by which its owner uses it, where a game lets its owner decide when or whether."""
        raise NotImplementedError(type(self).__name__)

    def asks_nobody(self) -> bool:
        """Whether it happens at once whatever comes, so that it can happen many times in one go."""
        return False

    def act_times(self, table: T, seat: int, times: int, because: str) -> None:
        """Let it happen several times."""
        for _ in range(times):
            self.act(table, seat, because)
