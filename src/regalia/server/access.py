"""Who may do what at a table: secret tokens, and the access that each gives."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from regalia.engine.messages import say
from regalia.server.errors import Denied
from regalia.server.models import StoredSeat


class Access:
    """What a secret entitles to (its access rights): the seats it plays, and for the creator the invitations."""

    __slots__ = ("creator", "mine", "secret")

    def __init__(self, secret: str, mine: tuple[int, ...], creator: bool) -> None:
        self.secret = secret
        self.mine = mine
        self.creator = creator


def new_token() -> str:
    """A secret of 128 bits that fits into a link (a bearer token)."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a seat's secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def same_secret(a: str, b: str) -> bool:
    """Whether two secrets are the same, without telling by the time it takes how much of them is (constant time)."""
    return hmac.compare_digest(a.encode(), b.encode())


def owned_seats(seats: Sequence[StoredSeat], secret: str) -> tuple[int, ...]:
    """The seats of whoever has the secret of this hash."""
    return tuple(at for at, seat in enumerate(seats) if seat.kind == "person" and same_secret(seat.owner, secret))


def access_of(token: str, seats: Sequence[StoredSeat], creator: str, spectator: str) -> Access:
    """What a token entitles to at a table; refuses one that is not of this table."""
    secret = hashed(token)
    mine = owned_seats(seats, secret)
    is_creator = same_secret(creator, secret)
    if mine or is_creator:
        return Access(secret, mine, is_creator)
    if same_secret(spectator, token):
        return Access("", (), False)
    raise Denied(say("server-token-wrong"), 403)


def invited_seat(seats: Sequence[StoredSeat], invite: str) -> int:
    """The seat that an invitation is for; refuses one that does not hold, or not any more."""
    for at, seat in enumerate(seats):
        if seat.invite and same_secret(seat.invite, invite):
            return at
    raise Denied(say("server-invite-void"), 403)
