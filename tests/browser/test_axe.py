"""Axe, with its best-practice rules, finds nothing: on any page, in any dialog, on any board, in both lights."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from regalia.shelf import shelf
from tests.browser.conftest import OpenPage, person, table_for
from tests.browser.faults import THEMES, faults
from tests.browser.golden import TABLES, set_table
from tests.server.serving import Server
from tests.sizes import SIZES

GAMES = tuple(TABLES) if SIZES.every_screen else ("valeria",)
PAGES = [
    "/", "/games", "/settings", "/alerts", "/alerts/confirm?token=x", "/pad", "/about",
    "/nowhere", "/table/nowhere", "/replay/nowhere",
    "/new/valeria?mode=solo", "/new/valeria?mode=shared",
    "/cards/valeria?kind=duke", "/cards/valeria/merchant?kind=duke",
    *(f"{page}/{game}" for game in GAMES for page in ("/new", "/rules", "/lessons", "/puzzles", "/daily", "/pad")),
    *(["/pieces"] if SIZES.every_screen else []),
]  # fmt: skip
PHASES = (0.05, 0.6, 0.9) if SIZES.every_screen else (0.6,)
"""How much of the golden game has been played."""
SCREENS = ("laptop", "phone")

Open = Callable[[Page], None]


def look(page: Page) -> None:
    """Wait until the table asks something and nothing moves."""
    expect(page.locator("section.asked")).to_be_visible()
    expect(page.locator("main [data-object]").first).to_be_visible()


def from_menu(entry: str) -> Open:
    """Press an entry of the menu."""

    def press(page: Page) -> None:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog", name="Menu").get_by_role("button", name=entry, exact=True).click()

    return press


def by_key(key: str, *, on: str = "") -> Open:
    """Press a key, perhaps with something in focus."""

    def press(page: Page) -> None:
        if on:
            page.locator(on).first.focus()
        page.keyboard.press(key)

    return press


def ask_for_a_word(page: Page) -> None:
    """Look at a card closely, and then at a word of its explanation."""
    by_key("?", on="main button[data-card]")(page)
    page.get_by_role("dialog").locator("button.word").first.click()


def where_points_come_from(page: Page) -> None:
    """The players, with the points of the first opened."""
    page.get_by_role("button", name=re.compile("^Players")).first.click()
    page.get_by_role("dialog", name="Players").get_by_text("Where the points come from").first.click()


def answer_for_me(page: Page) -> None:
    """The list of what is always answered so."""
    from_menu("Answer for me")(page)
    expect(page.get_by_role("dialog", name="Answer for me")).to_be_visible()


def ask_the_coach(page: Page) -> None:
    """All that the coach says, down to the best choice."""
    page.get_by_role("button", name="Ask the coach").click()
    coach, best = page.get_by_role("region", name="Coach"), page.get_by_role("button", name="Do that")
    while not best.is_visible():
        coach.get_by_role("button", name=re.compile("^Show me")).or_(best).first.click()


DIALOGS: dict[str, Open] = {
    "menu": lambda page: page.get_by_role("button", name="Menu").click(),
    "log": from_menu("Log"),
    "points": where_points_come_from,
    "links": from_menu("Links"),
    "talk": from_menu("Say something"),
    "notes": from_menu("My notes"),
    "ways out": from_menu("Leave or end the game"),
    "legend": by_key("i"),
    "answers": answer_for_me,
    "rules": from_menu("Rules"),
    "settings": from_menu("Settings"),
    "keys": from_menu("Keyboard"),
    "card": by_key("?", on="main button[data-card]"),
    "word": ask_for_a_word,
    "preview": lambda page: page.locator("main button[data-card]").first.hover(),
    "coach": ask_the_coach,
    "past": by_key("["),
}
"""All that can be opened at a table."""


def close(page: Page) -> None:
    """Close whatever is open."""
    for name in ("Close", "Put the advice away"):
        for button in page.get_by_role("button", name=name, exact=True).locator("visible=true").all():
            button.click()
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    expect(page.locator("dialog[open]")).to_have_count(0)


def opened(page: Page, dialogs: dict[str, Open]) -> Iterator[str]:
    """Open one after the other; say which."""
    for name, open in dialogs.items():
        open(page)
        page.wait_for_timeout(100)
        yield name
        close(page)


def test_axe_finds_nothing_on_any_page(open_page: OpenPage, size: str) -> None:
    page = open_page("/", size=size)
    found = []
    for address in PAGES:
        page.goto(address)
        expect(page.get_by_role("heading", level=1).or_(page.get_by_role("dialog")).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        found += faults(page, THEMES[size])
        assert not re.search(r"\{[a-z]+-[a-z-]+\}", page.locator("body").inner_text()), f"{address} lacks words"
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{address} is {wide} px too wide"
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_dialog(house: Server, open_page: OpenPage, game: str, size: str) -> None:
    page = open_page(set_table(house, f"{game}/{TABLES[game]}"), size=size)
    look(page)
    few = {name: DIALOGS[name] for name in ("menu", "links", "points", "past", "word", "answers", "talk", "notes")}
    found = []
    for name in opened(page, DIALOGS if size == "phone" or SIZES.every_screen else few):
        found += [f"{name}: {fault}" for fault in faults(page, THEMES[size])]
    page.keyboard.press("p")
    expect(page.get_by_role("list", name="You can")).to_be_visible()
    found += faults(page, THEMES[size])
    assert found == []


@pytest.mark.parametrize("game", TABLES)
def test_axe_finds_nothing_on_any_board(house: Server, open_page: OpenPage, game: str) -> None:
    found = []
    for part in PHASES:
        for size in SCREENS if SIZES.every_screen else SCREENS[:1]:
            page = open_page(set_table(house, f"{game}/{TABLES[game]}", part), size=size)
            look(page)
            found += [f"{size} {part}: {fault}" for fault in faults(page, THEMES[size])]
    assert found == []


def test_axe_finds_nothing_where_several_things_can_be_done(house: Server, open_page: OpenPage, size: str) -> None:
    """The list beside an object, and a payment that is shared between two resources."""
    shared = open_page(set_table(house, "valeria/03_3_players", at=154), size=size)
    expect(shared.get_by_role("slider")).to_be_visible()
    found = faults(shared, THEMES[size])
    several = open_page(set_table(house, "viscounts/02_3_players", at=26), size=size)
    several.evaluate("localStorage.setItem('regalia-one-tap', 'true')")
    several.reload()
    several.locator('main [role=button][data-object="space:6"]').click()
    expect(several.locator(".chooser")).to_be_visible()
    found += faults(several, THEMES[size])
    assert found == []


def test_axe_finds_nothing_at_the_end_and_before_the_curtain(house: Server, open_page: OpenPage, size: str) -> None:
    found = []
    for game in GAMES:
        ended = open_page(set_table(house, f"{game}/{TABLES[game]}", 1), size=size)
        expect(ended.get_by_role("dialog", name="The game is over").get_by_role("table")).to_be_visible()
        found += faults(ended, THEMES[size])
        ended.get_by_role("button", name="Replay").click()
        expect(ended.get_by_role("slider", name="Moment")).to_be_visible()
        expect(ended.locator("main [data-object]").first).to_be_visible()
        found += faults(ended, THEMES[size])
    covered = open_page(table_for(house, "valeria", [person(), person("Berta")]), size=size)
    expect(covered.get_by_role("button", name="I am ")).to_be_visible()
    found += faults(covered, THEMES[size])
    assert found == []


def test_axe_finds_nothing_among_friends(house: Server, open_page: OpenPage, size: str) -> None:
    """The invitation, the table that waits, one where clocks run, and an onlooker's."""
    clock = {"turn": 300, "bank": 600, "level": "squire"}
    wish = {"game": "valeria", "seats": [person(), {"kind": "open"}], "seed": "2", "undo": "vote", "clock": clock}
    made = house.http.post("/api/tables", json=wish).raise_for_status().json()
    host = open_page(f"/table/{made['table']}#{made['token']}", size=size)
    expect(host.get_by_role("dialog", name="Links")).to_be_visible()
    found = faults(host, THEMES[size])
    guest = open_page(f"/join/{made['table']}#{made['invites'][0]['token']}", size=size)
    expect(guest.get_by_role("heading", name="You are invited")).to_be_visible()
    found += faults(guest, THEMES[size])
    host.keyboard.press("Escape")
    found += faults(host, THEMES[size])
    guest.get_by_role("textbox", name="Nickname").fill("Bruno")
    guest.get_by_role("button", name="Sit down").click()
    look(guest)
    found += faults(guest, THEMES[size])
    watching = open_page(f"/watch/{made['table']}#{made['spectator']}", size=size)
    expect(watching.locator("main [data-object]").first).to_be_visible()
    found += faults(watching, THEMES[size])
    assert found == []


def test_axe_finds_nothing_where_one_learns(open_page: OpenPage, size: str) -> None:
    """A lesson, a puzzle with its hint, a guided game, and only the hand of it."""
    found = []
    page = open_page("/", size=size)
    for game in GAMES:
        page.goto(f"/lessons/{game}")
        page.get_by_role("button", name=re.compile("^Begin: ")).first.click()
        expect(page.locator("section.friend")).to_be_visible()
        found += faults(page, THEMES[size])
        page.goto(f"/puzzles/{game}")
        page.get_by_role("listitem").get_by_role("button", name=re.compile("^Puzzle ")).first.click()
        page.get_by_role("button", name="Hint", exact=True).click()
        found += faults(page, THEMES[size])
        page.goto(f"/lessons/{game}")
        page.get_by_role("button", name="Guided game").click()
        expect(page.get_by_role("region", name="Your guide")).to_be_visible()
        found += faults(page, THEMES[size])
        page.goto(page.url.replace("/table/", "/hand/"))
        look(page)
        found += faults(page, THEMES[size])
    assert found == []


def test_every_game_is_looked_at() -> None:
    assert set(TABLES) == set(shelf())
