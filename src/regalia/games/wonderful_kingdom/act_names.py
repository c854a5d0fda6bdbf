"""Every act of It's a Wonderful Kingdom by a name that is the same for both seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from regalia.engine.game import Setting
from regalia.engine.numbers import seat_ahead
from regalia.games.wonderful_kingdom.cards import (
    ADVISORS,
    CALAMITY,
    COST,
    DEVELOPMENTS,
    DUCHIES,
    MENACES,
    MULTIPLIED,
    PRODUCTION,
    QUESTS,
    RECYCLED,
    TREASURES,
)
from regalia.games.wonderful_kingdom.menace_effects import Freeze
from regalia.games.wonderful_kingdom.words import KINDS, KRYSTALLIUM, RESOURCES, SOLDIERS

AREAS: Final = (1, 2)
MOST_DOWN: Final = 10
"""More cards than ever lie face down in one area."""


def act_names(players: int, options: Mapping[str, Setting]) -> list[str]:
    """The names of all acts that there can be with these options."""
    told = options["scenario"] != "none"
    module = options["module"]
    cards = [*DEVELOPMENTS, *TREASURES, CALAMITY]
    if told or module == "menaces":
        cards += MENACES
    if told or module == "advisors":
        cards += ADVISORS
    names = [*_choosing(cards, players), *_building(), "done"]
    names += (f"keep:{card}" for card in cards)
    if told or module == "menaces":
        names += _fighting(cards)
    if told or module == "advisors":
        names += _advised(cards)
    if told or module == "quests":
        names += _questing()
    return list(dict.fromkeys(names))


def act_name(key: str, seat: int, players: int) -> str:
    """The name of an act in the list, for a seat."""
    if not key.startswith("spy:chosen@"):
        return key
    other, _, place = key.removeprefix("spy:chosen@").partition(":")
    return f"spy:chosen@{seat_ahead(int(other), seat, players)}:{place}"


def _choosing(cards: list[str], players: int) -> Iterator[str]:
    for card in cards:
        for area in AREAS:
            yield f"offer:{card}:{area}"
            yield f"offer:{card}:{area}:down"
    yield from (f"select:{area}" for area in AREAS)
    yield from (f"spy:{area}:{place}" for area in AREAS for place in range(1, MOST_DOWN + 1))
    yield from (f"spy:chosen@+{other}:{place}" for other in range(players) for place in range(1, MOST_DOWN + 1))
    yield from (f"recycle:{card}" for card in RECYCLED)
    if players == 1:
        yield from (f"search:{area}" for area in AREAS)
        yield from (f"remove:{card}" for card in cards)
        yield from (f"find:{card}" for card in cards)


def _sites() -> Iterator[tuple[str, str]]:
    """Every card in construction and what it can be called there: the second Farm is «farm.2»."""
    for card, development in DEVELOPMENTS.items():
        yield from ((card, card if copy == 1 else f"{card}.{copy}") for copy in range(1, development.copies + 1))


def _building() -> Iterator[str]:
    yield from (f"build:{card}" for card in DEVELOPMENTS)
    yield from (f"lab:{resource}" for resource in RESOURCES)
    for card, name in _sites():
        cost = COST[card]
        yield f"throw-away:{name}"
        yield from (f"put:{name}:{RESOURCES[kind]}" for kind in range(KRYSTALLIUM) if cost[kind])
        yield from (f"krystallium:{name}:{KINDS[kind]}" for kind in range(SOLDIERS) if cost[kind])
        if cost[SOLDIERS]:
            yield f"soldier:{name}"


def _fighting(cards: list[str]) -> Iterator[str]:
    for id, menace in MENACES.items():
        yield f"defeat:{id}"
        if isinstance(menace.effect, Freeze):
            yield from (f"defeat:{id}:{name}" for _, name in _sites())
    yield from (f"shadow:{card}" for card in cards)
    yield from (f"freeze-new:{card}" for card in DEVELOPMENTS)
    yield from (f"freeze:{name}" for _, name in _sites())
    for symbol in _symbols():
        yield f"cover:{symbol}"
        yield f"uncover:{symbol}"


def _symbols() -> Iterator[str]:
    for card in (*DUCHIES, *DEVELOPMENTS):
        made = {RESOURCES[kind] for kind, n in enumerate(PRODUCTION[card]) if n}
        if card in MULTIPLIED:
            made.add(RESOURCES[MULTIPLIED[card][0]])
        yield from (f"{card}:{resource}" for resource in RESOURCES if resource in made)


def _advised(cards: list[str]) -> Iterator[str]:
    yield from (f"use:{card}" for card in ADVISORS)
    yield from (f"turn-up:{area}" for area in AREAS)
    for area in AREAS:
        yield from (f"move:{area}:{card}" for card in cards)
        yield from (f"move:{area}:down{place}" for place in range(1, MOST_DOWN + 1))
    yield from (f"give:{card}" for card in cards)
    yield from (f"swap:{card}" for card in cards)


def _questing() -> Iterator[str]:
    for quest in QUESTS.values():
        steps = max(len(quest.two_players), len(quest.solo))
        yield from (f"quest:{quest.id}:{number}" for number in range(1, steps + 1))
    yield "transmute"
    yield from (f"melt:{resource}" for resource in RESOURCES)
