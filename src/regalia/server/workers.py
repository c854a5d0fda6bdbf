"""Bots think, and game files are played again, in worker processes: the server itself goes on answering."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from regalia.bots.bot import RandomBot
from regalia.bots.coach import Hint, hint
from regalia.bots.levels import make_bot, thinks_ahead
from regalia.bots.processes import end_with_parent
from regalia.engine.chance import Chance
from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.zones import View
from regalia.server.fair_queue import FairQueue, Ticket
from regalia.server.protocol import bodies
from regalia.server.serializers import hint_told
from regalia.server.settings import Settings
from regalia.shelf import find_game

if TYPE_CHECKING:
    from regalia.server.rooms import Room

T = TypeVar("T")

NICENESS = 10
"""By how much thinking comes after answering when the machine is busy."""

MEMORY = 1024**3
"""So many bytes may a process need that plays a game file again."""

SPAWN = multiprocessing.get_context("spawn")

log = logging.getLogger("regalia.server")


LIVES = 3
"""So many processes may die over one choice before it is made by chance."""


class Thought(NamedTuple):
    """What a bot chooses, and whether that is only by chance, for the bot could not think."""

    key: str
    by_chance: bool


class Worker:
    """One process that thinks. It is replaced when it dies or does not come to an end."""

    def __init__(self, begin: Callable[[], None] | None = None) -> None:
        self._pool = ProcessPoolExecutor(1, SPAWN, begin or begin_work)
        self._pid: Future[int] = self._pool.submit(os.getpid)

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Let the process do something."""
        return await asyncio.wrap_future(self._pool.submit(function, *arguments))

    @property
    def ready(self) -> bool:
        """Whether the process has started."""
        return self._pid.done()

    def end(self) -> None:
        """Stop the process, whatever it does: at once, or as soon as it has started."""
        self._pid.add_done_callback(_stop)
        self._pool.shutdown(wait=False, cancel_futures=True)


def _stop(pid: Future[int]) -> None:
    if not pid.cancelled() and pid.exception() is None:
        with suppress(ProcessLookupError):
            os.kill(pid.result(), signal.SIGTERM)


class WorkerPool:
    """A pool of processes; each is started when it is needed for the first time."""

    def __init__(self, most: int, limit: float, begin: Callable[[], None] | None = None) -> None:
        self._limit = limit
        """After so many seconds a process is ended, whatever it does."""
        self._most = max(1, most)
        self._begin = begin
        self._places = FairQueue(self._most)
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []

    async def run(self, ticket: Ticket, function: Callable[..., T], *arguments: object) -> T:
        """Let a process do something; if it dies or does not come to an end, only this is lost."""
        async with self._places.place(ticket):
            worker = self._take()
            try:
                return await asyncio.wait_for(worker.run(function, *arguments), self._limit)
            except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
                self._workers.discard(worker)
                worker.end()
                raise
            finally:
                if worker in self._workers:
                    self._idle.append(worker)

    def _take(self) -> Worker:
        """An idle process, one that is ready rather than one that just starts; a new one if all are busy."""
        if not self._idle:
            self._start()
        ready = [worker for worker in self._idle if worker.ready]
        worker = (ready or self._idle)[-1]
        self._idle.remove(worker)
        return worker

    def _start(self) -> None:
        worker = Worker(self._begin)
        self._workers.add(worker)
        self._idle.append(worker)

    def waiting(self) -> int:
        """How many wait for a place."""
        return self._places.waiting()

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.end()
        self._workers.clear()


class Thinkers(WorkerPool):
    """The processes in which bots and the coach think, for all tables."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.workers, settings.think_limit)
        self._coach = FairQueue(max(1, self._most // 2))
        """The coach has no more than half of the processes, so that bots go on meanwhile."""

    def _minds(self, level: str) -> int:
        """How many processes think about one choice: all that are free, if the level thinks ahead; else one."""
        if not thinks_ahead(level):
            return 1
        free = sum(worker.ready for worker in self._idle)
        if len(self._workers) < self._most:
            self._start()  # for the next choice: nobody waits until a process has started
        return max(1, free)

    async def choose(
        self,
        game: str,
        level: str,
        view: View[Any],
        seed: int,
        table: str = "",
        watched: bool = True,
        moment: int = 0,
    ) -> Thought:
        """The key that a bot chooses. A bot that fails is replaced by one that picks at random, for this choice.

        A process that dies is no fault of the bot: another one thinks instead.
        """
        ticket = Ticket(table, watched, quick=not thinks_ahead(level))
        weights: Counter[str] = Counter()
        for _ in range(LIVES):
            minds = [self.run(ticket, think, game, level, view, seed + mind) for mind in range(self._minds(level))]
            thoughts = await asyncio.gather(*minds, return_exceptions=True)
            for thought in thoughts:
                if isinstance(thought, BaseException):
                    log.error("the bot %s of %s failed: %r", level, game, thought)
                else:
                    weights.update(thought)
            if not all(isinstance(thought, BrokenProcessPool) for thought in thoughts):
                break
        options = [act.key for act in view.table.options_of(view.seat)]
        if weights:
            key = max(weights, key=weights.__getitem__)
            if key in options:
                return Thought(key, by_chance=False)
            log.error("the bot %s of %s chose %r, which is no option", level, game, key)
        return Thought(RandomBot().choose(view, Chance(seed)), by_chance=True)

    def alone_at(self, room: Room) -> AbstractAsyncContextManager[bool]:
        """Whether this server is the one that thinks for the bots of a room."""
        return room.elsewhere.alone_at(room)

    async def advise(
        self, game: str, view: View[Any], seed: int, person: str = "", table: str = "", moment: int = 0
    ) -> bodies.Hint:
        """The coach's hint for the seat that looks; if its process fails, there is none."""
        try:
            async with self._coach.place(Ticket(person)):
                return hint_told(await self.run(Ticket(person), advise, game, view, seed))
        except (BrokenProcessPool, TimeoutError) as error:
            log.error("the coach of %s failed: %r", game, error)
            raise Refused(say("server-coach-failed")) from None

    async def warm_up(self) -> None:
        """Start a process before it is needed."""
        with suppress(BrokenProcessPool, TimeoutError):
            await self.run(Ticket(""), os.getpid)


def think(game: str, level: str, view: View[Any], seed: int) -> dict[str, float]:
    """What a bot thinks of its options; runs in a worker process, which is given the seat's view and nothing else."""
    return make_bot(level, find_game(game)).weigh(view, Chance(seed))


def advise(game: str, view: View[Any], seed: int) -> Hint:
    """What the coach says; runs in a worker process, as bots do."""
    return hint(view, find_game(game), Chance(seed))


def seed_for(room_seed: int, seat: int, number: int) -> int:
    """The chance of a bot's choice: the same when a table comes back after a crash, and never told to anybody."""
    text = f"bot {room_seed} {seat} {number}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")


def begin_work() -> None:
    """A worker lets people go first, and ends when the server does."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # Ctrl-C is the server's to hear.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def begin_bounded_work() -> None:
    """A worker for what others have written lets bots go first too, and has a bound on its memory."""
    begin_work()
    if hasattr(os, "nice"):
        os.nice(NICENESS // 2)
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (most, hard))
