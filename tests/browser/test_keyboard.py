"""The keyboard alone: a whole game, and all that one can ask for on the way."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Dealt, OpenPage, mostly_on
from tests.browser.golden import LATE, set_table
from tests.server.serving import Server
from tests.sizes import PATIENCE

SIGNS = """() => {
  const seen = (element) => element.checkVisibility();
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const around = document.querySelector('.chooser') ?? document;
  const things = '.glowing[aria-keyshortcuts], .loose [aria-keyshortcuts], .chooser [aria-keyshortcuts]';
  const keys = [...around.querySelectorAll(things)].filter(seen).map((thing) => thing.ariaKeyShortcuts);
  const slider = !!document.querySelector('.split');
  return { over: !!dialog?.querySelector('table'), keys, slider, written: document.body.textContent };
}"""
"""The keys that stand on what can be chosen."""


def play_by_keys(page: Page, seed: int) -> int:
    """Press one of the keys in view until the game is over; says how many were pressed."""
    chance = random.Random(seed)
    pressed, moved, before = 0, time.monotonic(), ""
    while True:
        seen = page.evaluate(SIGNS)
        if seen["over"]:
            return pressed
        keys = seen["keys"] or (["1"] if seen["slider"] else [])
        if keys and seen["written"] != before:
            page.keyboard.press(chance.choice(keys))
            pressed, moved, before = pressed + 1, time.monotonic(), seen["written"]
        elif time.monotonic() - moved > 2:
            before = ""
        assert time.monotonic() - moved < PATIENCE, seen["written"][:500]
        page.wait_for_timeout(10)


@mostly_on("laptop")
def test_a_whole_game_by_keyboard_alone(open_page: OpenPage, size: str) -> None:
    page = open_page("/new/valeria?mode=bots", size=size, painted=False)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent").strip() == "Sit down":
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Decision")).to_contain_text("Which duke do you keep?")
    assert play_by_keys(page, 6) > 20
    _close_the_score_sheet(page)


def test_on_a_phone_a_game_is_ended_by_keyboard_alone(open_page: OpenPage, house: Server) -> None:
    page = open_page(set_table(house, "valeria/02_2_players", LATE), size="phone", painted=False)
    assert play_by_keys(page, 6) > 3
    _close_the_score_sheet(page)


def _close_the_score_sheet(page: Page) -> None:
    expect(page.get_by_role("dialog").get_by_role("heading")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_keys_explain_take_back_and_look_back(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    decision = page.get_by_role("region", name="Decision")
    expect(decision).to_contain_text("Which duke do you keep?")
    page.keyboard.press("1")
    expect(decision).not_to_contain_text("Which duke do you keep?")

    page.keyboard.press("z")
    expect(decision).to_contain_text("Which duke do you keep?")
    page.keyboard.press("2")
    expect(decision).to_contain_text("Choose one of 2 actions")

    page.locator("main [aria-disabled=true]").first.focus()
    expect(page.get_by_role("tooltip").locator("visible=true").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("img", name="not possible").first).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    page.keyboard.press("Escape")

    page.keyboard.press("[")
    expect(page.get_by_role("region", name="Looking back")).to_be_visible()
    expect(page.locator("main .glowing")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(decision).to_be_visible()

    page.keyboard.press("p")
    expect(page.get_by_role("list", name="You can").get_by_role("button").first).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_role("list", name="You can")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_focused()
