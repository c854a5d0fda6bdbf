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
from regalia.server.background import begin
from regalia.server.errors import NotReadable
from regalia.server.listening import listening
from regalia.server.models import Move
from regalia.server.others import Neighbours
from regalia.server.postgres import PostgresDatabase
from regalia.server.rate_limit import Allowances, Limits
from regalia.server.settings import Settings
from regalia.server.storage import Storage
from regalia.server.words import Alive
from tests.awaiting import awaited
from tests.server.serving import quick
from tests.server.test_postgres import ROOM
from tests.sizes import PATIENCE

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


def say_goodbye(connection: Any) -> None:
    """Let the database say its parting word, as when one of its processes was killed; the end is yet to come."""
    said = b"SFATAL\0C57P02\0Mterminating connection because of crash of another server process\0\0"
    connection._protocol.data_received(b"E" + (4 + len(said)).to_bytes(4, "big") + said)


def test_a_line_on_which_the_database_has_said_goodbye_is_lost(loop: LoopMaker, database: str) -> None:
    async def ask() -> tuple[str, bool]:
        found = PostgresDatabase(database)
        connection = await found.connect()
        await found.notify(connection, ["first"])
        say_goodbye(connection)
        try:
            await found.notify(connection, ["second"])
        except found.troubles as error:
            return type(error).__name__, bool(connection.is_closed())
        return "", False

    assert run_on(loop, ask()) == ("InternalClientError", True)


def test_a_move_is_written_once_though_the_database_had_said_goodbye(
    loop: LoopMaker, tmp_path: Path, database: str
) -> None:
    async def write() -> list[bool]:
        storage = Storage(quick(tmp_path, database=database))
        await storage.open()
        await storage.add_room(ROOM)
        written = [await storage.moves.append("r", 1, Move(0, "first"))]
        say_goodbye(cast(Any, storage.moves)._driver)
        written += [await storage.moves.append("r", 2, Move(0, "second"))]
        await storage.close()
        return written

    assert run_on(loop, write()) == [True, True]


class Tables:
    """The tables of a server at which nobody plays."""

    allowances = Allowances(Limits())
    reread_times = 0

    def find_loaded(self, id: str) -> None:
        return None

    def all_loaded(self) -> tuple[Any, ...]:
        return ()

    def let_go(self, room: Any) -> None:
        raise AssertionError(room)

    def hear_answer(self, word: Any) -> None:
        raise AssertionError(word)

    async def reread(self) -> None:
        self.reread_times += 1
        if self.reread_times == 1:
            raise ZeroDivisionError("something that nobody has thought of")


def test_a_server_listens_again_whatever_ended_its_line(loop: LoopMaker, database: str) -> None:
    async def listen() -> int:
        tables = Tables()
        neighbours = Neighbours(PostgresDatabase(database), tables)
        neighbours.open()
        while tables.reread_times < 3:
            await asyncio.sleep(0.01)
            if tables.reread_times == 2 and neighbours.line is not None:
                say_goodbye(neighbours.line)
                neighbours.tell(Alive(neighbours.server))
        neighbours.close()
        return tables.reread_times

    assert run_on(loop, asyncio.wait_for(listen(), PATIENCE)) == 3


def test_a_chore_that_ends_by_mistake_is_read_of_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def forget_to_go_on() -> None:
        raise ZeroDivisionError

    async def live() -> None:
        await asyncio.wait([begin(forget_to_go_on())])
        await asyncio.sleep(0)

    awaited(live())
    assert "forget_to_go_on" in caplog.text and "ended by mistake" in caplog.text and "ZeroDivision" in caplog.text


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
