"""The start page's side: games, words, cards, setting tables, taking seats."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from regalia.languages import LANGUAGES
from regalia.server.security_headers import CONTENT_POLICY
from regalia.shelf import shelf
from tests.server.guests import SEATS, set_table, take_seat
from tests.server.serving import Server


def test_the_games_come_with_options_and_bots(server: Server) -> None:
    answer = server.http.get("/api/games").json()
    assert {game["id"] for game in answer["games"]} == set(shelf())
    valeria = next(game for game in answer["games"] if game["id"] == "valeria")
    assert valeria["players"] == [1, 2, 3, 4, 5]
    assert {"random", "squire"} <= set(valeria["levels"])
    setup = next(option for option in valeria["options"] if option["id"] == "setup")
    assert setup["kind"] == "one" and setup["default"] in setup["choices"]
    assert answer["languages"] == list(LANGUAGES)
    assert "server-phrase-hello" in answer["phrases"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_language_are_sent_once(server: Server, language: str) -> None:
    answer = server.http.get(f"/api/words/{language}")
    assert "\nserver-phrase-hello = " in answer.text
    tag = answer.headers["etag"]
    again = server.http.get(f"/api/words/{language}", headers={"if-none-match": tag})
    assert again.status_code == 304 and not again.content


def test_an_unknown_language_or_game_is_refused(server: Server) -> None:
    answer = server.http.get("/api/words/xx")
    assert answer.status_code == 404 and answer.json()["error"]["id"] == "language-unknown"
    answer = server.http.get("/api/games/ludo/cards")
    assert answer.status_code == 404 and answer.json()["error"]["id"] == "game-unknown"


@pytest.mark.parametrize("game", sorted(shelf()))
def test_the_card_browser_gets_every_card(server: Server, game: str) -> None:
    cards = server.http.get(f"/api/games/{game}/cards").json()["cards"]
    assert {card["id"] for card in cards} == {card.id for card in shelf()[game].cards()}
    assert all(card["text"]["id"] and card["copies"] > 0 for card in cards)


def refused(server: Server, **wish: Any) -> tuple[int, str]:
    answer = server.http.post("/api/tables", json=wish)
    return answer.status_code, answer.json()["error"]["id"]


def test_impossible_tables_are_refused_with_the_reason(server: Server) -> None:
    anna, squire = SEATS["anna"], SEATS["squire"]
    assert refused(server, game="ludo", seats=[anna]) == (422, "game-unknown")
    assert refused(server, game="valeria") == (422, "server-no-seats")
    assert refused(server, game="valeria", seats=[anna] * 6) == (422, "wrong-player-count")
    assert refused(server, game="valeria", seats=[anna], options={"wine": True}) == (422, "option-unknown")
    assert refused(server, game="valeria", seats=[anna], options={"dukes": "x"}) == (422, "option-not-yes-or-no")
    assert refused(server, game="valeria", seats=[anna], options={"setup": ["x"]}) == (422, "option-unknown-value")
    assert refused(server, game="valeria", seats=[anna], options={"dukes": False}) == (422, "valeria-solo-needs-dukes")
    assert refused(server, game="valeria", seats=[{"kind": "bot", "level": "god"}]) == (422, "bot-unknown")
    assert refused(server, game="valeria", seats=[{"kind": "person", "name": ""}]) == (422, "seat-name-refused")
    assert refused(server, game="valeria", seats=[{**anna, "level": "squire"}]) == (422, "server-level-is-for-bots")
    assert refused(server, game="valeria", seats=[anna, squire], upto=3) == (422, "server-upto-needs-record")
    assert refused(server, game="valeria", seats=[anna], seed="1e9") == (400, "server-message-unreadable")
    assert refused(server, game="valeria", seats=[anna], undo="always") == (400, "server-message-unreadable")
    assert refused(server, game="valeria", chairs=2) == (400, "server-message-unreadable")


def test_secrets_have_128_bits_and_differ(server: Server) -> None:
    made = set_table(server, "anna", "open", "open")
    secrets = [made["token"], made["spectator"], *(invite["token"] for invite in made["invites"])]
    assert len(set(secrets)) == 4
    assert all(len(secret) == 22 for secret in secrets)


def test_friends_sit_down_by_invitation(server: Server) -> None:
    made = set_table(server, "anna", "open", "open", seed="8")
    address = f"/api/tables/{made['table']}"
    invite = made["invites"][0]
    before = server.http.get(f"{address}/invitation?token={invite['token']}").json()
    assert before["seat"] == invite["seat"] == 1 and before["game"] == "valeria"
    token = take_seat(server, made, "Ben")
    info = server.http.get(address, headers={"authorization": f"Bearer {token}"}).json()
    assert info["mine"] == [1] and info["waiting"] and info["seats"][1]["name"] == "Ben"
    assert info["invites"] == [], "only the creator invites"
    again = server.http.post(f"{address}/seats", json={"invite": invite["token"], "name": "Eve"})
    assert (again.status_code, again.json()["error"]["id"]) == (403, "server-invite-void")
    own = server.http.get(f"{address}?token={made['token']}").json()
    assert own["mine"] == [0] and own["invites"] == [made["invites"][1]]


def test_a_table_is_shown_only_to_those_who_belong_to_it(server: Server) -> None:
    made, other = set_table(server, "anna", "open"), set_table(server, "ben", "open")
    address = f"/api/tables/{made['table']}"
    assert server.http.get(address).json()["error"]["id"] == "server-token-missing"
    foreign = server.http.get(f"{address}?token={other['token']}")
    assert (foreign.status_code, foreign.json()["error"]["id"]) == (403, "server-token-wrong")
    invited = server.http.get(f"{address}?token={made['invites'][0]['token']}")
    assert invited.status_code == 403, "an invitation is no seat yet"
    unknown = server.http.get(f"/api/tables/nowhere?token={made['token']}")
    assert (unknown.status_code, unknown.json()["error"]["id"]) == (404, "server-table-unknown")


def test_every_answer_has_safe_headers(server: Server) -> None:
    for address in ("/api/games", "/", "/api/nothing", "/api/tables/nowhere", "/assets/../../game.py"):
        headers = server.http.get(address).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_pages_are_previewed_under_the_policy_that_the_server_sends() -> None:
    config = (Path(__file__).parents[2] / "web" / "vite.config.ts").read_text(encoding="utf-8")
    listed = config.partition("contentPolicy = [")[2].partition("]")[0]
    assert re.findall(r'"([^"]+)"', listed) == CONTENT_POLICY.split("; ")


def test_only_the_clients_own_files_are_given_out(server: Server) -> None:
    start = server.http.get("/")
    for address in ("/..%2f..%2fpyproject.toml", "/assets/..%2f..%2f__init__.py", "/%2e%2e/__init__.py", "/any/page"):
        answer = server.http.get(address)
        assert answer.text == start.text or answer.json()["error"]["id"] == "server-not-here"
    assert server.http.post("/api/games", json={}).status_code == 405


@pytest.mark.parametrize("game", shelf())
def test_the_example_turn_of_the_rules_is_shown_moment_by_moment(server: Server, game: str) -> None:
    steps = server.http.get(f"/api/games/{game}/example").raise_for_status().json()["steps"]
    counts = [step["past"]["state"]["choices"] for step in steps]
    assert counts == sorted(set(counts)) and len(counts) >= 4
    assert [step["words"]["id"] for step in steps] == [f"{game}-example-{count}" for count in counts]
    assert {seat["name"] for seat in steps[0]["past"]["state"]["seats"]} == {"Anna", "Bruno"}
    assert all(step["past"]["state"]["decision"] is None for step in steps), "a picture asks nobody"


def test_a_game_that_is_not_there_has_no_example(server: Server) -> None:
    answer = server.http.get("/api/games/ludo/example")
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "game-unknown")
