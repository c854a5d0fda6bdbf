"""Sound, pace and keys: each as a person settles it, and kept."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Dealt, OpenPage
from tests.browser.player import Player

LISTEN = """() => {
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
}"""


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


def test_keys_beside_things_can_be_put_away(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    keys = page.locator("kbd[aria-hidden=true]:visible")
    expect(keys.first).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Show keys").get_by_text("No", exact=True).click()
    expect(keys).to_have_count(0)
    page.reload()
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    expect(keys).to_have_count(0)


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
