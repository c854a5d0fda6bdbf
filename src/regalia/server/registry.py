"""All rooms of the server: opened anew, loaded from the database on demand, put away when nobody looks (a registry)."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from regalia.bots.levels import make_bot
from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.play import Play
from regalia.engine.remembering import forget
from regalia.server.access import hashed, new_token, same_secret
from regalia.server.alerts.alerting import Alerting
from regalia.server.background import begin
from regalia.server.chronicle import keep_chronicle
from regalia.server.clocks import Clock, clock_of
from regalia.server.company import bow_out
from regalia.server.daily import DAILY, daily_play
from regalia.server.errors import Denied, NotReadable, NotStored
from regalia.server.evenings import table_after
from regalia.server.joining import all_seated
from regalia.server.keeping.chores import keep_house, note_standings, tell_of_other_rules
from regalia.server.keeping.fitting import fitted
from regalia.server.keeping.invitations import use_invitation
from regalia.server.latency import Latencies
from regalia.server.lobby import who_knocks
from regalia.server.memory import allow_large_pages, give_back_memory
from regalia.server.models import Move, StoredRoom
from regalia.server.others import ALONE
from regalia.server.persons import StoredPerson, id_of
from regalia.server.plays import RecordRoom, Spoken, new_play
from regalia.server.protocol.bodies import NewTable, TableMade
from regalia.server.protocol.standing import Series
from regalia.server.rate_limit import Allowances
from regalia.server.rating import check_rated, rating_of_seat
from regalia.server.remarks import keep_remarks
from regalia.server.reviews import Reviews
from regalia.server.rooms import Room
from regalia.server.seats import invites_of
from regalia.server.settings import Settings
from regalia.server.settling import look_for_unrated, recall_ratings
from regalia.server.sqlite import SqliteDatabase
from regalia.server.storage import Storage
from regalia.server.teaching import lesson_table
from regalia.server.timekeeper import look_at_clocks
from regalia.server.words import Answered, Seated, WhoIsThere
from regalia.server.workers import Thinkers

if TYPE_CHECKING:
    from regalia.server.jobs import Jobs

log = logging.getLogger("regalia.server")

SWEEP_SECONDS = 30.0
MANY_TABLES = 50
"""From so many on it matters how soon the processor finds them in the memory."""
CHORE_SECONDS = 1.0
"""So long the end waits for a chore that is at the database."""
ASKED_AT_ONCE = 500


def batched(rooms: Sequence[Room]) -> Iterator[Sequence[Room]]:
    """So many rooms at a time as the database is asked for."""
    for start in range(0, len(rooms), ASKED_AT_ONCE):
        yield rooms[start : start + ASKED_AT_ONCE]


class RoomRegistry:
    """The rooms that are loaded, with what they share: the database, the worker processes, the reviews."""

    def __init__(self, settings: Settings, allowances: Allowances) -> None:
        self.settings = settings
        self.allowances = allowances
        self.storage = Storage(settings)
        self.workers = Thinkers(settings)
        self.reviews = Reviews(settings.review_tries)
        self._jobs: Jobs | None = None
        if settings.think_elsewhere:
            self._hire()
        self.record_room = RecordRoom(settings)
        self.latencies = Latencies()
        self.alerting = Alerting(self)
        self._rooms: dict[str, Room] = {}
        self._others = self.storage.database.others(self)
        self._sockets: Counter[str] = Counter()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._warming: asyncio.Task[None] | None = None
        self._ending = asyncio.Event()

    def _hire(self) -> None:
        """Let workers on other machines think."""
        if isinstance(self.storage.database, SqliteDatabase):
            raise Refused(say("server-worker-needs-database"))
        from regalia.server.far_thinkers import FarReviews, FarThinkers, queue_in

        self._jobs = queue_in(self.storage.database)
        self.workers = FarThinkers(self.settings, self._jobs)
        self.reviews = FarReviews(self.settings.review_tries, self._jobs)

    async def open(self) -> None:
        """Open the database and begin the chores: a background task that sweeps, and one that warms a worker up."""
        await self.storage.open()
        loop = asyncio.get_running_loop()
        self._chores.append(begin(self._sweep()))
        self._chores.append(begin(look_at_clocks(self)))
        await self.alerting.open()
        self._chores.append(begin(self.alerting.rounds()))
        self._chores.append(begin(keep_chronicle(self)))
        self._chores.append(begin(look_for_unrated(self)))
        self._chores.append(begin(keep_house(self)))
        self._others.open()
        if self._others is ALONE:
            self._chores.append(begin(self._watch_elsewhere()))
        if self.settings.warm_up:
            self._warming = loop.create_task(self.workers.warm_up())

    async def close(self) -> None:
        """Put all rooms away and end what runs; everything is in the database."""
        self._ending.set()
        if self._warming is not None:
            self._warming.cancel()
        # Whoever is cut off in the midst of a visit to the database leaves its door open, and the house cannot close.
        if self._chores:
            _, late = await asyncio.wait(self._chores, timeout=CHORE_SECONDS)
            for chore in late:
                chore.cancel()
        self._others.close()
        await note_standings(self)
        for room in self._rooms.values():
            async with room.lock:
                room.put_away()
        self.workers.close()
        self.record_room.close()
        self.reviews.close()
        await self.storage.close()

    async def stays_open_for(self, seconds: float) -> bool:
        """Wait so long between two rounds of a chore; says whether the house is still open then."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ending.wait(), seconds)
        return not self._ending.is_set()

    @property
    def ending(self) -> bool:
        """Whether the house closes."""
        return self._ending.is_set()

    def loaded(self) -> int:
        """How many rooms are loaded."""
        return len(self._rooms)

    def connections(self) -> int:
        """How many people look at a table now."""
        return sum(len(room.connections) for room in self._rooms.values())

    @contextmanager
    def place_for(self, address: str) -> Iterator[None]:
        """A place for one more WebSocket of this address; refuses it if all are taken."""
        if self._sockets[address] >= self.settings.limits.sockets_of_address:
            raise Denied(say("server-too-many-sockets", n=self.settings.limits.sockets_of_address), 429)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    # Loading rooms

    def find_loaded(self, id: str) -> Room | None:
        """The room with this id, if it is loaded."""
        return self._rooms.get(id)

    async def find(self, id: str) -> Room:
        """The room with this id, loaded from the database if need be; refuses an unknown one."""
        room = self._rooms.get(id)
        if room is not None and not room.outdated:
            if room.waiting:
                await self._look_elsewhere([room])
            return room
        if not (id.isascii() and id.isprintable()):
            raise Denied(say("server-table-unknown"), 404)
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room:
        try:
            stored = await self.storage.load_room(id)
        except NotReadable as error:
            log.error("table %r cannot be read: %s", id, str(error).partition("\n")[0])
            raise Denied(say("server-table-unreadable"), 503) from None
        if stored is None:
            raise Denied(say("server-table-unknown"), 404)
        found = await asyncio.to_thread(fitted, stored)
        clock = await asyncio.to_thread(clock_of, stored) if found.misfit is None else None
        room = self._take_in(stored, found.play, clock, time.time())
        room.look_only(found.misfit)
        async with room.lock:
            if self._others is not ALONE:
                room.shared = True
                # Between reading it and listening for what is new, others may have moved on.
                await room.catch_up()
                self._others.tell(WhoIsThere(id, self._others.server))
            room.knocks, room.next = await who_knocks(room), await table_after(room)
            await recall_ratings(room)
            await tell_of_other_rules(room, stored.rules)
            room.timekeeper.begin()
            room.bots.wake()
        return room

    def _take_in(self, stored: StoredRoom, play: Play, clock: Clock | None, opened: float | None = None) -> Room:
        room = self._rooms[stored.id] = Room(
            stored, play, self.storage, self.workers, self.allowances, self.settings, self._others, clock, opened
        )
        if len(self._rooms) == MANY_TABLES:
            allow_large_pages(True)
        return room

    # What the others do

    def hear_answer(self, word: Answered) -> None:
        """A worker has thought something out."""
        if self._jobs is not None:
            self._jobs.hear(word)

    def all_loaded(self) -> list[Room]:
        """All rooms that are loaded."""
        return list(self._rooms.values())

    def let_go(self, room: Room) -> None:
        """Nobody looks at a room here, and others go on with it."""
        room.put_away()
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    async def hear_owners(self, ids: Iterable[str]) -> None:
        """At some tables somebody has another key or another look, or is gone: here and through all servers."""
        for id in ids:
            if (room := self._rooms.get(id)) is not None:
                async with room.lock:
                    await room.hear_owners()
            self._others.tell(Seated(id))

    async def bow_out(self, id: str) -> None:
        """Who sat at a table without a name is gone: bots play on for them."""
        with suppress(Refused, NotStored, NotReadable):
            room = await self.find(id)
            nameless = [at for at, seat in enumerate(room.seats) if seat.kind == "person" and not seat.name]
            await bow_out(room, nameless)

    async def reread(self) -> None:
        """Take over whatever happened while nobody told this server."""
        for part in batched(self.all_loaded()):
            latest = await self.storage.latest([room.id for room in part])
            for room in part:
                if latest.get(room.id, 0) > room.moment:
                    async with room.lock:
                        await room.catch_up()
                        room.bots.wake()
        await self._look_elsewhere(self.all_loaded())

    async def _look_elsewhere(self, rooms: Sequence[Room]) -> None:
        """Another server on the same database may have let somebody sit down: that is so here too."""
        try:
            for part in batched(rooms):
                stored = await self.storage.seats_of([room.id for room in part])
                for room in part:
                    if stored[room.id] != room.seats:
                        await room.hear_who_sits()
        except NotReadable as error:
            log.error("who sits down cannot be read: %s", str(error).partition("\n")[0])

    async def _watch_elsewhere(self) -> None:
        """Look now and then who sat down elsewhere, at the tables where somebody waits for that."""
        while await self.stays_open_for(self.settings.elsewhere_seconds):
            await self._look_elsewhere([room for room in self._rooms.values() if room.waiting and room.connections])

    async def _sweep(self) -> None:
        """Put rooms away that nobody has looked at for a while (eviction)."""
        put_away = 0
        while await self.stays_open_for(min(SWEEP_SECONDS, self.settings.idle_seconds)):
            # All that is still there has to be looked through for that: only when much was put away. And a round
            # later, when whoever was at those tables has let go of them.
            if put_away > len(self._rooms):
                put_away = 0
                if not self._rooms:
                    forget()
                    await self.storage.database.rest()
                allow_large_pages(len(self._rooms) >= MANY_TABLES)
                give_back_memory()
            put_away += self._put_idle_away()

    def _put_idle_away(self) -> int:
        long_ago = time.monotonic() - self.settings.idle_seconds
        idle = [
            room
            for room in self._rooms.values()
            if room.idle_since < long_ago and not (room.connections or room.bots.busy() or room.lock.locked())
        ]
        for room in idle:
            room.put_away()
            del self._rooms[room.id]
        return len(idle)

    # Opening rooms

    async def new_table(self, wish: NewTable, address: str, person: StoredPerson | None = None) -> TableMade:
        """Set a table; refuses what the game does not have, with the reason."""
        await self._must_be_invited(wish.code)
        spoken: Spoken = []
        if wish.record is not None:
            with self.allowances.at_work(address=address):
                play, wished, spoken = await self.record_room.play_on(wish, address)
        elif wish.daily:
            play, wished = await asyncio.to_thread(daily_play, wish), wish.seats
        elif wish.lesson:
            play, wished = await asyncio.to_thread(lesson_table, wish)
        else:
            play, wished = await asyncio.to_thread(new_play, wish), wish.seats
        if wish.clock is not None:
            make_bot(wish.clock.level, play.game)
        token = new_token()
        seats = all_seated(play.game, wished, hashed(token), person)
        if wish.rated:
            check_rated(wish, play.game.id, person)
            for seat in seats:
                seat.rating = await rating_of_seat(self.storage, play.game.id, seat)
        stored = StoredRoom(
            id=secrets.token_urlsafe(9),
            game=play.game.id,
            rules=play.game.rules,
            options=play.options,
            seed=play.seed,
            undo="to-barrier" if wish.daily else wish.undo,
            known_deal=wish.seed is not None or wish.record is not None or bool(wish.lesson or wish.daily),
            creator=hashed(token),
            spectator=new_token(),
            created=time.time(),
            seats=seats,
            moves=[Move(choice.seat, choice.key) for choice in play.chosen],
            touched=time.time(),
            salt=new_token(),
            lesson=_purpose(wish),
            patience=wish.patience,
            clock=None if wish.lesson else wish.clock,
            person=id_of(person),
            listed=wish.listed,
            series=Series(wish.best_of, 1, [0] * len(seats)) if wish.best_of else None,
            rated=int(wish.rated),
        )
        await self.storage.add_room(stored)
        await keep_remarks(self.storage, stored.id, stored.creator, spoken)
        room = self._take_in(stored, play, clock_of(stored))
        room.timekeeper.begin()
        room.bots.wake()
        mine = [at for at, seat in enumerate(seats) if seat.kind == "person"]
        log.info("table %s: %s for %d", room.id, room.game.id, len(seats))
        return TableMade(room.id, token, mine, invites_of(seats), stored.spectator)

    async def _must_be_invited(self, code: str) -> None:
        """In a closed house, refuse whoever has neither the code of the house nor an invitation."""
        own, closed = self.settings.table_code, self.settings.closed
        if not (own or closed) or (own and same_secret(code, own)):
            return
        if not code:
            raise Denied(say("server-code-missing"), 403)
        if not await use_invitation(self.storage.database, code, time.time()):
            raise Denied(say("server-code-wrong"), 403)


def _purpose(wish: NewTable) -> str:
    """What a table is for beyond a game: a day, a lesson, a puzzle."""
    if wish.record is not None:
        return ""
    return f"{DAILY}{wish.daily}" if wish.daily else wish.lesson if wish.upto is None else ""
