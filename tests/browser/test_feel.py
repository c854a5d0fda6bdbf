"""Sound, pace and keys: each as a person settles it, and kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from regalia.shelf import shelf
from tests.browser.conftest import Dealt, OpenPage, bots, person, table_for
from tests.browser.player import Player
from tests.server.serving import Server

LISTEN = """() => {
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
}"""

KEYS_SHOWN = """() => [...document.querySelectorAll('kbd, [aria-keyshortcuts]')].filter((each) =>
  each.checkVisibility() && (each.matches('kbd') || getComputedStyle(each, '::before').content !== 'none')).length"""
"""How many keys can be seen on the page: some boards draw them, elsewhere the shell does."""


def tones(page: Page) -> int:
    """How many tones the page has played since it was listened to."""
    return int(page.evaluate("window.heard"))


def test_sound_is_offered_once_and_off_until_wanted(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page()
    page.evaluate(LISTEN)
    expect(page.get_by_text("The table can be heard")).to_be_visible()
    page.get_by_role("button", name="Rather not").click()
    expect(page.get_by_text("The table can be heard")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("The table can be heard")).to_have_count(0)
    page.goto(dealt())
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Turn the sound on").click()
    page.wait_for_function("window.heard > 0")
    before = tones(page)
    decision = page.get_by_role("region", name="Decision")
    expect(decision).to_contain_text("Which duke do you keep?")
    Player(page, seed=1).play_until(1)
    page.wait_for_function("before => window.heard > before", arg=before)
    page.get_by_role("button", name="Turn the sound off").click()
    expect(page.get_by_role("button", name="Turn the sound on")).to_be_visible()


@pytest.mark.parametrize("game", sorted(shelf()))
def test_keys_beside_things_can_be_put_away(open_page: OpenPage, house: Server, game: str) -> None:
    """Those on cards, on places of the board, and on buttons."""
    page = open_page(table_for(house, game, [person(), *bots("Otto")]))
    glowing = page.locator("main [aria-keyshortcuts='1']").first
    expect(glowing).to_be_visible()
    assert page.evaluate(KEYS_SHOWN) > 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Show keys").get_by_text("No", exact=True).click()
    assert page.evaluate(KEYS_SHOWN) == 0
    page.reload()
    expect(glowing).to_be_visible()
    assert page.evaluate(KEYS_SHOWN) == 0


def test_whoever_wants_it_quick_waits_less_for_the_dice(open_page: OpenPage) -> None:
    page = open_page("/settings", motion="full")
    throw = """() => {
      const die = document.body.appendChild(document.createElement('i'));
      die.style.transitionDuration = 'var(--throw)';
      const seconds = parseFloat(getComputedStyle(die).transitionDuration);
      die.remove();
      return seconds;
    }"""
    times = []
    for pace in ("Slow", "Like the device", "Quick", "None"):
        page.get_by_role("group", name="Motion").get_by_text(pace, exact=True).click()
        times.append(page.evaluate(throw))
    assert times == sorted(times, reverse=True) and len(set(times)) == len(times)
