"""Bad input: each gets a clear answer, nobody else notices, nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from regalia.server.settings import Settings
from regalia.shelf import find_game
from tests.server.guests import Guest, set_table, take_seat
from tests.server.serving import Server

HEAD = f"game valeria\nrules {find_game('valeria').rules}\n".encode()
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that everybody meets."""
    with Server(Settings(tmp_path_factory.mktemp("strict"), bot_pause=(0.0, 0.0), workers=1)) as server:
        yield server


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "hello",
        '{"type": "choose"}',
        '{"type": "dance"}',
        '{"type": "choose", "seen": "0", "key": "x"}',
        '{"type": "choose", "seen": -1, "key": "x"}',
        '{"type": "choose", "seen": 1e99, "key": "x"}',
        '{"type": "choose", "seen": 0, "key": "x", "force": true}',
        '{"type": "choose", "seen": 0, "key": "' + "x" * 300 + '"}',
        '{"type": "choose_many", "seen": 0, "keys": []}',
        '{"type": "undo", "seen": 0, "steps": 0}',
        "[" * 60_000,
        '{"type": "\ud800"}'.encode("utf-8", "surrogatepass"),
        b"\xff\xfe",
    ],
)
def test_what_is_not_understood_is_said_so(server: Server, text: str | bytes) -> None:
    made = set_table(server, "anna", "squire", seed="5")
    anna = Guest(server.port, made["table"], made["token"])
    anna.my_turn()
    before = anna.state
    anna.send_raw(text)
    refusal = next(message for message in anna.hear_all() if message["type"] == "refused")
    assert refusal["message"]["id"] == "server-message-unreadable"
    assert refusal["message"]["args"]["why"]
    assert anna.state == before
    assert anna.choose()["type"] == "changed", "the game goes on"


def turned_away(server: Server, table: str, token: str) -> tuple[str, int]:
    """What is said to whoever comes to a table that is not theirs, and the code with which the door is shut."""
    with connect(f"ws://127.0.0.1:{server.port}/ws/{table}?token={token}") as socket:
        said = json.loads(socket.recv(5))["message"]["id"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
    assert closed.value.rcvd
    return said, closed.value.rcvd.code


@pytest.mark.parametrize("table", ["nowhere", "a" * 500, "%00", "..%2fetc"])
def test_an_unknown_table_is_said_so(server: Server, table: str) -> None:
    assert turned_away(server, table, "x") == ("server-table-unknown", 4004)


def test_a_wrong_or_foreign_secret_is_said_so(server: Server) -> None:
    made, other = set_table(server, "anna", "open"), set_table(server, "ben", "squire")
    for token in ("", "wrong", other["token"], made["invites"][0]["token"], "ž" * 22):
        assert turned_away(server, made["table"], token) == ("server-token-wrong", 4003)


def test_a_message_of_a_megabyte_closes_only_its_own_connection(strict: Server) -> None:
    made = set_table(strict, "anna", "open", seed="5")
    anna = Guest(strict.port, made["table"], made["token"])
    ben = Guest(strict.port, made["table"], take_seat(strict, made, "Ben"))
    anna.send_raw('{"type": "phrase", "id": "' + "x" * 1_000_000 + '"}')
    assert anna.closing() == 1009
    assert anna.messages[-1]["message"] == {"id": "server-message-too-big", "args": {"n": 64}}
    assert ben.choose()["type"] == "changed"
    again = Guest(strict.port, made["table"], made["token"])
    assert again.state["choices"] == 1


def test_a_thousand_messages_a_second_close_only_their_own_connection(strict: Server) -> None:
    made = set_table(strict, "anna", "open", seed="5")
    anna = Guest(strict.port, made["table"], made["token"])
    ben = Guest(strict.port, made["table"], take_seat(strict, made, "Ben"))
    try:
        for _ in range(1000):
            anna.say("ping")
    except ConnectionClosed:
        pass
    assert anna.closing() == 4029
    warnings = [message for message in anna.messages if message["type"] == "refused"]
    assert [warning["message"]["id"] for warning in warnings] == ["server-too-fast"]
    assert ben.choose()["type"] == "changed"
    again = Guest(strict.port, made["table"], made["token"])
    assert again.state["choices"] == 1


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 50_000, b'{"game": 7}'])
def test_an_unreadable_wish_for_a_table_is_said_so(server: Server, body: bytes) -> None:
    answer = server.http.post("/api/tables", content=body, headers=JSON)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["id"] in ("server-message-unreadable", "game-unknown")


def test_too_long_uploads_are_cut_off(server: Server) -> None:
    answer = server.http.post("/api/records/check", content=b"x" * 400_000, headers=JSON)
    assert (answer.status_code, answer.json()["error"]) == (413, {"id": "server-upload-too-big", "args": {"n": 320}})
    answer = server.http.post("/api/tables", content=b"x" * 400_000, headers=JSON)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "record-head-missing"),
        (b"game ludo\nrules 1\nseats A\noptions\nseed 1\n", "game-unknown"),
        (b"game valeria\nrules 99\nseats A\noptions\nseed 1\n", "record-other-rules"),
        (HEAD + b"seats A\noptions\nseed 1\n1 recruit:nobody\n", "record-choice-refused"),
        (HEAD + b"seats A\noptions\nseed 1\nnonsense\n", "record-bad-line"),
    ],
)
def test_a_broken_record_is_refused_with_line_and_reason(server: Server, text: bytes, why: str) -> None:
    answer = server.http.post("/api/records/check", json={"record": text.decode()})
    assert answer.status_code == 422
    error = answer.json()["error"]
    if error["id"] == "record-misfit":
        assert error["args"]["line"] >= 1
        error = error["args"]["why"]
    assert error["id"] == why
