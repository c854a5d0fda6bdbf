"""Score sheets: points by category, one column for each seat."""

from __future__ import annotations

from typing import Any

from regalia.engine.game import Game
from regalia.engine.messages import Message, say
from regalia.engine.table import Table
from regalia.terminal.voice import Voice

CATEGORY_WIDTH = 20
NARROWEST_SEAT = 5


def seat_name(voice: Voice, game: Game, names: list[str], seat: int) -> str:
    """The name of a seat, be it a player's or an automa's."""
    if seat < len(names):
        return names[seat]
    name = game.seat_name(seat)
    return voice.sentence(name) if name is not None else str(seat)


def show_sheets(voice: Voice, game: Game, table: Table[Any], names: list[str]) -> None:
    """The sheets as they stand, side by side."""
    from rich import box
    from rich.table import Table as Grid

    sheets = game.sheets(table)
    winners = game.winners(table) if table.over else ()
    categories = list(dict.fromkeys(line for sheet in sheets for line, _ in sheet.lines))
    grid = Grid(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False, padding=(0, 1))
    grid.add_column("", footer=voice.sentence(say("terminal-total")), overflow="fold")
    width = max(NARROWEST_SEAT, (voice.out.width - CATEGORY_WIDTH) // len(sheets) - 2)
    for sheet in sheets:
        style = "bold green" if sheet.seat in winners else ""
        name = seat_name(voice, game, names, sheet.seat)
        grid.add_column(name, str(sheet.total), justify="right", style=style, overflow="fold", max_width=width)
    for category in categories:
        points = [dict(sheet.lines).get(category) for sheet in sheets]
        grid.add_row(voice.sentence(Message(category)), *("" if n is None else str(n) for n in points))
    voice.out.print(grid)


def outcome(voice: Voice, game: Game, table: Table[Any], names: list[str]) -> str:
    """Who has won, in a sentence."""
    winners = [seat_name(voice, game, names, seat) for seat in game.winners(table)]
    if len(winners) == 1:
        return voice.sentence(say("terminal-wins-game", winner=winners[0]))
    return voice.sentence(say("terminal-share-victory", winners=", ".join(winners)))


def sheets_json(voice: Voice, game: Game, table: Table[Any], names: list[str]) -> list[dict[str, object]]:
    """The sheets for a program."""
    return [
        {
            "seat": sheet.seat,
            "name": seat_name(voice, game, names, sheet.seat),
            "total": sheet.total,
            "lines": [{"id": line, "points": points} for line, points in sheet.lines],
        }
        for sheet in game.sheets(table)
    ]
