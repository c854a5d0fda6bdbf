"""How fast the engine is, measured against python-chess in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

from regalia.engine.game import Game, Setting
from regalia.engine.messages import say
from regalia.engine.play import play_at_random
from regalia.engine.table import Table
from regalia.engine.zones import view
from regalia.form import compiled
from regalia.shelf import shelf
from regalia.terminal.progress import progress
from regalia.terminal.voice import Voice, print_json

ROUND_SECONDS = 0.25
MID_GAMES = 5
CALLS = 400
DRAWN_AFTER = 100
"""Half-moves without pawn move or capture: a chess game that gets nowhere is given up."""

Playout = Callable[[random.Random], int]
"""Plays one game at random; says how many decisions it took."""


def speed(playout: Playout, seconds: float, chance: random.Random) -> float:
    """Decisions per second of whole random games, for at least so long."""
    decisions = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        decisions += playout(chance)
    return decisions / spent


def playout_of(game: Game, players: int, options: dict[str, Setting]) -> Playout:
    """Random play straight on the table, set-up included."""

    def playout(chance: random.Random) -> int:
        return play_at_random(game.new(players, options, chance.getrandbits(64)), chance.random)

    return playout


def chess_playout() -> Playout | None:
    """Random chess as python-chess plays it, if it is installed."""
    try:
        import chess
    except ImportError:
        return None

    def playout(chance: random.Random) -> int:
        board = chess.Board()
        draw = chance.random  # costs a third of what choice does, which would be a tenth of the whole
        decisions = 0
        while (moves := list(board.legal_moves)) and board.halfmove_clock < DRAWN_AFTER:
            board.push(moves[int(draw() * len(moves))])
            decisions += 1
        return decisions

    return playout


def middle_of_a_game(game: Game, players: int, options: dict[str, Setting], seed: int) -> Table[Any]:
    """A table half-way through a random game."""
    length = playout_of(game, players, options)(random.Random(seed))
    chance = random.Random(seed)
    table = game.new(players, options, chance.getrandbits(64))
    for _ in range(length // 2):
        seat, acts = table.asked[0]
        table.choose(seat, acts[int(chance.random() * len(acts))])
    return table


def microseconds(call: Callable[[], object]) -> float:
    """How long a call takes, the average of many."""
    started = time.perf_counter()
    for _ in range(CALLS):
        call()
    return (time.perf_counter() - started) / CALLS * 1e6


def measure(game: Game, chess: Playout | None, seconds: float, step: Callable[[float], None]) -> dict[str, object]:
    """One game's numbers; rounds of it and of chess take turns, so that both meet the same machine.

    Copies and views are timed in each round too: one after another they would all meet the same moment of a machine
    that is twice as fast in the next."""
    players = 2 if 2 in game.players else game.players[0]
    options = game.settle(players, {})
    playout = playout_of(game, players, options)
    rounds = max(1, round(seconds / ROUND_SECONDS))
    speeds: list[float] = []
    ratios: list[float] = []
    clones: list[float] = []
    views: list[float] = []
    middles = [middle_of_a_game(game, players, options, seed) for seed in range(MID_GAMES)]
    for number in range(rounds):
        own = speed(playout, seconds / rounds, random.Random(number))
        speeds.append(own)
        if chess is not None:
            ratios.append(own / speed(chess, seconds / rounds, random.Random(number)))
        clones += [microseconds(table.clone) for table in middles]
        views += [microseconds(partial(view, table, 0)) for table in middles]
        step(1)
    return {
        "players": players,
        "decisions_per_s": round(median(speeds)),
        "clone_us": round(median(clones), 2),
        "view_us": round(median(views), 2),
        "ratio_to_chess": round(median(ratios), 2) if ratios else None,
    }


def bench(voice: Voice, seconds: float, as_json: bool) -> None:
    """Measure every game on the shelf."""
    chess = chess_playout()
    if chess is None:
        voice.hint(say("terminal-no-chess"))
    games = shelf()
    rounds = max(1, round(seconds / ROUND_SECONDS))
    with progress(voice, rounds * len(games), hidden=as_json) as step:
        measured = {id: measure(game, chess, seconds, step) for id, game in games.items()}
    if as_json:
        print_json({"compiled": compiled(), "games": measured})
        return
    from rich import box
    from rich.table import Table as Grid

    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for id in ("terminal-bench-speed", "terminal-bench-clone", "terminal-bench-view", "terminal-bench-chess"):
        grid.add_column(voice.sentence(say(id)), justify="right")
    for id, numbers in measured.items():
        ratio = numbers["ratio_to_chess"]
        grid.add_row(
            voice.sentence(games[id].name()),
            str(numbers["decisions_per_s"]),
            str(numbers["clone_us"]),
            str(numbers["view_us"]),
            "—" if ratio is None else str(ratio),
        )
    voice.out.print(grid)
    form = "terminal-bench-compiled" if compiled() else "terminal-bench-pure"
    voice.out.print(voice.sentence(say(form)), style="dim")
