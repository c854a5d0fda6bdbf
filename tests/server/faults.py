"""Games are played while servers, workers and the database are killed and worse, by lot; then all is compared.

    python -m tests.server.faults [--kills 100] [--others 20] [--tables 50] [--postgres] [--servers 3]
                                   [--workers 2] [--seed 1] [--minutes 600]

Says what happened, and fails if a choice was lost or made twice, or if two people were told different things.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import re
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import func, select

from regalia.server.models import StoredRoom, moves, rooms
from regalia.server.plays import restored_play
from regalia.server.rate_limit import Allowances, Limits
from regalia.server.rooms import Room
from regalia.server.snapshots import state_for
from regalia.server.storage import Storage
from regalia.server.workers import Thinkers
from regalia.shelf import find_game, shelf
from tests.server.guests import Guest
from tests.server.postgres import Postgres
from tests.server.serving import quick
from tests.server.stage import Stage
from tests.server.steadfast import Steadfast, Witnesses, sit_down
from tests.sizes import PATIENCE

BOT = "squire"
CALM_SECONDS = 2.0
MOVES_SECONDS = 10.0
BROKEN = re.compile(
    r".* ERROR .*(?:could not carry out|(?<!database )failed at |of another server failed|was not understood|"
    r"ended by mistake).*"
    r"(?:\n(?!\d{4}-\d\d-\d\d ).*)*"
)
"""What no fault may bring about: it would be one of the program's own. What led to it is kept with it."""


@dataclass(frozen=True)
class Wish:
    """How much shall be played, and how much shall go wrong meanwhile."""

    tables: int
    kills: int
    others: int
    seed: int = 1
    pause: float = 4.0
    """The most seconds between two faults."""
    moves: int = 5
    """So many moves are made between two faults, unless that takes too long."""
    minutes: float = 600.0
    """After so long nothing more goes wrong, even if not all has that should."""


@dataclass
class Outcome:
    """What was played, what was done to it, and what is wrong with it."""

    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    moves: int = 0
    told: int = 0
    taken_back: int = 0
    voted: int = 0
    connections: int = 0
    finished: int = 0
    wrong: list[str] = field(default_factory=list)

    def report(self) -> str:
        """All of it, for people."""
        faults = ", ".join(f"{count} {name}" for name, count in sorted(self.faults.items()))
        return (
            f"{self.seconds:.0f} s; {faults}\n{self.tables} tables, {self.finished} finished; {self.moves} moves, "
            f"{self.taken_back} of them took something back; {self.voted} votes; people were told of {self.told} own "
            f"choices and came {self.connections} times\n" + ("\n".join(self.wrong) or "nothing lost, nothing twice")
        )


class Fair:
    """The people of all tables, who go on until they are told to rest."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.people: list[Steadfast] = []
        self.witnesses = Witnesses()
        self._stage = stage
        self._seed = seed
        self._playing: list[asyncio.Task[None]] = []
        self._setting: list[asyncio.Task[None]] = []
        self.failed: list[str] = []
        """Why tables could not be set or sat down at."""

    def open(self, tables: int) -> None:
        """Set so many tables; where a game is over or could not begin, another follows."""
        loop = asyncio.get_running_loop()
        self._setting = [loop.create_task(self._keep_playing(at)) for at in range(tables)]

    async def _keep_playing(self, at: int) -> None:
        games = sorted(shelf())
        game = games[at % len(games)]
        bot = BOT if 3 in find_game(game).players and at % 2 else ""
        address = f"http://127.0.0.1:{self._stage.line.port}"
        while True:
            self._seed += 1
            async with httpx.AsyncClient(base_url=address, timeout=10) as client:
                people = await sit_down(client, self._stage.line.port, game, bot, self._seed, self.witnesses)
            self.people += people
            self._playing += [asyncio.get_running_loop().create_task(person.play()) for person in people]
            while people and not people[0].state.get("over"):
                await asyncio.sleep(0.5)

    async def some_moves(self, count: int) -> None:
        """Wait until people have heard of so many moves more, but not for ever: on a busy machine that takes long."""
        enough, until = len(self.witnesses.heard) + count, time.monotonic() + MOVES_SECONDS
        while len(self.witnesses.heard) < enough and time.monotonic() < until:
            await asyncio.sleep(0.05)

    async def rest(self) -> None:
        """Nobody does anything more; wait until all are there, have seen the same, and no bot has to choose."""
        self.failed = [repr(setting.exception()) for setting in self._setting if setting.done()]
        for setting in self._setting:
            setting.cancel()
        for person in self.people:
            person.resting = True
        deadline = time.monotonic() + 2 * PATIENCE
        calm_since, before = time.monotonic(), self._seen()
        while time.monotonic() - calm_since < CALM_SECONDS or not self._settled():
            if time.monotonic() > deadline:
                return
            await asyncio.sleep(0.2)
            if (now := self._seen()) != before:
                calm_since, before = time.monotonic(), now

    def _seen(self) -> list[int]:
        return [person.state.get("seen", -1) for person in self.people]

    def _settled(self) -> bool:
        seen: dict[str, set[int]] = {}
        for person in self.people:
            if not person.here or person.state["vote"] or 2 in person.state["asked"]:
                return False
            seen.setdefault(person.table, set()).add(person.state["seen"])
        return all(len(moments) == 1 for moments in seen.values())

    def leave(self) -> None:
        """Everybody goes."""
        for playing in self._playing:
            playing.cancel()


async def compare(stage: Stage, fair: Fair, outcome: Outcome) -> None:
    """Play every stored game again, and compare it with what each person has heard and what each server says."""
    settings = quick(stage.folder, database=stage.database)
    storage = Storage(settings)
    outcome.wrong += fair.failed + fair.witnesses.faults
    async with storage.database.reading() as connection:
        ids = list((await connection.execute(select(rooms.c.id))).scalars())
        counts = select(moves.c.room, func.count(), func.max(moves.c.number)).group_by(moves.c.room)
        for room, count, last in await connection.execute(counts):
            if count != last:
                outcome.wrong.append(f"table {room}: {count} moves, the last is number {last}")
    for id in ids:
        stored = await storage.load_room(id)
        assert stored is not None
        people = [person for person in fair.people if person.table == id]
        compare_table(stored, people, outcome)
        room = Room(stored, restored_play(stored), storage, Thinkers(settings), Allowances(Limits()), settings)
        for person in people:
            expected = msgspec.json.decode(msgspec.json.encode(state_for(room, (person.seat,))))
            name = f"table {id}, seat {person.seat}"
            outcome.wrong += differences(f"{name} has heard", person.state, expected)
            for server in stage.servers:
                guest = await asyncio.to_thread(Guest, server.port, id, person.token)
                outcome.wrong += differences(f"{name} is told anew", guest.state, expected)
                await asyncio.to_thread(guest.leave)
        for move in await storage.moves_after(id, len(stored.moves)):
            did = move.key or move.what
            outcome.wrong.append(f"table {id} moved on while it was looked at: seat {move.seat}, {did}")
        outcome.tables += 1
        outcome.moves += len(stored.moves)
        outcome.taken_back += sum(move.back_to is not None for move in stored.moves)
        outcome.finished += room.play.table.over
    await storage.close()
    outcome.told = sum(person.told for person in fair.people)
    outcome.voted = sum(person.voted for person in fair.people)
    outcome.connections = sum(person.lives for person in fair.people)


def compare_table(stored: StoredRoom, people: list[Steadfast], outcome: Outcome) -> None:
    """Each choice that a person was told of is stored, and each that is stored was sent, or said no to nothing."""
    play = restored_play(StoredRoom(**{**vars(stored), "moves": []}))
    made: Counter[int] = Counter()
    answered: Counter[int] = Counter()
    for move in stored.moves:
        if move.back_to is not None:
            play.back_to(move.back_to)
            continue
        play.choose(move.seat, move.key)
        made[move.seat] += 1
        answered[move.seat] += play.chosen[-1].idle
    for person in people:
        name, at = f"table {stored.id}, seat {person.seat}", person.seat
        if person.told > made[at]:
            outcome.wrong.append(f"{name} was told of {person.told} choices, {made[at]} are stored")
        if made[at] - answered[at] > person.sent:
            outcome.wrong.append(f"{name} sent {person.sent} choices, {made[at]} are stored")
        if person.state["seen"] != len(stored.moves):
            outcome.wrong.append(f"{name} has seen {person.state['seen']} of {len(stored.moves)} moves")


def differences(what: str, state: dict[str, Any], expected: dict[str, Any]) -> list[str]:
    """The members in which a state is not as it should be."""
    return [f"{what} another {name}" for name in expected if state.get(name) != expected[name]]


async def misfortune(stage: Stage, fair: Fair, wish: Wish, outcome: Outcome) -> None:
    """So many kills and other faults, in an order drawn by lot, each after some moves were made."""
    chance = random.Random(wish.seed)
    kills, others = wish.kills, wish.others
    lots = [stage.kills()[at % len(stage.kills())] for at in range(kills)]
    lots += [stage.others()[at % len(stage.others())] for at in range(others)]
    chance.shuffle(lots)
    until = time.monotonic() + 60 * wish.minutes
    for fault in lots:
        if time.monotonic() > until:
            return
        await asyncio.sleep(chance.uniform(0.2, wish.pause))
        await fair.some_moves(wish.moves)
        await fault()
        await stage.mend()
        outcome.faults[fault.__name__] += 1


async def play(stage: Stage, wish: Wish) -> Outcome:
    """Let people play through all of it."""
    outcome, fair, began = Outcome(), Fair(stage, wish.seed * 1000), time.monotonic()
    await stage.open()
    try:
        fair.open(wish.tables)
        await misfortune(stage, fair, wish, outcome)
        await fair.rest()
        fair.leave()
        await compare(stage, fair, outcome)
        outcome.wrong += BROKEN.findall(stage.logs())
    finally:
        await stage.close()
    outcome.seconds = time.monotonic() - began
    return outcome


def main() -> None:
    """Play through as many faults as are wished."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--others", type=int, default=20)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=Wish.minutes)
    wish = parser.parse_args()
    logging.disable(logging.CRITICAL)
    postgres = Postgres() if wish.postgres else None
    with tempfile.TemporaryDirectory() as folder:
        many = (postgres, wish.servers, wish.workers) if postgres else ()
        stage = Stage(Path(folder), random.Random(wish.seed), *many)
        outcome = asyncio.run(play(stage, Wish(wish.tables, wish.kills, wish.others, wish.seed, minutes=wish.minutes)))
    if postgres is not None:
        postgres.stop()
    print(outcome.report())
    sys.exit(1 if outcome.wrong else 0)


if __name__ == "__main__":
    main()
