"""Whether all is well: the form that runs, what is missing, port, folder, database, clock and disk."""

from __future__ import annotations

import asyncio
import platform
import shutil
import socket
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from sqlalchemy import Connection, func, select, text

from regalia import form
from regalia.bots.knowledge import troubles as bots_troubles
from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.server.documentation import docs_folder
from regalia.server.keeping.folder_lock import is_served
from regalia.server.models import moves, rooms
from regalia.server.run import default_data_dir
from regalia.server.schema import NEWEST, version_of
from regalia.server.settings import Settings
from regalia.server.static_files import client_folder
from regalia.server.storage import database_of
from regalia.shelf import shelf
from regalia.shelf import troubles as shelf_troubles
from regalia.terminal.exit_codes import BAD_DATA, DONE
from regalia.terminal.voice import Voice, print_json

Health = Literal["well", "note", "bad"]
EXTRAS = {"postgres": "asyncpg", "metrics": "prometheus_client", "environments": "gymnasium", "mcp": "mcp"}
"""What some need, and the package that shows whether it is there."""
LEAST_DISK = 200 * 1024 * 1024
STEPS = 60.0
"""So many seconds a clock may have been set back."""
MARKS = {"well": "✓", "note": "·", "bad": "✗"}
STYLES = {"well": "green", "note": "dim", "bad": "red"}


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at."""

    what: str
    health: Health
    said: Message


def examine(voice: Voice, host: str, port: int, data: Path | None, database: str, as_json: bool) -> int:
    """Look at everything and say how it is; the exit code tells whether something is bad."""
    settings = Settings(data or default_data_dir(), database_url=database)
    findings = [*_program(), *_port(host, port), *_folder(settings), *_database(settings)]
    if as_json:
        print_json(
            {"findings": [{"what": f.what, "health": f.health, "said": voice.sentence(f.said)} for f in findings]}
        )
    else:
        for finding in findings:
            line = f"{MARKS[finding.health]} {voice.sentence(finding.said)}"
            voice.out.print(line, style=STYLES[finding.health], soft_wrap=True)
    return BAD_DATA if any(finding.health == "bad" for finding in findings) else DONE


def _program() -> Iterator[Finding]:
    runs = {"version": version("regalia"), "python": platform.python_version()}
    compiled = form.compiled()
    yield Finding("form", "well" if compiled else "note", say(f"doctor-{'compiled' if compiled else 'pure'}", **runs))
    client = (client_folder() / "index.html").is_file()
    yield Finding("client", "well" if client else "bad", say("doctor-client" if client else "server-client-missing"))
    docs = (docs_folder() / "index.html").is_file()
    yield Finding("docs", "well" if docs else "note", say("doctor-docs" if docs else "server-docs-missing"))
    if missing := [name for name, package in EXTRAS.items() if find_spec(package) is None]:
        yield Finding("extras", "note", say("doctor-extras", extras=", ".join(missing)))
    games = tuple(game.name() for game in shelf().values())
    yield Finding("games", "well" if games else "bad", say("doctor-games", games=games, n=len(games)))
    for trouble in (*shelf_troubles(), *bots_troubles()):
        yield Finding("games", "bad", trouble)


def _port(host: str, port: int) -> Iterator[Finding]:
    try:
        with socket.create_server((host, port)):
            pass
    except OSError as error:
        why = error.strerror or str(error)
        yield Finding("port", "note", say("doctor-port-taken", host=host, port=str(port), why=why))
    except OverflowError:
        yield Finding("port", "bad", say("server-cannot-listen", host=host, port=str(port), why="0–65535"))
    else:
        yield Finding("port", "well", say("doctor-port", host=host, port=str(port)))


def _folder(settings: Settings) -> Iterator[Finding]:
    folder = settings.data_dir
    there = next(place for place in (folder, *folder.parents) if place.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError as error:
        why = error.strerror or ""
        yield Finding("folder", "bad", say("server-folder-unwritable", folder=str(folder), why=why))
    else:
        new = say("doctor-folder-new", folder=str(folder))
        yield Finding("folder", "well", new if there != folder else say("doctor-folder", folder=str(folder)))
        if there == folder and (process := is_served(folder)):
            yield Finding("served", "note", say("doctor-served", process=process))
    free = shutil.disk_usage(there).free
    enough = free >= LEAST_DISK
    yield Finding("disk", "well" if enough else "bad", say("doctor-disk", n=free // 1024**2))


def _database(settings: Settings) -> Iterator[Finding]:
    if not settings.database_url and not settings.database.exists():
        yield Finding("database", "note", say("doctor-no-database"))
        return
    try:
        yield from asyncio.run(_look_into(settings))
    except Refused as refusal:
        yield Finding("database", "bad", refusal.message)


async def _look_into(settings: Settings) -> list[Finding]:
    database = database_of(settings)
    try:
        async with database.one_moment() as connection:
            return await connection.run_sync(_findings, database.shown)
    except database.troubles as error:
        why = str(getattr(error, "orig", error)).partition("\n")[0]
        return [Finding("database", "bad", say("server-database-unreachable", where=database.shown, why=why))]
    finally:
        await database.close()


def _findings(connection: Connection, where: str) -> list[Finding]:
    if connection.dialect.name == "sqlite":
        found = connection.scalar(text("PRAGMA quick_check"))
        if found != "ok":
            why = str(found).replace("\n", " ")[:200]
            return [Finding("database", "bad", say("server-database-damaged", file=where, why=why))]
    schema = version_of(connection)
    if schema is None:
        return [Finding("database", "note", say("doctor-no-database"))]
    count = connection.scalar(select(func.count()).select_from(rooms)) or 0
    newest = schema == NEWEST
    said = say("doctor-database" if newest else "doctor-database-older", where=where, n=count, version=schema)
    latest = connection.scalar(select(func.max(moves.c.at))) or 0.0
    ahead = latest - time.time()
    clock = say("doctor-clock-back", n=int(ahead)) if ahead > STEPS else say("doctor-clock", now=_now())
    return [
        Finding("database", "well" if newest else "note", said),
        Finding("clock", "bad" if ahead > STEPS else "well", clock),
    ]


def _now() -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S %z")
