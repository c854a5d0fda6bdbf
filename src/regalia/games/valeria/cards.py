"""Every card of the box, read from the card files, and the look-up tables that the rules need at speed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from regalia.engine.card_files import read_cards
from regalia.engine.combinators import All
from regalia.engine.effects import Effect
from regalia.games.valeria.card_effects import GainCitizen, MaySlay, Return, Take, TakeMonster
from regalia.games.valeria.effects import Choose, Exchange, Gain, GainAny, GainPer, Per, Role
from regalia.games.valeria.event_effects import AddToken, EveryoneLoses
from regalia.games.valeria.lasting_effects import ChangeDie, CheaperDomains, NoSurcharge

VOCABULARY: Final[dict[str, type[Effect[Any]]]] = {
    effect.do: effect
    for effect in (
        Gain, GainPer, All, Choose, GainAny, Exchange, Take, GainCitizen, MaySlay, TakeMonster, Return, ChangeDie,
        NoSurcharge, CheaperDomains, AddToken, EveryoneLoses,
    )
}  # fmt: skip
"""Every word that a card file may use after «do»."""

Source = Literal["printed", "fan list", "reconstructed"]
When = Literal[
    "built", "always", "roll", "any_pair", "actions_begin", "actions_end", "citizen_gained", "monster_slain"
]  # fmt: skip
"""When a domain works: once when built, always, in the owner's roll phase, at each pair anybody rolls, and so on."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all cards have: an id, how many there are, and where their values come from."""

    id: str
    copies: int
    source: Source
    copies_source: Source = "printed"


class Citizen(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A citizen: harvested by its activation numbers, recruited for gold."""

    activation: tuple[int, ...]
    cost: int
    role: Role
    active: Effect[Any]
    others: Effect[Any]


class Starter(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that every duchy begins with; ``named`` is the citizen whose name it bears."""

    activation: tuple[int, ...]
    named: str = ""
    active: Effect[Any]
    others: Effect[Any]


class Monster(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monster of an area; ``fives`` of its copies are for five players only."""

    area: str
    type: str
    strength: int
    magic: int = 0
    vp: int
    fives: int = 0
    reward: Effect[Any]


class MonsterEvent(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monster without an area that does something when its number is rolled."""

    activation: int
    type: str
    strength: int
    magic: int = 0
    vp: int
    rolled: Effect[Any]
    reward: Effect[Any]


class Domain(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A domain: needs roles in the duchy, costs gold, works once or from now on."""

    cost: int
    needs: dict[Role, int]
    vp: int
    when: When
    effect: Effect[Any]

    def __post_init__(self) -> None:
        if isinstance(self.effect, ChangeDie) != (self.when == "roll"):
            raise ValueError("a domain changes a die if and only if it works in the roll phase")


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many victory points for each."""

    vp: int
    per: Per


class Duke(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A duke: what its owner scores for at the end."""

    score: tuple[Points, ...]
    resources_per_vp: int


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up with a name: five areas, ten citizens, and domains that stay in the box."""

    id: str
    areas: tuple[str, ...]
    citizens: tuple[str, ...]
    without: tuple[str, ...] = ()


_folder = files("regalia.games.valeria") / "cards"
CITIZENS = read_cards(_folder / "citizens.toml", Citizen, VOCABULARY)
STARTERS = read_cards(_folder / "starters.toml", Starter, VOCABULARY)
MONSTERS = read_cards(_folder / "monsters.toml", Monster, VOCABULARY)
EVENTS = read_cards(_folder / "events.toml", MonsterEvent, VOCABULARY)
DOMAINS = read_cards(_folder / "domains.toml", Domain, VOCABULARY)
DUKES = read_cards(_folder / "dukes.toml", Duke, VOCABULARY)
SETUPS = read_cards(_folder / "setups.toml", Setup, VOCABULARY)

EXHAUSTED: Final = "exhausted"
"""The marker card that covers an empty place."""
EXHAUSTED_COPIES: Final = 10
REFERENCE_COPIES: Final = 5
"""One card for each player that sums up a turn; it plays no part in the game."""

AREAS = tuple(dict.fromkeys(monster.area for monster in MONSTERS.values()))
NUMBERS = tuple(dict.fromkeys(citizen.activation for citizen in CITIZENS.values()))
"""The activation numbers of the ten citizen stacks, in the order of the grid."""
SLAYABLE: dict[str, Monster | MonsterEvent] = {**MONSTERS, **EVENTS}

ROLES: tuple[Role, ...] = ("worker", "soldier", "shadow", "holy")


@cache
def kinds_for(numbers: tuple[int, ...]) -> tuple[str, ...]:
    """The citizens with these activation numbers."""
    return tuple(card for card, citizen in CITIZENS.items() if citizen.activation == numbers)


@cache
def monster_stack(area: str, players: int) -> tuple[str, ...]:
    """An area's monsters from the bottom up: the boss lowest, the weakest on top; magic does not count."""
    cards = [
        id
        for id, monster in MONSTERS.items()
        if monster.area == area
        for _ in range(monster.copies - (monster.fives if players < 5 else 0))
    ]
    return tuple(sorted(cards, key=lambda id: -MONSTERS[id].strength))


HARVESTED: tuple[Starter | Citizen, ...] = (*STARTERS.values(), *CITIZENS.values())
ROLLS = [(a, b) for a in range(1, 7) for b in range(1, 7)]


def woken(dice: tuple[int, int]) -> dict[str, int]:
    """Which cards two dice activate and how often: a pair's number counts twice, the sum once."""
    numbers = (*dice, sum(dice))
    hits = {card.id: sum(number in card.activation for number in numbers) for card in HARVESTED}
    return {card: times for card, times in hits.items() if times}


TWIN = {starter.named: 1 for starter in STARTERS.values() if starter.named}
"""Citizens whose name a starter bears too: the first copy is the second card of that name."""
FIRST_MONSTER: Final = 0
FIRST_CITIZEN: Final = 5
FIRST_DOMAIN: Final = 15
PLACES: Final = 20
"""The centre is a grid of 4 rows and 5 columns: places 0 to 4 monsters, 5 to 14 citizens, 15 to 19 domains."""
CITIZEN_PLACE = {card: FIRST_CITIZEN + NUMBERS.index(citizen.activation) for card, citizen in CITIZENS.items()}
FIRST_PRICES = {card: citizen.cost + TWIN.get(card, 0) for card, citizen in CITIZENS.items()}
"""What each citizen costs a new duchy."""
