"""Look first, then choose: whatever one points at is told in words, and a finger sees them before anything happens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Dealt, OpenPage, person, table_for
from tests.browser.test_table import keep_a_duke
from tests.server.serving import Server


def preview(page: Page) -> Locator:
    """What stands beside the thing that the mouse rests on."""
    return page.get_by_role("tooltip").locator("visible=true")


def test_a_card_under_the_mouse_is_told_in_words_and_a_click_chooses_it(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    keep_a_duke(page)
    card = page.locator("main button.glowing[data-card]").first
    card.hover()
    expect(preview(page)).to_contain_text("Cost")
    expect(preview(page)).to_contain_text("Works when the dice show")
    expect(preview(page)).to_contain_text("Recruit")
    assert "Cost:" in (card.get_attribute("aria-description") or "")
    card.click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_keyboard_sees_the_same(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    keep_a_duke(page)
    card = page.locator("main button.glowing[data-card]").first
    page.keyboard.press("Tab")
    card.focus()
    expect(preview(page)).to_contain_text("Cost")
    page.keyboard.press("Escape")
    expect(preview(page)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Works when the dice show")


def test_a_finger_looks_first_and_a_button_says_what_will_happen(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt(), size="phone")
    decision = page.get_by_role("region", name="Decision")
    page.locator("main button.glowing[data-card]").first.tap()
    looked = page.get_by_role("dialog")
    expect(looked).to_contain_text("Who sees it")
    expect(decision).to_contain_text("Which duke")
    looked.get_by_role("button", name="Keep").tap()
    expect(decision).not_to_contain_text("Which duke")


def test_what_cannot_be_chosen_opens_too_and_says_why(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt(), size="phone")
    keep_a_duke(page)
    page.locator("main button[aria-disabled=true][data-card]").first.tap(force=True)
    expect(page.get_by_role("dialog")).to_contain_text("Cost")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("short|must be real|lacks"))


def test_one_tap_is_enough_for_whoever_wants_it(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt(), size="phone")
    page.evaluate("localStorage.setItem('regalia-one-tap', 'true')")
    page.reload()
    page.locator("main button.glowing[data-card]").first.tap()
    expect(page.get_by_role("region", name="Decision")).not_to_contain_text("Which duke")


@pytest.fixture
def viscounts(house: Server) -> str:
    """A table of Viscounts on which several questions come one after the other."""
    return table_for(house, "viscounts", [person(), person("Berta")], seed=4, undo="free")


def test_a_double_click_answers_one_question(open_page: OpenPage, viscounts: str) -> None:
    page = open_page(viscounts)
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda said: sent.append(str(said))))
    page.reload()
    for _ in range(4):
        before = len([said for said in sent if '"choose' in said])
        thing = page.locator("main .glowing").first
        thing.scroll_into_view_if_needed()
        thing.dblclick()
        page.wait_for_timeout(600)
        assert len([said for said in sent if '"choose' in said]) <= before + 1
    assert any('"choose' in said for said in sent)
