"""Phase 4: the townsfolk beside the viscount may be hired for silver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.combinators import Decline
from regalia.engine.decisions import Act, Price
from regalia.engine.frames import Frame, OpenQuestion
from regalia.engine.messages import Message, Reason, say
from regalia.games.viscounts.board import segment_of
from regalia.games.viscounts.cards import BONUS, VALUE
from regalia.games.viscounts.hiring import NOBODY_THERE, hire
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.words import amount, named


class Recruit(Act[ViscountsTable]):
    """Hire the townsfolk beside the viscount for silver."""

    __slots__ = ()
    verb = "recruit"

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
            table.tell_as("loss", "viscounts-pays", seat, silver=price)
        hire(table, viscount, segment, "viscounts-hires")

    def label(self, table: ViscountsTable, seat: int) -> Message:
        card = table.townsfolk_at(segment_of(table.players[seat].space))
        price = amount("silver", VALUE[card])
        return say("viscounts-act-recruit", card=named(card), price=price, what=BONUS[card].text())

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"townsfolk_piles:{segment_of(table.players[seat].space)}",)

    def about(self, table: ViscountsTable, seat: int) -> str:
        return table.townsfolk_at(segment_of(table.players[seat].space))

    def price_for(self, table: ViscountsTable, seat: int) -> Price | None:
        return Price({"silver": VALUE[self.about(table, seat)]})


RECRUIT_OR_NOT: Final[tuple[Act[ViscountsTable], ...]] = (Recruit("recruit"), Decline("declines-recruit"))


class MayRecruit(OpenQuestion[ViscountsTable]):
    """Hire the townsfolk beside the viscount?"""

    __slots__ = ()

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return RECRUIT_OR_NOT

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-recruit")


MAY_RECRUIT: Final = tuple(MayRecruit(seat) for seat in range(4))


class RecruitPhase(Frame[ViscountsTable]):
    """Phase 4: whoever can pay for the townsfolk beside the viscount is asked."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        viscount = table.players[self.seat]
        pile = table.townsfolk_piles[viscount.space // 3]
        if pile and VALUE[pile[-1]] <= viscount.silver:
            table.push(MAY_RECRUIT[self.seat])
