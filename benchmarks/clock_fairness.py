"""Whether anybody who chooses in time is ever counted late: many tables with clocks at a busy server.

    python benchmarks/clock_fairness.py [--tables 200] [--rounds 5] [--turn 4] [--database postgresql://…]

At each table one person plays against a wandering bot. They choose as late as they can: their choice has left this
program a little before their time is up by the clock that they were told (at most --margin ms before). All tables start
together, so that hundreds of choices and of times that are up come at once. At every tenth table the person lets the
time pass on purpose, so that it is seen that time is called at all.

Told are: choices that were sent in time, those of them that were counted late (must be 0), how long before its end the
latest was sent, how long the server took to answer, and the times that passed and were called, with how long after.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from server_load import AS_THE_PROGRAM, PROGRAM
from websockets.asyncio.client import ClientConnection, connect

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]


@dataclass
class Findings:
    """What was seen."""

    sent: int = 0
    late: int = 0
    margins: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    missed: int = 0
    cut: int = 0
    passed: int = 0
    called_after: list[float] = field(default_factory=list)
    by: dict[object, int] = field(default_factory=dict)

    def sent_by(self, person: object) -> int:
        """How many choices somebody has sent."""
        return self.by.get(person, 0)


class Person:
    """Somebody who chooses as late as they may."""

    def __init__(self, line: ClientConnection, sleeps: bool, margin: float) -> None:
        self._line = line
        self._sleeps = sleeps
        self._margin = margin
        self._news = asyncio.Condition()
        self.state: dict[str, Any] = {}
        self.chosen = 0
        """How many choices of this person were told."""
        self.refused: list[str] = []
        self.cut = False

    async def listen(self) -> None:
        """Take in whatever comes, as soon as it comes, until the line is cut."""
        try:
            await self._take_in_all()
        finally:
            self.cut = True
            async with self._news:
                self._news.notify_all()

    async def _take_in_all(self) -> None:
        async for text in self._line:
            message = json.loads(text)
            if message["type"] == "welcome":
                self.state = message["state"]
            elif message["type"] == "changed":
                self.state = {**self.state, **message["parts"]}
                if not self.played_for:
                    self.chosen += sum(entry["seat"] == 0 for entry in message["log"])
            elif message["type"] == "refused":
                self.state = message["state"] or self.state
                self.refused.append(message["message"]["id"])
            async with self._news:
                self._news.notify_all()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with self._news:
            await self._news.wait_for(lambda: self.cut or holds())

    @property
    def played_for(self) -> bool:
        """Whether a bot plays for this person."""
        return bool(self.state["seats"][0]["stand_in"])

    def over(self) -> bool:
        """Whether there is nothing more to choose."""
        return self.cut or (bool(self.state) and (self.state["over"] or self.played_for))

    def runs_out_at(self) -> float | None:
        """When the time is up, by the clock of this machine, which is the server's too."""
        clock = self.state["clock"]
        own = clock["seats"][0]
        return None if own["since"] is None else own["since"] + clock["turn"] + own["bank"] - own["spent"]

    def asked(self) -> bool:
        """Whether it is this person's turn, and the time runs."""
        return bool(self.state and self.state["decision"] and self.runs_out_at())

    async def play(self, rounds: int, found: Findings) -> None:
        """Choose some times, each at the last moment."""
        while found.sent_by(self) < rounds:
            await self.until(lambda: self.over() or self.asked())
            end = self.runs_out_at()
            if self.over() or end is None:
                found.cut += self.cut
                return
            if self._sleeps:
                await self._let_it_pass(end, found)
                return
            await asyncio.sleep(max(0.0, end - self._margin * random.random() - 0.002 - time.time()))
            if self.asked() and self.runs_out_at() == end:
                await self._choose(end, found)

    async def _choose(self, end: float, found: Findings) -> None:
        before, refused = self.chosen, len(self.refused)
        choice = {"type": "choose", "seen": self.state["seen"], "key": self.state["decision"]["options"][0]["key"]}
        await self._line.send(json.dumps(choice))
        gone = time.time()
        await self.until(lambda: self.chosen > before or len(self.refused) > refused)
        if self.cut or gone >= end:  # this program was too slow: nothing is learnt from that
            found.missed += 1
            found.by[self] = found.sent_by(self) + 1
            return
        if self.refused[refused:] == ["server-stale"]:  # somebody else chose meanwhile, and the same is asked again
            return
        found.sent += 1
        found.by[self] = found.sent_by(self) + 1
        found.margins.append(end - gone)
        found.answers.append(time.time() - gone)
        found.late += len(self.refused) > refused

    async def _let_it_pass(self, end: float, found: Findings) -> None:
        found.passed += 1
        await self.until(lambda: self.played_for)
        found.called_after.append(time.time() - end)


class Tables:
    """All tables, at which nobody's time runs until everybody is there."""

    def __init__(self, port: int, wish: argparse.Namespace, http: httpx.AsyncClient) -> None:
        self._port = port
        self._wish = wish
        self._http = http
        self._all_there = asyncio.Barrier(wish.tables)
        self.found = Findings()

    async def play(self, at: int) -> None:
        """Somebody sets a table and plays at it."""
        wish = self._wish
        clock = {"turn": wish.turn, "level": "random", "bank": 2}
        made = (await self._http.post("/api/tables", json={"game": "valeria", "seats": SEATS, "clock": clock})).json()
        address = f"ws://127.0.0.1:{self._port}/ws/{made['table']}?token={made['token']}"
        async with connect(address, max_size=None, open_timeout=300, ping_interval=None) as line:
            await self._all_there.wait()
            bearer = {"authorization": f"Bearer {made['token']}"}
            bot = {"seat": 1, "level": "random"}
            await self._http.post(f"/api/tables/{made['table']}/bots", json=bot, headers=bearer)
            person = Person(line, at % 10 == 0, wish.margin / 1000)
            listening = asyncio.create_task(person.listen())
            await person.play(wish.rounds, self.found)
            listening.cancel()


async def play(port: int, wish: argparse.Namespace) -> Findings:
    """Let everybody play."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=300) as http:
        tables = Tables(port, wish, http)
        await asyncio.gather(*(tables.play(at) for at in range(wish.tables)))
        return tables.found


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def until_it_answers(port: int) -> None:
    """Wait for the server."""
    for _ in range(1200):
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit("the server did not start")


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--turn", type=int, default=4)
    parser.add_argument("--margin", type=float, default=300.0, help="ms")
    parser.add_argument("--database", default="")
    wish = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(port), folder, wish.database],
            env=AS_THE_PROGRAM, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            until_it_answers(port)
            found = asyncio.run(play(port, wish))
        finally:
            server.terminate()
            with suppress(subprocess.TimeoutExpired):
                server.wait(10)
    tell(found)
    sys.exit(bool(found.late))


def tell(found: Findings) -> None:
    """Print what was seen."""
    print(
        f"sent in time: {found.sent}, of them counted late: {found.late}; not sent in time after all: {found.missed}; "
        f"lines that were cut: {found.cut}"
    )
    if found.margins:
        print(f"latest before its end: {1000 * min(found.margins):.1f} ms; half before {_middle(found.margins):.0f} ms")
        print(f"answered after: half {_middle(found.answers):.0f} ms, longest {1000 * max(found.answers):.0f} ms")
    if found.called_after:
        print(
            f"times that passed: {found.passed}, called: {len(found.called_after)}, after their end: "
            f"half {_middle(found.called_after):.0f} ms, longest {1000 * max(found.called_after):.0f} ms"
        )


def _middle(numbers: list[float]) -> float:
    return 1000 * sorted(numbers)[len(numbers) // 2]


if __name__ == "__main__":
    main()
