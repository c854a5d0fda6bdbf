"""Which of several servers thinks for the bots of a table: whoever holds its lock in the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncpg

    from regalia.server.postgres import PostgresDatabase

_TRY = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
_LET_GO = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"


class Claims:
    """The tables that this server thinks about and others then do not.

    A lock belongs to a connection (an advisory lock of the session), so that a server that dies gives up all of its own
    at once. Should the database be away, everybody thinks: of two who chose, only one is stored.
    """

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database
        self._connection: asyncpg.Connection | None = None
        self._talking = asyncio.Lock()
        self._letting_go: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[bool]:
        """Whether a table is claimed by this server, until it has done with it."""
        asking = asyncio.create_task(self._run(_TRY, table))
        try:
            # Whoever stops waiting meanwhile may have been given the lock: then it is given back.
            yield await asyncio.shield(asking)
        finally:
            letting_go = asyncio.create_task(self._let_go(asking, table))
            self._letting_go.add(letting_go)
            letting_go.add_done_callback(self._letting_go.discard)

    def close(self) -> None:
        """Give up all claims."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _let_go(self, asking: asyncio.Task[bool], table: str) -> None:
        if await asking and self._connection is not None:
            await self._run(_LET_GO, table)

    async def _run(self, statement: str, table: str) -> bool:
        """What the database says; yes if it says nothing."""
        async with self._talking:
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await self._database.connect()
                return bool(await self._connection.fetchval(statement, table))
            except self._database.troubles:
                self.close()
                return True
