"""All tables of the server: set anew, brought back from the database, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from regalia.bots.levels import make_bot
from regalia.engine.game import Choice, Game, Refused, written
from regalia.engine.messages import say
from regalia.engine.play import Play
from regalia.engine.records import Record
from regalia.server.connections import AnswerTimes
from regalia.server.lobby import FillSeat, NewSeat, NewTable, SeatTaken, TableMade, TakeSeat
from regalia.server.reviewing import Reviews
from regalia.server.rooms import Room
from regalia.server.seating import Denied, hashed, invites_of, new_token, nickname, same
from regalia.server.settings import Settings
from regalia.server.storage import Storage
from regalia.server.stored import Move, StoredRoom, StoredSeat
from regalia.server.thinking import Thinkers
from regalia.shelf import find_game

log = logging.getLogger("regalia.server")

SWEEP_SECONDS = 30.0
SEED_BITS = 64


class House:
    """The tables, the database and those who think."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings)
        self.thinkers = Thinkers(settings)
        self.reviews = Reviews(settings.review_tries)
        self.times = AnswerTimes()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin the day."""
        await self.storage.open()
        loop = asyncio.get_running_loop()
        self._chores.append(loop.create_task(self._sweep()))
        if self.settings.warm_up:
            self._chores.append(loop.create_task(self.thinkers.warm_up()))

    async def close(self) -> None:
        """End the day; everything is in the database."""
        for chore in self._chores:
            chore.cancel()
        for room in self._rooms.values():
            async with room.lock:
                room.put_away()
        self.thinkers.close()
        self.reviews.close()
        await self.storage.close()

    def tables(self) -> int:
        """How many tables are loaded."""
        return len(self._rooms)

    def connections(self) -> int:
        """How many people look at a table now."""
        return sum(len(room.connections) for room in self._rooms.values())

    # Bringing tables back

    async def room(self, id: str) -> Room:
        """The room with this id, brought back from the database if need be; refuses an unknown one."""
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
        play = await asyncio.to_thread(played_again, stored)
        room = Room(stored, play, self.storage, self.thinkers, self.settings)
        self._rooms[id] = room
        async with room.lock:
            room.bots.wake()
        return room

    async def _sweep(self) -> None:
        """Put tables away that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            for room in list(self._rooms.values()):
                idle = time.monotonic() - room.idle_since > self.settings.idle_seconds
                if idle and not room.connections and not room.bots.busy() and not room.lock.locked():
                    room.put_away()
                    del self._rooms[room.id]

    # Setting new tables

    async def new_table(self, wish: NewTable) -> TableMade:
        """Set a table; refuses what the game does not have, with the reason."""
        if wish.record is not None:
            play, wished = await asyncio.to_thread(_from_record, wish.record, wish.upto, wish.seats)
        else:
            if wish.upto is not None:
                raise Refused(say("server-upto-needs-record"))
            wished = wish.seats
            play = await asyncio.to_thread(_new_play, wish)
        token = new_token()
        seats = [_seated(play.game, seat, hashed(token)) for seat in wished]
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
        room = self._rooms[stored.id] = Room(stored, play, self.storage, self.thinkers, self.settings)
        room.bots.wake()
        mine = [at for at, seat in enumerate(seats) if seat.kind == "person"]
        log.info("table %s: %s for %d", room.id, room.game.id, len(seats))
        return TableMade(room.id, token, mine, invites_of(seats), stored.spectator)

    # Open seats

    async def take_seat(self, room: Room, wish: TakeSeat) -> SeatTaken:
        """A person sits down by invitation."""
        at = invited_seat(room, wish.invite)
        token = new_token()
        seat = StoredSeat("person", nickname(wish.name), owner=hashed(token))
        if not await room.sit_down(at, seat, wish.invite):
            raise Denied(say("server-seat-taken"), 409)
        return SeatTaken(room.id, at, token)

    async def fill_seat(self, room: Room, wish: FillSeat) -> None:
        """A bot sits down on a seat that nobody came for."""
        if not 0 <= wish.seat < len(room.seats) or room.seats[wish.seat].kind != "open":
            raise Denied(say("server-seat-taken"), 409)
        seat = _seated(room.game, NewSeat("bot", wish.name, wish.level), "")
        if not await room.sit_down(wish.seat, seat, room.seats[wish.seat].invite):
            raise Denied(say("server-seat-taken"), 409)


def invited_seat(room: Room, invite: str) -> int:
    """The open seat that an invitation is for; refuses one that does not hold, or not any more."""
    for at, seat in enumerate(room.seats):
        if seat.kind == "open" and same(seat.invite, invite):
            return at
    raise Denied(say("server-invite-void"), 403)


def played_again(stored: StoredRoom) -> Play:
    """The game of a stored room, by playing its choices again. Takes a while, so not in the server's loop."""
    game = find_game(stored.game)
    if game.rules != stored.rules:
        raise Denied(say("server-table-other-rules", rules=stored.rules, known=game.rules), 409)
    play = Play(game, len(stored.seats), stored.options, stored.seed)
    for move in stored.choices():
        play.choose(move.seat, move.key)
    return play


def _new_play(wish: NewTable) -> Play:
    game = find_game(wish.game)
    if not wish.seats:
        raise Refused(say("server-no-seats"))
    options = _options(game, wish.options)
    seed = int(wish.seed) if wish.seed is not None else secrets.randbits(SEED_BITS)
    return Play(game, len(wish.seats), options, seed)


def _options(game: Game, wished: dict[str, bool | str | list[str]]) -> dict[str, Choice]:
    """Options as a client sent them, checked like those that a person wrote."""
    chosen: dict[str, Choice] = {n: tuple(value) if isinstance(value, list) else value for n, value in wished.items()}
    return game.read_options({name: written(value) for name, value in chosen.items()})


def _from_record(text: str, upto: int | None, seats: list[NewSeat]) -> tuple[Play, list[NewSeat]]:
    record = Record.read(text, find_game)
    if upto is not None and upto > len(record.choices):
        raise Refused(say("server-upto-too-far", n=len(record.choices)))
    if seats and len(seats) != len(record.seats):
        raise Refused(say("server-record-other-seats", n=len(record.seats)))
    play = record.replay(upto)
    return play, seats or [NewSeat("bot" if line.bot else "person", line.name[:24], line.bot) for line in record.seats]


def _seated(game: Game, wish: NewSeat, owner: str) -> StoredSeat:
    if wish.kind == "bot":
        make_bot(wish.level, game)
        return StoredSeat("bot", nickname(wish.name) if wish.name else "", wish.level)
    if wish.level:
        raise Refused(say("server-level-is-for-bots"))
    if wish.kind == "open":
        return StoredSeat("open", "", invite=new_token())
    return StoredSeat("person", nickname(wish.name), owner=owner)
