"""Greedy bots: a readable list of wishes, and the act that fulfils the dearest one."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regalia.bots.bot import Bot
from regalia.engine.chance import Chance
from regalia.engine.decisions import Act
from regalia.engine.table import Table
from regalia.engine.zones import View

T = TypeVar("T", bound=Table[Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Squire(Bot, Generic[T]):
    """Looks at each option once, from what its seat can see, and takes the one it wishes for most.

    A game's squire says in ``wish`` how much an act is worth to the seat, in victory points as far as they can be told.
    """

    def wish(self, table: T, seat: int, act: Act[Any]) -> float:
        """How much the seat would like to do this now. ``table`` is the seat's view: unseen cards are "?"."""
        raise NotImplementedError(type(self).__name__)

    def forget(self) -> None:
        """Forget what was found out about a table, which may have changed since."""

    def choose(self, view: View[T], chance: Chance) -> str:
        table, seat = view.table, view.seat
        acts = table.options_of(seat)
        self.forget()
        wishes = [self.wish(table, seat, act) for act in acts]
        best = max(wishes)
        return chance.pick([act for act, wish in zip(acts, wishes, strict=True) if wish == best]).key
