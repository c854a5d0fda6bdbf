"""What things are worth to a viscount, in victory points: goods, effects, buildings, workers, manuscripts, cards."""

from __future__ import annotations

from typing import Final

from regalia.bots.priorities import Squire
from regalia.games.viscounts.board import BUILDING_POINTS, SECTIONS, TOGETHER, TYPE
from regalia.games.viscounts.board_effects import PlaceBuilding, Workers
from regalia.games.viscounts.building import free_sites
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
)
from regalia.games.viscounts.castle import reward_of
from regalia.games.viscounts.effects import All, Choose, Destroy, Discard, Flip, Gain, ViscountsEffect
from regalia.games.viscounts.funding import held
from regalia.games.viscounts.icons import BUILDER, CLERIC, NOBLE
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.scoring import counted, ribbon_points
from regalia.games.viscounts.table import ViscountsTable

GOODS: Final = {"silver": 0.45, "ink": 1.1, "gold": 1.1, "stone": 1.1, "any": 1.2}
"""What one of each is worth while there is time to spend it."""
AIMED, HELD = 1.4, 0.5
"""How much more the resource of one's aim is worth; when the aim is chosen, what is held counts half an icon."""
ENOUGH, GLUT = 3, 0.15
"""Every further one of a resource beyond so many is worth so much less."""
CARDS: Final = {"deeds": 1.5, "debts": -1.0, "virtue": 0.4, "corruption": -0.3}
"""What lies on the table for good, and steps towards a meeting of the markers."""
FLIPPED: Final = {"debt": 3.3, "deed": 2.6}
"""A debt paid saves two points and brings a resource, a deed approved two more points; both count for a majority."""
OTHERS: Final = {
    "rearrange": 0.2, "shuffle": 0.2, "hire": 2.5, "move_worker": 0.6, "manuscript": 4.0, "scheme": 0.3, "dismiss": 0.3,
}  # fmt: skip
"""What other effects are worth, by their words in the card files."""
RIBBON_IN_A_SET: Final = 6.5
"""What a ribbon may come to be worth before the game ends."""
UNCOVERED: Final = 1.0
"""What lies under a building is worth this in the beginning."""
ON_THE_WAY: Final = 0.4
"""A worker beside others will sooner set off a march."""
ICON: Final = {"merchant": 0.9, "working": 1.0, "criminal": 1.6}
ABILITY: Final = 0.6
PLACES: Final = 3
"""A card drops off after so many turns."""
DROPPED: Final = 0.7
"""How much of what a card does when it drops off counts when it is played, three turns before."""
CLUTTER: Final = 2.0
"""A card must serve better than this to be worth drawing."""
LASTING: Final = 4.0
"""How often a new card comes to the board."""
FOCUS: Final = 0.8
"""Icons of a kind that there are many of help each other to dearer actions."""
FULL_PURSE: Final = 10
"""Silver beyond this is worth little."""
PACE: Final = 0.33
"""So many debts, or deeds, each viscount takes in a turn."""
TIME_TO_SPEND, TIME_TO_SERVE = 3.0, 10.0
"""Goods are worth their price with so many turns to come, a new card and an uncovered plot with so many."""


class ViscountsWorth(Squire[ViscountsTable]):
    """Values everything by what it may still come to before the end.

    What was found out is remembered for as long as the same table is looked at for the same viscount.
    """

    def __init__(self) -> None:
        self.seen: ViscountsTable | None = None
        self.mine: Viscount | None = None
        self.goods: dict[str, float] = {}
        self.corners: dict[str, float] = {}
        self.people: dict[str, float] = {}

    def forget(self) -> None:
        self.seen = None

    def look(self, table: ViscountsTable, me: Viscount) -> None:
        """Forget what was found out about another table."""
        self.seen, self.mine = table, me
        self.goods, self.corners, self.people = {}, {}, {}

    def turns_to_come(self, table: ViscountsTable) -> float:
        """About how many turns follow this one."""
        if table.last_round:
            return float(table.last_round - table.round)
        if not table.round:
            return 20.0
        return 1.0 + min(table.debts_left, table.deeds_left) / (PACE * len(table.courts))

    def aim(self, me: Viscount) -> str:
        """The resource that fits most of the own icons; like the solo opponents it does one thing well."""
        own, lasting = me.icons, me.permanent
        stone = own[1] + lasting[1] + HELD * me.stone
        gold = own[2] + lasting[2] + HELD * me.gold
        ink = own[3] + lasting[3] + HELD * me.ink
        if ink >= stone and ink >= gold:
            return "ink"
        return "stone" if stone >= gold else "gold"

    def good(self, table: ViscountsTable, me: Viscount, kind: str) -> float:
        """One of a kind of goods: nothing when it can no longer be spent, more if it serves the aim."""
        if table is not self.seen or me is not self.mine:
            self.look(table, me)
        if kind in self.goods:
            return self.goods[kind]
        worth = GOODS[kind] * min(1.0, self.turns_to_come(table) / TIME_TO_SPEND)
        if kind != "silver" and kind != "any":
            spare = max(0, held(me, kind) - ENOUGH)
            worth = worth * (AIMED if kind == self.aim(me) else 1.0) * max(0.1, 1.0 - GLUT * spare)
        self.goods[kind] = worth
        return worth

    def effect(self, table: ViscountsTable, me: Viscount, effect: ViscountsEffect) -> float:
        """Roughly what an effect is worth now; fails for one that it does not know."""
        if isinstance(effect, Gain):
            return self.gain(table, me, effect)
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
            return self.building(table, me, effect.type) + 1.0 if me.plots_left(effect.type) else 0.0
        if isinstance(effect, Discard | Destroy):
            return 0.5 * effect.n
        return OTHERS[effect.do]

    def gain(self, table: ViscountsTable, me: Viscount, gain: Gain) -> float:
        """What comes from the supply."""
        worth = 0.0
        if gain.silver:
            worth += gain.silver * self.good(table, me, "silver")
        if gain.ink:
            worth += gain.ink * self.good(table, me, "ink")
        if gain.gold:
            worth += gain.gold * self.good(table, me, "gold")
        if gain.stone:
            worth += gain.stone * self.good(table, me, "stone")
        if gain.any:
            worth += gain.any * self.good(table, me, "any")
        if gain.deeds:
            worth += gain.deeds * CARDS["deeds"]
        if gain.debts:
            worth += gain.debts * CARDS["debts"]
        if gain.virtue:
            worth += gain.virtue * CARDS["virtue"]
        if gain.corruption:
            worth += gain.corruption * CARDS["corruption"]
        return worth if me.silver < FULL_PURSE else worth - 0.2 * gain.silver

    def corner(self, table: ViscountsTable, me: Viscount, card: str) -> float:
        """What the corner effect of townsfolk is worth to whoever hires or dismisses them."""
        if table is not self.seen or me is not self.mine:
            self.look(table, me)
        if card not in self.corners:
            self.corners[card] = self.effect(table, me, BONUS[card])
        return self.corners[card]

    def building(self, table: ViscountsTable, me: Viscount, type: str) -> float:
        """The points of one more building of a type, and something for what it uncovers."""
        done = sum(TYPE[plot] == type for plot in me.built)
        points = BUILDING_POINTS[type][done + 1] - BUILDING_POINTS[type][done]
        return points + UNCOVERED * min(1.0, self.turns_to_come(table) / TIME_TO_SERVE)

    def sites(self, table: ViscountsTable, me: Viscount, space: int) -> float:
        """The best free site that can be reached from a space."""
        return max([self.site(table, me, site) for site in free_sites(table, space)], default=0.0)

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
        worth = 1.0 * n + ON_THE_WAY * min(n, 2) * min(1.0, self.turns_to_come(table) / TIME_TO_SPEND)
        crowd = sum(other.yard[section] for other in table.courts if other is not me)
        if there >= TOGETHER:
            worth += 1.0 + self.effect(table, me, reward_of(table, section))
            if me.hall[section] + 1 >= TOGETHER:
                worth += 1.0 + self.good(table, me, "any") + (3.0 if table.leader != me.seat else 0.0)
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
        mine = (*me.manuscripts, card)
        worth = float(ribbon_points(mine) - ribbon_points(me.manuscripts))
        later = min(1.0, self.turns_to_come(table) / TIME_TO_SERVE)
        worth += later * (RIBBON_IN_A_SET - worth) / 2
        bonus = BONUS_FOR[RIBBON[card]]
        same = sum(RIBBON[each] == RIBBON[card] for each in mine)
        if bonus in table.cleric_bonuses:
            worth += 4.5 if same == RIBBONS_FOR_BONUS else 0.3 * same
        tile = MANUSCRIPTS[card]
        if tile.effect is not None:
            worth += self.effect(table, me, tile.effect)
        if tile.score is not None:
            itself = 1 if tile.score.of == "manuscripts" else 0
            worth += (counted(me, tile.score) + itself) / tile.score.each + 1.0
        return worth

    def townsfolk(self, table: ViscountsTable, me: Viscount, card: str) -> float:
        """What a new card is worth: what it does over the rest of the game, and its corner effect now."""
        if table is not self.seen or me is not self.mine:
            self.look(table, me)
        if card not in self.people:
            later = min(1.0, self.turns_to_come(table) / TIME_TO_SERVE)
            service = self.service(table, me, card)
            self.people[card] = later * LASTING * (service - CLUTTER) + self.corner(table, me, card)
        return self.people[card]

    def rid_of(self, table: ViscountsTable, me: Viscount, card: str) -> float:
        """What it is worth to destroy a card: better ones come sooner, and its price is paid back."""
        later = min(1.0, self.turns_to_come(table) / TIME_TO_SERVE)
        weak = CLUTTER - self.service(table, me, card)
        return later * LASTING * weak + self.good(table, me, "silver") * VALUE[card]

    def service(self, table: ViscountsTable, me: Viscount, card: str) -> float:
        """How good it is to play a card: its icons and what it does."""
        return self.icons_on(me, card) + self.ability(table, me, card)

    def icons_on(self, me: Viscount, card: str) -> float:
        """What the icons of a card are worth while it is on the board: the more there are of a kind, the better."""
        merchant, builder, noble, cleric, criminal = ICONS[card]
        builders, nobles, clerics = [me.icons[kind] + me.permanent[kind] for kind in (BUILDER, NOBLE, CLERIC)]
        alike = (builder * builders + noble * nobles + cleric * clerics) / max(1, builders + nobles + clerics)
        icons = ICON["merchant"] * merchant + ICON["working"] * (builder + noble + cleric) + ICON["criminal"] * criminal
        return icons + FOCUS * alike

    def ability(self, table: ViscountsTable, me: Viscount, card: str) -> float:
        """What a card does once while it is on the board, or roughly what it does for as long as it stays."""
        if card in ON_PLAYED:
            return self.effect(table, me, ON_PLAYED[card])
        if card in ON_DROPPED and self.turns_to_come(table) >= PLACES:
            return DROPPED * self.effect(table, me, ON_DROPPED[card])
        return ABILITY if PLAYED[card].effect is not None else 0.0

    def row(self, cards: list[str]) -> float:
        """An order of cards: good icons should stay, cards that do something when they drop off should go."""
        stay = sum((2 - at) * 0.3 * sum(ICONS[card]) for at, card in enumerate(cards))
        return stay + (1.0 if cards and cards[-1] in ON_DROPPED else 0.0)

    def pair(self, table: ViscountsTable, me: Viscount, card: str) -> float:
        """A start: the goods, what else happens, and the hero."""
        start = PLAYER_CARDS[card]
        hero = HEROES[table.offered_heroes[table.offered_cards.index(card)]]
        gain = self.effect(table, me, start.gain) + self.effect(table, me, start.extra)
        return gain + self.service(table, me, hero.id)
