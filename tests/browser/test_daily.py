"""The daily kingdom on the page: played to its end, told to friends, put on the server's table and the calendar."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.player import Player, press

DAY = "2026-11-17"


def test_a_day_is_played_to_its_end_and_told(open_page: OpenPage) -> None:
    page = open_page(f"/daily/bellum_magica/{DAY}", size="phone", painted=False)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(page.get_by_text("Nobody has put a result here yet.")).to_be_visible()
    expect(page.get_by_text("0 days played")).to_be_visible()
    page.get_by_role("combobox", name="Against").select_option(label="Page")
    press(page.get_by_role("button", name="Play", exact=True))
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    Player(page, seed=3).play_on()
    sheet = page.get_by_role("dialog", name="The game is over")
    press(sheet.get_by_role("button", name="Copy for friends"))
    expect(page.get_by_text("The result is copied.")).to_be_visible()
    line = page.evaluate("navigator.clipboard.readText()")
    told = re.fullmatch(rf"Regalia, Bellum Magica, {DAY}: (won|not won) (\d+ : \d+) \(Page\)", line)
    assert told, f"what was played, how it ended and against whom: {line}"
    press(sheet.get_by_role("button", name="Put on the server's table"))
    expect(sheet.get_by_role("button", name="On the table")).to_be_visible()
    page.goto(f"/daily/bellum_magica/{DAY}")
    row = page.get_by_role("row").filter(has_text=told[2])
    expect(row).to_contain_text("Page")
    expect(page.get_by_text(f"Your first result counts: {told[2]}.")).to_be_visible()
    day = page.get_by_role("link", name=re.compile(r"^17\b"))
    expect(day).to_contain_text(told[1].capitalize())
    expect(page.get_by_text("1 day played")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
