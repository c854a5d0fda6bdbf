"""HTTP: tables, seats, records of tables, and how a table once stood."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.engine.messages import say
from regalia.engine.records import Record
from regalia.engine.zones import View, view
from regalia.server import joining
from regalia.server.access import Access, invited_seat
from regalia.server.chronicle import note_review
from regalia.server.doors import address_in
from regalia.server.errors import Denied
from regalia.server.keeping.stored_games import as_it_was_stored
from regalia.server.protocol import bodies, past
from regalia.server.remarks import note_remarks
from regalia.server.requests import decoded_body, registry_of, room_of, sender, token_of
from regalia.server.responses import handle_errors, json_response
from regalia.server.results import note_affairs, winners
from regalia.server.rooms import Room
from regalia.server.sealing import note_conditions, sealed
from regalia.server.seats import invites_of, seat_lines, seats_shown
from regalia.server.serializers import SPECTATOR, log_entries, opening, option_values, said, sheets_of
from regalia.server.settings import BODY_BYTES, LOG_ENTRIES, PHRASES_KEPT, RECORD_BYTES
from regalia.server.snapshots import past_state
from regalia.server.talk import shown
from regalia.server.workers import seed_for


async def set_table(request: Request) -> Response:
    """Set a new table."""
    rooms, address = registry_of(request), address_in(request.scope)
    wish = await decoded_body(request, bodies.NewTable, RECORD_BYTES + BODY_BYTES)
    rooms.allowances.take("tables", address=address)
    if wish.record is not None:
        rooms.allowances.take("imports", address=address)
    return json_response(await rooms.new_table(wish, address, await sender(request)), 201)


async def table_info(request: Request) -> Response:
    """A table in a few words."""
    room, access = await room_of(request)
    async with room.lock:
        table = room.play.table
        over = room.over
        return json_response(
            bodies.TableInfo(
                table=room.id,
                game=room.game.id,
                seats=seats_shown(room.seats, room.affairs),
                mine=list(access.mine),
                choices=len(room.play.chosen),
                waiting=room.waiting,
                over=over,
                asked=[] if room.waiting or over else [seat for seat, _ in table.asked],
                left=room.timekeeper.left_for(access.mine),
                winners=list(winners(room)) if over else [],
                sheets=sheets_of(room.game, table, over) if over else [],
                created=room.created,
                touched=room.touched,
                invites=invites_of(room.seats) if room.is_host(access) else [],
                spectator=room.spectator,
            )
        )


# Seats


async def invitation(request: Request) -> Response:
    """What an invitation is for."""
    room = await registry_of(request).find(request.path_params["table"])
    at = invited_seat(room.seats, token_of(request))
    return json_response(
        bodies.InviteInfo(
            table=room.id,
            game=room.game.id,
            seat=at,
            seats=seats_shown(room.seats, room.affairs),
            options=option_values(room.play.options),
            undo_policy=room.undo_policy,
            known_deal=room.known_deal,
            patience=room.patience,
            clock=room.timekeeper.clock.terms if room.timekeeper.clock else None,
            seal=sealed(room.salt, room.play.seed),
            rated=bool(room.rated),
            best_of=room.series.best_of if room.series else 0,
        )
    )


async def take_seat(request: Request) -> Response:
    """Sit down by invitation."""
    wish = await decoded_body(request, bodies.TakeSeat, BODY_BYTES)
    room = await registry_of(request).find(request.path_params["table"])
    return json_response(await joining.take_seat(room, wish, await sender(request)), 201)


async def fill_seat(request: Request) -> Response:
    """Let a bot sit down on an open seat."""
    wish = await decoded_body(request, bodies.FillSeat, BODY_BYTES)
    room, access = await room_of(request)
    if not room.is_host(access):
        raise Denied(say("server-only-creator"), 403)
    await joining.fill_seat(room, wish)
    return Response(status_code=204)


# Records and the past


async def record(request: Request) -> Response:
    """The record of a table. It holds the seed, so while others play it would tell what is hidden from them."""
    room, access = await room_of(request)
    async with room.lock:
        if not room.laid_open and not (access.mine and not room.others(access.mine)):
            raise Denied(say("server-record-hides"), 403)
        if room.misfit is None:
            written = await asyncio.to_thread(Record.of, room.play, seat_lines(room.seats))
        else:
            written = await as_it_was_stored(room.storage, room.id)
    note_conditions(written, room)
    note_affairs(written, room)
    await note_remarks(written, room)
    name = f"{room.game.id}-{room.id}.record"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(written.write(), headers=headers, media_type="text/plain; charset=utf-8")


async def past_of_table(request: Request) -> Response:
    """The table after a number of choices, as the asking person saw it; a finished one also with all cards open."""
    room, access = await room_of(request)
    count = _number(request.path_params["count"])
    eyes = _eyes(request)
    async with room.lock:
        play = room.play
        if count > len(play.chosen):
            raise Denied(say("server-past-too-far", n=len(play.chosen)), 404)
        ears = _ears(room, access, eyes)
        table = play.at(count)
        viewpoint = access.mine[0] if len(access.mine) == 1 and not eyes and not room.waiting else SPECTATOR
        seen = View(SPECTATOR, table, {}) if eyes == "open" else view(table, viewpoint)
        state = past_state(room, table, seen, access.mine, count)
        entry = log_entries(room.game, play.chosen[:count], ears, count - 1)[0] if count else None
        return json_response(past.Past(state, entry, _chosen(room, count) if room.laid_open else None))


def _eyes(request: Request) -> str:
    """With whose eyes somebody wants to look: their own, an onlooker's, or everybody's («open»)."""
    eyes = request.query_params.get("view", "")
    if eyes not in ("", "spectator", "open"):
        raise Denied(say("server-view-unknown"), 400)
    return eyes


def _ears(room: Room, access: Access, eyes: str) -> tuple[int, ...]:
    """With whose ears somebody hears the log; when the game is over, all of it may be heard."""
    if eyes == "open":
        if not room.laid_open:
            raise Denied(say("server-open-when-over"), 403)
        return tuple(range(len(room.seats)))
    return room.ears(access.mine)


def _chosen(room: Room, count: int) -> past.Chosen | None:
    """The choice that led there; only told of a finished game, for its key may name what others did not see."""
    if not count:
        return None
    choice = room.play.chosen[count - 1]
    decision = room.play.at(count - 1).decision_of(choice.seat)
    label = next(option.label for option in decision.options if option.key == choice.key)
    return past.Chosen(choice.seat, choice.key, said(label))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise Denied(say("not-a-number", text=text[:40]), 400)
    return int(text)


async def table_log(request: Request) -> Response:
    """Entries of the log, a page at a time; before the first stands what happened before any choice."""
    room, access = await room_of(request)
    eyes = _eyes(request)
    start = request.query_params.get("from", "1")
    first = max(1, _number(start))
    async with room.lock:
        chosen = room.play.chosen
        ears = _ears(room, access, eyes)
        entries = log_entries(room.game, chosen[: first - 1 + LOG_ENTRIES], ears, first - 1)
        if first == 1:
            entries = opening(room.game, room.play, ears) + entries
        return json_response(past.Log(len(chosen), first, entries))


async def talked(request: Request) -> Response:
    """What was said before a line; the latest lines come with the table."""
    room, _ = await room_of(request)
    before = _number(request.query_params.get("before", "999999999"))
    lines = await room.storage.lines_before(room.id, before, PHRASES_KEPT + 1)
    return json_response(past.Talked([shown(line) for line in lines[-PHRASES_KEPT:]], len(lines) > PHRASES_KEPT))


# The coach


async def hint(request: Request) -> Response:
    """A hint for the seat that is to choose; only where no other person would be at a disadvantage."""
    room, access = await room_of(request)
    address = address_in(request.scope)
    room.allowances.take("hints", address=address, person=access.secret)
    async with room.lock:
        if not access.mine:
            raise Denied(say("server-only-looking-on"), 403)
        if room.rated:
            raise Denied(say("rated-no-hints"), 403)
        if room.others(access.mine):
            raise Denied(say("server-hint-unfair"), 403)
        table, moment = room.play.table, room.moment
        seat = next((seat for seat, _ in table.asked if seat in access.mine), None)
        if seat is None or room.over:
            raise Denied(say("game-is-over") if room.over else say("not-asked"), 409)
        seen = view(table, seat)
    seed = seed_for(room.play.seed, seat, moment)
    with room.allowances.at_work(address=address, person=access.secret):
        workers = registry_of(request).workers
        return json_response(await workers.advise(room.game.id, seen, seed, access.secret, room.id, moment))


async def review(request: Request) -> Response:
    """A finished game looked at again; takes a while, and tells how far it is."""
    room, access = await room_of(request)
    found = await registry_of(request).reviews.of(room, address_in(request.scope), access.secret)
    if found.review is not None:
        await note_review(room.storage, room.id, found.review)
    return json_response(found)


ROUTES = [
    Route("/api/tables", handle_errors(set_table), methods=["POST"]),
    Route("/api/tables/{table}", handle_errors(table_info), methods=["GET"]),
    Route("/api/tables/{table}/invitation", handle_errors(invitation), methods=["GET"]),
    Route("/api/tables/{table}/seats", handle_errors(take_seat), methods=["POST"]),
    Route("/api/tables/{table}/bots", handle_errors(fill_seat), methods=["POST"]),
    Route("/api/tables/{table}/record", handle_errors(record), methods=["GET"]),
    Route("/api/tables/{table}/log", handle_errors(table_log), methods=["GET"]),
    Route("/api/tables/{table}/talk", handle_errors(talked), methods=["GET"]),
    Route("/api/tables/{table}/hint", handle_errors(hint), methods=["GET"]),
    Route("/api/tables/{table}/review", handle_errors(review), methods=["GET"]),
    Route("/api/tables/{table}/at/{count}", handle_errors(past_of_table), methods=["GET"]),
]
