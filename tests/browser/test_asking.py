"""Everything on the table can be asked what it is: a walk over all boards, and the legend."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from regalia.languages import LANGUAGES, Words
from regalia.shelf import shelf
from tests.browser.conftest import Dealt, OpenPage, bots, person
from tests.browser.player import Player, press
from tests.server.serving import Server

WALK = """() => {
  const names = [];
  const lost = [];
  const things = 'main [data-object]:not([data-card], [data-object=""]), main [data-term]';
  for (const thing of document.querySelectorAll(things)) {
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
WAYS: dict[str, list[dict[str, Any]]] = {
    "bellum_magica": [{}],
    "valeria": [{}, {"alone": True, "options": {"dark_lord": "hardest"}}],
    "viscounts": [{}, {"alone": True}],
    "wonderful_kingdom": [
        {},
        {"alone": True, "options": {"scenario": "flood_of_rats"}},
        {"alone": True, "options": {"module": "quests"}},
        {"options": {"module": "advisors"}},
    ],
}
"""Each game with company and alone, with whatever puts other things on the table."""


def set_up(house: Server, game: str, alone: bool = False, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """A table of a known deal."""
    seats = [person(), *bots("Otto")]
    wish = {"game": game, "seats": seats[:1] if alone else seats, "undo": "free", "seed": "3", "options": options or {}}
    made: dict[str, Any] = house.http.post("/api/tables", json=wish).raise_for_status().json()
    return made


class Walk:
    """A walk over boards: the names of all that lies there, and the pictures that belong to nothing."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.lost: list[str] = []

    def over(self, page: Page) -> None:
        """Walk over what is shown now."""
        page.locator("main [data-object]").first.wait_for()
        seen = page.evaluate(WALK)
        self.names |= set(seen["names"])
        self.lost += seen["lost"]


def lacking(game: str, names: set[str]) -> list[str]:
    """The names that some language does not explain."""
    return [
        f"{language} {name}"
        for language in LANGUAGES
        for name in sorted(names)
        if not Words(language).has(f"{game}-explain-{name}.help")
    ]


@pytest.mark.parametrize(("game", "way"), [(game, way) for game, ways in WAYS.items() for way in ways])
def test_everything_on_the_board_has_an_explanation_in_every_language(
    house: Server, open_page: OpenPage, game: str, way: dict[str, Any]
) -> None:
    made = set_up(house, game, **way)
    page = open_page(f"/table/{made['table']}#{made['token']}", painted=False)
    player, walk = Player(page, seed=6), Walk()
    for choices in PHASES:
        player.play_until(choices)
        walk.over(page)
    press(page.get_by_role("button", name="Plain view", exact=True))
    page.locator("main .places").wait_for()
    walk.over(page)
    onlooker = open_page(f"/table/{made['table']}#{made['spectator']}", painted=False)
    walk.over(onlooker)
    onlooker.goto(f"/replay/{made['table']}?at=6#{made['token']}")
    walk.over(onlooker)
    assert len(walk.names) > 8, walk.names
    assert walk.lost == []
    assert lacking(game, walk.names) == []


def test_every_game_is_walked_over() -> None:
    assert set(WAYS) == set(shelf())


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
    expect(page.get_by_role("dialog", name="Magic")).to_contain_text("it stands in for strength or gold")


def test_words_inside_an_explanation_open_their_own_and_lead_back(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    merchant = page.locator('main [data-card="merchant"]').first
    merchant.hover()
    preview = page.get_by_role("tooltip").locator("visible=true")
    expect(preview).to_have_class(re.compile("held"))
    preview.locator("[data-word=gold]").first.click()
    words = page.get_by_role("dialog", name="Gold", exact=True)
    words.get_by_role("button", name="citizens").press("Enter")
    citizen = page.get_by_role("dialog", name="Citizen", exact=True)
    citizen.get_by_role("button", name="resources").click()
    page.get_by_role("dialog", name="Resource", exact=True).get_by_role("button", name="Back to: Citizen").click()
    citizen.get_by_role("button", name="Back to: Gold").click()
    words.get_by_role("button", name="Back to: Merchant").click()
    expect(page.get_by_role("dialog", name="Merchant")).to_contain_text("2 gold")
    page.keyboard.press("Escape")
    page.locator(".strip [data-score='0']").hover()
    expect(preview).to_contain_text("So far")


def test_a_finger_opens_words_and_where_points_come_from(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt(), size="phone")
    page.locator('main [data-object="magic@0"]').tap()
    page.get_by_role("dialog", name="Magic").get_by_role("button", name="gold").tap()
    gold = page.get_by_role("dialog", name="Gold", exact=True)
    expect(gold).to_contain_text("Pays for")
    gold.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Players").tap()
    players = page.get_by_role("dialog", name="Players")
    players.get_by_text("Where the points come from").first.tap()
    expect(players.get_by_role("rowheader", name="So far").first).to_be_visible()


def test_what_is_always_answered_so_is_answered_until_it_is_taken_back(house: Server, open_page: OpenPage) -> None:
    made = set_up(house, "valeria", alone=True)
    page = open_page(f"/table/{made['table']}#{made['token']}")
    asked = page.get_by_role("region", name="Decision").get_by_role("heading").first
    question = asked.inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Answer for me").click()
    page.get_by_role("dialog", name="Answer for me").get_by_role("button", name=re.compile("^Always: ")).first.click()
    expect(asked).not_to_have_text(question)
    expect(page.get_by_role("log")).to_contain_text("For me")
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(asked).to_have_text(question)
    page.reload()
    expect(asked).to_have_text(question)
