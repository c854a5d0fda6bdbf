"""People with a key of their own, as the tests play them."""

from __future__ import annotations

import base64
import secrets
from typing import Any

import httpx

from tests.server.guests import SEATS, Guest, Reachable
from tests.server.serving import Server


def drawn_key() -> str:
    """A key as a browser draws it."""
    return base64.urlsafe_b64encode(secrets.token_bytes(16)).decode().rstrip("=")


class Person:
    """Somebody who is known on a server by a key."""

    def __init__(self, server: Reachable, name: str = "Anna", key: str = "", **look: str) -> None:
        self.server = server
        self.name = name
        self.key = key or drawn_key()
        if not key:
            self.ask("POST", "person", {"name": name, **look}).raise_for_status()

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask the server for something with the key."""
        headers = {"authorization": f"Bearer {self.key}"}
        return self.server.http.request(method, f"/api/{path}", json=body, headers=headers)

    def get(self, path: str) -> Any:
        """What the server says to a question that it answers."""
        return self.ask("GET", path).raise_for_status().json()

    def set_table(self, *seats: str, **wishes: Any) -> dict[str, Any]:
        """Set a table of Valeria."""
        wish = {"game": "valeria", "seats": [SEATS[seat] for seat in seats], **wishes}
        made: dict[str, Any] = self.ask("POST", "tables", wish).raise_for_status().json()
        return made

    def sit_down(self, made: dict[str, Any], which: int = 0) -> dict[str, Any]:
        """Sit down by invitation."""
        wish = {"invite": made["invites"][which]["token"], "name": self.name}
        taken: dict[str, Any] = self.ask("POST", f"tables/{made['table']}/seats", wish).raise_for_status().json()
        return taken

    def at(self, table: str, server: Server | None = None) -> Guest:
        """The table, opened with nothing but the key."""
        server = server or self.server  # type: ignore[assignment]
        assert isinstance(server, Server)
        return Guest(server.port, table, self.key)

    def games(self) -> list[str]:
        """The ids of the person's games."""
        return [game["table"] for game in self.get("person/games")["games"]]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status of a refusal, and its reason."""
    return answer.status_code, answer.json()["error"]["id"]
