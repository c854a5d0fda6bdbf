"""The rules of a game: contents, a search, cards and signs in the text, an example turn, and all beside the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Dealt, OpenPage


def test_the_rules_are_found_by_their_contents_and_by_a_word(open_page: OpenPage, size: str) -> None:
    page = open_page("/rules/valeria", size=size)
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("button", name="Paying with magic").click()
    expect(page.get_by_role("heading", name="Paying with magic")).to_be_focused()
    expect(page.get_by_role("heading", name="Paying with magic")).to_be_in_viewport()
    everything = contents.get_by_role("button").count()
    page.get_by_role("searchbox", name="Search the rules").fill("HERALD")
    expect(page.get_by_role("heading", name="The Herald")).to_be_visible()
    expect(page.get_by_role("heading", name="Paying with magic")).to_have_count(0)
    assert 0 < contents.get_by_role("button").count() < everything
    page.get_by_role("searchbox", name="Search the rules").fill("chequebook")
    expect(page.get_by_text("No section has that.")).to_be_visible()


def test_cards_and_signs_stand_in_the_text_and_can_be_looked_at(open_page: OpenPage) -> None:
    page = open_page("/rules/valeria")
    begin = page.get_by_role("region", name="What you begin with")
    expect(begin.get_by_role("button", name="Knight")).to_be_visible()
    expect(begin.locator("p .token")).to_have_count(4)
    begin.get_by_role("button", name="Knight").click()
    expect(page.get_by_role("dialog", name="Knight")).to_be_visible()


def test_the_example_turn_goes_on_step_by_step_on_a_board(open_page: OpenPage, size: str) -> None:
    page = open_page("/rules/viscounts", size=size)
    example = page.get_by_role("region", name="A turn, step by step")
    expect(example).to_contain_text("1 / 5")
    expect(example.locator("[data-object]").first).to_be_visible()
    for step in range(2, 6):
        example.get_by_role("button", name="One step on").click()
        expect(example).to_contain_text(f"{step} / 5")
    expect(example).to_contain_text("you hire the Gatekeeper")
    assert no_wider_than_the_screen(page)


def test_the_rules_open_beside_the_table_and_not_instead_of_it(open_page: OpenPage, dealt: Dealt, size: str) -> None:
    page = open_page(dealt(), size=size)
    expect(page.get_by_role("region", name="Decision")).to_contain_text("Which duke do you keep?")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    beside = page.get_by_role("complementary" if size == "laptop" else "dialog", name="Rules")
    expect(beside.get_by_role("heading", name="Two actions")).to_be_visible()
    if size == "laptop":
        page.keyboard.press("1")  # the game goes on meanwhile
        expect(page.get_by_role("region", name="Decision")).to_contain_text("action")
    beside.get_by_role("button", name="Close").click()
    expect(beside).to_have_count(0)


def no_wider_than_the_screen(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
