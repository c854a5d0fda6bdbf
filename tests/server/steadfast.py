"""People who play on whatever happens: they choose, undo, vote, leave, come back, and remember all they have heard."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regalia.server.access import new_token
from tests.server.guests import changed_by

State = dict[str, Any]
Standing = tuple[int, tuple[int, ...], bool]
"""How many choices are in force, who is asked, whether it is over: the same for everybody at a moment of a table."""

LOST = (OSError, WebSocketException, TimeoutError, EOFError)
ANSWER_SECONDS = 20.0


class Witnesses:
    """What all people have heard of all tables; two who heard different things of one moment are found out."""

    def __init__(self) -> None:
        self.heard: dict[tuple[str, int], Standing] = {}
        self.faults: list[str] = []

    def hear(self, table: str, state: State) -> None:
        """Somebody was told how a table stands."""
        if state["waiting"]:
            return
        standing: Standing = (state["choices"], tuple(state["asked"]), state["over"])
        known = self.heard.setdefault((table, state["seen"]), standing)
        if known != standing:
            self.faults.append(f"table {table}, moment {state['seen']}: some heard {known}, some {standing}")


class Steadfast:
    """Somebody with a seat at a table."""

    def __init__(self, port: int, table: str, token: str, seat: int, witnesses: Witnesses, seed: int) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{table}?token={token}"
        self.table = table
        self.token = token
        self.seat = seat
        self.state: State = {}
        self.sent = 0
        """How many choices it sent."""
        self.told = 0
        """Of how many own choices it was told."""
        self.undone = 0
        self.voted = 0
        self.lives = 0
        self.resting = False
        """Only listens."""
        self.here = False
        """Sits at the table now; who has lost the line knows only what was told before."""
        self._chance = random.Random(seed)
        self._witnesses = witnesses
        self._answer_due = 0.0

    async def play(self) -> None:
        """Sit at the table until somebody stops it."""
        while True:
            with suppress(*LOST):
                async with connect(self.address, max_size=None, open_timeout=10, close_timeout=1) as socket:
                    await self._sit(socket)
            self.here = False
            await asyncio.sleep(self._chance.uniform(0.05, 0.6))

    async def _sit(self, socket: ClientConnection) -> None:
        welcome = json.loads(await asyncio.wait_for(socket.recv(), ANSWER_SECONDS))
        if welcome["type"] != "welcome":
            return
        self.lives += 1
        self.here = True
        self._answer_due = 0.0
        self._take_in(welcome)
        await socket.send(json.dumps({"type": "pauses", "when": "always"}))
        while True:
            try:
                self._take_in(json.loads(await asyncio.wait_for(socket.recv(), self._chance.uniform(0.05, 0.8))))
            except TimeoutError:
                if not self.resting and not await self._act(socket):
                    return

    def _take_in(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.state = message["state"]
            case "changed":
                self.state = changed_by(self.state, message["parts"])
                self._answer_due = 0.0
                if message["log_kept"] >= 0:
                    self.told += sum(entry["seat"] == self.seat and entry["at"] > 0 for entry in message["log"])
            case "refused":
                self.state = message["state"] or self.state
                self._answer_due = 0.0
        self._witnesses.hear(self.table, self.state)

    async def _act(self, socket: ClientConnection) -> bool:
        """Do something, by lot; says no to leave for a while."""
        now = asyncio.get_running_loop().time()
        if now < self._answer_due or self.state["waiting"]:
            return True
        lot = self._chance.random()
        vote, decision = self.state["vote"], self.state["decision"]
        if vote is not None:
            if self.seat in vote["missing"]:
                self.voted += 1
                await socket.send(json.dumps({"type": "vote", "agree": lot < 0.7}))
            return True
        if lot < 0.03:
            return False
        if lot < 0.04:
            await socket.send(json.dumps({"type": "phrase", "id": "server-phrase-ouch"}))
        elif lot < 0.10:
            self.undone += 1
            await socket.send(json.dumps({"type": "undo", "seen": self.state["seen"]}))
        elif decision is not None and decision["seat"] == self.seat:
            key = self._chance.choice(decision["options"])["key"]
            self.sent += 1
            self._answer_due = now + ANSWER_SECONDS
            await socket.send(json.dumps({"type": "choose", "seen": self.state["seen"], "key": key, "seat": self.seat}))
        return True


async def ask_until(client: httpx.AsyncClient, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    """Post until it is answered; however often answers are lost, it must not be refused."""
    while True:
        with suppress(httpx.HTTPError):
            answer = await client.post(path, json=wish)
            if answer.status_code == 201:
                made: dict[str, Any] = answer.json()
                return made
            assert answer.status_code >= 500, answer.text
        await asyncio.sleep(0.2)


async def sit_down(
    client: httpx.AsyncClient, port: int, game: str, bot: str, seed: int, witnesses: Witnesses
) -> list[Steadfast]:
    """Two people set a table, one by invitation, with a bot if one is named."""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    if bot:
        seats.append({"kind": "bot", "level": bot})
    made = await ask_until(client, "/api/tables", {"game": game, "seats": seats, "undo": "vote", "seed": str(seed)})
    wish = {"invite": made["invites"][0]["token"], "name": "Ben", "key": new_token()}
    taken = await ask_until(client, f"/api/tables/{made['table']}/seats", wish)
    assert taken["token"] == wish["key"]
    tokens = (made["token"], taken["token"])
    return [Steadfast(port, made["table"], token, at, witnesses, seed * 10 + at) for at, token in enumerate(tokens)]
