"""How production goes on from a standing of a duchy: cube by cube, card by card, to the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.games.wonderful_kingdom.cards import DEVELOPMENTS, FAMILY, MENACES, MULTIPLIED, PRODUCTION
from regalia.games.wonderful_kingdom.effects import Gain
from regalia.games.wonderful_kingdom.menace_effects import Freeze
from regalia.games.wonderful_kingdom.rounds import ROUNDS
from regalia.games.wonderful_kingdom.words import FAMILIES, SOLDIERS

if TYPE_CHECKING:
    from regalia.bots.wonderful_kingdom.outlook import Outlook

SPARE: Final[tuple[float, ...]] = (0.85, 0.95, 1.05, 1.05)
"""What a cube of a later round is worth that no card waits for yet, by resource: cards will come."""
GROWTH: Final = 0.3
"""What each cube of a later round is worth beside what it does: with more of them, better cards come into reach."""
EARLY: Final = 0.15
"""By how much more a cube is worth for each round that is still to come after it."""
WILD: Final = 2
"""How many cubes of just the right colour recycled cards may bring in a later round."""
SPARE_WILD: Final = 0.8
"""What such a cube is worth that no card waits for yet."""
IN_LAB: Final = 0.28
"""What a cube in the lab is worth."""
KEPT: Final = 1.5
"""What a krystallium is worth while cards are still to come."""
SOLDIER: Final = 0.7
"""What a soldier is worth for nothing in particular."""
NEEDED_SOLDIER: Final = 4.0
"""What a soldier is worth that a quest or a scenario cannot be won without."""
NEEDED_AGAINST: Final = 7.0
"""The same against an opponent: without the final step no points win, with it few may do."""
REQUIRED: Final = 45.0
"""What a card is worth that a scenario cannot be won without."""
GOAL: Final = 60.0
"""What the final step of a quest is worth."""
FAMILY_GROWTH: Final = 0.9
"""How many more cards of a family a round may bring."""

EXPLORATION: Final = 3
STEPS: Final = 4
"""How many steps of production a round has."""
LAB_CUBES: Final = 5

_giants = [menace for menace in MENACES.values() if isinstance(menace.effect, Freeze)]
GIANT_PRICE: Final = max((giant.price for giant in _giants), default=0)
GIANT_POINTS: Final = max((-giant.points for giant in _giants), default=0)
"""What a card costs more that a menace lies under, and what the menace's defeat saves."""

BONUS: Final = {
    card: (facts.bonus.krystallium, facts.bonus.soldiers) if isinstance(facts.bonus, Gain) else (0, 0)
    for card, facts in DEVELOPMENTS.items()
}
FLAT: Final = {card: facts.points.flat for card, facts in DEVELOPMENTS.items()}
EACH: Final = {
    card: (facts.points.each, FAMILIES.index(facts.points.per))
    for card, facts in DEVELOPMENTS.items()
    if facts.points.per is not None
}
MADE: Final = {card: tuple((resource, n) for resource, n in enumerate(PRODUCTION[card]) if n) for card in DEVELOPMENTS}


class Planned:
    """A card in construction as it is planned: what it lacks of each kind, and in all. Never changed."""

    __slots__ = ("card", "empty", "frozen", "missing", "name")

    def __init__(self, name: str, card: str, missing: tuple[int, ...], frozen: bool) -> None:
        self.name = name
        self.card = card
        self.missing = missing
        self.frozen = frozen
        self.empty = sum(missing)


class Waiting:
    """A card in construction in the future: its empty slots, and how many cubes it lacks; soldiers come in the end."""

    __slots__ = ("card", "frozen", "lacks", "name", "slots")

    def __init__(self, plan: Planned) -> None:
        self.name = plan.name
        self.card = plan.card
        self.frozen = plan.frozen
        self.slots = list(plan.missing)
        self.lacks = plan.empty - plan.missing[SOLDIERS]


class Future:
    """A duchy that produces and builds to the end of the game, its cards in a given order."""

    __slots__ = (
        "begun", "each", "explored", "families", "finished", "goal", "krystallium", "lab", "look", "multiplied", "now",
        "outlook", "points", "production", "soldiers", "spare", "step", "waiting",
    )  # fmt: skip

    def __init__(self, outlook: Outlook, order: list[str]) -> None:
        sites = outlook.sites
        self.outlook = outlook
        self.waiting = [Waiting(sites[name]) for name in order]
        self.production, self.families = outlook.production[:], outlook.families[:]
        self.multiplied, self.each = outlook.multiplied, outlook.each
        self.krystallium, self.soldiers, self.lab = outlook.krystallium, outlook.soldiers, outlook.lab
        self.explored, self.goal = outlook.explored, outlook.needs_exploration
        self.points, self.spare = float(outlook.flat), 0.0
        self.finished: list[str] = []
        self.step, self.now, self.begun = outlook.start, outlook.round, outlook.round
        self.look = True
        """Whether a card may have been finished."""

    def play(self) -> None:
        """Place the cubes in hand, then produce step by step and round by round."""
        for resource in (3, 2, 1, 0):
            n = self.outlook.cubes[resource]
            if n:
                if self.look:
                    self.complete()
                self.place(resource, n)
        while True:
            if self.look:
                self.complete()
            if self.step < STEPS:
                self.produce()
            elif self.now < ROUNDS:
                self.begin_round()
            else:
                return

    def complete(self) -> None:
        """Cards that lack no cube are finished, if their soldiers are there."""
        self.look = False
        for site in [site for site in self.waiting if not site.lacks]:
            wanted = site.slots[SOLDIERS] + (GIANT_PRICE if site.frozen else 0)
            if wanted > self.soldiers or (site.frozen and self.step < STEPS):
                continue
            self.waiting.remove(site)
            self.finished.append(site.name)
            if site.frozen:
                self.points += GIANT_POINTS
            self.soldiers -= wanted
            self.add_built(site.card)

    def add_built(self, card: str) -> None:
        """A card is finished: its bonus comes, it produces and it scores."""
        made, recruited = BONUS[card]
        self.soldiers += recruited
        self.krystallium += made
        self.families[FAMILY[card]] += 1
        for resource, n in MADE[card]:
            self.production[resource] += n
        if card in MULTIPLIED:
            self.multiplied = [*self.multiplied, MULTIPLIED[card]]
        self.points += FLAT[card]
        if card in EACH:
            self.each = [*self.each, EACH[card]]
        if self.outlook.required.get(card, 0) > 0:
            self.points += REQUIRED

    def produce(self) -> None:
        """The next step of production."""
        resource = self.step
        n = self.production[resource]
        for of, family in self.multiplied:
            if of == resource:
                n += self.families[family]
        self.step = resource + 1
        if self.now > self.begun:
            self.spare += n * GROWTH
        self.place(resource, n)

    def place(self, resource: int, n: int) -> None:
        """Cubes go onto the cards in their order, and what no card waits for into the lab or to cards still to come."""
        if resource == EXPLORATION and self.explored < self.goal:
            later = (ROUNDS - self.now) * self.production[EXPLORATION]
            saved = min(n, max(0, self.goal - self.explored - later))
            self.explored += saved
            n -= saved
        if n:
            for site in self.waiting:
                free = site.slots[resource]
                if free:
                    put = free if free < n else n
                    site.slots[resource] = free - put
                    site.lacks -= put
                    if not site.lacks:
                        self.look = True
                    n -= put
                    if not n:
                        break
            else:
                self.keep(resource, n)
        if self.step == STEPS:
            self.look = True

    def keep(self, resource: int, n: int) -> None:
        """Cubes that no card waits for."""
        if resource == EXPLORATION and self.explored < self.goal:
            self.explored += n
        elif self.now > self.begun:
            self.spare += n * SPARE[resource] * (1 + EARLY * (ROUNDS - self.now))
        else:
            self.lab += n

    def begin_round(self) -> None:
        """A new round: recycled cards bring a few cubes of just the right colour."""
        self.now, self.step = self.now + 1, 0
        wild = WILD
        for site in self.waiting:
            slots = site.slots
            for resource in (0, 1, 2, 3):
                free = slots[resource]
                if free:
                    put = free if free < wild else wild
                    slots[resource] = free - put
                    site.lacks -= put
                    wild -= put
            self.look = self.look or not site.lacks
            if not wild:
                break
        self.spare += wild * SPARE_WILD * (1 + EARLY * (ROUNDS - self.now))

    def spend_krystallium(self) -> None:
        """Krystallium that is left completes what it can, the most points for each first."""
        while self.krystallium > 0:
            best, most = None, 0.0
            for site in self.waiting:
                if site.frozen or not 0 < site.lacks <= self.krystallium or site.slots[SOLDIERS] > self.soldiers:
                    continue
                gain = self.scored(site.card) / site.lacks
                if gain > most:
                    best, most = site, gain
            if best is None:
                return
            self.waiting.remove(best)
            self.finished.append(best.name)
            self.krystallium -= best.lacks
            self.points += most * best.lacks

    def scored(self, card: str) -> float:
        """What one more card would score in the end."""
        gain = float(FLAT[card]) + sum([times for times, family in self.each if family == FAMILY[card]])
        if card in EACH:
            times, family = EACH[card]
            gain += times * (self.families[family] + (family == FAMILY[card]))
        if self.outlook.required.get(card, 0) > 0:
            gain += REQUIRED
        return gain

    def total(self) -> float:
        """What has come of it in the end, in points."""
        outlook = self.outlook
        points, left = self.points, ROUNDS - self.begun
        growth = FAMILY_GROWTH * left
        for times, family in self.each:
            points += times * (self.families[family] + growth)
        points += self.spare + self.lab % LAB_CUBES * IN_LAB + (self.krystallium * KEPT if left else 0)
        needed = min(self.soldiers, outlook.needs)
        points += needed * outlook.needed_soldier + (self.soldiers - needed) * SOLDIER * (left > 0 or outlook.needs > 0)
        if self.goal:
            points += GOAL * min(1.0, (self.explored + self.krystallium) / self.goal)
        return points


def play_on(outlook: Outlook, order: list[str]) -> tuple[float, list[str]]:
    """Produce and build in this order of cards to the end; says what comes of it and which cards are finished."""
    future = Future(outlook, order)
    future.play()
    future.krystallium += future.lab // LAB_CUBES
    if future.krystallium > 0 and future.waiting:
        future.spend_krystallium()
    return future.total(), future.finished
