"""The game file: a small text that is the save, the replay, the test and the bug report."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

from regalia.engine.game import Game, Refused, Setting, written
from regalia.engine.messages import Argument, Message, say
from regalia.engine.play import Play
from regalia.engine.table import Table

CHECK_EVERY: Final = 25
"""A hash of the table is written after so many choices, so that a changed file or rule is found near its cause."""

LESSON_NOTES: Final = ("say", "do", "else", "free", "goal")
"""The words that begin a line of a lesson; ``regalia.engine.lessons`` says what they mean."""
PUZZLE_NOTES: Final = ("solve", "answer", "rival", "also", "because", "theme", "grade")
"""The words that begin a line of a puzzle; ``regalia.engine.puzzles`` says what they mean."""
NOTES: Final = LESSON_NOTES + PUZZLE_NOTES

SEATS: Final = -1
"""Stands for the line of the seats among the lines of the choices."""

FindGame = Callable[[str], Game]
"""Finds a game by its id; the engine itself knows none."""


class SeatLine:
    """Who sits at a seat: a name, and the bot's level if it is one."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str, bot: str = "") -> None:
        if not name or any(sign in name for sign in ",\n:@#"):
            raise Refused(say("seat-name-refused", name=name))
        self.name = name
        self.bot = bot

    def write(self) -> str:
        """The seat as it stands in the file."""
        return f"{self.name}:{self.bot}" if self.bot else self.name


class Note:
    """A line beside the choices that makes a lesson of a record: its word, the rest of it, and where it stands."""

    __slots__ = ("line", "rest", "word")

    def __init__(self, word: str, rest: tuple[str, ...], line: int) -> None:
        self.word = word
        self.rest = rest
        self.line = line

    def write(self) -> str:
        """The note as it stands in the file."""
        return " ".join((self.word, *self.rest))


class Record:
    """A game as a file: what is needed to play it again, with comments, checks and the notes of a lesson."""

    def __init__(self, game: Game, rules: int, seats: list[SeatLine], options: dict[str, Setting], seed: int) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.choices: list[tuple[int | None, str]] = []
        self.comments: dict[int, list[str]] = {}
        self.notes: dict[int, list[Note]] = {}
        self.checks: dict[int, str] = {}
        self.lines: dict[int, int] = {}
        self.end: tuple[int, ...] | None = None

    @classmethod
    def of(cls, play: Play, seats: list[SeatLine]) -> Record:
        """The record of a game being played."""
        record = cls(play.game, play.game.rules, seats, play.options, play.seed)
        record.choices = [(choice.seat, choice.key) for choice in play.chosen]
        marks = [*range(CHECK_EVERY, len(record.choices), CHECK_EVERY), len(record.choices)]
        record.checks = {at: check_of(play.at(at), record.choices[:at]) for at in marks if at}
        if play.table.over:
            record.end = tuple(sheet.total for sheet in play.game.sheets(play.table))
        return record

    def replay(self, upto: int | None = None) -> Play:
        """Play the choices again; refuses the first line that does not fit."""
        game = self.game
        if self.rules != game.rules:
            raise self._misfit(0, say("record-other-rules", rules=self.rules, known=game.rules))
        play = Play(game, len(self.seats), self.options, self.seed)
        made: list[tuple[int | None, str]] = []
        for at, (seat, key) in enumerate(self.choices[:upto], 1):
            if seat is None:
                if not play.table.asked:
                    raise self._misfit(at, say("game-is-over"))
                if len(play.table.asked) > 1:
                    raise self._misfit(at, say("record-seat-missing"))
                seat = play.table.asked[0][0]
            try:
                play.choose(seat, key)
            except Refused as refusal:
                raise self._misfit(at, say("record-choice-refused", key=key, reason=refusal.message)) from None
            made.append((seat, key))
            self._check(play, at, made)
        if upto is None and self.end is not None:
            totals = tuple(sheet.total for sheet in game.sheets(play.table)) if play.table.over else ()
            if totals != self.end:
                raise self._misfit(len(self.choices), say("record-other-score"))
        return play

    def _check(self, play: Play, at: int, made: list[tuple[int | None, str]]) -> None:
        expected = self.checks.get(at)
        if expected is not None and (found := check_of(play.table, made)) != expected:
            raise self._misfit(at, say("record-check-failed", check=expected, found=found))

    def _misfit(self, at: int, why: Message) -> Refused:
        return Refused(say("record-misfit", line=self.lines.get(at, 0), why=why))

    def write(self) -> str:
        """The text of the file."""
        options = " ".join(f"{name}={written(value)}" for name, value in self.options.items() if value != ())
        text = [
            f"game    {self.game.id}",
            f"rules   {self.rules}",
            f"seats   {', '.join(seat.write() for seat in self.seats)}",
            f"options {options}".rstrip(),
            f"seed    {self.seed}",
        ]
        text += [*self._comments(0), *self._notes(0)]
        for at, (seat, key) in enumerate(self.choices, 1):
            text.append(f"{at}  {key}" if seat is None else f"{at}  @{seat} {key}")
            text += self._comments(at)
            if at in self.checks:
                text.append(f"check {at} {self.checks[at]}")
            text += self._notes(at)
        if self.end is not None:
            text.append(f"end {' '.join(str(total) for total in self.end)}")
        return "\n".join(text) + "\n"

    def _comments(self, at: int) -> list[str]:
        return [f"   # {comment}" for comment in self.comments.get(at, ())]

    def _notes(self, at: int) -> list[str]:
        return [note.write() for note in self.notes.get(at, ())]

    @classmethod
    def read(cls, text: str, find_game: FindGame) -> Record:
        """Understand a file; refuses it with the line and the reason."""
        head: dict[str, tuple[int, str]] = {}
        lines = text.splitlines()
        at = 0
        while at < len(lines) and len(head) < 5:
            word, _, rest = lines[at].partition(" ")
            if word not in ("game", "rules", "seats", "options", "seed") or word in head:
                raise _unreadable(at + 1, "record-bad-head", text=lines[at][:60])
            head[word] = (at + 1, rest.strip())
            at += 1
        for word in ("game", "rules", "seats", "options", "seed"):
            if word not in head:
                raise _unreadable(at + 1, "record-head-missing", word=word)
        record = cls._from_head(head, find_game)
        for number, line in enumerate(lines[at:], at + 1):
            record._read_line(number, line)
        return record

    @classmethod
    def _from_head(cls, head: dict[str, tuple[int, str]], find_game: FindGame) -> Record:
        line = 0
        try:
            line, name = head["game"]
            game = find_game(name)
            line, rules = head["rules"]
            version = _number(rules)
            line, who = head["seats"]
            parts = [part.strip().partition(":") for part in who.split(",")]
            seats = [SeatLine(name, bot) for name, _, bot in parts]
            line, written = head["options"]
            pairs = [pair.partition("=") for pair in written.split()]
            options = game.read_options({name: value for name, _, value in pairs})
            line = head["seats"][0] if len(seats) not in game.players else line
            game.settle(len(seats), options)
            line, seed = head["seed"]
            record = cls(game, version, seats, options, _number(seed))
        except Refused as refusal:
            raise Refused(say("record-misfit", line=line, why=refusal.message)) from None
        record.lines[0] = head["rules"][0]
        record.lines[SEATS] = head["seats"][0]
        return record

    def _read_line(self, number: int, line: str) -> None:
        words = line.split()
        at = len(self.choices)
        if not words:
            return
        if words[0].startswith("#"):
            self.comments.setdefault(at, []).append(line.strip()[1:].strip())
        elif words[0] in NOTES:
            self.notes.setdefault(at, []).append(Note(words[0], tuple(words[1:]), number))
        elif words[0] == "check" and len(words) == 3 and words[1] == str(at):
            self.checks[at] = words[2]
        elif words[0] == "end" and all(_is_number(word.removeprefix("-")) for word in words[1:]):
            self.end = tuple(int(word) for word in words[1:])
        elif words[0] == str(at + 1) and len(words) == 2:
            self.choices.append((None, words[1]))
            self.lines[at + 1] = number
        elif words[0] == str(at + 1) and len(words) == 3 and words[1][0] == "@" and _is_number(words[1][1:]):
            self.choices.append((int(words[1][1:]), words[2]))
            self.lines[at + 1] = number
        else:
            raise _unreadable(number, "record-bad-line", text=line.strip()[:60], next=at + 1)

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        write_whole(path, self.write())

    @classmethod
    def load(cls, path: Path, find_game: FindGame) -> Record:
        """Read a file."""
        try:
            return cls.read(path.read_text(encoding="utf-8"), find_game)
        except OSError as error:
            raise Refused(say("file-unreadable", file=str(path), why=error.strerror or "")) from None
        except UnicodeDecodeError:
            raise Refused(say("file-not-text", file=str(path))) from None


def check_of(table: Table[Any], choices: Sequence[tuple[int | None, str]]) -> str:
    """A short hash of how the table stands and of the choices that led there: two ways may lead to one table."""
    text = repr((table.fingerprint(), [(seat, key) for seat, key in choices]))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one step, so that a crash leaves the old one or the new one, never half of one."""
    with written_whole(path, path.stat().st_mode if path.exists() else 0o644) as file:
        file.write(text.encode())


@contextmanager
def written_whole(path: Path, mode: int) -> Iterator[BinaryIO]:
    """A file to write into, which takes the place of the one at this path when all of it is on the disk; refuses a
    place that cannot be written to."""
    part = ""
    try:
        handle, part = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.chmod(part, mode)
        os.replace(part, path)
        part = ""
    except OSError as error:
        raise Refused(say("file-unwritable", file=str(path), why=error.strerror or "")) from None
    finally:
        if part:
            Path(part).unlink(missing_ok=True)


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= 20


def _number(text: str) -> int:
    if not _is_number(text):
        raise Refused(say("not-a-number", text=text[:40]))
    return int(text)


def _unreadable(line: int, id: str, **args: Argument) -> Refused:
    return Refused(say("record-misfit", line=line, why=Message(id, args)))
