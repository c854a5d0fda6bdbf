"""What people say to each other at a table: phrases that everybody reads in their own language, and free text."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server import words
from regalia.server.connections import Connection
from regalia.server.models import StoredLine
from regalia.server.phrases import PHRASES
from regalia.server.protocol import client_messages as wishes
from regalia.server.protocol import messages as wire
from regalia.server.seats import BLANKS
from regalia.server.settings import PHRASES_KEPT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from regalia.server.rooms import Room

TEXT_LENGTH = 300
JOINER = "\u200d"
"""Holds the parts of a picture sign together; all other signs that show nothing are refused."""


NEWEST = 2**31 - 1
"""A number that no line has yet."""


class Talk:
    """The latest that was said at a table, and how everybody hears what is new."""

    def __init__(self, room: Room, lines: Iterable[StoredLine]) -> None:
        self._room = room
        self._lines = deque(lines, maxlen=PHRASES_KEPT)

    def latest(self) -> list[wire.Line]:
        """What whoever comes is told."""
        return [shown(line) for line in self._lines]

    async def speak(self, seat: int, phrase: str, text: str = "") -> None:
        """A seat says a phrase, or a text, that everybody hears."""
        room = self._room
        line = await room.storage.add_line(room.id, seat, phrase, text)
        room.elsewhere.tell(words.Spoken(room.id, room.elsewhere.server, seat, phrase, text, line.number, line.at))
        self.hear(line)

    async def hear_all_anew(self) -> None:
        """Something that was said has been taken away."""
        room = self._room
        self._lines.clear()
        self._lines.extend(await room.storage.lines_before(room.id, NEWEST, PHRASES_KEPT))
        room.broadcast.say_hello_anew()

    def hear(self, line: StoredLine) -> None:
        """Everybody here hears what a seat said."""
        self._lines.append(line)
        self._room.broadcast.say_hello_anew()
        self._room.send_all(wire.Spoken(shown(line)))


async def ask_to_speak(room: Room, connection: Connection, seat: int, wish: wishes.SayPhrase | wishes.SayText) -> None:
    """Let somebody say something; refuses what is no phrase, what cannot be shown, and what is too much."""
    phrase = text = ""
    if isinstance(wish, wishes.SayPhrase):
        phrase = wish.id
        if phrase not in PHRASES:
            raise Refused(say("server-phrase-unknown", phrase=phrase[:60]))
    else:
        text = readable(wish.text)
        if not room.affairs.talk:
            raise Refused(say("talk-is-off"))
    room.allowances.take("phrases", address=connection.address, person=connection.access.secret)
    await room.talk.speak(seat, phrase, text)


def readable(text: str, most: int = TEXT_LENGTH, lines: bool = False) -> str:
    """A text as it can be shown; refuses an empty one, a long one, and signs that show nothing."""
    if lines:
        text = "\n".join(" ".join(line.split()) for line in text.strip().splitlines())
    else:
        text = " ".join(text.split())
    seen = text.replace(JOINER, "").replace("\n", " ")
    if not seen.strip() or len(text) > most or not seen.isprintable() or BLANKS.intersection(seen):
        raise Refused(say("talk-text-refused", n=most))
    return text


def shown(line: StoredLine) -> wire.Line:
    """What was said, as it is sent."""
    return wire.Line(line.number, line.seat, line.phrase, line.text, line.at)
