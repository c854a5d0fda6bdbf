"""What menaces do in planning to whoever took them, what they still demand, and what their defeat sets right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, say
from regalia.engine.signs import EACH, Sign, Signs
from regalia.games.wonderful_kingdom import rulings
from regalia.games.wonderful_kingdom.menace_questions import UncoverWhich

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.player import Duchy
    from regalia.games.wonderful_kingdom.table import KingdomTable


class MenaceEffect(Effect["KingdomTable"]):
    """What a menace does: it strikes whenever planning begins (``act``), for all copies that a player has at once."""

    __slots__ = ()

    def settle(self, table: KingdomTable, player: Duchy, because: str) -> None:
        """Demand no more than can be done; asked for before each of its owner's choices."""

    def defeated(self, table: KingdomTable, player: Duchy) -> None:
        """One copy has been defeated."""

    def text(self) -> Message:
        return say(f"wonderful_kingdom-strikes-{self.do}")

    def signs(self) -> Signs:
        return (Sign("icon", self.do),)


class Breed(MenaceEffect):
    """New copies come to the construction area; then each one there brings one Vermin."""

    __slots__ = ()
    do = "breed"

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        player = table.players[seat]
        new = player.chosen.count(because)
        player.take_in(because)
        rats = player.menaces.count(because)
        if rats and (new or rulings.RATS_BREED_EVERY_PLANNING):
            table.add_vermin(player, rats, because)

    def signs(self) -> Signs:
        return Sign("card", "vermin"), EACH, Sign("card", "giant_rat")


class Freeze(MenaceEffect):
    """Tuck under a card in construction, which cannot be completed, recycled or thrown away."""

    __slots__ = ()
    do = "freeze"

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        self.settle(table, table.players[seat], because)

    def settle(self, table: KingdomTable, player: Duchy, because: str) -> None:
        new = player.chosen.count(because)
        if new and not player.can_be_frozen():
            player.take_in(because)
            table.tell("wonderful_kingdom-giant-loose", player.seat, n=new, target=f"menaces@{player.seat}")


class Haunt(MenaceEffect):
    """Discard one card of the selection area for each copy; the opponent's lab gets its recycling bonus."""

    __slots__ = ()
    do = "haunt"

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        player = table.players[seat]
        player.haunted += player.chosen.count(because) + player.menaces.count(because)

    def settle(self, table: KingdomTable, player: Duchy, because: str) -> None:
        player.haunted = min(player.haunted, len(player.plannable()))


class Rob(MenaceEffect):
    """Cover one production symbol of the duchy with a theft token for each new copy."""

    __slots__ = ()
    do = "rob"

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        player = table.players[seat]
        player.robbed += player.chosen.count(because)

    def settle(self, table: KingdomTable, player: Duchy, because: str) -> None:
        if player.robbed:
            player.robbed = min(player.robbed, sum(player.symbols().values()))

    def defeated(self, table: KingdomTable, player: Duchy) -> None:
        if player.thefts:
            table.push(UncoverWhich(player.seat))
