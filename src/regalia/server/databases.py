"""What the house needs of a database, whichever it is: a SQLite file, or PostgreSQL for many servers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from regalia.server.errors import NotReadable, NotStored
from regalia.server.move_log import MoveLog
from regalia.server.others import ALONE, Others, Rooms


class Database(ABC):
    """A database with its tables, and its own quickest way to write moves down."""

    troubles: tuple[type[Exception], ...] = (SQLAlchemyError,)
    """What may come from it when it is not well."""

    def __init__(self, shown: str, engine: AsyncEngine, moves: MoveLog) -> None:
        self.shown = shown
        """Where it is, as it may be said."""
        self.engine = engine
        self.moves = moves

    @abstractmethod
    async def open(self) -> None:
        """Make the tables if need be, or bring them up to date; refuses what is damaged or cannot be reached."""

    @abstractmethod
    def turn_to_write(self) -> AbstractAsyncContextManager[None]:
        """Held by whoever writes."""

    def others(self, rooms: Rooms) -> Others:
        """The other servers that use it."""
        return ALONE

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except self.troubles as error:
            raise NotReadable(str(error)) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        try:
            async with self.turn_to_write(), self.engine.begin() as connection:
                yield connection
        except self.troubles as error:
            raise NotStored(str(error)) from error

    @abstractmethod
    def one_moment(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection that sees everything as it is now, whatever is written meanwhile; nobody waits for it."""

    async def rest(self) -> None:
        """Nobody plays: let go of connections that nobody needs for now, and of what each remembers."""
        await self.engine.dispose()

    async def close(self) -> None:
        """Let go of the database."""
        await self.moves.close()
        await self.engine.dispose()
