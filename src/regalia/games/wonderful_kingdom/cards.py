"""Every card and board of the box, read from the card files, and the look-up tables that the rules need at speed."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from regalia.engine.card_files import read_cards
from regalia.engine.effects import Effect
from regalia.games.wonderful_kingdom.effects import VOCABULARY
from regalia.games.wonderful_kingdom.menace_effects import MenaceEffect
from regalia.games.wonderful_kingdom.words import FAMILIES, KINDS, RESOURCES, Family, Kind, Resource

Source = Literal["printed", "public", "reconstructed"]
When = Literal[
    "own_turn", "offering", "before_selecting", "after_selecting", "before_planning", "planning", "production", "end"
]  # fmt: skip
"""When an advisor's ability can be paid for; the first four are moments of the choice phase."""
Deck = Literal["giant_rats", "ice_giants", "shadows", "thieves"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all cards have: an id, how many there are, and where their values come from.

    ``source`` speaks for the card as a whole; fields from elsewhere are named in one of the three lists.
    """

    id: str
    copies: int = 1
    source: Source
    printed: tuple[str, ...] = ()
    public: tuple[str, ...] = ()
    reconstructed: tuple[str, ...] = ()


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Victory points: so many, or so many for each built card of a family."""

    flat: int = 0
    each: int = 0
    per: Family | None = None


class Multiplied(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol that produces one of a resource for each built card of a family."""

    resource: Resource
    per: Family


NO_POINTS = Points()


class Development(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that is built for its production, its points and its bonus, or recycled for one resource."""

    family: Family
    cost: dict[Kind, int]
    recycling: Resource
    production: dict[Resource, int] = {}
    multiplied: Multiplied | None = None
    points: Points = NO_POINTS
    bonus: Effect[Any] | None = None


class Treasure(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that can only be recycled, for two resources."""

    recycling: tuple[Resource, Resource]


class Calamity(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that lies in the duchy of whoever took it and costs points."""

    points: int


class Menace(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A menace: hits whoever took it until it is defeated for its price in soldiers; ``bred`` ones are in no hand."""

    deck: Deck
    price: int
    points: int
    bred: bool = False
    effect: MenaceEffect | None = None


class Advisor(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An advisor: an ability that can be paid for with soldiers once a round; some are for two players only."""

    when: When
    price: int
    two_players: bool = False
    effect: Effect[Any]


class DuchyCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a duchy card."""

    duchy: str
    side: Literal["A", "B"]
    production: dict[Resource, int]
    points: Points = NO_POINTS


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a quest: a price paid at once and a reward; ``first_only`` gives it to the first player alone."""

    pay: dict[Kind, int]
    reward: Effect[Any]
    first_only: bool = False


class Quest(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A quest board with its two sides; the last step of a side is the final one."""

    two_players: tuple[Step, ...]
    solo: tuple[Step, ...]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A solo scenario: what lies where at the start, special rules, how it is lost, and the medals."""

    id: str
    danger: Deck | None = None
    quests: tuple[str, ...] = ()
    advisors: tuple[str, ...] = ()
    construction: dict[str, int] = {}
    built: dict[str, int] = {}
    menaces: dict[str, int] = {}
    soldiers: int = 0
    spies: bool = True
    all_covered: bool = False
    cannot_throw_away: bool = False
    vermin_per_site: bool = False
    vermin_return: bool = False
    lost_without_vermin: bool = False
    lost_beside_danger: int = 0
    must_defeat: tuple[str, ...] = ()
    medals: tuple[int, int, int]


_folder = files("regalia.games.wonderful_kingdom") / "cards"
DEVELOPMENTS = read_cards(_folder / "developments.toml", Development, VOCABULARY)
TREASURES = read_cards(_folder / "treasures.toml", Treasure, VOCABULARY)
CALAMITIES = read_cards(_folder / "calamities.toml", Calamity, VOCABULARY)
MENACES = read_cards(_folder / "menaces.toml", Menace, VOCABULARY)
ADVISORS = read_cards(_folder / "advisors.toml", Advisor, VOCABULARY)
DUCHIES = read_cards(_folder / "duchies.toml", DuchyCard, VOCABULARY)
QUESTS = read_cards(_folder / "quests.toml", Quest, VOCABULARY)
SCENARIOS = read_cards(_folder / "scenarios.toml", Scenario, VOCABULARY)

CALAMITY: Final = "calamity"
VERMIN: Final = next(id for id, menace in MENACES.items() if menace.bred)
DECKS: dict[str, str] = {menace.deck: id for id, menace in MENACES.items() if not menace.bred}
"""The card of each menace deck."""

COST: dict[str, tuple[int, ...]] = {
    id: tuple(card.cost.get(kind, 0) for kind in KINDS) for id, card in DEVELOPMENTS.items()
}
FAMILY = {id: FAMILIES.index(card.family) for id, card in DEVELOPMENTS.items()}


def by_resource(counts: Mapping[Resource, int]) -> tuple[int, int, int, int]:
    """Amounts of the four resources in the order of production."""
    materials, population, gold, exploration = (counts.get(resource, 0) for resource in RESOURCES)
    return materials, population, gold, exploration


PRODUCTION = {id: by_resource(card.production) for id, card in DEVELOPMENTS.items()} | {
    id: by_resource(card.production) for id, card in DUCHIES.items()
}
MULTIPLIED = {
    id: (RESOURCES.index(card.multiplied.resource), FAMILIES.index(card.multiplied.per))
    for id, card in DEVELOPMENTS.items()
    if card.multiplied is not None
}
"""Cards that produce for each card of a family: which resource, which family."""

RECYCLED: dict[str, tuple[int, ...]] = {id: (RESOURCES.index(card.recycling),) for id, card in DEVELOPMENTS.items()} | {
    id: tuple(RESOURCES.index(resource) for resource in card.recycling) for id, card in TREASURES.items()
}
"""What recycling a card gives; what is not here cannot be recycled."""


def copies_of(cards: Mapping[str, Card]) -> tuple[str, ...]:
    """Every copy of every card."""
    return tuple(id for id, card in cards.items() for _ in range(card.copies))
