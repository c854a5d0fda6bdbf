"""What is said in a record: a lesson's message by its name, or somebody's own words, and what is pointed at.

``say welcome -> hand@0`` says the lesson's message «welcome»; ``say @1 "Too early!" -> gold@1 hand@1:duke>centre:6`` is
what seat 1 says in its own words, with a ring around one thing and an arrow from another to a third.
"""

from __future__ import annotations

import json
import re
from typing import Final

from regalia.engine.events import NOBODY
from regalia.engine.game import Refused
from regalia.engine.messages import Argument, Message, say
from regalia.engine.records import Note, Record

ARROW: Final = "->"
"""Stands between what is said and the objects that are pointed at."""
FROM_TO: Final = ">"
"""Stands between the two objects of an arrow."""
TEXT_LENGTH: Final = 500
MOST_OBJECTS: Final = 8
"""So many rings and arrows one saying has at most."""
MOST_REMARKS: Final = 400
"""So many things in somebody's own words are said in one record at most."""

_OWN_WORDS: Final = re.compile(r'(?:@([0-9]{1,2}) )?("(?:[^"\\]|\\.)*")(?: -> (.+))?')
_OBJECT: Final = r"[A-Za-z0-9_.\-]+(?:[@:][A-Za-z0-9_.\-]+)*"
_POINTED: Final = re.compile(f"{_OBJECT}(?:{FROM_TO}{_OBJECT})?")


class Saying:
    """Something that is said: the name of its message in the lesson or a text, who says it, the objects pointed at,
    the line in the file."""

    __slots__ = ("line", "message", "objects", "seat", "text")

    def __init__(self, message: str, objects: tuple[str, ...], line: int, text: str = "", seat: int = NOBODY) -> None:
        self.message = message
        self.objects = objects
        """Each is an object, or two with an arrow between them."""
        self.line = line
        self.text = text
        self.seat = seat

    def places(self) -> list[str]:
        """All objects that are pointed at, both ends of arrows too."""
        return [place for object in self.objects for place in object.split(FROM_TO)]

    def note(self) -> Note:
        """As it stands in a file."""
        words = json.dumps(self.text, ensure_ascii=False).split() if self.text else [self.message]
        seat = [] if self.seat == NOBODY else [f"@{self.seat}"]
        pointed = [ARROW, *self.objects] if self.objects else []
        return Note("say", (*seat, *words, *pointed), self.line)


def saying_of(note: Note) -> Saying:
    """Understand a line; refuses it with its number and the reason."""
    if note.rest[:1] and note.rest[0][0] in '"@':
        return _own_words(note)
    at = note.rest.index(ARROW) if ARROW in note.rest else len(note.rest)
    words, objects = note.rest[:at], note.rest[at + 1 :]
    if len(words) != 1 or (ARROW in note.rest) != bool(objects):
        raise misfit(note, "lesson-note-bad", text=note.write()[:60])
    _must_be_objects(note, objects)
    return Saying(words[0], objects, note.line)


def _own_words(note: Note) -> Saying:
    found = _OWN_WORDS.fullmatch(" ".join(note.rest))
    if found is None:
        raise misfit(note, "remark-unreadable", text=note.write()[:60])
    try:
        text = json.loads(found[2])
    except ValueError:
        raise misfit(note, "remark-unreadable", text=note.write()[:60]) from None
    objects = tuple((found[3] or "").split())
    _must_be_objects(note, objects)
    text = own_text(text, note)
    return Saying("", objects, note.line, text, int(found[1]) if found[1] else NOBODY)


def own_text(text: str, note: Note | None = None) -> str:
    """Somebody's own words on one line; refuses what is empty, too long, or shows nothing."""
    text = " ".join(text.split())
    if not text or len(text) > TEXT_LENGTH or not text.replace("\u200d", "").isprintable():
        reason = say("remark-text-refused", n=TEXT_LENGTH)
        raise Refused(reason if note is None else say("record-misfit", line=note.line, why=reason))
    return text


def pointed_at(objects: tuple[str, ...]) -> Message | None:
    """What is wrong with what somebody points at, if anything is."""
    if len(objects) > MOST_OBJECTS:
        return say("remark-too-many-objects", n=MOST_OBJECTS)
    for object in objects:
        if len(object) > 160 or not _POINTED.fullmatch(object):
            return say("remark-no-object", object=object[:60])
    return None


def _must_be_objects(note: Note, objects: tuple[str, ...]) -> None:
    wrong = pointed_at(objects)
    if wrong is not None:
        raise Refused(say("record-misfit", line=note.line, why=wrong))


def remarks_in(record: Record) -> list[tuple[int, Saying]]:
    """What people say in their own words in a record, each after how many choices; refuses what is not understood."""
    found = [(at, saying_of(note)) for at in sorted(record.notes) for note in record.notes[at] if note.word == "say"]
    remarks = [(at, saying) for at, saying in found if saying.text]
    for number, (_, saying) in enumerate(remarks):
        if saying.seat >= len(record.seats):
            raise Refused(say("record-misfit", line=saying.line, why=say("remark-no-seat", n=saying.seat)))
        if number == MOST_REMARKS:
            raise Refused(say("record-misfit", line=saying.line, why=say("remark-too-many", n=MOST_REMARKS)))
    return remarks


def misfit(note: Note, id: str, **args: Argument) -> Refused:
    """The refusal of a line."""
    return Refused(say("record-misfit", line=note.line, why=Message(id, args)))
