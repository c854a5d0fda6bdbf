"""Whole games played by what the page says alone: whoever hears it chooses by prices, points and words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from regalia.shelf import shelf
from tests.browser.conftest import OpenPage
from tests.browser.player import NamedPlayer
from tests.browser.test_asking import set_up
from tests.server.serving import Server

PRICE = re.compile(r"Costs you now: (\d+)")
POINTS = re.compile(r"(\d+) victory points?")
LOSING = re.compile(r"^(Pass|Decline|No|Nothing|Discard)", re.IGNORECASE)


class Listener(NamedPlayer):
    """Takes what is worth most points, and of those the cheapest; passes only where nothing else can be heard."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.heard = 0

    def prefer(self, asked: str, names: list[str]) -> int:
        self.heard += any(PRICE.search(name) or POINTS.search(name) for name in names)
        return max(range(len(names)), key=lambda at: self.worth(names[at]))

    def worth(self, name: str) -> tuple[bool, int, int, float]:
        """How good an option sounds."""
        points = max((int(n) for n in POINTS.findall(name)), default=0)
        price = PRICE.search(name)
        return not LOSING.match(name), points, -int(price[1]) if price else 0, self.chance.random()


@pytest.mark.parametrize("game", sorted(shelf()))
def test_a_whole_game_is_played_by_its_accessible_names(house: Server, open_page: OpenPage, game: str) -> None:
    made = set_up(house, game)
    page = open_page(f"/table/{made['table']}#{made['token']}", painted=False)
    page.locator("main [data-object]").first.wait_for()
    page.keyboard.press("p")
    page.locator("main .places").wait_for()
    listener = Listener(page, seed=4)
    listener.play_on()
    assert listener.heard > 3, "prices and points are in the names"
