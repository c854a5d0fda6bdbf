"""Lessons on the page: everything that is asked is done, and once something else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from regalia.engine.messages import Message
from regalia.languages import Words
from regalia.shelf import shelf
from tests.browser.conftest import OpenPage
from tests.browser.learner import Learner, lesson_named
from tests.browser.player import Player, press
from tests.sizes import SIZES

FIRST = "first_minutes"
ENOUGH = 4
"""So many things are explained in the first turns of every game."""

READ = """(seen) => {
  const panel = document.querySelector('section.friend');
  if (!panel) return '';
  const said = panel.querySelector('[role=status]').innerText;
  [...panel.querySelectorAll('button')].find((button) => button.textContent.trim() === seen).click();
  return said;
}"""
"""What the guide says is read and put away in one glance: it goes by itself when the question that it is about does."""


def ways() -> Iterator[tuple[str, str, str, str]]:
    """Which lessons are taken, on which screen, in which language."""
    for number, game in enumerate(shelf().values()):
        for id in game.lessons():
            if SIZES.every_screen:
                yield from ((game.id, id, "phone", "en"), (game.id, id, "phone", "cs"), (game.id, id, "laptop", "de"))
            elif id == FIRST:
                yield game.id, id, ("phone", "laptop")[number % 2], ("en", "cs", "sk", "de")[number % 4]


@pytest.mark.parametrize(("game", "id", "size", "language"), list(ways()))
def test_a_lesson_is_learned_by_doing(open_page: OpenPage, game: str, id: str, size: str, language: str) -> None:
    page = open_page(f"/lessons/{game}", size=size, locale=language, painted=False)
    lesson = lesson_named(game, id)
    words = Words(language)
    begin = f"{words.text(Message('web-lesson-begin'))}: {words.text(lesson.name())}"
    press(page.get_by_role("button", name=begin, exact=True))
    learner = Learner(page, lesson, language, words.text(Message("web-player")))
    learner.learn()
    others = any(stretch.asking and stretch.asking.answer for stretch in lesson.stretches.values())
    assert learner.answered or not others, "something else was done once, and answered"
    done = page.get_by_role("listitem").filter(has_text=words.text(lesson.name()))
    expect(done.get_by_role("img", name=words.text(Message("web-lesson-done-before")))).to_be_visible()


@pytest.mark.parametrize("game", [game for game in shelf() if SIZES.every_screen or game == "valeria"])
def test_a_newcomer_is_guided_through_a_game(open_page: OpenPage, game: str) -> None:
    """From an empty browser: each new thing is explained once; in the long run the game is played to its end."""
    page = open_page("/", size="phone", painted=False)
    press(page.get_by_role("button", name="Play now"))
    expect(page.get_by_role("dialog", name="Your first time here?")).to_be_visible()
    page.goto(f"/lessons/{game}")
    press(page.get_by_role("button", name="Guided game"))
    told: list[str] = []
    panel = page.get_by_role("region", name="Your guide")
    expect(panel).to_be_visible()
    player = Player(page, seed=5)
    while not player.over and (SIZES.every_screen or len(told) < ENOUGH):
        if said := page.evaluate(READ, "I see"):
            told.append(said)
            expect(panel.filter(has_text=told[-1])).to_have_count(0)
        elif not player.choose():
            page.wait_for_timeout(15)
    assert len(told) >= ENOUGH and len(set(told)) == len(told), "each thing is explained once"
