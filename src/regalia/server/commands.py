"""What clients ask for at a table (its commands), each with the function that handles it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.taking_back import Reach, way_back
from regalia.server.company import ask_about_seats, ask_as_host
from regalia.server.connections import Connection
from regalia.server.errors import NotStored, Stale
from regalia.server.passing_on import tell_vote
from regalia.server.protocol import client_messages as wishes
from regalia.server.protocol import messages as wire
from regalia.server.rooms import Room
from regalia.server.seats import nickname
from regalia.server.serializers import said
from regalia.server.talk import ask_to_speak
from regalia.server.teaching import no_way_back, read_on
from regalia.server.teaching import way_back as way_back_in_lesson
from regalia.server.votes import UndoVote, begin_vote, cast_votes
from regalia.server.words import Pausing, Seated, Voted

log = logging.getLogger("regalia.server")


async def handle(room: Room, connection: Connection, message: wishes.ClientMessage, heard_at: float) -> None:
    """Do what somebody asks for, or say why not; whatever happens, the room stays whole."""
    async with room.lock:
        with connection.answering(heard_at), room.timekeeper.arrival(heard_at):
            await _answer(room, connection, message)
        if room.outdated:
            room.put_away()
        room.bots.wake()


async def _answer(room: Room, connection: Connection, message: wishes.ClientMessage) -> None:
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


async def _carry_out(room: Room, connection: Connection, message: wishes.ClientMessage) -> None:
    """Dispatch a command to the function that handles it."""
    if isinstance(message, wishes.Ping):
        connection.send(wire.Pong(room.moment))
        return
    if isinstance(message, wishes.TellFacts):
        connection.facts = message.wanted
        room.show(connection)
        return
    if isinstance(message, wishes.InView):
        connection.in_view = message.seen
        room.presence.look_changed()
        return
    if isinstance(message, wishes.HostsWish):
        await ask_as_host(room, connection, message)
        return
    if not connection.mine:
        raise Refused(say("server-only-looking-on"))
    match message:
        case wishes.Choose():
            await _choose(room, connection, message.seen, [message.key], message.seat)
        case wishes.ChooseMany():
            await _choose(room, connection, message.seen, message.keys, message.seat)
        case wishes.TakeBack():
            await _take_back(room, connection, message)
        case wishes.Vote():
            await _vote(room, connection, message.agree)
        case wishes.SayPhrase() | wishes.SayText():
            await ask_to_speak(room, connection, _deciding_seat(connection), message)
        case wishes.Rename():
            await _rename(room, connection, message)
        case wishes.ReadOn():
            await read_on(room, message.seen)
        case wishes.AskBefore():
            room.pauses.update(dict.fromkeys(connection.mine, message.when))
            room.elsewhere.tell(Pausing(room.id, room.elsewhere.server, connection.mine, message.when))
            await room.pass_on(silent_too=False)
        case (
            wishes.StandIn()
            | wishes.ComeBack()
            | wishes.Leave()
            | wishes.Concede()
            | wishes.Propose()
            | wishes.Answer()
        ):
            await ask_about_seats(room, connection, message)
        case wishes.Look():
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
    _may_choose(room, seat)
    if not room.asked_since[seat] <= seen <= room.moment:
        raise Stale(say("server-stale"))
    for key in keys:
        await room.carry_out(seat, key)


def _may_choose(room: Room, seat: int) -> None:
    if room.waiting:
        raise Refused(say("server-waiting-for-seats"))
    if room.over:
        raise Refused(room.misfit or say("game-is-over"))
    if room.level_at(seat):
        raise Refused(say("server-bot-plays-for-you"))


async def _take_back(room: Room, connection: Connection, message: wishes.TakeBack) -> None:
    if message.seen != room.moment:
        raise Stale(say("server-stale"))
    if room.affairs.ended:
        raise Refused(say("game-is-over"))
    chosen, mine = room.play.chosen, connection.mine
    if (reason := no_way_back(room)) is not None:
        raise Refused(reason)
    in_lesson = way_back_in_lesson(room)
    if in_lesson is not None:
        await room.go_back(mine[0], in_lesson)
        return
    reach: Reach = "turn" if message.to_turn_start else "steps"
    way = way_back(chosen, mine, room.undo_policy, message.steps, reach, room.others(mine))
    if way.choices is None:
        raise Refused(way.reason or say("undo-nothing"))
    if not way.voters:
        await room.go_back(way.seat, way.choices)
        return
    voters = way.voters.difference(room.affairs.stand_ins)
    if not voters:
        raise Refused(say("server-nobody-to-ask"))
    again = way.seat in room.asked_back
    if again:
        room.allowances.take("phrases", address=connection.address, person=connection.access.secret)
    room.asked_back.add(way.seat)
    begin_vote(room, UndoVote(way.seat, way.choices, voters, bots_wait=not again))
    tell_vote(room)


async def _vote(room: Room, connection: Connection, agree: bool) -> None:
    if room.vote is None:
        raise Refused(say("server-no-vote"))
    room.elsewhere.tell(Voted(room.id, room.elsewhere.server, room.moment, connection.mine, agree))
    await cast_votes(room, connection.mine, agree)


async def _rename(room: Room, connection: Connection, message: wishes.Rename) -> None:
    at = connection.mine[0] if message.seat == -1 else message.seat
    _must_play(connection, at)
    room.allowances.take("names", address=connection.address, person=connection.access.secret)
    old = room.seats[at]
    new = replace(old, name=nickname(message.name))
    await room.storage.change_seat(room.id, at, new)
    room.seats[at] = new
    room.elsewhere.tell(Seated(room.id))
    room.announce()
