"""Tucking a creature under one of the two wings, where it stays for ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act
from regalia.engine.frames import OpenQuestion
from regalia.engine.messages import Message, say
from regalia.games.bellum_magica.cards import CREATURES
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.table import BellumTable
from regalia.games.bellum_magica.wings import wing_text
from regalia.games.bellum_magica.words import named


class TuckAct(Act[BellumTable]):
    """A creature goes under one of the two wings."""

    __slots__ = ("side",)
    verb = "tuck"

    def __init__(self, side: str) -> None:
        super().__init__(f"tuck:{side}")
        self.side = side

    def creature(self, player: Mage) -> str:
        """The creature in question."""
        raise NotImplementedError(self.key)

    def label(self, table: BellumTable, seat: int) -> Message:
        card = self.creature(table.players[seat])
        wing = wing_text(CREATURES[card].work if self.side == "left" else CREATURES[card].war)
        return say(f"bellum_magica-act-tuck-{self.side}", card=named(card), wing=wing)

    def about(self, table: BellumTable, seat: int) -> str:
        return self.creature(table.players[seat])

    def targets(self, table: BellumTable, seat: int) -> tuple[str, ...]:
        return (f"{self.side}@{seat}",)


class Tuck(TuckAct):
    """Tuck the new creature under one wing; only that side of the card counts from now on."""

    __slots__ = ()

    def creature(self, player: Mage) -> str:
        return player.recruited[0]

    def carry_out(self, table: BellumTable, seat: int) -> None:
        player = table.players[seat]
        card = self.creature(player)
        player.recruited = ()
        tuck(table, player, card, self.side, "recruited")


def tuck(table: BellumTable, player: Mage, card: str, side: str, zone: str) -> None:
    """A creature goes from a zone of its owner's under a wing and stays there."""
    if side == "left":
        player.tuck_left(card)
    else:
        player.tuck_right(card)
    if table.told is not None:
        seat = player.seat
        source, target = f"{zone}@{seat}", f"{side}@{seat}"
        table.tell(f"bellum_magica-tucks-{side}", seat, card=card, source=source, target=target)


TUCKS: Final[tuple[Tuck, ...]] = (Tuck("left"), Tuck("right"))


class TuckCreature(OpenQuestion[BellumTable]):
    """Under which wing?"""

    __slots__ = ()

    def acts(self, table: BellumTable) -> Sequence[Act[BellumTable]]:
        return TUCKS

    def prompt(self, table: BellumTable) -> Message:
        return say("bellum_magica-ask-tuck", card=named(table.players[self.seat].recruited[0]))


TUCK: Final = [TuckCreature(seat) for seat in range(5)]
"""The question for each seat."""
