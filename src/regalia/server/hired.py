"""A worker: a process on any machine that thinks for the servers of a database, and does nothing else."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from multiprocessing.sharedctypes import Synchronized

import msgspec
from sqlalchemy import Connection

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.play import Play
from regalia.engine.records import Record
from regalia.engine.zones import view
from regalia.server.affairs import Affairs
from regalia.server.background import begin
from regalia.server.errors import NotReadable, NotStored
from regalia.server.jobs import FAILED, LEASE_SECONDS, Job, Jobs
from regalia.server.logs import begin_log
from regalia.server.models import StoredRoom
from regalia.server.plays import restored_play
from regalia.server.postgres import PostgresDatabase
from regalia.server.reviews import reviewed
from regalia.server.seats import seat_lines
from regalia.server.settings import Settings
from regalia.server.storage import Storage
from regalia.server.worker_process import SPAWN
from regalia.server.workers import Thinkers, seed_for

log = logging.getLogger("regalia.server")

LOOK_SECONDS = 1.0
"""How often is looked for a job whose worker died, or of which no word came."""
SWEEP_SECONDS = 600.0
TABLES_KEPT = 100


class OlderTables(Exception):
    """The tables are of an older version of the program."""


def _leave_to_servers(_: Connection) -> None:
    raise OlderTables


class TableAt:
    """A table as it stood after so many moves."""

    def __init__(self, number: int, play: Play, stored: StoredRoom) -> None:
        self.number = number
        self.play = play
        self.seats = stored.seats
        self.affairs = Affairs.of(stored.moves)


class Hired:
    """Takes one job after another, as many at a time as it has processes to think with."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._storage = Storage(settings, _leave_to_servers)
        database = self._storage.database
        if not isinstance(database, PostgresDatabase):
            raise Refused(say("server-worker-needs-database"))
        self._database = database
        self._jobs = Jobs(database)
        # Jobs come one by one, and are not to wait for others.
        self._thinkers = Thinkers(replace(settings, bot_pause=(0.0, 0.0)))
        self._tables: OrderedDict[str, TableAt] = OrderedDict()
        self._loading = asyncio.Lock()
        self._places = asyncio.Semaphore(settings.workers)
        self._wanted = asyncio.Event()
        self._at_work: set[asyncio.Task[None]] = set()

    async def work(self) -> None:
        """Think until somebody stops it."""
        await self._until_the_tables_are_ready()
        log.info("thinking for the servers of %s", self._database.shown)
        chores = [begin(chore) for chore in (self._listen(), self._sweep())]
        try:
            while True:
                await self._places.acquire()
                taken = await self._next()
                task = asyncio.create_task(self._do(*taken))
                self._at_work.add(task)
                task.add_done_callback(self._at_work.discard)
        finally:
            for chore in (*chores, *self._at_work):
                chore.cancel()
            self._thinkers.close()
            await self._storage.close()

    async def _until_the_tables_are_ready(self) -> None:
        """Wait until a server has changed the tables of an older version: it has a place for the copy, and says so."""
        told = False
        while True:
            try:
                return await self._storage.open()
            except OlderTables:
                if not told:
                    log.info("the tables are of an older version: waiting until a server has brought them up to date")
                told = True
                await asyncio.sleep(LOOK_SECONDS)

    async def _next(self) -> tuple[Job, bool]:
        """Wait for a job."""
        while True:
            self._wanted.clear()
            try:
                if (taken := await self._jobs.take()) is not None:
                    return taken
            except NotStored as error:
                log.error("no job can be taken: %s", str(error).partition("\n")[0])
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), LOOK_SECONDS)

    async def _listen(self) -> None:
        """Hear of jobs at once."""

        def hear(text: str) -> None:
            if text.startswith('["wanted"'):
                self._wanted.set()

        while True:
            with suppress(*self._database.troubles):
                connection = await self._database.listen(hear)
                while not connection.is_closed():
                    await asyncio.sleep(LOOK_SECONDS)
            await asyncio.sleep(LOOK_SECONDS)

    async def _sweep(self) -> None:
        while True:
            with suppress(NotStored):
                await self._jobs.sweep()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _do(self, job: Job, watched: bool) -> None:
        """Think a job out and write the answer down. What cannot be written is left to whoever takes it next."""
        done = SPAWN.Value("i", 0)
        try:
            async with self._lent(job, lambda: done.value):
                try:
                    answer = await self._think(job, watched, done)
                except (NotStored, NotReadable):
                    raise
                except Exception as error:
                    log.error("%r could not be thought out: %r", job, error)
                    answer = FAILED
                await self._jobs.answer(job, answer)
        except (NotStored, NotReadable) as error:
            log.error("%r is left to others: %s", job, str(error).partition("\n")[0])
        finally:
            self._places.release()

    async def _think(self, job: Job, watched: bool, done: Synchronized[int]) -> str:
        async with self._loading:
            table = await self._table_at(job)
        play = table.play
        if job.kind == "review":
            record = Record.of(play, seat_lines(table.seats)).write()
            return msgspec.json.encode(await reviewed(record, self._settings.review_tries, done)).decode()
        if job.kind == "hint":
            seen, seed = view(play.table, job.seat), seed_for(play.seed, job.seat, job.number)
            return msgspec.json.encode(await self._thinkers.advise(play.game.id, seen, seed, job.room)).decode()
        seed = seed_for(play.seed, job.seat, play.choices_of(job.seat))
        level = table.affairs.level_at(job.seat, table.seats)
        thought = await self._thinkers.choose(play.game.id, level, play.table, job.seat, seed, job.room, watched)
        return msgspec.json.encode(thought).decode()

    async def _table_at(self, job: Job) -> TableAt:
        """The table after so many moves: gone on from where it was last seen, or played from the beginning."""
        known = self._tables.get(job.room)
        if known is None or known.number > job.number:
            known = self._tables[job.room] = await self._load(job)
        moves = await self._storage.moves_after(job.room, known.number)
        for move in moves[: job.number - known.number]:
            if move.what:
                known.affairs.take_in(move, len(known.play.chosen))
            elif move.back_to is None:
                known.play.choose(move.seat, move.key)
            else:
                known.play.back_to(move.back_to)
            known.number += 1
        self._tables.move_to_end(job.room)
        if len(self._tables) > TABLES_KEPT:
            self._tables.popitem(last=False)
        return known

    async def _load(self, job: Job) -> TableAt:
        stored = await self._storage.load_room(job.room)
        if stored is None:
            raise Refused(say("server-table-unknown"))
        stored.moves = stored.moves[: job.number]
        return TableAt(len(stored.moves), await asyncio.to_thread(restored_play, stored), stored)

    @asynccontextmanager
    async def _lent(self, job: Job, so_far: Callable[[], int]) -> AsyncIterator[None]:
        """Renew the loan of a job as long as somebody is at it."""

        async def renew() -> None:
            while True:
                await asyncio.sleep(LEASE_SECONDS / 4)
                with suppress(NotStored):
                    await self._jobs.renew(job, so_far())

        renewing = asyncio.create_task(renew())
        try:
            yield
        finally:
            renewing.cancel()


def work(settings: Settings) -> None:
    """Think for the servers of a database until somebody stops it; refuses a database that cannot be used."""
    hired = Hired(settings)
    begin_log(settings.json_logs)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        asyncio.run(hired.work())
