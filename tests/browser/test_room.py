"""What can be chosen is in view and can be read, whatever the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Dealt, OpenPage, bots, person, table_for
from tests.browser.golden import set_table
from tests.server.serving import Server


def test_on_a_phone_the_dukes_to_choose_from_are_in_view(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt(), size="phone")
    dukes = page.locator("main button.glowing")
    for width, height in ((360, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(dukes).to_have_count(2)
        for place in range(2):
            expect(dukes.nth(place)).to_be_in_viewport(ratio=0.9)


def test_cards_in_hand_never_shrink_to_a_picture(house: Server, open_page: OpenPage) -> None:
    page = open_page(table_for(house, "wonderful_kingdom", [person(), *bots("Otto")]))
    page.set_viewport_size({"width": 1180, "height": 820})
    card = page.locator('main [data-object="hand@0"] .card').first
    expect(card).to_be_visible()
    assert card.evaluate("(card) => card.offsetWidth") >= 80


def test_cards_to_build_or_recycle_are_as_large_as_there_is_room(house: Server, open_page: OpenPage) -> None:
    page = open_page(set_table(house, "wonderful_kingdom/02_2_players", at=25))
    cards = page.locator("main button.card.glowing")
    for width, height in ((1180, 820), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(cards.first).to_be_in_viewport(ratio=1)
        for name in cards.locator(".band").all():
            expect(name).to_be_visible()
        assert cards.count() > 2
        assert min(cards.evaluate_all("(cards) => cards.map((card) => card.offsetWidth)")) >= 80


APART = """(sheet) => {
  const heads = [...sheet.querySelectorAll('th.seat')].map((head) => head.getBoundingClientRect());
  const names = [...sheet.querySelectorAll('th.seat .name')].map((name) => name.getBoundingClientRect());
  return {
    cut: heads.filter(({ left, right }) => left < 0 || right > innerWidth + 1).length,
    overlapping: names.filter((name, n) => names.slice(n + 1).some((other) => name.right > other.left + 1)).length,
    seats: heads.length,
  };
}"""
"""How many columns of a score sheet are cut off or lie on their neighbours."""


@pytest.mark.parametrize("record", ["valeria/04_4_players", "viscounts/03_4_players"])
def test_the_score_sheet_of_four_fits_a_phone(house: Server, open_page: OpenPage, record: str) -> None:
    page = open_page(set_table(house, record, 1), size="phone")
    sheet = page.get_by_role("dialog", name="The game is over").get_by_role("table")
    expect(sheet.locator("tr.total")).to_be_in_viewport(ratio=1)
    apart = sheet.evaluate(APART)
    assert apart["seats"] >= 4
    assert apart["cut"] == apart["overlapping"] == 0
