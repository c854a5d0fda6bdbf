"""Puzzles mined from games between bots, and proved again."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from regalia.bots.mining import mine
from regalia.bots.puzzle_checks import faults_of
from regalia.engine.game import Game, Refused
from regalia.engine.messages import Message, say
from regalia.engine.puzzles import Puzzle
from regalia.shelf import find_game, shelf
from regalia.terminal.exit_codes import BAD_DATA, DONE
from regalia.terminal.progress import progress
from regalia.terminal.record_files import text_of
from regalia.terminal.voice import Voice


def mine_puzzles(voice: Voice, game: Game, folder: Path, count: int, seed: int, minutes: float | None) -> int:
    """Look for puzzles and write each as a file of its own, numbered on from those that lie there."""
    folder.mkdir(parents=True, exist_ok=True)
    until = None if minutes is None else time.monotonic() + 60 * minutes
    number = max((int(file.stem) for file in folder.glob("*.record") if file.stem.isdecimal()), default=0)
    found = 0
    for position in mine(game, seed, lambda: until is None or time.monotonic() < until):
        number, found = number + 1, found + 1
        path = folder / f"{number:03}.record"
        position.record().save(path)
        voice.out.print(voice.sentence(say("terminal-puzzle-found", file=str(path))))
        if found == count:
            break
    voice.out.print(voice.sentence(say("terminal-puzzles-found", n=found)), style="green")
    return DONE


def check_puzzles(
    voice: Voice, files: Sequence[Path], games: Sequence[Game], luck: int | None, played: int | None
) -> int:
    """Prove files, or all puzzles of some games, or of all; says all that is wrong with file and line."""
    there = list(_of_files(files) if files else _of_games(games or list(shelf().values())))
    wrong = 0
    with progress(voice, len(there), hidden=False) as step:
        for name, id, text in there:
            for fault in faults_in(id, text, luck, played):
                wrong += 1
                voice.complain(say("terminal-in-file", file=name, why=fault))
            step(1)
    if wrong:
        voice.hint(say("terminal-puzzles-wrong", n=wrong))
        return BAD_DATA
    voice.out.print(voice.sentence(say("terminal-puzzles-proved", n=len(there))), style="green")
    return DONE


def faults_in(id: str, text: str | Refused, luck: int | None = None, played: int | None = None) -> list[Message]:
    """What is wrong with the puzzle of this id and text, if it can be read at all."""
    if isinstance(text, Refused):
        return [text.message]
    try:
        return faults_of(Puzzle.read(id, text, find_game), luck, played)
    except Refused as refusal:
        return [refusal.message]


def _of_games(games: Sequence[Game]) -> Iterator[tuple[str, str, str | Refused]]:
    for game in games:
        for id, text in game.puzzles().items():
            yield f"{game.id}/puzzles/{id}.record", id, text


def _of_files(files: Sequence[Path]) -> Iterator[tuple[str, str, str | Refused]]:
    for path in files:
        yield str(path), path.stem, text_of(path)
