"""What a seat is asked: acts on the hot path, and on request the decision with labels and reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regalia.engine.messages import Message, Reason

if TYPE_CHECKING:
    from regalia.engine.table import Table

T = TypeVar("T", bound="Table[Any]")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Act(Generic[T]):
    """Something a player can do. It knows why not, and it carries itself out.

    Acts are immutable and made once; the same predicate ``why_not`` gives the option, the barred object and the
    message, so that the three can never disagree.
    """

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def why_not(self, table: T, seat: int) -> Reason | None:
        """What stands in the way, or nothing."""
        return None

    def carry_out(self, table: T, seat: int) -> None:
        """Do it: change the table, push what follows."""
        raise NotImplementedError(self.key)

    def label(self, table: T, seat: int) -> Message:
        """What the act is called on a button."""
        raise NotImplementedError(self.key)

    def targets(self, table: T, seat: int) -> tuple[str, ...]:
        """The ids of the objects that a player would point at."""
        return ()

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Option:
    """An act that can be chosen now."""

    __slots__ = ("key", "label", "targets")

    def __init__(self, key: str, label: Message, targets: tuple[str, ...]) -> None:
        self.key = key
        self.label = label
        self.targets = targets


class Barred:
    """An act that a player could point at but cannot choose now, and why."""

    __slots__ = ("key", "label", "reason", "targets")

    def __init__(self, key: str, label: Message, targets: tuple[str, ...], reason: Message) -> None:
        self.key = key
        self.label = label
        self.targets = targets
        self.reason = reason


class Decision:
    """A seat, what it is asked, what it may choose, and what it may not with the reasons."""

    __slots__ = ("barred", "options", "prompt", "seat")

    def __init__(self, seat: int, prompt: Message, options: tuple[Option, ...], barred: tuple[Barred, ...]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.barred = barred
