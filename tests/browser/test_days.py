"""A game of days: three people on devices of their own, reminded of their turns, while the server is killed twice."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import SIZES, WITHOUT_FRAMES, Launch
from tests.browser.player import LOOK, Player, press
from tests.browser.test_friends import play_together
from tests.server.guests import SEATS
from tests.server.letterbox import Postbox, PushService, link_in, until
from tests.server.serving import Lives
from tests.sizes import PATIENCE

DAYS = {"turn": 3 * 24 * 3600, "bank": 0, "level": "squire"}
SUBSCRIBE = """(given) => {
  const plain = (text) => atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = (text) => Uint8Array.from(plain(text), (sign) => sign.charCodeAt(0));
  const subscription = {
    endpoint: given.endpoint, getKey: (name) => bytes(given[name]).buffer, unsubscribe: async () => true,
  };
  let subscribed = null;
  PushManager.prototype.subscribe = async () => (subscribed = subscription);
  PushManager.prototype.getSubscription = async () => subscribed;
}"""
"""No push service of a browser can be reached from here: the page is given what one would give, with true keys."""

Device = Callable[..., BrowserContext]


@pytest.fixture
def device(chromium: Launch) -> Iterator[Device]:
    """Somebody's own device, with the service worker that keeps the page and hears what is pushed."""
    contexts: list[BrowserContext] = []

    def give(size: str, locale: str = "en-GB", *, subscription: dict[str, str] | None = None) -> BrowserContext:
        width, height = SIZES[size]
        context = chromium(False).new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce"
        )
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(WITHOUT_FRAMES)
        if subscription:
            context.add_init_script(f"({SUBSCRIBE})({json.dumps(subscription)})")
            context.grant_permissions(["notifications"])
        contexts.append(context)
        return context

    yield give
    for context in contexts:
        context.close()


def opened(device: BrowserContext, lives: Lives, path: str) -> Page:
    """A page of the house on a device."""
    page = device.new_page()
    page.goto(path if path.startswith("http") else f"http://127.0.0.1:{lives.port}{path}")
    return page


def history(folder: Path) -> list[tuple[int, str]]:
    """Every line of the table's history, as it is stored."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        return database.execute("SELECT seat, key FROM moves ORDER BY number").fetchall()


def sit_down(device: BrowserContext, lives: Lives, link: str, name: str) -> Page:
    """Follow an invitation."""
    page = opened(device, lives, link)
    page.get_by_role("textbox", name="Nickname").fill(name)
    press(page.get_by_role("button", name="Sit down"))
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    return page


def ask_for_alerts(page: Page, post: Postbox) -> None:
    """Ben switches push and mail on, and confirms his address by the link in the letter."""
    page.goto(page.url.partition("/table/")[0] + "/alerts")
    push = page.get_by_role("switch", name="When Regalia is closed")
    expect(push).to_be_enabled()
    push.check(force=True)
    expect(page.get_by_role("button", name="Stop all alerts")).to_be_visible()
    page.get_by_role("textbox", name="Mail address").fill("ben@example.org")
    press(page.get_by_role("button", name="Send me the link"))
    expect(page.get_by_text("A letter with a link is on its way to ben@example.org.")).to_be_visible()
    until(lambda: len(post.letters) == 1)
    page.goto(link_in(post.letters[0], "confirm"))
    press(page.get_by_role("button", name="Yes, write to me"))
    expect(page.get_by_text("From now on ben@example.org is written to")).to_be_visible()


def until_asked(who: Player, others: list[Player]) -> None:
    """The others play until somebody is asked."""

    def asked() -> bool:
        if who.page.evaluate(LOOK)["names"]:
            return True
        for other in others:
            other.choose()
        return False

    until(asked)


def take_along(old: BrowserContext, new: BrowserContext, lives: Lives, table: str) -> Page:
    """Somebody types the words of their key into another device, and opens a table there."""
    laptop = opened(old, lives, "/person")
    press(laptop.get_by_role("button", name="Show the code and the words"))
    listed = laptop.get_by_role("list", name="Twelve words").get_by_role("listitem")
    expect(listed).to_have_count(12)
    phone = opened(new, lives, "/person")
    phone.get_by_role("textbox", name="Twelve words").fill(" ".join(listed.all_inner_texts()))
    press(phone.get_by_role("button", name="Use this key here"))
    phone.wait_for_function("() => localStorage.getItem('regalia-person')")
    laptop.close()
    phone.goto(f"http://127.0.0.1:{lives.port}{table}")
    expect(phone.get_by_role("region", name="Decision")).to_be_visible()
    return phone


@pytest.mark.usefixtures("built")
def test_three_people_play_a_game_of_days_and_nothing_is_lost(device: Device, tmp_path: Path) -> None:
    post, browser = Postbox(), PushService()
    lives = Lives(tmp_path, told_by=post.url)
    try:
        lives.start()
        seats = [SEATS["anna"], SEATS["open"], SEATS["open"]]
        wish = {"game": "valeria", "seats": seats, "seed": "9", "clock": DAYS, "patience": 0}
        made = httpx.post(f"http://127.0.0.1:{lives.port}/api/tables", json=wish, timeout=PATIENCE).json()
        table, token = made["table"], made["token"]
        laptop, bens, cleos = device("laptop"), device("phone", subscription=browser.subscription()), device("laptop")
        anna = opened(laptop, lives, f"/table/{table}#{token}")
        ben, cleo = (
            sit_down(whose, lives, f"/join/{table}#{invite['token']}", name)
            for whose, invite, name in zip((bens, cleos), made["invites"], ("Ben", "Cleo"), strict=True)
        )
        press(anna.get_by_role("dialog", name="Links").get_by_role("button", name="Close").first)
        ben.wait_for_function("() => !location.hash && localStorage.getItem('regalia-games')")

        # Ben wants to be reminded, and goes.
        ask_for_alerts(ben, post)
        ben.goto("about:blank")
        people = [Player(anna, seed=1), Player(cleo, seed=2)]
        play_together(people, 2)  # both choose their dukes
        until(lambda: len(browser.heard) == 1 and len(post.letters) == 2)
        assert browser.heard[0].told["body"].startswith("It is your turn. At the table with Anna, Cleo.")
        assert "You have 3 days left." in browser.heard[0].told["body"]
        letter = post.letters[1]
        assert letter["To"] == "ben@example.org" and letter["Subject"] == "Your turn: Valeria: Card Kingdoms"

        # The server dies for the first time; Ben comes by the letter and plays, and the others with him.
        before = history(tmp_path)
        lives.kill()
        lives.start()
        assert history(tmp_path)[: len(before)] == before
        link = next(word for word in letter.get_content().split() if word.endswith(f"/table/{table}"))
        ben = opened(bens, lives, link)
        expect(ben.get_by_role("region", name="Decision")).to_be_visible()
        play_together([*people, Player(ben, seed=3)], len(before) + 12)
        assert len(browser.heard) == 1, "who looks is not reminded"

        # Cleo leaves; the host lets a bot play on, the server dies again, and Cleo takes her seat back.
        press(cleo.get_by_role("button", name="Menu"))
        press(cleo.get_by_role("button", name="Leave or end the game"))
        press(cleo.get_by_role("button", name="Leave", exact=True))
        press(cleo.get_by_role("button", name="Yes, do it"))
        expect(anna.get_by_role("log")).to_contain_text("Cleo")
        cleo.close()
        both = [Player(anna, seed=4), Player(ben, seed=5)]
        play_together(both, 6)
        before = history(tmp_path)
        lives.kill()
        lives.start()
        assert history(tmp_path)[: len(before)] == before
        cleo = opened(cleos, lives, f"/table/{table}")
        press(cleo.get_by_role("button", name="Play again myself"))
        expect(cleo.get_by_role("button", name="Play again myself")).to_have_count(0)

        # In the middle of her decision she goes on at her phone, by the words of her key.
        until_asked(Player(cleo, seed=9), both)
        phone = take_along(cleos, device("phone"), lives, f"/table/{table}")
        everybody = [Player(anna, seed=6), Player(ben, seed=7), Player(phone, seed=8)]
        play_together(everybody, 12)
        assert everybody[2].choices, "her phone plays her seat"
        after = history(tmp_path)
        assert after[: len(before)] == before and len(after) >= len(before) + 10, "nothing is lost"
    finally:
        lives.end()
        post.stop()
        browser.stop()
