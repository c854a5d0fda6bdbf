"""A room: one game being played, with its seats, the people who look at it, and what is told to them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.play import Play
from regalia.server import words
from regalia.server.affairs import Affairs, Deed
from regalia.server.bots_turn import BotsTurn
from regalia.server.broadcast import ALL_ANEW, Broadcast
from regalia.server.clocks import Clock
from regalia.server.connections import RESTART, Connection, encoded
from regalia.server.errors import NotReadable, NotStored, Stale
from regalia.server.evenings import table_after
from regalia.server.history import History
from regalia.server.lobby import who_knocks
from regalia.server.models import Move, StoredRoom, StoredSeat
from regalia.server.others import ALONE, Others
from regalia.server.passing_on import links_for, pass_links, turn_away
from regalia.server.pauses import answer_for
from regalia.server.presence import Presence
from regalia.server.protocol import messages as wire
from regalia.server.protocol.client_messages import Pauses
from regalia.server.rate_limit import Allowances
from regalia.server.serializers import Known
from regalia.server.settings import Settings
from regalia.server.settling import settle_soon
from regalia.server.storage import Storage
from regalia.server.talk import Talk
from regalia.server.teaching import must_be_asked_for, purpose_of
from regalia.server.timekeeper import Timekeeper
from regalia.server.workers import Thinkers

log = logging.getLogger("regalia.server")


class Room(History):
    """A table that people and bots sit at. Whoever changes it or reads its game holds ``lock``."""

    def __init__(
        self,
        stored: StoredRoom,
        play: Play,
        storage: Storage,
        workers: Thinkers,
        allowances: Allowances,
        settings: Settings,
        elsewhere: Others = ALONE,
        clock: Clock | None = None,
        opened: float | None = None,
    ) -> None:
        super().__init__(stored, play)
        self.undo_policy = stored.undo
        self.known_deal = stored.known_deal
        self.salt = stored.salt
        self.lesson, self.daily = purpose_of(play.game, stored.lesson)
        self.patience = stored.patience
        self.talk = Talk(self, stored.lines)
        self.pauses: dict[int, Pauses] = {}
        """When each seat wants to be asked before a step passes, as far as it has said so."""
        self.known = Known()
        self.connections: set[Connection] = set()
        self.broadcast = Broadcast()
        self.elsewhere = elsewhere
        self.shared = False
        """Whether another server may have this table open too."""
        self.presence = Presence(self)
        self.lock = asyncio.Lock()
        self.idle_since = time.monotonic()
        self.outdated = False
        """Put away, or somebody else wrote into its history: from now on it must be loaded anew."""
        self.storage = storage
        self.allowances = allowances
        self.settings = settings
        self.bots = BotsTurn(self, workers)
        self.timekeeper = Timekeeper(self, clock, opened)

    # Who sits here

    @property
    def asleep(self) -> bool:
        """Whether only bots play here and nobody looks on: they go on when somebody comes."""
        return not self.connections and all(self.level_at(seat) for seat in range(len(self.seats)))

    async def sit_down(self, at: int, seat: StoredSeat, invite: str) -> bool:
        """Somebody takes an open seat, or the creator gives it to a bot; says no if it is taken."""
        async with self.lock:
            if not await self.storage.change_seat(self.id, at, seat, invite):
                return False
            waited = self.waiting
            self.seats[at] = seat
            self.elsewhere.tell(words.Seated(self.id))
            self._begin_if_full(waited)
            self.bots.wake()
            return True

    async def hear_who_sits(self) -> None:
        """Take over who sits here from the database, if it knows more.

        It is read while nobody can sit down here: what was read before somebody did would turn them away again.
        """
        async with self.lock:
            self.hear_seats((await self.storage.seats_of([self.id]))[self.id])
            self.bots.wake()

    async def hear_owners(self) -> None:
        """Take over from the database who sits here and who set the table: somebody may have another key now."""
        self.creator, self.set_by, self.listed = await self.storage.creator_of(self.id)
        self.knocks, self.next = await who_knocks(self), await table_after(self)
        stored = (await self.storage.seats_of([self.id]))[self.id]
        if any(was.name and not now.name for was, now in zip(self.seats, stored, strict=True)):
            # Who is gone altogether is named nowhere any more.
            self.affairs = Affairs.of(await self.storage.moves_after(self.id, 0))
            await self.talk.hear_all_anew()
        self.hear_seats(stored)
        turn_away(self)
        for connection in self.connections:
            pass_links(self, connection)

    def hear_seats(self, stored: list[StoredSeat]) -> None:
        """Others may have sat down, or be called otherwise now."""
        if stored != self.seats:
            waited, self.seats = self.waiting, stored
            self._begin_if_full(waited)

    def _begin_if_full(self, waited: bool) -> None:
        """Say who sits here now; when all seats are taken, everybody may look at their own cards."""
        turn_away(self)
        self.announce(all_anew=waited and not self.waiting)
        self.timekeeper.begin()

    # Coming and going

    async def enter(self, connection: Connection) -> None:
        """Somebody opens the table, perhaps on one more device: whoever has it open already stays."""
        async with self.lock:
            if self.elsewhere is not ALONE:
                # Whoever comes from another server has seen all that is in the database, and must not see less here.
                await self.catch_up()
            self.connections.add(connection)
            self._welcome(connection)
            with suppress(NotStored):
                await self.pass_on(silent_too=False)
            self.presence.tell(connection)
            self.timekeeper.tell(connection)
            self.bots.wake()

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.idle_since = time.monotonic()
            self.presence.tell()

    def put_away(self) -> None:
        """Stop whatever goes on here and let everybody come back later: the table is in the database."""
        self.outdated = True
        self.bots.stop()
        self.presence.stop()
        self.timekeeper.stop()
        for connection in self.connections:
            connection.close(RESTART)

    # The two things that happen to a table

    async def carry_out(self, seat: int, key: str) -> None:
        """A seat chooses, and what nobody wants to be asked is answered; then all of it is told."""
        must_be_asked_for(self, seat, key)
        await self.follow_script(seat, key)

    async def follow_script(self, seat: int, key: str) -> None:
        """The same for a choice that a lesson makes by itself."""
        await self._choose(seat, key)
        self.asked_back.discard(seat)
        self.vote = None
        try:
            await self._answer_pauses()
        finally:
            self._tell_rest()

    async def pass_on(self, silent_too: bool = True) -> None:
        """Answer for each seat what it does not want to be asked, and tell it."""
        if self.vote is None:
            await self._answer_pauses(silent_too)
        self._tell_rest()

    async def _answer_pauses(self, silent_too: bool = True) -> None:
        with suppress(Stale):  # somebody else has answered
            while not self.waiting and not self.over and (choice := answer_for(self, silent_too)) is not None:
                await self._choose(*choice)

    async def _choose(self, seat: int, key: str) -> None:
        """A choice is tried and stored."""
        count = len(self.play.chosen)
        before = self.play.table
        try:
            self.play.choose(seat, key)
        except Refused:
            raise
        except Exception:
            log.exception("table %s: seat %d could not carry out %r after %d choices", self.id, seat, key, count)
            raise Refused(say("server-choice-failed", key=key)) from None
        stored = False
        move = Move(seat, key, at=self.timekeeper.now())
        try:
            stored = await self.storage.moves.append(self.id, self.moment + 1, move)
        finally:
            if not stored:
                self.play.back_to(count)
        if not stored:
            await self._come_too_late()
        self._after(move, before)

    async def go_back(self, seat: int, count: int) -> None:
        """A seat takes choices back until so many remain."""
        move = Move(seat, "", count, at=self.timekeeper.now())
        if not await self.storage.moves.append(self.id, self.moment + 1, move):
            await self._come_too_late()
        self._back_to(move, count)
        self.announce(taken_back_by=seat)
        await self.pass_on()

    async def note(self, deed: Deed, holds: Callable[[], bool] = lambda: True) -> None:
        """Something happens beside the game, if it still holds then: it is written into the history, and told."""
        move = deed.move()
        while holds():
            if await self.storage.moves.append(self.id, self.moment + 1, move):
                self._take_note(move)
                self.announce()
                self.bots.wake()
                return
            await self.catch_up()

    def _note(self, move: Move) -> None:
        super()._note(move)
        self.timekeeper.take_in(move)

    # What others have done

    async def _come_too_late(self) -> NoReturn:
        """Somebody else has written the next move: it is followed, and whoever came too late sees it."""
        await self.catch_up()
        raise Stale(say("server-stale"))

    async def catch_up(self) -> None:
        """Play what others have written into the history meanwhile, and tell it."""
        taken_back_by, noted = None, False
        try:
            for move in await self.storage.moves_after(self.id, self.moment):
                if move.what:
                    self._take_note(move)
                    noted = True
                elif move.back_to is None:
                    before = self.play.table
                    self.play.choose(move.seat, move.key)
                    self._after(move, before)
                    self.vote = None
                    if not self.play.chosen[-1].idle:
                        self.asked_back.discard(move.seat)
                else:
                    self._back_to(move, move.back_to)
                    taken_back_by = move.seat
        except (Refused, NotReadable) as error:
            log.error("table %s: what others did cannot be followed: %r", self.id, error)
            self.put_away()
        if noted:
            self.announce(taken_back_by=taken_back_by)
        self._tell_rest(None if noted else taken_back_by)

    def _tell_rest(self, taken_back_by: int | None = None) -> None:
        """Tell what was not told yet."""
        if taken_back_by is not None or self._told != len(self.play.chosen):
            self.announce(taken_back_by=taken_back_by)

    # Telling

    def ears(self, mine: tuple[int, ...]) -> tuple[int, ...]:
        """With whose ears somebody hears the log: before all have sat down nobody hears more than an onlooker."""
        return () if self.waiting else mine

    def announce(self, all_anew: bool = False, taken_back_by: int | None = None) -> None:
        """Send each connection what has changed for it (broadcast), and of the log what it has not been told."""
        settle_soon(self)
        kept = ALL_ANEW if all_anew else self._told
        self._told = len(self.play.chosen)
        self.broadcast.renew()
        asked = {seat for seat, _ in self.play.table.asked}
        for connection in self.connections:
            decision = connection.shown.decision if connection.shown else None
            if decision is None or decision.seat not in asked:
                connection.looking = None
        # Those who are shown the same hold on to the same state until all have been told.
        before = [connection.shown for connection in self.connections]
        for connection in self.connections:
            self.show(connection, kept, taken_back_by)
            pass_links(self, connection)
        del before

    def show(self, connection: Connection, kept: int | None = None, taken_back_by: int | None = None) -> None:
        """Send one connection what has changed for it."""
        kept = len(self.play.chosen) if kept is None else kept
        text = self.broadcast.changed(self, connection, kept, taken_back_by)
        connection.shown = self.broadcast.state(self, connection)
        connection.send_text(text)

    def show_all(self, connection: Connection) -> wire.State:
        """The whole state for one connection, which will have it from now on."""
        connection.shown = self.broadcast.state(self, connection)
        return connection.shown

    def _welcome(self, connection: Connection) -> None:
        self.show_all(connection)
        connection.links = links_for(self, connection)
        connection.send_text(self.broadcast.welcome(self, connection))

    def send_all(self, message: wire.ServerMessage) -> None:
        """Tell everybody here."""
        text = encoded(message)
        for connection in self.connections:
            connection.send_text(text)
