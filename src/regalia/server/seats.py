"""The seats of a table, as they are named, written into a record and shown."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.records import SeatLine
from regalia.server.affairs import Affairs
from regalia.server.models import StoredSeat
from regalia.server.protocol import messages as wire

NAME_LENGTH = 24
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that count as printable and show nothing."""


def nickname(name: str) -> str:
    """A name that can be shown and written into a record; refuses any other."""
    name = " ".join(name.split())
    if len(name) > NAME_LENGTH or not name.isprintable() or BLANKS.intersection(name):
        raise Refused(say("server-name-refused", n=NAME_LENGTH))
    return SeatLine(name).name


def seat_lines(seats: Sequence[StoredSeat]) -> list[SeatLine]:
    """The seats as they stand in a record."""
    return [SeatLine(seat.name or seat.level or f"{at + 1}", seat.level) for at, seat in enumerate(seats)]


def seats_shown(seats: Sequence[StoredSeat], affairs: Affairs) -> list[wire.Seat]:
    """The seats as everybody sees them."""
    return [
        wire.Seat(
            at, seat.kind, seat.name, seat.level, affairs.stand_ins.get(at, ""), affairs.gone.get(at), seat.crest,
            seat.tincture, seat.rating,
        )
        for at, seat in enumerate(seats)
    ]  # fmt: skip


def invites_of(seats: Sequence[StoredSeat]) -> list[wire.Invite]:
    """The secrets of the seats that are still open, or to which somebody was invited anew."""
    return [wire.Invite(at, seat.invite) for at, seat in enumerate(seats) if seat.invite]
