"""What the board of the Wonderful Kingdom shows beside cards and numbers."""

from __future__ import annotations

import msgspec


class Shown(msgspec.Struct, frozen=True):
    """What everybody sees of the table."""

    beside_danger: int
    first: int
    module: str
    outcome: str
    phase: str
    quests: tuple[str, ...]
    round: int
    scenario: str
    searched: bool
    step: int
    unbuilt: tuple[str, ...]
    undefeated: tuple[str, ...]
    vermin_left: int
    volumes: tuple[tuple[int, int, int, int], ...]


class ShownSite(msgspec.Struct, frozen=True):
    """A card in construction: its name among the others, the card, and what it lacks by the order of kinds."""

    name: str
    card: str
    missing: tuple[int, int, int, int, int, int]
    frozen: bool


class ShownSymbol(msgspec.Struct, frozen=True):
    """A production symbol of a card that a theft token covers."""

    card: str
    resource: str


class ShownOfPlayer(msgspec.Struct, frozen=True):
    """What everybody sees of one player; amounts of resources stand in the order of production.

    ``beside`` are the menaces that lie under no card in construction.
    """

    beside: tuple[str, ...]
    cubes: tuple[int, int, int, int]
    duchy: str
    lab: tuple[int, int, int, int]
    spies_used: int
    staged_area: int
    staged_down: bool
    steps: tuple[str, ...]
    stolen: tuple[ShownSymbol, ...]
    under_construction: tuple[ShownSite, ...]
    used: tuple[str, ...]
