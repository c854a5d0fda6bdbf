"""Playing at a table over its WebSocket."""

from __future__ import annotations

import json

from websockets.sync.client import connect

from tests.server.guests import Guest, set_table, steady, take_seat
from tests.server.serving import Server


def test_a_whole_game_against_a_squire_ends_with_score_sheets(server: Server) -> None:
    made = set_table(server, "anna", "squire", seed="11")
    anna = Guest(server.port, made["table"], made["token"])
    while True:
        anna.my_turn()
        if anna.state["over"]:
            break
        anna.say("choose", seen=anna.state["seen"], key=steady(anna.state))
        while (answer := anna.hear())["type"] not in ("changed", "refused"):
            pass
        assert answer["type"] == "changed", answer
    assert {sheet["seat"] for sheet in anna.state["sheets"]} == {0, 1}
    assert anna.state["winners"]
    assert anna.state["seed"] == "11"
    assert [entry["at"] for entry in anna.log] == list(range(1, anna.state["choices"] + 1))
    again = Guest(server.port, made["table"], made["token"])
    assert again.state == anna.state, "the picture kept from changes is the one that a reload shows"
    again.leave()


def test_two_people_keep_their_dukes_at_the_same_time(server: Server) -> None:
    made = set_table(server, "anna", "open", seed="3")
    anna = Guest(server.port, made["table"], made["token"])
    assert anna.state["waiting"] and anna.state["decision"] is None
    refused = anna.ask("choose", seen=0, key="keep:anyone")
    assert refused["message"]["id"] == "server-waiting-for-seats"
    ben = Guest(server.port, made["table"], take_seat(server, made, "Ben"))
    anna.until(lambda state: not state["waiting"])
    assert anna.state["asked"] == [0, 1]
    before = ben.state["seen"]
    assert anna.choose()["type"] == "changed"
    ben.say("choose", seen=before, key=ben.choosable()[0])
    ben.until(lambda state: state["choices"] == 2)
    assert not any(message["type"] == "refused" for message in ben.messages), "Anna's choice did not change Ben's"


def test_the_second_of_two_clicks_is_refused_and_shows_how_things_stand(server: Server) -> None:
    made = set_table(server, "anna", seed="4")
    anna = Guest(server.port, made["table"], made["token"])
    seen, key = anna.state["seen"], anna.choosable()[0]
    anna.say("choose", seen=seen, key=key)
    anna.say("choose", seen=seen, key=key)
    heard = anna.hear_all()
    answers = [message for message in heard if message["type"] in ("changed", "refused")]
    assert [answer["type"] for answer in answers] == ["changed", "refused"]
    assert answers[1]["message"]["id"] == "server-stale"
    assert answers[1]["state"]["choices"] == 1
    assert answers[1]["seen"] == 1


def test_what_is_barred_says_why(server: Server) -> None:
    made = set_table(server, "anna", seed="4")
    anna = Guest(server.port, made["table"], made["token"])
    while "gain:gold" not in anna.choosable():
        anna.choose()
    barred = anna.decision["barred"][0]
    refused = anna.choose(barred["key"])
    assert refused["message"] == barred["reason"]
    assert anna.choose("recruit:nobody")["message"] == {"id": "unknown-key", "args": {"key": "recruit:nobody"}}


def test_several_picks_in_a_row_stop_at_the_first_refused(server: Server) -> None:
    made = set_table(server, "anna", seed="4")
    anna = Guest(server.port, made["table"], made["token"])
    keys = [anna.choosable()[0], "recruit:nobody", "gain:gold"]
    anna.say("choose_many", seen=anna.state["seen"], keys=keys)
    heard = [message["type"] for message in anna.hear_all() if message["type"] in ("changed", "refused")]
    assert heard == ["changed", "refused"]
    assert anna.state["choices"] == 1


def test_nobody_chooses_for_another_seat(server: Server) -> None:
    made = set_table(server, "anna", "open", seed="3")
    anna = Guest(server.port, made["table"], made["token"])
    ben = Guest(server.port, made["table"], take_seat(server, made, "Ben"))
    refused = ben.choose(ben.choosable()[0], seat=0)
    assert refused["message"]["id"] == "server-not-your-seat"
    looking_on = Guest(server.port, made["table"], made["spectator"])
    anna.hear_all()
    assert looking_on.ask("choose", seen=0, key=anna.choosable()[0])["message"]["id"] == "server-only-looking-on"
    assert looking_on.state["decision"] is None
    assert looking_on.state["viewpoint"] == -1
    anna.hear_all()
    assert anna.state["choices"] == 0


def test_hot_seat_draws_the_curtain_only_for_secret_decisions(server: Server) -> None:
    made = set_table(server, "anna", "ben", seed="3")
    both = Guest(server.port, made["table"], made["token"])
    assert both.state["mine"] == [0, 1]
    assert both.state["curtain"] and both.state["viewpoint"] == 0
    assert both.state["zones"]["dukes@0"]["stacks"][0]["hidden"] == 0
    assert both.state["zones"]["dukes@1"]["stacks"][0]["hidden"] == 2
    both.choose()
    assert both.decision["seat"] == 1 and both.state["curtain"] and both.state["viewpoint"] == 1
    assert both.state["zones"]["dukes@0"]["stacks"][0]["hidden"] == 1
    both.choose()
    assert not both.state["curtain"]
    assert both.state["viewpoint"] == -1, "an open decision is made without anybody's secrets on the screen"
    seat = both.decision["seat"]
    both.ask("look", seat=seat)
    assert both.state["viewpoint"] == seat
    assert both.state["zones"][f"dukes@{seat}"]["stacks"][0]["hidden"] == 0
    both.ask("look", seat=-1)
    assert both.state["viewpoint"] == -1


def test_a_seat_is_played_on_several_devices_at_once(server: Server) -> None:
    made = set_table(server, "anna", "squire", seed="5")
    laptop = Guest(server.port, made["table"], made["token"])
    phone = Guest(server.port, made["table"], made["token"])
    for device, other in ((laptop, phone), (phone, laptop)):
        device.my_turn()
        assert device.choose()["type"] == "changed"
        other.until_seen(device.state["seen"])
    laptop.until_seen(phone.state["seen"])
    # Only the first of two presses counts: the other device had not seen it.
    laptop.my_turn()
    phone.until_seen(laptop.state["seen"])
    seen, key = phone.state["seen"], phone.choosable()[0]
    laptop.choose()
    assert phone.ask("choose", seen=seen, key=key)["message"]["id"] == "server-stale"
    phone.leave()
    assert laptop.ask("phrase", id="server-phrase-hello")["type"] == "phrase", "the seat is still there"
    assert laptop.present == [0]


def test_one_seat_has_no_more_than_so_many_devices(server: Server) -> None:
    made = set_table(server, "anna", seed="5")
    devices = [Guest(server.port, made["table"], made["token"]) for _ in range(20)]
    answer = json.loads(connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}?token={made['token']}").recv())
    assert answer["message"] == {"id": "server-too-many-devices", "args": {"n": 20}}
    assert devices[0].choose()["type"] == "changed"
    for device in devices:
        device.leave()


def test_people_see_who_is_there_and_hear_each_other(server: Server) -> None:
    made = set_table(server, "anna", "open", seed="5")
    anna = Guest(server.port, made["table"], made["token"])
    ben = Guest(server.port, made["table"], take_seat(server, made, "Ben"))
    looking_on = Guest(server.port, made["table"], made["spectator"])
    anna.hear_all()
    assert (anna.present, anna.spectators) == ([0, 1], 1)
    looking_on.leave()
    ben.say("phrase", id="server-phrase-hello")
    ben.hear_all()
    anna.hear_all()
    spoken = [message["phrase"] for message in anna.messages if message["type"] == "phrase"]
    assert [(line["seat"], line["id"], line["text"]) for line in spoken] == [(1, "server-phrase-hello", "")]
    assert ben.ask("phrase", id="something rude")["message"]["id"] == "server-phrase-unknown"
    ben.ask("rename", name="  Benjamin   the Bold ")
    anna.hear_all()
    assert anna.state["seats"][1]["name"] == "Benjamin the Bold"
    assert ben.ask("rename", name="a: b")["message"]["id"] == "seat-name-refused"
    assert ben.ask("rename", name="x" * 25)["message"]["id"] == "server-name-refused"
    anna.leave()
    again = Guest(server.port, made["table"], made["token"])
    assert [(line["seat"], line["id"]) for line in again.welcome["phrases"]] == [(1, "server-phrase-hello")]


def test_bots_play_by_themselves_while_somebody_looks_on(server: Server) -> None:
    made = set_table(server, "random", "random", seed="6")
    assert made["mine"] == []
    looking_on = Guest(server.port, made["table"], made["token"])
    looking_on.until(lambda state: state["choices"] > 5)
    assert looking_on.state["decision"] is None


def test_a_bot_is_asked_to_sit_down_for_a_friend_who_does_not_come(server: Server) -> None:
    made = set_table(server, "anna", "open", seed="5")
    anna = Guest(server.port, made["table"], made["token"])
    address = f"/api/tables/{made['table']}/bots"
    wish = {"seat": 1, "level": "squire"}
    by_spectator = server.http.post(address, json=wish, headers={"authorization": f"Bearer {made['spectator']}"})
    assert by_spectator.status_code == 403
    assert server.http.post(address, json=wish, headers={"authorization": f"Bearer {made['token']}"}).is_success
    anna.my_turn()
    seat = {"seat": 1, "kind": "bot", "name": "", "level": "squire", "stand_in": "", "gone": None}
    seat |= {"crest": "", "tincture": "", "rating": None}
    assert anna.state["seats"][1] == seat
    late = server.http.post(
        f"/api/tables/{made['table']}/seats", json={"invite": made["invites"][0]["token"], "name": "Ben"}
    )
    assert late.json()["error"]["id"] == "server-invite-void"


def test_whoever_sits_behind_the_players_has_a_name(server: Server) -> None:
    alone = set_table(server, "anna", game="viscounts")
    anna = Guest(server.port, alone["table"], alone["token"])
    assert anna.state["automas"] == [{"id": "viscounts-opponent", "args": {}}]
    against_bots = set_table(server, "anna", "squire", game="viscounts")
    anna = Guest(server.port, against_bots["table"], against_bots["token"])
    assert anna.state["automas"] == []
