"""The vocabulary of the cards: what each word of a card file does and how it reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, Reason, say
from regalia.games.wonderful_kingdom import asking
from regalia.games.wonderful_kingdom.words import RESOURCES, Resource, amount, amounts, listed

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.table import KingdomTable


class KingdomEffect(Effect["KingdomTable"]):
    """An effect of this game."""

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        """Why it would come to nothing now, so that nobody pays for it in vain."""
        return None

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        """Let it happen to a seat because of a card."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True)
class Gain(KingdomEffect):
    """Take krystallium and soldiers from the supply; the training ground is left alone."""

    do: ClassVar[str] = "gain"
    krystallium: int = 0
    soldiers: int = 0

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.gain(table.players[seat], self.krystallium, self.soldiers, because)

    def text(self) -> Message:
        return listed(amounts((("krystallium", self.krystallium), ("soldiers", self.soldiers))))


# Advisors


@dataclass(frozen=True)
class ProduceMore(KingdomEffect):
    """More of a resource in its production step; the supremacy has been settled already."""

    do: ClassVar[str] = "produce_more"
    resource: Resource
    amount: int

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.step == RESOURCES.index(self.resource) else ("wonderful_kingdom-other-step", 0)

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.take_cubes(table.players[seat], RESOURCES.index(self.resource), self.amount, because)

    def text(self) -> Message:
        return say("wonderful_kingdom-text-produce-more", what=amount(self.resource, self.amount))


@dataclass(frozen=True)
class TurnUpOffer(KingdomEffect):
    """Turn all face-down cards of one offering area up."""

    do: ClassVar[str] = "turn_up_offer"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if any(table.offers_down) else ("wonderful_kingdom-nothing-face-down", 0)

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.push(asking.WhichOffer(seat))

    def text(self) -> Message:
        return say("wonderful_kingdom-text-turn-up-offer")


@dataclass(frozen=True)
class MoveBetweenOffers(KingdomEffect):
    """Move one card from an offering area to the other, without turning it."""

    do: ClassVar[str] = "move_between_offers"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        cards = any(table.offers_up) or any(table.offers_down)
        return None if cards else ("wonderful_kingdom-nothing-offered", 0)

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.push(asking.MoveWhich(seat))

    def text(self) -> Message:
        return say("wonderful_kingdom-text-move-between-offers")


@dataclass(frozen=True)
class LookAndKeep(KingdomEffect):
    """Look at the top cards of the deck, take one into the selection area and discard the rest."""

    do: ClassVar[str] = "look_and_keep"
    look: int

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.deck or table.can_refill() else ("wonderful_kingdom-deck-empty", 0)

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.look_at_deck(seat, self.look)
        table.push(asking.KeepLooked(seat))

    def text(self) -> Message:
        return say("wonderful_kingdom-text-look-and-keep", n=self.look)


@dataclass(frozen=True)
class LookAtHand(KingdomEffect):
    """Look at the opponent's hand; it lies open until its cards are played."""

    do: ClassVar[str] = "look_at_hand"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[1 - seat].hand else ("wonderful_kingdom-hand-known", 0)

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.show_hand(1 - seat)

    def text(self) -> Message:
        return say("wonderful_kingdom-text-look-at-hand")


@dataclass(frozen=True)
class FreeTrap(KingdomEffect):
    """Place one of the two offered cards face down without a trap."""

    do: ClassVar[str] = "free_trap"

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.players[seat].free_traps += 1

    def text(self) -> Message:
        return say("wonderful_kingdom-text-free-trap")


@dataclass(frozen=True)
class SwapChosen(KingdomEffect):
    """Swap a development card of the own selection area with one of the opponent's."""

    do: ClassVar[str] = "swap_chosen"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        for player in (table.players[seat], table.players[1 - seat]):
            if not player.plannable():
                return "wonderful_kingdom-nothing-to-swap", 0
        return None

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.push(asking.GiveWhich(seat))

    def text(self) -> Message:
        return say("wonderful_kingdom-text-swap-chosen")


@dataclass(frozen=True)
class RecycleTwice(KingdomEffect):
    """The next card recycled from the selection area gives its bonus twice."""

    do: ClassVar[str] = "recycle_twice"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[seat].plannable() else ("wonderful_kingdom-nothing-to-recycle", 0)

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.players[seat].recycles_twice = True

    def text(self) -> Message:
        return say("wonderful_kingdom-text-recycle-twice")


@dataclass(frozen=True)
class Score(KingdomEffect):
    """Victory points at the end of the game."""

    do: ClassVar[str] = "score"
    points: int

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.players[seat].points += self.points

    def text(self) -> Message:
        return amount("points", self.points)


# Quests


@dataclass(frozen=True)
class RemoveCalamities(KingdomEffect):
    """Return calamities from the duchy to the box, as many as there are up to a number."""

    do: ClassVar[str] = "remove_calamities"
    up_to: int

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[seat].calamity_count else ("wonderful_kingdom-no-calamity", 0)

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.remove_calamities(table.players[seat], self.up_to, because)

    def text(self) -> Message:
        return say("wonderful_kingdom-text-remove-calamities", n=self.up_to)


@dataclass(frozen=True)
class GainSpies(KingdomEffect):
    """Take a spy token, ready for use; it is ready again at the end of each round."""

    do: ClassVar[str] = "gain_spies"
    amount: int

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.players[seat].spies += self.amount
        table.tell("wonderful_kingdom-gets", seat, because=because, spies=self.amount)

    def text(self) -> Message:
        return amount("spies", self.amount)


@dataclass(frozen=True)
class ReadySpies(KingdomEffect):
    """Turn used spy tokens up again."""

    do: ClassVar[str] = "ready_spies"
    amount: int

    def act_for(self, table: KingdomTable, seat: int, because: str) -> None:
        table.ready_spies(table.players[seat], self.amount)

    def text(self) -> Message:
        return say("wonderful_kingdom-text-ready-spies", n=self.amount)


# Menaces: what each does is carried out in ``menaces.py``, for both players at the same time


class MenaceEffect(KingdomEffect):
    """What a menace does to whoever took it, in planning."""

    def text(self) -> Message:
        return say(f"wonderful_kingdom-strikes-{self.do}")


@dataclass(frozen=True)
class Breed(MenaceEffect):
    """Add one Vermin for each Giant Rat in the construction area."""

    do: ClassVar[str] = "breed"


@dataclass(frozen=True)
class Freeze(MenaceEffect):
    """Tuck under a card in construction, which cannot be completed, recycled or thrown away."""

    do: ClassVar[str] = "freeze"


@dataclass(frozen=True)
class Haunt(MenaceEffect):
    """Discard one card of the selection area; the opponent's lab gets its recycling bonus."""

    do: ClassVar[str] = "haunt"


@dataclass(frozen=True)
class Rob(MenaceEffect):
    """Cover one production symbol of the duchy with a theft token."""

    do: ClassVar[str] = "rob"


VOCABULARY: dict[str, type[Effect[KingdomTable]]] = {
    effect.do: effect
    for effect in (
        Gain, ProduceMore, TurnUpOffer, MoveBetweenOffers, LookAndKeep, LookAtHand, FreeTrap, SwapChosen, RecycleTwice,
        Score, RemoveCalamities, GainSpies, ReadySpies, Breed, Freeze, Haunt, Rob,
    )
}  # fmt: skip
"""Every word that a card file may use after «do»."""
