"""Many games between bots, counted."""

from __future__ import annotations

import time
from typing import Any

from regalia.bots.bot import Bot, make_bot
from regalia.engine.chance import Chance, scrambled
from regalia.engine.game import Choice, Game, written
from regalia.engine.messages import say
from regalia.engine.records import SeatLine
from regalia.engine.table import Table
from regalia.engine.zones import view
from regalia.terminal.progress import progress
from regalia.terminal.voice import Voice, print_json


class Tally:
    """What many games came to: one column for each seat, and for an automa that scores."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.ties = 0
        self.wins: list[int] = []
        self.points: list[int] = []

    def add(self, game: Game, table: Table[Any]) -> None:
        """Count a game that is over; a shared victory counts for each who shares it."""
        sheets, winners = game.sheets(table), game.winners(table)
        if not self.games:
            self.wins, self.points = [0] * len(sheets), [0] * len(sheets)
        self.games += 1
        self.ties += len(winners) > 1
        for column, sheet in enumerate(sheets):
            self.wins[column] += sheet.seat in winners
            self.points[column] += sheet.total

    def mean_scores(self) -> list[float]:
        """The points of a seat in a game, on average."""
        return [round(points / self.games, 2) for points in self.points]


def bots_chance(seed: int, choices: int) -> Chance:
    """The chance that a bot has at a decision: the same again after a save or an undo, and none of the table's."""
    return Chance(scrambled(seed) + choices)


def play_out(game: Game, bots: list[Bot], options: dict[str, Choice], seed: int) -> tuple[Table[Any], int]:
    """One game between bots to its end, and how many decisions it took."""
    table = game.new(len(bots), options, seed)
    decisions = 0
    while table.asked:
        seat = table.asked[0][0]
        key = bots[seat].choose(view(table, seat), bots_chance(seed, decisions))
        table.choose(seat, next(act for act in table.options_of(seat) if act.key == key))
        decisions += 1
    return table, decisions


def simulate(
    voice: Voice, game: Game, seats: list[SeatLine], options: dict[str, Choice], games: int, seed: int, as_json: bool
) -> None:
    """Let bots play; game number n has the seed ``seed + n - 1``, so that any of them can be played alone."""
    settled = game.settle(len(seats), options)
    bots = [make_bot(seat.bot, game) for seat in seats]
    tally = Tally()
    started = time.perf_counter()
    with progress(voice, games, hidden=as_json) as step:
        for number in range(games):
            table, decisions = play_out(game, bots, settled, seed + number)
            tally.add(game, table)
            tally.decisions += decisions
            step(1)
    seconds = time.perf_counter() - started
    names = column_names(voice, game, table, [seat.bot for seat in seats])
    answer = {
        "game": game.id,
        "players": len(seats),
        "seats": names,
        "seed": seed,
        "options": {name: written(value) for name, value in settled.items()},
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds),
        "wins": tally.wins,
        "ties": tally.ties,
        "mean_scores": tally.mean_scores(),
    }
    if as_json:
        print_json(answer)
    else:
        show(voice, tally, names, seconds)


def column_names(voice: Voice, game: Game, table: Table[Any], names: list[str]) -> list[str]:
    """Who the columns of the score sheets belong to: the seats by their names, then the automas."""
    automas = [(sheet.seat, game.seat_name(sheet.seat)) for sheet in game.sheets(table)[len(names) :]]
    return names + [voice.sentence(name) if name is not None else str(seat) for seat, name in automas]


def show(voice: Voice, tally: Tally, names: list[str], seconds: float) -> None:
    """The tally as a small table."""
    from rich import box
    from rich.table import Table as Grid

    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for id in ("terminal-wins", "terminal-mean-score"):
        grid.add_column(voice.sentence(say(id)), justify="right")
    for name, wins, mean in zip(names, tally.wins, tally.mean_scores(), strict=True):
        grid.add_row(name, f"{wins}  ({wins / tally.games:.0%})", f"{mean:.1f}")
    voice.out.print(grid)
    voice.out.print(voice.sentence(say("terminal-games-played", n=tally.games, seconds=f"{seconds:.1f}")))
    if tally.ties:
        voice.out.print(voice.sentence(say("terminal-ties", n=tally.ties)))
    rate = round(tally.decisions / seconds)
    voice.out.print(voice.sentence(say("terminal-decisions", n=tally.decisions, rate=rate)))
