"""The choice phase alone: the danger deck, spies, and the search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.wonderful_kingdom.any_time import Acts, KingdomQuestion
from regalia.games.wonderful_kingdom.cards import ADVISORS, RECYCLED
from regalia.games.wonderful_kingdom.choice import SELECTS, AdvisorMoment, take
from regalia.games.wonderful_kingdom.questions import KingdomAct, without
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import named

PLAYER: Final = 0
SEARCH_REMOVES: Final = 2
SEARCH_LOOKS: Final = 3


class OpenOffers(Frame[KingdomTable]):
    """A round begins: two cards of the deck lie open in each area."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        table.phase = "choice"
        table.searched = False
        table.tell("wonderful_kingdom-round", self.seat, n=table.round)
        cards = table.take_from_deck(4)
        table.offers_up = (cards[:2], cards[2:])
        table.tell("wonderful_kingdom-opens", cards=cards, source="deck")


class Refill(Frame[KingdomTable]):
    """A danger card comes face down to what was left, and two cards of the deck into the emptied area."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        left = next((area for area in (0, 1) if table.offers_up[area] or table.offers_down[area]), 1)
        if table.danger:
            card, table.danger = table.danger[-1], table.danger[:-1]
            table.add_to_offer(left, card, True)
            table.tell("wonderful_kingdom-danger", area=left + 1, source="danger", target=f"offer:{left}")
        cards = table.take_from_deck(2)
        for card in cards:
            table.add_to_offer(1 - left, card, False)
        table.tell("wonderful_kingdom-opens", cards=cards, source="deck", target=f"offer:{1 - left}")


class Search(KingdomAct):
    """Choose an area, but first remove two of its cards and put one of the top three of the deck there."""

    __slots__ = ("area",)
    verb = "search"

    def __init__(self, area: int) -> None:
        super().__init__(f"search:{area + 1}")
        self.area = area

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        if table.searched and not table.search_often:
            return "wonderful_kingdom-searched", 0
        short = SEARCH_REMOVES - len(removable(table, self.area))
        if short > 0:
            return "wonderful_kingdom-search-short", short
        return None if table.deck or table.can_refill() else ("wonderful_kingdom-deck-empty", 0)

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        table.searched = True
        table.tell("wonderful_kingdom-searches", seat, area=self.area + 1)
        table.push(REMOVE[self.area][SEARCH_REMOVES])

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-search", area=self.area + 1)

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return f"offer:{self.area}", "deck"


SEARCHES: Final[tuple[Search, ...]] = (Search(0), Search(1))


def removable(table: KingdomTable, area: int) -> list[str]:
    """Face-up cards that a search can remove: developments, treasures and advisors."""
    return [card for card in table.offers_up[area] if card in RECYCLED or card in ADVISORS]


class SelectAlone(KingdomQuestion):
    """Which offering area, and is it searched first?"""

    __slots__ = ()
    whens: ClassVar[tuple[str, ...]] = ("own_turn", "before_selecting")
    spies: ClassVar[bool] = True

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [*SELECTS, *SEARCHES, *self.free_acts(table)]

    def run(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        options: Acts = list(SELECTS)
        if not table.searched or table.search_often:
            options += [act for act in SEARCHES if act.why_not(table, self.seat) is None]
        self.add_free(table, table.players[self.seat], options)
        return options

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-select")


class Remove(KingdomAct):
    """Remove this card in a search."""

    __slots__ = ("area", "card")
    verb = "remove"

    def __init__(self, area: int, card: str) -> None:
        super().__init__(f"remove:{card}")
        self.area = area
        self.card = card

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        up, down = table.take_offer(self.area)
        for card in without(up, self.card):
            table.add_to_offer(self.area, card, False)
        for card in down:
            table.add_to_offer(self.area, card, True)
        table.discard(self.card)
        table.tell("wonderful_kingdom-removes", seat, card=self.card, source=f"offer:{self.area}", target="discards")

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-remove", card=named(self.card))

    def about(self, table: KingdomTable, seat: int) -> str:
        return self.card

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"offer:{self.area}:{self.card}",)


remove: Final = remembered(Remove)


class RemoveWhich(OpenQuestion[KingdomTable]):
    """Which card does the search remove?"""

    __slots__ = ("area", "left")

    def __init__(self, area: int, left: int) -> None:
        self.seat = PLAYER
        self.area = area
        self.left = left

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [remove(self.area, card) for card in dict.fromkeys(removable(table, self.area))]

    def answer(self, table: KingdomTable, act: Act[KingdomTable]) -> None:
        act.carry_out(table, self.seat)
        if self.left > 1:
            table.push(REMOVE[self.area][self.left - 1])
        else:
            table.look_at_deck(self.seat, SEARCH_LOOKS)
            table.push(FIND[self.area])

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-remove", n=self.left)


class Find(KingdomAct):
    """Put this card of the deck into the chosen area and take everything."""

    __slots__ = ("area", "card")
    verb = "find"

    def __init__(self, area: int, card: str) -> None:
        super().__init__(f"find:{card}")
        self.area = area
        self.card = card

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        rest = without(player.looked, self.card)
        player.looked = ()
        table.discard(*rest)
        table.add_to_offer(self.area, self.card, False)
        table.tell("wonderful_kingdom-finds", seat, card=self.card, source="deck", target=f"offer:{self.area}")
        take(table, seat, self.area)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-find", card=named(self.card))

    def about(self, table: KingdomTable, seat: int) -> str:
        return self.card

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"looked@{seat}:{self.card}",)


find: Final = remembered(Find)


class FindWhich(OpenQuestion[KingdomTable]):
    """Which of the cards looked at comes into the chosen area?"""

    __slots__ = ("area",)

    def __init__(self, area: int) -> None:
        self.seat = PLAYER
        self.area = area

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [find(self.area, card) for card in dict.fromkeys(table.players[self.seat].looked)]

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-find", area=self.area + 1)


REMOVE: Final = [[RemoveWhich(area, left) for left in range(SEARCH_REMOVES + 1)] for area in (0, 1)]
FIND: Final[tuple[FindWhich, ...]] = (FindWhich(0), FindWhich(1))


def solo_choice() -> tuple[Frame[KingdomTable], ...]:
    """The four selections of a round alone, the last one first."""
    turns: list[Frame[KingdomTable]] = []
    for turn in range(4):
        turns += [SelectAlone(PLAYER), AdvisorMoment(PLAYER, "after_selecting")]
        if turn < 3:
            turns.append(Refill(PLAYER))
    return tuple(reversed(turns))
