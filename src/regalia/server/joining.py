"""Sitting down at a table: when it is set, by invitation, or a bot on a seat that nobody came for."""

from __future__ import annotations

from regalia.bots.levels import make_bot
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say
from regalia.server.access import hashed, invited_seat, new_token, owned_seats
from regalia.server.affairs import Deed
from regalia.server.errors import Denied
from regalia.server.models import StoredSeat
from regalia.server.protocol.bodies import FillSeat, NewSeat, SeatTaken, TakeSeat
from regalia.server.rooms import Room
from regalia.server.seats import nickname


def seated(game: Game, wish: NewSeat, owner: str) -> StoredSeat:
    """A seat of a new table as it is kept; persons belong to the owner, by the hash of a secret."""
    if wish.kind == "bot":
        make_bot(wish.level, game)
        return StoredSeat("bot", nickname(wish.name) if wish.name else "", wish.level)
    if wish.level:
        raise Refused(say("server-level-is-for-bots"))
    if wish.kind == "open":
        return StoredSeat("open", "", invite=new_token())
    return StoredSeat("person", nickname(wish.name), owner=owner)


async def take_seat(room: Room, wish: TakeSeat) -> SeatTaken:
    """A person sits down by invitation. Who has an own key for the seat may ask again, should the answer be lost."""
    token = wish.key or new_token()
    owner = hashed(token)
    if mine := owned_seats(room.seats, owner):
        return SeatTaken(room.id, mine[0], token)
    at = invited_seat(room.seats, wish.invite)
    before, began = room.seats[at], not room.waiting
    seat = StoredSeat("person", nickname(wish.name), owner=owner)
    if await room.sit_down(at, seat, wish.invite):
        if began:
            async with room.lock:
                await room.note(Deed("sat", at, at, by=seat.name, whom=before.name))
        return SeatTaken(room.id, at, token)
    await room.seat_as((await room.storage.seats_of([room.id]))[room.id])
    if at in owned_seats(room.seats, owner):
        return SeatTaken(room.id, at, token)
    raise Denied(say("server-seat-taken"), 409)


async def fill_seat(room: Room, wish: FillSeat) -> None:
    """A bot sits down on a seat that nobody came for."""
    if not 0 <= wish.seat < len(room.seats) or room.seats[wish.seat].kind != "open":
        raise Denied(say("server-seat-taken"), 409)
    seat = seated(room.game, NewSeat("bot", wish.name, wish.level), "")
    if not await room.sit_down(wish.seat, seat, room.seats[wish.seat].invite):
        raise Denied(say("server-seat-taken"), 409)
