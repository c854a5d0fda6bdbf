"""Every board, card and token of the box, read from the card files, and the look-up tables that the rules need."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from regalia.engine.card_files import read_cards
from regalia.engine.effects import Effect
from regalia.games.bellum_magica.effects import VOCABULARY
from regalia.games.bellum_magica.wings import War, Work

Source = Literal["printed", "fan list", "reconstructed"]
ChestKind = Literal["wooden", "metal", "golden"]
SettlementKind = Literal["inn", "farm", "village", "city"]
Rows = tuple[int, ...]
"""The icons of a wing for the six faces of the die, kind by kind: six numbers of food, six of runes, six of maps; or
six of swords, six of magic swords, six of thieves."""

RUNES: Final = 6
MAPS: Final = 12
MAGIC: Final = 6
THIEVES: Final = 12
"""Where the second and the third kind of icon begin in ``Rows``."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all cards have: an id, how many there are, and where their values come from."""

    id: str
    copies: int = 1
    source: Source
    copies_source: Source = "printed"


class Castle(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A castle board: its shield, and the icons of both wings by die face."""

    shield: int
    magic_shield: int = 0
    shield_source: Source
    work: tuple[Work, Work, Work, Work, Work, Work]
    war: tuple[War, War, War, War, War, War]


class Creature(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A creature: works when tucked left, fights when tucked right; may bring a bonus token."""

    work: tuple[Work, Work, Work, Work, Work, Work]
    war: tuple[War, War, War, War, War, War]
    bonus: Effect[Any] | None = None


class Settlement(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A settlement of the humans: its shields, and the loot of whoever beats them."""

    kind: SettlementKind
    shield: int
    magic_shield: int = 0
    shield_source: Source = "reconstructed"
    loot: Effect[Any]


class Chest(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A treasure chest: its kind is seen by all, its value by its owner."""

    kind: ChestKind
    value: int


_folder = files("regalia.games.bellum_magica") / "cards"
CASTLES = read_cards(_folder / "castles.toml", Castle, VOCABULARY)
GOBLINS = read_cards(_folder / "goblins.toml", Creature, VOCABULARY)
EVIL = read_cards(_folder / "evil.toml", Creature, VOCABULARY)
ULTRA_EVIL = read_cards(_folder / "ultra_evil.toml", Creature, VOCABULARY)
SETTLEMENTS = read_cards(_folder / "settlements.toml", Settlement, VOCABULARY)
CHESTS = read_cards(_folder / "chests.toml", Chest, VOCABULARY)

INN: Final = "inn"
"""The settlement that is never discarded."""
CHEST_KINDS: tuple[ChestKind, ...] = ("wooden", "metal", "golden")
SETTLEMENT_KINDS: tuple[SettlementKind, ...] = ("farm", "village", "city")
"""The kinds of the deck of the human kingdoms, from the top."""

EVIL_FOOD: Final = 2
ULTRA_RUNES_ALONE: Final = 3
ULTRA_RUNES: Final = 1
ULTRA_FOOD: Final = 4
"""What creatures cost: 2 food; 3 runes, or 1 rune and 4 food."""
WAYS_TO_PAY: dict[str, tuple[Mapping[str, int], ...]] = {
    **dict.fromkeys(EVIL, ({"food": EVIL_FOOD},)),
    **dict.fromkeys(ULTRA_EVIL, ({"runes": ULTRA_RUNES_ALONE}, {"runes": ULTRA_RUNES, "food": ULTRA_FOOD})),
}
"""The same by creature: each way to pay for it. Goblins are not bought."""

FOOD_TOKENS: Final = 30
RUNE_TOKENS: Final = 20
SHIELD_TOKENS: Final = 20
"""How many tokens lie in the box."""


def settlements_of(kind: SettlementKind) -> tuple[str, ...]:
    """All settlements of a kind."""
    return tuple(card for card, settlement in SETTLEMENTS.items() if settlement.kind == kind)


def chests_of(kind: ChestKind) -> tuple[str, ...]:
    """All chests of a kind, one by one."""
    return tuple(card for card, chest in CHESTS.items() if chest.kind == kind for _ in range(chest.copies))


def _work_rows(rows: tuple[Work, ...]) -> Rows:
    return (*(row.food for row in rows), *(row.runes for row in rows), *(row.maps for row in rows))


def _war_rows(rows: tuple[War, ...]) -> Rows:
    return (*(row.swords for row in rows), *(row.magic_swords for row in rows), *(row.thieves for row in rows))


def _icons(rows: Rows) -> tuple[tuple[int, int], ...]:
    return tuple((at, n) for at, n in enumerate(rows) if n)


_hordes: Mapping[str, Castle | Creature] = {**CASTLES, **GOBLINS, **EVIL, **ULTRA_EVIL}
WORK: dict[str, Rows] = {card: _work_rows(horde.work) for card, horde in _hordes.items()}
WAR: dict[str, Rows] = {card: _war_rows(horde.war) for card, horde in _hordes.items()}
NO_ROWS: Rows = (0,) * 18
WORK_ICONS: dict[str, tuple[tuple[int, int], ...]] = {card: _icons(rows) for card, rows in WORK.items()}
WAR_ICONS: dict[str, tuple[tuple[int, int], ...]] = {card: _icons(rows) for card, rows in WAR.items()}
"""The same without the many empty places: where in the rows there are icons, and how many."""
CREATURES: dict[str, Creature] = {**GOBLINS, **EVIL, **ULTRA_EVIL}

assert all(s.shield + s.magic_shield > 0 for s in SETTLEMENTS.values()), "a settlement without shields"
