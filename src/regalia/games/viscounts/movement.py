"""Phase 2: the viscount moves along the arrows, at least as far as the card says, further for silver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import Question
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.viscounts.board import FREE_STEP, SPACES, distances, segment_of
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.words import amount, lower_price, named

FARTHEST: Final = 14
"""No space is more steps beyond the first than this."""


def place_name(table: ViscountsTable, space: int) -> Message:
    """What a space is called: its segment and its path."""
    return say(f"viscounts-space-{space % 3}", segment=named(table.segments[segment_of(space)]))


class Move(Act[ViscountsTable]):
    """Move the viscount to this space."""

    __slots__ = ("target",)
    verb = "move"

    def __init__(self, target: int) -> None:
        super().__init__(f"move:{target}")
        self.target = target

    def steps_beyond(self, table: ViscountsTable, viscount: Viscount) -> int:
        """How many steps it takes beyond those of the card."""
        return distances(viscount.space, table.steps)[self.target] - table.steps

    def price(self, table: ViscountsTable, viscount: Viscount) -> int:
        """The silver that it costs: one for each step beyond the card, the first trading post gives one."""
        return max(0, self.steps_beyond(table, viscount) - (FREE_STEP in viscount.built))

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        viscount = table.players[seat]
        short = self.price(table, viscount) - viscount.silver
        return ("viscounts-short-silver", short) if short > 0 else None

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        price = self.price(table, viscount)
        viscount.silver -= price
        if table.told is not None and price:
            table.tell_as("loss", "viscounts-pays", seat, silver=price)
        arrive(table, viscount, self.target)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        viscount = table.players[seat]
        price = self.price(table, viscount)
        where = place_name(table, self.target)
        if price:
            return say("viscounts-act-move-for", where=where, price=amount("silver", price))
        return say("viscounts-act-move", where=where)

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"space:{self.target}",)

    def price_for(self, table: ViscountsTable, seat: int) -> Price | None:
        viscount = table.players[seat]
        printed, now = self.steps_beyond(table, viscount), self.price(table, viscount)
        return lower_price(printed, now, FREE_STEP) if printed else None


MOVE: Final = tuple(Move(space) for space in range(SPACES))


def arrive(table: ViscountsTable, viscount: Viscount, space: int) -> None:
    """A move ends: everybody else who stands there may rearrange, clockwise."""
    seat, start = viscount.seat, viscount.space
    viscount.space = space
    if table.told is not None:
        card = table.segments[segment_of(space)]
        table.tell(f"viscounts-moves-{space % 3}", seat, card=card, source=f"space:{start}", target=f"space:{space}")
    for other in reversed(table.clockwise_from(seat)[1:]):
        if other.space == space:
            other.rearrange(table, "meeting")


@remembered
def reachable(space: int, steps: int, further: int) -> tuple[Act[ViscountsTable], ...]:
    """Where one can go from a space with so many steps and so many more, the nearest first."""
    return tuple(MOVE[target] for target, far in distances(space, steps).items() if far - steps <= further)


class MoveViscount(Question[ViscountsTable]):
    """Where to?"""

    __slots__ = ()

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return reachable(table.players[self.seat].space, table.steps, FARTHEST)

    def run(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        viscount = table.players[self.seat]
        further = viscount.silver
        if FREE_STEP in viscount.built:
            further += 1
        return reachable(viscount.space, table.steps, further if further < FARTHEST else FARTHEST)

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-move", n=table.steps)
