"""What the board of Bellum Magica shows beyond zones and counters."""

from __future__ import annotations

import msgspec

Faces = tuple[int, int, int, int, int, int]
"""One number for each face of the die."""


class Shown(msgspec.Struct, frozen=True):
    """Who rolls today, which day it is, what the die shows (0 before the first roll), and when the game ends."""

    captain: int
    chests_to_end: int
    day: int
    die: int


class WorkIcons(msgspec.Struct, frozen=True):
    """The icons of a left wing: of each kind so many on the six faces of the die."""

    food: Faces
    runes: Faces
    maps: Faces


class WarIcons(msgspec.Struct, frozen=True):
    """The icons of a right wing: of each kind so many on the six faces of the die."""

    swords: Faces
    magic_swords: Faces
    thieves: Faces


class ShownOfPlayer(msgspec.Struct, frozen=True):
    """Both wings of a mage."""

    work_icons: WorkIcons
    war_icons: WarIcons
