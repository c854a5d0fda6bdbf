"""The commands for those who measure and teach: what the numbers mean, and seats for programs."""

# No deferred annotations here: cyclopts reads them, and they hold help in the reader's language.

from pathlib import Path
from typing import Annotated

from cyclopts import App

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.terminal.exit_codes import DONE
from regalia.terminal.help_texts import HelpTexts


def add_schema(app: App, texts: HelpTexts) -> None:
    """``regalia schema``: what each number of a table means."""

    @app.command(**texts.described("schema", "GAME [--players N] [--option NAME=VALUE]… [--json]"))
    def schema(
        game: Annotated[str, texts.about("game")],
        /,
        *,
        players: Annotated[int | None, texts.about("players-count")] = None,
        option: Annotated[list[str] | None, texts.about("option")] = None,
        json: Annotated[bool, texts.about("json")] = False,
    ) -> int:
        from regalia.shelf import find_game
        from regalia.terminal.arguments import read_options
        from regalia.terminal.schemas import show_schema

        found = find_game(game)
        show_schema(texts.voice, found, players, read_options(option or (), found), json)
        return DONE


def add_data(app: App, texts: HelpTexts) -> None:
    """``regalia data``: files of games to learn from."""
    data = App(name="data", help=texts.word("data-files"), usage="", help_epilogue=texts.epilogue("data show FILE"))
    app.command(data)

    @data.command(**texts.described("show", "FILE [--json]"))
    def show(
        file: Annotated[Path, texts.about("data-file")], /, *, json: Annotated[bool, texts.about("json")] = False
    ) -> int:
        from regalia.terminal.data_files import show_data

        show_data(texts.voice, file, json)
        return DONE


def add_report(app: App, texts: HelpTexts) -> None:
    """``regalia report``: many games as a page of pictures."""

    rest = "GAME --out FILE [--seats squire,squire] [--players N] [--games N] [--seed N] [--option NAME=VALUE]…"

    @app.command(**texts.described("report", rest))
    def report(
        game: Annotated[str, texts.about("game")],
        /,
        *,
        out: Annotated[Path, texts.about("report-out")],
        seats: Annotated[str | None, texts.about("bots")] = None,
        players: Annotated[int | None, texts.about("report-players")] = None,
        games: Annotated[int, texts.about("games-count")] = 200,
        seed: Annotated[int | None, texts.about("seed")] = None,
        option: Annotated[list[str] | None, texts.about("option")] = None,
    ) -> int:
        from regalia.shelf import find_game
        from regalia.terminal.arguments import read_bots, read_options, read_seed
        from regalia.terminal.reports.writing import seats_for, write_report

        found = find_game(game)
        if games < 1:
            raise Refused(say("terminal-not-positive", option="--games", value=str(games)))
        if seats is None:
            seats = "squire" if players is not None else "squire,squire"
        bots = [bot.bot for bot in read_bots(seats_for(seats, players), found)]
        write_report(texts.voice, found, bots, read_options(option or (), found), games, read_seed(seed), out)
        return DONE


def add_mcp(app: App, texts: HelpTexts) -> None:
    """``regalia mcp``: a seat for an assistant."""

    @app.command(**texts.described("mcp", ""))
    def mcp() -> int:
        try:
            from regalia.environments.assistants import assistant_server
        except ModuleNotFoundError as missing:
            raise Refused(say("extra-missing", package=missing.name or "mcp", extra="mcp")) from None
        from regalia.terminal.web_seats import sit_down_by_link

        assistant_server(texts.voice.words.language, sit_down_by_link).run("stdio")
        return DONE
