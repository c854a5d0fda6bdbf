"""Nobody is at an advantage unnoticed: on which conditions is played is told before, and the deal is sealed."""

from __future__ import annotations

import hashlib

from regalia.engine.records import Record
from regalia.shelf import find_game
from tests.server.guests import Guest, set_table, take_seat
from tests.server.serving import Server
from tests.server.test_game_files import FINISHED


def test_s5_the_invitation_says_on_which_conditions_is_played(server: Server) -> None:
    for wishes, known in (({"seed": "8", "undo": "free"}, True), ({"undo": "never"}, False)):
        made = set_table(server, "anna", "open", options={"events": True}, **wishes)
        address = f"/api/tables/{made['table']}/invitation?token={made['invites'][0]['token']}"
        told = server.http.get(address).json()
        assert told["known_deal"] is known and told["undo_policy"] == wishes["undo"]
        assert told["options"]["events"] is True and len(told["seal"]) == 64
        ben = Guest(server.port, made["table"], take_seat(server, made, "Ben"))
        assert (ben.state["known_deal"], ben.state["undo_policy"]) == (known, wishes["undo"])
        assert ben.state["seal"] == told["seal"] and ben.state["salt"] is None and ben.state["seed"] is None


def test_s5_nobody_sees_own_cards_before_all_have_sat_down(server: Server) -> None:
    made = set_table(server, "anna", "open", seed="8")
    anna = Guest(server.port, made["table"], made["token"])
    looking = Guest(server.port, made["table"], made["spectator"])
    assert anna.state["zones"] == looking.state["zones"] and anna.state["viewpoint"] == -1
    assert anna.state["zones"]["dukes@0"]["stacks"][0]["cards"] == [] and anna.state["decision"] is None
    assert anna.log == looking.log
    headers = {"authorization": f"Bearer {made['token']}"}
    past = server.http.get(f"/api/tables/{made['table']}/at/0", headers=headers).json()
    assert past["state"]["zones"]["dukes@0"]["stacks"][0]["cards"] == []
    anna.say("look", seat=0)
    anna.hear_all()
    assert anna.state["zones"] == looking.state["zones"]
    ben = Guest(server.port, made["table"], take_seat(server, made, "Ben"))
    anna.until(lambda state: not state["waiting"])
    for guest, own, other in ((anna, "dukes@0", "dukes@1"), (ben, "dukes@1", "dukes@0")):
        assert len(guest.state["zones"][own]["stacks"][0]["cards"]) == 2
        assert guest.state["zones"][other]["stacks"][0]["cards"] == []
    anna.hear_all()
    assert anna.log == Guest(server.port, made["table"], made["token"]).log, "also what was dealt is told then"


def test_s5_on_a_shared_screen_with_an_open_seat_nobody_looks_either(server: Server) -> None:
    made = set_table(server, "anna", "ben", "open", seed="8")
    screen = Guest(server.port, made["table"], made["token"])
    for seat in (0, 1, -1):
        screen.say("look", seat=seat)
        screen.hear_all()
        assert all(not screen.state["zones"][f"dukes@{at}"]["stacks"][0]["cards"] for at in range(3))


def test_s5_the_deal_was_sealed_and_can_be_checked_at_the_end(server: Server) -> None:
    made = set_table(server, record=FINISHED)
    state = Guest(server.port, made["table"], made["token"]).state
    assert state["over"]
    assert hashlib.sha256(f"{state['salt']} {state['seed']}".encode()).hexdigest() == state["seal"]
    text = server.http.get(f"/api/tables/{made['table']}/record?token={made['token']}").text
    notes = dict(note.split(": ", 1) for note in Record.read(text, find_game).comments[0])
    assert notes["seal"] == f"{state['seal']} = sha256 of «{state['salt']} {state['seed']}»"


def test_s5_two_tables_with_one_deal_have_different_seals(server: Server) -> None:
    seals = set()
    for _ in range(2):
        made = set_table(server, "anna", seed="8")
        seals.add(Guest(server.port, made["table"], made["token"]).state["seal"])
    assert len(seals) == 2, "who knows a deal cannot find it by its seal"
