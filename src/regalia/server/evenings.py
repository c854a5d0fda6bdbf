"""The same company plays once more: the next game of a series, another game, or the same deal with other seats."""

from __future__ import annotations

import base64
import hashlib
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.access import Access, new_token
from regalia.server.errors import Denied, NotStored
from regalia.server.models import StoredRoom, StoredSeat, rooms
from regalia.server.plays import drawn_seed
from regalia.server.protocol.standing import Series
from regalia.server.rating import rating_of_seat
from regalia.server.results import winners

if TYPE_CHECKING:
    from regalia.server.rooms import Room


def standing(room: Room) -> Series | None:
    """How the series stands that a game is part of, with this game if it is over."""
    series = room.series
    if series is None or not room.over:
        return series
    won = winners(room)
    wins = [count + (at in won) for at, count in enumerate(series.wins)]
    return Series(series.best_of, series.game, wins)


def _next_of(series: Series | None) -> Series | None:
    """The series as it stands before the next game, everybody one seat further; a new one if it is decided."""
    if series is None:
        return None
    decided = max(series.wins) > series.best_of // 2 or series.game >= series.best_of
    wins = [0] * len(series.wins) if decided else series.wins
    return Series(series.best_of, 1 if decided else series.game + 1, [*wins[1:], wins[0]])


def id_after(table: str, deal: str) -> str:
    """The table that follows on one: whoever asks for it first, it is the same for all."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"{table} {deal}".encode()).digest()[:9]).decode()


async def next_table(room: Room, access: Access, deal: str) -> StoredRoom:
    """The table at which the company of a finished game plays once more, everybody one seat further."""
    if not access.mine:
        raise Denied(say("server-only-looking-on"), 403)
    if not room.over:
        raise Refused(say("again-not-over"))
    if room.lesson or room.daily:
        raise Refused(say("again-not-here"))
    same = deal == "same"
    turned = [*room.seats[1:], room.seats[0]]
    rated = int(bool(room.rated) and not same)
    seats = [await _seat_again(room, seat, bool(rated)) for seat in turned]
    clock = room.timekeeper.clock
    return StoredRoom(
        id=id_after(room.id, deal),
        game=room.game.id,
        rules=room.game.rules,
        options=room.play.options,
        seed=room.play.seed if same else drawn_seed(),
        undo=room.undo_policy,
        known_deal=same,
        creator=room.creator,
        spectator=new_token(),
        created=time.time(),
        seats=seats,
        touched=time.time(),
        salt=new_token(),
        patience=room.patience,
        clock=clock.terms if clock else None,
        person=room.set_by,
        series=None if same else _next_of(standing(room)),
        follows=room.id,
        rated=rated,
    )


async def _seat_again(room: Room, seat: StoredSeat, rated: bool) -> StoredSeat:
    """A seat of the next table: who sat there sits there again."""
    again = replace(seat, invite="", away_since=None)
    again.rating = await rating_of_seat(room.storage, room.game.id, again) if rated else None
    return again


async def add_once(room: Room, stored: StoredRoom) -> bool:
    """Keep the next table; says no if somebody else has set it meanwhile."""
    try:
        await room.storage.add_room(stored)
    except NotStored as error:
        if isinstance(error.__cause__, IntegrityError):
            return False
        raise
    return True


async def table_after(room: Room) -> str:
    """The table at which the company of a room plays on, if there is one."""
    later = select(rooms.c.id).where(rooms.c.follows == room.id).order_by(rooms.c.created.desc()).limit(1)
    async with room.storage.database.reading() as connection:
        return str((await connection.execute(later)).scalar() or "")
