"""People without an account at two devices: their look, their key by code and by words, a new key, and no key at all."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.faults import faults
from tests.browser.player import cover, press
from tests.browser.test_friends import set_table_for_friends


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
    expect(bruno.locator(".crest use[href$='#rose']").first).to_be_attached()
    press(laptop.get_by_role("button", name="Show the code and the words"))
    listed = laptop.get_by_role("list", name="Twelve words").get_by_role("listitem")
    expect(listed).to_have_count(12)
    words = listed.all_inner_texts()
    assert faults(laptop) == []

    # In the midst of her decision she goes on at the phone, which has a game of its own.
    phone = open_page("/", size="phone")
    press(cover(phone).get_by_role("button", name="Play now"))
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
    expect(phone.get_by_role("heading", name="The table is closed")).to_be_visible()
    assert key_of(phone) != key_of(laptop)
    laptop.goto(table)
    expect(laptop.get_by_role("region", name="Decision")).to_be_visible()

    # And then Anna wants to be forgotten.
    laptop.goto("/person")
    press(laptop.get_by_role("button", name="Delete me"))
    press(laptop.get_by_role("button", name="Yes, delete me"))
    expect(laptop.get_by_text("You are deleted")).to_be_visible()
    expect(bruno.get_by_text("Somebody").first).to_be_visible()
