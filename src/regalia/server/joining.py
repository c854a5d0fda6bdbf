"""Sitting down at a table: when it is set, by invitation, or a bot on a seat that nobody came for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from regalia.bots.levels import make_bot
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say
from regalia.server.access import Access, hashed, invited_seat, new_token, owned_seats
from regalia.server.affairs import Deed
from regalia.server.errors import Denied
from regalia.server.models import StoredSeat
from regalia.server.persons import StoredPerson, access_of_person
from regalia.server.protocol.bodies import FillSeat, NewSeat, SeatTaken, TakeSeat
from regalia.server.rating import check_bot, rating_of_seat
from regalia.server.seats import nickname

if TYPE_CHECKING:
    from regalia.server.rooms import Room


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


def all_seated(game: Game, wishes: Sequence[NewSeat], owner: str, person: StoredPerson | None) -> list[StoredSeat]:
    """The seats of a new table as they are kept. On a shared screen the first is the one whose key it is."""
    seats = [seated(game, wish, owner) for wish in wishes]
    own = next((at for at, seat in enumerate(seats) if seat.kind == "person"), None)
    return [bearing(seat, person) if at == own else seat for at, seat in enumerate(seats)]


def known_at(room: Room, person: StoredPerson | None) -> Access | None:
    """What a person may do at a table, if they have anything to do with it."""
    return access_of_person(person.id, room.seats, room.creator, room.set_by) if person else None


def bearing(seat: StoredSeat, person: StoredPerson | None) -> StoredSeat:
    """A seat with the person who sits there, as they look."""
    return replace(seat, person=person.id, crest=person.crest, tincture=person.tincture) if person else seat


async def take_seat(room: Room, wish: TakeSeat, person: StoredPerson | None = None) -> SeatTaken:
    """A person sits down by invitation. Who has an own key, for the seat or for all of theirs, may ask again, should
    the answer be lost."""
    token = wish.key or new_token()
    owner = hashed(token)
    if mine := owned_seats(room.seats, owner):
        return SeatTaken(room.id, mine[0], token)
    if known := known_at(room, person):
        if known.mine:
            return SeatTaken(room.id, known.mine[0], "")
        owner, token = known.secret, ""
    at = invited_seat(room.seats, wish.invite)
    before, began = room.seats[at], not room.waiting
    if room.rated and person is None:
        raise Denied(say("rated-needs-key"), 403)
    seat = bearing(StoredSeat("person", nickname(wish.name), owner=owner), person)
    if room.rated:
        seat.rating = await rating_of_seat(room.storage, room.game.id, seat)
    if await room.sit_down(at, seat, wish.invite):
        if began:
            async with room.lock:
                await room.note(Deed("sat", at, at, by=seat.name, whom=before.name))
        return SeatTaken(room.id, at, token)
    await room.hear_who_sits()
    if at in owned_seats(room.seats, owner):
        return SeatTaken(room.id, at, token)
    raise Denied(say("server-seat-taken"), 409)


async def fill_seat(room: Room, wish: FillSeat) -> None:
    """A bot sits down on a seat that nobody came for."""
    if not 0 <= wish.seat < len(room.seats) or room.seats[wish.seat].kind != "open":
        raise Denied(say("server-seat-taken"), 409)
    seat = seated(room.game, NewSeat("bot", wish.name, wish.level), "")
    if room.rated:
        check_bot(room.game.id, wish.level)
        seat.rating = await rating_of_seat(room.storage, room.game.id, seat)
    if not await room.sit_down(wish.seat, seat, room.seats[wish.seat].invite):
        raise Denied(say("server-seat-taken"), 409)
