"""Placing workers on the inner path: nobles and gold for workers in the castle section the viscount faces."""

from __future__ import annotations

from typing import Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import Frame
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.viscounts.board import NOBLES_FOR, segment_of
from regalia.games.viscounts.castle import put_workers, section_name
from regalia.games.viscounts.finishing import finish_action
from regalia.games.viscounts.funding import fund, icons_for_action, price_of_icons, reach
from regalia.games.viscounts.icons import Icons
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.words import named

MOST_WORKERS: Final = 4
NO_WORKERS: Final[Reason] = ("viscounts-no-workers", 0)


def short_for_workers(table: ViscountsTable, viscount: Viscount, icons: Icons, silver: int) -> Reason | None:
    """What is missing for a single worker with these icons and so much silver."""
    if not viscount.workers:
        return NO_WORKERS
    short = NOBLES_FOR[1] - reach(viscount, "workers", icons, silver)
    return ("viscounts-short-noble", short) if short > 0 else None


class PlaceWorkers(Act[ViscountsTable]):
    """Place so many workers."""

    __slots__ = ("n", "nobles")
    verb = "employ"

    def __init__(self, n: int) -> None:
        super().__init__(f"workers:{n}")
        self.n = n
        self.nobles = NOBLES_FOR[n]

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        viscount = table.players[seat]
        if not viscount.workers:
            return NO_WORKERS
        if viscount.workers < self.n:
            return "viscounts-workers-left", viscount.workers
        icons = icons_for_action(viscount, table.dismissed)
        short = self.nobles - reach(viscount, "workers", icons, viscount.silver)
        return ("viscounts-short-noble", short) if short > 0 else None

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        finish_action(table, seat, "workers")
        table.push(placed(seat, segment_of(viscount.space), self.n))
        fund(table, viscount, "workers", self.nobles)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        place = section_name(table, segment_of(table.players[seat].space))
        return say("viscounts-act-workers", n=self.n, nobles=self.nobles, place=named(place))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"yard:{segment_of(table.players[seat].space)}",)

    def price_for(self, table: ViscountsTable, seat: int) -> Price | None:
        return price_of_icons(table, table.players[seat], "workers", self.nobles)


PLACE_WORKERS: Final[tuple[Act[ViscountsTable], ...]] = tuple(PlaceWorkers(n) for n in range(1, MOST_WORKERS + 1))


class Placed(Frame[ViscountsTable]):
    """The workers are paid for."""

    __slots__ = ("n", "section")

    def __init__(self, seat: int, section: int, n: int) -> None:
        self.seat = seat
        self.section = section
        self.n = n

    def run(self, table: ViscountsTable) -> None:
        put_workers(table, table.courts[self.seat], self.section, self.n)


placed: Final = remembered(Placed)
