"""Buildings on the main board: which of the own ones, on which site, and what site and links bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.engine.combinators import Happen
from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion
from regalia.engine.messages import Message, say
from regalia.engine.remembering import remembered
from regalia.games.viscounts.board import TYPE
from regalia.games.viscounts.effects import ViscountsEffect
from regalia.games.viscounts.words import named

if TYPE_CHECKING:
    from regalia.games.viscounts.player import Viscount
    from regalia.games.viscounts.table import ViscountsTable

FREE: Final = -1
"""The owner of a site that nobody has built on."""


def free_sites(table: ViscountsTable, space: int) -> list[int]:
    """The free sites on this bank of the river."""
    owners = table.owners
    return [site for site in table.board.banks[space] if owners[site] == FREE]


class BuildOn(Act["ViscountsTable"]):
    """Put the building on this site."""

    __slots__ = ("plot", "site")
    verb = "place"

    def __init__(self, plot: str, site: int) -> None:
        super().__init__(f"site:{site}")
        self.plot = plot
        self.site = site

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        raise_building(table, table.players[seat], self.plot, self.site)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        links = [bonus.text() for other, bonus in table.board.links[self.site] if table.owners[other] != FREE]
        bonus = table.board.sites[self.site].text()
        if links:
            return say("viscounts-act-site-linked", n=self.site + 1, what=bonus, links=tuple(links))
        return say("viscounts-act-site", n=self.site + 1, what=bonus)

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"site:{self.site}",)


build_on: Final = remembered(BuildOn)


class ChooseSite(OpenQuestion["ViscountsTable"]):
    """On which free site? For free it may be any on the board."""

    __slots__ = ("because", "here", "plot")

    def __init__(self, seat: int, plot: str, here: bool, because: str) -> None:
        self.seat = seat
        self.plot = plot
        self.here = here
        self.because = because

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        if self.here:
            sites: Sequence[int] = free_sites(table, table.players[self.seat].space)
        else:
            sites = [site for site, owner in enumerate(table.owners) if owner == FREE]
        return [build_on(self.plot, site) for site in sites]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-site", what=named(self.plot))


choose_site: Final = remembered(ChooseSite)


def raise_building(table: ViscountsTable, viscount: Viscount, plot: str, site: int) -> None:
    """A building stands on a site: what it covered works, then the site pays, then its links to built sites."""
    seat = viscount.seat
    table.owners = (*table.owners[:site], seat, *table.owners[site + 1 :])
    table.buildings = (*table.buildings[:site], TYPE[plot], *table.buildings[site + 1 :])
    viscount.open_plot(table, plot)
    if table.told is not None:
        table.tell("viscounts-builds", seat, card=TYPE[plot], source=f"plot@{seat}:{plot}", target=f"site:{site}")
    linked = tuple(link for link in table.board.links[site] if table.owners[link[0]] != FREE)
    if linked:
        viscount.take_links(table, linked)
    table.board.sites[site].act(table, seat, "site")


class PayLinks(Frame["ViscountsTable"]):
    """Links pay their bonus, to the builder first; a link between two own buildings pays once."""

    __slots__ = ("links",)

    def __init__(self, seat: int, links: tuple[tuple[int, ViscountsEffect], ...]) -> None:
        self.seat = seat
        self.links = links

    def run(self, table: ViscountsTable) -> None:
        for other, bonus in reversed(self.links):
            owner = table.owners[other]
            if owner != self.seat:
                table.push(Happen(owner, bonus, "link"))
            table.push(Happen(self.seat, bonus, "link"))


class LinkFirst(Act["ViscountsTable"]):
    """Let this link pay first."""

    __slots__ = ("links",)
    verb = "link"

    def __init__(self, links: tuple[tuple[int, ViscountsEffect], ...]) -> None:
        super().__init__(f"link:{links[0][0]}")
        self.links = links

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        PayLinks(seat, self.links).run(table)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-link", n=self.links[0][0] + 1, what=self.links[0][1].text())

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"site:{self.links[0][0]}",)


class OrderLinks(OpenQuestion["ViscountsTable"]):
    """Two links are completed at once: which pays first?"""

    __slots__ = ("links",)

    def __init__(self, seat: int, links: tuple[tuple[int, ViscountsEffect], ...]) -> None:
        self.seat = seat
        self.links = links

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return [LinkFirst(self.links), LinkFirst(self.links[::-1])]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-link")


# Which of the own buildings


class PickPlot(Act["ViscountsTable"]):
    """Take the building from this plot."""

    __slots__ = ("here", "plot")
    verb = "pick"

    def __init__(self, plot: str, here: bool) -> None:
        super().__init__(f"plot:{plot}")
        self.plot = plot
        self.here = here

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        table.push(choose_site(seat, self.plot, self.here, self.plot))

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-plot", what=named(self.plot))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"plot@{seat}:{self.plot}",)


pick_plot: Final = remembered(PickPlot)


class ChoosePlot(OpenQuestion["ViscountsTable"]):
    """Which of the buildings of this type?"""

    __slots__ = ("because", "here", "type")

    def __init__(self, seat: int, type: str, here: bool, because: str) -> None:
        self.seat = seat
        self.type = type
        self.here = here
        self.because = because

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return [pick_plot(plot, self.here) for plot in table.players[self.seat].plots_left(self.type)]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-plot", card=named(self.because))
