"""The score sheet: the values of the chests, kind by kind."""

from __future__ import annotations

from typing import Final

from regalia.engine.game import Sheet
from regalia.engine.pads import Pad, PadRow, PadTie
from regalia.games.bellum_magica.cards import CHEST_KINDS, CHESTS
from regalia.games.bellum_magica.table import BellumTable

VALUES: Final = {card: chest.value for card, chest in CHESTS.items()}
PAD: Final = Pad(
    tuple(PadRow(f"bellum_magica-score-{kind}") for kind in CHEST_KINDS), (PadTie("bellum_magica-pad-chests"),)
)
"""The sheet for the real table."""


def sheets(table: BellumTable) -> list[Sheet]:
    """One sheet for each mage; the tie-break is the number of chests. Chests that are not seen count nothing."""
    return [
        Sheet(
            player.seat,
            tuple(
                (f"bellum_magica-score-{kind}", sum(VALUES.get(card, 0) for card in stack))
                for kind, stack in zip(CHEST_KINDS, player.chests, strict=True)
            ),
            player.chest_count(),
        )
        for player in table.players
    ]
