"""Lessons: a record with notes, which says something, points at things, and asks the learner to do what comes next.

A choice of the record that stands after ``do`` is the learner's to make; all others are made by the script. So a
lesson is a game that can be played again, and one that no longer fits the rules is found by playing it.
"""

from __future__ import annotations

from typing import Any, Final

from regalia.engine.decisions import Act
from regalia.engine.events import NOBODY
from regalia.engine.game import Game, Refused
from regalia.engine.messages import Argument, Message, say
from regalia.engine.play import Play
from regalia.engine.records import SEATS, FindGame, Note, Record
from regalia.engine.sayings import Saying, misfit, saying_of

ANY: Final = "any"
"""Stands before the verb of all the acts that are asked for."""
OVER: Final = "over"
CHOICES: Final = "choices"
POINTS: Final = "points"


class Asking:
    """What the learner is asked to do: one of some keys, or any act of a verb; and the answer to all else."""

    __slots__ = ("answer", "keys", "line", "verb")

    def __init__(self, keys: tuple[str, ...], verb: str, line: int) -> None:
        self.keys = keys
        self.verb = verb
        self.line = line
        self.answer: Saying | None = None

    def wants(self, act: Act[Any]) -> bool:
        """Whether an act is among those that are asked for."""
        return act.key in self.keys or (self.verb != "" and act.verb == self.verb)


class Until:
    """When free play ends: the game is over, so many choices were made, or a seat's counter or points reach so much."""

    __slots__ = ("least", "line", "seat", "what")

    def __init__(self, what: str, seat: int, least: int, line: int) -> None:
        self.what = what
        self.seat = seat
        self.least = least
        self.line = line

    def reached(self, play: Play, begun: int) -> bool:
        """Whether it is so, in a free play that began after so many choices; the end of the game ends it too."""
        table = play.table
        if table.over or self.what == OVER:
            return table.over
        if self.what == CHOICES:
            return sum(choice.seat == self.seat for choice in play.chosen[begun:]) >= self.least
        if self.what == POINTS:
            return play.game.sheets(table)[self.seat].total >= self.least
        number: int = getattr(table.players[self.seat], self.what)
        return number >= self.least


class Stretch:
    """What is said before a choice, and what the learner is asked for then."""

    __slots__ = ("asking", "sayings")

    def __init__(self) -> None:
        self.sayings: list[Saying] = []
        self.asking: Asking | None = None


class Lesson:
    """A lesson as it was written: the record, what is said before which of its choices, and where play is free.

    It keeps no place of its own: where a learner is follows from the choices that were made.
    """

    def __init__(self, id: str, record: Record) -> None:
        self.id = id
        self.record = record
        self.learner = self._learner()
        self.stretches: dict[int, Stretch] = {}
        self.until: Until | None = None
        self.goal: Saying | None = None
        self.afterwards: list[Saying] = []
        """What is said when free play has ended."""
        for at in sorted(record.notes):
            for note in record.notes[at]:
                self._take(at, note)
        self._must_be_followed()

    @classmethod
    def read(cls, id: str, text: str, find_game: FindGame) -> Lesson:
        """Understand a file; refuses it with the line and the reason."""
        return cls(id, Record.read(text, find_game))

    # Reading

    def _learner(self) -> int:
        learners = [at for at, seat in enumerate(self.record.seats) if not seat.bot]
        if len(learners) != 1:
            why = say("lesson-one-learner", n=len(learners))
            raise Refused(say("record-misfit", line=self.record.lines[SEATS], why=why))
        return learners[0]

    def _take(self, at: int, note: Note) -> None:
        stretch = self.stretches.setdefault(at, Stretch())
        if note.word == "say":
            (stretch.sayings if self.until is None else self.afterwards).append(_saying(note))
        elif note.word == "do" and stretch.asking is None and at < len(self.record.choices):
            stretch.asking = self._asking(at, note)
        elif note.word == "else" and stretch.asking is not None and stretch.asking.answer is None:
            stretch.asking.answer = _saying(note)
        elif note.word == "free" and self.until is None and at == len(self.record.choices):
            self.until = self._until(note)
        elif note.word == "goal" and self.until is not None and self.goal is None:
            self.goal = _saying(note)
        else:
            raise misfit(note, "lesson-note-misplaced", text=note.write()[:60])

    def _asking(self, at: int, note: Note) -> Asking:
        if note.rest[:1] == (ANY,):
            if len(note.rest) != 2:
                raise misfit(note, "lesson-note-bad", text=note.write()[:60])
            return Asking((), note.rest[1], note.line)
        return Asking(note.rest or (self.record.choices[at][1],), "", note.line)

    def _until(self, note: Note) -> Until:
        words = note.rest[1:] if note.rest[:1] == ("until",) else ()
        if words == (OVER,):
            return Until(OVER, self.learner, 0, note.line)
        if len(words) == 2 and words[1].isdecimal():
            what, _, seat = words[0].partition("@")
            owner = int(seat) if seat.isdecimal() else self.learner
            known = what in (CHOICES, POINTS) or what in self.game.counters
            if known and owner < len(self.record.seats):
                return Until(what, owner, int(words[1]), note.line)
        raise misfit(note, "lesson-note-bad", text=note.write()[:60])

    def _must_be_followed(self) -> None:
        if not any(stretch.asking for stretch in self.stretches.values()) and self.until is None:
            raise Refused(say("record-misfit", line=self.record.lines[0], why=say("lesson-asks-nothing")))

    # Where a learner is

    @property
    def game(self) -> Game:
        """The game that is learned."""
        return self.record.game

    def name(self) -> Message:
        """What the lesson is called; its attribute ``.help`` says what one learns."""
        return Message(f"{self.game.id}-lesson-{self.id}")

    def play(self) -> Play:
        """The table at which the lesson begins; refuses a lesson for other rules."""
        record = Record(self.game, self.record.rules, self.record.seats, self.record.options, self.record.seed)
        record.lines = self.record.lines
        return record.replay()

    def scripted(self, play: Play) -> bool:
        """Whether the next choice is one of the script's, be it the learner's to make or not."""
        return len(play.chosen) < len(self.record.choices)

    def stretch(self, play: Play) -> Stretch:
        """What is said before the next choice."""
        return self.stretches.get(len(play.chosen), Stretch())

    def freed(self, play: Play) -> bool:
        """Whether the learner plays freely now."""
        if self.scripted(play) or self.until is None:
            return False
        return not self.until.reached(play, len(self.record.choices))

    def next_choice(self, play: Play) -> tuple[int, str]:
        """Who chooses what next in the script."""
        seat, key = self.record.choices[len(play.chosen)]
        asked = play.table.asked
        return (asked[0][0] if seat is None and asked else NOBODY if seat is None else seat), key

    def untold(self, play: Play) -> tuple[int, str] | None:
        """The next choice of the script, if nothing is said before it and the learner is not asked for it."""
        if not self.scripted(play):
            return None
        stretch = self.stretch(play)
        return None if stretch.sayings or stretch.asking else self.next_choice(play)

    def wanted(self, play: Play) -> list[str]:
        """The keys that the learner is asked to choose from; none if the learner is not asked now."""
        asking = self.stretch(play).asking if self.scripted(play) else None
        if asking is None:
            return []
        return [act.key for act in play.table.options_of(self.learner) if asking.wants(act)]

    def answer_to(self, play: Play, seat: int, key: str) -> Message | None:
        """What is said to a choice that was not asked for; nothing if it was, or if play is free."""
        if not self.scripted(play):
            return None
        asking = self.stretch(play).asking
        if asking is None or seat != self.learner:
            return say("lesson-read-on")
        if key in self.wanted(play):
            return None
        return self.message(asking.answer, play) if asking.answer else say("lesson-not-asked-for")

    def back_from(self, count: int) -> int | None:
        """To how many choices one goes back from so many: to the last that the learner was asked for."""
        asked = [at for at, stretch in self.stretches.items() if stretch.asking and at < count]
        return max(asked, default=None)

    def sayings(self, play: Play) -> list[Saying]:
        """What is said now; in free play what was said before it."""
        if self.until is not None and self.over(play):
            return self.afterwards
        return self.stretches.get(min(len(play.chosen), len(self.record.choices)), Stretch()).sayings

    def part(self, play: Play) -> int:
        """How many parts of the lesson are done."""
        done = sum(at < len(play.chosen) for at in self.stretches)
        return self.parts if self.until is not None and self.over(play) else done

    @property
    def parts(self) -> int:
        """How many parts the lesson has: stretches in which something is said or asked for, and free play."""
        return len(self.stretches) + (self.until is not None)

    def over(self, play: Play) -> bool:
        """Whether nothing more is asked of the learner."""
        return not self.scripted(play) and not self.freed(play)

    def message_id(self, name: str) -> str:
        """The whole id of one of the lesson's messages."""
        return f"{self.game.id}-lesson-{self.id}-{name}"

    def message(self, saying: Saying, play: Play) -> Message:
        """Something that is said; ``$option`` in it is what the act that the learner is asked for is called."""
        if saying.text:
            return say("lesson-own-words", text=saying.text)
        args: dict[str, Argument] = {}
        if self.wanted(play):
            seat, key = self.next_choice(play)
            act = play.table.act(seat, key)
            args = {"option": act.label(play.table, seat)} if act is not None else {}
        return Message(self.message_id(saying.message), args)

    def all_sayings(self) -> list[Saying]:
        """All that can be said, answers and goal included, in the order of the file."""
        found = [saying for stretch in self.stretches.values() for saying in stretch.sayings] + self.afterwards
        asked = [stretch.asking for stretch in self.stretches.values() if stretch.asking]
        found += [asking.answer for asking in asked if asking.answer]
        return sorted(found + ([self.goal] if self.goal else []), key=lambda saying: saying.line)


def _saying(note: Note) -> Saying:
    saying = saying_of(note)
    if saying.objects and note.word != "say":
        raise misfit(note, "lesson-note-bad", text=note.write()[:60])
    return saying
