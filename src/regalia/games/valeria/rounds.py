"""The order of a turn: roll, harvest, actions, end. Read ``TURN`` from the bottom up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion, Question
from regalia.engine.messages import Message, say
from regalia.engine.remembering import remembered
from regalia.games.valeria.actions import GAINS
from regalia.games.valeria.cards import FIRST_CITIZEN, FIRST_DOMAIN
from regalia.games.valeria.harvesting import Harvest
from regalia.games.valeria.rolling import Roll
from regalia.games.valeria.table import ValeriaTable
from regalia.games.valeria.words import named


class Keep(Act[ValeriaTable]):
    """Keep this duke and return the other unseen."""

    __slots__ = ("card",)
    verb = "keep"

    def __init__(self, card: str) -> None:
        super().__init__(f"keep:{card}")
        self.card = card

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        player = table.players[seat]
        player.returned = tuple(card for card in player.dukes if card != self.card)
        player.dukes = (self.card,)
        table.tell("valeria-keeps-duke", seat)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-keep", card=named(self.card))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (f"dukes@{seat}:{self.card}",)

    def about(self, table: ValeriaTable, seat: int) -> str:
        return self.card


keep: Final = remembered(Keep)


class KeepDuke(OpenQuestion[ValeriaTable]):
    """Which of the two dukes?"""

    __slots__ = ()

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [keep(card) for card in table.players[self.seat].dukes]

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-duke")


class BeginActions(Frame[ValeriaTable]):
    """Domains that work at the start of the action phase."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        if "actions_begin" in table.players[self.seat].ongoing:
            table.let_work(self.seat, "actions_begin")


class TakeAction(Question[ValeriaTable]):
    """Slay, recruit, build or gain: one of the two actions that must be taken."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        slays, recruits, builds = table.in_centre()
        return *slays, *recruits, *builds, *GAINS

    def run(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        seat = self.seat
        player = table.players[seat]
        magic = player.magic
        slays, recruits, builds = table.in_centre()
        options: list[Act[ValeriaTable]] = []
        if player.strength:
            strength = player.strength + magic
            options += [act for act in slays if act.least <= strength and act.magic <= magic]
            if table.tokens:
                options = [act for act in options if act.why_not(table, seat) is None]
        if player.gold:
            gold, prices = player.gold + magic, player.prices
            options += [act for act in recruits if prices[act.card] <= gold]
            options += [act for act in builds if act.least <= gold and act.why_not(table, seat) is None]
        options += GAINS
        return options

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-action", n=self.left)


class AfterAction(Frame[ValeriaTable]):
    """Emptied stacks are covered once the action is over."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        if table.emptied:
            table.cover_emptied()


class EndActions(Frame[ValeriaTable]):
    """Domains that work at the end of the action phase."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        if "actions_end" in table.players[self.seat].ongoing:
            table.let_work(self.seat, "actions_end")


class EndTurn(Frame[ValeriaTable]):
    """The game ends when a condition holds and everybody has had the same number of turns; else the dice go on."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        seats = len(table.players)
        following = (self.seat + 1) % seats
        ending = end_condition(table)
        if ending and following == table.first:
            table.over = True
            table.tell("valeria-ends")
            return
        if bool(ending) != table.final_round:
            table.final_round = bool(ending)
            table.tell(ending or "valeria-goes-on")
        table.frames.extend(TURN[following])


def end_condition(table: ValeriaTable) -> str:
    """Which condition for the end of the game holds now, if any."""
    if len(table.covers) >= table.stacks_to_end():
        return "valeria-end-exhausted"
    if len(table.covers) < 5:
        return ""  # a whole row cannot be empty with fewer places covered
    if not any(table.grid[:FIRST_CITIZEN]):
        return "valeria-end-monsters"
    if not any(table.grid[FIRST_DOMAIN:]):
        return "valeria-end-domains"
    return ""


TURN: Final[list[tuple[Frame[ValeriaTable], ...]]] = [
    (
        EndTurn(seat),
        EndActions(seat),
        AfterAction(seat),
        TakeAction(seat, 1),
        AfterAction(seat),
        TakeAction(seat, 2),
        BeginActions(seat),
        Harvest(seat),
        Roll(seat),
    )
    for seat in range(5)
]
"""The steps of each seat's turn, the last one first, as they lie on the stack."""
