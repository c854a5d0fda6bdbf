"""Before the first day: castles are picked, and each mage tucks two goblins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion
from regalia.engine.messages import Message, say
from regalia.engine.remembering import remembered
from regalia.games.bellum_magica.cards import CASTLES
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.table import BellumTable
from regalia.games.bellum_magica.tucking import TuckAct, tuck
from regalia.games.bellum_magica.wings import wing_text
from regalia.games.bellum_magica.words import named

SIDES: Final[tuple[str, ...]] = ("left", "right")
ORDERS: Final[tuple[str, ...]] = ("order_left", "order_left", "order_right", "order_right")
"""The orders of a mage, until they are turned up: each goblin to either side, so that what is unused tells nothing."""

# Castles


class MoveIn(Act[BellumTable]):
    """Take this castle board."""

    __slots__ = ("card",)
    verb = "take"

    def __init__(self, card: str) -> None:
        super().__init__(f"take:{card}")
        self.card = card

    def carry_out(self, table: BellumTable, seat: int) -> None:
        if table.told is not None:
            source = f"castle_box:{table.castle_box.index(self.card)}"
            table.tell("bellum_magica-moves-in", seat, card=self.card, source=source, target=f"castle@{seat}")
        table.castle_box = tuple(card for card in table.castle_box if card != self.card)
        table.players[seat].move_in(self.card)

    def label(self, table: BellumTable, seat: int) -> Message:
        castle = CASTLES[self.card]
        work, war = wing_text(castle.work), wing_text(castle.war)
        return say("bellum_magica-act-move-in", card=named(self.card), work=work, war=war)

    def about(self, table: BellumTable, seat: int) -> str:
        return self.card

    def targets(self, table: BellumTable, seat: int) -> tuple[str, ...]:
        return (f"castle_box:{table.castle_box.index(self.card)}",)


move_in: Final = remembered(MoveIn)


class PickCastle(OpenQuestion[BellumTable]):
    """Which castle?"""

    __slots__ = ()

    def acts(self, table: BellumTable) -> Sequence[Act[BellumTable]]:
        return [move_in(card) for card in table.castle_box]

    def prompt(self, table: BellumTable) -> Message:
        return say("bellum_magica-ask-castle")


# Goblins


class Order(TuckAct):
    """Decide where a goblin goes; nobody else learns it before all have decided."""

    __slots__ = ()

    def creature(self, player: Mage) -> str:
        return asked_about(player)

    def carry_out(self, table: BellumTable, seat: int) -> None:
        player = table.players[seat]
        unused = list(player.unused_orders)
        unused.remove(f"order_{self.side}")
        player.unused_orders = tuple(unused)
        player.orders = (*player.orders, f"order_{self.side}")
        if table.told is not None:
            table.tell("bellum_magica-orders", seat)
        if len(player.orders) < len(player.goblins):
            table.push(ORDER_GOBLIN[seat])


class TuckGoblin(TuckAct):
    """Tuck a goblin for all to see."""

    __slots__ = ()

    def creature(self, player: Mage) -> str:
        return asked_about(player)

    def carry_out(self, table: BellumTable, seat: int) -> None:
        player = table.players[seat]
        goblin, *others = player.goblins
        player.goblins = tuple(others)
        tuck(table, player, goblin, self.side, "goblins")


def asked_about(player: Mage) -> str:
    """The goblin that is to be placed next."""
    return player.goblins[len(player.orders)]


ORDER_ACTS: Final = tuple(Order(side) for side in SIDES)
TUCK_ACTS: Final = tuple(TuckGoblin(side) for side in SIDES)


class PlaceGoblin(OpenQuestion[BellumTable]):
    """Left or right of the castle, secretly or openly?"""

    __slots__ = ("secretly",)

    def __init__(self, seat: int, secretly: bool) -> None:
        self.seat = seat
        self.secretly = secretly

    def acts(self, table: BellumTable) -> Sequence[Act[BellumTable]]:
        return ORDER_ACTS if self.secretly else TUCK_ACTS

    def prompt(self, table: BellumTable) -> Message:
        return say("bellum_magica-ask-goblin", card=named(asked_about(table.players[self.seat])))


ORDER_GOBLIN: Final = [PlaceGoblin(seat, True) for seat in range(5)]
TUCK_GOBLIN: Final = [PlaceGoblin(seat, False) for seat in range(5)]


class OrderGoblins(Frame[BellumTable]):
    """Everybody decides at the same time; then the goblins are tucked together."""

    __slots__ = ()

    def run(self, table: BellumTable) -> None:
        table.push(TUCK_BY_ORDER)
        table.together({player.seat: ORDER_GOBLIN[player.seat] for player in table.players})


class TuckByOrder(Frame[BellumTable]):
    """The orders are turned up and the goblins go where they were sent."""

    __slots__ = ()

    def run(self, table: BellumTable) -> None:
        for player in table.from_captain():
            for goblin, order in zip(player.goblins, player.orders, strict=True):
                tuck(table, player, goblin, order.removeprefix("order_"), "goblins")
            player.goblins = player.orders = player.unused_orders = ()


ORDER_GOBLINS: Final = OrderGoblins(0)
TUCK_BY_ORDER: Final = TuckByOrder(0)
