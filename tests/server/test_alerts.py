"""People are told that it is their turn when they do not look: once, by the ways they asked for, and nobody else is."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest

from regalia.server.alerts.keeping import AlertStorage, Due
from tests.server.guests import Guest, set_table, take_seat
from tests.server.letterbox import Postbox, PushService, alerting, link_in, until
from tests.server.people import Person
from tests.server.serving import Lives, Server

PERSON = {"authorization": "Bearer bens-own-secret-of-alerts"}


@pytest.fixture
def post() -> Iterator[Postbox]:
    """A mail server."""
    box = Postbox()
    yield box
    box.stop()


@pytest.fixture
def browser() -> Iterator[PushService]:
    """A push service, with one browser."""
    service = PushService()
    yield service
    service.stop()


@pytest.fixture
def house(tmp_path: Path, post: Postbox) -> Iterator[Server]:
    """A server that tells people at once."""
    with Server(alerting(tmp_path, post)) as server:
        yield server


class Table:
    """Anna and Ben at a table; Ben has closed it, and wants to be told."""

    def __init__(self, house: Server, seats: tuple[str, ...] = ()) -> None:
        self.house = house
        self.made = set_table(house, "anna", "open", *seats, seed="9")
        self.ben_token = take_seat(house, self.made, "Ben")
        self.anna = Guest(house.port, self.made["table"], self.made["token"])
        self.url = f"/api/tables/{self.made['table']}/alerts"

    def ben(self) -> Guest:
        """Ben opens the table."""
        return Guest(self.house.port, self.made["table"], self.ben_token)

    def watch(self, wanted: bool = True) -> None:
        """Ben wants to be told of his turns here, or not."""
        body = {"person": PERSON["authorization"].split()[1], "wanted": wanted}
        answer = self.house.http.post(self.url, json=body, headers={"authorization": f"Bearer {self.ben_token}"})
        assert answer.status_code == 204, answer.text

    def until_only_ben_is_asked(self) -> None:
        """Anna plays until she waits for Ben."""
        self.anna.hear_all()
        while self.anna.state["decision"]:
            self.anna.choose()
            self.anna.hear_all()


def push(house: Server, wish: dict[str, Any]) -> httpx.Response:
    """Ask to be told by a browser."""
    return house.http.put("/api/alerts/push", json=wish, headers=PERSON)


def mail(house: Server, address: str, **more: Any) -> httpx.Response:
    """Ask to be written to."""
    wish = {"address": address, "language": "cs", "zone": "Europe/Prague", **more}
    return house.http.put("/api/alerts/mail", json=wish, headers=PERSON)


def test_ben_is_told_once_for_each_turn(house: Server, browser: PushService) -> None:
    assert push(house, browser.wish()).status_code == 200
    table = Table(house)
    table.watch()
    until(lambda: len(browser.heard) == 1)  # both choose a duke
    told, headers = browser.heard[0].told, browser.heard[0].headers
    assert told["title"] == "Valeria: Card Kingdoms" and told["url"] == f"/table/{table.made['table']}"
    assert told["body"] == "It is your turn. At the table with Anna."
    assert headers["content-encoding"] == "aes128gcm" and headers["authorization"].startswith("vapid t=")
    assert int(headers["ttl"]) > 0 and len(headers["topic"]) == 32
    table.until_only_ben_is_asked()  # still the same turn of Ben's

    ben = table.ben()
    while ben.state["decision"]:
        ben.choose()
        ben.hear_all()
    ben.leave()
    house.until(lambda: not house.rooms.find_loaded(table.made["table"]).presence.is_looking(1))  # type: ignore[union-attr]
    table.until_only_ben_is_asked()
    until(lambda: len(browser.heard) == 2)
    assert browser.heard[1].told == told


def test_who_looks_is_told_nothing_and_who_looks_away_is(house: Server, browser: PushService) -> None:
    push(house, browser.wish(language="de"))
    table = Table(house)
    ben = table.ben()
    ben.hear_all()
    table.watch()
    table.until_only_ben_is_asked()
    ben.choose(ben.decision["options"][0]["key"])
    ben.hear_all()
    while ben.state["decision"]:
        ben.choose()
        ben.hear_all()
    ben.say("in_view", seen=False)  # the tab is open still, behind another
    ben.hear_all()
    table.until_only_ben_is_asked()
    until(lambda: len(browser.heard) == 1)
    assert browser.heard[0].told["body"] == "Du bist am Zug. Am Tisch mit Anna."


def test_a_letter_comes_only_after_it_was_confirmed_and_one_click_ends_it(house: Server, post: Postbox) -> None:
    answer = mail(house, "Ben@Example.org")
    assert answer.json()["ways"][0]["confirmed"] is False
    assert [letter["To"] for letter in post.letters] == ["Ben@example.org"]
    assert post.letters[0]["Subject"] == "Smí ti Regalia psát?"
    table = Table(house)
    table.watch()
    table.until_only_ben_is_asked()
    assert len(post.letters) == 1, "nothing else is sent to an address that nobody confirmed"

    token = link_in(post.letters[0], "confirm").partition("token=")[2]
    assert house.http.post("/api/alerts/confirm", json={"token": "made-up"}).status_code == 404
    assert house.http.post("/api/alerts/confirm", json={"token": token}).json() == {"address": "Ben@example.org"}
    table.watch()  # the page was opened again
    until(lambda: len(post.letters) == 2)
    letter = post.letters[1]
    assert letter["Subject"] == "Jsi na tahu: Království Valerie" and letter["Content-Language"] == "cs"
    assert f"/table/{table.made['table']}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = letter["List-Unsubscribe"].strip().strip("<>")
    assert stop == link_in(letter, "stop")
    form = {"content-type": "application/x-www-form-urlencoded"}
    answer = httpx.post(stop, content="List-Unsubscribe=One-Click", headers=form)
    assert answer.status_code == 200, answer.text
    assert house.http.get("/api/alerts", headers=PERSON).json()["ways"] == []


def test_in_quiet_hours_nothing_is_told_until_they_end(house: Server, browser: PushService, tmp_path: Path) -> None:
    there = datetime.now(ZoneInfo("Asia/Tokyo"))
    minute = there.hour * 60 + there.minute
    quiet = {"start": (minute - 60) % 1440, "end": (minute + 60) % 1440}
    push(house, browser.wish(zone="Asia/Tokyo", quiet=quiet))
    table = Table(house)
    table.watch()
    morning = (there + timedelta(hours=1)).replace(second=0, microsecond=0).timestamp()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        until(lambda: database.execute("SELECT due FROM alerts").fetchall() == [(morning,)])
    assert browser.heard == []
    push(house, browser.wish(zone="Asia/Tokyo"))  # it may be told at any time after all
    until(lambda: len(browser.heard) == 1)


def test_a_browser_that_is_gone_is_forgotten(house: Server, browser: PushService) -> None:
    browser.status = 410
    push(house, browser.wish())
    Table(house).watch()
    until(lambda: not house.http.get("/api/alerts", headers=PERSON).json()["ways"])
    assert len(browser.heard) == 1


def test_nobody_is_sent_elsewhere(house: Server, browser: PushService) -> None:
    browser.status = 307
    push(house, browser.wish())
    Table(house).watch()
    until(lambda: len(browser.heard) == 1)
    assert len(house.http.get("/api/alerts", headers=PERSON).json()["ways"]) == 1


def test_who_does_not_want_any_more_is_told_nothing(house: Server, browser: PushService, tmp_path: Path) -> None:
    ways = push(house, browser.wish()).json()["ways"]
    strangers = {"authorization": "Bearer somebody-else-altogether"}
    json = {"content-type": "application/json"}
    house.http.delete(f"/api/alerts/ways/{ways[0]['id']}", headers={**strangers, **json})
    assert len(house.http.get("/api/alerts", headers=PERSON).json()["ways"]) == 1, "nobody ends another's"
    table = Table(house)
    table.watch()
    until(lambda: len(browser.heard) == 1)
    table.watch(wanted=False)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        assert database.execute("SELECT * FROM watches UNION SELECT room, seat, way, turn FROM alerts").fetchall() == []
    answer = house.http.delete(f"/api/alerts/ways/{ways[0]['id']}", headers={**PERSON, **json})
    assert answer.json()["ways"] == []
    table.until_only_ben_is_asked()
    assert len(browser.heard) == 1


def test_a_person_is_told_at_every_table_at_which_they_sit(house: Server, browser: PushService, tmp_path: Path) -> None:
    clara = Person(house, "Clara")
    made = set_table(house, "anna", "open", seed="9")
    clara.sit_down(made)
    assert clara.ask("PUT", "alerts/push", browser.wish()).status_code == 200
    anna = Guest(house.port, made["table"], made["token"])
    anna.choose()
    until(lambda: len(browser.heard) == 1)
    assert "Anna" in browser.heard[0].told["body"]
    clara.ask("POST", "person/forget", {}).raise_for_status()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        assert database.execute("SELECT id FROM ways").fetchall() == [], "nothing is left of whoever goes"


def test_onlookers_and_strangers_cannot_watch(house: Server) -> None:
    table = Table(house)
    for token, status in ((table.made["spectator"], 403), ("made-up-altogether", 403), ("", 401)):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = house.http.post(table.url, json={"person": "x" * 20}, headers=headers)
        assert answer.status_code == status


def undone(folder: Path) -> int:
    """How much is still to be told."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        ((left,),) = database.execute("SELECT count(*) FROM alerts WHERE done IS NULL").fetchall()
    return int(left)


def test_it_is_told_although_the_server_was_killed(tmp_path: Path, post: Postbox, browser: PushService) -> None:
    lives = Lives(tmp_path, told_by=post.url)
    try:
        lives.start()
        with httpx.Client(base_url=f"http://127.0.0.1:{lives.port}", timeout=60) as http:
            house: Any = type("House", (), {"http": http, "port": lives.port})()
            browser.status = 503  # nothing gets through before the server dies
            push(house, browser.wish())
            table = Table(house)
            table.watch()
            until(lambda: len(browser.heard) == 1)
            lives.kill()
            browser.status, browser.heard = 201, []
            lives.start(clock=300.0)  # five minutes later
            until(lambda: len(browser.heard) == 1)
            until(lambda: undone(tmp_path) == 0)  # killed between saying and noting it, it would say it again
            browser.heard.clear()
            lives.kill()
            lives.start(clock=600.0)
            anna = Guest(lives.port, table.made["table"], table.made["token"])
            anna.choose()
            anna.hear_all()
            assert browser.heard == [], "it is still the same turn"
    finally:
        lives.end()


def test_of_two_servers_on_one_database_exactly_one_tells(
    tmp_path: Path, post: Postbox, browser: PushService, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both see whose turn it is and look again and again what is to be told: each turn is told once all the same."""
    looked: Counter[AlertStorage] = Counter()
    claim = AlertStorage.claim

    async def counted(storage: AlertStorage, now: float, most: int) -> list[Due]:
        looked[storage] += 1
        return await claim(storage, now, most)

    monkeypatch.setattr(AlertStorage, "claim", counted)
    settings = alerting(tmp_path, post, database_url=database)
    with Server(settings) as one, Server(settings) as two:
        assert push(one, browser.wish()).status_code == 200
        table = Table(one)
        table.watch()
        spectator = Guest(two.port, table.made["table"], table.made["spectator"])
        for turn in range(1, 5):
            until(lambda: len(browser.heard) >= turn)  # noqa: B023
            before = looked.copy()
            until(lambda: sum(looked[each] > before[each] + 2 for each in looked) >= 2)  # noqa: B023
            assert len(browser.heard) == turn
            ben = Guest((one, two)[turn % 2].port, table.made["table"], table.ben_token)
            while ben.state["decision"]:
                ben.choose()
                ben.hear_all()
            ben.leave()
            for house in (one, two):
                house.until(lambda: not house.rooms.find_loaded(table.made["table"]).presence.is_looking(1))  # type: ignore[union-attr]  # noqa: B023
            table.until_only_ben_is_asked()
        spectator.leave()
