"""Clocks: time for each turn and a bank; whose is up is played for, once, and takes the seat back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.server.clocks import Clock
from regalia.server.protocol.clocks import ClockTerms
from tests.server.guests import Guest, set_table, take_seat
from tests.server.serving import Lives, Server, quick
from tests.server.test_company import Company, Reached, refusal, told

TERMS = ClockTerms(30, "random", 60)
SHORT: dict[str, Any] = {"clock": {"turn": 1, "level": "random"}}
LONG: dict[str, Any] = {"clock": {"turn": 60, "level": "random", "bank": 300}}


# The clock itself


def begun(at: float = 100.0, *asked: int) -> Clock:
    clock = Clock(TERMS, 2)
    clock.begin(at, asked or (0,))
    return clock


def test_a_turn_has_its_time_and_then_the_bank_is_used() -> None:
    clock = begun()
    assert clock.left(0, 100) == 90 and clock.left(1, 100) is None
    clock.choose(110, 0, {0}, drawn=False)
    assert clock.left(0, 115) == 75, "the same turn goes on"
    clock.choose(145, 0, {1}, drawn=False)
    assert clock.left(0, 150) is None and clock.left(1, 150) == 85
    clock.choose(160, 1, {0}, drawn=False)
    assert clock.left(0, 160) == 30 + 45, "fifteen seconds of the bank were used, and the next turn is new"


def test_whoever_chooses_on_has_a_new_turn_when_others_are_asked_too_or_dice_roll() -> None:
    clock = begun(100, 0, 1)
    clock.choose(105, 0, {1}, drawn=False)
    clock.choose(120, 1, {0, 1}, drawn=False)
    assert (clock.left(0, 120), clock.left(1, 120)) == (90, 90), "the next pick of a draft"
    clock.choose(125, 0, {0, 1}, drawn=False)
    assert (clock.left(0, 125), clock.left(1, 125)) == (85, 85)
    clock.choose(130, 0, {0, 1}, drawn=True)
    assert (clock.left(0, 130), clock.left(1, 130)) == (90, 80)


def test_taking_back_gives_no_time_and_a_bot_uses_none() -> None:
    clock = begun()
    clock.choose(120, 0, {1}, drawn=False)
    clock.note(121, {0}, ())
    assert clock.left(0, 121) == 70, "the twenty seconds stay used"
    clock.note(200, {0}, {0})
    assert clock.left(0, 200) is None and clock.used_up(0)
    clock.choose(230, 0, {0}, drawn=False)
    assert not clock.used_up(0), "the bot has chosen"
    clock.note(240, {0}, ())
    assert clock.left(0, 240) == 30, "a new turn, and the bank is empty"
    clock.note(250, {0}, (), sat=0)
    assert clock.left(0, 250) == 90, "who sits down anew has a full bank"


# At the table


def test_whose_time_is_up_is_played_for_once_and_takes_the_seat_back(server: Server) -> None:
    company = Company(server, "open", **SHORT)
    anna, ben = company.guests
    anna.until(lambda state: {0, 1} <= {at for at, seat in enumerate(state["seats"]) if seat["stand_in"]})
    assert sorted(told(anna)) == ["time", "time"]
    anna.until(lambda state: state["choices"] >= 2)
    anna.say("come_back")
    anna.until(lambda state: not state["seats"][0]["stand_in"])
    anna.until(lambda state: state["seats"][0]["stand_in"] == "random")
    assert told(anna).count("time") == 3 and told(anna).count("back") == 1
    ben.leave()


def test_who_chooses_in_time_goes_on_and_sees_the_clock(server: Server) -> None:
    company = Company(server, "open", **LONG)
    anna, ben = company.guests
    anna.until(lambda state: state["clock"]["seats"][0]["since"] is not None)
    assert [message["now"] > 1.7e9 for message in anna.messages if message["type"] == "time"] == [True]
    terms = {name: anna.state["clock"][name] for name in ("turn", "bank", "level")}
    assert terms == LONG["clock"]
    anna.choose()
    # Both choose their duke together.
    ben.until(lambda state: [bool(seat["since"]) for seat in state["clock"]["seats"]] == [False, True])
    assert told(ben) == []


def test_the_terms_stand_on_the_invitation_and_in_the_record(server: Server) -> None:
    made = set_table(server, "anna", "open", **LONG)
    invite = made["invites"][0]["token"]
    told = server.http.get(
        f"/api/tables/{made['table']}/invitation", headers={"authorization": f"Bearer {invite}"}
    ).json()
    assert told["clock"] == LONG["clock"]
    alone = set_table(server, "anna", "random", seed="3", **LONG)
    record = server.http.get(
        f"/api/tables/{alone['table']}/record", headers={"authorization": f"Bearer {alone['token']}"}
    ).text
    assert "# clock: 60 s for each turn, 300 s in the bank; then a bot plays on: random" in record


@pytest.mark.parametrize(
    ("clock", "why"),
    [
        ({"turn": 0, "level": "random"}, "server-message-unreadable"),
        ({"turn": 10, "level": "random", "bank": -1}, "server-message-unreadable"),
        ({"turn": 10, "level": "nobody-knows-it"}, "bot-unknown"),
    ],
)
def test_terms_that_cannot_be_are_refused(server: Server, clock: dict[str, Any], why: str) -> None:
    answer = server.http.post(
        "/api/tables", json={"game": "valeria", "seats": [{"kind": "person", "name": "A"}] * 2, "clock": clock}
    )
    assert answer.status_code in (400, 422) and answer.json()["error"]["id"] == why


def test_the_bot_chooses_first_before_a_seat_is_taken_back(server: Server) -> None:
    company = Company(server, "open", **SHORT)
    anna, _ = company.guests
    room = server.rooms.find_loaded(company.made["table"])
    assert room is not None
    room.bots.wake = lambda: None  # type: ignore[method-assign]
    anna.until(lambda state: state["seats"][0]["stand_in"] == "random")
    assert refusal(anna, "come_back") == "clock-bot-first"


def test_a_clock_goes_on_where_nobody_looks(server: Server) -> None:
    made = set_table(server, "anna", "open", seed="9", **SHORT)
    token = take_seat(server, made, "Ben")
    server.until(lambda: server.rooms.find_loaded(made["table"]) is not None)
    ben = Guest(server.port, made["table"], token)
    ben.until(lambda state: state["choices"] >= 1)
    assert {affair["what"] for affair in ben.state["affairs"]} == {"time"}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_clock_survives_the_server_and_is_the_same_after_it(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if kind == "postgres" else ""
    lives = Lives(tmp_path, database)
    try:
        lives.start()
        company = Company(Reached(lives.port), "open", **LONG)
        anna, ben = company.guests
        anna.until(lambda state: state["clock"]["seats"][0]["since"] is not None)
        anna.choose()
        ben.choose()
        anna.hear_all()
        for guest in (anna, ben):
            if guest.state["decision"]:
                guest.choose()
        anna.hear_all()
        clock = anna.state["clock"]
        lives.kill()
        lives.start()
        anna = company.come(0)
        assert anna.state["clock"] == clock
        lives.kill()
        # Hours later somebody opens the house again: nobody has the table open, and yet time is called.
        lives.start(clock=7_200.0)
        anna = company.come(0)
        anna.until(lambda state: any(seat["stand_in"] for seat in state["seats"]))
        assert told(anna)[0] == "time"
    finally:
        lives.end()


def test_of_two_servers_one_calls_the_time(tmp_path: Path, database: str) -> None:
    settings = quick(tmp_path, database=database)
    with Server(settings) as one, Server(settings) as two:
        made = set_table(one, "anna", "open", seed="9", **SHORT)
        ben = Guest(two.port, made["table"], take_seat(two, made, "Ben"))
        anna = Guest(one.port, made["table"], made["token"])
        for guest in (anna, ben):
            guest.until(lambda state: all(seat["stand_in"] for seat in state["seats"]))
            assert told(guest) == ["time", "time"]
        assert anna.state["clock"] == ben.state["clock"]
