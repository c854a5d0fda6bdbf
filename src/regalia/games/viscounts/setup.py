"""Setting the table: the board is put together, the piles are laid out, and the viscounts choose how they start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from regalia.engine.chance import Chance
from regalia.engine.combinators import Happen
from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion
from regalia.engine.game import GameOption, Refused, Setting
from regalia.engine.messages import Message, say
from regalia.engine.remembering import remembered
from regalia.engine.zones import Cards
from regalia.games.viscounts.automa import ITS_BOARD, Automa
from regalia.games.viscounts.board import DEBTS_TO_POVERTY, DEEDS_TO_PROSPERITY, SECTIONS
from regalia.games.viscounts.cards import (
    AUTOMAS,
    CLERIC_BONUSES,
    HEROES,
    ICONS,
    MANUSCRIPTS,
    PLAYER_CARDS,
    SCHEMES,
    SEGMENTS,
    STARTERS,
    TOWNSFOLK,
)
from regalia.games.viscounts.icons import added
from regalia.games.viscounts.movement import place_name
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.rounds import begin_turn
from regalia.games.viscounts.solo import AUTOMA, automa_of
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.turn import draw_cards
from regalia.games.viscounts.words import named

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("opponent", "builder", ("builder", "noble", "card", "cleric"), players=(1,)),
    GameOption("future_schemes", "0", ("0", "1", "2", "3"), players=(1,)),
)
MANUSCRIPTS_UNDER_TOP: Final = 6


def check(players: int, options: Mapping[str, Setting]) -> None:
    """Refuse what the rules do not have."""
    if players > 1:
        for option in OPTIONS:
            if options[option.id] != option.default:
                raise Refused(say(f"viscounts-solo-{option.id}"))


def new_table(players: int, options: Mapping[str, Setting], seed: int) -> ViscountsTable:
    """A table set for its first decision."""
    chance = Chance(seed)
    viscounts = [Viscount(seat) for seat in range(players)]
    segments = chance.shuffled(tuple(SEGMENTS))
    table = ViscountsTable(viscounts, 0, segments, "few" if players < 3 else "many")
    table.castle_turn = chance.below(SECTIONS)
    townsfolk = chance.shuffled(tuple(TOWNSFOLK))
    table.townsfolk_piles = tuple(townsfolk[n::SECTIONS] for n in range(SECTIONS))
    table.manuscript_piles = _manuscript_piles(chance)
    table.cleric_bonuses = tuple(CLERIC_BONUSES)
    pairs = 2 if players == 1 else players + 1
    table.offered_cards = chance.shuffled(tuple(PLAYER_CARDS))[:pairs]
    table.offered_heroes = chance.shuffled(tuple(HEROES))[:pairs]
    table.first = table.active = chance.below(players)
    for viscount in viscounts:
        viscount.retinue = tuple(STARTERS)
    if players == 1:
        opponent, added_schemes = str(options["opponent"]), int(str(options["future_schemes"]))
        table.seat_opponent(_prepare_opponent(opponent, added_schemes, chance))
    table.chance = chance.state
    table.push(BeginGame(table.first))
    if players == 1:
        table.push(PrepareAutoma(AUTOMA))
    for nth in range(players):
        seat = (table.first + nth) % players
        table.push(ShuffleAndDraw(seat))
        table.push(ChoosePair(seat))
    return table


def _manuscript_piles(chance: Chance) -> tuple[Cards, ...]:
    """On each segment six at random, and one of the five grey-backed ones on top."""
    tops = chance.shuffled(tuple(id for id, tile in MANUSCRIPTS.items() if tile.grey_back))
    rest = chance.shuffled(tuple(id for id, tile in MANUSCRIPTS.items() if not tile.grey_back))
    size = MANUSCRIPTS_UNDER_TOP
    return tuple((*rest[n * size : (n + 1) * size], top) for n, top in enumerate(tops))


def _prepare_opponent(kind: str, added_schemes: int, chance: Chance) -> Automa:
    """Its scheme cards: starting ones to draw from, future ones apart; a harder game mixes some of these in."""
    automa = Automa(AUTOMA, kind)
    left = [id for id in SCHEMES if id not in AUTOMAS[kind].without]
    future = chance.shuffled(tuple(id for id in left if SCHEMES[id].future))
    starting = tuple(id for id in left if not SCHEMES[id].future)
    automa.scheme_deck = chance.shuffled((*starting, *future[:added_schemes]))
    automa.future_schemes = future[added_schemes:]
    return automa


# Choosing how to start


class TakePair(Act[ViscountsTable]):
    """Take this player card and the hero beneath it."""

    __slots__ = ("card",)
    verb = "start"

    def __init__(self, card: str) -> None:
        super().__init__(f"pair:{card}")
        self.card = card

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount, card = table.players[seat], PLAYER_CARDS[self.card]
        at = table.offered_cards.index(self.card)
        hero = table.offered_heroes[at]
        table.offered_cards = table.offered_cards[:at] + table.offered_cards[at + 1 :]
        table.offered_heroes = table.offered_heroes[:at] + table.offered_heroes[at + 1 :]
        table.active = seat
        table.removed = (*table.removed, self.card)
        viscount.player_card = self.card
        viscount.retinue = (*viscount.retinue, hero)
        viscount.icons = added(viscount.icons, ICONS[hero])
        viscount.space = table.board.starts[card.number]
        table.tell(
            "viscounts-starts", seat, card=self.card, cards=(hero,), source="offered_cards",
            target=f"space:{viscount.space}",
        )  # fmt: skip
        table.push(Happen(seat, card.extra, self.card))
        card.gain.act(table, seat, self.card)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        hero = table.offered_heroes[table.offered_cards.index(self.card)]
        space = table.board.starts[PLAYER_CARDS[self.card].number]
        return say("viscounts-act-pair", card=named(self.card), hero=named(hero), where=place_name(table, space))

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        at = table.offered_cards.index(self.card)
        return f"offered_cards:{at}", f"offered_heroes:{at}"

    def about(self, table: ViscountsTable, seat: int) -> str:
        return self.card


take_pair: Final = remembered(TakePair)


class ChoosePair(OpenQuestion[ViscountsTable]):
    """Which player card, and with it which hero?"""

    __slots__ = ()

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        return [take_pair(card) for card in table.offered_cards]

    def prompt(self, table: ViscountsTable) -> Message:
        return say("viscounts-ask-pair")


class ShuffleAndDraw(Frame[ViscountsTable]):
    """The own cards become the draw pile, and the first hand is drawn; this shuffle moves no marker."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        viscount = table.players[self.seat]
        viscount.deck = table.shuffled(viscount.retinue)
        viscount.retinue = ()
        draw_cards(table, viscount)


class PrepareAutoma(Frame[ViscountsTable]):
    """The solo opponent starts where the pair that is left says, with what its board says."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        automa = automa_of(table)
        card = table.offered_cards[0]
        automa.player_card = card
        automa.space = table.board.starts[PLAYER_CARDS[card].number]
        _box_offers(table)
        table.active = self.seat
        table.tell("viscounts-starts-alone", self.seat, card=card, target=f"space:{automa.space}")
        AUTOMAS[automa.kind].start.act(table, self.seat, ITS_BOARD)
        automa.build_for_free(table, "guildhall", True, ITS_BOARD)


class BeginGame(Frame[ViscountsTable]):
    """Only now debts and deeds are counted out; then the first turn begins."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        players = len(table.players)
        _box_offers(table)
        table.debts_left = DEBTS_TO_POVERTY[players]
        table.deeds_left = DEEDS_TO_PROSPERITY[players]
        table.round = 1
        table.tell("viscounts-round", n=1)
        begin_turn(table, self.seat)


def _box_offers(table: ViscountsTable) -> None:
    """Pairs that nobody took go back to the box."""
    table.removed = (*table.removed, *table.offered_cards, *table.offered_heroes)
    table.offered_cards = table.offered_heroes = ()
