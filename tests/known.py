"""What bots know of each game on the shelf."""

from __future__ import annotations

from typing import Any

from regalia.bots.knowledge import BOTS
from regalia.bots.learned import Traits
from regalia.bots.priorities import Squire

KNOWN = BOTS.all()
PLAYED_ON = sorted(game for game, known in KNOWN.items() if "queen" in known.habits.plays_on)
"""The games in which a queen plays every try on to the end."""


def squire_of(game: str) -> Squire[Any]:
    squire = KNOWN[game].squire
    assert squire is not None
    return squire()


def traits_of(game: str) -> Traits[Any]:
    traits = KNOWN[game].traits
    assert traits is not None
    return traits()
