"""What still has to happen, as data: small immutable records that lie on the table's stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regalia.engine.decisions import Act
from regalia.engine.messages import Message
from regalia.engine.sending import Reduced, reduced

if TYPE_CHECKING:
    from regalia.engine.table import Table

T = TypeVar("T", bound="Table[Any]")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Frame(Generic[T]):
    """A step that still has to happen. Frames with the same fields are the same frame."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __reduce__(self) -> Reduced:
        return reduced(self)

    def run(self, table: T) -> Sequence[Act[T]] | None:
        """Let it happen: change the table, push what follows. A question returns what can be chosen instead."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, table: T, act: Act[T]) -> None:
        """Only questions are answered."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Question(Frame[T]):
    """A step at which a seat chooses one act."""

    __slots__ = ()

    def acts(self, table: T) -> Sequence[Act[T]]:
        """Everything the seat could point at, possible or not; ``why_not`` of each tells which."""
        raise NotImplementedError(type(self).__name__)

    def run(self, table: T) -> Sequence[Act[T]] | None:
        """The acts that can be chosen. A game may answer faster, never otherwise: a test compares the two.

        None where there is nothing to ask any more: the game goes on."""
        seat = self.seat
        return [act for act in self.acts(table) if act.why_not(table, seat) is None]

    def answer(self, table: T, act: Act[T]) -> None:
        """The seat chose; the frame is off the stack already."""
        act.carry_out(table, self.seat)

    def leaving(self, table: T) -> Act[T] | None:
        """The act that says no, if all that is asked is whether there is anything else before the game goes on.

        Whoever does not want to be asked such things can have them answered so."""
        return None

    def matters(self, table: T) -> bool:
        """Whether anything that can be chosen would change something, as far as the rules can tell."""
        return True

    def prompt(self, table: T) -> Message:
        """What the seat is asked."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OpenQuestion(Question[T]):
    """A question whose acts are all possible, because the frame lists no others."""

    __slots__ = ()

    def run(self, table: T) -> Sequence[Act[T]]:
        return self.acts(table)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CardQuestion(Question[T]):
    """A question that a card asks; most prompts say which card it is."""

    __slots__ = ("because",)

    def __init__(self, seat: int, because: str) -> None:
        self.seat = seat
        self.because = because
