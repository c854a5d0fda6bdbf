"""Load on a real server: many tables over WebSockets, people clicking once a second at half of them, bots at the rest.

Prints how many tables and choices there were, how many of the choices that somebody heard of are missing in the
database after the server was killed (must be 0), and the server's own answer time: from hearing a click to having sent
the answer, without the thinking of bots.

    python benchmarks/server_load.py [--tables 200] [--seconds 20] [--games valeria,viscounts] [--json]

All tables come from one address, so the limits for one address are lifted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from regalia.shelf import shelf

PROGRAM = """
import sys
from pathlib import Path
from regalia.server.rate_limit import Limits, Rate
from regalia.server.run import serve
from regalia.server.settings import Settings
limits = Limits({wish: Rate(1e9, 1e-9) for wish in Limits().rates}, sockets_of_address=10**6)
settings = Settings(Path(sys.argv[2]), warm_up=True, limits=limits)
serve("127.0.0.1", int(sys.argv[1]), open_browser=False, settings=settings)
"""
PERSON = {"kind": "person", "name": "Anna"}
SQUIRE = {"kind": "bot", "level": "squire"}


class Onlooker:
    """Somebody at one table: clicks once a second if a seat is theirs, and remembers every choice heard of."""

    def __init__(self, table: str, token: str) -> None:
        self.table = table
        self.token = token
        self.heard: dict[int, int] = {}
        self.clicks = 0
        self.refused = 0
        self.waits: list[float] = []
        self._state: dict[str, Any] = {}
        self._clicked_at: float | None = None

    async def play(self, port: int, until: float) -> None:
        """Sit at the table until the time is over."""
        address = f"ws://127.0.0.1:{port}/ws/{self.table}?token={self.token}"
        async with connect(address, max_size=None, compression=None, ping_interval=None) as socket:
            listening = asyncio.create_task(self._listen(socket))
            await asyncio.sleep(random.random())
            while time.monotonic() < until:
                await self._click(socket)
                await asyncio.sleep(1.0)
            await asyncio.sleep(0.5)
            listening.cancel()

    async def _click(self, socket: ClientConnection) -> None:
        decision = self._state.get("decision")
        if decision is None or self._clicked_at is not None:
            return
        key = random.choice(decision["options"])["key"]
        self._clicked_at = time.perf_counter()
        self.clicks += 1
        await socket.send(json.dumps({"type": "choose", "seen": self._state["seen"], "key": key}))

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            kind = message["type"]
            if kind == "refused":
                self.refused += 1
            if self._clicked_at is not None and kind in ("changed", "refused"):
                self.waits.append(time.perf_counter() - self._clicked_at)
                self._clicked_at = None
            state = message["state"] if kind in ("welcome", "refused") else message.get("parts")
            self._state.update(state or {})
            for entry in message.get("log", ()):
                self.heard[entry["at"]] = entry["seat"]


def quantile(times: list[float], part: float) -> float:
    """The time in milliseconds that this part of the answers stayed below."""
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000, 1) if ordered else 0.0


def lost_choices(database: Path, guests: list[Onlooker]) -> tuple[int, int]:
    """How many choices the database holds, and how many that somebody heard of it does not."""
    with sqlite3.connect(database) as connection:
        stored = {
            (room, number): seat for room, number, seat in connection.execute("SELECT room, number, seat FROM moves")
        }
    lost = sum(stored.get((guest.table, at)) != seat for guest in guests for at, seat in guest.heard.items())
    return len(stored), lost


async def set_tables(http: httpx.AsyncClient, count: int, games: list[str]) -> list[Onlooker]:
    guests = []
    for number in range(count):
        seats = [PERSON, SQUIRE] if number % 2 == 0 else [SQUIRE, SQUIRE]
        wish = {"game": games[number // 2 % len(games)], "seats": seats}
        made = (await http.post("/api/tables", json=wish)).json()
        guests.append(Onlooker(made["table"], made["token"]))
    return guests


async def measure(port: int, tables: int, seconds: float, games: list[str]) -> tuple[list[Onlooker], dict[str, Any]]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        for _ in range(2000):
            try:
                await http.get("/api/health")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        guests = await set_tables(http, tables, games)
        until = time.monotonic() + seconds
        await asyncio.gather(*(guest.play(port, until) for guest in guests))
        return guests, (await http.get("/api/health")).json()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--games", default=",".join(shelf()))
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    load = round(os.getloadavg()[0], 1)
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", PROGRAM, str(port), folder], stderr=subprocess.DEVNULL)
        try:
            guests, health = asyncio.run(measure(port, wish.tables, wish.seconds, wish.games.split(",")))
        finally:
            server.send_signal(signal.SIGKILL)
            used = os.wait4(server.pid, 0)[2]
        choices, lost = lost_choices(Path(folder) / "tables.sqlite3", guests)
    waits = [wait for guest in guests for wait in guest.waits]
    result = {
        "tables": wish.tables,
        "seconds": wish.seconds,
        "choices": choices,
        "heard": sum(len(guest.heard) for guest in guests),
        "lost": lost,
        "clicks": sum(guest.clicks for guest in guests),
        "refused": sum(guest.refused for guest in guests),
        "server_cpu_seconds": round(used.ru_utime + used.ru_stime, 1),
        "cpu_per_1000_choices": round((used.ru_utime + used.ru_stime) / max(1, choices) * 1000, 2),
        "machine_load": load,
        "server_ms": {part: health[part] for part in ("p50", "p95", "p99")},
        "client_ms": {name: quantile(waits, part) for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))},
    }
    if wish.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:20}{value}")
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
