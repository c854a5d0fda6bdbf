"""The squire's wishes in Viscounts: where an action pays best, and points at hand before anything else.

Before a card is played or the viscount moves, the squire looks at every space within reach, at what the best action
there would bring with the icons on its board, whom it could hire there, and what the next turn could be from there.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from regalia.bots.viscounts.worth import CARDS, FLIPPED, ViscountsWorth
from regalia.engine.combinators import Alternative
from regalia.engine.decisions import Act
from regalia.engine.zones import Cards
from regalia.games.viscounts.actions import Dismiss, Skip, acts_of, price_of_dismissal
from regalia.games.viscounts.board import (
    COST,
    FREE_STEP,
    INNER,
    NOBLES_FOR,
    PLOTS,
    SPACES,
    TOGETHER,
    TYPE,
    distances,
    segment_of,
)
from regalia.games.viscounts.building import BuildOn, LinkFirst, PickPlot
from regalia.games.viscounts.cards import ICONS, PLAYED, VALUE
from regalia.games.viscounts.castle import reward_of
from regalia.games.viscounts.castle_questions import Bump, MarchFrom, MoveTo, PlaceIn
from regalia.games.viscounts.construct import Construct
from regalia.games.viscounts.discarding import DestroyCard, DestroyTop, DiscardFromHand, DiscardTop
from regalia.games.viscounts.funding import HELPERS, Pay, icons_for_action, icons_with, owned, payable
from regalia.games.viscounts.hiring import HireForFree
from regalia.games.viscounts.icons import (
    ACTIONS,
    BUILDER,
    CLERIC,
    CRIMINAL,
    CURRENCY,
    KIND,
    MERCHANT,
    NOBLE,
    Action,
    Icons,
)
from regalia.games.viscounts.manuscripts import TakeFrom, manuscript_at
from regalia.games.viscounts.movement import Move
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.questions import Arrange, FlipDebt, FlipDeed, TakeResource
from regalia.games.viscounts.recruiting import Recruit
from regalia.games.viscounts.setup import TakePair
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.trade import Trade, how_often, merchants_of, offer_at
from regalia.games.viscounts.transcribe import Transcribe
from regalia.games.viscounts.turn import PlayCard
from regalia.games.viscounts.workers import PlaceWorkers

STAYS: Final = 0.35
"""How much of a card's service counts because it stays on the board for two more turns."""
AHEAD: Final = 0.8
"""How much the best action of the next turn counts when the viscount moves."""
FARTHER: Final = 3
"""It thinks of paying for so many more steps at the most."""

PLOTS_LIKED: Final = {plot: (0.3, 0.2, 0.4)[n % 3] for n, plot in enumerate(PLOTS)}
"""Which building of a type it takes from its board, for what lies beneath: the third, else the first."""

Prospect = tuple[int, int, float]
"""An action by the kind of its icons, how many it takes, and what it would bring."""
ANY_ACTION: Final = (True,) * len(ACTIONS)


class Means:
    """What a viscount can put into its actions with certain cards on its board: icons at hand, and how many more it
    could pay for."""

    __slots__ = ("merchants", "owned", "payable", "silver")

    def __init__(self, me: Viscount, row: Cards, icons: Icons, silver: int) -> None:
        self.silver = silver
        self.merchants = merchants_of(icons)
        _, builders, nobles, clerics, criminals = icons
        self.owned = [0, builders + criminals, nobles + criminals, clerics + criminals]
        self.payable = [0, me.stone, me.gold, me.ink]
        for card in row:
            if card in HELPERS:
                action = HELPERS[card].action
                self.owned[KIND[action]] = owned(row, action, icons)
                self.payable[KIND[action]] = payable(me, row, action, silver)


class Future:
    """What could be done with certain cards on the board: by what, and what each space would bring."""

    __slots__ = ("brings", "means")

    def __init__(self, means: Means) -> None:
        self.means = means
        self.brings: dict[int, float] = {}


@cache
def spaces_within(space: int, least: int, most: int) -> tuple[tuple[int, int], ...]:
    """The spaces that are reached with so many steps, each with its distance."""
    return tuple((target, far) for target, far in distances(space, least).items() if far <= most)


class ViscountsSquire(ViscountsWorth):
    """Goes where the best action is, builds and transcribes when it can, and keeps its debts paid."""

    def __init__(self) -> None:
        super().__init__()
        self.remembered: dict[int, list[Prospect]] = {}
        self.trades: dict[int, float] = {}
        self.futures: dict[tuple[str, ...], Future] = {}

    def look(self, table: ViscountsTable, me: Viscount) -> None:
        super().look(table, me)
        self.remembered, self.trades, self.futures = {}, {}, {}

    def wish(self, table: ViscountsTable, seat: int, act: Act[Any]) -> float:
        me = table.players[seat]
        if table is not self.seen or me is not self.mine:
            self.look(table, me)
        if isinstance(act, TakePair):
            return self.pair(table, me, act.card)
        if isinstance(act, PlayCard):
            return self.card_to_play(table, me, act.card)
        if isinstance(act, Move):
            paid = act.price(table, me)
            gain = self.best_action(table, me, me.row, act.target, me.silver - paid)
            gain -= self.good(table, me, "silver") * paid
            return gain + AHEAD * self.next_turn(table, me, me.row, me.hand, act.target)
        if isinstance(act, Trade):
            paid = act.price(table, me)
            gain = self.effect(table, me, offer_at(table, me).trade.times(act.n))
            lost = self.hiring(table, me, me.space, me.silver) - self.hiring(table, me, me.space, me.silver - paid)
            return gain - self.good(table, me, "silver") * paid - lost
        if isinstance(act, Construct):
            return (
                self.building(table, me, TYPE[act.plot])
                + self.sites(table, me, me.space)
                - self.price(me, table, "construct", act.cost)
            )
        if isinstance(act, PlaceWorkers):
            gain = self.workers(table, me, segment_of(me.space), act.n)
            return gain - self.price(me, table, "workers", act.nobles)
        if isinstance(act, Transcribe):
            card, cost = manuscript_at(table, segment_of(me.space))
            return self.manuscript(table, me, card) - self.price(me, table, "transcribe", cost)
        if isinstance(act, Dismiss):
            return self.with_dismissal(table, me, act.action) - self.hiring(table, me, me.space, me.silver)
        if isinstance(act, Skip):
            return 0.05
        if isinstance(act, Recruit):
            card = table.townsfolk_at(segment_of(me.space))
            return self.townsfolk(table, me, card) - self.good(table, me, "silver") * VALUE[card]
        if isinstance(act, HireForFree):
            return self.townsfolk(table, me, table.townsfolk_at(act.segment))
        return self.smaller_wish(table, me, act)

    def smaller_wish(self, table: ViscountsTable, me: Viscount, act: Act[Any]) -> float:
        """The wishes inside an action or a card's effect."""
        if isinstance(act, Alternative):
            return self.effect(table, me, act.effect)
        if isinstance(act, TakeResource):
            return self.good(table, me, act.kind)
        if isinstance(act, FlipDebt):
            return FLIPPED["debt"]
        if isinstance(act, FlipDeed):
            return FLIPPED["deed"]
        if isinstance(act, Arrange):
            return self.row([me.row[at] for at in act.order]) - self.row(list(me.row))
        if isinstance(act, DestroyCard):
            return self.rid_of(table, me, act.card)
        if isinstance(act, DestroyTop):
            return -0.2
        if isinstance(act, DiscardFromHand):
            return 0.5 - self.service(table, me, act.card)
        if isinstance(act, DiscardTop):
            return -0.1
        if isinstance(act, BuildOn):
            return self.site(table, me, act.site)
        if isinstance(act, LinkFirst):
            return self.effect(table, me, act.links[0][1])
        if isinstance(act, PickPlot):
            return PLOTS_LIKED[act.plot]
        if isinstance(act, TakeFrom):
            return self.manuscript(table, me, table.manuscript_piles[act.segment][-1])
        if isinstance(act, Pay):
            return -sum(self.good(table, me, kind) * n for kind, n in act.prices().items())
        return self.castle_wish(table, me, act)

    def castle_wish(self, table: ViscountsTable, me: Viscount, act: Act[Any]) -> float:
        """The wishes in the castle; whatever else there is to choose is neither liked nor disliked."""
        if isinstance(act, PlaceIn):
            return self.workers(table, me, act.section, act.n)
        if isinstance(act, MarchFrom):
            return self.effect(table, me, reward_of(table, act.section))
        if isinstance(act, MoveTo):
            arrives = me.yard[act.target] + 1 >= TOGETHER
            return 1.0 + self.effect(table, me, reward_of(table, act.target)) if arrives else 0.1
        if isinstance(act, Bump):
            return -1.0 if act.owner == me.seat else 1.0 + 0.1 * table.courts[act.owner].keep
        return 0.0

    # Turns

    def card_to_play(self, table: ViscountsTable, me: Viscount, card: str) -> float:
        """The best action that this card leads to, and what the card itself does."""
        row = (card, *me.row)
        criminals = sum(ICONS[each][CRIMINAL] for each in row) if ICONS[card][CRIMINAL] else 0
        gain = CARDS["corruption"] * criminals + self.ability(table, me, card)
        step = 1 if FREE_STEP in me.built else 0
        best, there = -1.0, me.space
        silver = self.good(table, me, "silver")
        for target, far in spaces_within(me.space, VALUE[card], VALUE[card] + min(me.silver, FARTHER) + step):
            paid = max(0, far - VALUE[card] - step)
            worth = self.best_action(table, me, row, target, me.silver - paid) - silver * paid
            if worth > best:
                best, there = worth, target
        best += AHEAD * self.next_turn(table, me, row, tuple([each for each in me.hand if each != card]), there)
        return gain + best + STAYS * self.icons_on(me, card)

    def next_turn(self, table: ViscountsTable, me: Viscount, row: Cards, hand: Cards, space: int) -> float:
        """The best action of the next turn from a space, with the goods of now, after these cards on the board and
        with another card of this hand."""
        best, step = 0.0, 1 if FREE_STEP in me.built else 0
        for card in hand:
            if card in PLAYED:
                future = self.with_row(me, (card, *row[:2]))
                for target, _ in spaces_within(space, VALUE[card], VALUE[card] + step):
                    if target not in future.brings:
                        future.brings[target] = self.best_with(table, me, target, future.means, ANY_ACTION)
                    best = max(best, future.brings[target])
        return best

    def with_row(self, me: Viscount, row: Cards) -> Future:
        """What could be done with other cards on the board."""
        if row not in self.futures:
            self.futures[row] = Future(Means(me, row, icons_with(row, me.permanent, ""), me.silver))
        return self.futures[row]

    def best_action(self, table: ViscountsTable, me: Viscount, row: Cards, space: int, silver: int) -> float:
        """What a space would bring with these cards on the board: an action, then hiring, or a dismissal before."""
        icons = icons_with(row, me.permanent, "")
        card = table.townsfolk_at(segment_of(space))
        best = self.best_with(table, me, space, Means(me, row, icons, silver), ANY_ACTION)
        hired = self.hiring(table, me, space, silver)
        if hired > 0:
            left = Means(me, row, icons, silver - VALUE[card])
            best = max(best, hired + self.best_with(table, me, space, left, ANY_ACTION))
        paid = price_of_dismissal(me, card)
        if silver >= paid:
            shown = ICONS[card]
            helped = tuple([bool(shown[KIND[action]] or shown[CRIMINAL]) for action in ACTIONS])
            if any(helped):
                gain = self.corner(table, me, card) - self.good(table, me, "silver") * paid
                more = Means(me, row, icons_with(row, me.permanent, card), silver - paid)
                best = max(best, gain + self.best_with(table, me, space, more, helped))
        return best

    def hiring(self, table: ViscountsTable, me: Viscount, space: int, silver: int) -> float:
        """What hiring beside a space would be worth, if there is silver for it."""
        card = table.townsfolk_at(segment_of(space))
        if card not in PLAYED or silver < VALUE[card]:
            return 0.0
        return max(0.0, self.townsfolk(table, me, card) - self.good(table, me, "silver") * VALUE[card])

    def best_with(
        self, table: ViscountsTable, me: Viscount, space: int, means: Means, helped: tuple[bool, ...]
    ) -> float:
        """What the best of some actions on a space would bring."""
        best = 0.0
        for kind, needed, gain in self.prospects(table, me, space):
            if gain > best and helped[kind]:
                missing = needed - means.owned[kind]
                if missing <= 0:
                    best = gain
                elif missing <= means.payable[kind]:
                    best = max(best, gain - self.good(table, me, CURRENCY[ACTIONS[kind]]) * missing)
        offer = table.board.trades[space]
        if offer is not None and helped[MERCHANT]:
            free = means.merchants // offer.merchants
            most = how_often(offer, means.merchants, means.silver)[1]
            if free:
                best = max(best, self.trade(table, me, space, free, 0))
            if most and most != free:
                paid = max(0, most * offer.merchants - means.merchants)
                best = max(best, self.trade(table, me, space, most, paid))
        return best

    def trade(self, table: ViscountsTable, me: Viscount, space: int, n: int, paid: int) -> float:
        """What so many exchanges would bring, less the silver they cost."""
        offer, key = table.board.trades[space], n * SPACES + space
        if offer is not None and key not in self.trades:
            self.trades[key] = self.effect(table, me, offer.trade.times(n))
        return self.trades[key] - self.good(table, me, "silver") * paid

    def prospects(self, table: ViscountsTable, me: Viscount, space: int) -> list[Prospect]:
        """The actions on a space other than trade."""
        if table is not self.seen or me is not self.mine:
            self.look(table, me)
        if space not in self.remembered:
            look = self.indoors if space % 3 == INNER else self.outdoors
            self.remembered[space] = look(table, me, space)
        return self.remembered[space]

    def indoors(self, table: ViscountsTable, me: Viscount, space: int) -> list[Prospect]:
        """The manuscript and the castle section of an inner space."""
        segment = segment_of(space)
        card, cost = manuscript_at(table, segment)
        placed: list[Prospect] = [
            (NOBLE, NOBLES_FOR[n], self.workers(table, me, segment, n)) for n in range(1, min(4, me.workers) + 1)
        ]
        return [(CLERIC, cost, self.manuscript(table, me, card)), *placed]

    def outdoors(self, table: ViscountsTable, me: Viscount, space: int) -> list[Prospect]:
        """The buildings that could stand on the best free site of an outer space."""
        if all(table.owners[site] >= 0 for site in table.board.banks[space]):
            return []
        where = self.sites(table, me, space)
        left = [type for type in COST if me.plots_left(type)]
        return [(BUILDER, COST[type], self.building(table, me, type) + where) for type in left]

    def price(self, me: Viscount, table: ViscountsTable, action: Action, needed: int) -> float:
        """What an action costs beyond its icons."""
        return self.good(table, me, CURRENCY[action]) * max(
            0, needed - owned(me.row, action, icons_for_action(me, table.dismissed))
        )

    def with_dismissal(self, table: ViscountsTable, me: Viscount, action: Action) -> float:
        """An action with the help of the townsfolk beside the viscount: its icons, its corner effect, its price."""
        card = table.townsfolk_at(segment_of(me.space))
        paid = price_of_dismissal(me, card)
        gain = self.corner(table, me, card) - self.good(table, me, "silver") * paid
        helped = table.clone()
        helped.dismissed = card
        mine = helped.players[me.seat]
        mine.silver -= paid
        # What was found out about the table still holds: only the silver and the help differ.
        self.seen, self.mine = helped, mine
        best = max([self.wish(helped, me.seat, act) for act in self.ways(helped, mine, action)], default=0.0)
        self.seen, self.mine = table, me
        return best + gain

    def ways(self, table: ViscountsTable, me: Viscount, action: Action) -> list[Act[Any]]:
        """How an action could be taken now."""
        return [act for act in acts_of(table, me, action) if act.why_not(table, me.seat) is None]
