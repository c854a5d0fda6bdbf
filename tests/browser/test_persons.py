"""People without an account at two devices: their look, their key by words, a new key, none at all; and the lobby."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.faults import faults
from tests.browser.player import cover, press
from tests.browser.test_friends import set_table_for_friends
from tests.server.guests import Guest
from tests.server.serving import Server


def key_of(page: Page) -> str:
    """The key that a browser keeps."""
    return str(page.evaluate("JSON.parse(localStorage.getItem('regalia-person'))"))


def test_one_key_opens_a_game_on_laptop_and_phone_until_it_is_renewed(open_page: OpenPage) -> None:
    laptop = open_page("/")
    invitation, _ = set_table_for_friends(laptop, "Anna")
    table = laptop.url
    bruno = open_page(invitation, size="phone")
    bruno.get_by_role("textbox", name="Nickname").fill("Bruno")
    press(bruno.get_by_role("button", name="Sit down"))
    expect(laptop.get_by_role("region", name="Decision")).to_contain_text("duke")

    # Anna chooses how others see her.
    laptop.goto("/person")
    press(laptop.get_by_role("radio", name="Rose"))
    press(laptop.get_by_role("radio", name="Green"))
    press(laptop.get_by_role("button", name="Save"))
    expect(laptop.get_by_text("Saved.")).to_be_visible()
    expect(bruno.locator(".crest[data-charge='rose'] path[d]").first).to_be_attached()
    press(laptop.get_by_role("button", name="Show the code and the words"))
    listed = laptop.get_by_role("list", name="Twelve words").get_by_role("listitem")
    expect(listed).to_have_count(12)
    words = listed.all_inner_texts()
    assert faults(laptop) == []

    # In the midst of her decision she goes on at the phone, which has a game of its own.
    phone = open_page("/", size="phone")
    press(cover(phone).get_by_role("button", name="Against bots"))
    expect(phone.get_by_role("region", name="Decision")).to_contain_text("duke")
    phone.goto("/person")
    phone.get_by_role("textbox", name="Twelve words").fill(" ".join(words).upper().replace(words[0].upper(), "x", 1))
    press(phone.get_by_role("button", name="Use this key here"))
    expect(phone.get_by_text("is not in the list")).to_be_visible()
    phone.get_by_role("textbox", name="Twelve words").fill(" ".join(words).upper())
    press(phone.get_by_role("button", name="Use this key here"))
    expect(phone.get_by_text("This device has 1 game of its own")).to_be_visible()
    assert "#" not in phone.url and faults(phone) == []
    press(phone.get_by_role("main").get_by_role("button", name="Use this key here"))
    expect(phone.get_by_role("button", name="Continue")).to_have_count(2)
    assert key_of(phone) == key_of(laptop)
    phone.goto(table)
    laptop.goto(table)
    for page in (phone, laptop):
        expect(page.get_by_role("region", name="Decision")).to_contain_text("duke")
    press(phone.locator("main button.glowing").first)
    expect(laptop.get_by_role("region", name="Decision")).not_to_contain_text("duke")

    # A lost phone is shut out.
    laptop.goto("/person")
    press(laptop.get_by_role("button", name="Renew the key"))
    press(laptop.get_by_role("button", name="Yes, renew it"))
    expect(laptop.get_by_text("You have a new key")).to_be_visible()
    expect(phone.get_by_role("heading", name="This table is closed to you")).to_be_visible()
    expect(phone.get_by_role("paragraph").filter(has_text="renewed their key")).to_be_visible()
    assert key_of(phone) != key_of(laptop)
    laptop.goto(table)
    expect(laptop.get_by_role("region", name="Decision")).to_be_visible()

    # And then Anna wants to be forgotten.
    laptop.goto("/person")
    press(laptop.get_by_role("button", name="Delete me"))
    press(laptop.get_by_role("button", name="Yes, delete me"))
    expect(laptop.get_by_text("You are deleted")).to_be_visible()
    expect(bruno.get_by_text("Somebody").first).to_be_visible()


def test_people_find_each_other_in_the_lobby_and_play_a_rated_series(house: Server, open_page: OpenPage) -> None:
    anna = open_page("/new/valeria?mode=friends")
    anna.get_by_role("textbox", name="Nickname").first.fill("Anna")
    anna.get_by_role("combobox", name="In the lobby").select_option(label="Yes, I let people in")
    anna.get_by_role("combobox", name="Series").select_option(label="Best of 3")
    anna.get_by_role("switch", name="Rated game").check()
    assert faults(anna) == []
    press(anna.get_by_role("button", name="Sit down"))
    links = anna.get_by_role("dialog", name="Links")
    expect(links.get_by_role("combobox", name="In the lobby")).to_have_value("ask")

    bruno = open_page("/", size="phone")
    press(bruno.get_by_role("main").get_by_role("button", name="Lobby"))
    expect(bruno.get_by_text("Best of 3 · rated")).to_be_visible()
    assert faults(bruno) == []
    press(bruno.get_by_role("button", name="Ask to join"))
    expect(bruno.get_by_text("The host was asked")).to_be_visible()
    press(links.get_by_role("button", name="Let in"))
    expect(bruno.get_by_role("region", name="Decision")).to_contain_text("duke")

    # Bruno gives the first game up; the next one follows with the seats exchanged.
    if anna.get_by_role("dialog").count():
        anna.keyboard.press("Escape")
    expect(anna.get_by_role("region", name="Decision")).to_contain_text("duke")
    table = bruno.url.rsplit("/", 1)[1]
    Guest(house.port, table, key_of(bruno)).say("concede", level="squire")
    for page in (anna, bruno):
        expect(page.get_by_role("dialog").get_by_text("Game 1 of at most 3: Anna 1 · Player 0")).to_be_visible()
        expect(page.get_by_text("rating")).not_to_have_count(0)
    assert faults(anna) == []
    press(anna.get_by_role("button", name="Next game"))
    press(bruno.get_by_role("button", name="Go there"))
    for page in (anna, bruno):
        expect(page.get_by_role("region", name="Decision")).to_contain_text("duke")
    assert anna.url == bruno.url and table not in anna.url
    press(bruno.get_by_role("button", name=re.compile("^Players")).first)
    expect(bruno.get_by_role("dialog").get_by_text(re.compile("^Game 2 of at most 3: .*Anna 1"))).to_be_visible()
    assert faults(bruno) == []
    anna.goto("/person")
    expect(anna.get_by_role("heading", name="Your ratings")).to_be_visible()
    expect(anna.get_by_text("(1 game)")).to_be_visible()
