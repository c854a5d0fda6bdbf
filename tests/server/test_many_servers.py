"""Several servers on one database: whoever comes to whichever of them plays at the same table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.guests import Guest, State, set_table, steady, take_seat
from tests.server.serving import Server, quick


@pytest.fixture
def servers(tmp_path: Path, database: str) -> Iterator[tuple[Server, Server]]:
    settings = quick(tmp_path, database=database, vote_seconds=60.0)
    with Server(settings) as one, Server(settings) as two:
        yield one, two


def at_two_servers(servers: tuple[Server, Server], *seats: str, **wishes: str) -> tuple[Guest, Guest, dict[str, str]]:
    """Anna sits down at a table through one server, Ben through the other."""
    one, two = servers
    made = set_table(one, "anna", "open", *seats, **wishes)
    anna = Guest(one.port, made["table"], made["token"])
    token = take_seat(two, made, "Ben")
    ben = Guest(two.port, made["table"], token)
    anna.until(lambda state: not state["waiting"])
    return anna, ben, {"table": made["table"], "anna": made["token"], "ben": token}


def until_calm(other: Guest) -> Callable[[State], bool]:
    """As far as somebody else, and the bot has nothing to choose."""
    return lambda state: bool(state["seen"] >= other.state["seen"]) and 2 not in state["asked"]


def test_two_people_play_through_two_servers(servers: tuple[Server, Server]) -> None:
    anna, ben, _ = at_two_servers(servers, "random", seed="31")
    for _ in range(20):
        for guest, other in ((anna, ben), (ben, anna)):
            guest.until(until_calm(other))
        asked = anna if anna.state["decision"] else ben
        assert asked.choose(steady(asked.state))["type"] == "changed"
    for guest, other in ((anna, ben), (ben, anna), (anna, ben)):
        guest.until(until_calm(other))
    own = ("mine", "viewpoint", "zones", "decision", "undo", "shown", "running")
    common = [name for name in anna.state if name not in own]
    assert {name: anna.state[name] for name in common} == {name: ben.state[name] for name in common}
    assert anna.state["choices"] >= 20 and [entry["at"] for entry in ben.log] == [entry["at"] for entry in anna.log]


def test_who_comes_too_late_sees_what_the_other_did(servers: tuple[Server, Server]) -> None:
    one, two = servers
    made = set_table(one, "anna", seed="4")
    watching = Guest(two.port, made["table"], made["spectator"])
    here = Guest(one.port, made["table"], made["token"])
    here.choose(here.choosable()[0])
    watching.until_seen(here.state["seen"])
    assert watching.log == here.log
    # The same person opens it at the other server, and is told here to have moved.
    there = Guest(two.port, made["table"], made["token"])
    assert here.closing() == 4001
    assert there.choose()["type"] == "changed"
    again = Guest(one.port, made["table"], made["token"])
    assert there.closing() == 4001
    assert again.state["seen"] == there.state["seen"], "nobody sees less than they have seen"


def test_presence_names_phrases_and_votes_are_heard_everywhere(servers: tuple[Server, Server]) -> None:
    anna, ben, _ = at_two_servers(servers, seed="9", undo="vote")
    for guest in (anna, ben):
        while guest.present != [0, 1]:
            guest.hear()
    anna.say("rename", name="Annika")
    ben.until(lambda state: state["seats"][0]["name"] == "Annika")
    anna.say("phrase", id="server-phrase-ouch")
    while ben.hear()["type"] != "phrase":
        pass
    anna.choose()
    ben.until_seen(anna.state["seen"])
    ben.choose()
    anna.until_seen(ben.state["seen"])
    moment = anna.state["seen"]
    for agree in (False, True):
        anna.say("undo", seen=moment)
        for guest in (anna, ben):
            guest.until(lambda state: state["vote"] is not None)
        assert ben.state["vote"] == anna.state["vote"] == {"seat": 0, "choices": 0, "agreed": [], "missing": [1]}
        ben.say("vote", agree=agree)
        for guest in (anna, ben):
            guest.until(lambda state: state["vote"] is None)
            assert guest.state["choices"] == (0 if agree else 2)
    ben.leave()
    while anna.present != [0]:
        anna.hear()


def test_a_server_that_dies_takes_its_guests_presence_along_and_nothing_else(tmp_path: Path, database: str) -> None:
    settings = quick(tmp_path, database=database)
    with Server(settings) as two:
        with Server(settings) as one:
            anna, ben, tokens = at_two_servers((one, two), seed="31")
            asked = anna if anna.state["decision"] else ben
            asked.choose()
            ben.until_seen(asked.state["seen"])
        assert anna.closing() == 1012
        back = Guest(two.port, tokens["table"], tokens["anna"])
        assert back.state["seen"] == ben.state["seen"]
        asked = back if back.state["decision"] else ben
        assert asked.choose()["type"] == "changed"
