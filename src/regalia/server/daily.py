"""The daily kingdom on a server: its tables, and how those fared who want it to be known."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from regalia.engine.daily import daily_options, daily_seed, day_named
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say
from regalia.engine.play import Play
from regalia.server.models import daily_results
from regalia.server.protocol import bodies, learning
from regalia.server.results import winners
from regalia.server.serializers import option_values
from regalia.server.storage import Storage
from regalia.shelf import find_game

if TYPE_CHECKING:
    from regalia.server.rooms import Room

DAILY = "daily/"
"""Stands before the day where a table says what it is for."""
MOST_ROWS = 50
"""So many results of a day are shown, the best first."""
ALONE = ""
"""What stands for nobody in place of a bot's level."""


def day_of(purpose: str) -> str:
    """The day of a table by what it is for; nothing at other tables."""
    return purpose.removeprefix(DAILY) if purpose.startswith(DAILY) else ""


def daily_play(wish: bodies.NewTable) -> Play:
    """The game of a table for a day: deal and options come from the date, and one person sits there, alone or with a
    bot."""
    game = find_game(wish.game)
    day = day_named(wish.daily, _today())
    kinds = [seat.kind for seat in wish.seats]
    if kinds not in (["person"], ["person", "bot"]):
        raise Refused(say("daily-seats"))
    if wish.options or wish.seed is not None:
        raise Refused(say("daily-settled"))
    return Play(game, len(kinds), daily_options(game, day, len(kinds)), daily_seed(game, day))


def daily_of(game: Game, text: str) -> tuple[str, list[learning.DailyWay]]:
    """A day of a game, and what is settled for it alone and with a bot."""
    day = day_named(text, _today())
    ways = [learning.DailyWay(n, option_values(daily_options(game, day, n))) for n in (1, 2) if n in game.players]
    return day.isoformat(), ways


async def results_of(storage: Storage, game: Game, day: str) -> list[learning.DailyResult]:
    """How people fared on a day, who won first, then by their lead."""
    rows = (
        select(daily_results)
        .where(daily_results.c.game == game.id, daily_results.c.day == day)
        .order_by(daily_results.c.won.desc(), daily_results.c.points.desc(), daily_results.c.at)
        .limit(MOST_ROWS)
    )
    async with storage.database.reading() as connection:
        return [
            learning.DailyResult(row.name, row.level, row.points, row.rival, row.won)
            for row in await connection.execute(rows)
        ]


async def note_result(storage: Storage, room: Room) -> None:
    """Write down how a table of a day came out, once; refuses one that is not over, or is no such table."""
    if not room.daily:
        raise Refused(say("daily-no-table"))
    if not room.over:
        raise Refused(say("daily-not-over"))
    sheets = room.game.sheets(room.play.table)
    others = [sheet.total for sheet in sheets if sheet.seat != 0]
    row = {
        "room": room.id,
        "game": room.game.id,
        "day": room.daily,
        "name": room.seats[0].name,
        "level": room.seats[1].level if len(room.seats) > 1 else ALONE,
        "points": sheets[0].total,
        "rival": max(others, default=None),
        "won": 0 in winners(room),
        "at": time.time(),
    }
    async with storage.database.writing() as connection:
        await connection.execute(delete(daily_results).where(daily_results.c.room == room.id))
        await connection.execute(insert(daily_results), row)


def _today() -> date:
    return datetime.now(UTC).date()
