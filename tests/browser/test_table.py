"""At the table: reasons, prices, the log, looking back, confirming, a broken line."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Dealt, OpenPage, bots, person, table_for
from tests.browser.player import MOMENT, Player
from tests.server.serving import Server


def keep_a_duke(page: Page) -> None:
    """Answer the first question of the game, and take a look at the next."""
    Player(page).play_until(1)
    expect(page.get_by_role("region", name="Decision")).to_contain_text("Choose one of 2 actions")
    page.wait_for_timeout(MOMENT)


def test_what_cannot_be_chosen_says_why(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    keep_a_duke(page)
    barred = page.locator("main button[aria-disabled=true]").last
    barred.hover()
    expect(page.get_by_role("tooltip").locator("visible=true").first).to_contain_text(re.compile("lacks|short"))
    before = page.get_by_role("region", name="Decision").inner_text()
    barred.click(force=True)
    expect(page.get_by_role("region", name="Decision")).to_have_text(before, use_inner_text=True)


def test_the_undo_button_says_what_blocks_it(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt(undo="never"))
    undo = page.get_by_role("button", name="Take back")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover()
    expect(page.get_by_role("tooltip").locator("visible=true").first).to_contain_text("Nothing can be taken back")


def test_a_choice_that_cannot_be_taken_back_is_asked_once_more(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt(undo="never"))
    decision = page.get_by_role("region", name="Decision")
    page.locator("main button.glowing").first.click()
    expect(decision).to_contain_text("Really?")
    decision.get_by_role("button", name="Cancel").click()
    expect(decision).to_contain_text("Which duke do you keep?")
    page.locator("main button.glowing").first.click()
    decision.get_by_role("button", name="Yes, do it").click()
    expect(decision).not_to_contain_text("Which duke")


def test_the_log_lights_objects_and_shows_the_table_then(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    Player(page, seed=5).play_until(12)
    log = page.get_by_role("log")
    log.get_by_role("button", name="Peasant").first.hover()
    expect(page.locator("main [data-lit]").first).to_be_visible()
    now = page.get_by_role("region", name="Decision")
    log.get_by_role("button", name="Show the table after choice 2", exact=True).click()
    past = page.get_by_role("region", name="Looking back")
    expect(past).to_contain_text("After 2 of")
    expect(now).to_have_count(0)
    past.get_by_role("button", name="Back to now").click()
    expect(now).to_be_visible()


AT_END = "log => log.scrollTop + log.clientHeight > log.scrollHeight - 40"


def test_the_log_follows_until_the_reader_goes_up_and_then_counts_what_is_new(
    open_page: OpenPage, dealt: Dealt
) -> None:
    page = open_page(dealt())
    player = Player(page, seed=8)
    log = page.get_by_role("log")
    for choices in range(6, 40, 6):
        player.play_until(choices)
        page.wait_for_function(f"() => ({AT_END})(document.querySelector('[role=log]'))")
    log.hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => !({AT_END})(document.querySelector('[role=log]'))")
    player.play_until(44)
    new = log.get_by_role("button", name=re.compile(r"^(One|\d+) new$"))
    expect(new).to_be_visible()
    assert not log.evaluate(AT_END)
    new.click()
    expect(new).to_have_count(0)
    assert log.evaluate(AT_END)


def test_since_the_last_turn_comes_first_and_can_be_put_away(open_page: OpenPage, dealt: Dealt, size: str) -> None:
    page = open_page(dealt(), size=size)
    player = Player(page, seed=8)
    recap = page.get_by_role("region", name="Since your last turn")
    for choices in range(4, 16):
        player.play_until(choices)
        player.wait_until_asked()
        if recap.is_visible():
            break
    expect(recap).to_be_visible()
    recap.get_by_role("button", name="Put away").click()
    expect(recap).to_have_count(0)


def test_on_a_phone_the_decision_and_its_objects_are_on_one_screen(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt(), size="phone")
    keep_a_duke(page)
    expect(page.get_by_role("region", name="Decision")).to_be_in_viewport()
    # The dukes that were chosen from leave the screen a moment after the next question is there.
    page.wait_for_function("document.querySelector('[aria-label=Decision]').offsetHeight <= 98")
    height = page.get_by_role("region", name="Decision").bounding_box()
    assert height is not None and height["height"] <= 98
    page.locator("main").evaluate("main => main.scrollTo(0, 0)")
    centre = page.locator("main [data-object^='centre:']")
    expect(centre).to_have_count(20)
    for place in (0, 19):
        expect(centre.nth(place)).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_card_is_seen_closely_with_its_text(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    keep_a_duke(page)
    page.get_by_role("button", name=re.compile("^Merchant")).click(button="right")
    zoomed = page.get_by_role("dialog", name="Merchant")
    expect(zoomed).to_contain_text("On your turn: either 2 gold or 2 magic.")
    expect(zoomed).to_contain_text("from the card or the rulebook")


def test_a_broken_line_mends_itself(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page("/")
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/ws/"), pass_on)
    page.goto(dealt())
    keep_a_duke(page)
    lines[-1].close(code=1012)
    expect(page.get_by_text("No connection. Trying again")).to_be_visible()
    expect(page.get_by_text("No connection. Trying again")).to_have_count(0)
    assert len(lines) == 2
    Player(page, seed=2).play_until(3)


def test_the_title_says_whose_turn_it_is(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    keep_a_duke(page)
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("turn"))


def test_a_table_without_a_link_says_what_is_missing(open_page: OpenPage) -> None:
    page = open_page("/table/nowhere")
    expect(page.get_by_text("no link for this table")).to_be_visible()
    page = open_page("/table/nowhere#aaaaaaaaaaaaaaaaaaaaaa")
    expect(page.get_by_text("no such table", exact=False)).to_be_visible()


def test_the_coach_says_more_each_time_it_is_asked(open_page: OpenPage, dealt: Dealt, size: str) -> None:
    page = open_page(dealt(), size=size)
    expect(page.get_by_role("region", name="Decision")).to_contain_text("Which duke do you keep?")
    page.get_by_role("button", name="Ask the coach").click()
    coach = page.get_by_role("region", name="The coach")
    expect(coach).to_contain_text(re.compile(r"From here you win about \d+ times? in 100"))
    expect(page.get_by_role("tooltip").locator("visible=true")).to_have_count(0)  # it would lie over the next button
    expect(coach.get_by_role("button", name="Show me two")).to_have_count(0)
    coach.get_by_role("button", name="Show me the best").click()
    expect(coach).to_contain_text("Best: Keep ")
    expect(coach).to_contain_text("With it you win about")
    expect(page.locator("main [data-lit]")).to_have_count(1)
    coach.get_by_role("button", name="Do that").click()
    expect(coach).to_have_count(0)
    expect(page.get_by_role("region", name="Decision")).not_to_contain_text("Which duke do you keep?")
    page.get_by_role("button", name="Ask the coach").click()
    coach.get_by_role("button", name="Show me two").click()
    expect(coach).to_contain_text("One of these two")
    page.keyboard.press("h")
    expect(coach).to_contain_text("Best: ")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
@pytest.mark.parametrize("game", ["valeria", "bellum_magica", "viscounts"])
def test_points_resources_and_the_nearness_of_the_end_are_always_in_view(
    open_page: OpenPage, house: Server, game: str, width: int, height: int
) -> None:
    seats = [person(), *bots(*"BCD", level="random")]
    page = open_page(table_for(house, game, seats), size="phone" if width < 500 else "laptop")
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    strip = page.get_by_role("button", name="Players").first
    expect(strip).to_have_accessible_description(re.compile(r"^Anna: to choose, -?\d+ points?.*; .*D: "))
    expect(page.get_by_role("img", name=re.compile("^The end of the game: "))).to_be_in_viewport(ratio=1)
    for shown in (strip.locator(".points"), strip.locator(".seat.own .holds .token")):
        for place in range(shown.count()):
            expect(shown.nth(place)).to_be_in_viewport(ratio=0.85)
    expect(strip.locator(".points")).to_have_count(4)
    assert page.evaluate("document.querySelector('header').offsetHeight") <= 108
