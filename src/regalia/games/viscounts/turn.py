"""A turn: cards, movement, action, recruiting, collision, drawing. Read ``PHASES`` from the bottom up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion
from regalia.engine.messages import Message, say
from regalia.games.viscounts.actions import TakeAction
from regalia.games.viscounts.cards import ICONS, ON_DROPPED, ON_PLAYED, VALUE
from regalia.games.viscounts.collision import Collide
from regalia.games.viscounts.icons import CRIMINAL
from regalia.games.viscounts.movement import MoveViscount
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.recruiting import RecruitPhase
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.words import named

PLACES_FOR_CARDS: Final = 3


class SlideCards(Frame[ViscountsTable]):
    """Phase 1: all cards on the board move right; the one that drops off is discarded and may do something."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        seat = self.seat
        viscount = table.players[seat]
        table.active = seat
        table.played = ""
        row = viscount.row
        if len(row) == PLACES_FOR_CARDS:
            card = row[2]
            viscount.row = row[:2]
            viscount.discard = (*viscount.discard, card)
            if table.told is not None:
                table.tell(
                    "viscounts-drops-off", seat, card=card, source=f"row@{seat}:{card}", target=f"discard@{seat}"
                )  # fmt: skip
            if card in ON_DROPPED:
                ON_DROPPED[card].act(table, seat, card)


def put_on_board(table: ViscountsTable, viscount: Viscount, card: str, source: str) -> None:
    """A card comes to the leftmost place: criminals corrupt, then its immediate ability works."""
    seat = viscount.seat
    viscount.row = (card, *viscount.row)
    table.played = card
    table.steps = VALUE[card]
    if table.told is not None:
        table.tell("viscounts-plays", seat, card=card, source=f"{source}@{seat}", target=f"row@{seat}")
    if ICONS[card][CRIMINAL]:
        n = viscount.criminals()
        viscount.gain_corruption(n)
        if table.told is not None:
            table.tell_as("gain", "viscounts-gets", seat, because="criminals", corruption=n)
    if card in ON_PLAYED:
        ON_PLAYED[card].act(table, seat, card)


class PlayCard(Act[ViscountsTable]):
    """Play this card from the hand."""

    __slots__ = ("card",)
    verb = "play"

    def __init__(self, card: str) -> None:
        super().__init__(f"play:{card}")
        self.card = card

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        viscount.drop_from_hand(self.card)
        put_on_board(table, viscount, self.card, "hand")

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-play", card=named(self.card), n=VALUE[self.card])

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"hand@{seat}:{self.card}",)

    def about(self, table: ViscountsTable, seat: int) -> str:
        return self.card


class PlayTop(Act[ViscountsTable]):
    """With an empty hand: play the top card of the draw pile unseen."""

    __slots__ = ()
    verb = "play"

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        put_on_board(table, viscount, viscount.take_top(table), "deck")

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-play-top")

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"deck@{seat}",)


PLAY_CARD: Final = {card: PlayCard(card) for card in VALUE}
PLAY_TOP: Final[tuple[Act[ViscountsTable], ...]] = (PlayTop("play:top"),)


class PlayOneCard(OpenQuestion[ViscountsTable]):
    """Phase 1: which card?"""

    __slots__ = ()

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        hand = table.players[self.seat].hand
        return [PLAY_CARD[card] for card in hand] if hand else PLAY_TOP

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-play")


class DrawCards(Frame[ViscountsTable]):
    """Phase 6: draw up to the hand limit; an empty draw pile is shuffled anew."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        draw_cards(table, table.players[self.seat])


def draw_cards(table: ViscountsTable, viscount: Viscount) -> None:
    """Fill the hand; nobody discards down."""
    wanted = viscount.hand_limit(table) - len(viscount.hand)
    drawn = 0
    while drawn < wanted:
        if not viscount.deck:
            if not viscount.discard:
                break
            viscount.shuffle_discards(table)
        n = min(wanted - drawn, len(viscount.deck))
        viscount.hand = viscount.hand + viscount.deck[-n:]
        viscount.deck = viscount.deck[:-n]
        drawn += n
    if table.told is not None and drawn:
        seat = viscount.seat
        table.tell("viscounts-draws", seat, n=drawn, source=f"deck@{seat}", target=f"hand@{seat}")


PHASES: Final[list[tuple[Frame[ViscountsTable], ...]]] = [
    (
        DrawCards(seat),
        Collide(seat),
        RecruitPhase(seat),
        TakeAction(seat),
        MoveViscount(seat),
        PlayOneCard(seat),
        SlideCards(seat),
    )
    for seat in range(4)
]
"""The six phases of each seat's turn, the last one first, as they lie on the stack."""
