"""Remarks: what players say about a finished game, in the replay, by link and in the game file."""

from __future__ import annotations

from typing import Any

import httpx

from regalia.engine.records import Record
from regalia.engine.sayings import remarks_in
from regalia.shelf import find_game
from tests.server.guests import set_table, take_seat
from tests.server.serving import Server
from tests.server.test_game_files import FINISHED, bearer


def remarks(server: Server, table: str, token: str, **remark: Any) -> httpx.Response:
    """Read all remarks, or make one."""
    address = f"/api/tables/{table}/remarks"
    headers = bearer(token)
    return (
        server.http.post(address, json=remark, headers=headers) if remark else server.http.get(address, headers=headers)
    )


def said(answer: httpx.Response) -> list[tuple[int, str, list[str]]]:
    assert answer.status_code == 200, answer.text
    return [(remark["at"], remark["text"], remark["objects"]) for remark in answer.json()["remarks"]]


def test_remarks_go_round_by_link_and_file_and_look_the_same(server: Server) -> None:
    made = set_table(server, record=FINISHED)
    table, token = made["table"], made["token"]
    remarks(server, table, token, at=12, text="Here it  turned.", objects=["gold@0", "hand@0:x>centre:6"])
    written = remarks(server, table, token, at=3, text='A "fine"\nstart \\o/')
    expected = [(3, 'A "fine" start \\o/', []), (12, "Here it turned.", ["gold@0", "hand@0:x>centre:6"])]
    assert said(written) == expected
    looking = remarks(server, table, made["spectator"])
    assert said(looking) == expected and not any(remark["mine"] for remark in looking.json()["remarks"])

    file = server.http.get(f"/api/tables/{table}/record", headers=bearer(made["spectator"])).text
    assert [at for at, _ in remarks_in(Record.read(file, find_game))] == [3, 12]
    assert server.http.post("/api/records/check", json={"record": file}).json()["remarks"] == 2
    again = set_table(server, record=file)
    found = remarks(server, again["table"], again["token"])
    assert said(found) == expected and all(remark["mine"] for remark in found.json()["remarks"])
    file_again = server.http.get(f"/api/tables/{again['table']}/record", headers=bearer(again["token"])).text
    say_lines = [[line for line in text.splitlines() if line.startswith("say ")] for text in (file, file_again)]
    assert say_lines[0] == say_lines[1]
    # Whoever plays on from a moment has a game of their own.
    onward = set_table(server, "anna", "ben", record=file, upto=20)
    assert said(remarks(server, onward["table"], onward["token"])) == []


def test_a_remark_can_be_changed_and_taken_away_by_whoever_made_it(server: Server) -> None:
    made = set_table(server, record=FINISHED)
    table, token = made["table"], made["token"]
    (one,) = remarks(server, table, token, at=1, text="Hm.").json()["remarks"]
    changed = remarks(server, table, token, at=2, text="Oh!", objects=["dice"], number=one["number"])
    assert said(changed) == [(2, "Oh!", ["dice"])]
    assert remarks(server, table, token, at=2, text="?", number=one["number"] + 999).json()["error"]["id"] == (
        "remark-not-yours"
    )
    assert said(remarks(server, table, token, at=2, text="", number=one["number"])) == []


def test_while_others_play_nothing_is_said_and_onlookers_never_say_anything(server: Server) -> None:
    made = set_table(server, "anna", "open", seed="21")
    ben = take_seat(server, made, "Ben")
    for token in (made["token"], ben, made["spectator"]):
        for answer in (
            remarks(server, made["table"], token),
            remarks(server, made["table"], token, at=0, text="She has the dragon."),
        ):
            assert (answer.status_code, answer.json()["error"]["id"]) == (403, "remark-not-over")
    over = set_table(server, record=FINISHED)
    refused = remarks(server, over["table"], over["spectator"], at=0, text="Me too")
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "server-only-looking-on")


def test_bad_remarks_and_files_are_refused_with_the_reason(server: Server) -> None:
    made = set_table(server, record=FINISHED)
    for wish, why in (
        ({"at": 0, "text": "  "}, "remark-text-refused"),
        ({"at": 0, "text": "left\u202eright"}, "talk-text-refused"),
        ({"at": 99_999, "text": "When?"}, "server-past-too-far"),
        ({"at": 0, "text": "x", "objects": ["<b>"]}, "remark-no-object"),
        ({"at": 0, "text": "x", "objects": ["dice"] * 9}, "remark-too-many-objects"),
        ({"at": 0, "text": 5}, "server-message-unreadable"),
    ):
        answer = remarks(server, made["table"], made["token"], **wish)
        assert 400 <= answer.status_code < 500 and answer.json()["error"]["id"] == why, (wish, answer.text)
    lines = FINISHED.splitlines()
    broken = "\n".join([*lines[:6], 'say "no end', *lines[6:]])
    for path, body in (("records/check", {"record": broken}), ("tables", {"record": broken})):
        error = server.http.post(f"/api/{path}", json=body).json()["error"]
        assert error["id"] == "record-misfit" and error["args"]["line"] == 7, error
