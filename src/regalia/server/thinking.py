"""Bots think in worker processes, so that the table never waits for them to let go of the server."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from regalia.bots.bot import RandomBot, make_bot
from regalia.bots.coach import Hint, hint
from regalia.bots.processes import end_with_parent
from regalia.engine.chance import Chance
from regalia.engine.game import Refused, find_game
from regalia.engine.messages import say
from regalia.engine.zones import View
from regalia.server.settings import Settings

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

    def end(self) -> None:
        """Stop the process at once, whatever it does."""
        if self._pid.done() and self._pid.exception() is None:
            with suppress(ProcessLookupError):
                os.kill(self._pid.result(), signal.SIGTERM)
        self._pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The processes that think for all tables; each is started when it is needed for the first time."""

    def __init__(self, settings: Settings) -> None:
        self._limit = settings.think_limit
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        for _ in range(max(1, settings.workers)):
            self._free.put_nowait(None)
        self._workers: set[Worker] = set()

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Let a process do something; if it dies or does not come to an end, only this is lost."""
        worker = await self._free.get()
        try:
            if worker is None:
                worker = Worker()
                self._workers.add(worker)
            return await asyncio.wait_for(worker.run(function, *arguments), self._limit)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            if worker is not None:
                self._workers.discard(worker)
                worker.end()
                worker = None
            raise
        finally:
            self._free.put_nowait(worker)

    async def choose(self, game: str, level: str, view: View[Any], seed: int) -> str:
        """The key that a bot chooses. A bot that fails is replaced by one that picks at random, for this choice."""
        options = [act.key for act in view.table.options_of(view.seat)]
        try:
            key = await self.run(think, game, level, view, seed)
            if key in options:
                return key
            log.error("the bot %s of %s chose %r, which is no option", level, game, key)
        except Exception as error:
            log.error("the bot %s of %s failed: %r", level, game, error)
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


def think(game: str, level: str, view: View[Any], seed: int) -> str:
    """What a bot chooses; runs in a worker process, which is given the seat's view and nothing else."""
    return make_bot(level, find_game(game)).choose(view, Chance(seed))


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
