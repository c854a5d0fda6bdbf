"""Bots measured against each other: the pairs, the ratings and a small plot."""

from __future__ import annotations

import time
from datetime import date
from importlib.metadata import version

from regalia.bots.ladder import Ladder
from regalia.bots.levels import tries_of
from regalia.bots.ratings import Pair, Rating, rate
from regalia.bots.runners import RUNNERS
from regalia.engine.game import written
from regalia.engine.messages import say
from regalia.terminal.plots import error_bar
from regalia.terminal.progress import progress
from regalia.terminal.voice import Voice, print_json

NAMES_AND_NUMBERS = 30
NARROWEST_PLOT = 20


def climb(voice: Voice, ladder: Ladder, on: str, as_json: bool) -> None:
    """Play the ladder and tell who is how strong."""
    started = time.perf_counter()
    matches = len(ladder.matches())
    with progress(voice, matches, hidden=as_json) as step:
        pairs = ladder.climb(RUNNERS[on], step)
    # Elo is told of two sides alike in number.
    ratings = [] if ladder.among else rate(ladder.bots, pairs)
    seconds = time.perf_counter() - started
    if as_json:
        print_json(ladder_json(ladder, pairs, ratings, on, seconds))
        return
    voice.out.print(voice.sentence(ladder.game.name()), style="bold")
    show_pairs(voice, pairs)
    if ladder.among:
        fair = f"{1 / ladder.players:.1%}"
        told = say("terminal-ladder-among", seats=ladder.players, share=fair, seed=str(ladder.seed))
    else:
        show_ratings(voice, ratings)
        told = say("terminal-ladder-same-deals", seed=str(ladder.seed))
    voice.out.print(voice.sentence(told), style="dim")
    for bot in ladder.bots if ladder.tries is not None else ():
        tries = tries_of(bot, ladder.game, ladder.tries or 1)
        if tries is not None:
            voice.out.print(voice.sentence(say("terminal-ladder-tries", bot=bot, n=tries)), style="dim")
    voice.out.print(voice.sentence(say("terminal-games-played", n=matches, seconds=f"{seconds:.1f}")), style="dim")


def ladder_json(ladder: Ladder, pairs: list[Pair], ratings: list[Rating], on: str, seconds: float) -> dict[str, object]:
    """The ladder for a program; the bounds are those of the first bot's share."""
    return {
        "game": ladder.game.id,
        "rules": ladder.game.rules,
        "version": version("regalia"),
        "date": date.today().isoformat(),
        "players": ladder.players,
        "among": ladder.among,
        "options": {name: written(value) for name, value in ladder.options.items()},
        "bots": list(ladder.bots),
        "games": ladder.games,
        "seed": ladder.seed,
        "tries": {
            bot: None if ladder.tries is None else tries_of(bot, ladder.game, ladder.tries) for bot in ladder.bots
        },
        "on": on,
        "seconds": round(seconds, 3),
        "pairs": [
            {
                "a": pair.a,
                "b": pair.b,
                "games": pair.games,
                "a_wins": pair.a_wins,
                "ties": pair.ties,
                "share": round(pair.share, 4),
                "lower95": round(pair.bounds()[0], 4),
                "upper95": round(pair.bounds()[1], 4),
            }
            for pair in pairs
        ],
        "elo": [
            {"bot": rating.bot, "elo": round(rating.elo, 1), "error95": round(rating.error95, 1)} for rating in ratings
        ],
    }


def show_pairs(voice: Voice, pairs: list[Pair]) -> None:
    """Each pair with its share and the bounds of it."""
    from rich import box
    from rich.table import Table as Grid

    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for name in ("games", "wins", "ties", "share", "bounds"):
        id = "terminal-wins" if name == "wins" else f"terminal-ladder-{name}"
        grid.add_column(voice.sentence(say(id)), justify="right")
    for pair in pairs:
        low, high = pair.bounds()
        won = f"{pair.a_wins} : {pair.games - pair.a_wins - pair.ties}"
        bounds = f"{low:.1%} – {high:.1%}"
        grid.add_row(f"{pair.a} – {pair.b}", str(pair.games), won, str(pair.ties), f"{pair.share:.1%}", bounds)
    voice.out.print(grid)


def show_ratings(voice: Voice, ratings: list[Rating]) -> None:
    """The Elo of each bot with its error bar, strongest first."""
    voice.out.print(voice.sentence(say("terminal-ladder-above", bot=ratings[0].bot)), style="bold")
    low = min(rating.elo - rating.error95 for rating in ratings)
    high = max(rating.elo + rating.error95 for rating in ratings)
    width = max(NARROWEST_PLOT, min(60, voice.out.width - NAMES_AND_NUMBERS))
    for rating in sorted(ratings, key=lambda rating: -rating.elo):
        number = f"{rating.elo:+5.0f} ± {rating.error95:.0f}"
        bar = error_bar(rating.elo, rating.error95, low, high, width)
        voice.out.print(f"  {rating.bot:<12} {number:<13} {bar}", soft_wrap=True)
    voice.out.print()
