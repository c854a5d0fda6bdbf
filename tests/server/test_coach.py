"""The coach at the table: hints where they are fair, and games looked at again."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest, set_table, take_seat
from tests.server.serving import Server


def ask(server: Server, made: dict[str, Any], what: str, token: str = "") -> tuple[int, dict[str, Any]]:
    """What the server answers somebody who asks for a hint or a review."""
    headers = {"authorization": f"Bearer {token or made['token']}"}
    answer = server.http.get(f"/api/tables/{made['table']}/{what}", headers=headers)
    return answer.status_code, answer.json()


def test_against_bots_the_coach_advises_the_seat_that_is_asked(server: Server) -> None:
    made = set_table(server, "anna", "squire", seed="2")
    guest = Guest(server.port, made["table"], made["token"])
    while len(guest.choosable()) <= 2:
        guest.choose()
        guest.my_turn()
    chosen = [entry["seat"] for entry in guest.log].count(0)
    status, hint = ask(server, made, "hint")
    assert status == 200
    assert hint["seat"] == 0
    assert hint["best"] in hint["pair"] and len(hint["pair"]) == 2
    assert set(hint["pair"]) <= set(guest.choosable())
    assert 0 <= hint["wins"] <= 100
    assert hint["matters"][0]["id"] == "coach-standing"
    assert hint["these_two"][0]["id"] == "coach-these-two"
    assert hint["this_one"][0]["id"] == "coach-this-one"
    guest.say("choose", seen=guest.state["seen"], key=hint["best"])
    while [entry["seat"] for entry in guest.log].count(0) == chosen:
        assert guest.hear()["type"] != "refused"


def test_where_people_play_each_other_nobody_is_advised(server: Server) -> None:
    made = set_table(server, "anna", "open")
    token = take_seat(server, made, "Ben")
    for asker in (made["token"], token):
        status, answer = ask(server, made, "hint", asker)
        assert (status, answer["error"]["id"]) == (403, "server-hint-unfair")
    status, answer = ask(server, made, "hint", made["spectator"])
    assert (status, answer["error"]["id"]) == (403, "server-only-looking-on")
    status, answer = ask(server, made, "hint", "nonsense")
    assert status == 403


RECORD = Path(__file__).parents[1] / "records" / "valeria" / "02_2_players.record"


def test_a_finished_game_is_reviewed_and_tells_how_far_it_is(server: Server) -> None:
    made = set_table(server, "anna", "squire", record=RECORD.read_text(encoding="utf-8"))
    status, hint = ask(server, made, "hint")
    assert (status, hint["error"]["id"]) == (409, "game-is-over")
    seen: list[int] = []
    until = time.monotonic() + 120
    while True:
        status, answer = ask(server, made, "review")
        assert status == 200 and time.monotonic() < until
        seen.append(answer["done"])
        if answer["review"]:
            break
        time.sleep(0.05)
    assert seen == sorted(seen) and seen[-1] == answer["of"]
    review = answer["review"]
    assert len(review["curve"]) == answer["of"] + 1
    assert sorted(review["curve"][-1]) in ([0.0, 1.0], [0.5, 0.5])
    told = {choice["at"]: choice for choice in review["choices"]}
    assert set(review["turning_points"]) <= set(told)
    for choice in told.values():
        for before, skill, luck, after in zip(
            *(choice[part] for part in ("before", "skill", "luck", "after")), strict=True
        ):
            assert before + skill + luck == pytest.approx(after)
    for place, seat in enumerate(review["seats"]):
        moved = seat["luck"] + seat["own_choices"] + seat["choices_of_others"]
        assert review["curve"][0][place] + moved == pytest.approx(review["curve"][-1][place])
        for at in seat["costliest"]:
            assert told[at]["seat"] == seat["seat"] and told[at]["better"]


def test_a_game_that_goes_on_is_not_reviewed(server: Server) -> None:
    made = set_table(server, "anna", "squire")
    status, answer = ask(server, made, "review")
    assert (status, answer["error"]["id"]) == (422, "coach-review-not-over")
