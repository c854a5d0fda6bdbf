"""What a seat is asked: acts on the hot path, and on request the decision with labels and reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regalia.engine.messages import Message, Reason
from regalia.engine.sending import Reduced, reduced

if TYPE_CHECKING:
    from regalia.engine.table import Table

T = TypeVar("T", bound="Table[Any]")


@mypyc_attr(serializable=True)
class Price:
    """What an act costs: as printed, and for this seat now, by the names of the game's counters.

    ``because`` says why the two differ, one message for each part of the difference; ``instead`` is what could be paid
    in place of it, where there is a second way.
    """

    __slots__ = ("because", "instead", "now", "printed")

    def __init__(
        self,
        now: Mapping[str, int],
        printed: Mapping[str, int] | None = None,
        because: tuple[Message, ...] = (),
        instead: Mapping[str, int] | None = None,
    ) -> None:
        self.now = {kind: n for kind, n in now.items() if n}
        self.printed = self.now if printed is None else {kind: n for kind, n in printed.items() if n}
        self.because = because
        self.instead = dict(instead or {})


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Act(Generic[T]):
    """Something a player can do. It knows why not, and it carries itself out.

    Acts are immutable and made once; the same predicate ``why_not`` gives the option, the barred object and the
    message, so that the three can never disagree.
    """

    __slots__ = ("key",)
    verb: ClassVar[str] = ""
    """What kind of thing is done, in one word that is the same for all acts of the kind: «recruit», «pay», «pass»."""

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

    def about(self, table: T, seat: int) -> str:
        """The card that it is about, if it is about one."""
        return ""

    def price_for(self, table: T, seat: int) -> Price | None:
        """What it costs, if it costs anything."""
        return None

    def __repr__(self) -> str:
        return f"<{self.key}>"

    def __reduce__(self) -> Reduced:
        return reduced(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """An act that can be chosen now: its key, what is done with which card, its price, and what one would point at."""

    __slots__ = ("card", "key", "label", "price", "targets", "verb")

    def __init__(self, act: Act[Any], table: Any, seat: int) -> None:
        self.key: str = act.key
        self.verb: str = act.verb
        self.label = act.label(table, seat)
        self.targets = act.targets(table, seat)
        self.card = act.about(table, seat)
        self.price = act.price_for(table, seat)


class Barred(Option):
    """An act that a player could point at but cannot choose now, and why."""

    __slots__ = ("reason",)

    def __init__(self, act: Act[Any], table: Any, seat: int, reason: Message) -> None:
        super().__init__(act, table, seat)
        self.reason = reason


class Decision:
    """A seat, what it is asked, what it may choose, and what it may not with the reasons."""

    __slots__ = ("barred", "options", "prompt", "seat")

    def __init__(self, seat: int, prompt: Message, options: tuple[Option, ...], barred: tuple[Barred, ...]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.barred = barred
