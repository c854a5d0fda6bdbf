"""The vocabulary of the cards: what each word of a card file does and how it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, Reason, say
from regalia.engine.parts import typed
from regalia.games.wonderful_kingdom import questions
from regalia.games.wonderful_kingdom.words import RESOURCES, Resource, amount, amounts, listed

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.table import KingdomTable


class KingdomEffect(Effect["KingdomTable"]):
    """An effect of this game."""

    __slots__ = ()

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        """Why it would come to nothing now, so that nobody pays for it in vain."""
        return None


class Gain(KingdomEffect):
    """Take krystallium and soldiers from the supply; the training ground is left alone."""

    __slots__ = ("krystallium", "soldiers")
    do = "gain"
    fields = typed(krystallium=int, soldiers=int)

    def __init__(self, krystallium: int = 0, soldiers: int = 0) -> None:
        self.krystallium = krystallium
        self.soldiers = soldiers

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.gain(table.players[seat], self.krystallium, self.soldiers, because)

    def text(self) -> Message:
        return listed(amounts((("krystallium", self.krystallium), ("soldiers", self.soldiers))))


# Advisors


class ProduceMore(KingdomEffect):
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


class TurnUpOffer(KingdomEffect):
    """Turn all face-down cards of one offering area up."""

    __slots__ = ()
    do = "turn_up_offer"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if any(table.offers_down) else ("wonderful_kingdom-nothing-face-down", 0)

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.push(questions.WhichOffer(seat))

    def text(self) -> Message:
        return say("wonderful_kingdom-text-turn-up-offer")


class MoveBetweenOffers(KingdomEffect):
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


class LookAndKeep(KingdomEffect):
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


class LookAtHand(KingdomEffect):
    """Look at the opponent's hand; it lies open until its cards are played."""

    __slots__ = ()
    do = "look_at_hand"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[1 - seat].hand else ("wonderful_kingdom-hand-known", 0)

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.show_hand(1 - seat)

    def text(self) -> Message:
        return say("wonderful_kingdom-text-look-at-hand")


class FreeTrap(KingdomEffect):
    """Place one of the two offered cards face down without a trap."""

    __slots__ = ()
    do = "free_trap"

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.players[seat].free_traps += 1

    def text(self) -> Message:
        return say("wonderful_kingdom-text-free-trap")


class SwapChosen(KingdomEffect):
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


class RecycleTwice(KingdomEffect):
    """The next card recycled from the selection area gives its bonus twice."""

    __slots__ = ()
    do = "recycle_twice"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[seat].plannable() else ("wonderful_kingdom-nothing-to-recycle", 0)

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.players[seat].recycles_twice = True

    def text(self) -> Message:
        return say("wonderful_kingdom-text-recycle-twice")


class Score(KingdomEffect):
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


# Quests


class RemoveCalamities(KingdomEffect):
    """Return calamities from the duchy to the box, as many as there are up to a number."""

    __slots__ = ("up_to",)
    do = "remove_calamities"
    fields = typed(up_to=int)

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[seat].calamity_count else ("wonderful_kingdom-no-calamity", 0)

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.remove_calamities(table.players[seat], self.up_to, because)

    def text(self) -> Message:
        return say("wonderful_kingdom-text-remove-calamities", n=self.up_to)


class GainSpies(KingdomEffect):
    """Take a spy token, ready for use; it is ready again at the end of each round."""

    __slots__ = ("amount",)
    do = "gain_spies"
    fields = typed(amount=int)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.players[seat].spies += self.amount
        table.tell("wonderful_kingdom-gets", seat, because=because, spies=self.amount)

    def text(self) -> Message:
        return amount("spies", self.amount)


class ReadySpies(KingdomEffect):
    """Turn used spy tokens up again."""

    __slots__ = ("amount",)
    do = "ready_spies"
    fields = typed(amount=int)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.ready_spies(table.players[seat], self.amount)

    def text(self) -> Message:
        return say("wonderful_kingdom-text-ready-spies", n=self.amount)


# Menaces: what each does is carried out in ``menaces.py``, for both players at the same time


class MenaceEffect(KingdomEffect):
    """What a menace does to whoever took it, in planning."""

    __slots__ = ()

    def text(self) -> Message:
        return say(f"wonderful_kingdom-strikes-{self.do}")


class Breed(MenaceEffect):
    """Add one Vermin for each Giant Rat in the construction area."""

    __slots__ = ()
    do = "breed"


class Freeze(MenaceEffect):
    """Tuck under a card in construction, which cannot be completed, recycled or thrown away."""

    __slots__ = ()
    do = "freeze"


class Haunt(MenaceEffect):
    """Discard one card of the selection area; the opponent's lab gets its recycling bonus."""

    __slots__ = ()
    do = "haunt"


class Rob(MenaceEffect):
    """Cover one production symbol of the duchy with a theft token."""

    __slots__ = ()
    do = "rob"


VOCABULARY: Final[dict[str, type[Effect[KingdomTable]]]] = {
    effect.do: effect
    for effect in (
        Gain, ProduceMore, TurnUpOffer, MoveBetweenOffers, LookAndKeep, LookAtHand, FreeTrap, SwapChosen, RecycleTwice,
        Score, RemoveCalamities, GainSpies, ReadySpies, Breed, Freeze, Haunt, Rob,
    )
}  # fmt: skip
"""Every word that a card file may use after «do»."""
