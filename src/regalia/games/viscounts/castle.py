"""The castle: workers placed in the first tier march on in threes, and what is too many goes home.

The second and third tier are a viscount's ``hall`` and ``keep``; the first is the ``yard``. Sections are counted
clockwise by the segment they face; which reward lies where depends on how the castle was turned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.engine.frames import Frame
from regalia.engine.remembering import remembered
from regalia.games.viscounts.board import CASTLE, SECTIONS, TOGETHER
from regalia.games.viscounts.effects import Gain, ViscountsEffect

if TYPE_CHECKING:
    from regalia.games.viscounts.player import Viscount
    from regalia.games.viscounts.table import ViscountsTable

BUMPED: Final[dict[str, Gain]] = {"yard": Gain(silver=2), "hall": Gain(virtue=1, any=1)}
"""What the owner of a worker gets that is sent home, by tier."""
INTO_KEEP: Final = Gain(any=1)


def changed(row: tuple[int, ...], section: int, by: int) -> tuple[int, ...]:
    """Workers in the sections, with some more or fewer in one of them."""
    return (*row[:section], row[section] + by, *row[section + 1 :])


def reward_of(table: ViscountsTable, section: int) -> ViscountsEffect:
    """What a worker brings that moves into the second tier here."""
    return CASTLE[(section + table.castle_turn) % SECTIONS]


def castle_section(printed: int) -> str:
    """The id of a section by its place on the castle, whichever segment it faces; it stands where a card's would."""
    return f"castle_{printed + 1}"


def section_name(table: ViscountsTable, section: int) -> str:
    """The id of the section that faces a segment."""
    return castle_section((section + table.castle_turn) % SECTIONS)


def put_workers(table: ViscountsTable, viscount: Viscount, section: int, n: int) -> None:
    """Workers come into a section of the first tier, as many as are left; then the castle is settled."""
    n = min(n, viscount.workers)
    if not n:
        return
    viscount.workers -= n
    viscount.yard = changed(viscount.yard, section, n)
    if table.told is not None:
        seat = viscount.seat
        place = section_name(table, section)
        table.tell(
            "viscounts-places", seat, n=n, because=place, source=f"workers@{seat}", target=f"yard:{section}"
        )  # fmt: skip
    settle(table, viscount)


def settle(table: ViscountsTable, viscount: Viscount) -> None:
    """See to it that threes march on; a march that is under way looks by itself again."""
    frame = SETTLE[viscount.seat]
    if frame not in table.frames:
        table.push(frame)


class Settle(Frame["ViscountsTable"]):
    """Threes in the first tier march, then those in the second; then whoever is too many goes home."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        viscount = table.courts[self.seat]
        if max(viscount.yard) >= TOGETHER:
            table.push(self)
            threes = tuple([section for section in range(SECTIONS) if viscount.yard[section] >= TOGETHER])
            viscount.choose_march(table, threes)
        elif max(viscount.hall) >= TOGETHER:
            table.push(self)
            enter_keep(table, viscount)
        else:
            table.push(OVERFLOW[table.active])


def march(table: ViscountsTable, viscount: Viscount, section: int) -> None:
    """One worker goes inwards and brings its reward; then one goes to each side."""
    viscount.yard = changed(viscount.yard, section, -1)
    viscount.hall = changed(viscount.hall, section, 1)
    seat, place = viscount.seat, section_name(table, section)
    if table.told is not None:
        table.tell("viscounts-marches", seat, because=place, source=f"yard:{section}", target=f"hall:{section}")
    table.push(spread(seat, section))
    reward_of(table, section).act(table, seat, place)


class Spread(Frame["ViscountsTable"]):
    """One worker goes clockwise, one counter-clockwise."""

    __slots__ = ("section",)

    def __init__(self, seat: int, section: int) -> None:
        self.seat = seat
        self.section = section

    def run(self, table: ViscountsTable) -> None:
        viscount = table.courts[self.seat]
        for side in ((self.section + 1) % SECTIONS, (self.section - 1) % SECTIONS):
            if viscount.yard[self.section]:
                viscount.yard = changed(changed(viscount.yard, self.section, -1), side, 1)
                if table.told is not None:
                    place = section_name(table, side)
                    table.tell(
                        "viscounts-spreads", self.seat, because=place, source=f"yard:{self.section}",
                        target=f"yard:{side}",
                    )  # fmt: skip


spread: Final = remembered(Spread)


def enter_keep(table: ViscountsTable, viscount: Viscount) -> None:
    """A worker of the first three together enters the third tier; it may make its owner castle leader."""
    section = next(section for section in range(SECTIONS) if viscount.hall[section] >= TOGETHER)
    viscount.hall = changed(viscount.hall, section, -1)
    viscount.keep += 1
    seat = viscount.seat
    if table.told is not None:
        table.tell("viscounts-enters-keep", seat, source=f"hall:{section}", target="keep")
    leader = table.leader
    if leader < 0 or (leader != seat and viscount.keep > table.courts[leader].keep):
        table.leader = seat
        table.tell("viscounts-leads", seat)
    INTO_KEEP.act(table, seat, "keep")


class Overflow(Frame["ViscountsTable"]):
    """A section of the first two tiers holds three workers of all colours; the active player sends others home."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        for tier in ("yard", "hall"):
            rows = [viscount.yard if tier == "yard" else viscount.hall for viscount in table.courts]
            for section in range(SECTIONS):
                there = 0
                for row in rows:
                    there += row[section]
                if there > TOGETHER:
                    table.push(self)
                    table.courts[self.seat].choose_bump(table, tier, section)
                    return


def bump(table: ViscountsTable, tier: str, section: int, owner: int) -> None:
    """A worker goes back to its owner, who is compensated."""
    viscount = table.courts[owner]
    if tier == "yard":
        viscount.yard = changed(viscount.yard, section, -1)
    else:
        viscount.hall = changed(viscount.hall, section, -1)
    viscount.workers += 1
    if table.told is not None:
        place = section_name(table, section)
        table.tell(
            "viscounts-bumped", owner, because=place, source=f"{tier}:{section}", target=f"workers@{owner}"
        )  # fmt: skip
    BUMPED[tier].act(table, owner, "bumped")


SETTLE: Final = tuple(Settle(seat) for seat in range(4))
OVERFLOW: Final = tuple(Overflow(seat) for seat in range(4))
