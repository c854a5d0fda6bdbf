"""How much one person and one address may ask for: what is enough for friends, and what an attack runs into."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from regalia.server.errors import TooOften
from regalia.server.rate_limit import FRIENDS, Allowances, Limits, Rate, Wish
from regalia.server.words import AtWork, Spent
from tests.server.guests import SEATS, Guest, set_table
from tests.server.serving import BOUNDLESS, Server, quick
from tests.server.test_game_files import FINISHED

SEATED = {"game": "valeria", "seats": [SEATS["anna"], SEATS["squire"]]}


def sparing(data_dir: Path, rates: dict[Wish, Rate]) -> Server:
    """A server that counts some things strictly."""
    limits = Limits({**BOUNDLESS.rates, **rates})
    return Server(replace(quick(data_dir), limits=limits))


def test_each_person_has_an_own_bucket_and_hears_when_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    allowances = Allowances(Limits({"hints": Rate(2, 10)}))
    for _ in range(2):
        allowances.take("hints", address="home", person="anna")
    with pytest.raises(TooOften) as refused:
        allowances.take("hints", address="home", person="anna")
    assert refused.value.seconds == 10 and refused.value.message.args == {"n": 10}
    for person in "bcde":
        allowances.take("hints", address="home", person=person)
        allowances.take("hints", address="home", person=person)
    with pytest.raises(TooOften):
        allowances.take("hints", address="home", person="f")
    allowances.take("hints", address="elsewhere", person="f")
    now += 10.0
    allowances.take("hints", address="home", person="anna")


def on_one_database(limits: Limits) -> tuple[Allowances, Allowances]:
    """What two servers count that hear of each other."""
    one, two = Allowances(limits), Allowances(limits)
    one.share("one", lambda word: two.hear(word) if isinstance(word, Spent | AtWork) else None)
    two.share("two", lambda word: one.hear(word) if isinstance(word, Spent | AtWork) else None)
    return one, two


def test_who_goes_from_server_to_server_has_no_more_than_at_one(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    one, two = on_one_database(Limits({"hints": Rate(4, 10), "requests": Rate(1, 10)}))
    for server in (one, two, one, two):
        server.take("hints", address="home", person="anna")
    for server in (one, two):
        with pytest.raises(TooOften):
            server.take("hints", address="home", person="anna")
        server.take("requests", address="home")  # each server counts these for itself
    now += 10.0
    two.take("hints", address="home", person="anna")
    with pytest.raises(TooOften):
        one.take("hints", address="home", person="anna")


def test_what_is_asked_for_at_two_servers_at_once_is_owed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    allowances = Allowances(Limits({"tables": Rate(1, 10)}))
    for _ in range(2):
        allowances.hear(Spent("elsewhere", "tables", "home", 1))
    now += 10.0
    with pytest.raises(TooOften) as refused:
        allowances.take("tables", address="home")
    assert refused.value.seconds == 10
    allowances.hear(Spent("elsewhere", "something that only newer servers count", "home", 1))


def test_one_person_can_have_only_so_much_waiting_at_all_servers_together() -> None:
    one, two = on_one_database(Limits(waiting_of_person=2))
    with one.at_work(address="home", person="anna"), two.at_work(address="home", person="anna"):
        for server in (one, two):
            with pytest.raises(TooOften), server.at_work(address="home", person="anna"):
                pass
        two.forget("one")
        with two.at_work(address="home", person="anna"):
            pass
    for server in (one, two):
        with server.at_work(address="home", person="anna"):
            pass


def test_friends_do_not_meet_the_limits_they_are_given() -> None:
    rates = Limits().rates
    evening: dict[Wish, int] = {"tables": 20, "imports": 10, "hints": 15, "reviews": 5, "phrases": 8, "requests": 300}
    assert all(rates[wish].at_once >= count for wish, count in evening.items())


def test_s9_a_thousand_tables_by_one_address_are_too_many(tmp_path: Path) -> None:
    with sparing(tmp_path, {"tables": Rate(3, 3600)}) as server:
        answers = [server.http.post("/api/tables", json=SEATED) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["error"]["id"] == "server-too-often"
        assert 3000 < int(answers[-1].headers["retry-after"]) <= 3600


def test_s1_game_files_are_counted_wherever_they_are_sent(tmp_path: Path) -> None:
    with sparing(tmp_path, {"imports": Rate(2, 3600)}) as server:
        assert server.http.post("/api/records/check", json={"record": FINISHED}).status_code == 200
        assert server.http.post("/api/tables", json={"record": FINISHED}).status_code == 201
        assert server.http.post("/api/tables", json={"record": FINISHED}).status_code == 429
        assert server.http.post("/api/records/check", json={"record": FINISHED}).status_code == 429
        assert server.http.post("/api/tables", json=SEATED).status_code == 201, "a plain table is still set"


def test_s4_sixty_hints_from_one_seat_are_too_many(tmp_path: Path) -> None:
    with sparing(tmp_path, {"hints": Rate(1, 3600), "reviews": Rate(1, 3600)}) as server:
        made, other = set_table(server, "anna", "squire", seed="2"), set_table(server, "ben", "squire", seed="2")
        Guest(server.port, made["table"], made["token"]).my_turn()
        Guest(server.port, other["table"], other["token"]).my_turn()

        def ask(table: dict[str, str]) -> int:
            headers = {"authorization": f"Bearer {table['token']}"}
            return server.http.get(f"/api/tables/{table['table']}/hint", headers=headers).status_code

        assert [ask(made), ask(made), ask(other)] == [200, 429, 200]


def test_s4_reviews_are_counted_when_they_begin_not_when_one_asks_how_far_they_are(tmp_path: Path) -> None:
    with sparing(tmp_path, {"reviews": Rate(1, 3600)}) as server:

        def ask(table: dict[str, str]) -> int:
            return server.http.get(f"/api/tables/{table['table']}/review?token={table['token']}").status_code

        first, *others = [set_table(server, "anna", "squire", record=FINISHED) for _ in range(1 + FRIENDS)]
        assert [ask(first) for _ in range(3)] == [200, 200, 200]
        assert [ask(other) for other in others] == [200] * (FRIENDS - 1) + [429], "one a person, five an address"


def test_s9_names_and_phrases_are_not_changed_a_hundred_times_a_second(tmp_path: Path) -> None:
    with sparing(tmp_path, {"names": Rate(2, 3600), "phrases": Rate(1, 3600)}) as server:
        made = set_table(server, "anna")
        anna = Guest(server.port, made["table"], made["token"])
        heard = [anna.ask("rename", name=name)["type"] for name in ("A", "B", "C")]
        assert heard == ["changed", "changed", "refused"] and anna.state["seats"][0]["name"] == "B"
        assert anna.ask("phrase", id="server-phrase-hello")["type"] == "phrase"
        assert anna.ask("phrase", id="server-phrase-hello")["message"]["id"] == "server-too-often"
        assert anna.choose()["type"] == "changed", "the game goes on"


def test_s2_requests_of_one_address_are_counted(tmp_path: Path) -> None:
    with sparing(tmp_path, {"requests": Rate(2, 3600)}) as server:
        assert [server.http.get("/api/health").status_code for _ in range(3)] == [200, 200, 429]
        assert server.http.get("/any/page").status_code != 429, "pages are no work"


def test_a_proxy_says_for_whom_it_asks_only_if_it_is_trusted(tmp_path: Path) -> None:
    for trusted, third in (("", 429), ("127.0.0.1", 200)):
        limits = Limits({**BOUNDLESS.rates, "requests": Rate(2, 3600)})
        settings = replace(quick(tmp_path / (trusted or "none")), limits=limits, trust_proxy=trusted)
        settings.data_dir.mkdir()
        with Server(settings) as server:
            guests = ("192.0.2.1", "192.0.2.1", "192.0.2.2")
            asked = [server.http.get("/api/health", headers={"x-forwarded-for": guest}) for guest in guests]
            assert [answer.status_code for answer in asked] == [200, 200, third]


def test_a_code_for_setting_tables_is_asked_for_where_the_host_wants_it(tmp_path: Path) -> None:
    with Server(replace(quick(tmp_path), table_code="Žižka")) as server:
        assert server.http.get("/api/games").json()["needs_code"]
        for code, why in (({}, "server-code-missing"), ({"code": "zizka"}, "server-code-wrong")):
            answer = server.http.post("/api/tables", json={**SEATED, **code})
            assert (answer.status_code, answer.json()["error"]["id"]) == (403, why)
        assert server.http.post("/api/tables", json={**SEATED, "code": "Žižka"}).status_code == 201
