"""The commands for puzzles: find them, and prove them again."""

# No deferred annotations here: cyclopts reads them, and they hold help in the reader's language.

from pathlib import Path
from typing import Annotated

from cyclopts import App

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.terminal.help_texts import HelpTexts


def add_puzzles(app: App, texts: HelpTexts) -> None:
    """``regalia puzzles``: find puzzles in games between bots, and prove them again."""
    puzzles = App(
        name="puzzles", version_flags=(), result_action="return_value", **texts.described("puzzles", "mine|check")
    )
    puzzles["--help"].help = texts.word("help")
    app.command(puzzles)
    _add_mine(puzzles, texts)
    _add_check(puzzles, texts)


def _add_mine(puzzles: App, texts: HelpTexts) -> None:
    @puzzles.command(**texts.described("puzzles-mine", "GAME --out FOLDER [--count N] [--minutes N] [--seed N]"))
    def mine(
        game: Annotated[str, texts.about("game")],
        /,
        *,
        out: Annotated[Path, texts.about("puzzles-out")],
        count: Annotated[int, texts.about("puzzles-count")] = 30,
        minutes: Annotated[float | None, texts.about("puzzles-minutes")] = None,
        seed: Annotated[int | None, texts.about("seed")] = None,
    ) -> int:
        from regalia.bots.mining import FIRST_SEED
        from regalia.shelf import find_game
        from regalia.terminal.puzzles import mine_puzzles

        found = find_game(game)
        if count < 1:
            raise Refused(say("terminal-not-positive", option="--count", value=str(count)))
        return mine_puzzles(texts.voice, found, out, count, FIRST_SEED if seed is None else seed, minutes)


def _add_check(puzzles: App, texts: HelpTexts) -> None:
    @puzzles.command(**texts.described("puzzles-check", "[FILE]… [--game GAME]… [--luck N] [--games N]"))
    def check(
        *files: Annotated[Path, texts.about("puzzles-files")],
        game: Annotated[list[str] | None, texts.about("puzzles-game")] = None,
        luck: Annotated[int | None, texts.about("puzzles-luck")] = None,
        games: Annotated[int | None, texts.about("puzzles-games")] = None,
    ) -> int:
        from regalia.shelf import find_game
        from regalia.terminal.puzzles import check_puzzles

        if games is not None and games < 1:
            raise Refused(say("terminal-not-positive", option="--games", value=str(games)))
        return check_puzzles(texts.voice, files, [find_game(name) for name in game or ()], luck, games)
