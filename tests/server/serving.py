"""A real server on this machine, in a thread or in a process of its own that can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import sqlalchemy.dialects.sqlite.aiosqlite as sqlite_dialect
import uvicorn

from regalia.server.app import create_app
from regalia.server.hired import work
from regalia.server.listening import listening
from regalia.server.rate_limit import Limits, Rate
from regalia.server.registry import RoomRegistry
from regalia.server.run import serve
from regalia.server.settings import Settings
from tests.programs import KEEPING_NOTHING
from tests.sizes import PATIENCE

LOADED = (sqlite_dialect,)
"""What a server loads when it needs it; loaded early, a new life begins sooner."""


BOUNDLESS = Limits({wish: Rate(1e9, 1e-9) for wish in Limits().rates})


def quick(
    data_dir: Path,
    think_limit: float = PATIENCE,
    vote_seconds: float = 60.0,
    database: str = "",
    think_elsewhere: bool = False,
) -> Settings:
    """Settings without pauses, with limits that only the tests of limits meet."""
    return Settings(
        data_dir,
        database_url=database,
        think_elsewhere=think_elsewhere,
        bot_pause=(0.0, 0.0),
        think_limit=think_limit,
        record_seconds=PATIENCE,
        workers=1,
        review_tries=4,
        messages_per_second=1e6,
        messages_at_once=1e6,
        vote_seconds=vote_seconds,
        clock_seconds=0.2,
        clock_grace=0.1,
        clock_opened=0.5,
        limits=BOUNDLESS,
    )


def telling(settings: Settings, mail: str) -> Settings:
    """The same, for a server that tells people at once that it is their turn: by a mail server and a push service on
    this machine."""
    sender = "Regalia <regalia@example.org>"
    quickly = replace(settings, alert_seconds=0.0, alert_round=0.05)
    return replace(quickly, push_to_this_machine=True, mail_server=mail, mail_from=sender)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


class Server:
    """A server in a thread of the test."""

    def __init__(self, settings: Settings, host: str = "127.0.0.1") -> None:
        self.port = free_port()
        self.app = create_app(settings)
        config = listening(self.app, settings, host=host, port=self.port, timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        self.http = httpx.Client(base_url=f"http://{host}:{self.port}", timeout=PATIENCE)

    @property
    def rooms(self) -> RoomRegistry:
        """What is inside, for tests that look behind the scenes."""
        rooms = self.app.state.rooms
        assert isinstance(rooms, RoomRegistry)
        return rooms

    def open_sockets(self) -> int:
        """How many sockets it holds open."""
        return len(self._server.server_state.connections)

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """End it, as Ctrl-C would."""
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


class Lives:
    """A server or worker in a process of its own that is killed and started again, by a parent that has all loaded."""

    def __init__(
        self,
        data_dir: Path,
        database: str = "",
        name: str = "server",
        vote_seconds: float = 60.0,
        think_elsewhere: bool = False,
        worker: bool = False,
        told_by: str = "",
    ) -> None:
        self.port = 0 if worker else free_port()
        """A worker has none."""
        self.log = data_dir / f"{name}.log"
        self._log = self.log.open("w")
        self._parent = subprocess.Popen(
            # Not with -m: a worker process would load that module anew.
            [
                *KEEPING_NOTHING,
                "-c",
                "from tests.server.serving import give_birth; give_birth()",
                str(data_dir),
                str(self.port),
                database,
                str(vote_seconds),
                "elsewhere" if think_elsewhere else "",
                told_by,
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        self.pid = 0

    def start(self, clock: float = 0.0) -> None:
        """Start the server, with a clock that is so many seconds fast, and wait until it answers."""
        assert self._parent.stdin and self._parent.stdout
        self._parent.stdin.write(f"start {clock}\n")
        self._parent.stdin.flush()
        self.pid = int(self._parent.stdout.readline())
        for _ in range(100 * PATIENCE if self.port else 0):
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.01)
        assert not self.port, "the server did not start"

    def kill(self) -> None:
        """Kill it without warning."""
        assert self._parent.stdin and self._parent.stdout
        os.kill(self.pid, signal.SIGKILL)
        self._parent.stdin.write("bury\n")
        self._parent.stdin.flush()
        assert self._parent.stdout.readline() == "buried\n"
        self.pid = 0

    def end(self) -> None:
        """Kill it and its parent."""
        self._parent.kill()
        self._parent.wait()
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
        self._log.close()


def give_birth() -> None:
    """What the parent does: one server or worker after another, each in a process that has everything loaded."""
    folder, port, database, vote_seconds, elsewhere, mail = sys.argv[1:]
    settings = quick(Path(folder), vote_seconds=float(vote_seconds), database=database, think_elsewhere=bool(elsewhere))
    if mail:
        settings = telling(settings, mail)
    child = 0
    for line in sys.stdin:
        if line.startswith("start"):
            child = os.fork()
            if child == 0:
                set_clock(float(line.split()[1]))
                if int(port):
                    serve("127.0.0.1", int(port), open_browser=False, settings=settings)
                else:
                    work(settings)
                os._exit(0)
            print(child, flush=True)
        else:
            os.waitpid(child, 0)
            print("buried", flush=True)


def set_clock(fast: float) -> None:
    """Let this process have a clock that is so many seconds fast."""
    true_time = time.time
    time.time = lambda: true_time() + fast
