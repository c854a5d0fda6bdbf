"""Many games between bots, counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from regalia.bots.bot import Bot, bots_chance
from regalia.bots.levels import make_bot
from regalia.engine.game import Game, Setting, written
from regalia.engine.messages import Message, say
from regalia.engine.records import SeatLine
from regalia.engine.table import Table
from regalia.engine.zones import view
from regalia.terminal.progress import progress
from regalia.terminal.tally import QUANTILES, Tally
from regalia.terminal.voice import Voice, print_json


def play_out(
    game: Game,
    bots: list[Bot],
    options: dict[str, Setting],
    seed: int,
    watch: Callable[[Table[Any]], None] | None = None,
) -> tuple[Table[Any], int]:
    """One game between bots to its end, and how many decisions it took; ``watch`` is shown the table before each."""
    table = game.new(len(bots), options, seed)
    decisions = 0
    while table.asked:
        if watch is not None:
            watch(table)
        seat = table.asked[0][0]
        key = bots[seat].choose(view(table, seat), bots_chance(seed, decisions))
        table.choose_key(seat, key)
        decisions += 1
    return table, decisions


def simulate(
    voice: Voice, game: Game, seats: list[SeatLine], options: dict[str, Setting], games: int, seed: int, as_json: bool
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
        "wins_by": tally.fares_in_full(),
        "measures": tally.measures_in_full(),
    }
    if as_json:
        print_json(answer)
    else:
        show(voice, game, tally, names, seconds)


def column_names(voice: Voice, game: Game, table: Table[Any], names: list[str]) -> list[str]:
    """Who the columns of the score sheets belong to: the seats by their names, then the automas."""
    automas = [(sheet.seat, game.seat_name(sheet.seat)) for sheet in game.sheets(table)[len(names) :]]
    return names + [voice.sentence(name) if name is not None else str(seat) for seat, name in automas]


def show(voice: Voice, game: Game, tally: Tally, names: list[str], seconds: float) -> None:
    """The tally as small tables: seats, then cards that make seats unlike, then the game's own numbers."""
    columns = [voice.sentence(say(id)) for id in ("terminal-wins", "terminal-mean-score")]
    rows: list[tuple[str, ...]] = [
        (name, f"{wins}  ({wins / tally.games:.0%})", f"{mean:.1f}")
        for name, wins, mean in zip(names, tally.wins, tally.mean_scores(), strict=True)
    ]
    draw(voice, "", columns, rows)
    for zone, fares in sorted(tally.fares.items()):
        columns = [voice.sentence(say(id)) for id in ("terminal-played", "terminal-wins")]
        rows = [
            (voice.sentence(Message(f"{game.id}-card-{card}")), str(fare.played), f"{fare.won}  ({fare.rate:.1%})")
            for card, fare in sorted(fares.items())
        ]
        draw(voice, voice.sentence(Message(f"{game.id}-zone-{zone}")), columns, rows)
    if tally.measures:
        columns = [voice.sentence(say("terminal-mean")), *(f"{part} %" for part in QUANTILES)]
        rows = [
            (
                voice.sentence(Message(f"{game.id}-measure-{name}")),
                f"{measure.mean():.2f}",
                *(str(measure.quantile(part)) for part in QUANTILES),
            )
            for name, measure in tally.measures.items()
        ]
        draw(voice, "", columns, rows)
    voice.out.print(voice.sentence(say("terminal-games-played", n=tally.games, seconds=f"{seconds:.1f}")))
    if tally.ties:
        voice.out.print(voice.sentence(say("terminal-ties", n=tally.ties)))
    rate = round(tally.decisions / seconds)
    voice.out.print(voice.sentence(say("terminal-decisions", n=tally.decisions, rate=rate)))


def draw(voice: Voice, corner: str, columns: list[str], rows: Sequence[tuple[str, ...]]) -> None:
    """One small table."""
    from rich import box
    from rich.table import Table as Grid

    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(corner)
    for column in columns:
        grid.add_column(column, justify="right")
    for row in rows:
        grid.add_row(*row)
    voice.out.print(grid)
