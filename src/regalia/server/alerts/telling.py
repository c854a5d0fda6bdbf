"""What people are told: the words of an alert and of the letters, in the reader's language."""

from __future__ import annotations

from email.message import EmailMessage
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from regalia.engine.messages import Message, say
from regalia.languages import Words
from regalia.server.alerts.keeping import Due, StoredWay
from regalia.server.alerts.mail import letter

if TYPE_CHECKING:
    from regalia.server.rooms import Room

HOURS_SHOWN = 48
"""Above so many hours, how much time is left is said in days."""


class Told(msgspec.Struct, frozen=True):
    """What a browser is told, and where a press on it leads; a later one with the same ``tag`` takes its place."""

    title: str
    body: str
    tag: str
    url: str


def turn_told(room: Room, due: Due, language: str) -> Told:
    """That it is somebody's turn: at which table, with whom, how much time there is."""
    words = Words(language)
    others = tuple(seat.name for at, seat in enumerate(room.seats) if seat.owner != room.seats[due.seat].owner)
    parts = [say("alerts-your-turn")]
    if named := tuple(name for name in others if name):
        parts.append(say("alerts-with", names=", ".join(named)))
    if (left := room.timekeeper.left_for([due.seat])) is not None:
        parts.append(_left(left))
    body = " ".join(words.sentence(part) for part in parts)
    return Told(words.sentence(room.game.name()), body, f"turn-{room.id}", f"/table/{room.id}")


def _left(seconds: float) -> Message:
    hours = round(seconds / 3600)
    if hours > HOURS_SHOWN:
        return say("alerts-days-left", n=hours // 24)
    return say("alerts-hours-left", n=hours) if hours else say("alerts-minutes-left", n=max(1, round(seconds / 60)))


def topic(due: Due) -> str:
    """One name for each turn, that tells a push service nothing."""
    return sha256(f"{due.room}/{due.seat}/{due.turn}/{due.way}".encode()).hexdigest()[:32]


def stop_link(way: StoredWay) -> str:
    """Where all mail to an address is ended."""
    return f"{way.link}/alerts/stop?token={way.secret}"


def turn_letter(room: Room, due: Due, way: StoredWay, sender: str) -> EmailMessage:
    """A letter that says that it is somebody's turn."""
    told, words = turn_told(room, due, way.language), Words(way.language)
    subject = words.sentence(say("alerts-mail-subject", game=room.game.name()))
    lines = (told.body, f"{way.link}{told.url}", words.sentence(say("alerts-mail-stop")), stop_link(way))
    text = f"{lines[0]}\n\n{lines[1]}\n\n-- \n{lines[2]}\n{lines[3]}\n"
    return letter(sender, way.address, subject, text, way.language, topic(due), stop_link(way))


def confirming_letter(way: StoredWay, sender: str) -> EmailMessage:
    """The first letter to an address: whether it may be written to."""
    words = Words(way.language)
    asked, no = (words.sentence(say(id)) for id in ("alerts-mail-confirm", "alerts-mail-no"))
    text = f"{asked}\n\n{way.link}/alerts/confirm?token={way.secret}\n\n{no}\n"
    id = sha256(f"{way.id}/{way.secret}".encode()).hexdigest()[:32]
    subject = words.sentence(say("alerts-mail-confirm-subject"))
    return letter(sender, way.address, subject, text, way.language, id, stop_link(way))
