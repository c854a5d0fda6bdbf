"""The questions that advisors ask and the acts that answer them, and what all acts of this game have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import OpenQuestion
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.wonderful_kingdom.words import named

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.table import KingdomTable


class KingdomAct(Act["KingdomTable"]):
    """An act of this game."""

    __slots__ = ()

    def any_time(self) -> bool:
        """Whether it is free at any time, so that the question it stood beside is asked again."""
        return False


class CardAct(KingdomAct):
    """An act on a card in one of the own areas, the selection area unless it says otherwise."""

    __slots__ = ("card",)
    area: ClassVar[str] = "chosen"

    def __init__(self, card: str, word: str = "") -> None:
        super().__init__(f"{word or self.verb}:{card}")
        self.card = card

    def about(self, table: KingdomTable, seat: int) -> str:
        return self.card

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"{self.area}@{seat}:{self.card}",)


class KeepCard(CardAct):
    """Keep this one of several cards."""

    __slots__ = ()
    verb = "keep"

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-keep", card=named(self.card))


class TurnUpArea(KingdomAct):
    """Turn the face-down cards of an offering area up."""

    __slots__ = ("area",)
    verb = "reveal"

    def __init__(self, area: int) -> None:
        super().__init__(f"turn-up:{area + 1}")
        self.area = area

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        up, down = table.take_offer(self.area)
        for card in (*up, *down):
            table.add_to_offer(self.area, card, False)
        table.tell("wonderful_kingdom-turns-up", seat, cards=down, target=f"offer:{self.area}")

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-turn-up-area", area=self.area + 1, n=len(table.offers_down[self.area]))

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"offer:{self.area}",)


TURN_UP_AREAS: Final[tuple[TurnUpArea, ...]] = (TurnUpArea(0), TurnUpArea(1))


class WhichOffer(OpenQuestion["KingdomTable"]):
    """Which offering area is turned up?"""

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [act for act in TURN_UP_AREAS if table.offers_down[act.area]]

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-turn-up")


class MoveCard(KingdomAct):
    """Move a card to the other offering area: a face-up one by its name, a face-down one by its place."""

    __slots__ = ("area", "card", "place")
    verb = "move"

    def __init__(self, area: int, card: str, place: int) -> None:
        super().__init__(f"move:{area + 1}:{card or f'down{place + 1}'}")
        self.area = area
        self.card = card
        self.place = place

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        up, down = table.take_offer(self.area)
        taken = up.index(self.card) if self.card else -1
        for at, card in enumerate(up):
            table.add_to_offer(1 - self.area if at == taken else self.area, card, False)
        for at, card in enumerate(down):
            moves = not self.card and at == self.place
            table.add_to_offer(1 - self.area if moves else self.area, card, True)
        source, target = f"offer:{self.area}", f"offer:{1 - self.area}"
        if self.card:
            table.tell("wonderful_kingdom-moves", seat, card=self.card, source=source, target=target)
        else:
            table.tell("wonderful_kingdom-moves-hidden", seat, source=source, target=target)

    def label(self, table: KingdomTable, seat: int) -> Message:
        if self.card:
            return say("wonderful_kingdom-act-move", card=named(self.card), area=2 - self.area)
        return say("wonderful_kingdom-act-move-hidden", n=self.place + 1, area=2 - self.area)

    def about(self, table: KingdomTable, seat: int) -> str:
        return self.card

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"offer:{self.area}:{self.card}" if self.card else f"offer:{self.area}:down:{self.place}",)


move_card: Final = remembered(MoveCard)


class MoveWhich(OpenQuestion["KingdomTable"]):
    """Which card moves to the other area?"""

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        acts: list[Act[KingdomTable]] = []
        for area in (0, 1):
            acts += [move_card(area, card, 0) for card in dict.fromkeys(table.offers_up[area])]
            acts += [move_card(area, "", place) for place in range(len(table.offers_down[area]))]
        return acts

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-move")


class Keep(KeepCard):
    """Take this one of the cards looked at into the selection area."""

    __slots__ = ()
    area = "looked"

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        rest = without(player.looked, self.card)
        player.looked = ()
        table.discard(*rest)
        target = f"chosen@{seat}"
        table.tell("wonderful_kingdom-keeps", seat, card=self.card, cards=rest, source="deck", target=target)
        table.receive(player, (self.card,))


keep: Final = remembered(Keep)


class KeepLooked(OpenQuestion["KingdomTable"]):
    """Which of the cards looked at?"""

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [keep(card) for card in dict.fromkeys(table.players[self.seat].looked)]

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-keep")


class Give(CardAct):
    """Give this card away in a swap."""

    __slots__ = ()
    verb = "give"

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        table.push(TakeWhich(seat, self.card))

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-give", card=named(self.card))


give: Final = remembered(Give)


class GiveWhich(OpenQuestion["KingdomTable"]):
    """Which own card is swapped?"""

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [give(card) for card in dict.fromkeys(table.players[self.seat].plannable())]

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-give")


class Swap(KingdomAct):
    """Take the opponent's card for the own one."""

    __slots__ = ("own", "theirs")
    verb = "swap"

    def __init__(self, own: str, theirs: str) -> None:
        super().__init__(f"swap:{theirs}")
        self.own = own
        self.theirs = theirs

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player, other = table.players[seat], table.players[1 - seat]
        player.chosen = (*without(player.chosen, self.own), self.theirs)
        other.chosen = (*without(other.chosen, self.theirs), self.own)
        table.tell("wonderful_kingdom-swaps", seat, cards=(self.own, self.theirs), other=1 - seat)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-swap", card=named(self.theirs), own=named(self.own))

    def about(self, table: KingdomTable, seat: int) -> str:
        return self.theirs

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"chosen@{1 - seat}:{self.theirs}",)


swap: Final = remembered(Swap)


class TakeWhich(OpenQuestion["KingdomTable"]):
    """Which of the opponent's cards is taken for it?"""

    __slots__ = ("own",)

    def __init__(self, seat: int, own: str) -> None:
        self.seat = seat
        self.own = own

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [swap(self.own, card) for card in dict.fromkeys(table.players[1 - self.seat].plannable())]

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-swap", card=named(self.own))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without one copy of a card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def distinct(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Each of these cards once, in their order."""
    # Most hands hold no card twice, and a set says so sooner than a dictionary would be filled.
    return cards if len(set(cards)) == len(cards) else tuple(dict.fromkeys(cards))


class Done(KingdomAct):
    """Nothing more now."""

    __slots__ = ()
    verb = "pass"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        left = sum(table.players[seat].cubes)
        return ("wonderful_kingdom-cubes-left", left) if left else None

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        pass

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-done")


DONE: Final = Done("done")
