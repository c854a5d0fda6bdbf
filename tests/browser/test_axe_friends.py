"""Axe finds nothing where friends meet, in the language of each of them; nothing is too wide for a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from regalia.engine.messages import say
from regalia.languages import LANGUAGES, Words
from tests.browser.conftest import SIZES as SCREENS
from tests.browser.conftest import OpenPage, person
from tests.browser.faults import THEMES, faults
from tests.server.people import Person
from tests.server.serving import Server
from tests.sizes import SIZES

READERS = [(language, size) for language in LANGUAGES for size in SCREENS] if SIZES.every_screen else [("cs", "phone")]
PAGES = ("/lobby", "/person", "/alerts", "/pad", "/pad/valeria", "/statistics", "/games", "/new/valeria?mode=friends")


def looked_at(page: Page, size: str, where: str) -> list[str]:
    """What is wrong with what is on the screen now."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    found = [f"{where}: {wide} px too wide"] if wide > 0 else []
    if re.search(r"\{[a-z]+-[a-z-]+\}", page.locator("body").inner_text()):
        found.append(f"{where} lacks words")
    return found + [f"{where}: {fault}" for fault in faults(page, THEMES[size])]


@pytest.mark.parametrize(("language", "size"), READERS)
def test_axe_finds_nothing_where_friends_meet(house: Server, open_page: OpenPage, language: str, size: str) -> None:
    words = Words(language)

    def named(id: str) -> str:
        return words.sentence(say(id))

    anna, ben = Person(house, "Anna"), Person(house, "Ben")
    over = anna.set_table("anna", "squire", seed="2")
    anna.at(over["table"]).say("concede", level="squire")
    ben.set_table("anna", "open", listed="ask", best_of=3)
    page = open_page("/", size=size, locale=language)
    page.evaluate("key => localStorage.setItem('regalia-person', JSON.stringify(key))", anna.key)
    found = []
    for address in PAGES:
        page.goto(address)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.locator("html").get_attribute("lang") == language
        found += looked_at(page, size, address)

    # A table with clocks in a series, and the talk there.
    clock = {"turn": 300, "bank": 600, "level": "squire"}
    wish = {"game": "valeria", "seats": [person(), {"kind": "open"}], "seed": "2", "clock": clock, "best_of": 3}
    made = house.http.post("/api/tables", json=wish).raise_for_status().json()
    taken = Person(house, "Bruno").sit_down(made)
    page.goto(f"/table/{made['table']}#{made['token']}")
    expect(page.locator("section.asked")).to_be_visible()
    found += looked_at(page, size, "clocks")
    page.get_by_role("button", name=named("web-menu")).first.click()
    page.get_by_role("dialog").get_by_role("button", name=named("web-say-something"), exact=True).click()
    page.get_by_role("dialog").get_by_role("textbox").last.fill("Výborný tah!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_text("Výborný tah!")).to_be_visible()
    found += looked_at(page, size, "talk")

    # The phone as a hand.
    page.goto(f"/hand/{made['table']}#{taken['token']}")
    expect(page.locator("main [data-object]").first).to_be_visible()
    found += looked_at(page, size, "hand")
    assert found == []
