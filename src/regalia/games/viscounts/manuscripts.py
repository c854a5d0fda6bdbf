"""Manuscripts: how they come to their scribe, which can be taken for free, and the cards for three ribbons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import OpenQuestion
from regalia.engine.messages import Message, say
from regalia.games.viscounts.cards import (
    BONUS_FOR,
    MANUSCRIPTS,
    RIBBON,
    RIBBONS_FOR_BONUS,
    SEGMENTS,
    printed_manuscript,
)
from regalia.games.viscounts.words import named

if TYPE_CHECKING:
    from regalia.games.viscounts.player import Viscount
    from regalia.games.viscounts.table import ViscountsTable


def manuscript_at(table: ViscountsTable, segment: int) -> tuple[str, int]:
    """The manuscript that can be transcribed on a segment and its cost; under an empty pile one is printed."""
    pile = table.manuscript_piles[segment]
    if pile:
        return pile[-1], MANUSCRIPTS[pile[-1]].cost
    id = table.segments[segment]
    return printed_manuscript(id), SEGMENTS[id].manuscript.cost


def take_manuscript(table: ViscountsTable, viscount: Viscount, segment: int) -> None:
    """A manuscript goes to its scribe and works; a printed one only works."""
    seat, piles = viscount.seat, table.manuscript_piles
    card = manuscript_at(table, segment)[0]
    if not piles[segment]:
        table.tell("viscounts-transcribes", seat, card=card, source=f"manuscript_piles:{segment}")
        SEGMENTS[table.segments[segment]].manuscript.effect.act(table, seat, card)
        return
    table.manuscript_piles = (*piles[:segment], piles[segment][:-1], *piles[segment + 1 :])
    viscount.manuscripts = (*viscount.manuscripts, card)
    if table.told is not None:
        table.tell(
            "viscounts-transcribes", seat, card=card, source=f"manuscript_piles:{segment}",
            target=f"manuscripts@{seat}",
        )  # fmt: skip
    take_cleric_bonus(table, viscount, BONUS_FOR[RIBBON[card]])
    effect = MANUSCRIPTS[card].effect
    if effect is not None:
        effect.act(table, seat, card)


def take_cleric_bonus(table: ViscountsTable, viscount: Viscount, bonus: str) -> None:
    """The first to have three manuscripts of a ribbon takes its card for good."""
    if bonus not in table.cleric_bonuses:
        return
    if sum(BONUS_FOR[RIBBON[card]] == bonus for card in viscount.manuscripts) >= RIBBONS_FOR_BONUS:
        table.cleric_bonuses = tuple(card for card in table.cleric_bonuses if card != bonus)
        viscount.gain_bonus(bonus)
        table.tell("viscounts-cleric-bonus", viscount.seat, card=bonus, target=f"bonuses@{viscount.seat}")


class TakeFrom(Act["ViscountsTable"]):
    """Take the manuscript on top of this pile for free."""

    __slots__ = ("segment",)
    verb = "take"

    def __init__(self, segment: int) -> None:
        super().__init__(f"manuscript:{segment}")
        self.segment = segment

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        take_manuscript(table, table.players[seat], self.segment)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-manuscript", card=named(table.manuscript_piles[self.segment][-1]))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"manuscript_piles:{self.segment}",)

    def about(self, table: ViscountsTable, seat: int) -> str:
        return table.manuscript_piles[self.segment][-1]


TAKE_FROM: Final = tuple(TakeFrom(segment) for segment in range(5))


def piles_with(table: ViscountsTable, costs: tuple[int, ...]) -> list[int]:
    """The segments whose manuscript on top has one of these costs; printed ones cannot be taken."""
    return [n for n, pile in enumerate(table.manuscript_piles) if pile and MANUSCRIPTS[pile[-1]].cost in costs]


class ChooseManuscript(OpenQuestion["ViscountsTable"]):
    """Which manuscript?"""

    __slots__ = ("because", "costs")

    def __init__(self, seat: int, costs: tuple[int, ...], because: str) -> None:
        self.seat = seat
        self.costs = costs
        self.because = because

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return [TAKE_FROM[segment] for segment in piles_with(table, self.costs)]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-manuscript", card=named(self.because))
