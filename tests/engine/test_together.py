"""Seats that act at the same time: who is asked anew when another seat has chosen."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, Question
from regalia.engine.messages import Message, Reason, say
from regalia.engine.table import Player, Table


class Well(Table[Player]):
    """Everybody draws buckets from one well at the same time."""

    __slots__ = ("alone", "asked_for", "buckets")

    def __init__(self, players: int, *, alone: bool) -> None:
        super().__init__([Player() for _ in range(players)], 0)
        for seat, player in enumerate(self.players):
            player.seat = seat
        self.alone = alone
        self.buckets = 3
        self.asked_for = [0] * players

    def apart(self) -> bool:
        return self.alone


class Draw(Act[Well]):
    """Draw some buckets; whoever shouts lets the others look into the well again."""

    __slots__ = ("n", "shouts")

    def __init__(self, n: int, shouts: bool = False) -> None:
        super().__init__(f"{'shout' if shouts else 'draw'}:{n}")
        self.n = n
        self.shouts = shouts

    def why_not(self, table: Well, seat: int) -> Reason | None:
        return ("well-dry", 0) if table.buckets < self.n else None

    def carry_out(self, table: Well, seat: int) -> None:
        table.buckets -= self.n
        if self.shouts:
            table.ask_anew()


class HowMany(Question[Well]):
    """How many buckets?"""

    __slots__ = ()

    def acts(self, table: Well) -> Sequence[Act[Well]]:
        table.asked_for[self.seat] += 1
        return [Draw(0), Draw(1), Draw(2), Draw(3), Draw(1, shouts=True)]

    def prompt(self, table: Well) -> Message:
        return say("well-ask")


class Twice(Frame[Well]):
    """Everybody is asked twice."""

    __slots__ = ()

    def run(self, table: Well) -> None:
        table.frames += [HowMany(self.seat), HowMany(self.seat)]


def well(players: int, *, alone: bool) -> Well:
    """A well with everybody around it, asked for the first time."""
    table = Well(players, alone=alone)
    table.together({seat: Twice(seat) for seat in range(players)})
    table.advance()
    return table


def options(table: Well, seat: int) -> list[str]:
    """The keys of what a seat can choose."""
    return [act.key for act in table.options_of(seat)]


def test_who_shares_is_asked_anew_when_another_has_chosen() -> None:
    table = well(3, alone=False)
    table.choose_key(1, "draw:2")
    assert table.asked_for == [2, 2, 2]
    assert options(table, 0) == options(table, 2) == ["draw:0", "draw:1", "shout:1"]


def test_who_acts_apart_is_left_in_peace() -> None:
    table = well(3, alone=True)
    everything = options(table, 0)
    table.choose_key(1, "draw:2")
    assert table.asked_for == [1, 2, 1]
    assert options(table, 0) == everything
    assert options(table, 1) == ["draw:0", "draw:1", "shout:1"]
    assert [seat for seat, _ in table.asked] == [0, 1, 2], "in the same order as before"


def test_an_act_that_changes_the_choices_of_others_says_so() -> None:
    table = well(3, alone=True)
    table.choose_key(1, "shout:1")
    assert [options(table, seat)[-2] for seat in (0, 1, 2)] == ["draw:2"] * 3


def test_whoever_is_done_is_asked_no_more_and_the_last_one_ends_it() -> None:
    table = well(2, alone=True)
    for seat in (0, 1, 1):
        table.choose_key(seat, "draw:0")
    assert [seat for seat, _ in table.asked] == [0]
    assert table.asked_for == [2, 2]
    table.choose_key(0, "draw:0")
    assert table.asked == () and not table.lanes


def test_a_copy_goes_its_own_way() -> None:
    table = well(2, alone=True)
    lanes = {seat: list(lane) for seat, lane in table.lanes.items()}
    copy = Well.__new__(Well)
    copy.copy_basics(table)
    copy.players, copy.alone, copy.buckets, copy.asked_for = table.players, True, 3, [0, 0]
    copy.choose_key(0, "draw:0")
    assert {seat: list(lane) for seat, lane in table.lanes.items()} == lanes
    assert len(copy.lanes[0]) == 1 and len(table.lanes[0]) == 2
