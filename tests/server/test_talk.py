"""Talk: free text beside the phrases, what is kept of it, who may not; and private notes."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from regalia.server.settings import Settings
from tests.server.guests import Guest, set_table, take_seat
from tests.server.serving import Lives, Server, quick
from tests.server.test_company import Company, Reached, refusal, told


def heard(guest: Guest, text: str) -> dict[str, Any]:
    """Wait until somebody has heard it."""
    while True:
        message = guest.hear()
        if message["type"] == "phrase" and message["phrase"]["text"] == text:
            line: dict[str, Any] = message["phrase"]
            return line


def earlier(server: Server | Reached, company: Company, **query: Any) -> dict[str, Any]:
    """What was said before."""
    answer = server.http.get(
        f"/api/tables/{company.made['table']}/talk",
        params=query,
        headers={"authorization": f"Bearer {company.made['spectator']}"},
    )
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_what_is_said_in_own_words_is_heard_and_kept(server: Server) -> None:
    company = Company(server, "open")
    anna, ben = company.guests
    anna.say("say", text="  Who takes\tthe tower? 👩‍🌾 ")
    line = heard(ben, "Who takes the tower? 👩‍🌾")
    assert (line["seat"], line["id"]) == (0, "") and line["at"] > 1.7e9
    ben.say("phrase", id="server-phrase-ouch")
    while not anna.messages or anna.messages[-1]["type"] != "phrase" or anna.messages[-1]["phrase"]["seat"] != 1:
        anna.hear()
    again = company.come(1)
    assert [(said["seat"], said["id"], said["text"]) for said in again.welcome["phrases"]] == [
        (0, "", "Who takes the tower? 👩‍🌾"),
        (1, "server-phrase-ouch", ""),
    ]
    assert told(anna) == [], "what is said is no affair of the table"


@pytest.mark.parametrize("text", ["", "   ", "x" * 301, "a\x07b", "left\u202eright", "\u3164", "\u200d"])
def test_what_cannot_be_shown_is_refused(server: Server, text: str) -> None:
    company = Company(server, "open")
    assert refusal(company.guests[0], "say", text=text) == "talk-text-refused"


def test_whoever_looks_on_says_nothing(server: Server) -> None:
    company = Company(server, "open")
    carla = Guest(server.port, company.made["table"], company.made["spectator"])
    assert refusal(carla, "say", text="Behind you!") == "server-only-looking-on"


def test_the_host_switches_free_talk_off_and_on(server: Server) -> None:
    company = Company(server, "open")
    anna, ben = company.guests
    assert refusal(ben, "let_talk", on=False) == "server-only-host"
    anna.say("let_talk", on=False)
    ben.until(lambda state: not state["talk"])
    assert refusal(ben, "say", text="But why?") == "talk-is-off"
    ben.say("phrase", id="server-phrase-sorry")
    while ben.hear()["type"] != "phrase":
        pass
    anna.say("let_talk", on=True)
    ben.until(lambda state: state["talk"])
    ben.say("say", text="Thank you")
    assert heard(anna, "Thank you")["seat"] == 1
    assert told(ben) == ["hush", "talk"]


def test_older_lines_are_asked_for(server: Server) -> None:
    company = Company(server, "open")
    anna, _ = company.guests
    for number in range(60):
        anna.say("say", text=f"line {number}")
    heard(anna, "line 59")
    latest = company.come(1).welcome["phrases"]
    assert [line["text"] for line in latest] == [f"line {number}" for number in range(10, 60)]
    before = earlier(server, company, before=latest[0]["number"])
    assert [line["text"] for line in before["lines"]] == [f"line {number}" for number in range(10)]
    assert not before["more"] and earlier(server, company)["more"]


def test_a_thousand_lines_at_once_are_answered_and_disturb_nobody(tmp_path: Path) -> None:
    """Who says too much is told so; who does not stop is shown out, and may come back; the others hear a few lines."""
    with Server(Settings(tmp_path, bot_pause=(0.0, 0.0), workers=1)) as server:
        company = Company(server, "open")
        anna, ben = company.guests
        with suppress(ConnectionClosed):
            for number in range(1000):
                ben.say("say", text=f"spam {number}")
        assert ben.closing() == 4029
        refused = [answer["message"]["id"] for answer in ben.messages if answer["type"] == "refused"]
        assert set(refused) == {"server-too-often", "server-too-fast"}
        assert anna.choose()["type"] == "changed"
        lines = [message["phrase"]["text"] for message in anna.messages if message["type"] == "phrase"]
        assert lines == [f"spam {number}" for number in range(len(lines))] and 0 < len(lines) <= 30
        again = company.come(1)
        assert again.state["choices"] == anna.state["choices"] and again.choose()["type"] == "changed"


# Notes


def notes(server: Server | Reached, table: str, token: str, **note: Any) -> httpx.Response:
    """Read all notes, or write one."""
    headers = {"authorization": f"Bearer {token}"}
    address = f"/api/tables/{table}/notes"
    return server.http.post(address, json=note, headers=headers) if note else server.http.get(address, headers=headers)


def test_notes_are_private_and_can_be_changed(server: Server) -> None:
    company = Company(server, "open")
    table, (anna, ben) = company.made["table"], company.tokens
    company.guests[0].choose()
    assert notes(server, table, anna, at=0, text="Two dukes.\n\n Which?").json()["notes"] == [
        {"at": 0, "text": "Two dukes.\n\nWhich?"}
    ]
    notes(server, table, anna, at=1, text="The greedy one.")
    assert notes(server, table, ben).json() == {"notes": []}
    assert [note["at"] for note in notes(server, table, anna).json()["notes"]] == [0, 1]
    assert notes(server, table, anna, at=1, text=" ").json()["notes"][0]["at"] == 0
    too_far = notes(server, table, anna, at=99, text="?")
    assert (too_far.status_code, too_far.json()["error"]["id"]) == (404, "server-past-too-far")
    assert notes(server, table, anna, at=0, text="x" * 1_001).json()["error"]["id"] == "talk-text-refused"
    looking = notes(server, table, company.made["spectator"])
    assert (looking.status_code, looking.json()["error"]["id"]) == (403, "server-only-looking-on")
    assert notes(server, table, "wrong").status_code == 403


def test_notes_have_an_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.notes.NOTES", 1)
    made = set_table(server, "anna", "random", seed="4")
    guest = Guest(server.port, made["table"], made["token"])
    guest.choose()
    assert notes(server, made["table"], made["token"], at=0, text="One").status_code == 200
    full = notes(server, made["table"], made["token"], at=1, text="Two")
    assert (full.status_code, full.json()["error"]["id"]) == (409, "talk-too-many-notes")
    assert notes(server, made["table"], made["token"], at=0, text="Another one").status_code == 200


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_talk_and_notes_survive_the_server(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    lives = Lives(tmp_path, request.getfixturevalue("database") if kind == "postgres" else "")
    try:
        lives.start()
        reached = Reached(lives.port)
        company = Company(reached, "open")
        company.guests[0].say("say", text="Remember me")
        heard(company.guests[1], "Remember me")
        company.guests[0].say("let_talk", on=False)
        company.guests[1].until(lambda state: not state["talk"])
        notes(reached, company.made["table"], company.tokens[0], at=0, text="Mine")
        lives.kill()
        lives.start()
        ben = company.come(1)
        assert [line["text"] for line in ben.welcome["phrases"]] == ["Remember me"] and not ben.state["talk"]
        assert notes(reached, company.made["table"], company.tokens[0]).json()["notes"][0]["text"] == "Mine"
    finally:
        lives.end()


def test_what_is_said_is_heard_through_every_server(tmp_path: Path, database: str) -> None:
    settings = quick(tmp_path, database=database)
    with Server(settings) as one, Server(settings) as two:
        made = set_table(one, "anna", "open", seed="9")
        ben = Guest(two.port, made["table"], take_seat(two, made, "Ben"))
        anna = Guest(one.port, made["table"], made["token"])
        anna.say("say", text="Hello over there")
        here, there = heard(anna, "Hello over there"), heard(ben, "Hello over there")
        assert here == there
