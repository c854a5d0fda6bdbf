"""HTTP: tables, seats, records of tables, and how a table once stood."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.engine.messages import say
from regalia.engine.records import Record
from regalia.engine.zones import View, view
from regalia.server.access import Denied, invites_of, seat_lines, seats_shown
from regalia.server.protocol import bodies
from regalia.server.registry import invited_seat
from regalia.server.responses import answer, house_of, politely, room_of, token_of, wish_of
from regalia.server.rooms import Room
from regalia.server.serializers import SPECTATOR, log_entries, said, sheets_of
from regalia.server.settings import BODY_BYTES, LOG_ENTRIES, RECORD_BYTES
from regalia.server.snapshots import past_state
from regalia.server.workers import seed_for


async def set_table(request: Request) -> Response:
    """Set a new table."""
    wish = await wish_of(request, bodies.NewTable, RECORD_BYTES + BODY_BYTES)
    return answer(await house_of(request).new_table(wish), 201)


async def table_info(request: Request) -> Response:
    """A table in a few words."""
    room, standing = await room_of(request)
    async with room.lock:
        table = room.play.table
        over = table.over
        return answer(
            bodies.TableInfo(
                room.id,
                room.game.id,
                seats_shown(room.seats),
                list(standing.mine),
                len(room.play.chosen),
                room.waiting,
                over,
                [] if room.waiting else [seat for seat, _ in table.asked],
                list(room.game.winners(table)) if over else [],
                sheets_of(room.game, table) if over else [],
                room.created,
                room.touched,
                invites_of(room.seats) if standing.creator else [],
                room.spectator,
            )
        )


# Seats


async def invitation(request: Request) -> Response:
    """What an invitation is for."""
    room = await house_of(request).room(request.path_params["table"])
    at = invited_seat(room, token_of(request))
    return answer(bodies.InviteInfo(room.id, room.game.id, at, seats_shown(room.seats)))


async def take_seat(request: Request) -> Response:
    """Sit down by invitation."""
    wish = await wish_of(request, bodies.TakeSeat, BODY_BYTES)
    house = house_of(request)
    return answer(await house.take_seat(await house.room(request.path_params["table"]), wish), 201)


async def fill_seat(request: Request) -> Response:
    """Let a bot sit down on an open seat."""
    wish = await wish_of(request, bodies.FillSeat, BODY_BYTES)
    room, standing = await room_of(request)
    if not standing.creator:
        raise Denied(say("server-only-creator"), 403)
    await house_of(request).fill_seat(room, wish)
    return Response(status_code=204)


# Records and the past


async def record(request: Request) -> Response:
    """The record of a table. It holds the seed, so while others play it would tell what is hidden from them."""
    room, standing = await room_of(request)
    async with room.lock:
        if not room.play.table.over and not (standing.mine and not room.others(standing.mine)):
            raise Denied(say("server-record-hides"), 403)
        written = await asyncio.to_thread(Record.of, room.play, seat_lines(room.seats))
    name = f"{room.game.id}-{room.id}.record"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(written.write(), headers=headers, media_type="text/plain; charset=utf-8")


async def past(request: Request) -> Response:
    """The table after a number of choices, as the asking person saw it; a finished one also with all cards open."""
    room, standing = await room_of(request)
    count: int = request.path_params["count"]
    eyes = request.query_params.get("view", "")
    if eyes not in ("", "spectator", "open"):
        raise Denied(say("server-view-unknown"), 400)
    async with room.lock:
        play = room.play
        if count > len(play.chosen):
            raise Denied(say("server-past-too-far", n=len(play.chosen)), 404)
        if eyes == "open" and not play.table.over:
            raise Denied(say("server-open-when-over"), 403)
        table = play.at(count)
        viewpoint = standing.mine[0] if len(standing.mine) == 1 and not eyes else SPECTATOR
        seen = View(SPECTATOR, table, {}) if eyes == "open" else view(table, viewpoint)
        state = past_state(room, table, seen, standing.mine, count)
        entry = log_entries(room.game, play.chosen[:count], standing.mine, count - 1)[0] if count else None
        return answer(bodies.Past(state, entry, _chosen(room, count) if play.table.over else None))


def _chosen(room: Room, count: int) -> bodies.Chosen | None:
    """The choice that led there; only told of a finished game, for its key may name what others did not see."""
    if not count:
        return None
    choice = room.play.chosen[count - 1]
    decision = room.play.at(count - 1).decision_of(choice.seat)
    label = next(option.label for option in decision.options if option.key == choice.key)
    return bodies.Chosen(choice.seat, choice.key, said(label))


async def table_log(request: Request) -> Response:
    """Entries of the log, a page at a time."""
    room, standing = await room_of(request)
    start = request.query_params.get("from", "1")
    if not start.isdecimal() or len(start) > 9:
        raise Denied(say("not-a-number", text=start[:40]), 400)
    first = max(1, int(start))
    async with room.lock:
        chosen = room.play.chosen
        entries = log_entries(room.game, chosen[: first - 1 + LOG_ENTRIES], standing.mine, first - 1)
        return answer(bodies.Log(len(chosen), first, entries))


# The coach


async def hint(request: Request) -> Response:
    """A hint for the seat that is to choose; only where no other person would be at a disadvantage."""
    room, standing = await room_of(request)
    async with room.lock:
        if not standing.mine:
            raise Denied(say("server-only-looking-on"), 403)
        if room.others(standing.mine):
            raise Denied(say("server-hint-unfair"), 403)
        table, moment = room.play.table, room.moment
        seat = next((seat for seat, _ in table.asked if seat in standing.mine), None)
        if seat is None:
            raise Denied(say("game-is-over") if table.over else say("not-asked"), 409)
        seen = view(table, seat)
    told = await house_of(request).thinkers.advise(room.game.id, seen, seed_for(room.play.seed, seat, moment))
    return answer(
        bodies.Hint(
            seat,
            told.wins,
            list(told.kind),
            list(told.pair),
            told.best,
            *([said(line) for line in told.told(depth)] for depth in (1, 2, 3)),
        )
    )


async def review(request: Request) -> Response:
    """A finished game looked at again; takes a while, and tells how far it is."""
    room, _ = await room_of(request)
    return answer(await house_of(request).reviews.of(room))


ROUTES = [
    Route("/api/tables", politely(set_table), methods=["POST"]),
    Route("/api/tables/{table}", politely(table_info), methods=["GET"]),
    Route("/api/tables/{table}/invitation", politely(invitation), methods=["GET"]),
    Route("/api/tables/{table}/seats", politely(take_seat), methods=["POST"]),
    Route("/api/tables/{table}/bots", politely(fill_seat), methods=["POST"]),
    Route("/api/tables/{table}/record", politely(record), methods=["GET"]),
    Route("/api/tables/{table}/log", politely(table_log), methods=["GET"]),
    Route("/api/tables/{table}/hint", politely(hint), methods=["GET"]),
    Route("/api/tables/{table}/review", politely(review), methods=["GET"]),
    Route("/api/tables/{table}/at/{count:int}", politely(past), methods=["GET"]),
]
