"""The others: servers on the same database. Each serves any table; what one does, all hear of and follow.

Moves, seats and phrases are in the database, and a word says that there are new ones. Who is there and what is being
voted on is only told, and forgotten with the server that said it. A server that lost its line to the database reads
everything again when it is back. With SQLite there are no others.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from typing import TYPE_CHECKING, Protocol

import msgspec

from regalia.server import words
from regalia.server.background import begin
from regalia.server.claims import Claims
from regalia.server.errors import NotReadable, NotStored, Stale
from regalia.server.models import StoredLine
from regalia.server.passing_on import tell_all
from regalia.server.presence import NOBODY
from regalia.server.votes import UndoVote, begin_vote, cast_votes
from regalia.server.words import AboutTables, Word

if TYPE_CHECKING:
    import asyncpg

    from regalia.server.postgres import PostgresDatabase
    from regalia.server.rate_limit import Allowances
    from regalia.server.rooms import Room

log = logging.getLogger("regalia.server")

ALIVE_SECONDS = 5.0
GONE_SECONDS = 16.0
"""A server that has said nothing for so long is gone, and with it those who were there through it."""
TRY_AGAIN_SECONDS = 0.5
NOBODY_ELSE = nullcontext(True)
"""Of a table that no other server has open."""


class Others:
    """Whom to tell what happens at a table: nobody, as long as there is one server."""

    server = "here"

    def open(self) -> None:
        """Begin to listen and to tell."""

    def close(self) -> None:
        """Say and hear nothing more."""

    def tell(self, word: Word) -> None:
        """Let the others know."""

    def alone_at(self, room: Room) -> AbstractAsyncContextManager[bool]:
        """Whether this server thinks for the bots of a room and no other does, for as long as it is at it."""
        return NOBODY_ELSE


ALONE = Others()


class Rooms(Protocol):
    """What is known of the rooms of this server."""

    allowances: Allowances

    def find_loaded(self, id: str) -> Room | None:
        """The room, if it is loaded."""

    def all_loaded(self) -> Iterable[Room]:
        """All that are loaded."""

    def let_go(self, room: Room) -> None:
        """Put a room away that others go on with."""

    def hear_answer(self, word: words.Answered) -> None:
        """A worker has thought something out."""

    async def reread(self) -> None:
        """Take over from the database whatever was missed."""


class Neighbours(Others):
    """The servers that listen on the same PostgreSQL database."""

    def __init__(self, database: PostgresDatabase, rooms: Rooms) -> None:
        self.server = secrets.token_urlsafe(6)
        self._database = database
        self._rooms = rooms
        self._unsent: asyncio.Queue[Word] = asyncio.Queue()
        self._sending: list[Word] = []
        """What is on its way; if the line is lost, it is sent again."""
        self._unheard: asyncio.Queue[AboutTables] = asyncio.Queue()
        self._last_heard: dict[str, float] = {}
        self._claims = Claims(database)
        self.line: asyncpg.Connection | None = None
        """On which the others are heard and told; none while it is being looked for."""
        self._tasks: list[asyncio.Task[None]] = []
        rooms.allowances.share(self.server, self.tell)

    def open(self) -> None:
        self._tasks = [begin(chore) for chore in (self._stay_in_touch(), self._hear_all(), self._breathe())]

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._claims.close()

    def tell(self, word: Word) -> None:
        self._unsent.put_nowait(word)

    def alone_at(self, room: Room) -> AbstractAsyncContextManager[bool]:
        return self._claimed(room) if room.shared else NOBODY_ELSE

    @asynccontextmanager
    async def _claimed(self, room: Room) -> AsyncIterator[bool]:
        async with self._claims.claim(room.id) as mine:
            if mine:  # whoever had it before may have moved on
                async with room.lock:
                    await room.catch_up()
            yield mine

    # The line to the database

    async def _stay_in_touch(self) -> None:
        while True:
            try:
                await self._listen_and_tell()
            except self._database.troubles as error:
                log.error("the other servers cannot be heard: %s", str(error).partition("\n")[0])
            except Exception:
                # Whoever listened no more for good would show its guests tables that stand still.
                log.exception("listening to the other servers ended by mistake")
            await asyncio.sleep(TRY_AGAIN_SECONDS)

    async def _listen_and_tell(self) -> None:
        """Until the line is lost."""
        connection = self.line = await self._database.listen(self._hear)
        try:
            await self._rooms.reread()
            while True:
                if not self._sending:
                    self._sending.append(await self._unsent.get())
                while not self._unsent.empty():
                    self._sending.append(self._unsent.get_nowait())
                await self._database.notify(connection, [words.written(word) for word in self._sending])
                self._sending.clear()
        except NotReadable as error:
            log.error("what others did cannot be read: %s", str(error).partition("\n")[0])
        finally:
            self.line = None
            with suppress(*self._database.troubles):
                await connection.close(timeout=1)

    async def _breathe(self) -> None:
        """Say that this server is there, and find out who is not any more."""
        while True:
            self.tell(words.Alive(self.server))
            await asyncio.sleep(ALIVE_SECONDS)
            self._forget_gone()

    def _forget_gone(self) -> None:
        long_ago = time.monotonic() - GONE_SECONDS
        for server in [server for server, then in self._last_heard.items() if then < long_ago]:
            del self._last_heard[server]
            self._rooms.allowances.forget(server)
            for room in self._rooms.all_loaded():
                room.presence.hear(server, NOBODY)

    # What is heard

    def _hear(self, text: str) -> None:
        try:
            word = words.heard(text)
        except msgspec.DecodeError:
            log.error("a word of another server is not understood: %.200s", text)
            return
        server = getattr(word, "server", "")
        if server == self.server:
            return
        if server:
            self._last_heard[server] = time.monotonic()
        match word:
            case words.Spent() | words.AtWork():
                self._rooms.allowances.hear(word)
            case words.Answered():
                self._rooms.hear_answer(word)
            case words.Alive() | words.Wanted():
                pass
            case _:
                if self._rooms.find_loaded(word.table) is not None:
                    self._unheard.put_nowait(word)

    async def _hear_all(self) -> None:
        """Take in one word after another, in the order in which they came."""
        while True:
            await self._hear_about(await self._unheard.get())

    async def _hear_about(self, word: AboutTables) -> None:
        room = self._rooms.find_loaded(word.table)
        if room is None:
            return
        try:
            await self._take_in(room, word)
        except (Stale, NotStored, NotReadable) as error:
            log.warning("table %s: %r of another server was not followed: %r", room.id, word, error)
        except Exception:
            log.exception("table %s: %r of another server failed", room.id, word)

    async def _take_in(self, room: Room, word: AboutTables) -> None:
        if isinstance(word, words.Moved) and not room.connections and not room.lock.locked():
            if word.number > room.moment:
                self._rooms.let_go(room)
            return
        async with room.lock:
            await self._follow(room, word)
            room.bots.wake()

    async def _follow(self, room: Room, word: AboutTables) -> None:
        match word:
            case words.Moved():
                if word.number > room.moment:
                    await room.catch_up()
            case words.Seated():
                await room.hear_owners()
            case words.Spoken():
                room.talk.hear(StoredLine(word.number, word.seat, word.phrase, word.text, word.at))
            case words.There():
                room.presence.hear(word.server, (word.seats, word.spectators, word.looking))
            case words.WhoIsThere():
                room.shared = True
                tell_all(room)
            case words.Pausing():
                room.pauses.update(dict.fromkeys(word.seats, word.when))
            case words.Asking() | words.Voted():
                await self._follow_vote(room, word)

    async def _follow_vote(self, room: Room, word: words.Asking | words.Voted) -> None:
        """A vote is about one moment: who is not there yet goes there, and who is beyond it has done with it."""
        if word.moment > room.moment:
            await room.catch_up()
        if word.moment != room.moment:
            return
        if isinstance(word, words.Asking):
            room.asked_back.add(word.seat)
            if room.vote is None:
                begin_vote(room, UndoVote(word.seat, word.choices, word.missing, word.bots_wait, word.agreed))
        elif room.vote is not None:
            await cast_votes(room, word.seats, word.agree)
