"""Event loops of other makers have transports that are no ``asyncio.Transport`` but do the same (uvloop)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest
from sqlalchemy import text
from uvicorn.server import ServerState

from regalia.server.app import create_app
from regalia.server.errors import NotReadable
from regalia.server.listening import listening
from regalia.server.models import Move
from regalia.server.postgres import PostgresDatabase
from regalia.server.settings import Settings
from regalia.server.storage import Storage
from tests.awaiting import awaited
from tests.server.serving import quick
from tests.server.test_postgres import ROOM

LoopMaker = Callable[[], asyncio.AbstractEventLoop]
T = TypeVar("T")


class Foreign:
    """A transport that is only alike."""

    def __init__(self) -> None:
        self.written = b""

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None

    def get_extra_info(self, name: str, default: object = None) -> object:
        return default

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False


def test_whoever_comes_over_a_foreign_transport_is_answered(tmp_path: Path) -> None:
    async def ask() -> bytes:
        config = listening(create_app(Settings(tmp_path)), Settings(tmp_path))
        config.load()
        protocol = cast(Any, config.http_protocol_class)(config, ServerState(), {}, _loop=asyncio.get_running_loop())
        transport = Foreign()
        transport.get_protocol = lambda: protocol  # type: ignore[attr-defined]
        protocol.connection_made(transport)
        protocol.data_received(b"GET /api/none HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        for _ in range(200):
            if b"\r\n\r\n" in transport.written:
                break
            await asyncio.sleep(0.01)
        protocol.connection_lost(None)
        return transport.written

    assert awaited(ask()).startswith(b"HTTP/1.1 404")


def test_a_server_runs_on_the_quicker_loop_where_there_is_one(tmp_path: Path) -> None:
    uvloop = cast(Any, pytest.importorskip("uvloop"))
    settings = quick(tmp_path)
    make = listening(create_app(settings), settings).get_loop_factory()
    assert make is uvloop.new_event_loop


@pytest.fixture(params=["asyncio", "uvloop"])
def loop(request: pytest.FixtureRequest) -> LoopMaker:
    """How to make the event loop of each maker."""
    return (
        asyncio.new_event_loop
        if request.param == "asyncio"
        else cast(Any, pytest.importorskip("uvloop")).new_event_loop
    )


def run_on(loop: LoopMaker, what: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end on such a loop, in a thread of its own."""

    def run() -> T:
        with asyncio.Runner(loop_factory=loop) as runner:
            return runner.run(what)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result()


def test_a_line_to_the_database_that_is_cut_while_somebody_asks_is_told_as_such(loop: LoopMaker, database: str) -> None:
    async def ask() -> int:
        found = PostgresDatabase(database)
        with pytest.raises(NotReadable):
            async with found.reading() as connection:
                raw = await connection.get_raw_connection()
                cast(Any, raw.driver_connection)._transport.abort()
                await connection.execute(text("SELECT 1"))
        async with found.reading() as connection:  # and the next one asks on another
            answer = (await connection.execute(text("SELECT 1"))).scalar_one()
        await found.close()
        return int(answer)

    assert run_on(loop, ask()) == 1


def test_a_move_is_written_once_though_the_line_is_cut_before_it(
    loop: LoopMaker, tmp_path: Path, database: str
) -> None:
    async def write() -> list[bool]:
        storage = Storage(quick(tmp_path, database=database))
        await storage.open()
        await storage.add_room(ROOM)
        written = [await storage.moves.append("r", 1, Move(0, "first"))]
        cast(Any, storage.moves)._driver._transport.abort()
        written += [await storage.moves.append("r", 2, Move(0, "second"))]
        written += [await storage.moves.append("r", 2, Move(0, "again"))]
        await storage.close()
        return written

    assert run_on(loop, write()) == [True, True, False]
