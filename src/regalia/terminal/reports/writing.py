"""Let bots play, count, and write the report into a file."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from regalia.bots.levels import make_bot
from regalia.engine.game import Game, Refused, Setting, written
from regalia.engine.messages import say
from regalia.terminal.progress import progress
from regalia.terminal.reports.counting import Counts, Watch
from regalia.terminal.reports.page import Page
from regalia.terminal.simulation import column_names, play_out
from regalia.terminal.voice import Voice


def seats_for(seats: str, players: int | None) -> str:
    """Who sits where: one bot named for several players sits on every chair."""
    named = seats.split(",")
    if players is None or len(named) == players:
        return seats
    if len(named) > 1:
        raise Refused(say("report-seats-count", n=len(named), players=players))
    return ",".join(named * players)


def write_report(
    voice: Voice, game: Game, bots: list[str], options: dict[str, Setting], games: int, seed: int, path: Path
) -> None:
    """Play the games and write the page, whole or not at all; a file that cannot be written is told before."""
    settled = game.settle(len(bots), options)
    if path.exists():
        raise Refused(say("data-file-exists", file=str(path)))
    with _unfinished(path) as unfinished:
        made = [make_bot(bot, game) for bot in bots]
        counts = Counts(game)
        with progress(voice, games, hidden=False) as step:
            for number in range(games):
                watch = Watch(game)
                table, _ = play_out(game, made, settled, seed + number, watch)
                counts.add(table, watch)
                step(1)
        names = [f"{seat}. {name}" for seat, name in enumerate(column_names(voice, game, table, bots), 1)]
        page = Page(voice, counts, names, _command(game, bots, options, games, seed, path)).write()
        unfinished.write_text(page, encoding="utf-8")
    voice.out.print(voice.sentence(say("report-written", file=str(path))))


@contextmanager
def _unfinished(path: Path) -> Iterator[Path]:
    """A file beside the wanted one that takes its name when all is done, and is gone when it is not."""
    beside = path.with_name(f"{path.name}.unfinished")
    try:
        beside.touch()
    except OSError as error:
        raise Refused(say("report-unwritable", file=str(path), why=error.strerror or str(error))) from None
    try:
        yield beside
        beside.rename(path)
    finally:
        beside.unlink(missing_ok=True)


def _command(game: Game, bots: list[str], options: dict[str, Setting], games: int, seed: int, path: Path) -> str:
    """What was asked, so that anybody can ask it again."""
    words = ["regalia", "report", game.id, "--seats", ",".join(bots), "--games", str(games), "--seed", str(seed)]
    for name, value in options.items():
        words += ["--option", f"{name}={written(value)}"]
    return shlex.join([*words, "--out", path.name])
