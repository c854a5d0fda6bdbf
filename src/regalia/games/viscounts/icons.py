"""The icons on townsfolk, and the four main actions that need them."""

from __future__ import annotations

from typing import Final, Literal

Action = Literal["trade", "construct", "workers", "transcribe"]
Icon = Literal["merchant", "builder", "noble", "cleric", "criminal"]
Resource = Literal["ink", "gold", "stone"]

ACTIONS: Final[tuple[Action, ...]] = ("trade", "construct", "workers", "transcribe")
ICON: Final[tuple[Icon, ...]] = ("merchant", "builder", "noble", "cleric", "criminal")
"""The icons in the order of ``ACTIONS`` that need them; criminals stand in for all."""
MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4
Icons = tuple[int, int, int, int, int]
"""So many merchants, builders, nobles, clerics and criminals."""
NO_ICONS: Final[Icons] = (0, 0, 0, 0, 0)
KIND: Final[dict[Action, int]] = {"trade": MERCHANT, "construct": BUILDER, "workers": NOBLE, "transcribe": CLERIC}
"""Which icon each action needs, by its place among the icons."""
NEEDED: Final[dict[Action, Icon]] = {action: ICON[kind] for action, kind in KIND.items()}
"""Which icon each action needs, by its name."""
CURRENCY: Final = {"trade": "silver", "construct": "stone", "workers": "gold", "transcribe": "ink"}
"""What is paid for each missing icon of an action."""


def added(*rows: Icons) -> Icons:
    """Icons together."""
    merchants = builders = nobles = clerics = criminals = 0
    for row in rows:
        merchants += row[MERCHANT]
        builders += row[BUILDER]
        nobles += row[NOBLE]
        clerics += row[CLERIC]
        criminals += row[CRIMINAL]
    return merchants, builders, nobles, clerics, criminals
