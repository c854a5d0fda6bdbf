"""What will become of a duchy if no more cards come, as its owner may hope, and what could be done about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from regalia.bots.wonderful_kingdom.future import (
    BONUS,
    EACH,
    EXPLORATION,
    FAMILY_GROWTH,
    FLAT,
    KEPT,
    NEEDED_AGAINST,
    NEEDED_SOLDIER,
    REQUIRED,
    SOLDIER,
    Planned,
    play_on,
)
from regalia.bots.wonderful_kingdom.worth import soldiers_of
from regalia.games.wonderful_kingdom.cards import (
    COST,
    DEVELOPMENTS,
    DUCHIES,
    MENACES,
    MULTIPLIED,
    PRODUCTION,
    RECYCLED,
    SCENARIOS,
)
from regalia.games.wonderful_kingdom.player import Duchy
from regalia.games.wonderful_kingdom.quests import STEPS
from regalia.games.wonderful_kingdom.rounds import ROUNDS
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import FAMILIES, SOLDIERS

ORDERS, FEW = 4, 3
"""In how many orders cards are tried to be finished, and in how many when there is much to try."""
WORTH_A_CHANGE: Final = 0.05
"""By how much another plan must be better."""
THRIFT: Final = 0.5
"""How much a cheap card is preferred to a dear one that promises as much."""


@mypyc_attr(serializable=True)
class Outlook:
    """A duchy from now to the end of the game, as its owner may hope for it."""

    __slots__ = (
        "cubes", "each", "explored", "families", "flat", "krystallium", "lab", "multiplied",
        "needed_soldier", "needs", "needs_exploration", "production", "required", "round", "sites", "soldiers", "start",
        "wild",
    )  # fmt: skip

    def __init__(self, table: KingdomTable, player: Duchy) -> None:
        self.round = max(1, table.round)
        self.start = table.step + 1 if table.phase == "production" else 0 if table.phase != "fight" else 4
        """The next step of production."""
        self.cubes = list(player.cubes)
        self.wild = 0.0
        """Cubes of any colour that cards still to be selected in this round may bring."""
        self.production = [player.volume(resource) for resource in range(4)]
        self.multiplied = [MULTIPLIED[card] for card in player.multiplied]
        for resource, family in self.multiplied:
            self.production[resource] -= player.families[family]
        self.families = list(player.families)
        self.sites = {name: Planned(name, site.card, site.missing, site.frozen) for name, site in player.sites.items()}
        self.lab = sum(player.lab)
        self.explored = player.lab[EXPLORATION] if table.quests else 0
        self.krystallium = player.krystallium
        self.soldiers = float(player.soldiers) + 0.5 * player.training
        self.flat = sum(FLAT[card] for card in player.built)
        self.each = [EACH[card] for card in player.built if card in EACH]
        duchy = DUCHIES[player.duchy].points
        if duchy.per is not None:
            self.each.append((duchy.each, FAMILIES.index(duchy.per)))
        self.required: dict[str, int] = {}
        self.needs = 0
        self.needed_soldier = NEEDED_SOLDIER if table.solo else NEEDED_AGAINST
        self.needs_exploration = 0
        self._want(table, player)

    def _want(self, table: KingdomTable, player: Duchy) -> None:
        """What must be had to win: cards, soldiers, exploration; some soldiers come without asking for them."""
        if table.scenario:
            scenario = SCENARIOS[table.scenario]
            self.required = {card: n - player.built.count(card) for card, n in scenario.construction.items()}
            for card in scenario.must_defeat:
                self.needs += MENACES[card].price * player.menaces.count(card)
        for board in table.quests:
            final = STEPS[table.solo][board][-1]
            if final.token not in player.steps:
                self.needs += final.pay[SOLDIERS]
                self.needs_exploration += final.pay[EXPLORATION]
        if self.needs:
            coming = sum(
                soldiers_of(act.step.reward)
                for board in table.quests
                for act in STEPS[table.solo][board]
                if act.token not in player.steps
            )
            left = ROUNDS - self.round
            self.needs = max(0, self.needs - int(coming * left / ROUNDS) - (left if table.solo else 0))

    # What might be done

    def begun(self, card: str) -> Outlook:
        """As it would be with a card in construction."""
        new = self.copy()
        name = card
        while name in new.sites:
            name += "'"
        new.sites[name] = Planned(name, card, COST[card], False)
        return new

    def filled(self, name: str, kind: int) -> Outlook:
        """As it would be with one more slot filled."""
        missing = self.sites[name].missing
        return self.lacking(name, (*missing[:kind], missing[kind] - 1, *missing[kind + 1 :]))

    def lacking(self, name: str, missing: tuple[int, ...]) -> Outlook:
        """As it would be with these slots of a card empty and all others filled."""
        new, site = self.copy(), self.sites[name]
        new.sites[name] = Planned(name, site.card, missing, site.frozen)
        return new

    def with_cubes(self, resources: Iterable[int], n: int = 1) -> Outlook:
        """As it would be with more cubes in hand, or fewer."""
        new = self.copy()
        new.cubes = self.cubes[:]
        for resource in resources:
            new.cubes[resource] += n
        return new

    def copy(self) -> Outlook:
        """The same once more; lists are shared until they are replaced."""
        new = Outlook.__new__(Outlook)
        new.cubes, new.sites, new.wild = self.cubes, dict(self.sites), self.wild
        new.production, new.families, new.multiplied = self.production, self.families, self.multiplied
        new.flat, new.each, new.required = self.flat, self.each, self.required
        new.lab, new.explored, new.krystallium, new.soldiers = self.lab, self.explored, self.krystallium, self.soldiers
        new.round, new.start = self.round, self.start
        new.needs, new.needs_exploration = self.needs, self.needs_exploration
        new.needed_soldier = self.needed_soldier
        return new

    def planned(self, cards: Sequence[str], thorough: bool = False) -> tuple[float, list[str], Outlook]:
        """What selected cards will bring: what that is worth, which of them to build, and how things stand then."""
        plan = self.with_cubes(resource for card in cards for resource in RECYCLED[card])
        value, builds, left = plan.value(FEW), [], [card for card in cards if card in DEVELOPMENTS]
        while left:
            best, better, gained = plan.best_begun(left, value)
            if not best:
                break
            plan, value = better, gained
            builds.append(best)
            left.remove(best)
        while thorough:
            other = self.exchanged(cards, builds, value)
            if other is None:
                break
            value, builds, plan = other
        return value, builds, plan

    def best_begun(self, cards: Sequence[str], value: float) -> tuple[str, Outlook, float]:
        """The card that is best built and not recycled, if any is better so, and how things stand then."""
        best, better, gained, most = "", self, value, 0.0
        for card in dict.fromkeys(cards):
            other = self.begun(card).with_cubes(RECYCLED[card], -1)
            worth = other.value(FEW)
            for_each = (worth - value) / sum(COST[card]) ** THRIFT
            if worth > value + WORTH_A_CHANGE and for_each > most:
                best, better, gained, most = card, other, worth, for_each
        return best, better, gained

    def exchanged(
        self, cards: Sequence[str], builds: Sequence[str], value: float
    ) -> tuple[float, list[str], Outlook] | None:
        """A better plan with one of the built cards recycled, or exchanged for another; none if there is none."""
        left = [card for card in _without(cards, builds) if card in DEVELOPMENTS]
        for out in builds:
            rest = [card for card in builds if card != out] + [out] * (builds.count(out) - 1)
            for into in ["", *dict.fromkeys(card for card in left if card != out)]:
                chosen = rest + ([into] if into else [])
                recycled = _without(cards, chosen)
                other = self.with_cubes(resource for card in recycled for resource in RECYCLED[card])
                for card in chosen:
                    other = other.begun(card)
                worth = other.value(FEW)
                if worth > value + WORTH_A_CHANGE:
                    return worth, chosen, other
        return None

    # What becomes of it

    def rank(self, name: str) -> float:
        """How much a card in construction gives for each cube it still lacks."""
        site = self.sites[name]
        return self.gain(site.card) / max(0.5, site.empty)

    def gain(self, card: str) -> float:
        """Roughly what a card is worth once it is built: points, production in the rounds to come, its bonus."""
        left = ROUNDS - self.round
        gain = float(FLAT[card])
        if card in EACH:
            each, family = EACH[card]
            gain += each * (self.families[family] + FAMILY_GROWTH * (left + 1))
        made = sum(PRODUCTION[card])
        if card in MULTIPLIED:
            made += self.families[MULTIPLIED[card][1]] + 1
        krystallium, soldiers = BONUS[card]
        gain += made * (left + 0.4) + krystallium * KEPT + soldiers * (self.needed_soldier if self.needs else SOLDIER)
        if self.required.get(card, 0) > 0:
            gain += REQUIRED
        return gain

    def value(self, orders: int = ORDERS) -> float:
        """What all of it will be worth in the best of a few orders; cards that would not be finished are left out."""
        names = list(self.sites)
        best = -1000.0
        tried: list[list[str]] = []
        for key in (self.rank, self.nearness, self.haste, self.glory)[: orders if len(names) > 2 else 1]:
            order = sorted(names, key=key, reverse=True)
            if order in tried:
                continue
            tried.append(order)
            value, finished = play_on(self, order)
            if len(finished) < len(order):
                fewer = [name for name in order if name in finished]
                if fewer not in tried:
                    tried.append(fewer)
                    value = max(value, play_on(self, fewer)[0])
            best = max(best, value)
        return best

    def glory(self, name: str) -> float:
        """What a card in construction scores for each cube it still lacks."""
        site = self.sites[name]
        points = float(FLAT[site.card])
        if site.card in EACH:
            each, family = EACH[site.card]
            points += each * (self.families[family] + 2)
        return points / max(0.5, site.empty)

    def nearness(self, name: str) -> float:
        """How near a card in construction is to its end."""
        return -self.sites[name].empty

    def haste(self, name: str) -> float:
        """How soon a card in construction should be finished: what it produces for each cube it still lacks."""
        site = self.sites[name]
        return sum(PRODUCTION[site.card]) / max(0.5, site.empty)


def _without(cards: Sequence[str], some: Sequence[str]) -> list[str]:
    rest = list(cards)
    for card in some:
        rest.remove(card)
    return rest
