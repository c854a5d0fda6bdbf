"""People at different screens: invitation, spectator, languages, phrases, taking back, moving to another device."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.browser.conftest import Dealt, OpenPage
from tests.browser.player import NamedPlayer, Player, cover, press
from tests.sizes import PATIENCE


def set_table_for_friends(page: Page, name: str) -> tuple[str, str]:
    """Anna sets a table; gives the links for the other seat and for spectators."""
    press(cover(page).get_by_role("button", name="With friends"))
    page.get_by_role("textbox", name="Nickname").fill(name)
    press(page.get_by_role("button", name="Sit down"))
    links = page.get_by_role("dialog", name="Links")
    invitation = links.get_by_role("textbox", name="Link: Seat 2").input_value()
    press(links.get_by_role("button", name="Spectators"))
    watching = links.get_by_role("textbox", name="Link: Spectators").input_value()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Decision")).to_contain_text("Waiting for a player to sit down")
    return invitation, watching


def play_together(players: Sequence[Player], choices: int = 1000) -> None:
    """All play until the game is over for each, or so many choices are made in all."""
    moved = time.monotonic()
    while sum(player.choices for player in players) < choices and not all(player.over for player in players):
        chosen = [player.choose() for player in players if not player.over]
        if any(chosen):
            moved = time.monotonic()
        assert time.monotonic() - moved < PATIENCE, [player.sees()[:300] for player in players]


def test_two_browsers_play_a_whole_game_while_a_third_looks_on(open_page: OpenPage) -> None:
    anna = open_page("/", size="phone", painted=False)
    invitation, watching = set_table_for_friends(anna, "Anna")
    bruno = open_page(invitation, size="laptop", locale="de-DE", painted=False)
    expect(bruno.get_by_role("heading", name="Du bist eingeladen")).to_be_visible()
    expect(bruno.get_by_text("Am Tisch: Anna")).to_be_visible()
    bruno.get_by_role("textbox", name="Spitzname").fill("Bruno")
    press(bruno.get_by_role("button", name="Platz nehmen"))
    expect(bruno.get_by_role("region", name="Entscheidung")).to_contain_text("Herzog")
    carla = open_page(watching, size="laptop", painted=False)
    expect(carla.get_by_role("heading", name="Waiting for Anna and Bruno")).to_be_visible()
    assert "#" not in carla.url

    # Hidden things are hidden from whoever looks on, and nothing glows there.
    dukes = [
        str(label) for label in anna.locator("main button.glowing").evaluate_all("all => all.map(e => e.ariaLabel)")
    ]
    assert len(dukes) == 2
    assert not any(duke in carla.locator("main").inner_html() for duke in dukes)
    expect(carla.locator("main .glowing")).to_have_count(0)

    players = [NamedPlayer(anna, seed=1), NamedPlayer(bruno, seed=2)]
    play_together(players, 12)

    # Everybody reads the same log in their own language.
    expect(carla.get_by_role("log")).to_contain_text("Anna rolls")
    expect(bruno.get_by_role("log")).to_contain_text("Anna würfelt")

    # What somebody says is heard by the others in theirs.
    press(anna.get_by_role("button", name="Players"))
    press(anna.get_by_role("button", name="Well played!"))
    expect(bruno.get_by_text("Gut gespielt!")).to_be_visible()
    expect(carla.get_by_text("Well played!")).to_be_visible()

    play_together(players)
    for page, name in ((anna, "The game is over"), (bruno, "Das Spiel ist vorbei"), (carla, "The game is over")):
        expect(page.get_by_role("dialog", name=name).get_by_role("table")).to_be_visible()
    totals = [page.locator("tr.total").inner_text().split()[1:] for page in (anna, bruno, carla)]
    assert totals[0] == totals[1] == totals[2]


def test_past_a_surprise_friends_are_asked_before_anything_is_taken_back(open_page: OpenPage) -> None:
    anna = open_page("/", size="laptop")
    invitation, _ = set_table_for_friends(anna, "Anna")
    bruno = open_page(invitation, size="phone")
    bruno.get_by_role("textbox", name="Nickname").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    players = [NamedPlayer(anna, seed=3), NamedPlayer(bruno, seed=4)]
    ask = anna.get_by_role("button", name="Ask to take back")
    while not ask.count():
        play_together(players, sum(player.choices for player in players) + 1)
    bruno.get_by_role("button", name="Log").click()
    known = bruno.get_by_role("log").text_content() or ""
    bruno.keyboard.press("Escape")
    expect(anna.get_by_role("log")).to_have_text(known)  # whoever has not seen the latest is refused
    ask.click()
    question = bruno.get_by_text(re.compile("Anna asks to take back"))
    expect(question).to_be_visible()
    bruno.get_by_role("button", name="Refuse").click()
    expect(question).to_have_count(0)
    before = anna.get_by_role("log").inner_text()
    ask.click()
    bruno.get_by_role("button", name="Agree").click()
    expect(bruno.get_by_text("Anna takes something back.")).to_be_visible()
    expect(anna.get_by_role("log")).not_to_have_text(before)


def test_the_own_link_takes_the_seat_along_to_another_device(open_page: OpenPage, dealt: Dealt) -> None:
    laptop = open_page(dealt(), size="laptop")
    laptop.get_by_role("button", name="Links").click()
    link = laptop.get_by_role("textbox", name="Link: My seat").input_value()
    phone = open_page(link, size="phone")
    expect(phone.get_by_role("region", name="Decision")).to_contain_text("Which duke do you keep?")
    assert "#" not in phone.url
    expect(laptop.get_by_role("heading", name="This table is closed to you")).to_be_visible()
    expect(laptop.get_by_text("another device")).to_be_visible()
    laptop.get_by_role("button", name="Play here").click()
    expect(laptop.get_by_role("region", name="Decision")).to_contain_text("Which duke do you keep?")
    expect(phone.get_by_role("heading", name="This table is closed to you")).to_be_visible()


def test_an_invitation_holds_for_one_person(open_page: OpenPage) -> None:
    anna = open_page("/")
    invitation, _ = set_table_for_friends(anna, "Anna")
    bruno = open_page(invitation)
    bruno.get_by_role("textbox", name="Nickname").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    expect(bruno.get_by_role("region", name="Decision")).to_be_visible()
    late = open_page(invitation)
    expect(late.get_by_text("no longer good")).to_be_visible()
