"""Puzzles on the page: a slip is answered, hints help, the answer is explained, and one plays on from it."""

from __future__ import annotations

from playwright.sync_api import expect

from regalia.engine.puzzles import Puzzle
from regalia.shelf import find_game
from tests.browser.conftest import OpenPage
from tests.browser.learner import Learner
from tests.browser.player import press

GAME = "valeria"


def test_a_puzzle_is_solved_and_played_on(open_page: OpenPage) -> None:
    there = (Puzzle.read(id, text, find_game) for id, text in find_game(GAME).puzzles().items())
    puzzle = min(there, key=lambda puzzle: puzzle.start)  # the game is far from its end, so one can play on
    page = open_page(f"/puzzles/{GAME}", size="phone", painted=False)
    press(page.get_by_role("listitem").get_by_role("button", name=f"Puzzle {int(puzzle.id)} ").first)
    solver = Learner(page, puzzle, "en", "Player")
    expect(solver.panel).to_contain_text("One way is clearly better than all others")
    solver.do_something_else()
    assert solver.answered
    press(solver.panel.get_by_role("button", name="Hint", exact=True))
    expect(solver.panel.locator(".aside")).to_have_count(1)
    for key in puzzle.answers[0]:
        solver.choose(next(option for option in solver.options() if option.key == key))
        solver.play.choose(puzzle.learner, key)
    expect(solver.panel).to_contain_text("That's it!")
    expect(solver.panel).to_contain_text("squire")
    address = page.url
    press(solver.panel.get_by_role("button", name="Play on from here"))
    expect(page).not_to_have_url(address)
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    expect(solver.panel).to_have_count(0)
    page.goto(f"/puzzles/{GAME}")
    expect(page.get_by_text("Streak: 0")).to_be_visible()
    expect(page.get_by_text("Solved: 1 of")).to_be_visible()
