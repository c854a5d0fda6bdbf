"""People who send anything: messages and requests made from the protocol's own schema, some of them broken (fuzzing).

python -m tests.server.liars [--minutes 10] [--seed 1]
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

from websockets.exceptions import ConnectionClosed

from regalia.server.protocol.json_schema import schema
from tests.server.guests import Guest, set_table
from tests.server.serving import Server, quick

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**63,
    -(2**70),
    1e308,
    0.5,
    "",
    "x" * 300,
    "\u0000",
    "\u202e\u2800",
    "🐉" * 30,
    "../../etc/passwd",
    [],
    {},
    [[[[]]]],
    {"": {"": {}}},
    ["a"] * 200,
)
METHODS = ("GET", "GET", "GET", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD")
BODIES = {"tables": "NewTable", "seats": "TakeSeat", "bots": "FillSeat", "records/check": "CheckRecord"}
CLOSED_ON_PURPOSE = {1000, 1001, 1009, 1012, 1013, 4003, 4004, 4029}


class Liar:
    """Makes what somebody might send, by lot: mostly as the schema says, with a lie here and there."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self._shapes: Mapping[str, Any] = schema()["$defs"]

    def message(self) -> str | bytes:
        """Something for the WebSocket."""
        text = json.dumps(self.value(self._shapes["ClientMessage"]))
        if self.chance.random() < 0.05:
            at = self.chance.randrange(len(text))
            return text[:at].encode() + self.chance.randbytes(3) + text[at:].encode()
        return text[: self.chance.randrange(len(text))] if self.chance.random() < 0.05 else text

    def body(self, name: str) -> bytes:
        """Something to be posted."""
        text = json.dumps(self.value(self._shapes[name])).encode()
        return text[: self.chance.randrange(len(text) + 1)] if self.chance.random() < 0.1 else text

    def value(self, shape: Mapping[str, Any]) -> Any:
        """Something of this shape, or not quite."""
        if self.chance.random() < 0.04:
            return self.chance.choice(JUNK)
        if "$ref" in shape:
            return self.value(self._shapes[shape["$ref"].rpartition("/")[2]])
        if "anyOf" in shape:
            return self.value(self.chance.choice(shape["anyOf"]))
        if "enum" in shape or "const" in shape:
            return self.chance.choice(shape.get("enum") or [shape["const"]])
        kind = shape.get("type")
        if kind == "object":
            return self._object(shape)
        if kind == "array":
            most = min(shape.get("maxItems", 4), 4)
            return [self.value(shape.get("items", {})) for _ in range(self.chance.randint(0, most))]
        return self._plain(str(kind), shape)

    def _object(self, shape: Mapping[str, Any]) -> dict[str, Any]:
        needed = set(shape.get("required", ()))
        members = {
            name: self.value(kind)
            for name, kind in shape.get("properties", {}).items()
            if name in needed or self.chance.random() < 0.5
        }
        if self.chance.random() < 0.05 and members:
            members.pop(self.chance.choice(list(members)))
        if self.chance.random() < 0.05:
            members["surplus"] = self.chance.choice(JUNK)
        return members

    def _plain(self, kind: str, shape: Mapping[str, Any]) -> Any:
        match kind:
            case "integer":
                return self.chance.choice((0, 1, 2, 3, shape.get("maximum", 7), shape.get("minimum", -1)))
            case "string":
                words = ("valeria", "squire", "Anna", "gain", "12", "server-phrase-hello", "x")
                return self.chance.choice(words)
            case "boolean":
                return self.chance.random() < 0.5
            case "null":
                return None
        return self.chance.choice(JUNK)


def knock(server: Server, liar: Liar, made: Mapping[str, Any]) -> tuple[str, int]:
    """One request, likely or not; says what it was and what status came back."""
    chance = liar.chance
    junk = quote(chance.choice(("%00", "x" * 400, "..", "9" * 60, "-1", "ž", "a b", "\x1b[2J")))
    table = chance.choice((made["table"], made["table"], "nowhere", junk))
    moment = f"/at/{chance.choice(('0', '1', junk))}"
    last = chance.choice(("", "/invitation", "/seats", "/bots", "/record", "/log", "/review", moment))
    path = chance.choice(
        (
            f"/api/tables/{table}{last}",
            f"/api/tables/{table}{last}",
            "/api/tables",
            "/api/records/check",
            f"/api/games/{chance.choice(('valeria', junk))}/{chance.choice(('cards', 'rules/cs', junk))}",
            f"/api/words/{chance.choice(('en', junk))}",
            f"/{junk}",
        )
    )
    token = chance.choice((made["token"], made["spectator"], "wrong", junk, ""))
    name = BODIES.get(path.removeprefix("/api/").rpartition("/")[2], BODIES.get(path.removeprefix("/api/"), "NewTable"))
    method = chance.choice(METHODS)
    answer = server.http.request(
        method,
        path,
        params={"token": token, "from": chance.choice(("1", "x", "9" * 30)), "view": chance.choice(("", "open", "x"))},
        content=liar.body(name) if method in ("POST", "PUT", "PATCH") else None,
        headers={"content-type": chance.choice(("application/json", "application/json", "text/plain"))},
    )
    return f"{method} {path}", answer.status_code


def chatter(server: Server, liar: Liar, made: Mapping[str, Any], count: int) -> None:
    """Many messages at one table; whatever the server makes of them, it says so and goes on."""
    guest = Guest(server.port, made["table"], made["token"])
    for _ in range(count):
        try:
            guest.send_raw(liar.message())
            heard = guest.hear_all()
        except ConnectionClosed as closed:
            assert closed.rcvd and closed.rcvd.code in CLOSED_ON_PURPOSE | {1007}, closed
            guest = Guest(server.port, made["table"], made["token"])
            continue
        assert all(message["type"] != "refused" or message["message"]["id"] for message in heard)
    guest.leave()


def lie_to(server: Server, seed: int, count: int) -> dict[int, int]:
    """So many requests and messages; says how often each status came."""
    liar = Liar(seed)
    made = set_table(server, "anna", "open", "squire", seed=str(seed))
    statuses: dict[int, int] = {}
    for _ in range(count):
        what, status = knock(server, liar, made)
        assert status != 500, f"{what} with seed {seed}"
        statuses[status] = statuses.get(status, 0) + 1
    chatter(server, liar, set_table(server, "anna", "ben", seed=str(seed)), count)
    return statuses


def main() -> None:
    """Lie for a while."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    until, sent = time.monotonic() + 60 * wish.minutes, 0
    statuses: dict[int, int] = {}
    with tempfile.TemporaryDirectory() as folder, Server(quick(Path(folder))) as server:
        while time.monotonic() < until:
            for status, count in lie_to(server, wish.seed, 100).items():
                statuses[status] = statuses.get(status, 0) + count
            wish.seed += 1
            sent += 100
    print(f"{sent} requests and {sent} messages: {dict(sorted(statuses.items()))}")


if __name__ == "__main__":
    main()
