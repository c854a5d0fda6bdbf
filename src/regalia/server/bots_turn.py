"""The bots of one table: they choose whenever it is theirs to choose, one after another."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from itertools import chain
from typing import TYPE_CHECKING, Any

from regalia.engine.game import Refused
from regalia.engine.table import Table
from regalia.server.errors import NotStored, Stale
from regalia.server.following import Position
from regalia.server.phrases import BY_CHANCE
from regalia.server.workers import Thinkers, Thought, seed_for

if TYPE_CHECKING:
    from regalia.server.rooms import Room

log = logging.getLogger("regalia.server")

TRY_AGAIN_SECONDS = 5.0
THOUGHT_ELSEWHERE_SECONDS = 0.3
"""How often is looked whether another server has done with thinking."""
LATE_SECONDS = 0.02
"""Waking up so much too late means that the server is busy."""
PATIENCE = 10
LONGEST_WAIT = 3.0


class BotsTurn:
    """Lets the bots of a room go on, in a background task, until a person is to choose."""

    def __init__(self, room: Room, workers: Thinkers) -> None:
        self._room = room
        self._workers = workers
        self._task: asyncio.Task[None] | None = None
        self._choosing = False
        """Whether a choice was begun: it is brought to its end, even if the room is put away meanwhile."""

    def to_move(self) -> int | None:
        """The first bot's seat that is asked now; none while people sit down or vote, or where nobody would notice."""
        room = self._room
        if room.waiting or room.over or room.outdated or room.asleep or (room.vote is not None and room.vote.bots_wait):
            return None
        if room.lesson is not None and not room.lesson.freed(room.play):
            return None
        return next((seat for seat, _ in room.play.table.asked if room.level_at(seat)), None)

    def busy(self) -> bool:
        """Whether a bot thinks or is about to choose."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let the bots go on, if one of them is to choose."""
        if not self.busy() and self.to_move() is not None:
            self._task = asyncio.get_running_loop().create_task(self._play())

    def stop(self) -> None:
        """Let them stop; they go on when the room comes back."""
        if self._task is not None and not self._choosing and self._task is not asyncio.current_task():
            self._task.cancel()
        self._workers.forget(self._room.id)

    async def _play(self) -> None:
        room = self._room
        while True:
            async with room.lock:
                seat, moment = self.to_move(), room.moment
                if seat is None:
                    return
                table, position = room.play.table, Position(room.play.chosen)
                own_choices = room.play.choices_of(seat)
            await _pause(*room.settings.bot_pause)
            if room.moment != moment or not room.level_at(seat):
                continue
            seed = seed_for(room.play.seed, seat, own_choices)
            async with self._workers.alone_at(room) as mine:
                wait = await self._think(seat, moment, table, position, seed) if mine else THOUGHT_ELSEWHERE_SECONDS
            if wait:
                await asyncio.sleep(wait)

    async def _think(self, seat: int, moment: int, table: Table[Any], position: Position, seed: int) -> float:
        """Let a bot think and choose; says after how many seconds the next may."""
        room = self._room
        if room.moment != moment:
            return 0.0
        level, watched = room.level_at(seat), bool(room.connections)
        about = (room.game.id, level, table, seat, seed, room.id, watched, moment, position)
        thought = await self._workers.choose(*about)
        self._choosing = True
        try:
            well = await self._choose(seat, moment, thought, table)
        finally:
            self._choosing = False
        return 0.0 if well else TRY_AGAIN_SECONDS

    async def _choose(self, seat: int, moment: int, thought: Thought, table: Table[Any]) -> bool:
        """Carry a bot's choice out, unless the table has moved on; says whether the table is well."""
        room = self._room
        others = (act.key for act in table.options_of(seat) if act.key != thought.key)
        async with room.lock:
            for attempt in chain((thought.key,), others):
                if room.outdated:
                    room.put_away()
                if room.moment != moment or self.to_move() != seat:
                    return True
                try:
                    await room.carry_out(seat, attempt)
                    if thought.by_chance:
                        await room.talk.speak(seat, BY_CHANCE)
                    return True
                except Stale:
                    return True
                except Refused as refusal:
                    log.error("table %s: the bot at seat %d could not choose %r: %r", room.id, seat, attempt, refusal)
                except NotStored:
                    log.exception("table %s: a bot's choice could not be stored", room.id)
                    return False
        return False


async def _pause(shortest: float, longest: float) -> None:
    """Wait so that people can follow; when the server is busy, longer, so that people are answered first."""
    pause = random.uniform(shortest, longest)
    began = time.monotonic()
    await asyncio.sleep(pause)
    late = time.monotonic() - began - pause
    if pause and late > LATE_SECONDS:
        await asyncio.sleep(min(LONGEST_WAIT, late * PATIENCE))
