"""The end of a main action: abilities that work after it."""

from __future__ import annotations

from typing import Final

from regalia.engine.frames import Frame
from regalia.games.viscounts.cards import AFTER
from regalia.games.viscounts.icons import ACTIONS, Action
from regalia.games.viscounts.table import ViscountsTable


class ActionDone(Frame[ViscountsTable]):
    """The action is finished: abilities that work after it do so."""

    __slots__ = ("action",)

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action: Action = action

    def run(self, table: ViscountsTable) -> None:
        table.dismissed = ""
        table.courts[self.seat].trigger(table, AFTER[self.action])


ACTION_DONE: Final = {action: tuple(ActionDone(seat, action) for seat in range(4)) for action in ACTIONS}


def finish_action(table: ViscountsTable, seat: int, action: Action) -> None:
    """Abilities that work after an action wait for its end."""
    table.push(ACTION_DONE[action][seat])
