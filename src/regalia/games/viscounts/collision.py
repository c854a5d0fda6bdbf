"""Phase 5: when virtue and corruption of the active viscount have met, everybody feels it."""

from __future__ import annotations

from typing import Final

from regalia.engine.combinators import Happen
from regalia.engine.frames import Frame
from regalia.games.viscounts.board import FIRST_STEP, LAST_STEP, OPPONENTS_AT_COLLISION
from regalia.games.viscounts.cards import ON_COLLISION
from regalia.games.viscounts.table import ViscountsTable


class Collide(Frame[ViscountsTable]):
    """If the markers have met, the five steps of a collision happen."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        viscount = table.courts[self.seat]
        if viscount.corruption == viscount.virtue:
            if table.told is not None:
                table.tell("viscounts-collides", self.seat, space=viscount.virtue)
            table.frames.extend(COLLISION_STEPS[self.seat])


class HonestWorkshops(Frame[ViscountsTable]):
    """Whoever has built the second workshop and has no criminals gains a virtue."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        for viscount in table.clockwise_from(self.seat):
            viscount.meet_collision(table)


class CollisionAbilities(Frame[ViscountsTable]):
    """Cards on all boards that work at collisions do so, clockwise from the active viscount."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        for viscount in reversed(table.clockwise_from(self.seat)):
            viscount.trigger(table, ON_COLLISION)


class CollisionReward(Frame[ViscountsTable]):
    """The active viscount gains what stands above the markers where they are now."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        viscount = table.courts[self.seat]
        viscount.collision_rewards[viscount.virtue].act(table, self.seat, "collision")


class CollisionForOthers(Frame[ViscountsTable]):
    """The others gain what stands below the markers, if they have the criminals for it or have none."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        whom, effect = OPPONENTS_AT_COLLISION[table.courts[self.seat].virtue]
        for other in reversed(table.clockwise_from(self.seat)[1:]):
            if whom == "all" or (other.criminals() > 0) == (whom == "criminals"):
                table.push(Happen(other.seat, effect, "collision"))


class MarkersReturn(Frame[ViscountsTable]):
    """The markers go back to where they began."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        viscount = table.courts[self.seat]
        viscount.corruption, viscount.virtue = FIRST_STEP, LAST_STEP


COLLISION_STEPS: Final[tuple[tuple[Frame[ViscountsTable], ...], ...]] = tuple(
    (
        MarkersReturn(seat),
        CollisionForOthers(seat),
        CollisionReward(seat),
        CollisionAbilities(seat),
        HonestWorkshops(seat),
    )
    for seat in range(4)
)
"""The steps of a collision, the last one first."""
