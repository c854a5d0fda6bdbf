"""Whose turn is next, and when the game is over."""

from __future__ import annotations

from typing import Final

from regalia.engine.frames import Frame
from regalia.games.viscounts.solo import AUTOMA_PHASES
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.turn import PHASES


class EndTurn(Frame[ViscountsTable]):
    """The next seat's turn, or the end: after the round that follows the one in which the end was triggered."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        following = (self.seat + 1) % len(table.courts)
        if following == table.first:
            if table.last_round and table.round >= table.last_round:
                table.over = True
                table.tell("viscounts-ends")
                return
            table.round += 1
            if table.told is not None:
                last = "viscounts-last-round" if table.round == table.last_round else "viscounts-round"
                table.tell(last, n=table.round)
        begin_turn(table, following)


END_TURN: Final = tuple(EndTurn(seat) for seat in range(4))
TURN: Final[tuple[tuple[Frame[ViscountsTable], ...], ...]] = tuple((END_TURN[seat], *PHASES[seat]) for seat in range(4))
AUTOMA_TURN: Final[tuple[Frame[ViscountsTable], ...]] = (END_TURN[1], *AUTOMA_PHASES)


def begin_turn(table: ViscountsTable, seat: int) -> None:
    """Lay the steps of a seat's turn on the stack."""
    table.frames.extend(TURN[seat] if seat < len(table.players) else AUTOMA_TURN)
