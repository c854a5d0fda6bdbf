"""Bots and the coach on other machines: a server asks for what it wants thought out, and workers answer."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from multiprocessing.sharedctypes import Synchronized
from typing import Any

import msgspec

from regalia.bots.bot import RandomBot
from regalia.bots.levels import thinks_ahead
from regalia.engine.chance import Chance
from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.table import Table
from regalia.engine.zones import View, view
from regalia.server.databases import Database
from regalia.server.fair_queue import Ticket
from regalia.server.following import Position
from regalia.server.jobs import EVERYTHING, FAILED, Job, Jobs
from regalia.server.others import NOBODY_ELSE
from regalia.server.postgres import PostgresDatabase
from regalia.server.protocol import coaching
from regalia.server.reviews import Reviews
from regalia.server.rooms import Room
from regalia.server.settings import Settings
from regalia.server.workers import Thinkers, Thought


def queue_in(database: Database) -> Jobs:
    """The queue of jobs in a database that has one."""
    assert isinstance(database, PostgresDatabase)
    return Jobs(database)


class FarThinkers(Thinkers):
    """Bots and the coach for a server that does not think itself."""

    def __init__(self, settings: Settings, jobs: Jobs) -> None:
        super().__init__(settings)
        self._jobs = jobs

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
        answer = await self._jobs.ask(Job(room, moment, seat, "turn"), watched, not thinks_ahead(level))
        if answer == FAILED:
            return Thought(RandomBot().choose(view(table, seat), Chance(seed)), by_chance=True)
        return msgspec.json.decode(answer, type=Thought)

    def alone_at(self, room: Room) -> AbstractAsyncContextManager[bool]:
        """Whoever asks the workers: they think once about each question."""
        return NOBODY_ELSE

    async def advise(
        self, game: str, view: View[Any], seed: int, person: str = "", table: str = "", moment: int = 0
    ) -> coaching.Hint:
        answer = await self._jobs.ask(Job(table, moment, view.seat, "hint"), watched=True, quick=False)
        if answer == FAILED:
            raise Refused(say("server-coach-failed"))
        return msgspec.json.decode(answer, type=coaching.Hint)

    async def warm_up(self) -> None:
        """There is nothing to start here."""


class FarReviews(Reviews):
    """Reviews for a server that does not think itself."""

    def __init__(self, tries: int | None, jobs: Jobs) -> None:
        super().__init__(tries)
        self._jobs = jobs

    async def think(self, room: Room, ticket: Ticket, record: str, done: Synchronized[int]) -> coaching.Review:
        def tell(choices: int) -> None:
            done.value = choices

        job = Job(room.id, room.moment, EVERYTHING, "review")
        answer = await self._jobs.ask(job, watched=False, quick=False, tell=tell)
        if answer == FAILED:
            raise TimeoutError
        return msgspec.json.decode(answer, type=coaching.Review)
