"""Everything on the table can be asked what it is: a walk over all boards, and the legend."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from regalia.languages import LANGUAGES, Words
from regalia.shelf import shelf
from tests.browser.conftest import Dealt, OpenPage, bots, person, table_for
from tests.browser.player import Player
from tests.server.serving import Server

WALK = """() => {
  const names = [];
  const lost = [];
  for (const thing of document.querySelectorAll('main [data-object]:not([data-card]), main [data-term]')) {
    if (!thing.checkVisibility() || (thing.dataset.term && thing.closest('[data-card]'))) continue;
    names.push(thing.dataset.object ? /^[^@:]*/.exec(thing.dataset.object)[0] : thing.dataset.term);
  }
  for (const sign of document.querySelectorAll('main svg')) {
    const known = '[data-card], [data-object], [data-term], button, h3, header, [aria-hidden=true], [aria-label]';
    if (sign.checkVisibility() && !sign.closest(known)) lost.push(sign.outerHTML.slice(0, 120));
  }
  return { names: [...new Set(names)], lost };
}"""
"""The names of all that can be seen and is no card, and the pictures that belong to nothing."""
PHASES = (0, 4, 14)
"""After so many choices the boards are walked over."""


def walked(house: Server, open_page: OpenPage, game: str) -> tuple[set[str], list[str]]:
    """All names and lost pictures of a game, over several phases."""
    page = open_page(table_for(house, game, [person(), *bots("Otto")], seed=3, undo="free"), painted=False)
    player = Player(page, seed=6)
    names: set[str] = set()
    lost: list[str] = []
    for choices in PHASES:
        player.play_until(choices)
        page.locator("main [data-object]").first.wait_for()
        seen = page.evaluate(WALK)
        names |= set(seen["names"])
        lost += seen["lost"]
    return names, lost


@pytest.mark.parametrize("game", sorted(shelf()))
def test_everything_on_the_board_has_an_explanation_in_every_language(
    house: Server, open_page: OpenPage, game: str
) -> None:
    names, lost = walked(house, open_page, game)
    assert len(names) > 8, names
    assert lost == []
    for language in LANGUAGES:
        words = Words(language)
        lacking = sorted(name for name in names if not words.has(f"{game}-explain-{name}.help"))
        assert lacking == [], f"{language} does not explain {', '.join(lacking)}"


def test_a_token_explains_itself_and_the_legend_is_one_key_away(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    page.locator('main [data-object="vp@0"]').hover()
    expect(page.get_by_role("tooltip").locator("visible=true")).to_contain_text("the most points win")
    page.keyboard.press("i")
    legend = page.get_by_role("dialog", name="Legend")
    expect(legend).to_contain_text("Slays monsters")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Legend")).first.click()
    expect(legend).to_be_visible()


def test_a_finger_can_ask_a_token(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt(), size="phone")
    page.locator('main [data-object="magic@0"]').tap()
    expect(page.get_by_role("dialog", name="Magic")).to_contain_text("Stands for gold or strength")
