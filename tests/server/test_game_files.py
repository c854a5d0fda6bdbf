"""Records over HTTP: export, check, play on from there, and the table as it once stood."""

from __future__ import annotations

from pathlib import Path

from regalia.engine.records import Record
from regalia.shelf import find_game
from tests.server.guests import Guest, set_table, take_seat
from tests.server.serving import Server

GOLDEN = Path(__file__).parents[1] / "records" / "valeria"
FINISHED = (GOLDEN / "02_2_players.record").read_text(encoding="utf-8")


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_record_that_fits_is_told_how_it_ends(server: Server) -> None:
    checked = server.http.post("/api/records/check", json={"record": FINISHED}).json()
    record = Record.read(FINISHED, find_game)
    assert checked["choices"] == len(record.choices) and checked["over"]
    assert tuple(sheet["total"] for sheet in checked["sheets"]) == record.end


def test_a_record_is_given_out_while_only_bots_are_there_to_hide_from(server: Server) -> None:
    made = set_table(server, "anna", "squire", seed="21")
    anna = Guest(server.port, made["table"], made["token"])
    anna.my_turn()
    anna.choose()
    anna.my_turn()
    address = f"/api/tables/{made['table']}/record"
    text = server.http.get(address, headers=bearer(made["token"])).text
    play = Record.read(text, find_game).replay()
    assert play.seed == 21 and len(play.chosen) == anna.state["choices"]
    assert server.http.get(address, headers=bearer(made["spectator"])).status_code == 403


def test_a_running_game_among_people_keeps_its_seed(server: Server) -> None:
    made = set_table(server, "anna", "open", seed="21")
    ben = take_seat(server, made, "Ben")
    for token in (made["token"], ben, made["spectator"]):
        answer = server.http.get(f"/api/tables/{made['table']}/record", headers=bearer(token))
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-record-hides")
        assert Guest(server.port, made["table"], token).state["seed"] is None


def test_a_finished_record_becomes_a_table_to_look_back_at(server: Server) -> None:
    made = set_table(server, record=FINISHED)
    last = len(Record.read(FINISHED, find_game).choices)
    address = f"/api/tables/{made['table']}/at"
    token = bearer(made["spectator"])
    whole = Record.read(FINISHED, find_game).replay()
    for count in (0, 1, last // 2, last):
        past = server.http.get(f"{address}/{count}?view=open", headers=token).json()
        assert past["state"]["choices"] == count and past["state"]["over"] == (count == last)
        hidden = [stack["hidden"] for zone in past["state"]["zones"].values() for stack in zone["stacks"]]
        assert not any(hidden)
        if count:
            choice = whole.chosen[count - 1]
            assert (past["chosen"]["seat"], past["chosen"]["key"]) == (choice.seat, choice.key)
            assert len(past["entry"]["events"]) >= 1
    modest = server.http.get(f"{address}/1?view=spectator", headers=token).json()
    assert modest["state"]["zones"]["dukes@0"]["stacks"][0]["hidden"] > 0
    far = server.http.get(f"{address}/{last + 1}", headers=token)
    assert (far.status_code, far.json()["error"]["id"]) == (404, "server-past-too-far")
    pages = server.http.get(f"/api/tables/{made['table']}/log?from=1", headers=token).json()
    assert pages["choices"] == last and pages["log"][0]["at"] in (0, 1)
    heard = server.http.get(f"/api/tables/{made['table']}/log?from=1&view=open", headers=token).json()["log"]
    events = [event for entry in heard for event in entry["events"]]
    told = [*whole.opening, *(event for choice in whole.chosen[: heard[-1]["at"]] for event in choice.events)]
    assert [event["what"] for event in events] == [event.what for event in told], "a finished game hides nothing"


def test_playing_on_from_a_choice_of_a_record(server: Server) -> None:
    made = set_table(server, "anna", "squire", record=FINISHED, upto=10, undo="free")
    anna = Guest(server.port, made["table"], made["token"])
    assert anna.state["choices"] >= 10 and anna.state["known_deal"]
    anna.my_turn()
    assert anna.choose()["type"] == "changed"
    too_far = server.http.post("/api/tables", json={"record": FINISHED, "upto": 99999})
    assert too_far.json()["error"]["id"] == "server-upto-too-far"
    too_many = server.http.post("/api/tables", json={"record": FINISHED, "seats": [{"kind": "open"}] * 3})
    assert too_many.json()["error"]["id"] == "server-record-other-seats"


def test_while_a_game_runs_one_looks_back_with_ones_own_eyes(server: Server) -> None:
    made = set_table(server, "anna", "open", seed="21")
    ben = Guest(server.port, made["table"], take_seat(server, made, "Ben"))
    before = ben.state
    ben.choose()
    address = f"/api/tables/{made['table']}/at/0"
    past = server.http.get(address, headers=bearer(made["token"])).json()
    assert past["state"]["viewpoint"] == 0 and past["chosen"] is None
    assert past["state"]["zones"]["dukes@1"]["stacks"][0] == {"hidden": 2, "cards": []}
    assert before["zones"]["dukes@1"]["stacks"][0]["hidden"] == 0
    open_view = server.http.get(f"{address}?view=open", headers=bearer(made["token"]))
    assert (open_view.status_code, open_view.json()["error"]["id"]) == (403, "server-open-when-over")
