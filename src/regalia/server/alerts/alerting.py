"""Tells people that it is their turn, outside of anybody's way: looks who is asked, and sends what is due.

Whose turn it is follows from the history of a table, and what is due is stored: a server that is killed forgets
nothing, and of several only the one that claims an alert sends it. A turn is told once: again only after the seat has
chosen.
"""

from __future__ import annotations

import asyncio
import logging
import time
from email.utils import parseaddr
from typing import TYPE_CHECKING

import msgspec

from regalia.engine.game import Refused
from regalia.server.alerts import push
from regalia.server.alerts.keeping import AlertStorage, Due, StoredWay
from regalia.server.alerts.mail import MailServer, NotSent
from regalia.server.alerts.outward import Unreachable, destination
from regalia.server.alerts.quiet import quiet_until
from regalia.server.alerts.telling import confirming_letter, topic, turn_letter, turn_told
from regalia.server.clocks import asked_seats
from regalia.server.errors import Denied, NotReadable, NotStored
from regalia.server.others import ALONE

if TYPE_CHECKING:
    from regalia.server.registry import RoomRegistry
    from regalia.server.rooms import Room

log = logging.getLogger("regalia.server")

AT_ONCE = 20
TRIES = 5
AGAIN_SECONDS = 60.0
"""After so long something is tried again that did not arrive; after four times as long each further time."""
UNSEEN_ROUNDS = 30
"""Every so many rounds is looked whether a server was killed before it had looked whose turn it is."""
HELLO_SECONDS = 2.0
"""So long it takes at the most until the other servers have said who is looking through them."""


class Alerting:
    """The alerts of one server."""

    def __init__(self, rooms: RoomRegistry) -> None:
        self._rooms = rooms
        self._settings = rooms.settings
        self.storage = AlertStorage(rooms.storage.database)
        self.mail_server = MailServer.read(self._settings.mail_server, self._settings.mail_from)
        self._key = ""
        self.push_key = ""
        """The public key of this house; nothing where push cannot be sent."""

    async def open(self) -> None:
        """Find the key of the house, or make it."""
        if push.available():
            self._key = await self.storage.key("vapid", push.new_key())
            self.push_key = push.public_part(self._key)

    async def rounds(self) -> None:
        """A chore: look whose turn it is, and tell what is due, until the house closes."""
        number = 0
        while await self._rooms.stays_open_for(self._settings.alert_round):
            try:
                if number % UNSEEN_ROUNDS == 0:
                    await self.storage.forget_unconfirmed(time.time())
                    self._rooms.storage.moves.moved.update(await self.storage.unseen(waiting=number == 0))
                await self._look()
                due = await self.storage.claim(time.time(), AT_ONCE)
                await asyncio.gather(*(self._tell(one) for one in due))
            except (NotStored, NotReadable) as error:
                log.error("whom to tell cannot be read: %s", str(error).partition("\n")[0])
            number += 1

    # Whose turn it is

    async def _look(self) -> None:
        moved = self._rooms.storage.moves.moved
        if not moved:
            return
        these = [moved.pop() for _ in range(min(len(moved), 500))]
        for id in await self.storage.watched(these):
            try:
                await self.look_at(await self._rooms.find(id))
            except Denied as refusal:
                log.warning("table %s: whose turn it is cannot be told: %s", id, refusal.message.id)

    async def look_at(self, room: Room) -> None:
        """Note whom to tell at one table."""
        async with room.lock:
            if room.waiting:
                return
            moment = room.moment
            asked = [at for at in sorted(_asked_people(room), reverse=True) if not room.presence.is_looking(at)]
            owners = {whose: at for at in asked for whose in (room.seats[at].owner, room.seats[at].person) if whose}
        wanted: list[tuple[int, int, str]] = []
        if owners:
            turns = await self.storage.last_choices(room.id)
            watchers = [each for each in await self.storage.watchers(room.id) if each[0] in owners]
            ways = await self.storage.ways_of({person for _, person in watchers})
            for owner, person in watchers:
                seat = owners[owner]
                theirs = [way for way in ways if way.person == person and way.confirmed is not None]
                wanted += [(seat, turns.get(seat, 0), way.id) for way in theirs]
        await self.storage.note(room.id, moment, wanted, time.time() + self._settings.alert_seconds)

    # Telling

    async def _tell(self, due: Due) -> None:
        try:
            await self._tell_or_not(due)
        except (NotStored, NotReadable) as error:
            log.error("what was told cannot be stored: %s", str(error).partition("\n")[0])
        except Exception:
            log.exception("table %s: seat %d could not be told", due.room, due.seat)

    async def _tell_or_not(self, due: Due) -> None:
        way, now = await self.storage.way(due.way), time.time()
        if way is None or not self._can_send(way):
            await self.storage.settle(due)
            return
        if (until := quiet_until(now, way.zone, way.quiet_from, way.quiet_to)) is not None:
            await self.storage.put_off(due, until)
            return
        room = self._rooms.find_loaded(due.room)
        if room is None or room.outdated:
            try:
                room = await self._rooms.find(due.room)
            except Denied as refusal:
                log.warning("table %s: nobody is told of it: %s", due.room, refusal.message.id)
                await self.storage.settle(due)
                return
            if room.elsewhere is not ALONE:
                await self.storage.put_off(due, now + HELLO_SECONDS)
                return
        async with room.lock:
            asked = due.seat in _asked_people(room) and not room.presence.is_looking(due.seat)
        if not asked or (await self.storage.last_choices(room.id)).get(due.seat, 0) != due.turn:
            await self.storage.settle(due)
            return
        await self._send(room, due, way)

    def _can_send(self, way: StoredWay) -> bool:
        return way.confirmed is not None and (self.mail_server is not None if way.kind == "mail" else bool(self._key))

    async def _send(self, room: Room, due: Due, way: StoredWay) -> None:
        try:
            if way.kind == "mail":
                assert self.mail_server is not None
                await self.mail_server.send(turn_letter(room, due, way, self.mail_server.sender))
            elif not await self._push(way, msgspec.json.encode(turn_told(room, due, way.language)), topic(due)):
                await self.storage.forget_way(way.id)
                return
        except (NotSent, Unreachable, Refused) as error:
            for_good = isinstance(error, NotSent) and error.for_good
            log.warning("table %s: seat %d was not told by %s: %s", due.room, due.seat, way.kind, error)
            if for_good or due.tries + 1 >= TRIES:
                await self.storage.settle(due)
            else:
                await self.storage.put_off(due, time.time() + AGAIN_SECONDS * 4**due.tries, tried=True)
            return
        await self.storage.settle(due)

    async def _push(self, way: StoredWay, text: bytes, topic: str) -> bool:
        """Send a message to a browser; says no if it does not want any more."""
        # What its name means is looked up each time: it may mean another address by now.
        to = await destination(way.address, self._settings.push_to_this_machine)
        status = await push.send(to, way.p256dh, way.auth, text, topic, self._key, self._owner())
        if status in push.GONE:
            return False
        if not 200 <= status < 300:
            raise Unreachable(f"answered with {status}")
        return True

    def _owner(self) -> str:
        """Whom a push service may turn to."""
        public = next((url for url in self._settings.public_urls if url.startswith("https://")), "")
        sender = self.mail_server.sender if self.mail_server else ""
        return public or (f"mailto:{parseaddr(sender)[1]}" if sender else "https://regalia.invalid")

    async def ask_to_confirm(self, way: StoredWay) -> None:
        """Send the first letter to an address."""
        assert self.mail_server is not None
        await self.mail_server.send(confirming_letter(way, self.mail_server.sender))


def _asked_people(room: Room) -> list[int]:
    """The seats that are asked and that a person plays."""
    if room.over or room.waiting:
        return []
    return [at for at in asked_seats(room.play) if room.seats[at].kind == "person" and not room.level_at(at)]
