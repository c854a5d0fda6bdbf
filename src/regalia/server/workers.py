"""Bots think, and game files are played again, in worker processes: the server itself goes on answering."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from regalia.bots.bot import Bot, RandomBot
from regalia.bots.coach import Hint, hint
from regalia.bots.levels import make_bot, thinks_ahead
from regalia.bots.processes import end_with_parent
from regalia.engine.chance import Chance
from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.table import Table
from regalia.engine.zones import View, view
from regalia.server.fair_queue import FairQueue, Ticket
from regalia.server.following import LostTrack, Position, Sent, follow, forget
from regalia.server.protocol import coaching
from regalia.server.serializers import hint_told
from regalia.server.settings import Settings
from regalia.server.worker_process import Fitted, Worker, WorkerDied
from regalia.shelf import find_game

if TYPE_CHECKING:
    from regalia.server.rooms import Room

T = TypeVar("T")

NICENESS = 10
"""By how much thinking comes after answering when the machine is busy."""

MEMORY = 1024**3
"""So many bytes may a process need that plays a game file again."""

log = logging.getLogger("regalia.server")


GATHER_SECONDS = 0.02
"""So long a quick bot waits for others; they pause much longer anyway, so that people can follow."""
TOGETHER = 16
"""So many go to a process at once at the most."""
BOTS_REMEMBERED = 8
"""So many bots that think ahead does a process remember, with what they found out in their turns."""
LIVES = 3
"""So many processes may die over one choice before it is made by chance."""


class Thought(NamedTuple):
    """What a bot chooses, and whether that is only by chance, for the bot could not think."""

    key: str
    by_chance: bool


class WorkerPool:
    """A pool of processes; each is started when it is needed for the first time."""

    def __init__(self, most: int, limit: float, begin: Callable[[], None] | None = None) -> None:
        self._limit = limit
        """After so many seconds a process is ended, whatever it does."""
        self._most = max(1, most)
        self._begin = begin or begin_work
        self._places = FairQueue(self._most)
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._closed = False

    async def run(self, ticket: Ticket, function: Callable[..., T], *arguments: object) -> T:
        """Let a process do something; if it dies or does not come to an end, only this is lost."""
        async with self._places.place(ticket):
            worker = self._take()
            try:
                return await asyncio.wait_for(worker.run(function, *arguments), self._limit)
            except (WorkerDied, TimeoutError, asyncio.CancelledError):
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

    def alive(self) -> bool:
        """Whether something can be thought out: a process lives, or starts when it is needed."""
        return not self._closed and all(worker.alive for worker in self._workers)

    def processes(self) -> int:
        """How many processes were started and live."""
        return sum(worker.alive for worker in self._workers)

    def waiting(self) -> int:
        """How many wait for a place."""
        return self._places.waiting()

    def close(self) -> None:
        """End all processes."""
        self._closed = True
        for worker in self._workers:
            worker.end()
        self._workers.clear()


Wish = tuple[str, str, Table[Any], int, int, str]
"""What a bot is to think about: the game, its level, the table, its seat, its chance, and the room that it sits in."""
SentWish = tuple[str, str, Sent, int, int, str]
"""The same for a process that follows the table, perhaps."""
Gathered = list[tuple[Wish, Position | None, asyncio.Future[dict[str, float]]]]


class Wishes(Fitted):
    """What some quick bots are to think about; a process that follows their tables is sent what was chosen since."""

    def __init__(self, gathered: Gathered) -> None:
        self._gathered = gathered

    def fitted(self, worker: Worker) -> tuple[list[SentWish], list[str]]:
        """What each is asked, and which tables need not be followed any more."""
        wishes: list[SentWish] = []
        for (game, level, table, seat, seed, room), position, _ in self._gathered:
            whole, steps, kept = worker.followed.sent(room, table, position)
            sent = whole and _ready_to_travel(whole), steps, kept
            wishes.append((game, level, sent, seat, seed, room))
        return wishes, worker.followed.to_forget()


class Thinkers(WorkerPool):
    """The processes in which bots and the coach think, for all tables.

    A squire has thought before its table has travelled to another process and the answer back. So what quick bots of
    many tables are asked within a moment goes there together."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.workers, settings.think_limit)
        self._coach = FairQueue(max(1, self._most // 2))
        """The coach has no more than half of the processes, so that bots go on meanwhile."""
        self._gather_seconds = min(GATHER_SECONDS, settings.bot_pause[0])
        self._gathered: dict[bool, Gathered] = {}
        """What waits to go to a process with others, by whether somebody looks on."""
        self._sent: set[asyncio.Task[None]] = set()

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
        table: Table[Any],
        seat: int,
        seed: int,
        room: str = "",
        watched: bool = True,
        moment: int = 0,
        position: Position | None = None,
    ) -> Thought:
        """The key that a bot chooses. A bot that fails is replaced by one that picks at random, for this choice.

        With a position, a process may follow the table, so that it need not be sent again and again.

        A process that dies is no fault of the bot: another one thinks instead.
        """
        ticket = Ticket(room, watched, quick=not thinks_ahead(level))
        weights: dict[str, float] = {}
        for life in range(LIVES):
            if ticket.quick and not life:
                thoughts = [await self._with_others(ticket, (game, level, table, seat, seed, room), position)]
            else:
                sent = _ready_to_travel(table)
                wishes = [(game, level, sent, seat, seed + mind, room) for mind in range(self._minds(level))]
                minds = [self.run(ticket, think, *wish) for wish in wishes]
                thoughts = await asyncio.gather(*minds, return_exceptions=True)
            for thought in thoughts:
                if isinstance(thought, BaseException):
                    log.error("the bot %s of %s failed: %r", level, game, thought)
                else:
                    for key, weight in thought.items():
                        weights[key] = weights.get(key, 0.0) + weight
            if not all(isinstance(thought, WorkerDied) for thought in thoughts):
                break
        options = [act.key for act in table.options_of(seat)]
        if weights:
            key = max(weights, key=weights.__getitem__)
            if key in options:
                return Thought(key, by_chance=False)
            log.error("the bot %s of %s chose %r, which is no option", level, game, key)
        return Thought(RandomBot().choose(view(table, seat), Chance(seed)), by_chance=True)

    def forget(self, room: str) -> None:
        """A room is put away: nobody follows its table any more."""
        for worker in self._workers:
            worker.followed.forget(room)

    async def _with_others(
        self, ticket: Ticket, wish: Wish, position: Position | None
    ) -> dict[str, float] | BaseException:
        """What a quick bot thinks, together with those of other tables, or how it fails. If they fail together, it
        thinks alone."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[dict[str, float]] = loop.create_future()
        gathered = self._gathered.setdefault(ticket.watched, [])
        gathered.append((wish, position, answer))
        if len(gathered) == 1:
            loop.call_later(self._gather_seconds, self._send, ticket, gathered)
        elif len(gathered) == TOGETHER:
            self._send(ticket, gathered)
        try:
            return await answer
        except (WorkerDied, TimeoutError) as error:
            if len(gathered) == 1:
                return error
        except LostTrack:
            self.forget(ticket.who)
        except Exception as error:
            return error
        game, level, table, *about = wish
        alone = self.run(ticket, think, game, level, _ready_to_travel(table), *about)
        return (await asyncio.gather(alone, return_exceptions=True))[0]

    def _send(self, ticket: Ticket, gathered: Gathered) -> None:
        """Let a process think about all that was gathered."""
        if self._gathered.get(ticket.watched) is gathered:
            del self._gathered[ticket.watched]
            sent = asyncio.get_running_loop().create_task(self._think_together(ticket, gathered))
            self._sent.add(sent)
            sent.add_done_callback(self._sent.discard)

    async def _think_together(self, ticket: Ticket, gathered: Gathered) -> None:
        thoughts: Sequence[dict[str, float] | Exception]
        try:
            thoughts = await self.run(ticket, think_each, think, Wishes(gathered))
        except (WorkerDied, TimeoutError) as error:
            thoughts = [error] * len(gathered)
        for (_, _, answer), thought in zip(gathered, thoughts, strict=True):
            if answer.done():  # its table was put away meanwhile
                continue
            if isinstance(thought, Exception):
                answer.set_exception(thought)
            else:
                answer.set_result(thought)

    def alone_at(self, room: Room) -> AbstractAsyncContextManager[bool]:
        """Whether this server is the one that thinks for the bots of a room."""
        return room.elsewhere.alone_at(room)

    async def advise(
        self, game: str, view: View[Any], seed: int, person: str = "", table: str = "", moment: int = 0
    ) -> coaching.Hint:
        """The coach's hint for the seat that looks; if its process fails, there is none."""
        try:
            async with self._coach.place(Ticket(person)):
                return hint_told(await self.run(Ticket(person), advise, game, view, seed))
        except (WorkerDied, TimeoutError) as error:
            log.error("the coach of %s failed: %r", game, error)
            raise Refused(say("server-coach-failed")) from None

    async def warm_up(self) -> None:
        """Start a process before it is needed."""
        with suppress(WorkerDied, TimeoutError):
            await self.run(Ticket(""), os.getpid)


def _ready_to_travel(table: Table[Any]) -> Table[Any]:
    """The table without what is asked: that follows from the rest, and is found out sooner than it is sent."""
    copy: Table[Any] = table.clone()
    copy.asked = ()
    return copy


def think(game: str, level: str, table: Table[Any], seat: int, seed: int, room: str = "") -> dict[str, float]:
    """What a bot thinks of its options; runs in a worker process. The bot is given its seat's view and nothing else."""
    remembered = room and thinks_ahead(level)
    bot = _bot_at(game, level, room, seat) if remembered else make_bot(level, find_game(game))
    if not table.asked:
        table.advance()
    return bot.weigh(view(table, seat), Chance(seed))


@lru_cache(BOTS_REMEMBERED)
def _bot_at(game: str, level: str, room: str, seat: int) -> Bot:
    """The bot of a seat: who thinks about a turn remembers what it thought of its decisions before."""
    return make_bot(level, find_game(game))


def think_each(
    think: Callable[..., dict[str, float]], asked: tuple[Sequence[SentWish], Sequence[str]]
) -> list[dict[str, float] | Exception]:
    """What some bots think, one after another; in place of one that fails, how."""
    wishes, gone = asked
    forget(gone)
    thoughts: list[dict[str, float] | Exception] = []
    for game, level, sent, seat, seed, room in wishes:
        try:
            thoughts.append(think(game, level, follow(room, sent), seat, seed, room))
        except LostTrack:
            thoughts.append(LostTrack())
        except Exception as error:
            thoughts.append(RuntimeError(repr(error)))
    return thoughts


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
