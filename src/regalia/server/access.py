"""Who sits where and by which secret: tokens, nicknames, invitations."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.engine.records import SeatLine
from regalia.server.models import StoredSeat
from regalia.server.protocol import messages as wire

NAME_LENGTH = 24


class Denied(Refused):
    """Refused over HTTP, with the status that says it to machines."""

    def __init__(self, message: Message, status: int) -> None:
        super().__init__(message)
        self.status = status


class Standing:
    """What a secret entitles to: the seats it plays, and for the creator the invitations."""

    __slots__ = ("creator", "mine", "secret")

    def __init__(self, secret: str, mine: tuple[int, ...], creator: bool) -> None:
        self.secret = secret
        self.mine = mine
        self.creator = creator


def new_token() -> str:
    """A secret of 128 bits that fits into a link."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a seat's secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(a: str, b: str) -> bool:
    """Whether two secrets are the same, without telling by the time it takes how much of them is."""
    return hmac.compare_digest(a.encode(), b.encode())


def standing_of(token: str, seats: Sequence[StoredSeat], creator: str, spectator: str) -> Standing:
    """What a token entitles to at a table; refuses one that is not of this table."""
    secret = hashed(token)
    mine = tuple(at for at, seat in enumerate(seats) if seat.kind == "person" and same(seat.owner, secret))
    is_creator = same(creator, secret)
    if mine or is_creator:
        return Standing(secret, mine, is_creator)
    if same(spectator, token):
        return Standing("", (), False)
    raise Denied(say("server-token-wrong"), 403)


def nickname(name: str) -> str:
    """A name that can be shown and written into a record; refuses any other."""
    name = " ".join(name.split())
    if len(name) > NAME_LENGTH or not name.isprintable():
        raise Refused(say("server-name-refused", n=NAME_LENGTH))
    return SeatLine(name).name


def seat_lines(seats: Sequence[StoredSeat]) -> list[SeatLine]:
    """The seats as they stand in a record."""
    return [SeatLine(seat.name or seat.level or f"{at + 1}", seat.level) for at, seat in enumerate(seats)]


def seats_shown(seats: Sequence[StoredSeat]) -> list[wire.Seat]:
    """The seats as everybody sees them."""
    return [wire.Seat(at, seat.kind, seat.name, seat.level) for at, seat in enumerate(seats)]


def invites_of(seats: Sequence[StoredSeat]) -> list[wire.Invite]:
    """The secrets of the seats that are still open."""
    return [wire.Invite(at, seat.invite) for at, seat in enumerate(seats) if seat.kind == "open"]
