"""The owner's page: what ``regalia admin`` does, in the browser, behind a secret."""

from __future__ import annotations

import asyncio
import io
import tempfile
import time
import zipfile
from importlib.resources import files
from pathlib import Path
from urllib.parse import parse_qs

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.access import same_secret
from regalia.server.documentation import language_of
from regalia.server.doors import address_in
from regalia.server.errors import Denied
from regalia.server.keeping.backups import named_by_time
from regalia.server.keeping.chores import throw_old_away
from regalia.server.keeping.house import back_up
from regalia.server.keeping.invitations import all_invitations, invite, withdraw
from regalia.server.keeping.owner_page import ADDRESS, TABLES_SHOWN, OwnerPage, Told
from regalia.server.keeping.owner_secret import pass_of
from regalia.server.keeping.purging import DAY, older_than
from regalia.server.keeping.stored_games import check_all, export_all, misfit_told, step_back, table_lines
from regalia.server.registry import RoomRegistry
from regalia.server.requests import body_of, registry_of
from regalia.server.responses import handle_errors
from regalia.server.security_headers import CONTENT_POLICY
from regalia.server.settings import BODY_BYTES, Settings

PASS = "regalia-owner"
PASS_SECONDS = 12 * 3_600
HEADERS = {
    "content-security-policy": CONTENT_POLICY.replace("form-action 'none'", "form-action 'self'"),
    # Else the browser would not say that a form is of this very page.
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
}


def _is_owner(request: Request, secret: str) -> bool:
    return same_secret(request.cookies.get(PASS, ""), pass_of(secret))


def _rooms_of_owner(request: Request) -> RoomRegistry:
    """The house, for whoever has shown the secret; refuses all others."""
    rooms = registry_of(request)
    if not rooms.settings.owner_secret or not _is_owner(request, rooms.settings.owner_secret):
        raise Denied(say("server-not-here"), 404)
    return rooms


async def page(request: Request) -> Response:
    """The page, or its door."""
    rooms = registry_of(request)
    if not rooms.settings.owner_secret:
        raise Denied(say("server-not-here"), 404)
    if not _is_owner(request, rooms.settings.owner_secret):
        return HTMLResponse(OwnerPage(language_of(request)).door(wrong=False), headers=HEADERS)
    return await _shown(request, rooms, Told())


async def _shown(request: Request, rooms: RoomRegistry, told: Told) -> Response:
    lines = await table_lines(rooms.storage, TABLES_SHOWN)
    invited = await all_invitations(rooms.storage.database)
    return HTMLResponse(OwnerPage(language_of(request)).inside(rooms, lines, invited, told), headers=HEADERS)


async def wanted(request: Request) -> Response:
    """Something the owner wants done, or somebody who wants to come in."""
    rooms = registry_of(request)
    secret = rooms.settings.owner_secret
    if not secret:
        raise Denied(say("server-not-here"), 404)
    sent = parse_qs((await body_of(request, BODY_BYTES)).decode(errors="replace"), max_num_fields=20)
    form = {name: values[0] for name, values in sent.items()}
    deed = form.get("do", "")
    if deed == "enter":
        return _enter(request, rooms, form.get("secret", ""))
    if not _is_owner(request, secret):
        return HTMLResponse(OwnerPage(language_of(request)).door(wrong=False), 403, headers=HEADERS)
    if deed == "leave":
        leaving = RedirectResponse(ADDRESS, 303)
        leaving.delete_cookie(PASS, path=ADDRESS)
        return leaving
    try:
        told = await _done(rooms, deed, form)
    except Refused as refusal:
        told = Told((refusal.message,))
    return await _shown(request, rooms, told)


def _enter(request: Request, rooms: RoomRegistry, shown: str) -> Response:
    rooms.allowances.take("tables", address=address_in(request.scope))  # so often one may guess
    if not same_secret(shown.strip(), rooms.settings.owner_secret):
        return HTMLResponse(OwnerPage(language_of(request)).door(wrong=True), 403, headers=HEADERS)
    response = RedirectResponse(ADDRESS, 303)
    response.set_cookie(
        PASS,
        pass_of(rooms.settings.owner_secret),
        max_age=PASS_SECONDS,
        path=ADDRESS,
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return response


async def _done(rooms: RoomRegistry, deed: str, form: dict[str, str]) -> Told:
    """Do what the owner wants, and say what came of it."""
    storage = rooms.storage
    match deed:
        case "check":
            games = [game async for game in check_all(storage)]
            misfits = [game for game in games if not game.fits]
            other = sum(game.other_rules and game.fits for game in games)
            summary = say("admin-checked", n=len(games), misfits=len(misfits), other=other)
            return Told((summary, *(misfit_told(game) for game in misfits)))
        case "step-back":
            left = await step_back(storage, form.get("table", ""))
            await _follow(rooms, form.get("table", ""))
            return Told((say("admin-stepped-back", table=form.get("table", ""), n=left),))
        case "count" | "purge":
            days = _number(form.get("days", ""))
            if days is None:
                return Told()
            if deed == "purge":
                return Told((say("admin-purged", n=len(await throw_old_away(rooms, days))),))
            old = await older_than(storage, time.time() - days * DAY)
            return Told((say("owner-would-purge", n=len(old)),), going=days if old else None)
        case "invite":
            tables = _number(form.get("tables", ""))
            code = await invite(
                storage.database,
                form.get("note", ""),
                time.time(),
                _number(form.get("days", "")),
                None if tables is None else int(tables),
            )
            return Told((say("admin-invited"),), code)
        case "withdraw":
            name = form.get("name", "")
            gone = await withdraw(storage.database, name)
            return Told((say("admin-withdrawn" if gone else "admin-invitation-unknown", name=name),))
    return Told()


def _number(text: str) -> float | None:
    """A number of at least one; nothing for anything else."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if 1 <= number < 1_000_000 else None


async def _follow(rooms: RoomRegistry, id: str) -> None:
    """Let a table that is open here follow what was written into its history."""
    room = rooms.find_loaded(id)
    if room is None:
        return
    async with room.lock:
        if room.misfit is not None:
            rooms.let_go(room)  # it is opened anew, and may fit now
        else:
            await room.catch_up()
            room.bots.wake()


async def backup(request: Request) -> Response:
    """A copy of the house, to keep."""
    rooms = _rooms_of_owner(request)
    target = named_by_time(_place(rooms.settings), "regalia")
    # In a thread with a loop of its own: people play on meanwhile.
    await asyncio.to_thread(lambda: asyncio.run(back_up(rooms.settings, target)))
    gone = BackgroundTask(target.unlink, missing_ok=True)
    return FileResponse(target, filename=target.name, media_type="application/gzip", background=gone)


def _place(settings: Settings) -> Path:
    return settings.data_dir if settings.data_dir.is_dir() else Path(tempfile.gettempdir())


async def games(request: Request) -> Response:
    """All games as files, packed."""
    rooms = _rooms_of_owner(request)
    packed = io.BytesIO()
    with tempfile.TemporaryDirectory() as folder:
        await export_all(rooms.storage, Path(folder))
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in sorted(Path(folder).iterdir()):
                archive.write(file, file.name)
    headers = {"content-disposition": 'attachment; filename="regalia-games.zip"'}
    return Response(packed.getvalue(), media_type="application/zip", headers=headers)


async def style(request: Request) -> Response:
    """How it looks."""
    return FileResponse(Path(str(files("regalia") / "server" / "keeping" / "owner.css")), media_type="text/css")


ROUTES = [
    Route(ADDRESS, handle_errors(page), methods=["GET"]),
    Route(ADDRESS, handle_errors(wanted), methods=["POST"]),
    Route(f"{ADDRESS}/style.css", handle_errors(style), methods=["GET"]),
    Route(f"{ADDRESS}/backup", handle_errors(backup), methods=["GET"]),
    Route(f"{ADDRESS}/games.zip", handle_errors(games), methods=["GET"]),
]
