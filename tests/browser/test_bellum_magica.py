"""Bellum Magica through the page: castles, wings and the die as three mages see them, played to the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import golden
from tests.browser.conftest import OpenPage, bots, mostly_on, person, table_for
from tests.browser.player import Player
from tests.server.serving import Server

MAGES = ("Anna", "Otto", "Agnes")
SetTable = Callable[..., str]
"""Sets a table for Anna and two squires; says where it stands."""


@pytest.fixture
def set_table(house: Server) -> SetTable:
    def set_table(seed: int, **options: str) -> str:
        seats = [person(MAGES[0]), *bots(*MAGES[1:])]
        return table_for(house, "bellum_magica", seats, seed, options=options, undo="free")

    return set_table


def castle_of(page: Page, name: str) -> Locator:
    """What lies before a mage."""
    return page.get_by_role("region", name=f"Castle of {name}")


@mostly_on("phone")
def test_three_mages_play_to_the_end(open_page: OpenPage, set_table: SetTable, size: str) -> None:
    page = open_page(set_table(7), size=size, painted=False)
    player = Player(page, seed=7)
    player.play_on()
    assert player.choices > 20
    look_at_the_end(page)


def test_on_a_laptop_the_end_of_a_game_shows_every_chest(house: Server, open_page: OpenPage) -> None:
    page = open_page(golden.set_table(house, "bellum_magica/02_3_players", golden.LATE), painted=False)
    player = Player(page, seed=7)
    player.play_on()
    assert player.choices > 1
    look_at_the_end(page)


def look_at_the_end(page: Page) -> None:
    """The score sheet, and the castles below it."""
    sheet = page.get_by_role("dialog", name="The game is over")
    expect(sheet.get_by_role("columnheader")).to_have_count(3)
    expect(sheet.get_by_role("rowheader", name="Gold chests")).to_be_visible()
    page.keyboard.press("Escape")
    # The chests are open now: each castle shows what they are worth, as the score sheet does.
    for name in MAGES:
        chests = castle_of(page, name).get_by_role("group", name="Chests").inner_text()
        assert ("point" in chests) is ("Chests: 0 of 10" not in chests)
    expect(page.get_by_text(re.compile(r"Chests: 1\d of 10")).first).to_be_visible()


def test_wings_show_what_a_goblin_would_add(open_page: OpenPage, set_table: SetTable, size: str) -> None:
    page = open_page(set_table(7), size=size)
    for side in ("left", "right"):
        wing = castle_of(page, "Anna").get_by_role("button", name=re.compile(f"to the {side}: "))
        expect(wing).to_be_in_viewport()
        expect(wing.locator(".fresh").first).to_be_visible()


def test_a_day_on_the_board(open_page: OpenPage, set_table: SetTable) -> None:
    page = open_page(set_table(7))
    player = Player(page, seed=7)
    asked = page.get_by_role("region", name="Decision")
    barred = page.locator("main header .spot.barred")
    while "or nobody?" not in asked.inner_text() or not barred.count():
        player.play_until(player.choices + 1)
        assert not player.over
        player.wait_until_asked()
    # What cannot be attacked says what is missing.
    barred.first.hover()
    expect(page.get_by_role("tooltip").filter(visible=True)).to_contain_text(re.compile("thief|short|no chests"))
    # The row that the die has woken is lit in every castle, and runs straight through all of them.
    die = page.get_by_role("img", name=re.compile(r"^Die: \d$")).first
    row = int((die.get_attribute("aria-label") or "")[-1])
    for name in MAGES:
        faces = castle_of(page, name).locator(".faces .face")
        lit = faces.evaluate_all("faces => faces.map(f => f.classList.contains('lit'))")
        assert [place for place, on in enumerate(lit, 1) if on] == [row]
    tops = page.locator(".face.lit").evaluate_all("faces => faces.map(f => Math.round(f.getBoundingClientRect().top))")
    assert len(set(tops)) == 1


def test_castles_can_be_chosen_on_the_board(open_page: OpenPage, set_table: SetTable, size: str) -> None:
    page = open_page(set_table(12, castle_pick="draft", first_captain="first_seat"), size=size)
    free = page.get_by_role("region", name="Castles nobody has")
    castles = free.get_by_role("button")
    expect(castles).to_have_count(5)
    for place in range(5):
        expect(castles.nth(place)).to_be_in_viewport(ratio=0.95)
    free.get_by_role("button", name=re.compile("Witch's Moor Tower")).click()
    own = castle_of(page, "Anna").get_by_role("button", name=re.compile("^Witch's Moor Tower, 2 shields"))
    expect(own).to_be_visible()
