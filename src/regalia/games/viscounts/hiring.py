"""Townsfolk join a viscount, and whom to hire for free; hiring for silver is in ``recruiting.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.engine.combinators import Happen
from regalia.engine.decisions import Act
from regalia.engine.frames import CardQuestion
from regalia.engine.messages import Message, Reason, say
from regalia.games.viscounts.board import DISCARD_ON_HIRE
from regalia.games.viscounts.cards import BONUS, ICONS
from regalia.games.viscounts.effects import Discard
from regalia.games.viscounts.words import named

if TYPE_CHECKING:
    from regalia.games.viscounts.player import Viscount
    from regalia.games.viscounts.table import ViscountsTable

NOBODY_THERE: Final[Reason] = ("viscounts-nobody-there", 0)
ONE_DISCARD: Final = Discard()


def hire(table: ViscountsTable, viscount: Viscount, segment: int, what: str) -> None:
    """The top card of a pile goes on the discard pile and its corner effect happens; so does the first workshop's.

    Before the first shuffle it waits with the player's other cards. ``what`` is how it is told.
    """
    seat = viscount.seat
    card = table.take_townsfolk(segment)
    if table.round:
        viscount.discard = (*viscount.discard, card)
    else:
        viscount.retinue = (*viscount.retinue, card)
    mine, new = viscount.icons, ICONS[card]
    viscount.icons = (mine[0] + new[0], mine[1] + new[1], mine[2] + new[2], mine[3] + new[3], mine[4] + new[4])
    if table.told is not None:
        zone = "discard" if table.round else "retinue"
        table.tell(what, seat, card=card, source=f"townsfolk_piles:{segment}", target=f"{zone}@{seat}")
    if DISCARD_ON_HIRE in viscount.built:
        table.push(Happen(seat, ONE_DISCARD, DISCARD_ON_HIRE))
    BONUS[card].act(table, seat, card)


class HireForFree(Act["ViscountsTable"]):
    """Hire the townsfolk on top of this pile for free."""

    __slots__ = ("segment",)
    verb = "hire"

    def __init__(self, segment: int) -> None:
        super().__init__(f"hire:{segment}")
        self.segment = segment

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        return None if table.townsfolk_piles[self.segment] else NOBODY_THERE

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        hire(table, table.players[seat], self.segment, "viscounts-hires-free")

    def label(self, table: ViscountsTable, seat: int) -> Message:
        card = table.townsfolk_at(self.segment)
        return say("viscounts-act-hire-free", card=named(card), what=BONUS[card].text())

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"townsfolk_piles:{self.segment}",)

    def about(self, table: ViscountsTable, seat: int) -> str:
        pile = table.townsfolk_piles[self.segment]
        return pile[-1] if pile else ""


HIRE_FOR_FREE: Final = tuple(HireForFree(segment) for segment in range(5))


class ChooseHire(CardQuestion["ViscountsTable"]):
    """Whom to hire for free?"""

    __slots__ = ()

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return HIRE_FOR_FREE

    def run(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        piles = table.townsfolk_piles
        if all(piles):
            return HIRE_FOR_FREE
        return [act for act in HIRE_FOR_FREE if piles[act.segment]]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-hire", card=named(self.because))
