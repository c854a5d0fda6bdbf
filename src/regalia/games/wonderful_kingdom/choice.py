"""The choice phase for two: one player offers two cards, the other takes a whole offering area."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import Frame
from regalia.engine.messages import Message, Reason, say
from regalia.games.wonderful_kingdom.any_time import Acts, AnythingElse, KingdomQuestion, usable_advisors
from regalia.games.wonderful_kingdom.cards import ADVISORS, CALAMITY, DEVELOPMENTS, MENACES, TREASURES
from regalia.games.wonderful_kingdom.player import FIRST_PLACE, OfferPlace
from regalia.games.wonderful_kingdom.questions import KingdomAct, distinct, without
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import named

TRAPS: Final = 2
HAND: Final = 7
"""Cards dealt to each player; a calamity or a menace comes on top."""


class Offer(KingdomAct):
    """Lay a card of the hand into an offering area, face up, or face down with a trap."""

    __slots__ = ("card", "place")
    verb = "offer"

    def __init__(self, card: str, place: OfferPlace) -> None:
        super().__init__(f"offer:{card}:{place.area + 1}{':down' if place.down else ''}")
        self.card = card
        self.place = place

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        player = table.players[seat]
        return ("wonderful_kingdom-no-trap", 0) if self.place.down and not player.traps + player.free_traps else None

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        card = self.card
        if card in player.known:
            player.known = without(player.known, card)
        else:
            player.hand = without(player.hand, card)
        if self.place.down:
            if player.free_traps:
                player.free_traps -= 1
            else:
                player.traps -= 1
        if not player.staged:
            player.staged = (card,)
            player.staged_at = self.place
            return
        # Both are laid at once, so that the first one can still be taken back before anybody has seen it.
        first, at = player.staged[0], player.staged_at
        player.staged, player.staged_at, player.free_traps = (), FIRST_PLACE, 0
        table.add_to_offer(at.area, first, at.down)
        table.add_to_offer(self.place.area, card, self.place.down)
        if table.told is not None:
            tell_offer(table, seat, first, at)
            tell_offer(table, seat, card, self.place)

    def label(self, table: KingdomTable, seat: int) -> Message:
        id = "wonderful_kingdom-act-offer-down" if self.place.down else "wonderful_kingdom-act-offer"
        return say(id, card=named(self.card), area=self.place.area + 1)

    def about(self, table: KingdomTable, seat: int) -> str:
        return self.card

    def price_for(self, table: KingdomTable, seat: int) -> Price | None:
        if not self.place.down:
            return None
        if table.players[seat].free_traps:
            return Price({}, {"traps": 1}, (say("wonderful_kingdom-price-free-trap"),))
        return Price({"traps": 1})

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        zone = "hand" if self.card in table.players[seat].hand else "known"
        return f"{zone}@{seat}:{self.card}", f"offer:{self.place.area}"


def tell_offer(table: KingdomTable, seat: int, card: str, place: OfferPlace) -> None:
    """Say which card was offered, unless it lies face down."""
    area = place.area
    source, target = f"hand@{seat}", f"offer:{area}"
    if place.down:
        table.tell("wonderful_kingdom-offers-hidden", seat, source=source, target=target, area=area + 1)
    else:
        table.tell("wonderful_kingdom-offers", seat, card=card, source=source, target=target, area=area + 1)


_offered = (*DEVELOPMENTS, *TREASURES, CALAMITY, *MENACES, *ADVISORS)
_up, _down = [tuple(OfferPlace(area, down) for area in (0, 1)) for down in (False, True)]
UP: Final[dict[str, tuple[Offer, ...]]] = {card: tuple(Offer(card, place) for place in _up) for card in _offered}
BOTH: Final[dict[str, tuple[Offer, ...]]] = {
    card: (*UP[card], *(Offer(card, place) for place in _down)) for card in _offered
}
"""What can be done with each card of the hand: without a trap, and with one."""


class OfferCard(KingdomQuestion):
    """Which card of the hand goes where? Two cards make an offer."""

    __slots__ = ("second",)
    whens: ClassVar[tuple[str, ...]] = ("own_turn", "offering")
    spies: ClassVar[bool] = True

    def __init__(self, seat: int, second: bool) -> None:
        self.seat = seat
        self.second = second

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        player = table.players[self.seat]
        acts: Acts = [act for card in distinct(player.hand + player.known) for act in BOTH[card]]
        return acts + self.free_acts(table)

    def run(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        player = table.players[self.seat]
        places = BOTH if player.traps or player.free_traps else UP
        options: Acts = []
        for card in distinct(player.hand + player.known if player.known else player.hand):
            options += places[card]
        self.add_free(table, player, options)
        return options

    def prompt(self, table: KingdomTable) -> Message:
        second = "second" if self.second else "first"
        return say(f"wonderful_kingdom-ask-offer-{second}", n=table.players[self.seat].traps)


class Select(KingdomAct):
    """Take all cards of an offering area, without turning any; an empty one may be taken too."""

    __slots__ = ("area",)
    verb = "select"

    def __init__(self, area: int) -> None:
        super().__init__(f"select:{area + 1}")
        self.area = area

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        take(table, seat, self.area)

    def label(self, table: KingdomTable, seat: int) -> Message:
        n = len(table.offers_up[self.area]) + len(table.offers_down[self.area])
        return say("wonderful_kingdom-act-select", area=self.area + 1, n=n)

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"offer:{self.area}",)


SELECTS: Final[tuple[Select, ...]] = (Select(0), Select(1))


def take(table: KingdomTable, seat: int, area: int) -> None:
    """All cards of an area come to a player's selection area as they lie."""
    player = table.players[seat]
    up, down = table.take_offer(area)
    if down:
        player.chosen_down += down
    if table.told is not None:
        source, target = f"offer:{area}", f"chosen@{seat}"
        if up:
            table.tell("wonderful_kingdom-selects", seat, cards=up, n=len(down), source=source, target=target)
        else:
            table.tell("wonderful_kingdom-selects-hidden", seat, n=len(down), source=source, target=target)
    table.receive(player, up)


class SelectOffer(KingdomQuestion):
    """Which offering area?"""

    __slots__ = ()
    whens: ClassVar[tuple[str, ...]] = ("own_turn", "before_selecting")
    spies: ClassVar[bool] = True

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [*SELECTS, *self.free_acts(table)]

    def run(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        player = table.players[self.seat]
        options: Acts = list(SELECTS)
        self.add_free(table, player, options)
        return options

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-select")


class MomentFor(AnythingElse):
    """A moment that only an advisor makes something of: use it, or leave it."""

    __slots__ = ()

    def prompt(self, table: KingdomTable) -> Message:
        return say(f"wonderful_kingdom-moment-{self.when}")


class AdvisorMoment(Frame[KingdomTable]):
    """A moment at which an advisor may have something to do."""

    __slots__ = ("when",)

    def __init__(self, seat: int, when: str) -> None:
        self.seat = seat
        self.when = when

    def run(self, table: KingdomTable) -> None:
        player = table.players[self.seat]
        if player.advisors and usable_advisors(table, player, (self.when,)):
            table.push(self)
            table.push(MomentFor(self.seat, self.when))


class Deal(Frame[KingdomTable]):
    """A round begins: traps are ready again, hands are dealt, and a card lies open in each area."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        table.phase = "choice"
        table.tell("wonderful_kingdom-round", self.seat, n=table.round)
        for player in table.players:
            player.traps = TRAPS
            if table.module == "menaces":
                extra, player.menace_deck = player.menace_deck[-1:], player.menace_deck[:-1]
            else:
                extra = (CALAMITY,)
                table.calamities_left -= 1
            player.hand = (*table.take_from_deck(HAND), *extra)
        first, second = table.take_from_deck(2)
        table.offers_up = ((first,), (second,))
        table.tell("wonderful_kingdom-opens", cards=(first, second), source="deck")


class EndChoice(Frame[KingdomTable]):
    """What nobody took is discarded as it lies; alone, one used spy is ready again."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        up, down = table.offers_up, table.offers_down
        table.discards += up[0] + up[1]
        table.discards_down += down[0] + down[1]
        table.offers_up = table.offers_down = ((), ())
        if table.solo:
            table.ready_spies(table.players[0], 1)


def choice_turns(first: int) -> tuple[Frame[KingdomTable], ...]:
    """The sixteen turns of the choice phase, the last one first."""
    turns: list[Frame[KingdomTable]] = []
    for _ in range(4):
        for offers, selects in ((first, 1 - first), (1 - first, first)):
            turns += [
                OfferCard(offers, False), OfferCard(offers, True), SelectOffer(selects),
                AdvisorMoment(selects, "after_selecting"),
            ]  # fmt: skip
    return tuple(reversed(turns))
