"""«Anything else?» before a step passes: each person says how often, and the server answers the rest for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.engine.table import Table
from regalia.server.workers import Thought
from tests.server.guests import Guest, set_table
from tests.server.serving import Server, quick

ANYTHING_ELSE = "wonderful_kingdom-ask-anything-else"
WISH: dict[str, Any] = {"game": "wonderful_kingdom", "options": {"module": "quests"}, "seed": "5", "undo": "free"}


def kinds(guest: Guest) -> set[str]:
    """What can be done now, in one word each."""
    return {option["verb"] for option in guest.decision["options"]}


def play_on(guest: Guest) -> int:
    """Play to the end, building whatever can be built; says how often the table asked for anything else."""
    asked = 0
    while not guest.state["over"]:
        keys = guest.choosable()
        asked += guest.decision["prompt"]["id"] == ANYTHING_ELSE
        building = [key for key in keys if key.startswith(("build:", "put:"))]
        guest.choose((building or keys[-1:])[0])
    return asked


def alone(server: Server) -> Guest:
    made = set_table(server, "anna", **WISH)
    return Guest(server.port, made["table"], made["token"])


def test_a_table_asks_as_often_as_each_person_wishes(server: Server) -> None:
    counts = {}
    for wish in ("always", "matters", "never"):
        anna = alone(server)
        assert anna.state["options"]["pauses"] == "always", "the person decides, not the table"
        anna.say("pauses", when=wish)
        anna.hear_all()
        counts[wish] = play_on(anna)
    assert counts["always"] > counts["matters"] > counts["never"] == 0


def test_whoever_says_nothing_is_asked_when_it_can_change_something(server: Server) -> None:
    silent, outspoken = alone(server), alone(server)
    outspoken.say("pauses", when="matters")
    outspoken.hear_all()
    assert play_on(silent) == play_on(outspoken)


def until_anything_else(guest: Guest) -> None:
    """Build until the table asks for anything else."""
    while guest.decision["prompt"]["id"] != ANYTHING_ELSE:
        keys = guest.choosable()
        guest.choose(next((key for key in keys if key.startswith(("build:", "put:"))), keys[-1]))


def test_a_wish_answers_the_question_that_is_open(server: Server) -> None:
    anna = alone(server)
    anna.say("pauses", when="always")
    until_anything_else(anna)
    choices = anna.state["choices"]
    anna.say("pauses", when="never")
    anna.hear_all()
    assert anna.state["choices"] > choices
    assert anna.decision["prompt"]["id"] != ANYTHING_ELSE
    assert len(anna.log) >= anna.state["choices"], "what was answered stands in the log like any choice"


def until_idle(guest: Guest, server: Server, table: str) -> None:
    """Build until the table asks for anything else where nothing more can be done."""
    while True:
        until_anything_else(guest)
        room = server.rooms.find_loaded(table)
        assert room is not None
        if not room.play.table.question_of(0).matters(room.play.table):
            return
        guest.choose(guest.choosable()[-1])


def test_whoever_comes_back_to_a_table_is_still_asked_what_they_wished_to_be(tmp_path: Path) -> None:
    """The table has forgotten the wish with its server, and the page says it anew only after it has come in."""
    settings = quick(tmp_path)
    with Server(settings) as first:
        made = set_table(first, "anna", **WISH)
        anna = Guest(first.port, made["table"], made["token"])
        anna.say("pauses", when="always")
        until_idle(anna, first, made["table"])
    before = anna.state
    with Server(settings) as second:
        onlooker = Guest(second.port, made["table"], made["spectator"])
        assert onlooker.state["seen"] == before["seen"], "who looks on answers nothing for her either"
        again = Guest(second.port, made["table"], made["token"])
        again.say("pauses", when="always")
        again.hear_all()
        assert again.state["choices"] == before["choices"] and again.decision == before["decision"]
        again.say("pauses", when="matters")
        again.hear_all()
        assert again.state["choices"] > before["choices"], "nothing more could be done: it did not matter"


def test_what_was_answered_goes_back_with_the_choice_before_it(server: Server) -> None:
    anna = alone(server)
    while "put" not in kinds(anna) or anna.decision["prompt"]["id"] == ANYTHING_ELSE:
        keys = anna.choosable()
        anna.choose(next((key for key in keys if key.startswith("build:")), keys[-1]))
    before = anna.state["choices"]
    anna.choose(next(key for key in anna.choosable() if key.startswith(("put:", "lab:"))))
    anna.ask("undo", seen=anna.state["seen"])
    assert anna.state["choices"] == before


def test_what_never_was_asked_can_be_looked_at_by_going_back(server: Server) -> None:
    """Whoever is never asked and goes back to such a question is asked after all, until the next choice."""
    anna = alone(server)
    until_anything_else(anna)
    before = anna.state["choices"]
    anna.say("pauses", when="never")
    anna.hear_all()
    assert anna.state["choices"] > before
    while anna.state["choices"] > before:
        anna.ask("undo", seen=anna.state["seen"])
    assert anna.state["choices"] == before
    assert anna.decision["prompt"]["id"] == ANYTHING_ELSE
    anna.choose("done")
    assert anna.decision["prompt"]["id"] != ANYTHING_ELSE


@pytest.mark.parametrize("level", ["squire", "random"])
def test_bots_are_not_asked_what_changes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    thinkers = server.rooms.workers
    choose, in_vain = thinkers.choose, []

    async def watched(game: str, level: str, table: Table[Any], seat: int, *more: Any) -> Thought:
        question = table.question_of(seat)
        in_vain.append(question.leaving(table) is not None and not question.matters(table))
        return await choose(game, level, table, seat, *more)

    monkeypatch.setattr(thinkers, "choose", watched)
    made = set_table(server, "anna", level, **{**WISH, "options": {"module": "menaces"}})
    anna = Guest(server.port, made["table"], made["token"])
    for _ in range(30):
        anna.my_turn()
        if anna.state["over"]:
            break
        anna.choose(anna.choosable()[-1])
    assert anna.state["choices"] >= 30
    assert len(in_vain) > 5 and not any(in_vain)
    room = server.rooms.find_loaded(made["table"])
    assert room is not None and any(choice.idle and choice.seat == 1 for choice in room.play.chosen)


def test_the_setup_leaves_out_what_each_person_settles(server: Server) -> None:
    games = server.http.get("/api/games").json()["games"]
    kingdom = next(game for game in games if game["id"] == "wonderful_kingdom")
    assert "pauses" not in [option["id"] for option in kingdom["options"]]
    assert "search" in [option["id"] for option in kingdom["options"]]
