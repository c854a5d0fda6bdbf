"""People at different screens: invitation, spectator, languages, phrases, taking back, several devices."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from regalia.server.addresses import reachable
from tests.browser.conftest import Dealt, OpenPage
from tests.browser.player import NAME, NamedPlayer, Player, cover, press
from tests.server.guests import Guest, set_table, take_seat
from tests.server.serving import Server, quick
from tests.sizes import PATIENCE

ON_TOP = "(notice) => !!document.querySelector('dialog[open]') && notice.closest('.notices').matches(':popover-open')"
"""A dialog is open, and what is told was laid above it: whatever opens last lies on top."""


def set_table_for_friends(page: Page, name: str, clock: str = "") -> tuple[str, str]:
    """Anna sets a table, perhaps with a clock; gives the links for the other seat and for spectators."""
    press(cover(page).get_by_role("button", name="With friends"))
    page.get_by_role("textbox", name="Nickname").fill(name)
    if clock:
        page.get_by_role("combobox", name="Clock", exact=True).select_option(label=clock)
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
    invitation, watching = set_table_for_friends(anna, "Anna", clock="Live")
    bruno = open_page(invitation, size="laptop", locale="de-DE", painted=False)
    expect(bruno.get_by_role("heading", name="Du bist eingeladen")).to_be_visible()
    expect(bruno.get_by_text("Am Tisch: Anna")).to_be_visible()
    bruno.get_by_role("textbox", name="Spitzname").fill("Bruno")
    press(bruno.get_by_role("button", name="Platz nehmen"))
    expect(bruno.get_by_role("region", name="Entscheidung")).to_contain_text("Herzog")
    expect(bruno.get_by_role("timer")).to_contain_text(re.compile(r"Noch (1:00|0:\d\d)"))
    carla = open_page(watching, size="laptop", painted=False)
    expect(carla.get_by_role("heading", name="Waiting for Anna and Bruno")).to_be_visible()
    assert "#" not in carla.url

    # Hidden things are hidden from whoever looks on, and nothing glows there.
    dukes = [str(name) for name in anna.locator("main button.glowing").evaluate_all(f"all => all.map({NAME})")]
    assert len(dukes) == 2
    assert not any(duke in carla.locator("main").inner_html() for duke in dukes)
    expect(carla.locator("main .glowing")).to_have_count(0)

    players = [NamedPlayer(anna, seed=1), NamedPlayer(bruno, seed=2)]
    play_together(players, 12)

    # Everybody reads the same log in their own language.
    expect(carla.get_by_role("log")).to_contain_text("Anna rolls")
    expect(bruno.get_by_role("log")).to_contain_text("Anna würfelt")

    # What somebody says is heard by the others in theirs.
    press(anna.get_by_role("button", name="Menu"))
    press(anna.get_by_role("button", name="Say something"))
    press(anna.get_by_role("button", name="Well played!"))
    expect(bruno.get_by_text("Gut gespielt!")).to_be_visible()
    expect(carla.get_by_text("Well played!")).to_be_visible()
    anna.get_by_role("textbox", name="Say it in your own words").fill("Na zdraví!")
    press(anna.get_by_role("button", name="Say it", exact=True))
    expect(carla.get_by_text("Na zdraví!")).to_be_visible()
    anna.keyboard.press("Escape")

    play_together(players)
    for page, name in ((anna, "The game is over"), (bruno, "Das Spiel ist vorbei"), (carla, "The game is over")):
        expect(page.get_by_role("dialog", name=name).get_by_role("table")).to_be_visible()
    totals = [page.locator("tr.total").inner_text().split()[1:] for page in (anna, bruno, carla)]
    assert totals[0] == totals[1] == totals[2]
    expect(carla.get_by_role("timer")).to_have_count(0)
    expect(carla.get_by_role("log")).not_to_contain_text("out of time")


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


def test_the_own_link_opens_the_seat_on_another_device_too(open_page: OpenPage, dealt: Dealt) -> None:
    laptop = open_page(dealt(), size="laptop")
    laptop.get_by_role("button", name="Links").click()
    link = laptop.get_by_role("textbox", name="Link: My seat").input_value()
    phone = open_page(link, size="phone")
    expect(phone.get_by_role("region", name="Decision")).to_contain_text("Which duke do you keep?")
    assert "#" not in phone.url
    laptop.keyboard.press("Escape")
    for here, there in ((phone, laptop), (laptop, phone)):
        before = there.get_by_role("region", name="Decision").inner_text()
        Player(here, seed=1).play_until(1)
        expect(there.get_by_role("region", name="Decision")).not_to_have_text(before)


def test_a_bot_plays_for_a_friend_who_is_away_until_they_come_back(open_page: OpenPage, house: Server) -> None:
    made = set_table(house, "anna", "open", seed="9", patience=0)
    ben = Guest(house.port, made["table"], take_seat(house, made, "Ben"))
    anna = open_page(f"/table/{made['table']}#{made['token']}", size="phone")
    expect(anna.get_by_role("region", name="Decision")).to_contain_text("Which duke do you keep?")
    Player(anna, seed=1).play_until(1)
    ben.leave()
    expect(anna.get_by_role("region", name="Decision")).to_contain_text("Waiting for Ben, who is away")
    press(anna.get_by_role("button", name="Let a bot play on"))
    players = anna.get_by_role("dialog", name="Players")
    expect(players.get_by_text("Away for")).to_be_visible()
    press(players.get_by_role("button", name="Let a bot play on"))
    expect(players.get_by_text("Squire plays on")).to_be_visible()
    anna.keyboard.press("Escape")
    expect(anna.get_by_role("region", name="Decision")).not_to_contain_text("Which duke")

    ben_again = open_page(f"/table/{made['table']}#{ben.token}", size="laptop", locale="de-DE")
    expect(ben_again.get_by_role("log")).to_contain_text("Ben ist weg; weiter spielt: Knappe")
    press(ben_again.get_by_role("button", name="Wieder selbst spielen"))
    expect(ben_again.get_by_role("log")).to_contain_text("Ben spielt wieder selbst.")
    press(anna.get_by_role("button", name="Menu"))
    press(anna.get_by_role("button", name="Leave or end the game"))
    press(anna.get_by_role("button", name="Concede"))
    press(anna.get_by_role("button", name="Yes, do it"))
    expect(ben_again.get_by_role("dialog", name="Das Spiel ist vorbei")).to_contain_text("Ben gewinnt")


def test_in_the_network_links_are_copied_and_friends_join_over_plain_http(open_page: OpenPage, tmp_path: Path) -> None:
    own = next(iter(reachable("0.0.0.0", 0)), "")
    if not own:
        pytest.skip("this machine is in no network")
    host = urlsplit(own).hostname or ""
    with Server(replace(quick(tmp_path), host=host), host) as server:
        anna = open_page(f"http://{host}:{server.port}/", size="phone")
        assert not anna.evaluate("isSecureContext")
        invitation, _ = set_table_for_friends(anna, "Anna")
        assert invitation.startswith(f"http://{host}:{server.port}/join/")
        press(anna.get_by_role("button", name="Invite"))
        press(anna.get_by_role("button", name="Copy the link"))
        notice = anna.get_by_text("The link is copied.")
        expect(notice).to_be_visible()
        assert notice.evaluate(ON_TOP), "it lies above the dialog and what dims all around it"
        bruno = open_page(invitation, size="laptop")
        bruno.get_by_role("textbox", name="Nickname").fill("Bruno")
        press(bruno.get_by_role("button", name="Sit down"))
        expect(bruno.get_by_role("region", name="Decision")).to_be_visible()
        for page in (anna, bruno):
            page.close()  # a page still fetching its parts would complain of the server's end


def test_an_invitation_holds_for_one_person(open_page: OpenPage) -> None:
    anna = open_page("/")
    invitation, _ = set_table_for_friends(anna, "Anna")
    bruno = open_page(invitation)
    bruno.get_by_role("textbox", name="Nickname").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    expect(bruno.get_by_role("region", name="Decision")).to_be_visible()
    late = open_page(invitation)
    expect(late.get_by_text("no longer good")).to_be_visible()


def test_a_live_clock_runs_is_called_and_the_seat_is_taken_back(open_page: OpenPage, house: Server) -> None:
    clock = {"turn": 2, "bank": 0, "level": "random"}
    made = set_table(house, "anna", "open", seed="9", clock=clock)
    anna = open_page(f"/table/{made['table']}#{made['token']}", size="phone", painted=False)
    ben = Guest(house.port, made["table"], take_seat(house, made, "Ben"))
    expect(anna.get_by_role("timer")).to_contain_text("Time left: 0:0")
    expect(anna.get_by_text("Wanderer plays for you.")).to_be_visible()
    ben.until(lambda state: state["choices"] >= 2)
    press(anna.get_by_role("button", name="Play again myself"))
    expect(anna.get_by_role("button", name="Play again myself")).to_have_count(0)
    ben.until(lambda state: [affair["what"] for affair in state["affairs"]].count("back") == 1)
    press(anna.get_by_role("button", name="Log"))
    expect(anna.get_by_role("log")).to_contain_text("Anna is out of time; Wanderer plays on.")
