"""Files of games to learn from: written by bots, and looked into."""

from __future__ import annotations

from pathlib import Path

from regalia.bots.runners import RUNNERS
from regalia.engine.game import Game, Refused, Setting
from regalia.engine.messages import say
from regalia.terminal.exit_codes import from_file
from regalia.terminal.progress import progress
from regalia.terminal.simulation import draw
from regalia.terminal.voice import Voice, print_json


def write_games(
    voice: Voice, game: Game, bots: list[str], options: dict[str, Setting], games: int, seed: int, path: Path, on: str
) -> None:
    """Let bots play, here or anywhere, and write every decision into a Parquet file."""
    try:
        from regalia.environments.data import Run
    except ModuleNotFoundError as missing:
        raise Refused(say("extra-missing", package=missing.name or "pyarrow", extra="data")) from None
    run = Run(game, bots, options, games, seed)
    with progress(voice, games, hidden=False) as step:
        run.write(path, RUNNERS[on], step)
    voice.out.print(voice.sentence(say("data-written", file=str(path), n=games)))


def show_data(voice: Voice, path: Path, as_json: bool) -> None:
    """What is in a file of games."""
    try:
        from regalia.environments.data import DataFile
    except ModuleNotFoundError as missing:
        raise Refused(say("extra-missing", package=missing.name or "pyarrow", extra="data")) from None
    with from_file(path):
        file = DataFile(path)
        counted = file.counted()
    counted["fits"] = file.fits()
    if as_json:
        print_json(counted)
        return
    voice.out.print(counted["schema"])
    if not counted["fits"]:
        voice.out.print(voice.sentence(say("data-of-other-rules", rules=counted["rules"])))
    rows: list[tuple[str, ...]] = [
        (voice.sentence(say("data-games")), str(counted["whole_games"])),
        (voice.sentence(say("data-decisions")), str(counted["rows"])),
        (voice.sentence(say("data-options")), str(counted["options_per_decision"])),
    ]
    for seat, (bot, wins) in enumerate(zip(counted["seats"], counted["wins"], strict=True)):
        rows.append((voice.sentence(say("data-wins", name=f"{bot} {seat + 1}")), str(wins)))
    draw(voice, "", [""], rows)
    most = [(act, str(times)) for act, times in counted["most_chosen"].items()]
    draw(voice, voice.sentence(say("data-most-chosen")), [""], most)
