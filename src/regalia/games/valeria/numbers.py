"""Valeria in numbers: what the table tells beyond zones and counters, and which cards can lie where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from regalia.engine.numbers import Amounts, Measure, Number, Numbers, Places, Row, SeatOf, Words
from regalia.games.valeria.cards import (
    AREAS,
    CITIZENS,
    DOMAINS,
    DUKES,
    EVENTS,
    EXHAUSTED,
    MONSTERS,
    PLACES,
    ROLES,
    STARTERS,
)

CITIZEN: Final = tuple(CITIZENS)
DOMAIN: Final = tuple(DOMAINS)
DUKE: Final = tuple(DUKES)
EVENT: Final = tuple(EVENTS)
MONSTER: Final = tuple(MONSTERS)

KINDS: Final = ("gold", "strength", "magic")


class Tokens(Measure):
    """The tokens on the cards of each place of the centre."""

    __slots__ = ()
    kind = "numbers"

    def __init__(self, name: str) -> None:
        super().__init__(name, tuple(f"{place + 1}.{kind}" for place in range(PLACES) for kind in KINDS))

    def cells(self, value: Any, seat: int, seats: int) -> Iterable[tuple[int, int]]:
        sums: dict[int, int] = {}
        for (place, _height), tokens in value.items():
            for kind, n in enumerate(tokens):
                if n:
                    at = 3 * place + kind
                    sums[at] = sums.get(at, 0) + n
        return sums.items()


NUMBERS: Final = Numbers(
    of_table=(
        SeatOf("active"),
        SeatOf("first"),
        Words("areas", AREAS),
        Places("covers", PLACES, (EXHAUSTED, *EVENTS)),
        Row("dice", "first", "second"),
        Number("exhausted_left"),
        Number("final_round"),
        Number("turns"),
        Tokens("tokens"),
    ),
    of_players=(
        Amounts("duchy", (*STARTERS, *CITIZENS)),
        Amounts("roles", ROLES),
        Number("discount"),
        Number("pays_for_copies"),
    ),
    holds={
        "grid": (*MONSTER, *CITIZEN, *DOMAIN),
        "domain_box": DOMAIN,
        "citizen_box": CITIZEN,
        "event_deck": (*EVENT, EXHAUSTED),
        "event_box": EVENT,
        "returned_events": EVENT,
        "duke_box": DUKE,
        "dark_duke": DUKE,
        "captives": (*CITIZEN, *DOMAIN),
        "dukes": DUKE,
        "returned": DUKE,
        "domains": DOMAIN,
        "monsters": (*MONSTER, *EVENT),
    },
    unsaid=("starters", "citizens"),
)
