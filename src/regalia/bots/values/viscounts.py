"""The squire's wishes in Viscounts: where an action pays best, and points at hand before anything else.

Before a card is played or the viscount moves, the squire looks at every space within reach and at what the best action
there would bring with the icons on its board.
"""

from __future__ import annotations

from typing import Any

from regalia.bots.priorities import Squire
from regalia.engine.decisions import Act
from regalia.games.viscounts.actions import Dismiss, Skip, acts_of, price_of_dismissal
from regalia.games.viscounts.board import (
    BUILDING_POINTS,
    COST,
    FREE_STEP,
    INNER,
    NOBLES_FOR,
    SECTIONS,
    TOGETHER,
    TYPE,
    distances,
    segment_of,
)
from regalia.games.viscounts.cards import (
    BONUS,
    BONUS_FOR,
    HEROES,
    ICONS,
    MANUSCRIPTS,
    ON_DROPPED,
    ON_PLAYED,
    PLAYED,
    PLAYER_CARDS,
    RIBBON,
    RIBBONS_FOR_BONUS,
    SEGMENTS,
    VALUE,
    Icons,
    added,
)
from regalia.games.viscounts.castle import Bump, MarchFrom, MoveTo, PlaceIn, reward_of
from regalia.games.viscounts.choices import Alternative, Arrange, FlipDebt, FlipDeed, TakeResource
from regalia.games.viscounts.construct import BuildOn, Construct, LinkFirst, PickPlot, free_sites
from regalia.games.viscounts.discarding import DestroyCard, DestroyTop, DiscardFromHand, DiscardTop
from regalia.games.viscounts.effects import (
    All,
    Choose,
    Destroy,
    Discard,
    Flip,
    Gain,
    PlaceBuilding,
    ViscountsEffect,
    Workers,
)
from regalia.games.viscounts.funding import Pay, held, icons_for_action, owned, payable
from regalia.games.viscounts.hiring import HireForFree, Recruit
from regalia.games.viscounts.modifiers import CRIMINAL, CURRENCY, Action
from regalia.games.viscounts.movement import Move
from regalia.games.viscounts.scoring import counted, ribbon_points
from regalia.games.viscounts.setup import TakePair
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.trade import Trade, how_often, merchants_of, offer_at
from regalia.games.viscounts.transcribe import TakeFrom, Transcribe, manuscript_at
from regalia.games.viscounts.turn import PlayCard
from regalia.games.viscounts.viscount import Viscount
from regalia.games.viscounts.workers import PlaceWorkers

WORTH = {
    "silver": 0.3, "ink": 0.9, "gold": 0.9, "stone": 0.9, "any": 1.0, "deeds": 1.5, "debts": -1.0, "virtue": 0.4,
    "corruption": -0.3,
}  # fmt: skip
"""What one of each is worth in victory points."""
FLIPPED = {"debt": 3.3, "deed": 2.6}
"""A debt paid saves two points and brings a resource, a deed approved two more points; both count for a majority."""
OTHERS = {"rearrange": 0.2, "shuffle": 0.2, "hire": 1.2, "move_worker": 0.6, "manuscript": 4.0}
RIBBON_IN_A_SET = 5.0
"""What a ribbon may come to be worth before the game ends."""
UNCOVERED = 1.0
"""What lies under a building is worth this."""
ICON = {"merchant": 0.4, "working": 0.8, "criminal": 0.6}
ABILITY = 0.6
CLUTTER = 1.0
"""A card must serve better than this to be worth drawing."""
STAYS = 0.35
"""How much of a card's service counts because it stays on the board for two more turns."""
FARTHER = 3
"""It thinks of paying for so many more steps at the most."""
FULL_PURSE = 10
"""Silver beyond this is worth little."""


class ViscountsSquire(Squire[ViscountsTable]):
    """Goes where the best action is, builds and transcribes when it can, and keeps its debts paid."""

    def wish(self, table: ViscountsTable, seat: int, act: Act[Any]) -> float:
        me = table.players[seat]
        if isinstance(act, TakePair):
            return self.pair(table, me, act.card)
        if isinstance(act, PlayCard):
            return self.card_to_play(table, me, act.card)
        if isinstance(act, Move):
            paid = act.price(table, me)
            return self.best_action(table, me, act.target, me.silver - paid) - WORTH["silver"] * paid
        if isinstance(act, Trade):
            paid = act.price(table, me)
            return act.n * self.effect(table, me, offer_at(table, me).trade) - WORTH["silver"] * paid
        if isinstance(act, Construct):
            return (
                self.building(me, TYPE[act.plot])
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
            return self.with_dismissal(table, me, act.action)
        if isinstance(act, Skip):
            return 0.05
        if isinstance(act, Recruit):
            card = table.townsfolk_at(segment_of(me.space))
            return self.townsfolk(table, me, card) - WORTH["silver"] * VALUE[card]
        if isinstance(act, HireForFree):
            return self.townsfolk(table, me, table.townsfolk_at(act.segment))
        return self.smaller_wish(table, me, act)

    def smaller_wish(self, table: ViscountsTable, me: Viscount, act: Act[Any]) -> float:
        """The wishes inside an action or a card's effect."""
        if isinstance(act, Alternative):
            return self.effect(table, me, act.effect)
        if isinstance(act, TakeResource):
            return 1.0 / (1 + held(me, act.kind)) + 0.1 * self.icons_for(me, act.kind)
        if isinstance(act, FlipDebt):
            return FLIPPED["debt"]
        if isinstance(act, FlipDeed):
            return FLIPPED["deed"]
        if isinstance(act, Arrange):
            return self.row([me.row[at] for at in act.order]) - self.row(list(me.row))
        if isinstance(act, DestroyCard):
            return 0.8 - self.service(act.card) + WORTH["silver"] * VALUE[act.card]
        if isinstance(act, DestroyTop):
            return -0.2
        if isinstance(act, DiscardFromHand):
            return 0.5 - self.service(act.card)
        if isinstance(act, DiscardTop):
            return -0.1
        if isinstance(act, BuildOn):
            return self.site(table, me, act.site)
        if isinstance(act, LinkFirst):
            return self.effect(table, me, act.links[0][1])
        if isinstance(act, PickPlot):
            return {"1": 0.3, "2": 0.2, "3": 0.4}[act.plot[-1]]
        if isinstance(act, TakeFrom):
            return self.manuscript(table, me, table.manuscript_piles[act.segment][-1])
        if isinstance(act, PlaceIn):
            return self.workers(table, me, act.section, act.n)
        if isinstance(act, MarchFrom):
            return self.effect(table, me, reward_of(table, act.section))
        if isinstance(act, MoveTo):
            arrives = me.yard[act.target] + 1 >= TOGETHER
            return 1.0 + self.effect(table, me, reward_of(table, act.target)) if arrives else 0.1
        if isinstance(act, Bump):
            return -1.0 if act.owner == me.seat else 1.0 + 0.1 * table.courts[act.owner].keep
        if isinstance(act, Pay):
            return -sum(WORTH[kind] * n for kind, n in act.prices().items())
        return 0.0

    # Turns

    def card_to_play(self, table: ViscountsTable, me: Viscount, card: str) -> float:
        """The best action that this card leads to, and what the card itself does."""
        row = (card, *me.row)
        criminals = sum(ICONS[each][CRIMINAL] for each in row) if ICONS[card][CRIMINAL] else 0
        gain = WORTH["corruption"] * criminals
        if card in ON_PLAYED:
            gain += self.effect(table, me, ON_PLAYED[card])
        before, me.row = me.row, row
        further = min(me.silver, FARTHER) + (FREE_STEP in me.built)
        best = -1.0
        for target, far in distances(me.space, VALUE[card]).items():
            paid = max(0, far - VALUE[card] - (FREE_STEP in me.built))
            if far - VALUE[card] <= further:
                best = max(best, self.best_action(table, me, target, me.silver - paid) - WORTH["silver"] * paid)
        me.row = before
        return gain + best + STAYS * self.service(card)

    def best_action(self, table: ViscountsTable, me: Viscount, space: int, silver: int) -> float:
        """What the best action on a space would bring with the icons on the board, or with a dismissal too."""
        icons = icons_for_action(me, "")
        best = self.best_with(table, me, space, silver, icons)
        card = table.townsfolk_at(segment_of(space))
        paid = price_of_dismissal(me, card)
        if silver >= paid:
            more = added(icons, ICONS[card])
            gain = self.effect(table, me, BONUS[card]) - WORTH["silver"] * paid
            best = max(best, self.best_with(table, me, space, silver - paid, more) + gain)
        return best

    def best_with(self, table: ViscountsTable, me: Viscount, space: int, silver: int, icons: Icons) -> float:
        """What the best action on a space would bring with these icons."""
        segment = segment_of(space)
        if space % 3 == INNER:
            card, cost = manuscript_at(table, segment)
            options = [self.affordable(me, icons, "transcribe", cost, silver, self.manuscript(table, me, card))]
            for n in range(1, min(4, me.workers) + 1):
                gain = self.workers(table, me, segment, n)
                options.append(self.affordable(me, icons, "workers", NOBLES_FOR[n], silver, gain))
            return max(options)
        offer = table.board.trades[space]
        assert offer is not None
        merchants = merchants_of(icons)
        _, most = how_often(offer, merchants, silver)
        paid = max(0, most * offer.merchants - merchants)
        options = [most * self.effect(table, me, offer.trade) - WORTH["silver"] * paid]
        if any(table.owners[site] < 0 for site in table.board.banks[space]):
            where = self.sites(table, me, space)
            for type in COST:
                if me.plots_left(type):
                    gain = self.building(me, type) + where
                    options.append(self.affordable(me, icons, "construct", COST[type], silver, gain))
        return max(options)

    def affordable(self, me: Viscount, icons: Icons, action: Action, needed: int, silver: int, gain: float) -> float:
        """A gain less what has to be paid for it; nothing if it is out of reach."""
        missing = max(0, needed - owned(me, action, icons))
        if missing > payable(me, action, silver):
            return 0.0
        return gain - WORTH[CURRENCY[action]] * missing

    def price(self, me: Viscount, table: ViscountsTable, action: Action, needed: int) -> float:
        """What an action costs beyond its icons."""
        return WORTH[CURRENCY[action]] * max(0, needed - owned(me, action, icons_for_action(me, table.dismissed)))

    def with_dismissal(self, table: ViscountsTable, me: Viscount, action: Action) -> float:
        """An action with the help of the townsfolk beside the viscount: its icons, its corner effect, its price."""
        card = table.townsfolk_at(segment_of(me.space))
        paid = price_of_dismissal(me, card)
        gain = self.effect(table, me, BONUS[card]) - WORTH["silver"] * paid
        before, table.dismissed = table.dismissed, card
        silver, me.silver = me.silver, me.silver - paid
        acts = self.ways(table, me, action)
        best = max((self.wish(table, me.seat, act) for act in acts), default=0.0)
        table.dismissed, me.silver = before, silver
        return best + gain

    def ways(self, table: ViscountsTable, me: Viscount, action: Action) -> list[Act[Any]]:
        """How an action could be taken now."""
        return [act for act in acts_of(table, me, action) if act.why_not(table, me.seat) is None]

    # What things are worth

    def effect(self, table: ViscountsTable, me: Viscount, effect: ViscountsEffect) -> float:
        """Roughly what an effect is worth now."""
        if isinstance(effect, Gain):
            worth = sum(WORTH[kind] * n for kind, n in effect.parts.items())
            return worth if me.silver < FULL_PURSE else worth - 0.2 * effect.silver
        if isinstance(effect, Flip):
            debts = min(effect.n, me.debts) if effect.what != "deed" else 0
            deeds = min(effect.n - debts, me.deeds) if effect.what != "debt" else 0
            return debts * FLIPPED["debt"] + deeds * FLIPPED["deed"]
        if isinstance(effect, All):
            return sum(self.effect(table, me, part) for part in effect.of)
        if isinstance(effect, Choose):
            return max(self.effect(table, me, part) for part in effect.of)
        if isinstance(effect, Workers):
            return max(self.workers(table, me, section, effect.n) for section in range(SECTIONS))
        if isinstance(effect, PlaceBuilding):
            return self.building(me, effect.type) + 1.0 if me.plots_left(effect.type) else 0.0
        if isinstance(effect, Discard | Destroy):
            weak = [card for card in me.hand if card in PLAYED and self.service(card) < 1.0]
            return 0.5 * min(effect.n, len(weak)) + 0.1
        return OTHERS.get(effect.do, 0.3)

    def building(self, me: Viscount, type: str) -> float:
        """The points of one more building of a type, and something for what it uncovers."""
        done = sum(TYPE[plot] == type for plot in me.built)
        return BUILDING_POINTS[type][done + 1] - BUILDING_POINTS[type][done] + UNCOVERED

    def sites(self, table: ViscountsTable, me: Viscount, space: int) -> float:
        """The best free site that can be reached from a space."""
        before, me.space = me.space, space
        best = max((self.site(table, me, site) for site in free_sites(table, me)), default=0.0)
        me.space = before
        return best

    def site(self, table: ViscountsTable, me: Viscount, site: int) -> float:
        """The bonus of a site and of the links that it completes; others gain by links too."""
        worth = self.effect(table, me, table.board.sites[site])
        for other, bonus in table.board.links[site]:
            owner = table.owners[other]
            if owner >= 0:
                worth += self.effect(table, me, bonus) * (1.0 if owner == me.seat else 0.7)
        return worth

    def workers(self, table: ViscountsTable, me: Viscount, section: int, n: int) -> float:
        """A point for each worker, and what the marches bring that they set off."""
        there = me.yard[section] + n
        worth = 1.0 * n
        crowd = sum(other.yard[section] for other in table.courts if other is not me)
        if there >= TOGETHER:
            worth += 1.0 + self.effect(table, me, reward_of(table, section))
            if me.hall[section] + 1 >= TOGETHER:
                worth += 1.0 + WORTH["any"] + (3.0 if table.leader != me.seat else 0.0)
            for side in ((section + 1) % SECTIONS, (section - 1) % SECTIONS):
                if me.yard[side] + 1 >= TOGETHER:
                    worth += 1.0 + self.effect(table, me, reward_of(table, side))
        elif there + crowd > TOGETHER:
            worth += 0.5
        return worth

    def manuscript(self, table: ViscountsTable, me: Viscount, card: str) -> float:
        """Its ribbon, the cleric bonus card it may bring, and what it does or scores."""
        if card not in MANUSCRIPTS:
            return self.effect(table, me, SEGMENTS[card.removeprefix("manuscript_")].manuscript.effect)
        before = ribbon_points(me)
        kept, me.manuscripts = me.manuscripts, (*me.manuscripts, card)
        worth = float(ribbon_points(me) - before)
        if not table.last_round:
            worth = (worth + RIBBON_IN_A_SET) / 2
        bonus = BONUS_FOR[RIBBON[card]]
        same = sum(RIBBON[each] == RIBBON[card] for each in me.manuscripts)
        if bonus in table.cleric_bonuses:
            worth += 4.5 if same == RIBBONS_FOR_BONUS else 0.3 * same
        tile = MANUSCRIPTS[card]
        if tile.effect is not None:
            worth += self.effect(table, me, tile.effect)
        if tile.score is not None:
            worth += counted(me, tile.score) / tile.score.each + 1.0
        me.manuscripts = kept
        return worth

    def townsfolk(self, table: ViscountsTable, me: Viscount, card: str) -> float:
        """What a new card is worth: what it does over the rest of the game, and its corner effect now."""
        late = 0.3 if table.last_round else 1.0
        return late * (self.service(card) - CLUTTER) + self.effect(table, me, BONUS[card])

    def service(self, card: str) -> float:
        """How good a card is to have: its icons and its ability."""
        merchant, builder, noble, cleric, criminal = ICONS[card]
        icons = ICON["merchant"] * merchant + ICON["working"] * (builder + noble + cleric) + ICON["criminal"] * criminal
        return icons + (ABILITY if PLAYED[card].effect is not None else 0.0)

    def row(self, cards: list[str]) -> float:
        """An order of cards: good icons should stay, cards that do something when they drop off should go."""
        stay = sum((2 - at) * 0.3 * sum(ICONS[card]) for at, card in enumerate(cards))
        return stay + (1.0 if cards and cards[-1] in ON_DROPPED else 0.0)

    def icons_for(self, me: Viscount, resource: str) -> int:
        """The own icons that a resource would complete."""
        return me.icons[{"stone": 1, "gold": 2, "ink": 3}[resource]]

    def pair(self, table: ViscountsTable, me: Viscount, card: str) -> float:
        """A start: the goods, what else happens, and the hero."""
        start = PLAYER_CARDS[card]
        hero = HEROES[table.offered_heroes[table.offered_cards.index(card)]]
        return self.effect(table, me, start.gain) + self.effect(table, me, start.extra) + self.service(hero.id)
