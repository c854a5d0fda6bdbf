"""What is asked in the castle: where workers go, who marches first, whose worker goes home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.engine.combinators import Decline
from regalia.engine.decisions import Act
from regalia.engine.frames import CardQuestion, OpenQuestion
from regalia.engine.messages import Message, Reason, say, seat_named
from regalia.engine.remembering import remembered
from regalia.games.viscounts.board import SECTIONS
from regalia.games.viscounts.castle import BUMPED, bump, changed, march, put_workers, section_name, settle
from regalia.games.viscounts.words import named

if TYPE_CHECKING:
    from regalia.games.viscounts.table import ViscountsTable


class MarchFrom(Act["ViscountsTable"]):
    """Let the three of this section march first."""

    __slots__ = ("section",)
    verb = "march"

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
    verb = "bump"

    def __init__(self, tier: str, section: int, owner: int) -> None:
        super().__init__(f"bump:{owner}")
        self.tier = tier
        self.section = section
        self.owner = owner

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        bump(table, self.tier, self.section, self.owner)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-bump", other=seat_named(self.owner), what=BUMPED[self.tier].for_somebody())

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"{self.tier}:{self.section}",)


bump_worker: Final = remembered(Bump)


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


choose_bump: Final = remembered(ChooseBump)


class PlaceIn(Act["ViscountsTable"]):
    """Place the workers in this section."""

    __slots__ = ("n", "section")
    verb = "place"

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


place_in: Final = remembered(PlaceIn)


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
    verb = "move"

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
MOVE_NOBODY: Final[Act[ViscountsTable]] = Decline("declines-move-worker")


class MayMoveWorker(CardQuestion["ViscountsTable"]):
    """Which worker moves to the next section, if any?"""

    __slots__ = ()

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return *MOVE_TO, MOVE_NOBODY

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-move-worker", card=named(self.because))
