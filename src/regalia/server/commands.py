"""What clients ask for at a table (its commands), each with the function that handles it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.taking_back import Reach, way_back
from regalia.server.connections import Connection
from regalia.server.errors import NotStored, Stale
from regalia.server.models import StoredSeat
from regalia.server.phrases import PHRASES
from regalia.server.protocol import messages as wire
from regalia.server.rooms import Room
from regalia.server.seats import nickname
from regalia.server.serializers import said
from regalia.server.votes import UndoVote, begin_vote, cast_votes
from regalia.server.words import Pausing, Seated, Voted

log = logging.getLogger("regalia.server")


async def handle(room: Room, connection: Connection, message: wire.ClientMessage, heard_at: float) -> None:
    """Do what somebody asks for, or say why not; whatever happens, the room stays whole."""
    async with room.lock:
        with connection.answering(heard_at):
            await _answer(room, connection, message)
        if room.outdated:
            room.put_away()
        room.bots.wake()


async def _answer(room: Room, connection: Connection, message: wire.ClientMessage) -> None:
    """Carry a command out, or answer with the reason why not."""
    try:
        await _carry_out(room, connection, message)
    except Stale as refusal:
        state = room.show_all(connection)
        connection.send(wire.Refused(said(refusal.message), room.moment, state))
    except Refused as refusal:
        connection.send(wire.Refused(said(refusal.message), room.moment, None))
    except NotStored:
        log.exception("table %s: what somebody did could not be stored", room.id)
        connection.send(wire.Refused(said(say("server-not-stored")), room.moment, None))


async def _carry_out(room: Room, connection: Connection, message: wire.ClientMessage) -> None:
    """Dispatch a command to the function that handles it."""
    if isinstance(message, wire.Ping):
        connection.send(wire.Pong(room.moment))
        return
    if not connection.mine:
        raise Refused(say("server-only-looking-on"))
    match message:
        case wire.Choose():
            await _choose(room, connection, message.seen, [message.key], message.seat)
        case wire.ChooseMany():
            await _choose(room, connection, message.seen, message.keys, message.seat)
        case wire.TakeBack():
            await _take_back(room, connection, message)
        case wire.Vote():
            await _vote(room, connection, message.agree)
        case wire.SayPhrase():
            await _speak(room, connection, message.id)
        case wire.Rename():
            await _rename(room, connection, message)
        case wire.AskBefore():
            room.pauses.update(dict.fromkeys(connection.mine, message.when))
            room.elsewhere.tell(Pausing(room.id, room.elsewhere.server, connection.mine, message.when))
            await room.pass_on()
        case wire.Look():
            if message.seat != -1:
                _must_play(connection, message.seat)
            connection.looking = message.seat if message.seat != -1 else None
            room.show(connection)


def _must_play(connection: Connection, seat: int) -> None:
    if seat not in connection.mine:
        raise Refused(say("server-not-your-seat", n=seat + 1))


def _deciding_seat(connection: Connection) -> int:
    """Whose decision the other end was shown; without one, its first seat."""
    decision = connection.shown.decision if connection.shown else None
    return decision.seat if decision else connection.mine[0]


async def _choose(room: Room, connection: Connection, seen: int, keys: Sequence[str], seat: int) -> None:
    if seat == -1:
        seat = _deciding_seat(connection)
    _must_play(connection, seat)
    if room.waiting:
        raise Refused(say("server-waiting-for-seats"))
    if not room.asked_since[seat] <= seen <= room.moment:
        raise Stale(say("server-stale"))
    for key in keys:
        await room.carry_out(seat, key)


async def _take_back(room: Room, connection: Connection, message: wire.TakeBack) -> None:
    if message.seen != room.moment:
        raise Stale(say("server-stale"))
    chosen, mine = room.play.chosen, connection.mine
    reach: Reach = "turn" if message.to_turn_start else "steps"
    way = way_back(chosen, mine, room.undo_policy, message.steps, reach, room.others(mine))
    if way.choices is None:
        raise Refused(way.reason or say("undo-nothing"))
    if not way.voters:
        await room.go_back(way.seat, way.choices)
        return
    again = way.seat in room.asked_back
    if again:
        room.allowances.take("phrases", address=connection.address, person=connection.access.secret)
    room.asked_back.add(way.seat)
    begin_vote(room, UndoVote(way.seat, way.choices, way.voters, bots_wait=not again))
    room.tell_vote()


async def _vote(room: Room, connection: Connection, agree: bool) -> None:
    if room.vote is None:
        raise Refused(say("server-no-vote"))
    room.elsewhere.tell(Voted(room.id, room.elsewhere.server, room.moment, connection.mine, agree))
    await cast_votes(room, connection.mine, agree)


async def _speak(room: Room, connection: Connection, phrase: str) -> None:
    if phrase not in PHRASES:
        raise Refused(say("server-phrase-unknown", phrase=phrase[:60]))
    room.allowances.take("phrases", address=connection.address, person=connection.access.secret)
    await room.speak(_deciding_seat(connection), phrase)


async def _rename(room: Room, connection: Connection, message: wire.Rename) -> None:
    at = connection.mine[0] if message.seat == -1 else message.seat
    _must_play(connection, at)
    room.allowances.take("names", address=connection.address, person=connection.access.secret)
    old = room.seats[at]
    new = StoredSeat(old.kind, nickname(message.name), old.level, old.owner, old.invite)
    await room.storage.change_seat(room.id, at, new)
    room.seats[at] = new
    room.elsewhere.tell(Seated(room.id))
    room.announce()
