"""Where faults happen: servers, workers and a database in processes of their own, and what can go wrong with each."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import psutil

from tests.server.postgres import Postgres
from tests.server.serving import Lives
from tests.server.slow_line import SlowLine

DAY = 86_400.0
VOTE_SECONDS = 6.0

Fault = Callable[[], Awaitable[None]]


class Stage:
    """One server with SQLite, or several servers and workers on one PostgreSQL, behind one address."""

    def __init__(
        self,
        folder: Path,
        chance: random.Random,
        postgres: Postgres | None = None,
        servers: int = 1,
        workers: int = 0,
        pace: float = 1.0,
    ) -> None:
        self.folder = folder
        self.postgres = postgres
        self.database = postgres.new_database() if postgres else ""
        self.servers = [
            Lives(folder, self.database, f"server{at}", VOTE_SECONDS, think_elsewhere=workers > 0)
            for at in range(servers)
        ]
        self.workers = [Lives(folder, self.database, f"worker{at}", worker=True) for at in range(workers)]
        self.line = SlowLine([server.port for server in self.servers], chance)
        self._chance = chance
        self._pace = pace
        """How long faults last, as a part of what they do in the long run."""

    async def open(self) -> None:
        """Start everything."""
        for process in (*self.servers, *self.workers):
            await asyncio.to_thread(process.start)
        await self.line.open()

    async def mend(self) -> None:
        """Start again what ended by itself: a server does if it is started while the database is away."""
        for process in (*self.servers, *self.workers):
            if psutil.Process(process.pid).status() == psutil.STATUS_ZOMBIE:
                await asyncio.to_thread(process.kill)
                await asyncio.to_thread(process.start)

    async def close(self) -> None:
        """End everything but the database."""
        self.line.close()
        for process in (*self.servers, *self.workers):
            await asyncio.to_thread(process.end)

    def logs(self) -> str:
        """What servers and workers have logged."""
        return "".join(process.log.read_text(errors="replace") for process in (*self.servers, *self.workers))

    # Kills

    async def kill_server(self) -> None:
        """A server dies without warning; the next one may have a clock that is days or years wrong."""
        server = self._chance.choice(self.servers)
        clock = self._chance.choice((0.0, 0.0, -90 * DAY, 1000 * DAY))
        await asyncio.to_thread(server.kill)
        await self._wait(0.0, 0.5)
        await asyncio.to_thread(server.start, clock)

    async def kill_worker(self) -> None:
        """A worker dies without warning, in the middle of a thought."""
        worker = self._chance.choice(self.workers)
        await asyncio.to_thread(worker.kill)
        await self._wait(0.0, 1.0)
        await asyncio.to_thread(worker.start)

    async def kill_database(self) -> None:
        """PostgreSQL dies without warning."""
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.kill)
        await self._wait(0.0, 1.0)
        await asyncio.to_thread(self.postgres.start)

    # Other faults

    async def freeze(self) -> None:
        """A server stands still for a while."""
        server = self._chance.choice(self.servers)
        os.kill(server.pid, signal.SIGSTOP)
        try:
            await self._wait(0.5, 5.0)
        finally:
            os.kill(server.pid, signal.SIGCONT)

    async def fill_disk(self) -> None:
        """No file of the database can grow."""
        server = self.servers[0]
        files = [self.folder / f"tables.sqlite3{end}" for end in ("", "-wal")]
        size = min(file.stat().st_size for file in files if file.exists())
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))
        try:
            await self._wait(1.0, 4.0)
        finally:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))

    async def lock_file(self) -> None:
        """Another program holds the file for longer than the server waits, or not quite."""

        def hold(seconds: float) -> None:
            with sqlite3.connect(self.folder / "tables.sqlite3", timeout=30) as database:
                database.execute("BEGIN IMMEDIATE")
                time.sleep(seconds)
                database.rollback()

        await asyncio.to_thread(hold, self._pace * self._chance.uniform(1.0, 7.0))

    async def lock_tables(self) -> None:
        """Somebody holds the moves of a PostgreSQL database."""
        connection = await asyncpg.connect(self.database)
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE moves IN ACCESS EXCLUSIVE MODE")
                await self._wait(1.0, 5.0)
        finally:
            await connection.close()

    async def slow_down(self) -> None:
        """The network is slow."""
        self.line.delay = self._chance.uniform(0.2, 1.5)
        try:
            await self._wait(2.0, 5.0)
        finally:
            self.line.delay = 0.0

    async def cut(self) -> None:
        """All lines are cut at once."""
        self.line.cut()

    def kills(self) -> list[Fault]:
        """What can be killed here."""
        workers: list[Fault] = [self.kill_worker] if self.workers else []
        database: list[Fault] = [self.kill_database] if self.postgres is not None else []
        return [*workers, *database, self.kill_server, self.kill_server, self.kill_server]

    def others(self) -> list[Fault]:
        """What else can go wrong here."""
        own: list[Fault] = [self.fill_disk, self.lock_file] if self.postgres is None else [self.lock_tables]
        return [self.freeze, self.slow_down, self.cut, *own]

    async def _wait(self, least: float, most: float) -> None:
        await asyncio.sleep(self._pace * self._chance.uniform(least, most))
