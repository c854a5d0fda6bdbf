"""Constructing on the outer path: builders and stone for a building on the viscount's own bank."""

from __future__ import annotations

from typing import Final

from regalia.engine.decisions import Act, Price
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.viscounts.board import COST, PLOTS, TYPE
from regalia.games.viscounts.building import choose_site, free_sites
from regalia.games.viscounts.finishing import finish_action
from regalia.games.viscounts.funding import fund, icons_for_action, price_of_icons, reach
from regalia.games.viscounts.icons import Icons
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.words import named

NO_SITE: Final[Reason] = ("viscounts-no-site", 0)
ALL_BUILT: Final[Reason] = ("viscounts-all-built", 0)


class Construct(Act[ViscountsTable]):
    """Construct the building that stands on this plot of the own board."""

    __slots__ = ("cost", "plot")
    verb = "build"

    def __init__(self, plot: str) -> None:
        super().__init__(f"build:{plot}")
        self.plot = plot
        self.cost = COST[TYPE[plot]]

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        viscount = table.players[seat]
        if not free_sites(table, viscount.space):
            return NO_SITE
        icons = icons_for_action(viscount, table.dismissed)
        short = self.cost - reach(viscount, "construct", icons, viscount.silver)
        return ("viscounts-short-builder", short) if short > 0 else None

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        finish_action(table, seat, "construct")
        table.push(choose_site(seat, self.plot, True, self.plot))
        fund(table, table.players[seat], "construct", self.cost)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-build", what=named(self.plot), n=self.cost)

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"plot@{seat}:{self.plot}",)

    def price_for(self, table: ViscountsTable, seat: int) -> Price | None:
        return price_of_icons(table, table.players[seat], "construct", self.cost)


CONSTRUCT: Final = {plot: Construct(plot) for plot in PLOTS}


@remembered
def constructions(built: tuple[str, ...], icons: int) -> tuple[Act[ViscountsTable], ...]:
    """The buildings that are left and cost at most so many icons."""
    return tuple(act for plot, act in CONSTRUCT.items() if plot not in built and act.cost <= icons)


def cheapest(viscount: Viscount) -> int:
    """What the cheapest building that is left costs."""
    return min((COST[TYPE[plot]] for plot in PLOTS if plot not in viscount.built), default=0)


def short_for_construct(table: ViscountsTable, viscount: Viscount, icons: Icons, silver: int) -> Reason | None:
    """What is missing for the cheapest building with these icons and so much silver."""
    if len(viscount.built) == len(PLOTS):
        return ALL_BUILT
    if not free_sites(table, viscount.space):
        return NO_SITE
    short = cheapest(viscount) - reach(viscount, "construct", icons, silver)
    return ("viscounts-short-builder", short) if short > 0 else None
