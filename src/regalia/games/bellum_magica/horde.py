"""Choosing the active horde: the captain rolls, and spells and rounds of kegs make him roll again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import Frame, Question
from regalia.engine.messages import Message, Reason, say
from regalia.games.bellum_magica.table import BellumTable

ONLY_CAPTAIN: Final[Reason] = ("bellum_magica-only-captain-casts", 0)
NO_SPELL: Final[Reason] = ("bellum_magica-no-spell", 1)
SPELLS_FLIPPED: Final[Reason] = ("bellum_magica-spells-flipped", 1)
NO_KEG: Final[Reason] = ("bellum_magica-no-keg", 1)


def roll(table: BellumTable, captain: int) -> None:
    """The captain rolls: the number is the active row of all castles, unless somebody wants another."""
    table.die = table.draw(6) + 1
    if table.told is not None:
        table.tell_as("roll", "bellum_magica-rolls", captain, die=table.die, target="die:0")
    table.push(WINDOWS[len(table.players)][captain][0])


class Roll(Frame[BellumTable]):
    """The day begins with the captain's roll."""

    __slots__ = ()

    def run(self, table: BellumTable) -> None:
        if table.told is not None:
            table.tell("bellum_magica-day", self.seat, day=table.day)
        roll(table, self.seat)


class CastSpell(Act[BellumTable]):
    """The captain flips a re-roll spell and rolls again."""

    __slots__ = ()
    verb = "reroll"

    def why_not(self, table: BellumTable, seat: int) -> Reason | None:
        if seat != table.captain:
            return ONLY_CAPTAIN
        player = table.players[seat]
        if player.spells:
            return None
        return SPELLS_FLIPPED if player.flipped else NO_SPELL

    def carry_out(self, table: BellumTable, seat: int) -> None:
        player = table.players[seat]
        player.spells -= 1
        player.flipped += 1
        if table.told is not None:
            table.tell("bellum_magica-casts", seat, source=f"spells@{seat}")
        roll(table, table.captain)

    def label(self, table: BellumTable, seat: int) -> Message:
        return say("bellum_magica-act-spell", n=table.players[seat].spells)

    def price_for(self, table: BellumTable, seat: int) -> Price | None:
        return Price({"spells": 1})

    def targets(self, table: BellumTable, seat: int) -> tuple[str, ...]:
        return (f"spells@{seat}",)


class BuyRound(Act[BellumTable]):
    """Buy a round of drinks for one keg, and the captain must roll again."""

    __slots__ = ()
    verb = "reroll"

    def why_not(self, table: BellumTable, seat: int) -> Reason | None:
        return None if table.players[seat].kegs else NO_KEG

    def carry_out(self, table: BellumTable, seat: int) -> None:
        table.players[seat].kegs -= 1
        if table.told is not None:
            table.tell_as("loss", "bellum_magica-buys-round", seat, kegs=1, source=f"kegs@{seat}")
        roll(table, table.captain)

    def label(self, table: BellumTable, seat: int) -> Message:
        return say("bellum_magica-act-keg", n=table.players[seat].kegs)

    def price_for(self, table: BellumTable, seat: int) -> Price | None:
        return Price({"kegs": 1})

    def targets(self, table: BellumTable, seat: int) -> tuple[str, ...]:
        return (f"kegs@{seat}",)


class LetStand(Act[BellumTable]):
    """Be content with the number."""

    __slots__ = ()
    verb = "keep"

    def carry_out(self, table: BellumTable, seat: int) -> None:
        if table.told is not None:
            table.tell("bellum_magica-lets-stand", seat, die=table.die)

    def label(self, table: BellumTable, seat: int) -> Message:
        return say("bellum_magica-act-stand", die=table.die)

    def targets(self, table: BellumTable, seat: int) -> tuple[str, ...]:
        return ("die:0",)


SPELL: Final = CastSpell("spell")
KEG: Final = BuyRound("keg")
STAND: Final = LetStand("stand")
EVERYTHING: Final[tuple[Act[BellumTable], ...]] = (SPELL, KEG, STAND)
SPELL_OR_STAND: Final[tuple[Act[BellumTable], ...]] = (SPELL, STAND)
KEG_OR_STAND: Final[tuple[Act[BellumTable], ...]] = (KEG, STAND)


class MayReroll(Question[BellumTable]):
    """Let the number stand, or have the captain roll again? Each mage is asked once after every roll."""

    __slots__ = ("captain", "place")

    def __init__(self, seat: int, captain: int, place: int) -> None:
        self.seat = seat
        self.captain = captain
        self.place = place

    def acts(self, table: BellumTable) -> Sequence[Act[BellumTable]]:
        return EVERYTHING

    def run(self, table: BellumTable) -> Sequence[Act[BellumTable]]:
        player = table.players[self.seat]
        if player.spells and not self.place:
            return EVERYTHING if player.kegs else SPELL_OR_STAND
        return KEG_OR_STAND

    def answer(self, table: BellumTable, act: Act[BellumTable]) -> None:
        if act is STAND and self.place + 1 < len(table.players):
            table.push(WINDOWS[len(table.players)][self.captain][self.place + 1])
        act.carry_out(table, self.seat)

    def prompt(self, table: BellumTable) -> Message:
        return say("bellum_magica-ask-reroll", die=table.die)


class RerollWindow(Frame[BellumTable]):
    """After a roll: from the captain clockwise, whoever has a keg or may cast a spell is asked.

    ``place`` counts from the captain. Whoever has nothing to spend is passed over; the window ends when everybody has
    let the number stand.
    """

    __slots__ = ("place", "questions")

    def __init__(self, captain: int, place: int, players: int) -> None:
        self.seat = captain
        self.place = place
        self.questions = tuple(
            MayReroll((captain + later) % players, captain, later) for later in range(place, players)
        )

    def run(self, table: BellumTable) -> None:
        players = table.players
        for question in self.questions:
            player = players[question.seat]
            if player.kegs or (player.spells and not question.place):
                table.frames.append(question)
                return


WINDOWS: Final = {
    players: [[RerollWindow(captain, place, players) for place in range(players)] for captain in range(players)]
    for players in range(2, 6)
}
"""The windows of each captain, from each place on, by the number of players."""
