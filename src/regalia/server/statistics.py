"""HTTP: games over time, for a person and for all of the server."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, or_, select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.server.access import hashed
from regalia.server.models import chronicle, seats
from regalia.server.protocol import statistics as wire
from regalia.server.requests import decoded_body, registry_of, sender
from regalia.server.responses import handle_errors, json_response
from regalia.server.settings import BODY_BYTES
from regalia.server.storage import Storage

LATEST = 2_000
"""So many games are looked at, the latest."""
MOST_CARDS = 12
MOST_REVIEWED = 40


async def mine(request: Request) -> Response:
    """The games of a person, and of whoever has the secrets of their seats."""
    wish = await decoded_body(request, wire.AskStatistics, 8 * BODY_BYTES)
    person = await sender(request)
    whose: list[ColumnElement[bool]] = [seats.c.owner.in_({hashed(token) for token in wish.tokens})]
    if person is not None:
        whose.append(seats.c.person == person.id)
    found = await _rows(registry_of(request).storage, or_(*whose))
    return json_response(wire.Statistics(await asyncio.to_thread(summed, found)))


async def of_all(request: Request) -> Response:
    """The games of all people on this server together; nobody is named."""
    found = await _rows(registry_of(request).storage, chronicle.c.level == "")
    return json_response(wire.Statistics(await asyncio.to_thread(summed, found)))


async def _rows(storage: Storage, whose: Any) -> Sequence[Row[Any]]:
    of_seat = (seats.c.room == chronicle.c.room) & (seats.c.seat == chronicle.c.seat)
    wanted = (
        select(chronicle)
        .join(seats, of_seat)
        .where(whose, seats.c.kind == "person")
        .order_by(chronicle.c.ended.desc())
        .limit(LATEST)
    )
    async with storage.database.reading() as connection:
        return list(await connection.execute(wanted))


def summed(rows: Sequence[Any]) -> list[wire.GameStatistics]:
    """Rows of the chronicle put together, by game; the latest row comes first."""
    games = Counter(row.game for row in rows)
    return [_of_game(game, [row for row in rows if row.game == game]) for game, _ in games.most_common()]


def _of_game(game: str, rows: Sequence[Any]) -> wire.GameStatistics:
    against, options, cards = Tallies(), Tallies(), Tallies()
    for row in rows:
        against.add(sorted(set(row.against.split(","))), row.won)
        options.add([f"{name}\n{value}" for name, value in json.loads(row.options).items()], row.won)
        cards.add(sorted(set(json.loads(row.built))), row.won)
    telling = Counter(name.partition("\n")[0] for name in options.games)
    return wire.GameStatistics(
        game=game,
        games=len(rows),
        won=sum(row.won for row in rows),
        points=sum(row.points for row in rows) / len(rows),
        best=max(row.points for row in rows),
        against=[wire.Tally(*tally) for tally in against.most() if tally[0]],
        options=[
            wire.OptionTally(name.partition("\n")[0], name.partition("\n")[2], n, won)
            for name, n, won in options.most()
            if telling[name.partition("\n")[0]] > 1
        ],
        income=_mean(json.loads(row.income) for row in rows),
        income_of_winners=_mean(json.loads(row.income) for row in rows if row.won),
        cards=[wire.Tally(*tally) for tally in cards.most()[:MOST_CARDS]],
        reviewed=[
            wire.Reviewed(row.ended, row.luck, row.skill or 0.0, row.won) for row in rows if row.luck is not None
        ][:MOST_REVIEWED][::-1],
    )


class Tallies:
    """How often each thing was so, and how often it went with a victory."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def add(self, names: Iterable[str], won: bool) -> None:
        """In one more game these were so."""
        for name in names:
            self.games[name] += 1
            self.won[name] += won

    def most(self) -> list[tuple[str, int, int]]:
        """All, the most frequent first."""
        return [(name, n, self.won[name]) for name, n in self.games.most_common()]


def _mean(curves: Iterable[list[int]]) -> list[float]:
    known = list(curves)
    return [sum(column) / len(known) for column in zip(*known, strict=True)] if known else []


ROUTES = [
    Route("/api/statistics", handle_errors(of_all), methods=["GET"]),
    Route("/api/statistics/mine", handle_errors(mine), methods=["POST"]),
]
