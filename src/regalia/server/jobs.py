"""What is thought out by workers on any machine: a queue in the database, which each takes the next job from.

A job names a table after so many moves, a seat, and what is wanted: whoever has the moves can do it. It is lent out for
a short while and the loan renewed as long as somebody is at it (a lease), so that a worker that dies loses nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import text
from sqlalchemy.engine import RowMapping

from regalia.server.errors import NotReadable, NotStored
from regalia.server.postgres import CHANNEL, PostgresDatabase
from regalia.server.words import Answered, written

Kind = Literal["turn", "hint", "review"]

LEASE_SECONDS = 10.0
LOOK_SECONDS = 2.0
"""How often is looked whether there is an answer, should the word of it have been lost."""
KEPT = "1 hour"
FAILED = ""
"""The answer to what could not be thought out."""
EVERYTHING = -1
"""Instead of a seat: the whole game."""

_KEY = "room = :room AND number = :number AND seat = :seat AND kind = :kind"
_WANT = f"""
WITH added AS (
    INSERT INTO jobs (room, number, seat, kind, watched, quick)
    VALUES (:room, :number, :seat, :kind, :watched, :quick)
    ON CONFLICT (room, number, seat, kind) DO UPDATE SET watched = jobs.watched OR excluded.watched
    RETURNING answer
)
SELECT answer, pg_notify('{CHANNEL}', '["wanted","' || :room || '"]') FROM added
"""
_LOOK = f"SELECT answer, done FROM jobs WHERE {_KEY}"
_TAKE = f"""
UPDATE jobs SET taken_until = now() + interval '{LEASE_SECONDS} seconds'
WHERE (room, number, seat, kind) = (
    SELECT room, number, seat, kind FROM jobs
    WHERE answer IS NULL AND (taken_until IS NULL OR taken_until < now())
    ORDER BY watched DESC, quick DESC, wanted
    FOR UPDATE SKIP LOCKED LIMIT 1
)
RETURNING room, number, seat, kind, watched
"""
_RENEW = f"UPDATE jobs SET taken_until = now() + interval '{LEASE_SECONDS} seconds', done = :done WHERE {_KEY}"
_ANSWER = f"""
WITH answered AS (UPDATE jobs SET answer = :answer WHERE {_KEY} AND answer IS NULL RETURNING room)
SELECT pg_notify('{CHANNEL}', :word) FROM answered
"""
_FORGET = f"DELETE FROM jobs WHERE {_KEY}"
_SWEEP = f"DELETE FROM jobs WHERE wanted < now() - interval '{KEPT}'"


@dataclass(frozen=True)
class Job:
    """Something to be thought out about a room after so many moves."""

    room: str
    number: int
    seat: int
    kind: Kind

    def key(self) -> dict[str, Any]:
        """What finds it in the database."""
        return {"room": self.room, "number": self.number, "seat": self.seat, "kind": self.kind}


class Jobs:
    """The queue, as those see it who want something, and as those see it who do it."""

    def __init__(self, database: PostgresDatabase) -> None:
        self.database = database
        self._awaited: dict[Job, asyncio.Event] = {}

    # Wanting

    async def ask(self, job: Job, watched: bool, quick: bool, tell: Callable[[int], None] | None = None) -> str:
        """The answer to a job, however long it takes; meanwhile it may be told how far it is."""
        heard = self._awaited.setdefault(job, asyncio.Event())
        try:
            row = await self._patiently(_WANT, {**job.key(), "watched": watched, "quick": quick})
            while row is None or row["answer"] is None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(heard.wait(), LOOK_SECONDS)
                heard.clear()
                row = await self._patiently(_LOOK, job.key())
                if row is not None and tell is not None:
                    tell(row["done"])
            if row["answer"] == FAILED:
                await self._patiently(_FORGET, job.key())  # whoever asks again sets it going anew
            return str(row["answer"])
        finally:
            self._awaited.pop(job, None)

    def hear(self, word: Answered) -> None:
        """An answer has come."""
        for job, heard in self._awaited.items():
            if (job.room, job.number, job.seat, job.kind) == (word.table, word.number, word.seat, word.kind):
                heard.set()

    async def _patiently(self, statement: str, values: dict[str, Any]) -> RowMapping | None:
        """Whatever becomes of the database: what is wanted is wanted until it is there."""
        while True:
            try:
                return await self._run(statement, values)
            except (NotStored, NotReadable):
                await asyncio.sleep(LOOK_SECONDS)

    # Doing

    async def take(self) -> tuple[Job, bool] | None:
        """The next job that nobody is at, with whether somebody watches; it is lent out for a while."""
        row = await self._run(_TAKE, {})
        if row is None:
            return None
        return Job(row["room"], row["number"], row["seat"], row["kind"]), bool(row["watched"])

    async def renew(self, job: Job, done: int = 0) -> None:
        """Somebody is still at it, and has come so far."""
        await self._run(_RENEW, {**job.key(), "done": done})

    async def answer(self, job: Job, answer: str) -> None:
        """Write down what was thought out, unless somebody was quicker, and tell it."""
        word = written(Answered(job.room, job.number, job.seat, job.kind))
        await self._run(_ANSWER, {**job.key(), "answer": answer, "word": word})

    async def sweep(self) -> None:
        """Forget what was wanted long ago."""
        await self._run(_SWEEP, {})

    async def _run(self, statement: str, values: dict[str, Any]) -> RowMapping | None:
        async with self.database.writing() as connection:
            result = await connection.execute(text(statement), values)
            return result.mappings().first() if result.returns_rows else None
