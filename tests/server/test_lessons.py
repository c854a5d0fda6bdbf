"""Lessons at a table: the script plays for the others, the learner is answered, and nobody else is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.guests import Guest, set_table
from tests.server.serving import Server, quick

WISH: dict[str, Any] = {"game": "valeria", "lesson": "first_minutes", "undo": "free"}


def learner(server: Server) -> Guest:
    made = set_table(server, "anna", **WISH)
    return Guest(server.port, made["table"], made["token"])


def test_a_learner_is_told_asked_and_answered(server: Server) -> None:
    anna = learner(server)
    step = anna.state["lesson"]
    assert step["waits"] == "choose" and [saying["said"]["id"] for saying in step["sayings"]] == [
        "valeria-lesson-first_minutes-welcome",
        "valeria-lesson-first_minutes-duke",
    ]
    assert step["sayings"][1]["objects"] == ["dukes@0"] and len(step["keys"]) == 2
    assert [seat["name"] for seat in anna.state["seats"]] == ["Anna", "Berta"]
    anna.choose(step["keys"][0])
    step = anna.state["lesson"]
    assert anna.state["choices"] == 2, "the other has kept a duke too"
    assert step["keys"] == ["recruit:merchant"]
    seen = anna.state["seen"]
    refused = anna.ask("choose", seen=seen, key="gain:gold")
    assert refused["type"] == "refused" and refused["message"]["id"] == "valeria-lesson-first_minutes-recruit-else"
    assert anna.state["seen"] == seen, "the table stays as it is"


def test_what_the_script_does_waits_until_all_is_read(server: Server) -> None:
    made = set_table(server, "anna", **{**WISH, "lesson": "a_round"})
    anna = Guest(server.port, made["table"], made["token"])
    for key in ("starter_herald:1magic", "recruit:cleric", "pay:3gold", "recruit:paladin"):
        anna.choose(key)
    assert anna.state["lesson"]["waits"] == "read" and not anna.state["lesson"]["keys"]
    before = anna.state["choices"]
    refused = anna.ask("choose", seen=anna.state["seen"], key="gain:gold", seat=0)
    assert refused["message"]["id"] == "lesson-read-on"
    anna.ask("read_on", seen=anna.state["seen"])
    assert anna.state["choices"] == before + 4


def test_one_goes_back_to_what_one_was_asked_for(server: Server) -> None:
    anna = learner(server)
    anna.choose(anna.state["lesson"]["keys"][0])
    anna.choose("recruit:merchant")
    assert anna.state["undo"]["step"] == 2
    anna.ask("undo", seen=anna.state["seen"])
    assert anna.state["choices"] == 2 and anna.state["lesson"]["keys"] == ["recruit:merchant"]


def test_a_lesson_goes_on_after_the_server_was_away(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        made = set_table(server, "anna", **WISH)
        anna = Guest(server.port, made["table"], made["token"])
        anna.choose(anna.state["lesson"]["keys"][0])
        anna.leave()
    with Server(quick(tmp_path)) as server:
        again = Guest(server.port, made["table"], made["token"])
        assert again.state["lesson"]["keys"] == ["recruit:merchant"]


def test_who_looks_on_is_not_taught(server: Server) -> None:
    made = set_table(server, "anna", **WISH)
    assert Guest(server.port, made["table"], made["spectator"]).state["lesson"] is None


def test_lessons_are_listed_and_their_words_come_apart(server: Server) -> None:
    lessons = server.http.get("/api/games/valeria/lessons").json()["lessons"]
    assert [lesson["id"] for lesson in lessons][:1] == ["first_minutes"]
    assert lessons[0]["name"]["id"] == "valeria-lesson-first_minutes" and lessons[0]["parts"] == 6
    assert "valeria-lesson-" not in server.http.get("/api/words/cs").text
    assert "valeria-lesson-first_minutes = Prvních pět minut" in server.http.get("/api/games/valeria/lessons/cs").text


def test_a_lesson_that_is_not_there_is_refused(server: Server) -> None:
    unknown = server.http.post("/api/tables", json={**WISH, "lesson": "flying"})
    assert unknown.status_code == 404 and unknown.json()["error"]["id"] == "server-lesson-unknown"
    crowd = server.http.post("/api/tables", json={**WISH, "seats": [{"kind": "person", "name": "A"}] * 2})
    assert crowd.status_code == 422 and crowd.json()["error"]["id"] == "server-lesson-seats"
    assert server.http.get("/api/games/chess/lessons").status_code == 404
    assert server.http.get("/api/games/chess/lessons/cs").status_code == 404
    assert server.http.get("/api/games/valeria/lessons/xx").status_code == 404
