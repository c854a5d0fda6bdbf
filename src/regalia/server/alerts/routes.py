"""What people ask for about alerts, over HTTP: ways to be told, at which tables, and the links in letters."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.engine.messages import say
from regalia.server.access import hashed
from regalia.server.addresses import is_of_this_machine_alone, reachable
from regalia.server.alerts import push
from regalia.server.alerts.alerting import Alerting
from regalia.server.alerts.keeping import StoredWay
from regalia.server.alerts.mail import NotSent, readable_address
from regalia.server.alerts.outward import destination
from regalia.server.alerts.quiet import time_zone
from regalia.server.doors import address_in, name_in
from regalia.server.errors import Denied
from regalia.server.persons import person_with
from regalia.server.protocol import alerts as wire
from regalia.server.registry import RoomRegistry
from regalia.server.requests import decoded_body, registry_of, room_of, token_of
from regalia.server.responses import handle_errors, json_response
from regalia.server.settings import BODY_BYTES

SECRET_LENGTHS = range(16, 101)
SHOWN_OF_ENDPOINT = 40


async def read_alerts(request: Request) -> Response:
    """What this server can do, and the ways of whoever asks with a secret."""
    alerting = registry_of(request).alerting
    person = await _person(request) if "authorization" in request.headers else ""
    return json_response(await _shown(alerting, person))


async def be_pushed(request: Request) -> Response:
    """Tell me by this browser."""
    wish = await decoded_body(request, wire.PushWish, BODY_BYTES)
    alerting, person = await _counted(request)
    if not alerting.push_key:
        raise Denied(say("alerts-no-push"), 503)
    time_zone(wish.zone)
    push.check_keys(wish.p256dh, wish.auth)
    await destination(wish.endpoint, registry_of(request).settings.push_to_this_machine)
    keys = {"p256dh": wish.p256dh, "auth": wish.auth, "confirmed": time.time()}
    await alerting.storage.keep_way(person, "push", wish.endpoint, **keys, **_kept(request, wish))
    await alerting.storage.watch_all(person)
    return json_response(await _shown(alerting, person))


async def be_written_to(request: Request) -> Response:
    """Tell me by mail, once I have confirmed the address."""
    wish = await decoded_body(request, wire.MailWish, BODY_BYTES)
    alerting, person = await _counted(request)
    if alerting.mail_server is None:
        raise Denied(say("alerts-no-mail"), 503)
    time_zone(wish.zone)
    address = readable_address(wish.address)
    for old in await alerting.storage.ways_of([person]):
        if old.kind == "mail" and old.address != address:
            await alerting.storage.forget_way(old.id)
    way = await alerting.storage.keep_way(person, "mail", address, p256dh="", auth="", **_kept(request, wish))
    await alerting.storage.watch_all(person)
    if way.confirmed is None:
        allowances = registry_of(request).allowances
        allowances.take("mails", address=address_in(request.scope), person=person)
        allowances.take("mails", address=hashed(f"mail:{address}"))
        try:
            await alerting.ask_to_confirm(way)
        except NotSent as error:
            raise Denied(say("alerts-mail-not-sent", why=str(error)[:200]), 502) from None
    return json_response(await _shown(alerting, person))


async def end_way(request: Request) -> Response:
    """Tell me nothing by this way any more."""
    alerting, person = await _counted(request)
    way = await alerting.storage.way(id=request.path_params["way"])
    if way is not None and way.person == person:
        await alerting.storage.forget_way(way.id)
    return json_response(await _shown(alerting, person))


async def watch_table(request: Request) -> Response:
    """Tell me when it is my turn at this table, or no more."""
    wish = await decoded_body(request, wire.WatchTable, BODY_BYTES)
    room, access = await room_of(request)
    if not access.mine:
        raise Denied(say("server-only-looking-on"), 403)
    room.allowances.take("alerts", address=address_in(request.scope), person=access.secret)
    alerting = registry_of(request).alerting
    person = await _whose(registry_of(request), wish.person)
    seated = any(seat.person == person for seat in room.seats)
    await alerting.storage.watch(room.id, person if seated else access.secret, person, wish.wanted)
    await alerting.look_at(room)
    return Response(status_code=204)


async def confirm(request: Request) -> Response:
    """Whoever reads the letters at this address wants them."""
    alerting, way = await _by_link(request, (await decoded_body(request, wire.LinkFromMail, BODY_BYTES)).token)
    await alerting.storage.confirm(way.id)
    return json_response(wire.LinkFollowed(way.address))


async def stop(request: Request) -> Response:
    """Whoever reads the letters at this address wants no more."""
    alerting, way = await _by_link(request, (await decoded_body(request, wire.LinkFromMail, BODY_BYTES)).token)
    await alerting.storage.forget_way(way.id)
    return json_response(wire.LinkFollowed(way.address))


async def stop_at_once(request: Request) -> Response:
    """The same, as mail programs ask for it (RFC 8058): what they send along does not matter."""
    alerting, way = await _by_link(request, request.query_params.get("token", ""))
    await alerting.storage.forget_way(way.id)
    return json_response(wire.LinkFollowed(way.address))


async def _by_link(request: Request, token: str) -> tuple[Alerting, StoredWay]:
    rooms = registry_of(request)
    rooms.allowances.take("alerts", address=address_in(request.scope))
    way = await rooms.alerting.storage.way(secret=token) if token else None
    if way is None:
        raise Denied(say("alerts-link-void"), 404)
    return rooms.alerting, way


async def _person(request: Request) -> str:
    secret = token_of(request)
    if len(secret) not in SECRET_LENGTHS:
        raise Denied(say("server-token-wrong"), 403)
    return await _whose(registry_of(request), secret)


async def _whose(rooms: RoomRegistry, secret: str) -> str:
    """Whose ways a secret stands for: a person's, by their key, or those of one browser."""
    known = await person_with(rooms.storage, secret)
    return known.id if known is not None else hashed(secret)


async def _counted(request: Request) -> tuple[Alerting, str]:
    rooms, person = registry_of(request), await _person(request)
    rooms.allowances.take("alerts", address=address_in(request.scope), person=person)
    return rooms.alerting, person


def _kept(request: Request, wish: wire.PushWish | wire.MailWish) -> dict[str, object]:
    """What is kept with every way."""
    quiet = wish.quiet
    hours = {"quiet_from": quiet.start if quiet else None, "quiet_to": quiet.end if quiet else None}
    return {"language": wish.language, "zone": wish.zone, "link": _own_link(request), **hours}


def _own_link(request: Request) -> str:
    """How links in letters begin: as the owner says; else as this person asked for us, if that is truly we."""
    settings = registry_of(request).settings
    asked = request.url
    port = asked.port or (443 if asked.scheme == "https" else 80)
    known = reachable(settings.host, port, asked.scheme, settings.public_urls)
    here = f"{asked.scheme}://{asked.netloc}"
    if here in known or (not known and is_of_this_machine_alone(name_in(asked.netloc))):
        return here
    return known[0] if known else here


async def _shown(alerting: Alerting, person: str) -> wire.Alerts:
    kept = await alerting.storage.ways_of([person]) if person else []
    return wire.Alerts(alerting.push_key, alerting.mail_server is not None, [_way_shown(way) for way in kept])


def _way_shown(way: StoredWay) -> wire.Way:
    address = way.address if way.kind == "mail" else way.address[:SHOWN_OF_ENDPOINT]
    hours = None
    if way.quiet_from is not None and way.quiet_to is not None:
        hours = wire.QuietHours(way.quiet_from, way.quiet_to)
    return wire.Way(way.id, way.kind, address, way.confirmed is not None, hours)


ROUTES = [
    Route("/api/alerts", handle_errors(read_alerts), methods=["GET"]),
    Route("/api/alerts/push", handle_errors(be_pushed), methods=["PUT"]),
    Route("/api/alerts/mail", handle_errors(be_written_to), methods=["PUT"]),
    Route("/api/alerts/confirm", handle_errors(confirm), methods=["POST"]),
    Route("/api/alerts/stop", handle_errors(stop), methods=["POST"]),
    Route("/api/alerts/ways/{way}", handle_errors(end_way), methods=["DELETE"]),
    Route("/api/tables/{table}/alerts", handle_errors(watch_table), methods=["POST"]),
    Route("/alerts/stop", handle_errors(stop_at_once), methods=["POST"]),
]
