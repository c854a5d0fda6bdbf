"""The commands and what they take. Each imports what it needs only when it is called: a short answer comes at once."""

# No deferred annotations here: cyclopts reads them, and they hold help in the reader's language.

from itertools import count
from pathlib import Path
from typing import Annotated, Literal, TypedDict

from cyclopts import App, Group, Parameter

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.terminal.failing import DONE
from regalia.terminal.voice import Voice

BENCH_SECONDS = 6.0


class Described(TypedDict):
    """How a command is described in the help."""

    help: str
    usage: str
    help_epilogue: str
    sort_key: int


def make_app(voice: Voice) -> App:
    """The command line, with its help in the reader's language."""

    order = count()

    def word(name: str) -> str:
        return voice.sentence(say(f"terminal-help-{name}"))

    def epilogue(rest: str) -> str:
        return f"{word('usage')}: regalia {rest}\n\n{word('language')}"

    def described(name: str, rest: str) -> Described:
        return {"help": word(name), "usage": "", "help_epilogue": epilogue(f"{name} {rest}"), "sort_key": next(order)}

    def about(name: str) -> Parameter:
        return Parameter(help=word(name), negative=())

    app = App(
        name="regalia",
        help=word("regalia"),
        usage="",
        help_epilogue=epilogue("COMMAND …"),
        version_flags=(),
        group_commands=Group(word("commands")),
        group_parameters=Group(word("parameters")),
        group_arguments=Group(word("arguments")),
        result_action="return_value",
    )

    app["--help"].help = word("help")

    @app.command(**described("serve", "[--host H] [--port P] [--data FOLDER] [--no-browser]"))
    def serve(
        *,
        host: Annotated[str, about("host")] = "127.0.0.1",
        port: Annotated[int, about("port")] = 8000,
        data: Annotated[Path | None, about("data")] = None,
        browser: Annotated[bool, Parameter(help=word("browser"))] = True,
    ) -> int:
        from regalia.server.run import serve as serve_tables

        serve_tables(host, port, data, browser)
        return DONE

    @app.command(**described("games", "[--json]"))
    def games(*, json: Annotated[bool, about("json")] = False) -> int:
        from regalia.terminal.catalogue import list_games

        return list_games(voice, json)

    @app.command(**described("cards", "GAME [--json]"))
    def cards(game: Annotated[str, about("game")], /, *, json: Annotated[bool, about("json")] = False) -> int:
        from regalia.shelf import find_game
        from regalia.terminal.catalogue import list_cards

        list_cards(voice, find_game(game), json)
        return DONE

    @app.command(
        **described("play", "GAME [--seats me,squire] [--option NAME=VALUE]… [--seed N] [--file FILE | --resume FILE]")
    )
    def play(
        game: Annotated[str | None, about("game")] = None,
        /,
        *,
        seats: Annotated[str | None, about("seats")] = None,
        option: Annotated[list[str] | None, about("option")] = None,
        seed: Annotated[int | None, about("seed")] = None,
        file: Annotated[Path | None, about("file")] = None,
        resume: Annotated[Path | None, about("resume")] = None,
    ) -> int:
        from regalia.shelf import find_game, shelf
        from regalia.terminal.playing import new_session, play_session, resumed_session

        if resume is not None:
            if seats is not None or option or seed is not None or file is not None:
                raise Refused(say("terminal-resume-alone"))
            return play_session(voice, resumed_session(resume, game))
        if game is None:
            raise Refused(say("terminal-game-missing", games=", ".join(shelf())))
        return play_session(voice, new_session(voice, find_game(game), seats, option or (), seed, file))

    @app.command(
        **described("simulate", "GAME [--seats random,random] [--games N] [--seed N] [--option NAME=VALUE]… [--json]")
    )
    def simulate(
        game: Annotated[str, about("game")],
        /,
        *,
        seats: Annotated[str, about("bots")] = "random,random",
        games: Annotated[int, about("games-count")] = 100,
        seed: Annotated[int | None, about("seed")] = None,
        option: Annotated[list[str] | None, about("option")] = None,
        json: Annotated[bool, about("json")] = False,
    ) -> int:
        from regalia.shelf import find_game
        from regalia.terminal import simulation
        from regalia.terminal.seats import read_bots, read_options, read_seed

        found = find_game(game)
        if games < 1:
            raise Refused(say("terminal-not-positive", option="--games", value=str(games)))
        bots = read_bots(seats, found)
        simulation.simulate(voice, found, bots, read_options(option or (), found), games, read_seed(seed), json)
        return DONE

    @app.command(**described("replay", "FILE [--check] [--json]"))
    def replay(
        file: Annotated[Path, about("record")],
        /,
        *,
        check: Annotated[bool, about("check")] = False,
        json: Annotated[bool, about("json")] = False,
    ) -> int:
        from regalia.terminal import replaying

        replaying.replay(voice, file, check, json)
        return DONE

    @app.command(**described("review", "FILE [--tries N] [--json]"))
    def review(
        file: Annotated[Path, about("record")],
        /,
        *,
        tries: Annotated[int | None, about("review-tries")] = None,
        json: Annotated[bool, about("json")] = False,
    ) -> int:
        from regalia.terminal.review import look_again

        if tries is not None and tries < 1:
            raise Refused(say("terminal-not-positive", option="--tries", value=str(tries)))
        look_again(voice, file, tries, json)
        return DONE

    @app.command(
        **described(
            "ladder",
            "GAME [--bots squire,knight,queen] [--games N] [--players N] [--tries N] [--on processes|ray] "
            "[--seed N] [--option NAME=VALUE]… [--json]",
        )
    )
    def ladder(
        game: Annotated[str, about("game")],
        /,
        *,
        bots: Annotated[str, about("ladder-bots")] = "squire,knight,queen",
        games: Annotated[int, about("ladder-games")] = 200,
        players: Annotated[int | None, about("players")] = None,
        tries: Annotated[int | None, about("tries")] = None,
        on: Annotated[Literal["processes", "ray"], about("on")] = "processes",
        seed: Annotated[int, about("ladder-seed")] = 1,
        option: Annotated[list[str] | None, about("option")] = None,
        json: Annotated[bool, about("json")] = False,
    ) -> int:
        from regalia.bots.ladder import Ladder
        from regalia.shelf import find_game
        from regalia.terminal.ladder import climb
        from regalia.terminal.seats import read_options, read_seed

        found = find_game(game)
        levels = [bot.strip() for bot in bots.split(",")]
        options = read_options(option or (), found)
        climb(voice, Ladder(found, levels, games, players, options, read_seed(seed), tries), on, json)
        return DONE

    @app.command(**described("bench", "[--seconds N] [--json]"))
    def bench(
        *,
        seconds: Annotated[float, about("seconds")] = BENCH_SECONDS,
        json: Annotated[bool, about("json")] = False,
    ) -> int:
        from regalia.terminal import bench as benchmark

        if not seconds > 0:
            raise Refused(say("terminal-not-positive", option="--seconds", value=str(seconds)))
        benchmark.bench(voice, seconds, json)
        return DONE

    return app
