"""Every card of the box, read from the card files, and the look-up tables that the rules need at speed."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from regalia.engine.card_files import read_cards
from regalia.engine.effects import Effect
from regalia.games.viscounts.board_effects import BOARD_EFFECTS
from regalia.games.viscounts.effects import EFFECTS, Gain, Repeatable, ViscountsEffect
from regalia.games.viscounts.icons import ICON, Action, Icon, Icons, Resource, added
from regalia.games.viscounts.paying_effects import MODIFIERS, Modifier

Source = Literal["printed", "fan list", "reconstructed"]
Ribbon = Literal["grey", "yellow", "black", "blue"]
When = Literal[
    "never", "always", "played", "dropped", "after_trade", "after_construct", "after_workers", "after_transcribe",
    "debt_flipped", "debt_gained", "collision",
]  # fmt: skip
"""When a card's ability works: once when played or dropped off, or each time while the card lies on the board."""
Counted = Literal[
    "merchant", "builder", "noble", "cleric", "criminal", "resources", "silver", "buildings", "workers", "paid",
    "approved", "manuscripts",
]  # fmt: skip
"""What a manuscript scores for."""

VOCABULARY: Final[dict[str, type[ViscountsEffect]]] = {
    effect.do: effect for effect in (*EFFECTS, *BOARD_EFFECTS, *MODIFIERS)
}
"""Every word that a card file may use after «do»."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all cards have: an id and where their values come from."""

    id: str
    source: Source


class Townsfolk(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that is played: its cost is also how far it moves; heroes and starters have no corner bonus."""

    cost: int
    icons: dict[Icon, int]
    bonus: Effect[Any] | None = None
    when: When = "never"
    effect: Effect[Any] | None = None

    def __post_init__(self) -> None:
        """What helps to pay does so always, and nothing else does."""
        if (self.when == "never") != (self.effect is None):
            raise ValueError("an ability has an effect and says when it works")
        if isinstance(self.bonus, Modifier) or isinstance(self.effect, Modifier) != (self.when == "always"):
            raise ValueError('what helps to pay works "always", and nothing else does')


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One victory point for every so many of something."""

    of: Counted
    each: int = 1


class Manuscript(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A manuscript: has a ribbon, and works at once or scores at the end."""

    ribbon: Ribbon
    cost: int
    grey_back: bool = False
    effect: Effect[Any] | None = None
    score: Score | None = None


class PlayerCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a viscount starts, with what, and what else happens then."""

    number: int
    gain: Effect[Any]
    extra: Effect[Any]


class SchemeOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the things a scheme card tries: an action, the opponent's aim, or an effect."""

    action: Action | Literal["focus", ""] = ""
    effect: Effect[Any] | None = None


class Scheme(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of the solo opponents; its rows are done from top to bottom."""

    icons: dict[Icon, int]
    future: bool = False
    corrupts: bool = False
    gain: Effect[Any]
    move: int
    options: tuple[SchemeOption, ...]


class AutomaBoard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The board of a solo opponent."""

    focus: Action | Literal["flip"]
    prefers: tuple[Resource, ...] = ()
    until: tuple[int, ...] = ()
    start: Gain
    guildhalls: tuple[Icon, ...]
    second: dict[Icon, int]
    third: dict[Icon, int]
    without: tuple[str, ...]


class ClericBonus(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The card for the first player with three manuscripts of one ribbon."""

    ribbon: Ribbon
    icons: dict[Icon, int]


class Outer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An outer space: its red start number and the exchange it offers for so many merchants."""

    start: int
    merchants: int
    trade: Repeatable


class PrintedTownsfolk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Townsfolk printed under a pile: can be dismissed again and again, never hired."""

    cost: int
    icons: dict[Icon, int]
    bonus: Effect[Any]


class PrintedManuscript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A manuscript printed under a pile: can be transcribed for its effect, never taken."""

    cost: int
    effect: Effect[Any]


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dotted line between two sites and what it pays to both owners."""

    between: tuple[str, str]
    bonus: Effect[Any]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a segment: the bonuses of the sites on each bank, and the links."""

    left: tuple[Effect[Any], ...]
    right: tuple[Effect[Any], ...]
    links: tuple[Link, ...]


class Segment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the five segments of the main board."""

    id: str
    left: Outer
    right: Outer
    townsfolk: PrintedTownsfolk
    manuscript: PrintedManuscript
    few: Side
    many: Side
    source: Source


_folder = files("regalia.games.viscounts") / "cards"
TOWNSFOLK = read_cards(_folder / "townsfolk.toml", Townsfolk, VOCABULARY)
HEROES = read_cards(_folder / "heroes.toml", Townsfolk, VOCABULARY)
STARTERS = read_cards(_folder / "starters.toml", Townsfolk, VOCABULARY)
MANUSCRIPTS = read_cards(_folder / "manuscripts.toml", Manuscript, VOCABULARY)
PLAYER_CARDS = read_cards(_folder / "player_cards.toml", PlayerCard, VOCABULARY)
SCHEMES = read_cards(_folder / "schemes.toml", Scheme, VOCABULARY)
AUTOMAS = read_cards(_folder / "automas.toml", AutomaBoard, VOCABULARY)
CLERIC_BONUSES = read_cards(_folder / "cleric_bonuses.toml", ClericBonus, VOCABULARY)
SEGMENTS = read_cards(_folder / "segments.toml", Segment, VOCABULARY)

PLAYED: dict[str, Townsfolk] = {**STARTERS, **HEROES, **TOWNSFOLK}
"""Everybody who can be in a player's service."""


def icons(of: Mapping[Icon, int]) -> Icons:
    """Icons of a card file as a row of numbers."""
    row = [of.get(icon, 0) for icon in ICON]
    return row[0], row[1], row[2], row[3], row[4]


def printed_townsfolk(segment: str) -> str:
    """The id of the townsfolk printed on a segment."""
    return f"townsfolk_{segment}"


def printed_manuscript(segment: str) -> str:
    """The id of the manuscript printed on a segment."""
    return f"manuscript_{segment}"


LOCALS: dict[str, PrintedTownsfolk] = {printed_townsfolk(id): segment.townsfolk for id, segment in SEGMENTS.items()}
_PEOPLE: dict[str, Townsfolk | PrintedTownsfolk] = {**PLAYED, **LOCALS}
ICONS: dict[str, Icons] = {id: icons(person.icons) for id, person in _PEOPLE.items()}
VALUE: dict[str, int] = {id: person.cost for id, person in _PEOPLE.items()}
"""The silver value of a card: what it costs, how far it moves, what it brings when destroyed."""
BONUS: dict[str, ViscountsEffect] = {id: person.bonus for id, person in _PEOPLE.items() if person.bonus is not None}
"""The effect in the top right corner, for whoever hires or dismisses the card."""


def works(when: When) -> dict[str, ViscountsEffect]:
    """The cards whose ability works at this moment, with what it does."""
    return {id: card.effect for id, card in PLAYED.items() if card.when == when and card.effect is not None}


ON_PLAYED = works("played")
ON_DROPPED = works("dropped")
ON_DEBT_FLIPPED = works("debt_flipped")
ON_DEBT_GAINED = works("debt_gained")
ON_COLLISION = works("collision")
AFTER: dict[Action, dict[str, ViscountsEffect]] = {
    "trade": works("after_trade"),
    "construct": works("after_construct"),
    "workers": works("after_workers"),
    "transcribe": works("after_transcribe"),
}
SCHEME_ICONS: dict[str, Icons] = {id: icons(scheme.icons) for id, scheme in SCHEMES.items()}
BONUS_ICONS: dict[str, Icons] = {id: icons(card.icons) for id, card in CLERIC_BONUSES.items()}
RIBBON: dict[str, Ribbon] = {id: tile.ribbon for id, tile in MANUSCRIPTS.items()}
BONUS_FOR: dict[Ribbon, str] = {card.ribbon: id for id, card in CLERIC_BONUSES.items()}
STARTER_ICONS = added(*(ICONS[id] for id in STARTERS))

CASTLE_LEADER: Final = "castle_leader"
RIBBONS_FOR_BONUS: Final = 3
