"""Puzzles at a table: what leads to the answer is taken, all else is answered, and the reasons come in the end."""

from __future__ import annotations

from regalia.engine.puzzles import Puzzle
from regalia.shelf import find_game
from tests.server.guests import Guest, set_table
from tests.server.serving import Server

GAME = "valeria"


def a_puzzle() -> Puzzle:
    """One whose answer has several choices."""
    there = (Puzzle.read(id, text, find_game) for id, text in find_game(GAME).puzzles().items())
    return next(puzzle for puzzle in there if len(puzzle.answers[0]) > 1)


def solver(server: Server, puzzle: Puzzle) -> Guest:
    made = set_table(server, "anna", game=GAME, lesson=f"puzzle/{puzzle.id}", undo="free")
    return Guest(server.port, made["table"], made["token"])


def test_a_puzzle_is_solved_choice_by_choice(server: Server) -> None:
    puzzle = a_puzzle()
    anna = solver(server, puzzle)
    step = anna.state["puzzle"]
    assert anna.state["lesson"] is None and anna.state["choices"] == puzzle.start
    assert step["said"]["id"] == "puzzle-question" and step["reasons"] == [] and not step["solved"]
    assert step["hints"][-1]["keys"][0] in {answer[0] for answer in puzzle.answers}, "the last hint gives it away"
    right = {answer[0] for answer in puzzle.answers}
    wrong = next(option["key"] for option in anna.state["decision"]["options"] if option["key"] not in right)
    refused = anna.ask("choose", seen=anna.state["seen"], key=wrong)
    assert refused["type"] == "refused" and refused["message"]["id"] in ("puzzle-not-this", "puzzle-squires-way")
    assert anna.state["choices"] == puzzle.start, "the table stays as it is"
    for key in puzzle.answers[0]:
        anna.choose(key)
    step = anna.state["puzzle"]
    assert step["solved"] and step["hints"] == []
    assert step["reasons"][0]["id"] in ("puzzle-reason-search", "puzzle-reason-exact")


def test_one_goes_back_within_a_puzzle_but_not_behind_it(server: Server) -> None:
    puzzle = a_puzzle()
    anna = solver(server, puzzle)
    anna.choose(puzzle.answers[0][0])
    anna.ask("undo", seen=anna.state["seen"])
    assert anna.state["choices"] == puzzle.start
    assert anna.ask("undo", seen=anna.state["seen"])["type"] == "refused"


def test_one_plays_on_from_the_answer(server: Server) -> None:
    puzzle = a_puzzle()
    made = set_table(server, "anna", game=GAME, lesson=f"puzzle/{puzzle.id}", upto=100_000, undo="free")
    anna = Guest(server.port, made["table"], made["token"])
    assert anna.state["puzzle"] is None and anna.state["choices"] >= len(puzzle.record.choices)
    assert [seat["kind"] for seat in anna.state["seats"]].count("person") == 1


def test_puzzles_are_listed_from_the_easiest_on(server: Server) -> None:
    there = server.http.get(f"/api/games/{GAME}/puzzles").json()["puzzles"]
    grades = [puzzle["grade"] for puzzle in there]
    assert grades == sorted(grades) and len(there) == len(find_game(GAME).puzzles())


def test_a_puzzle_that_there_is_not_is_refused(server: Server) -> None:
    answer = server.http.post("/api/tables", json={"game": GAME, "lesson": "puzzle/none"})
    assert answer.status_code == 404 and answer.json()["error"]["id"] == "server-puzzle-unknown"


def test_who_looks_on_gets_no_hints(server: Server) -> None:
    made = set_table(server, "anna", game=GAME, lesson=f"puzzle/{a_puzzle().id}")
    assert Guest(server.port, made["table"], made["spectator"]).state["puzzle"] is None
