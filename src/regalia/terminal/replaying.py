"""A record file played again: the final scores and the hash, or the line that does not fit."""

from __future__ import annotations

from pathlib import Path

from regalia.engine.game import Refused, written
from regalia.engine.messages import say
from regalia.engine.play import Play
from regalia.engine.records import Record
from regalia.shelf import find_game
from regalia.terminal.exit_codes import from_file
from regalia.terminal.sheets import outcome, sheets_json, show_sheets
from regalia.terminal.voice import Voice, print_json, printable


def replay(voice: Voice, path: Path, whole: bool, as_json: bool) -> None:
    """Play a file again and tell how it came out; ``whole`` also refuses a file that has lost its end."""
    with from_file(path):
        record = Record.load(path, find_game)
        play = record.replay()
        if whole:
            demand_whole(record, play)
    names = [printable(seat.name) for seat in record.seats]
    if as_json:
        print_json(
            {
                "game": record.game.id,
                "rules": record.rules,
                "seats": [seat.write() for seat in record.seats],
                "options": {name: written(value) for name, value in play.options.items()},
                "seed": record.seed,
                "choices": len(play.chosen),
                "over": play.table.over,
                "scores": sheets_json(voice, play.game, play.table, names),
                "winners": list(play.game.winners(play.table)) if play.table.over else [],
                "hash": play.table.fingerprint(),
            }
        )
        return
    out = voice.out
    out.print(voice.sentence(play.game.name()), style="bold", end=" ")
    out.print("·", ", ".join(names), "·", voice.text(say("terminal-choices", n=len(play.chosen))))
    show_sheets(voice, play.game, play.table, names)
    if play.table.over:
        out.print(outcome(voice, play.game, play.table, names), style="bold")
    else:
        out.print(voice.sentence(say("terminal-not-over")))
    out.print(voice.sentence(say("terminal-hash", hash=play.table.fingerprint())))
    if whole:
        out.print(voice.text(say("terminal-file-fits", file=path.name, n=len(record.checks))), style="green")


def demand_whole(record: Record, play: Play) -> None:
    """Every saved file ends with a check of its last choice, and of a game that is over with the scores."""
    last = len(record.choices)
    if last and last not in record.checks:
        raise Refused(say("record-misfit", line=record.lines[last], why=say("terminal-record-cut")))
    if play.table.over and record.end is None:
        raise Refused(say("record-misfit", line=record.lines[last], why=say("terminal-record-no-end")))
