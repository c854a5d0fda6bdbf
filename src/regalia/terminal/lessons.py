"""Lessons checked: played again in every way they allow, their words looked for in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from regalia.engine.game import Refused, lesson_id
from regalia.engine.lesson_checks import faults_of
from regalia.engine.lessons import Lesson
from regalia.engine.messages import Message, say
from regalia.languages import LANGUAGES
from regalia.languages.book import book
from regalia.shelf import find_game, shelf
from regalia.terminal.exit_codes import BAD_DATA, DONE
from regalia.terminal.record_files import text_of
from regalia.terminal.voice import Voice


def check_lessons(voice: Voice, files: Sequence[Path]) -> int:
    """Check files, or every lesson of every game; says all that is wrong with file and line."""
    wrong = checked = 0
    for name, id, text in _of_files(files) if files else _of_games():
        checked += 1
        for fault in faults_in(id, text):
            wrong += 1
            voice.complain(say("terminal-in-file", file=name, why=fault))
    if wrong:
        voice.hint(say("terminal-lessons-wrong", n=wrong))
        return BAD_DATA
    voice.out.print(voice.sentence(say("terminal-lessons-fit", n=checked)), style="green")
    return DONE


def faults_in(id: str, text: str | Refused) -> list[Message]:
    """What is wrong with the lesson of this id and text, if it can be read at all."""
    if isinstance(text, Refused):
        return [text.message]
    try:
        return faults_of(Lesson.read(id, text, find_game), lacking)
    except Refused as refusal:
        return [refusal.message]


def lacking(id: str) -> list[str]:
    """The languages that do not have a message."""
    return [language for language in LANGUAGES if id not in book(language)]


def _of_games() -> Iterator[tuple[str, str, str | Refused]]:
    for game in shelf().values():
        for id, text in game.lessons().items():
            yield f"{game.id}/lessons/{id}.record", id, text


def _of_files(files: Sequence[Path]) -> Iterator[tuple[str, str, str | Refused]]:
    for path in files:
        yield str(path), lesson_id(path.name), text_of(path)
