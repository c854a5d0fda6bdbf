"""The lobby: tables that stand open, who is here, knocking; and playing once more with the same people."""

from __future__ import annotations

import secrets
from typing import Any

from tests.server.guests import Guest, set_table, steady
from tests.server.people import Person, refusal
from tests.server.serving import Server


def listed(person: Person) -> dict[str, Any]:
    """The tables of the lobby by their ids."""
    return {table["table"]: table for table in person.get("lobby")["tables"]}


def test_only_tables_whose_host_wants_it_stand_in_the_lobby_and_only_while_a_seat_is_open(server: Server) -> None:
    anna, ben = Person(server), Person(server, f"Ben{secrets.token_hex(3)}", crest="rose")
    by_link = anna.set_table("anna", "open")
    asked = anna.set_table("anna", "open", listed="ask", best_of=3)
    found = listed(ben)
    assert by_link["table"] not in found
    shown = found[asked["table"]]
    assert (shown["listed"], shown["best_of"], shown["rated"], shown["game"]) == ("ask", 3, False, "valeria")
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open"] and "token" not in str(shown)
    assert ben.name in [who["name"] for who in anna.get("lobby")["here"]], "who looks at the lobby is here"
    assert anna.ask("POST", f"tables/{by_link['table']}/listing", {"listed": "open"}).status_code == 204
    assert listed(ben)[by_link["table"]]["listed"] == "open"
    assert ben.ask("POST", f"tables/{by_link['table']}/knock", {"name": "Ben"}).json() == {"answer": "seated"}
    assert by_link["table"] not in listed(ben), "nobody is looked for any more"
    assert ben.at(by_link["table"]).state["mine"] == [1]


def test_the_host_lets_in_whom_they_like(server: Server) -> None:
    anna, ben, carl = Person(server), Person(server, "Ben", crest="rose"), Person(server, "Carl")
    made = anna.set_table("anna", "open", listed="ask")
    table, host = made["table"], anna.at(made["table"])
    for person in (ben, carl):
        answer = person.ask("POST", f"tables/{table}/knock", {"name": person.name})
        assert answer.json() == {"answer": "waiting"} == person.get(f"tables/{table}/knock")
        assert refusal(person.ask("GET", f"tables/{table}")) == (403, "server-token-wrong"), "not in yet"
    knocks: list[Any] = []
    while len(knocks) < 2:
        message = host.hear()
        knocks = message["links"]["knocks"] if message["type"] == "links" else knocks
    assert [(one["name"], one["crest"]) for one in knocks] == [("Ben", "rose"), ("Carl", "")]
    admit = {"id": knocks[1]["id"], "admit": False}
    assert refusal(ben.ask("POST", f"tables/{table}/admit", admit))[0] == 403, "only the host lets people in"
    assert refusal(anna.ask("POST", f"tables/{table}/admit", {**admit, "id": "0"})) == (404, "lobby-gone")
    assert anna.ask("POST", f"tables/{table}/admit", admit).status_code == 204
    assert carl.get(f"tables/{table}/knock") == {"answer": "declined"}
    assert carl.ask("POST", f"tables/{table}/knock", {"name": "Carl"}).json() == {"answer": "declined"}
    assert anna.ask("POST", f"tables/{table}/admit", {"id": knocks[0]["id"], "admit": True}).status_code == 204
    assert ben.get(f"tables/{table}/knock") == {"answer": "seated"}
    assert ben.at(table).state["mine"] == [1]
    host.until(lambda state: not state["waiting"])
    assert refusal(carl.ask("POST", f"tables/{table}/knock", {"name": "Carl"})) == (409, "server-seat-taken")


def test_who_may_not_join_is_told_why(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    made = anna.set_table("anna", "open")
    path = f"tables/{made['table']}/knock"
    assert refusal(ben.ask("POST", path, {"name": "Ben"})) == (403, "lobby-not-listed")
    assert ben.get(path) == {"answer": "none"}
    assert refusal(server.http.post(f"/api/{path}", json={"name": "X"})) == (401, "server-token-missing")
    assert refusal(ben.ask("POST", f"tables/{made['table']}/listing", {"listed": "open"}))[0] == 403
    assert anna.ask("POST", f"tables/{made['table']}/listing", {"listed": "all"}).status_code == 400
    anna.ask("POST", f"tables/{made['table']}/listing", {"listed": "ask"})
    assert refusal(ben.ask("POST", path, {"name": "  "})) == (422, "seat-name-refused")
    assert ben.ask("POST", path, {"name": "a\u2800"}).status_code == 422


def finish(guests: list[Guest], loser: int = 1) -> None:
    """Everybody but one wins: that one gives the game up."""
    guests[loser].say("concede", level="squire")
    for guest in guests:
        guest.until(lambda state: state["over"])


def test_a_series_is_played_with_the_seats_in_turn_until_somebody_has_won_it(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    made = anna.set_table("anna", "open", best_of=3)
    ben.sit_down(made)
    table, tables = made["table"], [made["table"]]
    for game, wins in ((1, [0, 0]), (2, [0, 1]), (3, [1, 1])):
        guests = [anna.at(table), ben.at(table)]
        assert guests[0].state["series"] == {"best_of": 3, "game": game, "wins": wins}, game
        own = 0 if game % 2 else 1
        assert guests[0].state["mine"] == [own]
        finish(guests, loser=0 if game == 2 else 1)
        assert sum(guests[0].state["series"]["wins"]) == game, "with this game"
        next_one = anna.ask("POST", f"tables/{table}/again", {"deal": "new"}).raise_for_status().json()["table"]
        assert ben.ask("POST", f"tables/{table}/again", {"deal": "new"}).json()["table"] == next_one, "the same for all"
        for guest in guests:
            while guest.messages[-1]["type"] != "links" or guest.messages[-1]["links"]["next"] != next_one:
                guest.hear()
        table = next_one
        tables.append(table)
    assert anna.at(table).state["series"] == {"best_of": 3, "game": 1, "wins": [0, 0]}, "another series"
    assert set(anna.games()) >= set(tables)


def test_the_same_deal_once_more_with_other_seats(server: Server) -> None:
    made = set_table(server, "anna", "squire")
    anna = Guest(server.port, made["table"], made["token"])
    headers = {"authorization": f"Bearer {made['token']}"}
    address = f"/api/tables/{made['table']}/again"
    assert refusal(server.http.post(address, json={"deal": "same"}, headers=headers)) == (422, "again-not-over")
    anna.my_turn()
    anna.choose(steady(anna.state))
    anna.say("concede", level="squire")
    anna.until(lambda state: state["over"])
    watching = {"authorization": f"Bearer {made['spectator']}"}
    assert refusal(server.http.post(address, json={"deal": "same"}, headers=watching))[0] == 403
    table = server.http.post(address, json={"deal": "same"}, headers=headers).raise_for_status().json()["table"]
    again = Guest(server.port, table, made["token"])
    assert again.state["mine"] == [1] and again.state["known_deal"] and again.state["choices"] <= 2
    assert [seat["kind"] for seat in again.state["seats"]] == ["bot", "person"]
    again.say("concede", level="squire")
    again.until(lambda state: state["over"])
    assert again.state["seed"] == anna.state["seed"]
