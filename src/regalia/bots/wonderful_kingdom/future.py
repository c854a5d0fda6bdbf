"""How production goes on from a standing of a duchy: cube by cube, card by card, to the end of the game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from regalia.games.wonderful_kingdom.cards import DEVELOPMENTS, FAMILY, ICE_GIANT, MENACES, MULTIPLIED, PRODUCTION
from regalia.games.wonderful_kingdom.effects import Gain
from regalia.games.wonderful_kingdom.rounds import ROUNDS
from regalia.games.wonderful_kingdom.words import FAMILIES, SOLDIERS

if TYPE_CHECKING:
    from regalia.bots.wonderful_kingdom.outlook import Outlook

SPARE: Final = (0.85, 0.95, 1.05, 1.05)
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
GIANT_PRICE, GIANT_POINTS = MENACES[ICE_GIANT].price, -MENACES[ICE_GIANT].points
LACKS: Final = 6
"""Where a site in the future keeps how many cubes it lacks, after its six kinds of slots; soldiers are left out."""

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

Site = tuple[str, str, list[int], bool]
"""A card in construction in the future: its name there, the card, its slots and what it lacks, whether it is frozen."""


@cache
def card_of(name: str) -> str:
    """The card that a name in construction stands for."""
    return name.rstrip("'").partition(".")[0]


def play_on(outlook: Outlook, order: list[str]) -> tuple[float, list[str]]:
    """Produce and build in this order of cards to the end; says what comes of it and which cards are finished."""
    frozen = outlook.frozen
    waiting: list[Site] = []
    for name in order:
        slots = outlook.sites[name]
        waiting.append((name, card_of(name), [*slots, sum(slots) - slots[SOLDIERS]], name in frozen))
    production, families = outlook.production[:], outlook.families[:]
    multiplied, each = outlook.multiplied, outlook.each
    krystallium, soldiers, lab, explored = outlook.krystallium, outlook.soldiers, outlook.lab, outlook.explored
    points, spare = float(outlook.flat), 0.0
    finished: list[str] = []
    hand = [(resource, n) for resource, n in enumerate(outlook.cubes) if n]
    step, now, begun = outlook.start, outlook.round, outlook.round
    goal, required = outlook.needs_exploration, outlook.required
    look = True
    while True:
        if look:
            look = False
            for site in [site for site in waiting if not site[2][LACKS]]:
                name, card, slots, ice = site
                wanted = slots[SOLDIERS] + (GIANT_PRICE if ice else 0)
                if wanted > soldiers or (ice and step < 4):
                    continue
                waiting.remove(site)
                finished.append(name)
                if ice:
                    points += GIANT_POINTS
                made, recruited = BONUS[card]
                soldiers += recruited - wanted
                krystallium += made
                families[FAMILY[card]] += 1
                for resource, n in MADE[card]:
                    production[resource] += n
                if card in MULTIPLIED:
                    multiplied = [*multiplied, MULTIPLIED[card]]
                points += FLAT[card]
                if card in EACH:
                    each = [*each, EACH[card]]
                if required and required.get(card, 0) > 0:
                    points += REQUIRED
        if hand:
            resource, n = hand.pop()
        elif step < 4:
            resource = step
            n = production[resource]
            for of, family in multiplied:
                if of == resource:
                    n += families[family]
            step += 1
            if now > begun:
                spare += n * GROWTH
        elif now < ROUNDS:
            now, step = now + 1, 0
            wild = WILD
            for _, _, slots, _ in waiting:
                for resource in (0, 1, 2, 3):
                    free = slots[resource]
                    if free:
                        put = free if free < wild else wild
                        slots[resource] = free - put
                        slots[LACKS] -= put
                        wild -= put
                look = look or not slots[LACKS]
                if not wild:
                    break
            spare += wild * SPARE_WILD * (1 + EARLY * (ROUNDS - now))
            continue
        else:
            break
        if resource == EXPLORATION and explored < goal:
            saved = min(n, max(0, goal - explored - (ROUNDS - now) * production[EXPLORATION]))
            explored += saved
            n -= saved
        if n:
            for _, _, slots, _ in waiting:
                free = slots[resource]
                if free:
                    put = free if free < n else n
                    slots[resource] = free - put
                    slots[LACKS] -= put
                    if not slots[LACKS]:
                        look = True
                    n -= put
                    if not n:
                        break
            else:
                if resource == EXPLORATION and explored < goal:
                    explored += n
                elif now > begun:
                    spare += n * SPARE[resource] * (1 + EARLY * (ROUNDS - now))
                else:
                    lab += n
        if step == 4:
            look = True
    krystallium += lab // 5
    if krystallium > 0 and waiting:
        points, krystallium = finish(waiting, finished, krystallium, soldiers, points, each, families, required)
    left = ROUNDS - begun
    growth = FAMILY_GROWTH * left
    for times, family in each:
        points += times * (families[family] + growth)
    points += spare + lab % 5 * IN_LAB + (krystallium * KEPT if left else 0)
    needed = min(soldiers, outlook.needs)
    points += needed * outlook.needed_soldier + (soldiers - needed) * SOLDIER * (left > 0 or outlook.needs > 0)
    if goal:
        points += GOAL * min(1.0, (explored + krystallium) / goal)
    return points, finished


def finish(
    waiting: list[Site], finished: list[str], krystallium: int, soldiers: float, points: float,
    each: list[tuple[int, int]], families: list[int], required: dict[str, int],
) -> tuple[float, int]:  # fmt: skip
    """Krystallium that is left completes what it can, the most points for each first."""
    while krystallium > 0:
        best, most = None, 0.0
        for site in waiting:
            _, card, slots, ice = site
            lacks = slots[LACKS]
            if ice or not 0 < lacks <= krystallium or slots[SOLDIERS] > soldiers:
                continue
            gain = float(FLAT[card]) + sum(times for times, family in each if family == FAMILY[card])
            if card in EACH:
                gain += EACH[card][0] * (families[EACH[card][1]] + (EACH[card][1] == FAMILY[card]))
            if required.get(card, 0) > 0:
                gain += REQUIRED
            if gain / lacks > most:
                best, most = site, gain / lacks
        if best is None:
            break
        waiting.remove(best)
        finished.append(best[0])
        krystallium -= best[2][LACKS]
        points += most * best[2][LACKS]
    return points, krystallium
