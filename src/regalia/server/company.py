"""Who plays on, and whether: what people ask for about seats and the end of a game, and what only the host may."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from regalia.bots.levels import SQUIRE, make_bot
from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.access import new_token
from regalia.server.affairs import Deed
from regalia.server.connections import Connection
from regalia.server.models import StoredSeat
from regalia.server.protocol import client_messages as wishes
from regalia.server.words import Seated

if TYPE_CHECKING:
    from regalia.server.rooms import Room


async def ask_about_seats(room: Room, connection: Connection, wish: wishes.SeatsWish) -> None:
    """Carry out what somebody who plays asks for about who plays on, and whether."""
    _must_go_on(room)
    match wish:
        case wishes.StandIn():
            await _let_bot_play(room, connection, wish)
        case wishes.ComeBack():
            await _come_back(room, connection, _own(room, connection, wish.seat))
        case wishes.Leave():
            await _leave(room, connection, wish)
        case wishes.Concede():
            await _concede(room, connection, wish)
        case wishes.Propose():
            await _propose(room, connection, Deed(wish.what, _speaker(connection)))
        case wishes.Answer():
            await _answer(room, connection, wish.agree)


async def ask_as_host(room: Room, connection: Connection, wish: wishes.HostsWish) -> None:
    """Carry out what the host asks for; refuses anybody else."""
    if not room.is_host(connection.access):
        raise Refused(say("server-only-host"))
    if isinstance(wish, wishes.LetTalk):
        if wish.on is not room.affairs.talk:
            room.allowances.take("names", address=connection.address, person=connection.access.secret)
            await _do(room, Deed("talk" if wish.on else "hush", _speaker(connection)))
        return
    _must_go_on(room)
    seat = _person_at(room, wish.seat)
    if wish.seat in connection.mine:
        raise Refused(say("server-not-yourself"))
    match wish:
        case wishes.HandOver():
            if room.level_at(wish.seat):
                raise Refused(say("server-bot-plays-there", name=seat.name))
            await _do(room, Deed("host", _speaker(connection), wish.seat, heir=wish.seat))
        case wishes.Remove():
            await _remove(room, connection, wish)
        case wishes.InviteAnew():
            if room.rated:
                raise Refused(say("rated-no-change"))
            if not room.level_at(wish.seat) and not room.presence.away_too_long(wish.seat):
                raise Refused(say("server-not-away", name=seat.name))
            room.allowances.take("names", address=connection.address, person=connection.access.secret)
            await _reseat(room, wish.seat, replace(seat, invite=new_token()))


# Playing for somebody


async def _let_bot_play(room: Room, connection: Connection, wish: wishes.StandIn) -> None:
    seat = _person_at(room, wish.seat)
    _begun(room)
    make_bot(wish.level, room.game)
    if room.level_at(wish.seat):
        raise Refused(say("server-bot-plays-there", name=seat.name))
    if wish.seat not in connection.mine and not room.presence.away_too_long(wish.seat):
        raise Refused(say("server-not-away", name=seat.name))
    deed = Deed("bot", _speaker(connection), wish.seat, wish.level, heir=heir_of(room, wish.seat))
    if room.is_host(connection.access) or wish.seat in connection.mine:
        await _do(room, deed)
    else:
        await _propose(room, connection, deed)


async def _come_back(room: Room, connection: Connection, seat: int) -> None:
    if room.affairs.gone.get(seat) == "conceded":
        raise Refused(say("server-has-conceded"))
    if not room.affairs.stand_ins.get(seat):
        raise Refused(say("server-plays-already"))
    clock = room.timekeeper.clock
    if clock is not None and clock.used_up(seat) and any(asked == seat for asked, _ in room.play.table.asked):
        raise Refused(say("clock-bot-first"))
    await _do(room, Deed("back", seat, seat))


async def bow_out(room: Room, seats: Collection[int]) -> None:
    """Somebody is gone from the house altogether: a bot plays on wherever others still play."""
    async with room.lock:
        for seat in seats:
            others = room.others(seats)
            if not (room.over or room.waiting or seat in room.affairs.gone) and others:
                await _do(room, Deed("leave", seat, seat, SQUIRE, heir=heir_of(room, seat)))


async def _leave(room: Room, connection: Connection, wish: wishes.Leave) -> None:
    seat = _own(room, connection, wish.seat)
    _begun(room)
    _must_be_in(room, seat)
    make_bot(wish.level, room.game)
    await _do(room, Deed("leave", seat, seat, wish.level, heir=heir_of(room, seat)))


async def _concede(room: Room, connection: Connection, wish: wishes.Concede) -> None:
    seat = _own(room, connection, wish.seat)
    _begun(room)
    _must_be_in(room, seat)
    make_bot(wish.level, room.game)
    conceded = {seat, *(at for at, how in room.affairs.gone.items() if how == "conceded")}
    sides = len(room.seats) + len(room.game.automas(len(room.seats))) - len(conceded)
    people = [at for at, who in enumerate(room.seats) if who.kind == "person" and at not in conceded]
    plays_on = sides > 1 and bool(people)
    await _do(room, Deed("concede", seat, seat, wish.level if plays_on else "", heir=heir_of(room, seat)))


# Proposing and answering


async def _propose(room: Room, connection: Connection, deed: Deed) -> None:
    """Ask those who play and are there; where there is nobody to ask, it happens at once."""
    if deed.what != "bot":
        _begun(room)
    if (open := room.affairs.proposal) is not None and open.deed.seat not in connection.mine:
        raise Refused(say("server-answer-first"))
    voters = _voters(room, {*connection.mine, deed.target})
    if not voters:
        await _do(room, deed)
        return
    room.allowances.take("phrases", address=connection.address, person=connection.access.secret)
    await _do(room, replace(deed, what="ask", proposed=deed.what, voters=tuple(voters)))


async def _answer(room: Room, connection: Connection, agree: bool) -> None:
    proposal = room.affairs.proposal
    if proposal is None:
        raise Refused(say("server-no-vote"))
    concerned = {proposal.deed.seat, proposal.deed.target}
    asked = proposal.missing.intersection(connection.mine)
    if not asked and (agree or not concerned.intersection(connection.mine)):
        raise Refused(say("server-not-asked"))
    answering = sorted(asked or concerned.intersection(connection.mine))
    for seat in answering if agree else answering[:1]:
        await _do(room, Deed("yes" if agree else "no", seat))


def _voters(room: Room, without: Collection[int]) -> list[int]:
    """The people who play themselves and have not been away for too long."""
    return [
        at
        for at, seat in enumerate(room.seats)
        if seat.kind == "person" and at not in without and not room.level_at(at)
        and not room.presence.away_too_long(at)
    ]  # fmt: skip


# The host


async def _remove(room: Room, connection: Connection, wish: wishes.Remove) -> None:
    seat = _person_at(room, wish.seat)
    if room.rated and not room.waiting:
        raise Refused(say("rated-no-change"))
    if room.waiting:
        # The game has not begun: the seat is open again.
        await _reseat(room, wish.seat, StoredSeat("open", "", invite=new_token()))
        await room.note(Deed("remove", _speaker(connection), wish.seat, by=_name(room, connection), whom=seat.name))
        return
    make_bot(wish.level, room.game)
    await _reseat(room, wish.seat, StoredSeat("bot", "", wish.level, invite=new_token()))
    speaker, by = _speaker(connection), _name(room, connection)
    await room.note(Deed("remove", speaker, wish.seat, wish.level, by=by, whom=seat.name))


async def _reseat(room: Room, at: int, seat: StoredSeat) -> None:
    """Write down who sits there now, here and everywhere."""
    await room.storage.change_seat(room.id, at, seat)
    room.hear_seats([seat if place == at else other for place, other in enumerate(room.seats)])
    room.elsewhere.tell(Seated(room.id))
    room.presence.tell()


def heir_of(room: Room, leaving: int) -> int:
    """Who is the host when somebody does not play any more: the next person, if that was the host."""
    owner, host = room.seats[leaving].owner, room.affairs.host
    if owner != (room.creator if host is None else room.seats[host].owner):
        return -1
    heirs = _voters(room, {at for at, seat in enumerate(room.seats) if seat.owner == owner})
    return heirs[0] if heirs else -1


# Who may what


def _must_go_on(room: Room) -> None:
    if room.over:
        raise Refused(say("game-is-over"))


def _begun(room: Room) -> None:
    if room.waiting:
        raise Refused(say("server-waiting-for-seats"))


def _must_be_in(room: Room, seat: int) -> None:
    """Whoever has conceded or left cannot do so again; whoever a bot plays for may."""
    if seat in room.affairs.gone:
        raise Refused(say("server-is-gone"))


def _person_at(room: Room, at: int) -> StoredSeat:
    if not 0 <= at < len(room.seats) or room.seats[at].kind != "person":
        raise Refused(say("server-nobody-there", n=at + 1))
    return room.seats[at]


def _own(room: Room, connection: Connection, seat: int) -> int:
    seat = connection.mine[0] if seat == -1 else seat
    if seat not in connection.mine:
        raise Refused(say("server-not-your-seat", n=seat + 1))
    return seat


def _speaker(connection: Connection) -> int:
    return connection.mine[0] if connection.mine else -1


def _name(room: Room, connection: Connection) -> str:
    return room.seats[connection.mine[0]].name if connection.mine else ""


async def _do(room: Room, deed: Deed) -> None:
    """Let it happen, with the names of those whom it is about."""
    by = room.seats[deed.seat].name if deed.seat >= 0 else ""
    whom = room.seats[deed.target].name if deed.target >= 0 else ""
    await room.note(replace(deed, by=by, whom=whom))
