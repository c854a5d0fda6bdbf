"""It's a Wonderful Kingdom in numbers: what the table tells beyond zones and counters, and what can lie where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from regalia.engine.numbers import Measure, Number, Numbers, Row, SeatOf, Word, Words
from regalia.games.wonderful_kingdom.cards import (
    ADVISORS,
    CALAMITY,
    DEVELOPMENTS,
    DUCHIES,
    MENACES,
    QUESTS,
    SCENARIOS,
    TREASURES,
)
from regalia.games.wonderful_kingdom.words import FAMILIES, KINDS, RESOURCES

ADVISOR: Final = tuple(ADVISORS)
DEVELOPMENT: Final = tuple(DEVELOPMENTS)
MENACE: Final = tuple(MENACES)
ANY: Final = (*DEVELOPMENTS, *TREASURES, CALAMITY, *MENACES, *ADVISORS)
"""What can lie in hands, decks and offers."""
PHASES: Final = ("choice", "planning", "fight", "end")
STEPS: Final = tuple(
    f"{quest.id}:{number}" for quest in QUESTS.values() for number in range(1, len(quest.two_players) + 1)
)
WIDTH: Final = len(KINDS) + 2


class Construction(Measure):
    """The cards in construction: how many of each there are, how many are frozen, and what they lack of each kind."""

    __slots__ = ("places",)
    kind = "numbers"

    def __init__(self, name: str) -> None:
        words = ("begun", "frozen", *KINDS)
        super().__init__(name, tuple(f"{card}.{word}" for card in DEVELOPMENT for word in words))
        self.places = {card: at * WIDTH for at, card in enumerate(DEVELOPMENT)}

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        sums: dict[int, int] = {}
        for site in value.values():
            at: int = self.places[site.card]
            sums[at] = sums.get(at, 0) + 1
            if site.frozen:
                sums[at + 1] = sums.get(at + 1, 0) + 1
            for kind, n in enumerate(site.missing):
                if n:
                    sums[at + 2 + kind] = sums.get(at + 2 + kind, 0) + n
        return sums.items()


class Staged(Measure):
    """Where the first card of an offer goes."""

    __slots__ = ()

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        return ((0, value.plain()),)


NUMBERS: Final = Numbers(
    of_table=(
        Number("beside_danger"),
        SeatOf("first"),
        Word("phase", PHASES),
        Words("quests", QUESTS),
        Number("round"),
        Word("scenario", SCENARIOS),
        Number("searched"),
        Number("step"),
        Number("calamities_left"),
        Number("vermin_left"),
    ),
    of_players=(
        Word("duchy", DUCHIES),
        Row("cubes", *RESOURCES),
        Row("lab", *RESOURCES),
        Row("families", *FAMILIES),
        Number("calamity_count"),
        Number("free_traps"),
        Number("haunted"),
        Number("points"),
        Number("robbed"),
        Number("spies_used"),
        Staged("staged_at"),
        Words("steps", STEPS),
        Words("used", ADVISORS),
        Words("thefts", (f"{card}:{kind}" for card in (*DUCHIES, *DEVELOPMENTS) for kind in RESOURCES)),
        Construction("sites"),
    ),
    holds={
        "deck": ANY,
        "danger": ANY,
        "offers_up": ANY,
        "offers_down": ANY,
        "discards": ANY,
        "discards_down": ANY,
        "box": ANY,
        "hand": ANY,
        "known": ANY,
        "staged": ANY,
        "chosen": ANY,
        "chosen_down": ANY,
        "menaces": MENACE,
        "built": DEVELOPMENT,
        "advisors": ADVISOR,
        "menace_deck": MENACE,
        "dealt": ADVISOR,
        "returned": ADVISOR,
        "looked": ANY,
    },
    unsaid=("construction", "calamity_pile", "calamities", "vermin"),
)
