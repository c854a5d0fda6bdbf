"""People at a table, as the tests play them: each keeps its own picture of the table from what it is sent."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from regalia.server.snapshots import BY_ENTRY
from tests.server.serving import Server
from tests.sizes import PATIENCE

State = dict[str, Any]

SEATS: dict[str, dict[str, str]] = {
    "anna": {"kind": "person", "name": "Anna"},
    "ben": {"kind": "person", "name": "Ben"},
    "squire": {"kind": "bot", "level": "squire"},
    "random": {"kind": "bot", "level": "random"},
    "open": {"kind": "open"},
}


class Reachable(Protocol):
    """A server, however it runs."""

    http: httpx.Client


def set_table(server: Reachable, *seats: str, **wishes: Any) -> dict[str, Any]:
    """Set a table of Valeria."""
    wish = {"game": "valeria", "seats": [SEATS[seat] for seat in seats], **wishes}
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def take_seat(server: Reachable, made: dict[str, Any], name: str, which: int = 0) -> str:
    """Sit down by invitation; the secret of the seat is returned."""
    wish = {"invite": made["invites"][which]["token"], "name": name}
    answer = server.http.post(f"/api/tables/{made['table']}/seats", json=wish)
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def changed_by(state: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """A state after a change: of some members only the entries that changed are sent, and one that is gone is null."""
    merged = {}
    for name in set(BY_ENTRY).intersection(parts):
        entries = {**state[name], **parts[name]}
        merged[name] = {entry: value for entry, value in entries.items() if value is not None or name == "shown"}
    return {**state, **parts, **merged}


class Guest:
    """Somebody with the table open."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self.token = token
        address = f"ws://127.0.0.1:{port}/ws/{table}?token={token}"
        # Whoever has not read everything can leave all the same: with a bound, the server's farewell waits behind it.
        self._socket: ClientConnection = connect(address, max_size=None, max_queue=None, open_timeout=PATIENCE)
        self.messages: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.present: list[int] = []
        self.spectators = 0
        first = self.hear()
        assert first["type"] == "welcome", first
        self.welcome = first

    @property
    def decision(self) -> dict[str, Any]:
        """What this guest is asked."""
        decision: dict[str, Any] = self.state["decision"]
        return decision

    def choosable(self) -> list[str]:
        """What can be chosen."""
        return [option["key"] for option in self.decision["options"]]

    def say(self, type: str, **words: Any) -> None:
        """Send a message."""
        self._socket.send(json.dumps({"type": type, **words}))

    def send_raw(self, text: str | bytes) -> None:
        """Send anything."""
        self._socket.send(text)

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken into the picture."""
        message: dict[str, Any] = json.loads(self._socket.recv(timeout))
        self.messages.append(message)
        match message["type"]:
            case "welcome":
                self.state: State = message["state"]
                self.log = list(message["log"])
            case "changed":
                self.state = changed_by(self.state, message["parts"])
                self.log = [entry for entry in self.log if entry["at"] <= message["log_kept"]] + message["log"]
            case "refused" if message["state"]:
                self.state = message["state"]
            case "presence":
                self.present, self.spectators = message["seats"], message["spectators"]
        return message

    def ask(self, type: str, **words: Any) -> dict[str, Any]:
        """Send a message and hear the answer; what others cause before or after it is taken in too."""
        self.say(type, **words)
        heard = self.hear_all()[:-1]
        return next((answer for answer in heard if answer["type"] == "refused"), heard[-1])

    def hear_all(self) -> list[dict[str, Any]]:
        """Everything that was sent until now, and the pong that ends it."""
        self.say("ping")
        heard = [self.hear()]
        while heard[-1]["type"] != "pong":
            heard.append(self.hear())
        return heard

    def choose(self, key: str | None = None, **words: Any) -> dict[str, Any]:
        """Choose, by default the first option, having seen the latest; the answer is returned."""
        self.hear_all()
        self.say("choose", seen=self.state["seen"], key=key or self.choosable()[0], **words)
        while (answer := self.hear())["type"] not in ("changed", "refused"):
            pass
        return answer

    def until(self, condition: Callable[[State], bool], seconds: float = PATIENCE) -> None:
        """Wait until the table is as wished."""
        deadline = time.monotonic() + seconds
        while not condition(self.state):
            self.hear(deadline - time.monotonic())

    def until_seen(self, moment: int) -> None:
        """Wait until the table has come so far."""
        self.until(lambda state: state["seen"] >= moment)

    def until_present(self, spectators: int) -> None:
        """Wait until so many look on."""
        while self.spectators != spectators:
            self.hear()

    def my_turn(self) -> None:
        """Wait until this guest alone is asked, or the game is over."""
        self.until(lambda state: state["over"] or (state["decision"] and len(state["asked"]) == 1))

    def closing(self) -> int:
        """Hear everything to the end; says the code with which the server closed."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def leave(self) -> None:
        """Close the table."""
        self._socket.close()


def steady(state: State) -> str:
    """A choice that depends on nothing but how many choices were made: any life of a server sees the same person."""
    options = state["decision"]["options"]
    key: str = options[(state["choices"] * 7919 + 13) % len(options)]["key"]
    return key


def friends(server: Server, undo: str = "vote", *more: str) -> tuple[Guest, Guest]:
    """Anna and Ben, each of whom has chosen once; more may sit at the table."""
    made = set_table(server, "anna", "open", *more, seed="9", undo=undo)
    anna = Guest(server.port, made["table"], made["token"])
    ben = Guest(server.port, made["table"], take_seat(server, made, "Ben"))
    anna.until(lambda state: not state["waiting"])
    anna.choose()
    ben.choose()
    anna.hear_all()
    return anna, ben
