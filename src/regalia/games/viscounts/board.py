"""The boards: the round main board with its paths, sites and links, and what is printed on the players' boards.

Places are counted clockwise by where the segments lie, whichever they are: segment ``n`` has the spaces ``3n`` (outer,
left of the river), ``3n + 1`` (inner) and ``3n + 2`` (outer, right of it) and faces castle section ``n``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, Literal

from regalia.engine.remembering import remembered
from regalia.games.viscounts.board_effects import Building, Hire, MoveWorker
from regalia.games.viscounts.cards import SEGMENTS, Outer, Side, icons, printed_townsfolk
from regalia.games.viscounts.effects import Choose, Destroy, Flip, Gain, Rearrange, ViscountsEffect
from regalia.games.viscounts.icons import Icons, added

LEFT: Final = 0
INNER: Final = 1
RIGHT: Final = 2
SEGMENTS_IN_RING: Final = 5
SPACES: Final = 3 * SEGMENTS_IN_RING

# The main board

SideName = Literal["few", "many"]


class Board:
    """The main board as it was put together: everything that follows from the order of the segments."""

    __slots__ = ("banks", "links", "locals", "segments", "side", "sites", "spaces_at", "starts", "trades")

    def __init__(self, segments: tuple[str, ...], side: SideName) -> None:
        self.segments = segments
        self.side = side
        self.locals = tuple(printed_townsfolk(id) for id in segments)
        """The townsfolk printed on each segment."""
        self.trades: tuple[Outer | None, ...] = tuple(
            outer for id in segments for outer in (SEGMENTS[id].left, None, SEGMENTS[id].right)
        )
        """The exchange of each space; inner spaces have none."""
        self.starts = {outer.start: space for space, outer in enumerate(self.trades) if outer is not None}
        """The space of each red number."""
        sites: list[ViscountsEffect] = []
        banks: list[tuple[int, ...]] = []
        names: dict[tuple[int, str], int] = {}
        spaces_at: list[int] = []
        for n, id in enumerate(segments):
            printed: Side = getattr(SEGMENTS[id], side)
            for bank, bonuses, letter in ((LEFT, printed.left, "l"), (RIGHT, printed.right, "r")):
                numbers = range(len(sites), len(sites) + len(bonuses))
                names.update({(n, f"{letter}{at + 1}"): site for at, site in enumerate(numbers)})
                sites += bonuses
                spaces_at += [3 * n + bank] * len(bonuses)
                banks.append(tuple(numbers))
                if bank == LEFT:
                    banks.append(())
        self.sites = tuple(sites)
        """The bonus of each site, counted clockwise."""
        self.banks = tuple(banks)
        """The sites that can be reached from each space."""
        self.spaces_at = tuple(spaces_at)
        """The space that each site is reached from."""
        links: list[list[tuple[int, ViscountsEffect]]] = [[] for _ in sites]
        for n, id in enumerate(segments):
            for link in getattr(SEGMENTS[id], side).links:
                a, b = link.between
                one = names[n, a]
                other = names[(n + 1) % SEGMENTS_IN_RING, "l1"] if b == "next" else names[n, b]
                links[one].append((other, link.bonus))
                links[other].append((one, link.bonus))
        self.links = tuple(tuple(ends) for ends in links)
        """For each site the sites it is linked to, with the bonus of the link."""

    def __reduce__(self) -> tuple[Callable[..., Board], tuple[tuple[str, ...], SideName]]:
        return board, (self.segments, self.side)  # in another process it is put together again


@remembered
def board(segments: tuple[str, ...], side: SideName) -> Board:
    """The board with these segments in this order; there are only 240."""
    return Board(segments, side)


def segment_of(space: int) -> int:
    """Where the segment of a space lies."""
    return space // 3


# Movement


def onward(space: int) -> tuple[int, ...]:
    """The spaces that the arrows lead to."""
    here, bank = divmod(space, 3)
    following = 3 * ((here + 1) % SEGMENTS_IN_RING)
    if bank == LEFT:
        return space + INNER, space + RIGHT
    if bank == INNER:
        return space + 1, following + INNER
    return (following + LEFT,)


@cache
def distances(space: int, least: int) -> dict[int, int]:
    """Every space that can be reached in so many steps or more, with the fewest steps that lead there."""
    reached: dict[int, int] = {}
    here, steps = {space}, 0
    while len(reached) < SPACES:
        if steps >= least:
            reached.update({target: steps for target in sorted(here) if target not in reached})
        here = {target for start in here for target in onward(start)}
        steps += 1
    return reached


# The castle

CASTLE: Final[tuple[ViscountsEffect, ...]] = (
    Gain(ink=1, stone=1),
    Flip(),
    Choose((Gain(gold=1), MoveWorker())),
    Choose((Hire(), Destroy())),
    Gain(virtue=2),
)
"""What a worker brings that moves to the second tier, clockwise."""
SECTIONS: Final = 5
TOGETHER: Final = 3
"""So many own workers in a section move on; a section holds so many of all colours."""

# The players' boards

BUILDINGS: Final[tuple[Building, ...]] = ("trading_post", "guildhall", "workshop")
PLOTS: Final[tuple[str, ...]] = tuple(f"{building}_{n}" for building in BUILDINGS for n in (1, 2, 3))
"""The nine buildings of a player by the place they stand on; what lies beneath works once it is built."""
TYPE: Final[dict[str, Building]] = {f"{building}_{n}": building for building in BUILDINGS for n in (1, 2, 3)}
COST: Final[dict[str, int]] = {"workshop": 3, "trading_post": 5, "guildhall": 7}
BUILDING_POINTS: Final[dict[str, tuple[int, ...]]] = {
    "trading_post": (0, 4, 9, 15),
    "guildhall": (0, 6, 13, 21),
    "workshop": (0, 2, 5, 9),
}
FREE_STEP: Final = "trading_post_1"
CHEAP_DISMISSAL: Final = "trading_post_2"
DISCARD_ON_HIRE: Final = "workshop_1"
VIRTUE_AT_COLLISION: Final = "workshop_2"
BIGGER_HAND: Final = "workshop_3"
PLOT_ICONS: Final[dict[str, Icons]] = {
    "trading_post_3": icons({"merchant": 2}),
    "guildhall_1": icons({"builder": 1}),
    "guildhall_2": icons({"noble": 1}),
    "guildhall_3": icons({"cleric": 1}),
}
SECOND_PLACE: Final = icons({"cleric": 1, "builder": 1, "noble": 1})
THIRD_PLACE: Final = icons({"merchant": 2})
BOTH_PLACES: Final = added(SECOND_PLACE, THIRD_PLACE)
"""The icons printed on the second and third card place count while the place is empty."""
WORKERS: Final = 20
NOBLES_FOR: Final[tuple[int, ...]] = (0, 1, 3, 5, 8)
"""How many nobles it takes to place 1, 2, 3 or 4 workers."""
HAND: Final = 3

FIRST_STEP: Final = 1
LAST_STEP: Final = 7
"""The spaces of the track on which corruption and virtue begin."""
COLLISION: Final[tuple[Gain, ...]] = (
    Gain(),
    Gain(deeds=3, silver=1),
    Gain(deeds=2, silver=1),
    Gain(deeds=1, silver=1),
    Gain(deeds=1, debts=1, silver=2),
    Gain(debts=1, silver=2),
    Gain(debts=2, silver=3),
    Gain(debts=3, silver=4),
)
"""What a collision brings its player, by the space of the track; there is no space 0."""
AUTOMA_COLLISION: Final[tuple[Gain, ...]] = (
    Gain(),
    Gain(deeds=3),
    Gain(deeds=2),
    Gain(deeds=1, any=1),
    Gain(deeds=1, debts=1, any=1),
    Gain(debts=1, any=1),
    Gain(debts=2, any=1),
    Gain(debts=3, any=2),
)
OPPONENTS_AT_COLLISION: Final[tuple[tuple[str, ViscountsEffect], ...]] = (
    ("nobody", Gain()),
    ("criminals", Gain(debts=1)),
    ("criminals", Gain(corruption=1)),
    ("criminals", Gain(corruption=1)),
    ("all", Rearrange()),
    ("honest", Gain(virtue=1)),
    ("honest", Gain(virtue=1)),
    ("honest", Gain(deeds=1)),
)
"""What a collision brings the others, and whom: those with criminals on their board, those without, or all."""
DEBTS_TO_POVERTY: Final = {1: 12, 2: 12, 3: 15, 4: 18}
DEEDS_TO_PROSPERITY: Final = {1: 12, 2: 12, 3: 16, 4: 20}
"""How many cards lie on the poverty and on the prosperity card, by players."""
