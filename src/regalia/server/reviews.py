"""Finished games looked at again, one after another, each in a process of its own that tells how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import ExitStack
from functools import partial
from multiprocessing.sharedctypes import Synchronized
from typing import Any

from regalia.bots.review import Moment, Review, review
from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.play import Play
from regalia.engine.records import Record
from regalia.server.fair_queue import FairQueue, Ticket
from regalia.server.protocol import coaching
from regalia.server.rooms import Room
from regalia.server.seats import seat_lines
from regalia.server.serializers import said, sheets_of
from regalia.server.worker_process import SPAWN, Worker, WorkerDied
from regalia.server.workers import begin_work
from regalia.shelf import find_game

KEPT = 100
"""So many reviews are remembered."""
LONGEST_SECONDS = 120.0

log = logging.getLogger("regalia.server")


class ReviewJob:
    """A review that somebody asked for, thought out in the background."""

    def __init__(self, choices: int, thinking: asyncio.Task[coaching.Review], done: Synchronized[int]) -> None:
        self.choices = choices
        self.thinking = thinking
        self.done = done


class Reviews:
    """The reviews that were asked for. Only one is thought out at a time: people at their tables come first."""

    def __init__(self, tries: int | None) -> None:
        self._tries = tries
        self._places = FairQueue(1)
        self._begun: OrderedDict[str, ReviewJob] = OrderedDict()

    async def of(self, room: Room, address: str, person: str) -> coaching.Reviewing:
        """How far the review of a finished game is; the first who asks sets it going."""
        async with room.lock:
            if not room.play.table.over:
                raise Refused(say("coach-review-not-over"))
            job = self._begun.get(room.id)
            if job is None:
                room.allowances.take("reviews", address=address, person=person)
                job = self._begin(room, address, person)
        if not job.thinking.done():
            return coaching.Reviewing(job.done.value, job.choices, None)
        try:
            return coaching.Reviewing(job.choices, job.choices, job.thinking.result())
        except (WorkerDied, TimeoutError) as error:
            # Whoever asks again sets it going anew.
            del self._begun[room.id]
            log.error("table %s: the review failed: %r", room.id, error)
            raise Refused(say("server-coach-failed")) from None

    def close(self) -> None:
        """Give up what is not finished."""
        for job in self._begun.values():
            job.thinking.cancel()

    def _begin(self, room: Room, address: str, person: str) -> ReviewJob:
        at_work = ExitStack()
        at_work.enter_context(room.allowances.at_work(address=address, person=person))
        ticket = Ticket(person or address)
        done = SPAWN.Value("i", 0)
        record = Record.of(room.play, seat_lines(room.seats)).write()
        thinking = asyncio.get_running_loop().create_task(self.think(room, ticket, record, done))
        thinking.add_done_callback(lambda _: at_work.close())
        job = self._begun[room.id] = ReviewJob(len(room.play.chosen), thinking, done)
        while len(self._begun) > KEPT:
            _, oldest = self._begun.popitem(last=False)
            oldest.thinking.cancel()
        return job

    async def think(self, room: Room, ticket: Ticket, record: str, done: Synchronized[int]) -> coaching.Review:
        """Look at a game again, and count how far it is."""
        async with self._places.place(ticket):
            return await reviewed(record, self._tries, done)


async def reviewed(record: str, tries: int | None, done: Synchronized[int]) -> coaching.Review:
    """The review of a record, thought out in a process of its own that counts how far it is."""
    worker = Worker(partial(_count_on, done))
    try:
        return await asyncio.wait_for(worker.run(look_again, record, tries), LONGEST_SECONDS)
    finally:
        worker.end()


_counter: list[Synchronized[int]] = []
"""In a process that reviews: where it tells how far it is."""


def _count_on(done: Synchronized[int]) -> None:
    begin_work()
    _counter.append(done)


def _step(steps: float) -> None:
    _counter[0].value += int(steps)


def look_again(record: str, tries: int | None) -> coaching.Review:
    """Review the game of a record; runs in a process of its own."""
    play = Record.read(record, find_game).replay()
    return told(play, review(play, tries, _step))


def told(play: Play, reviewed: Review) -> coaching.Review:
    """A review as it is sent: the whole curve, and of the choices those worth talking about."""
    sheets = sheets_of(play.game, play.table)
    seats = [
        coaching.ReviewedSeat(
            seat=sheet.seat,
            name=sheet.name,
            luck=reviewed.luck(place),
            own_choices=reviewed.skill(place),
            choices_of_others=reviewed.gifts(place),
            costliest=[moment.at for moment in reviewed.costliest(place)],
        )
        for place, sheet in enumerate(sheets)
    ]
    turning = [moment.at for moment in reviewed.turning_points()]
    telling = {*turning, *(at for seat in seats for at in seat.costliest)}
    choices = [_choice(moment) for moment in reviewed.moments if moment.at in telling]
    return coaching.Review(reviewed.tries, reviewed.curve(), seats, turning, choices)


def _choice(moment: Moment) -> coaching.ReviewedChoice:
    better: dict[str, Any] = {"better": None, "why": []}
    if moment.best != moment.key:
        better = {"better": said(moment.would_be), "why": [said(part) for part in moment.why]}
    return coaching.ReviewedChoice(
        at=moment.at,
        seat=moment.seat,
        choice=said(moment.label),
        before=moment.before,
        after=moment.after,
        skill=moment.skill,
        luck=moment.luck,
        **better,
    )
