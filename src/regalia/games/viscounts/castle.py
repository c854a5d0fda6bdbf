"""The castle: workers placed in the first tier march on in threes, and what is too many goes home.

The second and third tier are a viscount's ``hall`` and ``keep``; the first is the ``yard``. Sections are counted
clockwise by the segment they face; which reward lies where depends on how the castle was turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion, Question
from regalia.engine.messages import Message, Reason, say
from regalia.games.viscounts.board import CASTLE, SECTIONS, TOGETHER
from regalia.games.viscounts.choices import DECLINE
from regalia.games.viscounts.effects import Gain, ViscountsEffect
from regalia.games.viscounts.words import named

if TYPE_CHECKING:
    from regalia.games.viscounts.table import ViscountsTable
    from regalia.games.viscounts.viscount import Viscount

BUMPED: Final[dict[str, ViscountsEffect]] = {"yard": Gain(silver=2), "hall": Gain(virtue=1, any=1)}
"""What the owner of a worker gets that is sent home, by tier."""
INTO_KEEP: Final = Gain(any=1)


def changed(row: tuple[int, ...], section: int, by: int) -> tuple[int, ...]:
    """Workers in the sections, with some more or fewer in one of them."""
    return (*row[:section], row[section] + by, *row[section + 1 :])


def reward_of(table: ViscountsTable, section: int) -> ViscountsEffect:
    """What a worker brings that moves into the second tier here."""
    return CASTLE[(section + table.castle_turn) % SECTIONS]


def section_name(table: ViscountsTable, section: int) -> str:
    """The name of a section, by its reward: it stands where a card's name would."""
    return f"castle_{(section + table.castle_turn) % SECTIONS + 1}"


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


spread: Final = cache(Spread)


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


# Questions


class MarchFrom(Act["ViscountsTable"]):
    """Let the three of this section march first."""

    __slots__ = ("section",)

    def __init__(self, section: int) -> None:
        super().__init__(f"march:{section}")
        self.section = section

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        march(table, table.players[seat], self.section)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-march", place=named(section_name(table, self.section)))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"yard:{self.section}",)


MARCH: Final = tuple(MarchFrom(section) for section in range(SECTIONS))


class ChooseMarch(OpenQuestion["ViscountsTable"]):
    """Which three march first?"""

    __slots__ = ("threes",)

    def __init__(self, seat: int, threes: tuple[int, ...]) -> None:
        self.seat = seat
        self.threes = threes

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return [MARCH[section] for section in self.threes]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-march")


class Bump(Act["ViscountsTable"]):
    """Send a worker of this owner home."""

    __slots__ = ("owner", "section", "tier")

    def __init__(self, tier: str, section: int, owner: int) -> None:
        super().__init__(f"bump:{owner}")
        self.tier = tier
        self.section = section
        self.owner = owner

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        bump(table, self.tier, self.section, self.owner)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-bump", other=say("seat", n=self.owner), what=BUMPED[self.tier].text())

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"{self.tier}:{self.section}",)


bump_worker: Final = cache(Bump)


class ChooseBump(OpenQuestion["ViscountsTable"]):
    """Whose worker goes home?"""

    __slots__ = ("section", "tier")

    def __init__(self, seat: int, tier: str, section: int) -> None:
        self.seat = seat
        self.tier = tier
        self.section = section

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return [
            bump_worker(self.tier, self.section, viscount.seat)
            for viscount in table.courts
            if (viscount.yard if self.tier == "yard" else viscount.hall)[self.section]
        ]

    def prompt(self, table: ViscountsTable) -> Message:
        return say(f"viscounts-ask-bump-{self.tier}", place=named(section_name(table, self.section)))


choose_bump: Final = cache(ChooseBump)


class PlaceIn(Act["ViscountsTable"]):
    """Place the workers in this section."""

    __slots__ = ("n", "section")

    def __init__(self, section: int, n: int) -> None:
        super().__init__(f"section:{section}")
        self.section = section
        self.n = n

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        put_workers(table, table.players[seat], self.section, self.n)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-section", place=named(section_name(table, self.section)))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"yard:{self.section}",)


place_in: Final = cache(PlaceIn)


class ChooseSection(OpenQuestion["ViscountsTable"]):
    """Into which section of the first tier do the workers go?"""

    __slots__ = ("because", "n")

    def __init__(self, seat: int, n: int, because: str) -> None:
        self.seat = seat
        self.n = n
        self.because = because

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return [place_in(section, self.n) for section in range(SECTIONS)]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-section", n=self.n, card=named(self.because))


class MoveTo(Act["ViscountsTable"]):
    """Move an own worker from one section of the first tier to the next."""

    __slots__ = ("section", "target")

    def __init__(self, section: int, target: int) -> None:
        super().__init__(f"worker:{section}-{target}")
        self.section = section
        self.target = target

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        return None if table.players[seat].yard[self.section] else ("viscounts-no-worker-there", 0)

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        viscount.yard = changed(changed(viscount.yard, self.section, -1), self.target, 1)
        if table.told is not None:
            place = section_name(table, self.target)
            table.tell(
                "viscounts-moves-worker", seat, because=place, source=f"yard:{self.section}",
                target=f"yard:{self.target}",
            )  # fmt: skip
        settle(table, viscount)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        start, end = section_name(table, self.section), section_name(table, self.target)
        return say("viscounts-act-move-worker", start=named(start), end=named(end))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return f"yard:{self.section}", f"yard:{self.target}"


MOVE_TO: Final[tuple[Act[ViscountsTable], ...]] = tuple(
    MoveTo(section, (section + step) % SECTIONS) for section in range(SECTIONS) for step in (1, -1)
)


class MayMoveWorker(Question["ViscountsTable"]):
    """Which worker moves to the next section, if any?"""

    __slots__ = ("because",)

    def __init__(self, seat: int, because: str) -> None:
        self.seat = seat
        self.because = because

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return *MOVE_TO, DECLINE

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-move-worker", card=named(self.because))
