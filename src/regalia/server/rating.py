"""Ratings: how strong people have shown themselves in each game, on one scale with the bots, who are its anchors.

The model is OpenSkill's Plackett and Luce, for any number of players. What is shown is 1500 and 48 points for each unit
of it, so that 400 points are about ten to one; a squire has 1500 in every game, and whoever comes is thought to have
as many.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.bots.anchors import anchor_of, anchored
from regalia.engine.messages import say
from regalia.server.errors import Denied, NotStored
from regalia.server.models import StoredSeat, rating_changes, ratings, rooms
from regalia.server.protocol.matches import PersonsRating
from regalia.server.protocol.standing import RatingChange
from regalia.server.results import winners
from regalia.server.storage import Storage

if TYPE_CHECKING:
    from regalia.server.persons import StoredPerson
    from regalia.server.protocol.bodies import NewTable
    from regalia.server.rooms import Room

MIDDLE, WIDE = 25.0, 25 / 3
"""Where somebody is thought to stand of whom nothing is known, and how far off that may be."""
POINTS = 48.0
SQUIRES = 1500
SURE = 1.96
ANCHORED = 1.0
"""How far off a bot may be, which the ladder has measured."""
TRIES = 5

Rated = tuple[float, float]
"""Where somebody stands, and how far off that may be."""


def points(mu: float) -> int:
    """What is shown of where somebody stands."""
    return round(SQUIRES + POINTS * (mu - MIDDLE))


def available() -> bool:
    """Whether this server can rate games: it needs the extra «rating»."""
    return find_spec("openskill") is not None


def check_rated(wish: NewTable, game: str, person: StoredPerson | None) -> None:
    """Refuses a rated table on which the result would say little of those who play."""
    if not available():
        raise Denied(say("rated-not-here"), 422)
    if person is None:
        raise Denied(say("rated-needs-key"), 403)
    if wish.undo not in ("to-barrier", "never"):
        raise Denied(say("rated-undo"), 422)
    if wish.seed is not None or wish.record is not None or wish.lesson or wish.daily:
        raise Denied(say("rated-deal"), 422)
    if len(wish.seats) < 2 or sum(seat.kind == "person" for seat in wish.seats) > 1:
        raise Denied(say("rated-seats"), 422)
    for seat in wish.seats:
        if seat.kind == "bot":
            check_bot(game, seat.level)


def check_bot(game: str, level: str) -> None:
    """Refuses a bot at a rated table whose strength nobody has measured."""
    if anchor_of(game, level) is None:
        raise Denied(say("rated-bot", level=say(f"web-level-{level}")), 422)


async def rating_of_seat(storage: Storage, game: str, seat: StoredSeat) -> int | None:
    """What is shown of the strength of who sits there."""
    if seat.kind == "bot":
        above = anchor_of(game, seat.level)
        return None if above is None else SQUIRES + above
    if not seat.person:
        return None
    async with storage.database.reading() as connection:
        return points((await _stand(connection, game, [seat.person]))[seat.person][0])


async def ratings_of(storage: Storage, person: str) -> list[PersonsRating]:
    """A person's ratings, game by game."""
    mine = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
    async with storage.database.reading() as connection:
        return [
            PersonsRating(row.game, points(row.mu), round(SURE * POINTS * row.sigma), row.games)
            for row in await connection.execute(mine)
        ]


def bots_of(game: str) -> dict[str, int]:
    """What the bots are rated in a game."""
    return {level: SQUIRES + above for level, above in anchored(game).items()}


async def changes_of(storage: Storage, room: str) -> list[RatingChange]:
    """What a game did to the ratings of those who played."""
    rows = select(rating_changes).where(rating_changes.c.room == room).order_by(rating_changes.c.seat)
    async with storage.database.reading() as connection:
        return [RatingChange(row.seat, row.before, row.after) for row in await connection.execute(rows)]


def places(room: Room) -> dict[int, int]:
    """Who came before whom: winners first, then by points; whoever conceded or for whom a bot played to the end comes
    last. Nothing where the game counts as unfinished."""
    if room.affairs.ended in ("unfinished", "rules"):
        return {}
    left = {*room.affairs.gone, *room.affairs.stand_ins}
    won = set(winners(room))
    totals = {sheet.seat: sheet.total for sheet in room.game.sheets(room.play.table)}
    keys = {
        at: (1, 0, 0) if at in left else (0, int(at not in won), -totals.get(at, 0)) for at in range(len(room.seats))
    }
    order = sorted(set(keys.values()))
    return {at: order.index(key) for at, key in keys.items()}


async def settle(room: Room) -> list[RatingChange]:
    """Rate a finished game, once, whoever else tries it too; says what it did."""
    place = places(room)
    for _ in range(TRIES):
        try:
            async with room.storage.database.writing() as connection:
                first = update(rooms).where(rooms.c.id == room.id, rooms.c.rated == 1).values(rated=2)
                if (await connection.execute(first)).rowcount == 1:
                    await _rate(connection, room.id, room.game.id, room.seats, place)
            break
        except NotStored as error:
            # Another game of the same people was rated at the same moment.
            if not isinstance(error.__cause__, IntegrityError):
                raise
    return await changes_of(room.storage, room.id)


async def _rate(
    connection: AsyncConnection, room: str, game: str, seats: Sequence[StoredSeat], place: dict[int, int]
) -> None:
    people = {at: seat.person for at, seat in enumerate(seats) if seat.kind == "person" and seat.person}
    bots = {at: seat.level for at, seat in enumerate(seats) if seat.kind == "bot"}
    counted = [at for at in place if at in people or at in bots]
    if len(set(people.values())) < len(people) or len(counted) < 2 or not people:
        return
    before = await _stand(connection, game, sorted(people.values()), lock=True)
    stand = [before[people[at]] if at in people else (_anchor(game, bots[at]), ANCHORED) for at in counted]
    after = _rated(stand, [place[at] for at in counted])
    now = time.time()
    for at, was, (mu, sigma) in zip(counted, stand, after, strict=True):
        if at not in people:
            continue
        here = (ratings.c.person == people[at]) & (ratings.c.game == game)
        more = {"mu": mu, "sigma": sigma, "games": ratings.c.games + 1}
        if not (await connection.execute(update(ratings).where(here).values(more))).rowcount:
            row = {"person": people[at], "game": game, "mu": mu, "sigma": sigma, "games": 1}
            await connection.execute(insert(ratings), row)
        change = {"room": room, "seat": at, "person": people[at], "before": points(was[0]), "after": points(mu)}
        await connection.execute(insert(rating_changes), {**change, "at": now})


async def _stand(connection: AsyncConnection, game: str, people: Sequence[str], lock: bool = False) -> dict[str, Rated]:
    """Where people stand; in one order for all, so that nobody waits for each other."""
    rows = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people)).order_by(ratings.c.person)
    found = await connection.execute(rows.with_for_update() if lock else rows)
    return dict.fromkeys(people, (MIDDLE, WIDE)) | {row.person: (row.mu, row.sigma) for row in found}


def _anchor(game: str, level: str) -> float:
    return MIDDLE + (anchor_of(game, level) or 0) / POINTS


def _rated(stand: Sequence[Rated], place: Sequence[int]) -> list[Rated]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MIDDLE, sigma=WIDE)
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in stand]
    return [(one.mu, one.sigma) for [one] in model.rate(teams, ranks=[float(rank) for rank in place])]
