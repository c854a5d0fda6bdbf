"""Taking choices back at a table: alone, among friends, by a vote."""

from __future__ import annotations

from pathlib import Path

from tests.server.guests import Guest, friends, set_table, take_seat
from tests.server.serving import Server, quick


def test_alone_everything_can_be_taken_back(server: Server) -> None:
    made = set_table(server, "anna", seed="4", undo="free")
    anna = Guest(server.port, made["table"], made["token"])
    first = anna.state
    for _ in range(6):
        anna.choose()
    log = list(anna.log)
    anna.ask("undo", seen=anna.state["seen"])
    assert anna.state["choices"] == 5
    assert anna.log == log[:5]
    anna.ask("undo", seen=anna.state["seen"], steps=5)
    assert anna.state["choices"] == 0
    assert anna.messages[-2]["taken_back_by"] == 0
    assert {**anna.state, "seen": 0} == first, "the table is as it was at the beginning"
    refused = anna.ask("undo", seen=anna.state["seen"])
    assert refused["message"]["id"] == "undo-nothing"


def after_eight_choices(server: Server) -> Guest:
    """Anna has played against a squire for a while, and it is her turn."""
    made = set_table(server, "anna", "squire", seed="9", undo="free")
    anna = Guest(server.port, made["table"], made["token"])
    for _ in range(8):
        anna.my_turn()
        anna.choose()
    anna.my_turn()
    return anna


def test_a_bots_choices_go_back_with_ones_own_and_come_again(server: Server) -> None:
    anna = after_eight_choices(server)
    then, last = anna.state, anna.log[-1]
    mine = [entry["at"] for entry in anna.log if entry["seat"] == 0]
    anna.say("undo", seen=anna.state["seen"], steps=1)
    anna.until(lambda state: state["choices"] == mine[-1] - 1)
    assert anna.state["decision"]["seat"] == 0
    anna.choose()
    anna.my_turn()
    assert anna.state["zones"] == then["zones"] and anna.log[-1] == last, "the same choice, the same answer"


def test_all_of_a_turn_goes_back_at_once(server: Server) -> None:
    anna = after_eight_choices(server)
    start = anna.state["undo"]["turn_start"]
    seats = [entry["seat"] for entry in anna.log if entry["at"]]
    last = len(seats) - seats[::-1].index(0)
    assert set(seats[start:last]) == {0} and (start == 0 or seats[start - 1] == 1)
    anna.say("undo", seen=anna.state["seen"], to_turn_start=True)
    anna.until(lambda state: state["choices"] == start)
    assert anna.messages[-1]["taken_back_by"] == 0 and anna.state["decision"]["seat"] == 0


def test_dice_and_others_block_the_way_back(server: Server) -> None:
    made = set_table(server, "anna", "squire", seed="9")
    anna = Guest(server.port, made["table"], made["token"])
    reasons = set()
    for _ in range(12):
        anna.my_turn()
        undo = anna.state["undo"]
        if undo["step"] is None:
            reasons.add(undo["reason"]["id"])
            refused = anna.ask("undo", seen=anna.state["seen"])
            assert refused["message"] == undo["reason"]
        anna.choose()
    assert "undo-other-seat" in reasons


def test_a_stale_wish_to_go_back_does_nothing(server: Server) -> None:
    made = set_table(server, "anna", seed="4", undo="free")
    anna = Guest(server.port, made["table"], made["token"])
    anna.choose()
    anna.choose()
    refused = anna.ask("undo", seen=1)
    assert refused["message"]["id"] == "server-stale"
    assert anna.state["choices"] == 2


def test_a_click_made_before_others_went_back_is_stale(server: Server) -> None:
    made = set_table(server, "anna", seed="4", undo="free")
    anna = Guest(server.port, made["table"], made["token"])
    anna.choose()
    seen = anna.state["seen"]
    anna.ask("undo", seen=seen)
    anna.choose(anna.choosable()[1])
    assert anna.state["choices"] == 1
    refused = anna.ask("choose", seen=seen, key=anna.choosable()[0])
    assert refused["message"]["id"] == "server-stale", "the number of choices is the same, the table is not"


def test_friends_vote_on_what_was_seen(server: Server) -> None:
    anna, ben = friends(server)
    assert anna.state["undo"]["vote"]
    anna.ask("undo", seen=anna.state["seen"])
    ben.hear_all()
    assert ben.state["vote"] == {"seat": 0, "choices": 0, "agreed": [], "missing": [1]}
    ben.ask("vote", agree=True)
    anna.hear_all()
    assert anna.state["choices"] == 0 and anna.state["vote"] is None
    assert ben.ask("vote", agree=True)["message"]["id"] == "server-no-vote"


def test_who_has_no_vote_is_told_so_and_changes_nothing(server: Server) -> None:
    """Whoever asked has none, whoever looks on has none, and nobody votes twice."""
    made = set_table(server, "anna", "open", "open", seed="9", undo="vote")
    tokens = [made["token"], take_seat(server, made, "Ben"), take_seat(server, made, "Clara", 1)]
    anna, ben, clara = (Guest(server.port, made["table"], token) for token in tokens)
    looks_on = Guest(server.port, made["table"], made["spectator"])
    anna.until(lambda state: not state["waiting"])
    for guest in (anna, ben, clara):
        guest.choose()
    anna.until(lambda state: state["choices"] == 3)
    anna.ask("undo", seen=anna.state["seen"])
    ben.until(lambda state: state["vote"] is not None)
    assert anna.ask("vote", agree=True)["message"]["id"] == "server-not-asked"
    assert looks_on.ask("vote", agree=False)["message"]["id"] == "server-only-looking-on"
    ben.say("vote", agree=True)
    clara.until(lambda state: state["vote"] is not None and state["vote"]["agreed"] == [1])
    assert ben.ask("vote", agree=False)["message"]["id"] == "server-not-asked"
    clara.hear_all()
    assert clara.state["vote"]["missing"] == [2] and clara.state["choices"] == 3
    clara.say("vote", agree=True)
    anna.until(lambda state: state["choices"] == 0)


def test_one_who_is_against_it_ends_the_vote(server: Server) -> None:
    anna, ben = friends(server)
    anna.ask("undo", seen=anna.state["seen"])
    ben.hear_all()
    ben.ask("vote", agree=False)
    anna.hear_all()
    assert anna.state["vote"] is None and anna.state["choices"] == 2


def test_a_choice_ends_the_vote(server: Server) -> None:
    anna, ben = friends(server)
    anna.ask("undo", seen=anna.state["seen"])
    ben.hear_all()
    asked = ben if ben.state["decision"] else anna
    asked.choose()
    ben.hear_all()
    assert ben.state["vote"] is None and ben.state["choices"] == 3


def test_a_vote_that_nobody_answers_lapses(tmp_path: Path) -> None:
    with Server(quick(tmp_path, vote_seconds=0.1)) as server:
        anna, ben = friends(server)
        anna.ask("undo", seen=anna.state["seen"])
        anna.until(lambda state: state["vote"] is None)
        assert anna.state["choices"] == 2
        ben.leave()
