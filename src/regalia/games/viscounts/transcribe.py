"""Transcribing on the inner path: clerics and ink for the manuscript of the own segment."""

from __future__ import annotations

from typing import Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import Frame
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.viscounts.board import segment_of
from regalia.games.viscounts.finishing import finish_action
from regalia.games.viscounts.funding import fund, icons_for_action, price_of_icons, reach
from regalia.games.viscounts.icons import Icons
from regalia.games.viscounts.manuscripts import manuscript_at, take_manuscript
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.words import named


def short_for_transcribe(table: ViscountsTable, viscount: Viscount, icons: Icons, silver: int) -> Reason | None:
    """What is missing for the manuscript here with these icons and so much silver."""
    cost = manuscript_at(table, segment_of(viscount.space))[1]
    short = cost - reach(viscount, "transcribe", icons, silver)
    return ("viscounts-short-cleric", short) if short > 0 else None


class Transcribe(Act[ViscountsTable]):
    """Transcribe the manuscript of the own segment."""

    __slots__ = ()
    verb = "transcribe"

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        viscount = table.players[seat]
        return short_for_transcribe(table, viscount, icons_for_action(viscount, table.dismissed), viscount.silver)

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        segment = segment_of(viscount.space)
        finish_action(table, seat, "transcribe")
        table.push(copied(seat, segment))
        fund(table, viscount, "transcribe", manuscript_at(table, segment)[1])

    def label(self, table: ViscountsTable, seat: int) -> Message:
        card, cost = manuscript_at(table, segment_of(table.players[seat].space))
        return say("viscounts-act-transcribe", card=named(card), n=cost)

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"manuscript_piles:{segment_of(table.players[seat].space)}",)

    def about(self, table: ViscountsTable, seat: int) -> str:
        pile = table.manuscript_piles[segment_of(table.players[seat].space)]
        return pile[-1] if pile else ""

    def price_for(self, table: ViscountsTable, seat: int) -> Price | None:
        viscount = table.players[seat]
        return price_of_icons(table, viscount, "transcribe", manuscript_at(table, segment_of(viscount.space))[1])


TRANSCRIBE: Final = Transcribe("transcribe")


class Copied(Frame[ViscountsTable]):
    """The manuscript is paid for."""

    __slots__ = ("segment",)

    def __init__(self, seat: int, segment: int) -> None:
        self.seat = seat
        self.segment = segment

    def run(self, table: ViscountsTable) -> None:
        take_manuscript(table, table.courts[self.seat], self.segment)


copied: Final = remembered(Copied)
