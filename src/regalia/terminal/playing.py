"""`regalia play`: a new game or one from a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from regalia.bots.levels import make_bot
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say
from regalia.engine.play import Play
from regalia.engine.records import Record
from regalia.shelf import find_game
from regalia.terminal.arguments import read_options, read_seats, read_seed
from regalia.terminal.exit_codes import INTERRUPTED, BadFile, from_file
from regalia.terminal.session import Session
from regalia.terminal.talk import Talk
from regalia.terminal.voice import Voice


def new_session(
    voice: Voice, game: Game, seats: str | None, options: Sequence[str], seed: int | None, file: Path | None
) -> Session:
    """A game that begins."""
    if file is not None and file.exists():
        raise Refused(say("terminal-file-exists-resume", file=str(file)))
    who = read_seats(seats if seats is not None else default_seats(voice, game), game)
    play = Play(game, len(who), read_options(options, game), read_seed(seed))
    session = Session(play, who, file)
    refusal = session.keep()
    if refusal is not None:
        raise BadFile(refusal)
    return session


def default_seats(voice: Voice, game: Game) -> str:
    """One person and as many bots as the smallest table for company needs; squires, if they know the game."""
    players = next((count for count in game.players if count > 1), 1)
    try:
        make_bot("squire", game)
        bot = "squire"
    except Refused:
        bot = "random"
    return ",".join([voice.text(say("terminal-player")), *[bot] * (players - 1)])


def resumed_session(path: Path, game: str | None) -> Session:
    """A game that goes on where its file ends."""
    with from_file(path):
        record = Record.load(path, find_game)
        play = record.replay()
        session = Session(play, record.seats, path, record.comments)
    if game is not None and find_game(game) is not play.game:
        raise Refused(say("terminal-other-game", file=str(path), game=play.game.name()))
    return session


def play_session(voice: Voice, session: Session) -> int:
    """Play it; the exit code."""
    game, names = session.play.game, session.names
    voice.seat([*names, *(voice.sentence(automa) for automa in game.automas(len(names)))])
    try:
        return Talk(voice, session).run()
    except KeyboardInterrupt:
        resume_hint = session.resume_hint()
        voice.out.print()
        if resume_hint is not None:
            voice.out.print(voice.sentence(resume_hint), soft_wrap=True)
        return INTERRUPTED
