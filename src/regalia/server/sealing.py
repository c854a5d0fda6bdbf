"""The seal on a deal: a hash that is shown before the game, and can be checked when the seed is told at its end.

Whoever has the hash knows nothing of the cards, for the salt is as long as a secret; and whoever dealt cannot deal
otherwise afterwards (a commitment).
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from regalia.engine.records import Record

if TYPE_CHECKING:
    from regalia.server.rooms import Room


def sealed(salt: str, seed: int) -> str:
    """The seal of a deal: SHA-256 of the salt, a space and the seed; empty for a table from before there were seals."""
    return hashlib.sha256(f"{salt} {seed}".encode()).hexdigest() if salt else ""


def note_conditions(record: Record, room: Room) -> None:
    """Write into a record how the table was set: what could be taken back, whether the deal was known, its seal."""
    notes = [
        f"undo: {room.undo_policy}",
        f"deal: {'known before the game' if room.known_deal else 'drawn by the server'}",
    ]
    notes.append(f"patience: {room.patience} s")
    if room.rated:
        notes.append("rated: yes")
    if (series := room.series) is not None:
        notes.append(f"series: game {series.game} of a best of {series.best_of}")
    if (clock := room.timekeeper.clock) is not None:
        terms = clock.terms
        notes.append(
            f"clock: {terms.turn} s for each turn, {terms.bank} s in the bank; then a bot plays on: {terms.level}"
        )
    if room.salt:
        notes.append(f"seal: {sealed(room.salt, record.seed)} = sha256 of «{room.salt} {record.seed}»")
    record.comments.setdefault(0, [])[:0] = notes
