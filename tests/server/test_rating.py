"""Rated games: who may play them, what they do to whom, and that each is counted once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regalia.bots.anchors import FILE, anchor_of, kept_parts, measured, written
from regalia.server.rating import MIDDLE, WIDE, _rated, points
from tests.server.guests import Guest, set_table
from tests.server.people import Person, refusal
from tests.server.serving import Server, quick

RATED = {"rated": True, "undo": "to-barrier"}


def friends(server: Server, *more: str, **wishes: Any) -> tuple[Person, Person, dict[str, Any]]:
    """Anna and Ben at a rated table."""
    anna, ben = Person(server), Person(server, "Ben")
    made = anna.set_table("anna", "open", *more, **RATED, **wishes)
    ben.sit_down(made)
    return anna, ben, made


def over(*guests: Guest) -> None:
    """Wait until the game is over and rated for all."""
    for guest in guests:
        guest.until(lambda state: state["over"] and state["ratings"])


def of(person: Person) -> list[dict[str, Any]]:
    """A person's ratings."""
    found: list[dict[str, Any]] = person.get("person/ratings")["ratings"]
    return found


def test_a_rated_game_is_told_before_and_moves_both_ratings_at_its_end(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    made = anna.set_table("anna", "open", **RATED)
    invite = made["invites"][0]["token"]
    assert server.http.get(f"/api/tables/{made['table']}/invitation?token={invite}").json()["rated"] is True
    stranger = server.http.post(f"/api/tables/{made['table']}/seats", json={"invite": invite, "name": "X"})
    assert refusal(stranger) == (403, "rated-needs-key")
    ben.sit_down(made)
    one, two = anna.at(made["table"]), ben.at(made["table"])
    assert one.state["rated"] and [seat["rating"] for seat in one.state["seats"]] == [1500, 1500]
    two.say("concede", level="squire")
    over(one, two)
    won, lost = one.state["ratings"]
    assert won["before"] == lost["before"] == 1500 < won["after"] and lost["after"] == 3000 - won["after"]
    assert [rating["points"] for rating in of(anna) + of(ben)] == [won["after"], lost["after"]]
    assert of(anna)[0]["games"] == 1 and of(anna)[0]["error"] < 784
    assert one.state["undo"]["reason"]["id"] == "rated-no-undo"
    text = anna.ask("GET", f"tables/{made['table']}/record").text
    assert "rated: yes" in text
    table = anna.ask("POST", f"tables/{made['table']}/again", {"deal": "new"}).json()["table"]
    again = anna.at(table)
    assert again.state["rated"] and again.state["seats"][1]["rating"] == won["after"]
    same = anna.ask("POST", f"tables/{made['table']}/again", {"deal": "same"}).json()["table"]
    assert not anna.at(same).state["rated"], "a deal that everybody knows is not rated"


def test_what_a_rated_table_does_not_allow(server: Server) -> None:
    anna = Person(server)
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "squire"}]

    def wish(**more: Any) -> tuple[int, str]:
        return refusal(anna.ask("POST", "tables", {"game": "valeria", "seats": seats, **RATED, **more}))

    assert wish(undo="free") == wish(undo="vote") == (422, "rated-undo")
    assert wish(seed="5") == (422, "rated-deal")
    assert wish(seats=[seats[0], seats[0]]) == (422, "rated-seats")
    body = {"game": "valeria", "seats": seats, **RATED}
    assert refusal(server.http.post("/api/tables", json=body)) == (403, "rated-needs-key")
    made = anna.ask("POST", "tables", body).json()
    assert refusal(anna.ask("GET", f"tables/{made['table']}/hint")) == (403, "rated-no-hints")
    _, _, made = friends(server)
    host = Guest(server.port, made["table"], made["token"])
    answer = host.ask("remove", seat=1, level="squire")
    assert answer["message"]["id"] == "rated-no-change"


def test_a_server_that_cannot_rate_says_so_before_anybody_asks(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Person(server)
    assert server.http.get("/api/games").json()["rates"] is True
    monkeypatch.setattr("regalia.server.rating.find_spec", lambda _: None)
    assert server.http.get("/api/games").json()["rates"] is False
    wish = {"game": "valeria", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}], **RATED}
    assert refusal(anna.ask("POST", "tables", wish)) == (422, "rated-not-here")


def test_bots_are_anchors_that_do_not_move(server: Server) -> None:
    anna = Person(server)
    made = anna.set_table("anna", "squire", "random", **RATED)
    guest = anna.at(made["table"])
    anchors = anna.get("person/ratings")["bots"]["valeria"]
    assert [seat["rating"] for seat in guest.state["seats"]] == [1500, 1500, anchors["random"]]
    assert anchors["random"] < anchors["page"] < 1500 < anchors["knight"] < anchors["queen"]
    guest.say("concede", level="squire")
    over(guest)
    assert [change["seat"] for change in guest.state["ratings"]] == [0]
    assert guest.state["ratings"][0]["after"] < 1500
    assert anna.get("person/ratings")["bots"]["valeria"] == anchors


def test_an_unfinished_game_counts_for_nothing(server: Server) -> None:
    anna, ben, made = friends(server)
    one, two = anna.at(made["table"]), ben.at(made["table"])
    one.say("propose", what="unfinished")
    two.until(lambda state: state["proposal"] is not None)
    two.say("answer", agree=True)
    one.until(lambda state: state["over"])
    one.hear_all()
    assert one.state["ratings"] == [] and of(anna) == of(ben) == []


def test_who_leaves_comes_last_whatever_the_bot_makes_of_it(server: Server) -> None:
    anna, ben, made = friends(server)
    one, two = anna.at(made["table"]), ben.at(made["table"])
    two.say("leave", level="squire")
    one.until(lambda state: state["seats"][1]["gone"] == "left")
    one.say("propose", what="end")
    over(one)
    assert one.state["ended"] == "agreed"
    before = [change["after"] - change["before"] for change in one.state["ratings"]]
    assert before[0] > 0 > before[1]


def test_a_game_is_rated_once_also_by_a_server_that_starts_after_a_kill(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        anna, ben, made = friends(server)
        one, two = anna.at(made["table"]), ben.at(made["table"])
        two.say("concede", level="squire")
        over(one)
        first = (of(anna), of(ben))
        anna.at(made["table"])
    # As if the server had been killed after the last move and before the rating.
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        for statement in ("DELETE FROM ratings", "DELETE FROM rating_changes", "UPDATE rooms SET rated = 1"):
            database.execute(statement)
    with Server(quick(tmp_path)) as server:
        again = Guest(server.port, made["table"], anna.key)
        over(again)
        anna.server = ben.server = server
        assert (of(anna), of(ben)) == first
    with Server(quick(tmp_path)) as server:
        anna.server = ben.server = server
        assert len(anna.at(made["table"]).state["ratings"]) == 2
        assert (of(anna), of(ben)) == first, "and not twice"


@pytest.fixture
def servers(tmp_path: Path, database: str) -> Iterator[tuple[Server, Server]]:
    settings = quick(tmp_path, database=database)
    with Server(settings) as one, Server(settings) as two:
        yield one, two


def test_two_servers_rate_a_game_once(servers: tuple[Server, Server]) -> None:
    one, two = servers
    anna, ben, made = friends(one)
    here, there = anna.at(made["table"]), ben.at(made["table"], two)
    there.until(lambda state: not state["waiting"])
    there.say("concede", level="squire")
    over(here, there)
    assert here.state["ratings"] == there.state["ratings"] and len(here.state["ratings"]) == 2
    assert of(anna)[0]["games"] == of(ben)[0]["games"] == 1
    assert of(anna)[0]["points"] == here.state["ratings"][0]["after"]


def test_who_is_deleted_has_no_rating_and_the_others_keep_theirs(server: Server) -> None:
    anna, ben, made = friends(server)
    one, two = anna.at(made["table"]), ben.at(made["table"])
    two.say("concede", level="squire")
    over(one)
    kept = of(anna)
    assert ben.ask("POST", "person/forget", {}).status_code == 204
    assert of(anna) == kept
    assert refusal(ben.ask("GET", "person/ratings")) == (404, "person-unknown")


def test_ratings_follow_the_places_of_any_number_of_players() -> None:
    new = (MIDDLE, WIDE)
    first, second, third, last = _rated([new] * 4, [0, 1, 1, 3])
    assert first[0] > second[0] == third[0] > last[0]
    assert points(MIDDLE) == 1500 and all(sigma < WIDE for _, sigma in (first, second, third, last))
    upset, fallen = _rated([(20.0, 2.0), (30.0, 2.0)], [0, 1])
    usual, _ = _rated([(30.0, 2.0), (20.0, 2.0)], [0, 1])
    assert upset[0] - 20 > usual[0] - 30 > 0 > fallen[0] - 30, "who beats a stronger one gains more"


def test_the_anchors_are_those_that_the_ladder_has_measured() -> None:
    parts = kept_parts(Path(__file__).parents[2] / "benchmarks" / "results")
    told = "python -m regalia.bots.anchors benchmarks/results writes them anew"
    assert FILE.read_text(encoding="utf-8") == written(measured(parts)), told
    assert anchor_of("valeria", "squire-builder") == 0 and anchor_of("chess", "squire") is None


def test_what_is_not_rated_stays_so(server: Server) -> None:
    made = set_table(server, "anna", "squire")
    guest = Guest(server.port, made["table"], made["token"])
    guest.say("concede", level="squire")
    guest.until(lambda state: state["over"])
    guest.hear_all()
    assert not guest.state["rated"] and guest.state["ratings"] == [] and guest.state["seats"][0]["rating"] is None
