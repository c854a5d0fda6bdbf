"""People without an account: one key opens all their games, on any device, until it is renewed or they are gone."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from regalia.engine.game import Refused
from regalia.server.key_words import key_of, words_of
from tests.server.guests import Guest, set_table, take_seat
from tests.server.people import Person, drawn_key, refusal
from tests.server.serving import Server, quick


def friends(server: Server) -> tuple[Person, Person, str]:
    """Anna has set a table, and Ben sits there too."""
    anna, ben = Person(server), Person(server, "Ben", crest="griffin", tincture="vert")
    made = anna.set_table("anna", "open", seed="9")
    ben.sit_down(made)
    return anna, ben, made["table"]


def test_a_key_alone_opens_all_games_of_a_person(server: Server) -> None:
    anna, ben, table = friends(server)
    assert anna.games() == [table] == ben.games()
    assert [anna.at(table).state["mine"], ben.at(table).state["mine"]] == [[0], [1]]
    own = set_table(server, "anna", "squire")
    other = anna.set_table("open", "open")
    assert anna.games() == [other["table"], table], "also a table that one only looks after; not what others play"
    host = anna.at(other["table"])
    assert host.state["mine"] == [] and host.welcome["links"]["host"]
    assert refusal(anna.ask("GET", f"tables/{own['table']}")) == (403, "server-token-wrong")


def test_nickname_crest_and_colour_are_seen_at_the_seats_and_change_there(server: Server) -> None:
    anna, ben, table = friends(server)
    guest = anna.at(table)
    seats = guest.state["seats"]
    assert (seats[1]["name"], seats[1]["crest"], seats[1]["tincture"]) == ("Ben", "griffin", "vert")
    ben.ask("POST", "person", {"name": "Benny", "crest": "rose", "tincture": "or"}).raise_for_status()
    guest.until(lambda state: state["seats"][1]["crest"] == "rose")
    assert guest.state["seats"][1]["tincture"] == "or"
    assert ben.get("person")["name"] == "Benny"
    for wrong in ({"crest": "<svg>"}, {"tincture": "pink"}, {"name": "x" * 25}, {"name": "a\u2800"}, {"size": 1}):
        assert anna.ask("POST", "person", wrong).status_code in (400, 422)


def test_laptop_and_phone_play_one_seat_together_in_the_midst_of_a_decision(server: Server) -> None:
    anna, ben, table = friends(server)
    laptop = anna.at(table)
    asked = laptop.decision
    phone = anna.at(table)
    assert phone.decision == asked and phone.state["mine"] == [0]
    assert phone.choose()["type"] == "changed"
    laptop.until_seen(phone.state["seen"])
    assert laptop.decision != asked, "the laptop follows, and is still there"
    ben.at(table).choose()
    laptop.my_turn()
    assert laptop.choose()["type"] == "changed"
    phone.until_seen(laptop.state["seen"])
    assert phone.log == laptop.log


def test_who_asks_again_with_the_same_key_has_the_same_seat(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    made = anna.set_table("anna", "open", "open")
    first, again = ben.sit_down(made), ben.sit_down(made)
    assert first["seat"] == again["seat"] == 1 and not again["token"], "the key opens it"
    assert ben.sit_down(made, 1)["seat"] == 1, "nobody sits on two seats by mistake"


def test_twelve_words_open_the_same_games_however_they_are_typed(server: Server) -> None:
    anna, _, table = friends(server)
    words = anna.get("person/words")["words"]
    assert len(words) == 12
    typed = "  1. " + ",\n".join(word.upper() for word in words[:6]) + " " + " ".join(f"{w[:4]}" for w in words[6:])
    typed = typed.replace("E", "É", 1)
    found = server.http.post("/api/person/words", json={"words": typed}).raise_for_status().json()
    assert found == {"key": anna.key, "name": "Anna"}
    assert Person(server, key=found["key"]).games() == [table]


def test_wrong_words_are_named(server: Server) -> None:
    words = words_of(drawn_key())

    def answer(*typed: str) -> tuple[int, str]:
        return refusal(server.http.post("/api/person/words", json={"words": " ".join(typed)}))

    assert answer(*words[:11]) == (422, "person-words-count")
    assert answer(*words[:11], "kastle") == (422, "person-word-near")
    assert answer("žřž", *words[1:]) == (422, "person-word-unknown")
    assert answer(*words) == (404, "person-unknown"), "right words that are nobody's"
    assert answer() == (422, "person-words-count")
    swapped = [words[1], words[0], *words[2:]]
    try:
        assert key_of(" ".join(swapped)) != key_of(" ".join(words))
    except Refused as refused:
        assert refused.message.id == "person-words-mistyped"


def test_a_renewed_key_shuts_out_the_old_one_and_every_old_link(server: Server) -> None:
    anna, ben, table = friends(server)
    own_link = set_table(server, "anna", "open", seed="3")
    old = Guest(server.port, own_link["table"], own_link["token"])
    anna.ask("POST", "person/games", {"games": [{"table": own_link["table"], "token": own_link["token"]}]})
    lost, other = anna.at(table), ben.at(table)
    note = {"at": 0, "text": "Ben likes goblins"}
    anna.ask("POST", f"tables/{table}/notes", note).raise_for_status()
    new = drawn_key()
    assert anna.ask("POST", "person/key", {"key": new}).status_code == 204
    assert lost.closing() == old.closing() == 4003, "whoever has the lost device open is turned away"
    for path in ("person", "person/games", f"tables/{table}"):
        assert anna.ask("GET", path).status_code in (403, 404)
    assert refusal(anna.ask("POST", "person/key", {"key": drawn_key()})) == (404, "person-unknown")
    gone = server.http.get(f"/api/tables/{own_link['table']}?token={own_link['token']}")
    assert refusal(gone) == (403, "server-token-wrong")
    renewed = Person(server, key=new)
    assert set(renewed.games()) == {table, own_link["table"]}
    again = renewed.at(table)
    assert again.state["mine"] == [0] and again.welcome["links"]["host"], "still the host"
    assert renewed.get(f"tables/{table}/notes")["notes"] == [note]
    assert again.choose()["type"] == "changed"
    other.until_seen(again.state["seen"])
    assert other.choose()["type"] == "changed", "nobody else has noticed"


def test_games_already_begun_are_brought_along_and_stay_open_by_their_links(server: Server) -> None:
    made = set_table(server, "anna", "open", seed="9")
    token = take_seat(server, made, "Ben")
    ben = Person(server, "Ben", crest="rose")
    mine = {"games": [{"table": made["table"], "token": token}, {"table": "nowhere", "token": token}]}
    assert ben.ask("POST", "person/games", mine).json()["games"][0]["table"] == made["table"]
    by_link, by_key = Guest(server.port, made["table"], token), ben.at(made["table"])
    assert by_link.state["mine"] == by_key.state["mine"] == [1]
    assert by_key.state["seats"][1]["crest"] == "rose" and by_key.state["seats"][0]["crest"] == ""
    thief = Person(server, "Carl")
    assert thief.ask("POST", "person/games", mine).json()["games"] == [], "what is somebody's stays theirs"


def test_two_keys_of_one_person_become_one(server: Server) -> None:
    anna, ben, table = friends(server)
    phone = Person(server, "Anna on the phone")
    second = phone.set_table("anna", "squire")["table"]
    assert phone.at(second).state["mine"] == [0]
    anna.ask("POST", "person/unite", {"key": phone.key}).raise_for_status()
    assert set(anna.games()) == {table, second} and anna.at(second).state["mine"] == [0]
    assert refusal(phone.ask("GET", "person")) == (404, "person-unknown")
    assert refusal(anna.ask("POST", "person/unite", {"key": phone.key})) == (404, "person-unknown")
    assert refusal(anna.ask("POST", "person/unite", {"key": anna.key})) == (422, "person-same-key")
    anna.ask("POST", "person/unite", {"key": ben.key}).raise_for_status()
    assert anna.at(table).state["mine"] == [0, 1], "where both sat, one plays both"


def test_who_is_deleted_was_somebody_and_a_bot_plays_on(server: Server) -> None:
    anna, ben, table = friends(server)
    guest, going = ben.at(table), anna.at(table)
    going.say("say", text="My name is Anna")
    anna.ask("POST", f"tables/{table}/notes", {"at": 0, "text": "secret"}).raise_for_status()
    going.say("hand_over", seat=1)
    guest.until(lambda state: state["host"] == [1])
    assert anna.ask("POST", "person/forget", {}).status_code == 204
    assert going.closing() == 4003
    guest.until(lambda state: state["seats"][0]["gone"] == "left")
    seat = guest.state["seats"][0]
    assert (seat["name"], seat["kind"], seat["stand_in"]) == ("", "person", "squire")
    guest.until(lambda state: state["asked"] == [1])
    assert guest.choose()["type"] == "changed", "the game goes on"
    assert refusal(anna.ask("GET", "person")) == (404, "person-unknown")
    assert refusal(anna.ask("GET", f"tables/{table}")) == (403, "server-token-wrong")
    later = ben.at(table)
    assert all(line["text"] == "" for line in later.welcome["phrases"])
    told = [str(affair["said"]) for affair in later.state["affairs"]]
    assert told and not any("Anna" in text for text in told) and "seat-somebody" in told[0]


def test_the_host_goes_and_the_next_is_host(server: Server) -> None:
    anna, ben, table = friends(server)
    guest = ben.at(table)
    anna.ask("POST", "person/forget", {})
    guest.until(lambda state: state["host"] == [1])


def test_nothing_of_a_key_is_in_the_database_but_a_hash(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        anna, _, table = friends(server)
        going = anna.at(table)
        going.say("say", text="My name is Anna")
        going.hear_all()
        database = sqlite3.connect(tmp_path / "tables.sqlite3")
        assert anna.key not in "\n".join(database.iterdump())
        anna.ask("POST", "person/forget", {}).raise_for_status()
        assert "Anna" not in "\n".join(database.iterdump()), "who is gone has left no name behind"


@pytest.mark.parametrize("key", ["short", "x" * 22 + "!", "A" * 21 + "B", "A" * 64])
def test_what_is_no_key_makes_nobody(server: Server, key: str) -> None:
    answer = server.http.post("/api/person", json={"name": "X"}, headers={"authorization": f"Bearer {key}"})
    assert refusal(answer) == (400, "person-key-wrong")


def test_a_foreign_key_is_refused_everywhere_and_disturbs_nobody(server: Server) -> None:
    anna, _, table = friends(server)
    guest = anna.at(table)
    foreign = Person(server, key=drawn_key())
    assert refusal(foreign.ask("GET", "person/games")) == (404, "person-unknown")
    assert refusal(foreign.ask("POST", "tables", {"game": "valeria", "seats": []})) == (404, "person-unknown")
    assert refusal(foreign.ask("POST", "person/forget", {})) == (404, "person-unknown")
    with pytest.raises((AssertionError, ConnectionClosed)):
        foreign.at(table)
    heard = [message["type"] for message in guest.hear_all()]
    assert set(heard) <= {"presence", "pong"}


def test_who_only_looks_after_a_table_is_turned_away_too_when_the_key_is_renewed(server: Server) -> None:
    anna = Person(server)
    host = anna.at(anna.set_table("open", "open")["table"])
    assert anna.ask("POST", "person/key", {"key": drawn_key()}).status_code == 204
    assert host.closing() == 4003
