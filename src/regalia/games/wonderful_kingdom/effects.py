"""The vocabulary of the cards: what each word of a card file does, how it reads and which pictures show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, Reason, listed, say
from regalia.engine.parts import typed
from regalia.engine.signs import Sign, Signs
from regalia.engine.signs import amounts as row
from regalia.games.wonderful_kingdom.advisor_effects import (
    FreeTrap,
    LookAndKeep,
    LookAtHand,
    MoveBetweenOffers,
    ProduceMore,
    RecycleTwice,
    Score,
    SwapChosen,
    TurnUpOffer,
)
from regalia.games.wonderful_kingdom.menace_effects import Breed, Freeze, Haunt, Rob
from regalia.games.wonderful_kingdom.words import amount, amounts

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.table import KingdomTable


class Gain(Effect["KingdomTable"]):
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

    def signs(self) -> Signs:
        return row((("krystallium", self.krystallium), ("soldiers", self.soldiers)))


class RemoveCalamities(Effect["KingdomTable"]):
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

    def signs(self) -> Signs:
        return Sign("word", f"−{self.up_to}"), Sign("badge", "calamity")


class GainSpies(Effect["KingdomTable"]):
    """Take a spy token, ready for use; it is ready again at the end of each round."""

    __slots__ = ("amount",)
    do = "gain_spies"
    fields = typed(amount=int)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, table: KingdomTable, seat: int, because: str) -> None:
        table.players[seat].spies += self.amount
        table.tell_as("gain", "wonderful_kingdom-gets", seat, because=because, spies=self.amount)

    def text(self) -> Message:
        return amount("spies", self.amount)

    def signs(self) -> Signs:
        return (Sign("amount", "spies", self.amount),)


class ReadySpies(Effect["KingdomTable"]):
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

    def signs(self) -> Signs:
        return Sign("icon", "ready"), Sign("amount", "spies", self.amount)


VOCABULARY: Final[dict[str, type[Effect[KingdomTable]]]] = {
    effect.do: effect
    for effect in (
        Gain, ProduceMore, TurnUpOffer, MoveBetweenOffers, LookAndKeep, LookAtHand, FreeTrap, SwapChosen, RecycleTwice,
        Score, RemoveCalamities, GainSpies, ReadySpies, Breed, Freeze, Haunt, Rob,
    )
}  # fmt: skip
"""Every word that a card file may use after «do»."""
