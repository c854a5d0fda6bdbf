"""Puzzles: a record that comes to a position, and the line of choices that is clearly the best from there.

The notes of the position say how it is known (``solve``), how the best line ends (``answer``), how the best of all
others and the squire's end (``rival``), in what lines of the score sheet they differ (``because``), which other lines
come to the same (``also``), what it is about (``theme``) and how hard it is (``grade``). The choices after it are the
answer.
"""

from __future__ import annotations

from typing import Final

from regalia.engine.game import Refused
from regalia.engine.lessons import Lesson, Stretch
from regalia.engine.messages import Argument, Message, say
from regalia.engine.play import Play
from regalia.engine.records import PUZZLE_NOTES, FindGame, Note, Record

EXACT: Final = "exact"
SEARCH: Final = "search"
GRADES: Final = (1, 2, 3, 4, 5)
THEMES: Final = ("end", "now", "later", "rival", "restraint", "order", "long")
"""What a puzzle can be about: the last turn, points at once, points later, hurting a rival, leaving something be, the
right order, a long line."""


class Outcome:
    """What a line comes to: how often in a hundred it wins, and by how many points on average."""

    __slots__ = ("lead", "wins")

    def __init__(self, wins: float, lead: float) -> None:
        self.wins = wins
        self.lead = lead

    def write(self) -> str:
        """As it stands in a file."""
        return f"{self.wins:.1f} {self.lead:.2f}"


class Puzzle(Lesson):
    """A puzzle as it was found. Where its solver is follows from the choices made, as in a lesson; any line that comes
    to the same as the answer is right."""

    def __init__(self, id: str, record: Record) -> None:
        self.how = ""
        """«exact» where nothing is left to chance, else «search»."""
        self.games = 0
        """How often each line was played on, or on how many guesses of what is hidden it was counted."""
        self.luck = 0
        """The number from which the luck of these games comes."""
        self.sure = 0.0
        """How certain it is, in a hundred, that no other line is as good."""
        self.won = Outcome(0, 0)
        self.others = Outcome(0, 0)
        self.squires = Outcome(0, 0)
        self.squires_line: tuple[str, ...] = ()
        self.because: list[tuple[str, float]] = []
        self.themes: tuple[str, ...] = ()
        self.grade = 0
        self.start = _start(record)
        self.answers: list[tuple[str, ...]] = [tuple(key for _, key in record.choices[self.start :])]
        super().__init__(id, record)

    @classmethod
    def read(cls, id: str, text: str, find_game: FindGame) -> Puzzle:
        """Understand a file; refuses it with the line and the reason."""
        return cls(id, Record.read(text, find_game))

    # Reading

    def _take(self, at: int, note: Note) -> None:
        if note.word not in PUZZLE_NOTES or at != self.start:
            raise _misfit(note, "lesson-note-misplaced", text=note.write()[:60])
        try:
            self._take_words(note.word, note.rest)
        except (ValueError, IndexError):
            raise _misfit(note, "lesson-note-bad", text=note.write()[:60]) from None

    def _take_words(self, word: str, rest: tuple[str, ...]) -> None:
        if word == "solve":
            self.how = _among(rest[0], (EXACT, SEARCH))
            self.games, self.luck, self.sure = int(rest[1]), int(rest[2]), float(rest[3])
        elif word == "answer":
            self.won = _outcome(rest)
        elif word == "rival" and len(rest) > 2:
            self.squires, self.squires_line = _outcome(rest), rest[2:]
        elif word == "rival":
            self.others = _outcome(rest)
        elif word == "also":
            self.answers.append(rest)
        elif word == "because":
            self.because.append((rest[0], float(rest[1])))
        elif word == "theme":
            self.themes = tuple(_among(theme, THEMES) for theme in rest)
        elif (grade := int(rest[0])) in GRADES:
            self.grade = grade
        else:
            raise ValueError(grade)

    def _must_be_followed(self) -> None:
        complete = self.how and self.grade and self.themes and self.squires_line and self.answers[0]
        if not complete:
            raise Refused(say("record-misfit", line=self.record.lines[0], why=say("puzzle-incomplete")))

    # Where a solver is

    def name(self) -> Message:
        """What the puzzle is called: its number."""
        return say("puzzle-name", n=int(self.id))

    def play(self) -> Play:
        """The position; refuses a puzzle for other rules."""
        return self.record.replay(self.start)

    def made(self, play: Play) -> tuple[str, ...]:
        """What the solver has chosen so far."""
        return tuple(choice.key for choice in play.chosen[self.start :])

    def scripted(self, play: Play) -> bool:
        """Whether the puzzle is not solved yet."""
        made = self.made(play)
        return not any(made[: len(answer)] == answer for answer in self.answers)

    def stretch(self, play: Play) -> Stretch:
        """Nothing is said and nothing happens by itself; the solver's turn is all there is."""
        return Stretch()

    def untold(self, play: Play) -> tuple[int, str] | None:
        """Nobody else chooses anything."""
        return None

    def wanted(self, play: Play) -> list[str]:
        """The keys that lead on to an answer."""
        made = self.made(play)
        ways = [answer[len(made)] for answer in self.answers if len(answer) > len(made) and answer[: len(made)] == made]
        return list(dict.fromkeys(ways)) if self.scripted(play) else []

    def tempting(self, play: Play) -> str:
        """What the squire would choose next, as long as the solver goes its way; else nothing."""
        made = self.made(play)
        line = self.squires_line
        return line[len(made)] if len(line) > len(made) and line[: len(made)] == made else ""

    def answer_to(self, play: Play, seat: int, key: str) -> Message | None:
        """What is said to a choice that does not lead to the answer."""
        if not self.scripted(play):
            return say("puzzle-solved-already")
        if key in self.wanted(play):
            return None
        act = play.table.act(seat, key)
        if seat != self.learner or act is None:
            return play.why_not(seat, key)
        option = act.label(play.table, seat)
        if key == self.tempting(play):
            return say("puzzle-squires-way", option=option, wins=round(self.squires.wins))
        return say("puzzle-not-this", option=option)

    def back_from(self, count: int) -> int | None:
        """One choice back, but never behind the position."""
        return count - 1 if count > self.start else None


def _start(record: Record) -> int:
    """After how many choices the position stands."""
    return min(record.notes, default=0)


def _outcome(words: tuple[str, ...]) -> Outcome:
    return Outcome(float(words[0]), float(words[1]))


def _among(word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise ValueError(word)
    return word


def _misfit(note: Note, id: str, **args: Argument) -> Refused:
    return Refused(say("record-misfit", line=note.line, why=Message(id, args)))
