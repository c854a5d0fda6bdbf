"""What can be chosen is in view and can be read, whatever the screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Dealt, OpenPage, bots, person, table_for
from tests.server.serving import Server


def test_on_a_phone_the_dukes_to_choose_from_are_in_view(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt(), size="phone")
    expect(page.locator("main button.glowing").first).to_be_in_viewport(ratio=0.5)


def test_cards_in_hand_never_shrink_to_a_picture(house: Server, open_page: OpenPage) -> None:
    page = open_page(table_for(house, "wonderful_kingdom", [person(), *bots("Otto")]))
    page.set_viewport_size({"width": 1180, "height": 820})
    card = page.locator('main [data-object="hand@0"] .card').first
    expect(card).to_be_visible()
    assert card.evaluate("(card) => card.offsetWidth") >= 80
