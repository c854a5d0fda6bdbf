"""The commands and what they take. Each imports what it needs only when it is called: a short answer comes at once."""

# No deferred annotations here: cyclopts reads them, and they hold help in the reader's language.

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Group, Parameter

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.terminal.admin_commands import add_admin
from regalia.terminal.doctor_commands import add_doctor
from regalia.terminal.exit_codes import DONE
from regalia.terminal.help_texts import HelpTexts
from regalia.terminal.laboratory_commands import add_data, add_mcp, add_report, add_schema
from regalia.terminal.puzzle_commands import add_puzzles
from regalia.terminal.voice import Voice

BENCH_SECONDS = 6.0
_SERVE_USAGE = (
    "[--host H] [--port P] [--data FOLDER] [--database URL] [--no-browser] [--public-url URL]… [--trust-proxy ADDRESS] "
    "[--table-code CODE] [--closed] [--keep-days N] [--json-logs] [--think-elsewhere] "
    "[--mail-server URL --mail-from ADDRESS]"
)


def make_app(voice: Voice) -> App:
    """The command line, with its help in the reader's language."""
    texts = HelpTexts(voice)
    app = App(
        name="regalia",
        help=texts.word("regalia"),
        usage="",
        help_epilogue=texts.epilogue("COMMAND …"),
        version_flags=(),
        group_commands=Group(texts.word("commands")),
        group_parameters=Group(texts.word("parameters")),
        group_arguments=Group(texts.word("arguments")),
        result_action="return_value",
    )
    app["--help"].help = texts.word("help")
    for add in (
        _add_serve,
        _add_worker,
        add_admin,
        add_doctor,
        _add_games,
        _add_cards,
        _add_play,
        _add_simulate,
        _add_replay,
        _add_review,
        _add_lesson,
        add_puzzles,
        _add_ladder,
        _add_bench,
        add_schema,
        add_data,
        add_report,
        add_mcp,
    ):
        add(app, texts)
    return app


def _add_serve(app: App, texts: HelpTexts) -> None:
    """``regalia serve``: serve tables to browsers."""

    @app.command(**texts.described("serve", _SERVE_USAGE))
    def serve(
        *,
        host: Annotated[str, texts.about("host")] = "127.0.0.1",
        port: Annotated[int, texts.about("port")] = 8000,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
        browser: Annotated[bool, Parameter(help=texts.word("browser"))] = True,
        public_url: Annotated[list[str] | None, texts.about("public-url")] = None,
        trust_proxy: Annotated[str, texts.about("trust-proxy")] = "",
        table_code: Annotated[str, texts.about("table-code")] = "",
        think_elsewhere: Annotated[bool, texts.about("think-elsewhere")] = False,
        tls_cert: Annotated[Path | None, texts.about("tls-cert")] = None,
        tls_key: Annotated[Path | None, texts.about("tls-key")] = None,
        mail_server: Annotated[
            str, Parameter(help=texts.word("mail-server"), env_var="REGALIA_MAIL_SERVER", show_env_var=False)
        ] = "",
        mail_from: Annotated[
            str, Parameter(help=texts.word("mail-from"), env_var="REGALIA_MAIL_FROM", show_env_var=False)
        ] = "",
        closed: Annotated[bool, texts.about("closed")] = False,
        keep_days: Annotated[float | None, texts.about("keep-days")] = None,
        json_logs: Annotated[bool, texts.about("json-logs")] = False,
    ) -> int:
        from regalia.server.memory import begin_anew_with_plain_memory

        begin_anew_with_plain_memory()
        from regalia.server.run import serve as serve_tables

        serve_tables(
            host,
            port,
            data,
            browser,
            public_urls=public_url or (),
            trust_proxy=trust_proxy,
            table_code=table_code,
            database=database,
            think_elsewhere=think_elsewhere,
            tls_cert=tls_cert,
            tls_key=tls_key,
            mail_server=mail_server,
            mail_from=mail_from,
            closed=closed,
            keep_days=keep_days,
            json_logs=json_logs,
        )
        return DONE


def _add_worker(app: App, texts: HelpTexts) -> None:
    """``regalia worker``: think for the servers of a database."""

    @app.command(**texts.described("worker", "--database URL [--processes N]"))
    def worker(
        *,
        database: Annotated[str, texts.about("database")] = "",
        processes: Annotated[int | None, texts.about("processes")] = None,
    ) -> int:
        from regalia.server.run import think

        think(database, processes)
        return DONE


def _add_games(app: App, texts: HelpTexts) -> None:
    """``regalia games``: list the games."""

    @app.command(**texts.described("games", "[--json]"))
    def games(*, json: Annotated[bool, texts.about("json")] = False) -> int:
        from regalia.terminal.catalogue import list_games

        return list_games(texts.voice, json)


def _add_cards(app: App, texts: HelpTexts) -> None:
    """``regalia cards``: list the cards of a game."""

    @app.command(**texts.described("cards", "GAME [--json]"))
    def cards(
        game: Annotated[str, texts.about("game")], /, *, json: Annotated[bool, texts.about("json")] = False
    ) -> int:
        from regalia.shelf import find_game
        from regalia.terminal.catalogue import list_cards

        list_cards(texts.voice, find_game(game), json)
        return DONE


def _add_play(app: App, texts: HelpTexts) -> None:
    """``regalia play``: play in the terminal."""

    @app.command(
        **texts.described(
            "play", "GAME [--seats me,squire] [--option NAME=VALUE]… [--seed N] [--file FILE | --resume FILE]"
        )
    )
    def play(
        game: Annotated[str | None, texts.about("game")] = None,
        /,
        *,
        seats: Annotated[str | None, texts.about("seats")] = None,
        option: Annotated[list[str] | None, texts.about("option")] = None,
        seed: Annotated[int | None, texts.about("seed")] = None,
        file: Annotated[Path | None, texts.about("file")] = None,
        resume: Annotated[Path | None, texts.about("resume")] = None,
    ) -> int:
        from regalia.shelf import find_game, shelf
        from regalia.terminal.playing import new_session, play_session, resumed_session

        if resume is not None:
            if seats is not None or option or seed is not None or file is not None:
                raise Refused(say("terminal-resume-alone"))
            return play_session(texts.voice, resumed_session(resume, game))
        if game is None:
            raise Refused(say("terminal-game-missing", games=", ".join(shelf())))
        return play_session(texts.voice, new_session(texts.voice, find_game(game), seats, option or (), seed, file))


def _add_simulate(app: App, texts: HelpTexts) -> None:
    """``regalia simulate``: let bots play many games."""

    @app.command(
        **texts.described(
            "simulate",
            "GAME [--seats random,random] [--games N] [--seed N] [--option NAME=VALUE]… "
            "[--json | --out FILE [--on processes|ray|here]]",
        )
    )
    def simulate(
        game: Annotated[str, texts.about("game")],
        /,
        *,
        seats: Annotated[str, texts.about("bots")] = "random,random",
        games: Annotated[int, texts.about("games-count")] = 100,
        seed: Annotated[int | None, texts.about("seed")] = None,
        option: Annotated[list[str] | None, texts.about("option")] = None,
        json: Annotated[bool, texts.about("json")] = False,
        out: Annotated[Path | None, texts.about("out")] = None,
        on: Annotated[Literal["processes", "ray", "here"] | None, texts.about("out-on")] = None,
    ) -> int:
        from regalia.shelf import find_game
        from regalia.terminal import data_files, simulation
        from regalia.terminal.arguments import read_bots, read_options, read_seed

        found = find_game(game)
        if games < 1:
            raise Refused(say("terminal-not-positive", option="--games", value=str(games)))
        bots = read_bots(seats, found)
        options, first = read_options(option or (), found), read_seed(seed)
        if out is not None:
            names = [bot.bot for bot in bots]
            data_files.write_games(texts.voice, found, names, options, games, first, out, on or "processes")
        elif on is not None:
            raise Refused(say("data-on-without-out"))
        else:
            simulation.simulate(texts.voice, found, bots, options, games, first, json)
        return DONE


def _add_replay(app: App, texts: HelpTexts) -> None:
    """``regalia replay``: play a record again."""

    @app.command(**texts.described("replay", "FILE [--check] [--json]"))
    def replay(
        file: Annotated[Path, texts.about("record")],
        /,
        *,
        check: Annotated[bool, texts.about("check")] = False,
        json: Annotated[bool, texts.about("json")] = False,
    ) -> int:
        from regalia.terminal import replaying

        replaying.replay(texts.voice, file, check, json)
        return DONE


def _add_review(app: App, texts: HelpTexts) -> None:
    """``regalia review``: look at a finished game again."""

    @app.command(**texts.described("review", "FILE [--tries N] [--json]"))
    def review(
        file: Annotated[Path, texts.about("record")],
        /,
        *,
        tries: Annotated[int | None, texts.about("review-tries")] = None,
        json: Annotated[bool, texts.about("json")] = False,
    ) -> int:
        from regalia.terminal.review import look_again

        if tries is not None and tries < 1:
            raise Refused(say("terminal-not-positive", option="--tries", value=str(tries)))
        look_again(texts.voice, file, tries, json)
        return DONE


def _add_lesson(app: App, texts: HelpTexts) -> None:
    """``regalia lesson check``: see whether lessons still fit the rules and have all their words."""
    lesson = App(name="lesson", version_flags=(), result_action="return_value", **texts.described("lesson", "check"))
    lesson["--help"].help = texts.word("help")
    app.command(lesson)

    @lesson.command(**texts.described("lesson-check", "[FILE]…"))
    def check(*files: Annotated[Path, texts.about("lesson-files")]) -> int:
        from regalia.terminal.lessons import check_lessons

        return check_lessons(texts.voice, files)


def _add_ladder(app: App, texts: HelpTexts) -> None:
    """``regalia ladder``: measure bots against each other."""

    rest = (
        "GAME [--bots squire,knight,queen] [--games N] [--players N] [--among] [--tries N] [--on processes|ray] "
        "[--seed N] [--option NAME=VALUE]… [--json]"
    )

    @app.command(**texts.described("ladder", rest))
    def ladder(
        game: Annotated[str, texts.about("game")],
        /,
        *,
        bots: Annotated[str, texts.about("ladder-bots")] = "squire,knight,queen",
        games: Annotated[int, texts.about("ladder-games")] = 200,
        players: Annotated[int | None, texts.about("players")] = None,
        among: Annotated[bool, texts.about("among")] = False,
        tries: Annotated[int | None, texts.about("tries")] = None,
        on: Annotated[Literal["processes", "ray"], texts.about("on")] = "processes",
        seed: Annotated[int, texts.about("ladder-seed")] = 1,
        option: Annotated[list[str] | None, texts.about("option")] = None,
        json: Annotated[bool, texts.about("json")] = False,
    ) -> int:
        from regalia.bots.ladder import Ladder
        from regalia.shelf import find_game
        from regalia.terminal.arguments import read_options, read_seed
        from regalia.terminal.ladder import climb

        found = find_game(game)
        levels = [bot.strip() for bot in bots.split(",")]
        options = read_options(option or (), found)
        asked = Ladder(found, levels, games, players, options, read_seed(seed), tries, among)
        climb(texts.voice, asked, on, json)
        return DONE


def _add_bench(app: App, texts: HelpTexts) -> None:
    """``regalia bench``: measure the speed of the engine."""

    @app.command(**texts.described("bench", "[--seconds N] [--json]"))
    def bench(
        *,
        seconds: Annotated[float, texts.about("seconds")] = BENCH_SECONDS,
        json: Annotated[bool, texts.about("json")] = False,
    ) -> int:
        from regalia.terminal import bench as benchmark

        if not seconds > 0:
            raise Refused(say("terminal-not-positive", option="--seconds", value=str(seconds)))
        benchmark.bench(texts.voice, seconds, json)
        return DONE
