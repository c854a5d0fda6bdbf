"""All rooms of the server: opened anew, loaded from the database on demand, put away when nobody looks (a registry)."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from regalia.engine.messages import say
from regalia.server.access import hashed, new_token
from regalia.server.errors import Denied
from regalia.server.joining import seated
from regalia.server.latency import Latencies
from regalia.server.models import Move, StoredRoom
from regalia.server.plays import new_play, restored_play
from regalia.server.protocol.bodies import NewTable, TableMade
from regalia.server.reviews import Reviews
from regalia.server.rooms import Room
from regalia.server.seats import invites_of
from regalia.server.settings import Settings
from regalia.server.storage import Storage
from regalia.server.workers import WorkerPool

log = logging.getLogger("regalia.server")

SWEEP_SECONDS = 30.0


class RoomRegistry:
    """The rooms that are loaded, with what they share: the database, the worker processes, the reviews."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings)
        self.workers = WorkerPool(settings)
        self.reviews = Reviews(settings.review_tries)
        self.latencies = Latencies()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database and begin the chores: a background task that sweeps, and one that warms a worker up."""
        await self.storage.open()
        loop = asyncio.get_running_loop()
        self._chores.append(loop.create_task(self._sweep()))
        if self.settings.warm_up:
            self._chores.append(loop.create_task(self.workers.warm_up()))

    async def close(self) -> None:
        """Put all rooms away and end what runs; everything is in the database."""
        for chore in self._chores:
            chore.cancel()
        for room in self._rooms.values():
            async with room.lock:
                room.put_away()
        self.workers.close()
        self.reviews.close()
        await self.storage.close()

    def loaded(self) -> int:
        """How many rooms are loaded."""
        return len(self._rooms)

    def connections(self) -> int:
        """How many people look at a table now."""
        return sum(len(room.connections) for room in self._rooms.values())

    # Loading rooms

    async def find(self, id: str) -> Room:
        """The room with this id, loaded from the database if need be; refuses an unknown one."""
        room = self._rooms.get(id)
        if room is not None and not room.outdated:
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room:
        stored = await self.storage.load_room(id)
        if stored is None:
            raise Denied(say("server-table-unknown"), 404)
        play = await asyncio.to_thread(restored_play, stored)
        room = Room(stored, play, self.storage, self.workers, self.settings)
        self._rooms[id] = room
        async with room.lock:
            room.bots.wake()
        return room

    async def _sweep(self) -> None:
        """Put rooms away that nobody has looked at for a while (eviction)."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            for room in list(self._rooms.values()):
                idle = time.monotonic() - room.idle_since > self.settings.idle_seconds
                if idle and not room.connections and not room.bots.busy() and not room.lock.locked():
                    room.put_away()
                    del self._rooms[room.id]

    # Opening rooms

    async def new_table(self, wish: NewTable) -> TableMade:
        """Set a table; refuses what the game does not have, with the reason."""
        play, wished = await asyncio.to_thread(new_play, wish)
        token = new_token()
        seats = [seated(play.game, seat, hashed(token)) for seat in wished]
        stored = StoredRoom(
            id=secrets.token_urlsafe(9),
            game=play.game.id,
            rules=play.game.rules,
            options=play.options,
            seed=play.seed,
            undo=wish.undo,
            known_deal=wish.seed is not None or wish.record is not None,
            creator=hashed(token),
            spectator=new_token(),
            created=time.time(),
            seats=seats,
            moves=[Move(choice.seat, choice.key) for choice in play.chosen],
            touched=time.time(),
        )
        await self.storage.add_room(stored)
        room = self._rooms[stored.id] = Room(stored, play, self.storage, self.workers, self.settings)
        room.bots.wake()
        mine = [at for at, seat in enumerate(seats) if seat.kind == "person"]
        log.info("table %s: %s for %d", room.id, room.game.id, len(seats))
        return TableMade(room.id, token, mine, invites_of(seats), stored.spectator)
