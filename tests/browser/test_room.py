"""What can be chosen is in view, whatever the screen and the letters."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Dealt, OpenPage, bots, person, table_for
from tests.server.serving import Server


def test_on_a_phone_the_dukes_to_choose_from_are_in_view(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt(), size="phone")
    expect(page.locator("main button.glowing").first).to_be_in_viewport(ratio=0.5)


def overflow(page: Page) -> int:
    """How far the board runs out of its room."""
    return int(page.locator("main").evaluate("(main) => main.scrollWidth - main.clientWidth"))


@pytest.mark.parametrize("game", ["valeria", "viscounts"])
def test_large_letters_do_not_push_the_board_under_the_log(house: Server, open_page: OpenPage, game: str) -> None:
    page = open_page("/")
    page.evaluate("localStorage.setItem('regalia-text-size', '1.5')")
    page.goto(table_for(house, game, [person(), *bots("Otto")]))
    page.locator("main [data-object]").first.wait_for()
    assert overflow(page) <= 1


def test_cards_in_hand_never_shrink_to_a_picture(house: Server, open_page: OpenPage) -> None:
    page = open_page(table_for(house, "wonderful_kingdom", [person(), *bots("Otto")]))
    page.set_viewport_size({"width": 1180, "height": 820})
    card = page.locator('main [data-object="hand@0"] .card').first
    expect(card).to_be_visible()
    assert card.evaluate("(card) => card.offsetWidth") >= 80
