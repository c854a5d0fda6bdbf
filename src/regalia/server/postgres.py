"""The tables in PostgreSQL, where one machine is not enough: any server that is given its address serves any table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import asyncpg
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.databases import Database
from regalia.server.move_log import MoveLog, Row
from regalia.server.others import Neighbours, Others, Rooms
from regalia.server.schema import Before, bring_up_to_date

CHANNEL = "regalia"
"""On it everybody who uses the database tells the others what is new (``LISTEN``, ``NOTIFY``)."""
SCHEMES = ("postgresql", "postgres")
CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 30.0
"""So long may a statement take; after that the database counts as lost."""
GONE_SECONDS = 10.0
"""So long a database may be away, to start anew, before people are told that something was not stored."""
TRY_AGAIN_SECONDS = 0.2
UPGRADING = 0x72656761
"""The lock of whoever brings the tables up to date: servers that start together do it one after another."""

GONE = (
    OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError,
    asyncpg.InternalClientError,
)  # fmt: skip
"""What says that the connection is lost; whether the last statement was carried out is not known then.

The last of them is what the driver says to a statement that comes between the database's parting word and the end of
the line.
"""
TROUBLES = (SQLAlchemyError, asyncpg.PostgresError, *GONE)

INSERT = f"""
WITH written AS (
    INSERT INTO moves (room, number, seat, key, back_to, at, what)
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::float8[], $7::text[])
    ON CONFLICT (room, number) DO NOTHING
    RETURNING room, number
)
SELECT room, number, pg_notify('{CHANNEL}', '["moved","' || room || '",' || number || ']') FROM written
"""
MINE = """
SELECT moves.room, moves.number FROM moves
JOIN unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::float8[], $7::text[])
AS mine (room, number, seat, key, back_to, at, what) USING (room, number, seat, key, at, what)
"""


def readable(address: str) -> str:
    """The address of a database as it may be shown: without its password."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Refused(say("server-database-address", address=address)) from None
    if url.drivername not in SCHEMES:
        raise Refused(say("server-database-address", address=url.render_as_string(hide_password=True)))
    return url.render_as_string(hide_password=True)


class PostgresDatabase(Database):
    """PostgreSQL, which many servers and workers share."""

    troubles = TROUBLES

    def __init__(self, address: str, before_upgrade: Before | None = None) -> None:
        shown = readable(address)
        self._before_upgrade = before_upgrade
        self._address = address
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=self.connect, pool_pre_ping=True, hide_parameters=True
        )
        super().__init__(shown, engine, PostgresMoveLog(self))

    async def connect(self) -> asyncpg.Connection:
        """A connection of the driver itself."""
        return await asyncpg.connect(self._address, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS)

    def others(self, rooms: Rooms) -> Others:
        return Neighbours(self, rooms)

    async def listen(self, hear: Callable[[str], None]) -> asyncpg.Connection:
        """A connection that hears what everybody tells."""
        connection = await self.connect()
        await connection.add_listener(CHANNEL, lambda _connection, _process, _channel, text: hear(text))
        return connection

    async def notify(self, connection: asyncpg.Connection, texts: list[str]) -> None:
        """Tell everybody who listens."""
        await connection.execute(f"SELECT pg_notify('{CHANNEL}', text) FROM unnest($1::text[]) AS text", texts)

    async def open(self) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
                await connection.run_sync(bring_up_to_date, self._before_upgrade)
        except (*TROUBLES, ValueError) as error:
            why = str(error).partition("\n")[0] or type(error).__name__
            raise Refused(say("server-database-unreachable", where=self.shown, why=why)) from None

    @asynccontextmanager
    async def turn_to_write(self) -> AsyncIterator[None]:
        """Everybody may write at the same time."""
        yield

    @asynccontextmanager
    async def one_moment(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield await connection.execution_options(isolation_level="REPEATABLE READ")


class PostgresMoveLog(MoveLog):
    """Writes moves and tells all servers of them, in one statement."""

    troubles = TROUBLES

    def __init__(self, database: PostgresDatabase) -> None:
        super().__init__(asyncio.Lock())
        self._database = database
        self._driver: asyncpg.Connection | None = None

    async def close(self) -> None:
        if self._driver is not None:
            with suppress(*GONE):
                await self._driver.close(timeout=1)
            self._driver = None

    async def insert(self, rows: list[Row]) -> list[bool]:
        """If the connection is lost, it is found out whether the moves were written, or they are written then."""
        columns = list(zip(*rows, strict=True))
        again_until = asyncio.get_running_loop().time() + GONE_SECONDS
        tried = False
        while True:
            try:
                if self._driver is None:
                    self._driver = await self._database.connect()
                numbered = {(row["room"], row["number"]) for row in await self._driver.fetch(INSERT, *columns)}
                if tried and len(numbered) < len(rows):
                    numbered |= {(row["room"], row["number"]) for row in await self._driver.fetch(MINE, *columns)}
                return [_among(numbered, row) for row in rows]
            except GONE:
                if self._driver is not None:
                    tried = True
                    self._driver.terminate()
                    self._driver = None
                if asyncio.get_running_loop().time() > again_until:
                    raise
                await asyncio.sleep(TRY_AGAIN_SECONDS)


def _among(numbered: set[tuple[str, int]], row: Row) -> bool:
    """Whether a row was written; of several with one number, only the first was."""
    key = row[:2]
    if key not in numbered:
        return False
    numbered.discard(key)
    return True
