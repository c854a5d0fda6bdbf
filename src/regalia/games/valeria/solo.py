"""Alone against the Dark Lord: his monsters carry off citizens and domains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion, Question
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.valeria.cards import FIRST_CITIZEN, FIRST_DOMAIN
from regalia.games.valeria.harvesting import Harvest, harvest
from regalia.games.valeria.rolling import Roll
from regalia.games.valeria.rounds import AfterAction, BeginActions, EndActions, TakeAction
from regalia.games.valeria.table import ValeriaTable
from regalia.games.valeria.words import named

PLAYER: Final = 0
DARK_LORD: Final = 1
"""The Dark Lord's seat: nobody is asked for it, but he scores and what he does is told."""


class MonsterPhase(Frame[ValeriaTable]):
    """Each die wakes the monster stack at its position; a harder game has the sum do so too."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        a, b = table.dice
        numbers = [a, b]
        if table.harder and a + b <= 6:
            numbers.append(a + b)
        for number in reversed(numbers):
            table.push(Attack(self.seat, number))


class Attack(Frame[ValeriaTable]):
    """A number wakes a stack: 1 is the leftmost, 5 the rightmost, 6 any that the player chooses."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, table: ValeriaTable) -> None:
        if table.over:
            return
        if self.number == 6:
            if any(table.top(place) for place in range(FIRST_CITIZEN)):
                table.push(ChooseStack(self.seat))
        else:
            attack(table, self.seat, self.number - 1)


def attack(table: ValeriaTable, seat: int, column: int) -> None:
    """A column is attacked; with its monsters gone, only the Dark Lord himself still comes, in the hardest game."""
    attacker = table.top(column)
    if not attacker and table.harder < 2:
        table.tell("valeria-sleeps", DARK_LORD, n=column + 1, target=f"centre:{column}")
        return
    table.tell("valeria-attacks", DARK_LORD, card=attacker, n=column + 1, target=f"centre:{column}")
    citizens = [place for place in (FIRST_CITIZEN + column, FIRST_CITIZEN + 5 + column) if table.top(place)]
    if citizens:
        table.push(ChooseCaptive(seat, column))
    elif table.top(FIRST_DOMAIN + column):
        capture(table, FIRST_DOMAIN + column)
    else:
        finish(table, "lost-column")


def capture(table: ValeriaTable, place: int) -> None:
    """The top card of a stack goes to the Dark Lord."""
    hides_next = table.hides_next(place)
    card = table.take_top(place)
    table.captives = (*table.captives, card)
    table.tell(
        "valeria-captures" if place < FIRST_DOMAIN else "valeria-captures-domain",
        DARK_LORD, card=card, source=f"centre:{place}", target="captives",
    )  # fmt: skip
    if hides_next:
        table.tell_turned_up(place)
    table.cover_emptied()
    check_end(table)


class WakeStack(Act[ValeriaTable]):
    """Let this column be attacked."""

    __slots__ = ("column",)
    verb = "wake"

    def __init__(self, column: int) -> None:
        super().__init__(f"column:{column + 1}")
        self.column = column

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        return None if table.top(self.column) else ("valeria-stack-exhausted", 0)

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        attack(table, seat, self.column)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        top = table.top(self.column)
        return say("valeria-act-column", n=self.column + 1, card=named(top or "exhausted"))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (f"centre:{self.column}",)

    def about(self, table: ValeriaTable, seat: int) -> str:
        return table.top(self.column)


wake_stack: Final = remembered(WakeStack)


class ChooseStack(Question[ValeriaTable]):
    """A six: which monster stack attacks?"""

    __slots__ = ()

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [wake_stack(column) for column in range(5)]

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-column")


class GiveUp(Act[ValeriaTable]):
    """Let the Dark Lord have this citizen."""

    __slots__ = ("card",)
    verb = "give"

    def __init__(self, card: str) -> None:
        super().__init__(f"give:{card}")
        self.card = card

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        capture(table, table.place_of(self.card))

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-give", card=named(self.card))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (table.object_of(self.card),)

    def about(self, table: ValeriaTable, seat: int) -> str:
        return self.card


give_up: Final = remembered(GiveUp)


class ChooseCaptive(OpenQuestion[ValeriaTable]):
    """Which of the column's two citizens is carried off?"""

    __slots__ = ("column",)

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        places = (FIRST_CITIZEN + self.column, FIRST_CITIZEN + 5 + self.column)
        return [give_up(table.top(place)) for place in places if table.top(place)]

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-captive", n=self.column + 1)


def check_end(table: ValeriaTable) -> None:
    """All monsters slain wins at once; any five exhausted stacks stop the game and points are compared."""
    if table.over:
        return
    if not any(table.grid[:FIRST_CITIZEN]):
        finish(table, "won-monsters")
    elif len(table.covers) >= table.stacks_to_end():
        finish(table, "compare")


def finish(table: ValeriaTable, outcome: str) -> None:
    """The game is over at once: whatever was still to happen does not."""
    table.outcome = outcome
    table.over = True
    table.frames.clear()
    table.tell(f"valeria-{outcome}")


class CheckEnd(Frame[ValeriaTable]):
    """After each action the immediate ends are checked."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        check_end(table)


class SecondHarvest(Frame[ValeriaTable]):
    """The right sides, as on another player's turn; citizens that joined this turn harvest too."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        harvest(table, DARK_LORD)


class NextTurn(Frame[ValeriaTable]):
    """The next turn is the player's again."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        table.frames.extend(SOLO_TURN)


SOLO_TURN: Final[tuple[Frame[ValeriaTable], ...]] = (
    NextTurn(PLAYER),
    SecondHarvest(PLAYER),
    MonsterPhase(PLAYER),
    EndActions(PLAYER),
    CheckEnd(PLAYER),
    AfterAction(PLAYER),
    TakeAction(PLAYER, 1),
    CheckEnd(PLAYER),
    AfterAction(PLAYER),
    TakeAction(PLAYER, 2),
    BeginActions(PLAYER),
    Harvest(PLAYER),
    Roll(PLAYER),
)
"""The steps of a turn alone, the last one first."""
