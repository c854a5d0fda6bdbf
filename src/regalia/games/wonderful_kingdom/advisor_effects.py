"""What advisors do for their price in soldiers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, Reason, say
from regalia.engine.parts import typed
from regalia.engine.signs import TO, Sign, Signs
from regalia.games.wonderful_kingdom import questions
from regalia.games.wonderful_kingdom.words import RESOURCES, Resource, amount

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.table import KingdomTable


class ProduceMore(Effect["KingdomTable"]):
    """More of a resource in its production step; the supremacy has been settled already."""

    __slots__ = ("amount", "resource")
    do = "produce_more"
    fields = typed(resource=Resource, amount=int)

    def __init__(self, resource: Resource, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.step == RESOURCES.index(self.resource) else ("wonderful_kingdom-other-step", 0)

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.take_cubes(table.players[seat], RESOURCES.index(self.resource), self.amount, because)

    def text(self) -> Message:
        return say("wonderful_kingdom-text-produce-more", what=amount(self.resource, self.amount))

    def signs(self) -> Signs:
        return (Sign("amount", self.resource, self.amount),)


class TurnUpOffer(Effect["KingdomTable"]):
    """Turn all face-down cards of one offering area up."""

    __slots__ = ()
    do = "turn_up_offer"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if any(table.offers_down) else ("wonderful_kingdom-nothing-face-down", 0)

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.push(questions.WhichOffer(seat))

    def text(self) -> Message:
        return say("wonderful_kingdom-text-turn-up-offer")

    def signs(self) -> Signs:
        return (Sign("icon", "turn_up"),)


class MoveBetweenOffers(Effect["KingdomTable"]):
    """Move one card from an offering area to the other, without turning it."""

    __slots__ = ()
    do = "move_between_offers"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        cards = any(table.offers_up) or any(table.offers_down)
        return None if cards else ("wonderful_kingdom-nothing-offered", 0)

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.push(questions.MoveWhich(seat))

    def text(self) -> Message:
        return say("wonderful_kingdom-text-move-between-offers")

    def signs(self) -> Signs:
        return (Sign("icon", "move"),)


class LookAndKeep(Effect["KingdomTable"]):
    """Look at the top cards of the deck, take one into the selection area and discard the rest."""

    __slots__ = ("look",)
    do = "look_and_keep"
    fields = typed(look=int)

    def __init__(self, look: int) -> None:
        self.look = look

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.deck or table.can_refill() else ("wonderful_kingdom-deck-empty", 0)

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.look_at_deck(seat, self.look)
        table.push(questions.KeepLooked(seat))

    def text(self) -> Message:
        return say("wonderful_kingdom-text-look-and-keep", n=self.look)

    def signs(self) -> Signs:
        return Sign("icon", "look"), Sign("word", str(self.look)), TO, Sign("word", "1")


class LookAtHand(Effect["KingdomTable"]):
    """Look at the opponent's hand; it lies open until its cards are played."""

    __slots__ = ()
    do = "look_at_hand"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[1 - seat].hand else ("wonderful_kingdom-hand-known", 0)

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.show_hand(1 - seat)

    def text(self) -> Message:
        return say("wonderful_kingdom-text-look-at-hand")

    def signs(self) -> Signs:
        return (Sign("icon", "look"),)


class FreeTrap(Effect["KingdomTable"]):
    """Place one of the two offered cards face down without a trap."""

    __slots__ = ()
    do = "free_trap"

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.players[seat].free_traps += 1

    def text(self) -> Message:
        return say("wonderful_kingdom-text-free-trap")

    def signs(self) -> Signs:
        return (Sign("amount", "traps", 1),)


class SwapChosen(Effect["KingdomTable"]):
    """Swap a development card of the own selection area with one of the opponent's."""

    __slots__ = ()
    do = "swap_chosen"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        for player in (table.players[seat], table.players[1 - seat]):
            if not player.plannable():
                return "wonderful_kingdom-nothing-to-swap", 0
        return None

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.push(questions.GiveWhich(seat))

    def text(self) -> Message:
        return say("wonderful_kingdom-text-swap-chosen")

    def signs(self) -> Signs:
        return (Sign("icon", "swap"),)


class RecycleTwice(Effect["KingdomTable"]):
    """The next card recycled from the selection area gives its bonus twice."""

    __slots__ = ()
    do = "recycle_twice"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[seat].plannable() else ("wonderful_kingdom-nothing-to-recycle", 0)

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.players[seat].recycles_twice = True

    def text(self) -> Message:
        return say("wonderful_kingdom-text-recycle-twice")

    def signs(self) -> Signs:
        return Sign("icon", "recycle"), Sign("word", "× 2")


class Score(Effect["KingdomTable"]):
    """Victory points at the end of the game."""

    __slots__ = ("points",)
    do = "score"
    fields = typed(points=int)

    def __init__(self, points: int) -> None:
        self.points = points

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.players[seat].points += self.points

    def text(self) -> Message:
        return amount("points", self.points)

    def signs(self) -> Signs:
        return (Sign("amount", "points", self.points),)
