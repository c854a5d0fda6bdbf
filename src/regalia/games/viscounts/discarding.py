"""Parting with own cards: discarding them, or destroying them for silver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from regalia.engine.combinators import Decline, Happen
from regalia.engine.decisions import Act
from regalia.engine.frames import CardQuestion
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.viscounts.cards import ICONS, VALUE
from regalia.games.viscounts.effects import Destroy, Discard
from regalia.games.viscounts.words import amount, named

if TYPE_CHECKING:
    from regalia.games.viscounts.player import Viscount
    from regalia.games.viscounts.table import ViscountsTable

NO_CARDS: Final[Reason] = ("viscounts-no-cards", 0)


def discard(table: ViscountsTable, viscount: Viscount, card: str, source: str) -> None:
    """A card goes face up on the discard pile."""
    viscount.discard = (*viscount.discard, card)
    if table.told is not None:
        seat = viscount.seat
        table.tell("viscounts-discards", seat, card=card, source=f"{source}@{seat}", target=f"discard@{seat}")


def destroy(table: ViscountsTable, viscount: Viscount, card: str, source: str) -> None:
    """A card leaves the game and brings its value in silver."""
    table.removed = (*table.removed, card)
    viscount.silver += VALUE[card]
    mine, lost = viscount.icons, ICONS[card]
    viscount.icons = (
        mine[0] - lost[0], mine[1] - lost[1], mine[2] - lost[2], mine[3] - lost[3], mine[4] - lost[4],
    )  # fmt: skip
    if table.told is not None:
        seat = viscount.seat
        table.tell_as(
            "gain",
            "viscounts-destroys",
            seat,
            card=card,
            silver=VALUE[card],
            source=f"{source}@{seat}",
            target="removed",
        )


class DiscardFromHand(Act["ViscountsTable"]):
    """Discard this card from the hand."""

    __slots__ = ("card",)
    verb = "discard"

    def __init__(self, card: str) -> None:
        super().__init__(f"discard:{card}")
        self.card = card

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        viscount.drop_from_hand(self.card)
        discard(table, viscount, self.card, "hand")

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-discard", card=named(self.card))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"hand@{seat}:{self.card}",)

    def about(self, table: ViscountsTable, seat: int) -> str:
        return self.card


class DestroyCard(Act["ViscountsTable"]):
    """Destroy this card from the hand; before the first shuffle, any of the own cards."""

    __slots__ = ("card",)
    verb = "destroy"

    def __init__(self, card: str) -> None:
        super().__init__(f"destroy:{card}")
        self.card = card

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        if self.card in viscount.hand:
            viscount.drop_from_hand(self.card)
            destroy(table, viscount, self.card, "hand")
        else:
            viscount.retinue = tuple(card for card in viscount.retinue if card != self.card)
            destroy(table, viscount, self.card, "retinue")

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-destroy", card=named(self.card), gain=amount("silver", VALUE[self.card]))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        zone = "hand" if self.card in table.players[seat].hand else "retinue"
        return (f"{zone}@{seat}:{self.card}",)

    def about(self, table: ViscountsTable, seat: int) -> str:
        return self.card


class PartWithTop(Act["ViscountsTable"]):
    """Part with the top card of the draw pile unseen; an empty pile is shuffled anew first."""

    __slots__ = ()
    way: ClassVar[str]

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        viscount = table.players[seat]
        return None if viscount.deck or viscount.discard else NO_CARDS

    def label(self, table: ViscountsTable, seat: int) -> Message:
        deck = table.players[seat].deck
        return say(f"viscounts-act-{self.way}-top" if deck else f"viscounts-act-{self.way}-shuffled")

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"deck@{seat}",)


class DiscardTop(PartWithTop):
    """It goes on the discard pile."""

    __slots__ = ()
    verb = "discard"
    way = "discard"

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        discard(table, viscount, viscount.take_top(table), "deck")


class DestroyTop(PartWithTop):
    """It leaves the game for its value in silver."""

    __slots__ = ()
    verb = "destroy"
    way = "destroy"

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        destroy(table, viscount, viscount.take_top(table), "deck")


discard_from_hand: Final = remembered(DiscardFromHand)
destroy_card: Final = remembered(DestroyCard)
DISCARD_TOP: Final = DiscardTop("discard:top")
DESTROY_TOP: Final = DestroyTop("destroy:top")
DISCARD_NONE: Final[Act[ViscountsTable]] = Decline("declines-discard")
DESTROY_NONE: Final[Act[ViscountsTable]] = Decline("declines-destroy")


class MayPart(CardQuestion["ViscountsTable"]):
    """Which card does one part with, if any? After each the effect asks again, until enough are gone."""

    __slots__ = ("left",)
    effect: ClassVar[type[Discard] | type[Destroy]]
    top: ClassVar[PartWithTop]
    none: ClassVar[Act[ViscountsTable]]
    """The act that parts with none."""

    def __init__(self, seat: int, left: int, because: str) -> None:
        super().__init__(seat, because)
        self.left = left

    def cards(self, viscount: Viscount) -> list[Act[ViscountsTable]]:
        """Each of the cards that can be named."""
        raise NotImplementedError(type(self).__name__)

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return [*self.cards(table.players[self.seat]), self.top, self.none]

    def run(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        viscount = table.players[self.seat]
        options = self.cards(viscount)
        if viscount.deck or viscount.discard:
            options.append(self.top)
        options.append(self.none)
        return options

    def answer(self, table: ViscountsTable, act: Act[ViscountsTable]) -> None:
        if self.left > 1 and act is not self.none:
            table.push(Happen(self.seat, self.effect(self.left - 1), self.because))
        act.carry_out(table, self.seat)


class MayDiscard(MayPart):
    """Which card goes on the discard pile, if any?"""

    __slots__ = ()
    effect = Discard
    top = DISCARD_TOP
    none = DISCARD_NONE

    def cards(self, viscount: Viscount) -> list[Act[ViscountsTable]]:
        return [discard_from_hand(card) for card in viscount.hand]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-discard", n=self.left, card=named(self.because))


class MayDestroy(MayPart):
    """Which card leaves the game, if any?"""

    __slots__ = ()
    effect = Destroy
    top = DESTROY_TOP
    none = DESTROY_NONE

    def cards(self, viscount: Viscount) -> list[Act[ViscountsTable]]:
        return [destroy_card(card) for card in viscount.retinue or viscount.hand]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-destroy", n=self.left, card=named(self.because))


may_discard: Final = remembered(MayDiscard)
may_destroy: Final = remembered(MayDestroy)
