"""Bots think in worker processes, so that the table never waits for them to let go of the server."""

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
from contextlib import suppress
from typing import Any, TypeVar

from regalia.bots.bot import RandomBot
from regalia.bots.coach import Hint, hint
from regalia.bots.levels import make_bot, thinks_ahead
from regalia.bots.processes import end_with_parent
from regalia.engine.chance import Chance
from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.zones import View
from regalia.server.settings import Settings
from regalia.shelf import find_game

T = TypeVar("T")

NICENESS = 10
"""By how much thinking comes after answering when the machine is busy."""

SPAWN = multiprocessing.get_context("spawn")

log = logging.getLogger("regalia.server")


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
    """The pool of processes that think for all tables; each is started when it is needed for the first time."""

    def __init__(self, settings: Settings) -> None:
        self._limit = settings.think_limit
        self._most = max(1, settings.workers)
        self._places = asyncio.Semaphore(self._most)
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Let a process do something; if it dies or does not come to an end, only this is lost."""
        async with self._places:
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
        worker = Worker()
        self._workers.add(worker)
        self._idle.append(worker)

    def _minds(self, level: str) -> int:
        """How many processes think about one choice: all that are free, if the level thinks ahead; else one."""
        if not thinks_ahead(level):
            return 1
        free = sum(worker.ready for worker in self._idle)
        if len(self._workers) < self._most:
            self._start()  # for the next choice: nobody waits until a process has started
        return max(1, free)

    async def choose(self, game: str, level: str, view: View[Any], seed: int) -> str:
        """The key that a bot chooses. A bot that fails is replaced by one that picks at random, for this choice."""
        minds = [self.run(think, game, level, view, seed + mind) for mind in range(self._minds(level))]
        weights: Counter[str] = Counter()
        for thought in await asyncio.gather(*minds, return_exceptions=True):
            if isinstance(thought, BaseException):
                log.error("the bot %s of %s failed: %r", level, game, thought)
            else:
                weights.update(thought)
        options = [act.key for act in view.table.options_of(view.seat)]
        if weights:
            key = max(weights, key=weights.__getitem__)
            if key in options:
                return key
            log.error("the bot %s of %s chose %r, which is no option", level, game, key)
        return RandomBot().choose(view, Chance(seed))

    async def advise(self, game: str, view: View[Any], seed: int) -> Hint:
        """The coach's hint for the seat that looks; if its process fails, there is none."""
        try:
            return await self.run(advise, game, view, seed)
        except (BrokenProcessPool, TimeoutError) as error:
            log.error("the coach of %s failed: %r", game, error)
            raise Refused(say("server-coach-failed")) from None

    async def warm_up(self) -> None:
        """Start a process before it is needed."""
        with suppress(BrokenProcessPool, TimeoutError):
            await self.run(os.getpid)

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.end()
        self._workers.clear()


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
