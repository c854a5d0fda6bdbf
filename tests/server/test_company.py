"""Nobody holds the table up: who is away is played for, and comes back; leaving, conceding, ending; the host."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.guests import Guest, set_table, take_seat
from tests.server.serving import Lives, Server, quick
from tests.sizes import PATIENCE

AT_ONCE: dict[str, Any] = {"patience": 0}
"""A table that waits for nobody."""


class Reached:
    """A server in a process of its own, as far as its guests know it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)


class Company:
    """Anna, who set the table, Ben, and Clara if there is a third seat."""

    def __init__(self, server: Server | Reached, *more: str, seed: str = "9", **wishes: Any) -> None:
        self.server = server
        self.made = set_table(server, "anna", *more, seed=seed, **wishes)
        self.tokens = [self.made["token"]]
        names = ["Ben", "Clara"]
        self.tokens += [take_seat(server, self.made, names[at], at) for at in range(len(self.made["invites"]))]
        self.guests = [self.come(at) for at in range(len(self.tokens))]
        for guest in self.guests:
            guest.until(lambda state: not state["waiting"])

    def come(self, at: int) -> Guest:
        """Somebody opens their link."""
        return Guest(self.server.port, self.made["table"], self.tokens[at])

    def record(self) -> str:
        """The record, as Anna gets it."""
        return self.server.http.get(
            f"/api/tables/{self.made['table']}/record", headers={"authorization": f"Bearer {self.made['token']}"}
        ).text


def told(guest: Guest) -> list[str]:
    """What somebody reads of what happened beside the game."""
    return [affair["what"] for affair in guest.state["affairs"]]


def refusal(guest: Guest, type: str, **words: Any) -> str:
    """Why somebody may not do that."""
    answer = guest.ask(type, **words)
    assert answer["type"] == "refused", answer
    id: str = answer["message"]["id"]
    return id


def leaves(guest: Guest, *others: Guest, seat: int = 1) -> None:
    """Somebody closes the table, and the others see it."""
    guest.leave()
    for other in others:
        while seat in other.present or not other.present:
            other.hear()


def test_a_bot_plays_for_whoever_is_away_until_they_come_back(server: Server) -> None:
    company = Company(server, "open", **AT_ONCE)
    anna, ben = company.guests
    anna.choose()
    leaves(ben, anna)
    assert anna.state["asked"] == [1]
    anna.say("stand_in", seat=1, level="random")
    anna.until(lambda state: state["seats"][1]["stand_in"] == "random" and state["decision"] is not None)
    assert anna.state["choices"] >= 2, "the bot has chosen"
    assert told(anna) == ["bot"] and anna.state["affairs"][0]["said"]["args"]["whom"] == "Ben"
    anna.choose()

    ben = company.come(1)
    assert ben.state["seats"][1]["stand_in"] == "random" and ben.state["decision"] is None
    assert refusal(ben, "choose", seen=ben.state["seen"], key="any", seat=1) == "server-bot-plays-for-you"
    ben.say("come_back")
    ben.until(lambda state: not state["seats"][1]["stand_in"])
    for guest in (anna, ben):
        guest.hear_all()
    asked = anna if anna.state["decision"] else ben
    assert asked.choose()["type"] == "changed"
    asked = anna if anna.state["decision"] else ben
    asked.hear_all()
    assert told(ben) == ["bot", "back"]
    assert refusal(ben, "come_back") == "server-plays-already"


def test_who_is_there_or_only_just_gone_is_not_played_for(server: Server) -> None:
    company = Company(server, "open")
    anna, ben = company.guests
    assert refusal(anna, "stand_in", seat=1, level="squire") == "server-not-away"
    leaves(ben, anna)
    assert refusal(anna, "stand_in", seat=1, level="squire") == "server-not-away", "patience is two minutes"
    presence = next(message for message in reversed(anna.messages) if message["type"] == "presence")
    assert [away["seat"] for away in presence["away"]] == [1]
    assert refusal(anna, "stand_in", seat=7, level="squire") == "server-nobody-there"
    assert refusal(anna, "invite", seat=1) == "server-not-away"


def test_without_the_host_the_others_vote_on_it(server: Server) -> None:
    company = Company(server, "open", "open", **AT_ONCE)
    anna, ben, clara = company.guests
    leaves(anna, ben, clara, seat=0)
    ben.say("stand_in", seat=0, level="random")
    clara.until(lambda state: state["proposal"] is not None)
    assert clara.state["proposal"]["missing"] == [2]
    assert refusal(ben, "answer", agree=True) == "server-not-asked"
    clara.say("answer", agree=False)
    ben.until(lambda state: len(state["affairs"]) == 2 and state["proposal"] is None)
    assert ben.state["seats"][0]["stand_in"] == ""
    ben.say("stand_in", seat=0, level="random")
    clara.until(lambda state: len(state["affairs"]) == 3)
    clara.say("answer", agree=True)
    for guest in (ben, clara):
        guest.until(lambda state: state["seats"][0]["stand_in"] == "random")
    assert told(ben) == ["ask", "no", "ask", "bot"]
    assert ben.state["host"] == [1], "the host does not play: the next one is the host"
    ben.say("hand_over", seat=2)
    clara.until(lambda state: state["host"] == [2])
    assert refusal(ben, "hand_over", seat=2) == "server-only-host"


def test_whoever_leaves_is_played_for_and_may_come_back(server: Server) -> None:
    company = Company(server, "open", "open")
    anna, ben, clara = company.guests
    assert refusal(ben, "leave", level="nobody-knows-it") == "bot-unknown"
    ben.say("leave", level="random")
    anna.until(lambda state: state["seats"][1]["gone"] == "left")
    assert anna.state["seats"][1]["stand_in"] == "random"
    assert refusal(ben, "leave", level="random") == "server-is-gone"
    ben.say("come_back")
    anna.until(lambda state: state["seats"][1]["gone"] is None)
    assert told(anna) == ["leave", "back"]
    clara.until(lambda state: len(state["affairs"]) == 2)


def test_whoever_concedes_cannot_win_and_one_who_is_left_has_won(server: Server) -> None:
    company = Company(server, "open", "open")
    anna, ben, clara = company.guests
    anna.choose()
    ben.say("concede", level="random")
    anna.until(lambda state: state["seats"][1]["gone"] == "conceded")
    assert not anna.state["over"]
    ben.until(lambda state: bool(state["seats"][1]["gone"]))
    assert refusal(ben, "come_back") == "server-has-conceded"
    clara.say("concede", level="random")
    for guest in (anna, ben, clara):
        guest.until(lambda state: state["over"])
        assert (guest.state["winners"], guest.state["ended"]) == ([0], "conceded")
        assert guest.state["decision"] is None and guest.state["asked"] == []
        assert guest.state["seed"] == "9" and len(guest.state["sheets"]) == 3
    assert refusal(anna, "choose", seen=anna.state["seen"], key="any", seat=0) == "game-is-over"
    assert refusal(anna, "undo", seen=anna.state["seen"]) == "game-is-over"
    assert refusal(anna, "concede", level="random") == "game-is-over"
    record = company.record()
    assert "# Ben concedes and cannot win any more; Wanderer plays on." in record
    assert "# result: conceded; won: Anna" in record


@pytest.mark.parametrize(("what", "ended"), [("end", "agreed"), ("unfinished", "unfinished")])
def test_all_agree_to_end_the_game(server: Server, what: str, ended: str) -> None:
    company = Company(server, "open", "open", **AT_ONCE)
    anna, ben, clara = company.guests
    anna.choose()
    leaves(clara, anna, ben, seat=2)
    ben.say("propose", what=what)
    anna.until(lambda state: state["proposal"] is not None)
    assert anna.state["proposal"]["missing"] == [0], "who has been away for too long is not asked"
    assert refusal(anna, "propose", what="end") == "server-answer-first"
    anna.say("answer", agree=True)
    for guest in (anna, ben):
        guest.until(lambda state: state["over"])
        assert guest.state["ended"] == ended
    totals = {sheet["seat"]: (sheet["total"], sheet["tie_break"]) for sheet in anna.state["sheets"]}
    best = [seat for seat, total in totals.items() if total == max(totals.values())]
    assert anna.state["winners"] == (best if what == "end" else [])
    assert f"result: {ended}" in company.record()


def test_the_host_removes_somebody_and_another_sits_down_there(server: Server) -> None:
    company = Company(server, "open")
    anna, ben = company.guests
    anna.choose()
    assert refusal(ben, "remove", seat=0, level="random") == "server-only-host"
    assert refusal(anna, "remove", seat=0, level="random") == "server-not-yourself"
    anna.say("remove", seat=1, level="random")
    assert ben.closing() == 4003
    assert ben.messages[-1]["message"]["id"] == "server-seat-given-away"
    anna.until(lambda state: "remove" in [affair["what"] for affair in state["affairs"]])
    anna.hear_all()
    links = next(message for message in reversed(anna.messages) if message["type"] == "links")
    company.made["invites"] = links["links"]["invites"]
    company.tokens[1] = take_seat(server, company.made, "Dora")
    dora = company.come(1)
    dora.until(lambda state: state["seats"][1]["kind"] == "person" and not state["seats"][1]["stand_in"])
    assert told(dora) == ["remove", "sat"]
    anna.hear_all()
    assert anna.state["seats"][1]["name"] == "Dora"


def test_somebody_who_lost_their_link_is_invited_anew(server: Server) -> None:
    company = Company(server, "open", **AT_ONCE)
    anna, ben = company.guests
    leaves(ben, anna)
    anna.ask("invite", seat=1)
    links = next(message for message in reversed(anna.messages) if message["type"] == "links")
    company.made["invites"] = links["links"]["invites"]
    old = company.tokens[1]
    company.tokens[1] = take_seat(server, company.made, "Ben")
    ben = company.come(1)
    assert ben.state["mine"] == [1] and told(ben) == ["sat"]
    headers = {"authorization": f"Bearer {old}"}
    assert server.http.get(f"/api/tables/{company.made['table']}", headers=headers).status_code == 403


@pytest.fixture
def servers(tmp_path: Path, database: str) -> Iterator[tuple[Server, Server]]:
    settings = quick(tmp_path, database=database)
    with Server(settings) as one, Server(settings) as two:
        yield one, two


def test_it_is_the_same_on_two_servers(servers: tuple[Server, Server]) -> None:
    one, two = servers
    made = set_table(one, "anna", "open", "open", seed="9", **AT_ONCE)
    tokens = [take_seat(two, made, "Ben", 0), take_seat(one, made, "Clara", 1)]
    anna = Guest(one.port, made["table"], made["token"])
    ben = Guest(two.port, made["table"], tokens[0])
    for guest in (anna, ben):
        while guest.present != [0, 1]:
            guest.hear()
    ben.say("stand_in", seat=2, level="random")
    anna.until(lambda state: state["proposal"] is not None)
    anna.say("answer", agree=True)
    ben.until(lambda state: state["seats"][2]["stand_in"] == "random")
    ben.say("concede", level="random")
    anna.until(lambda state: state["seats"][1]["gone"] == "conceded")
    clara = Guest(two.port, made["table"], tokens[1])
    clara.say("come_back")
    anna.until(lambda state: not state["seats"][2]["stand_in"])
    clara.until(lambda state: bool(state["affairs"] == anna.state["affairs"]))
    assert told(clara) == ["ask", "bot", "concede", "back"]


def test_all_of_it_outlives_the_server(tmp_path: Path) -> None:
    lives = Lives(tmp_path)
    lives.start()
    try:
        company = Company(Reached(lives.port), "open", "open", **AT_ONCE)
        anna, ben, clara = company.guests
        leaves(clara, anna, ben, seat=2)
        anna.say("stand_in", seat=2, level="random")
        anna.until(lambda state: state["seats"][2]["stand_in"] == "random")
        ben.until(lambda state: state["seats"][2]["stand_in"] == "random")
        ben.say("propose", what="end")
        anna.until(lambda state: state["proposal"] is not None)
        before = {name: anna.state[name] for name in ("seats", "proposal", "affairs", "host")}
        lives.kill()
        lives.start()
        anna = company.come(0)
        assert {name: anna.state[name] for name in before} == before
        anna.say("answer", agree=True)
        anna.until(lambda state: state["over"])
        lives.kill()
        lives.start()
        assert company.come(0).state["ended"] == "agreed"
    finally:
        lives.end()
