"""Small things that lay on others, broke or ended too soon: keys, names of cards, notices, crests and credits."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Dealt, OpenPage, bots, person, table_for
from tests.browser.golden import set_table
from tests.browser.player import Player
from tests.server.serving import Server

BADGES = """() => {
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const badges = [...document.querySelectorAll('main kbd, .bar kbd')].filter(seen);
  const keys = badges.map((badge) => badge.textContent);
  const covered = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const start = text.data.search(/\\S/);
    if (start < 0 || !seen(text.parentElement) || text.parentElement.closest('kbd, .unseen, [popover]')) continue;
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + 1);
    const letter = range.getBoundingClientRect();
    for (const badge of badges) {
      const box = badge.getBoundingClientRect();
      const wide = Math.min(letter.right, box.right) - Math.max(letter.left, box.left);
      const high = Math.min(letter.bottom, box.bottom) - Math.max(letter.top, box.top);
      if (wide > letter.width / 3 && high > letter.height / 3)
        covered.push(`${badge.textContent} lies on «${text.data.trim()}»`);
    }
  }
  return { keys, covered };
}"""
"""The keys that stand on things, and the first letters that they cover."""

BROKEN = """(names) => names.flatMap((name) => {
  const text = name.firstChild;
  return [...text.data.matchAll(/[^\\s-]+/g)].flatMap((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word[0]] : [];
  });
})"""
"""Words of names that go on in the next line."""

COVERED = """(notice) => {
  const box = notice.getBoundingClientRect();
  return [...document.querySelectorAll('.strip .seat.own .holds .token')].filter((token) => {
    const { left, right, top, bottom } = token.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  }).length;
}"""
"""How many of the reader's own counters a notice lies on."""


def test_each_key_stands_on_one_thing_and_covers_no_initial(house: Server, open_page: OpenPage) -> None:
    page = open_page(table_for(house, "wonderful_kingdom", [person(), *bots("Otto")], 3))
    hand = page.get_by_role("region", name="Hand", exact=True).locator(".card")
    expect(hand).to_have_count(8)
    for taken_up in (False, True):
        if taken_up:
            hand.first.click()
            expect(page.get_by_role("button", name="Open", exact=True)).to_have_count(2)
        expect(page.locator("main kbd:visible").first).to_be_visible()
        looked = page.evaluate(BADGES)
        assert len(set(looked["keys"])) == len(looked["keys"])
        assert looked["covered"] == []


def test_long_german_names_stay_in_one_piece(house: Server, open_page: OpenPage) -> None:
    page = open_page(set_table(house, "bellum_magica/03_4_players", at=41), locale="de-DE")
    market = page.locator(".market .name")
    expect(market.filter(has_text="Feuersalamander")).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    for width, height in ((1280, 800), (360, 640), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert market.evaluate_all(BROKEN) == []


def test_a_notice_leaves_the_own_stock_in_view(open_page: OpenPage, dealt: Dealt, size: str) -> None:
    page = open_page(dealt(), size=size)
    expect(page.get_by_role("region", name="Decision")).to_contain_text("Which duke do you keep?")
    Player(page, seed=1).play_until(1)
    page.get_by_role("button", name="Take back", exact=False).first.click()
    notice = page.locator(".toast").filter(has_text="Anna takes something back.")
    expect(notice).to_be_visible()
    assert page.locator(".strip .seat.own .holds .token").count() >= 3
    assert notice.evaluate(COVERED) == 0


def test_games_have_their_colour_and_credits_name_everybody(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    page.goto("/games")
    field = page.get_by_role("listitem").filter(has_text="Valeria").locator(".crest .fill").first
    red, green, blue = map(int, re.findall(r"\d+", field.evaluate("(field) => getComputedStyle(field).fill"))[:3])
    assert max(red, green, blue) - min(red, green, blue) > 60, "a colour, and no grey"
    page.goto("/about")
    credits = page.get_by_role("main").locator("ul")
    listed = re.search(r"Icons made by: (.*?), and the later", (ROOT / "web" / "CREDITS.md").read_text("utf-8"), re.S)
    assert listed
    for author in re.split(r",\s+", listed[1]):
        expect(credits).to_contain_text(author.replace(" (CC0)", "").replace("\n", " "))
    expect(credits).not_to_contain_text("…")
