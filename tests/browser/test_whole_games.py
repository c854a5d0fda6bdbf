"""Whole games through the page: against a bot, alone, and two people on one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage, mostly_on
from tests.browser.golden import LATE, PEOPLE, set_table
from tests.browser.player import MousePlayer, NamedPlayer, cover, press
from tests.server.serving import Server


def test_a_game_against_the_squire_takes_one_click_to_begin(open_page: OpenPage, size: str) -> None:
    page = open_page("/", size=size)
    cover(page).get_by_role("button", name="Against bots").click()
    player = MousePlayer(page, seed=4)
    player.play_on()
    assert player.choices > 20
    sheet = page.get_by_role("dialog", name="The game is over")
    expect(sheet.get_by_role("columnheader")).to_have_count(2)
    expect(sheet.get_by_role("rowheader", name="Total")).to_be_visible()
    expect(sheet.get_by_role("img", name="Winner").first).to_be_visible()
    sheet.get_by_role("button", name="Again").click()
    expect(page.get_by_role("region", name="Decision")).to_contain_text("Which duke do you keep?")


@mostly_on("phone")
def test_a_solo_game_is_played_against_the_dark_lord(house: Server, open_page: OpenPage, size: str) -> None:
    page = open_page("/", size=size, painted=False)
    press(cover(page).get_by_role("button", name="Solo"))
    press(page.get_by_role("button", name="Sit down"))
    expect(page.get_by_role("region", name="Decision")).to_contain_text("Which duke do you keep?")
    page.goto(set_table(house, "valeria/01_1_players", LATE))
    NamedPlayer(page, seed=2).play_on()
    sheet = page.get_by_role("dialog", name="The game is over")
    expect(sheet.get_by_role("columnheader", name="The Dark Lord")).to_be_visible()


@mostly_on("laptop")
def test_two_people_share_a_screen_and_the_curtain_falls_only_for_secrets(
    house: Server, open_page: OpenPage, size: str
) -> None:
    page = open_page("/", size=size, painted=False)
    press(cover(page).get_by_role("button", name="Same screen"))
    page.get_by_role("textbox", name="Nickname").nth(0).fill("Anna")
    page.get_by_role("textbox", name="Nickname").nth(1).fill("Bruno")
    press(page.get_by_role("button", name="Sit down"))
    for name in ("Anna", "Bruno"):
        # Each looks at two secret dukes in turn; nothing of them is there before somebody says who looks.
        _escape_in_vain(page, page.get_by_role("dialog", name=f"{name} is next"))
        expect(page.locator("main [data-object]")).to_have_count(0)
        expect(page.get_by_text("Which duke do you keep?")).to_have_count(0)
        press(page.get_by_role("button", name=f"I am {name}"))
        expect(page.get_by_role("region", name="Decision")).to_contain_text("Which duke do you keep?")
        NamedPlayer(page, seed=3).play_until(1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    _look_at_own_duke(page)
    page.goto(set_table(house, "valeria/02_2_players", LATE, persons=2))
    if not LATE:  # from the start on there are dukes again; the record has Otto's chosen first
        press(page.get_by_role("button", name=f"I am {PEOPLE[0]}"))
    NamedPlayer(page, seed=3).play_on()
    expect(page.get_by_role("dialog", name="The game is over").get_by_role("columnheader")).to_have_count(2)


def _escape_in_vain(page: Page, curtain: Locator) -> None:
    """A browser shuts whatever Escape is pressed on again and again; a curtain stays all the same."""
    expect(curtain).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(curtain.get_by_role("button", name="I am ")).to_be_visible()


def _look_at_own_duke(page: Page) -> None:
    """Whoever waits looks at their own cards once more; Escape opens no curtain."""
    decision = page.get_by_role("region", name="Decision")
    expect(decision).to_contain_text(re.compile("Anna|Bruno"))
    seat, name = (1, "Bruno") if "Anna" in decision.inner_text() else (0, "Anna")
    duke = page.locator(f"main [data-object^='dukes@{seat}:']")
    expect(duke).to_have_count(0)
    press(page.get_by_role("button", name="Players: Anna, Bruno", exact=True))
    press(page.get_by_role("button", name=f"{name} looks at their cards"))
    curtain = page.get_by_role("dialog", name=f"{name} wants to see their own cards")
    _escape_in_vain(page, curtain)
    expect(duke).to_have_count(0)
    press(curtain.get_by_role("button", name=f"I am {name}"))
    expect(duke).to_have_count(1)
    press(page.get_by_role("button", name="Cover them"))
    expect(duke).to_have_count(0)
    expect(decision).not_to_contain_text(name)
