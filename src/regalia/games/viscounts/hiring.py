"""Townsfolk join a viscount, for silver or for free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion, Question
from regalia.engine.messages import Message, Reason, say
from regalia.games.viscounts.board import DISCARD_ON_HIRE, segment_of
from regalia.games.viscounts.cards import BONUS, ICONS, VALUE
from regalia.games.viscounts.choices import DECLINE, Happen
from regalia.games.viscounts.effects import Discard
from regalia.games.viscounts.words import amount, named

if TYPE_CHECKING:
    from regalia.games.viscounts.table import ViscountsTable
    from regalia.games.viscounts.viscount import Viscount

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


HIRE_FOR_FREE: Final = tuple(HireForFree(segment) for segment in range(5))


class ChooseHire(Question["ViscountsTable"]):
    """Whom to hire for free?"""

    __slots__ = ("because",)

    def __init__(self, seat: int, because: str) -> None:
        self.seat = seat
        self.because = because

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return HIRE_FOR_FREE

    def run(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        piles = table.townsfolk_piles
        if all(piles):
            return HIRE_FOR_FREE
        return [act for act in HIRE_FOR_FREE if piles[act.segment]]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-hire", card=named(self.because))


class Recruit(Act["ViscountsTable"]):
    """Hire the townsfolk beside the viscount for silver."""

    __slots__ = ()

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        viscount = table.players[seat]
        pile = table.townsfolk_piles[segment_of(viscount.space)]
        if not pile:
            return NOBODY_THERE
        short = VALUE[pile[-1]] - viscount.silver
        return ("viscounts-short-silver", short) if short > 0 else None

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        segment = segment_of(viscount.space)
        price = VALUE[table.townsfolk_piles[segment][-1]]
        viscount.silver -= price
        if table.told is not None:
            table.tell("viscounts-pays", seat, silver=price)
        hire(table, viscount, segment, "viscounts-hires")

    def label(self, table: ViscountsTable, seat: int) -> Message:
        card = table.townsfolk_at(segment_of(table.players[seat].space))
        return say("viscounts-act-recruit", card=named(card), price=amount("silver", VALUE[card]))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"townsfolk_piles:{segment_of(table.players[seat].space)}",)


RECRUIT_OR_NOT: Final[tuple[Act[ViscountsTable], ...]] = (Recruit("recruit"), DECLINE)


class MayRecruit(OpenQuestion["ViscountsTable"]):
    """Hire the townsfolk beside the viscount?"""

    __slots__ = ()

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return RECRUIT_OR_NOT

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-recruit")


MAY_RECRUIT: Final = tuple(MayRecruit(seat) for seat in range(4))


class RecruitPhase(Frame["ViscountsTable"]):
    """Phase 4: whoever can pay for the townsfolk beside the viscount is asked."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        viscount = table.players[self.seat]
        pile = table.townsfolk_piles[viscount.space // 3]
        if pile and VALUE[pile[-1]] <= viscount.silver:
            table.push(MAY_RECRUIT[self.seat])
