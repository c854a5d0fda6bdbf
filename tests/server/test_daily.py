"""The daily kingdom on a server: its tables are settled by the date, and results come onto a small table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import httpx

from tests.server.guests import Guest, set_table
from tests.server.serving import Server

ANNA = {"kind": "person", "name": "Anna"}


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def note(server: Server, table: str, token: str) -> httpx.Response:
    """Ask for a result to be put on the table of its day."""
    bearer = {"authorization": f"Bearer {token}"}
    return server.http.post(f"/api/tables/{table}/daily", headers=bearer, json={})


def test_everybody_has_the_same_deal_and_options(server: Server) -> None:
    states = []
    for _ in range(2):
        made = set_table(server, "anna", "squire", daily=today())
        anna = Guest(server.port, made["table"], made["token"])
        anna.until(lambda state: not state["waiting"] and 1 not in state["asked"])  # the squire has kept its duke
        states.append(anna.state)
    one, other = states
    assert one["daily"] == today() and one["known_deal"] and one["undo_policy"] == "to-barrier"
    assert one["options"] == other["options"] and one["zones"] == other["zones"]
    ways = server.http.get(f"/api/daily/valeria/{today()}").json()["ways"]
    assert next(way for way in ways if way["players"] == 2)["options"] == one["options"]


def test_a_result_comes_onto_the_table_once_and_only_at_the_end(server: Server) -> None:
    made = set_table(server, "anna", daily=today())
    anna = Guest(server.port, made["table"], made["token"])
    early = note(server, made["table"], made["token"])
    assert early.status_code == 422 and early.json()["error"]["id"] == "daily-not-over"
    while not anna.state["over"]:
        anna.choose(anna.state["decision"]["options"][-1]["key"])
    for _ in range(2):
        assert note(server, made["table"], made["token"]).status_code == 201
    results = server.http.get(f"/api/daily/valeria/{today()}").json()["results"]
    assert [(row["name"], row["level"]) for row in results] == [("Anna", "")]
    assert results[0]["points"] == anna.state["sheets"][0]["total"]
    assert note(server, made["table"], made["spectator"]).status_code == 403


def test_other_tables_have_no_day(server: Server) -> None:
    made = set_table(server, "anna", game="valeria")
    refused = note(server, made["table"], made["token"])
    assert refused.status_code == 422 and refused.json()["error"]["id"] == "daily-no-table"


def test_what_is_wrong_with_a_day_is_told(server: Server) -> None:
    def refused(**wish: Any) -> str:
        answer = server.http.post("/api/tables", json={"game": "valeria", "seats": [ANNA], "daily": today(), **wish})
        assert answer.status_code == 422
        return str(answer.json()["error"]["id"])

    assert refused(daily="soon") == "daily-no-date"
    assert refused(daily="2999-01-01") == "daily-not-yet"
    assert refused(daily="1999-01-01") == "daily-too-early"
    assert refused(seats=[ANNA, {"kind": "open"}]) == "daily-seats"
    assert refused(seed="7") == "daily-settled"
    assert server.http.get("/api/daily/valeria/soon").json()["error"]["id"] == "daily-no-date"
    assert server.http.get(f"/api/daily/chess/{today()}").status_code == 404
