"""Every screen is used: from a phone to a large desk, all that matters is in view, and nothing is cut or covered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.golden import TABLES, set_table
from tests.server.serving import Server
from tests.sizes import SIZES

SCREENS = ((360, 640), (640, 360), (390, 844), (820, 1180), (1180, 820), (1280, 800), (1920, 1080), (2560, 1440))
SAMPLE = {
    "valeria": ((360, 640), (1280, 800), (2560, 1440)),
    "bellum_magica": ((640, 360), (1180, 820), (1920, 1080)),
    "viscounts": ((390, 844), (820, 1180), (1920, 1080)),
    "wonderful_kingdom": ((360, 640), (1180, 820), (2560, 1440)),
}
LARGE = 1920
LEAST_USED = 0.7

LOOKED_AT = """() => {
  const found = [];
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const said = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  const main = document.querySelector('main');

  // What can be chosen is in view, or some of it, without a hand of the reader's.
  const choosable = 'main :is(button, [role=button]).glowing, main .glowing button, .loose button:not([aria-disabled])';
  const open = [...document.querySelectorAll(choosable)].filter(seen);
  const inView = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(over) || over?.contains(element);
  };
  if (!open.length) found.push('nothing can be chosen');
  const reachable = open.some(inView);

  // With letters as large as they get, a small page is read from top to bottom, and stands where something is asked.
  scrollTo(0, 0);
  const stage = main.getBoundingClientRect();

  // Every seat with all that it holds and its points stands in the strip, and nothing lies on it.
  const strip = document.querySelector('.strip');
  for (const seat of strip.querySelectorAll('.seat'))
    for (const part of [...seat.querySelectorAll('.token, .points')]) {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const inside = left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= stage.top + 1;
      if (!width || !inside || !strip.contains(over))
        found.push(`a seat's ${part.className} is not in view: ${said(seat)}`);
    }

  // Nothing is wider than its room.
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  if (main.scrollWidth > main.clientWidth + 1)
    found.push(`the board is ${main.scrollWidth - main.clientWidth} too wide`);

  // No text is cut by its box; where it ends in dots, it says so itself.
  const texts = [];
  for (const part of document.querySelectorAll('header, main, .below')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.data.trim() || !seen(text.parentElement) || text.parentElement.closest('.unseen, [popover]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      texts.push(box);
      for (let around = text.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(around);
        if (overflowX === 'visible' || textOverflow === 'ellipsis') continue;
        if (overflowX !== 'hidden' && overflowX !== 'clip') break;
        const room = around.getBoundingClientRect();
        const across = box.left < room.left - 2 || box.right > room.right + 2;
        if (across || box.top < room.top - 3 || box.bottom > room.bottom + 3)
          found.push(`«${text.data.trim().slice(0, 30)}» is cut by .${around.className}`);
        break;
      }
    }
  }

  // Nothing lies on its neighbours, but cards that are fanned out.
  const shown = (element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around && around !== main; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const room = around.getBoundingClientRect();
      [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return { left, right, top, bottom };
  };
  const apart = (things, slack) =>
    things.forEach((one, n) => {
      const a = shown(one);
      for (const other of things.slice(n + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const b = shown(other);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > slack && high > slack)
          found.push(`${said(one)} and ${said(other)} overlap by ${Math.round(wide)} × ${Math.round(high)}`);
      }
    });
  apart([...main.querySelectorAll('section')].filter(seen), 2);
  apart([...main.querySelectorAll('.card')].filter((card) => seen(card) && !card.closest('.fan')), 3);
  apart([...document.querySelectorAll('.room > header :is(button, .near), .bar button, .bar h2')].filter(seen), 2);

  // How much of the stage is used: the part of a fine net that something lies in.
  const net = [40, 24];
  const used = new Set();
  const boxes = [...main.querySelectorAll('.card, .token, .medal, .crest, .land, .spot, button, svg')].filter(seen);
  for (const box of [...boxes.map((element) => element.getBoundingClientRect()), ...texts]) {
    const beside = box.right < stage.left || box.left > stage.right;
    if (!box.width || beside || box.bottom < stage.top || box.top > stage.bottom) continue;
    const cell = (part, n) => Math.max(0, Math.min(n - 1, Math.floor(part * n)));
    const [left, right] = [box.left, box.right].map((x) => cell((x - stage.left) / stage.width, net[0]));
    const [top, bottom] = [box.top, box.bottom].map((y) => cell((y - stage.top) / stage.height, net[1]));
    for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) used.add(`${x} ${y}`);
  }

  // All of it can be brought into view, and pressed there.
  for (const thing of open) {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    if (!inView(thing)) found.push(`${said(thing)} cannot be pressed`);
  }
  return { found, reachable, used: used.size / (net[0] * net[1]) };
}"""
"""What a hard critic sees on a screen."""


def looked_at(page: Page, screen: tuple[int, int]) -> dict[str, Any]:
    """What is wrong on a screen of this size, and how much of the stage is used."""
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    looked: dict[str, Any] = page.evaluate(LOOKED_AT)
    return looked


def opened(house: Server, open_page: OpenPage, game: str) -> Page:
    """The page of a table of this game, at a choice."""
    page = open_page(set_table(house, f"{game}/{TABLES[game]}"))
    expect(page.locator("main [data-object]").first).to_be_visible()
    expect(page.locator("section.asked")).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return page


@pytest.mark.parametrize("game", TABLES)
def test_on_every_screen_all_is_in_view_and_nothing_is_cut(house: Server, open_page: OpenPage, game: str) -> None:
    page = opened(house, open_page, game)
    wrong = []
    for screen in SCREENS if SIZES.every_screen else SAMPLE[game]:
        looked = looked_at(page, screen)
        wrong += [f"{screen}: {found}" for found in looked["found"]]
        if not looked["reachable"]:
            wrong.append(f"{screen}: nothing of what can be chosen is in view")
        if screen[0] >= LARGE and looked["used"] < LEAST_USED:
            wrong.append(f"{screen}: only {looked['used']:.0%} of the stage is used")
    assert wrong == []


@pytest.mark.parametrize("game", TABLES)
def test_large_letters_break_nothing(house: Server, open_page: OpenPage, game: str) -> None:
    page = opened(house, open_page, game)
    wrong = []
    for letters in ("1.5", "2"):
        page.evaluate("(letters) => localStorage.setItem('regalia-text-size', letters)", letters)
        page.reload()
        expect(page.locator("section.asked")).to_be_visible()
        for screen in ((1280, 800), (360, 640)) if SIZES.every_screen or letters == "2" else ((1280, 800),):
            wrong += [f"{letters} {screen}: {found}" for found in looked_at(page, screen)["found"]]
    assert wrong == []


def test_the_size_of_the_cards_can_be_settled(house: Server, open_page: OpenPage) -> None:
    """The centre takes what room there is; a duchy's cards are as large as the reader wants them."""
    page = opened(house, open_page, "valeria")
    width = "document.querySelector('[aria-label=\"Duchy of Anna\"] .card').getBoundingClientRect().width"
    usual = page.evaluate(width)
    for size, comparison in (("Small", "<"), ("Large", ">")):
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("group", name="Size of cards").get_by_text(size, exact=True).click()
        page.keyboard.press("Escape")
        page.wait_for_function(f"{width} {comparison} {usual}")
