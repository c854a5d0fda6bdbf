"""One screen for all, and each player's phone as the hand: what is hidden is only on the phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import NAME, Player, press
from tests.browser.test_friends import play_together
from tests.server.serving import Server


def cards_in_hand(page: Page, zone: str) -> set[str]:
    """The names of the cards in the hand that lie nowhere else."""
    hand = page.get_by_role("region", name=zone, exact=True).get_by_role("button")
    expect(hand.first).to_be_visible()
    names = [
        str(name).partition(".")[0] for name in page.locator("main button").evaluate_all(f"all => all.map({NAME})")
    ]
    own = {str(name).partition(".")[0] for name in hand.evaluate_all(f"all => all.map({NAME})")}
    return {name for name in own if names.count(name) == 1}


@pytest.mark.parametrize(("game", "zone"), [("valeria", "Duke"), ("wonderful_kingdom", "Hand")])
def test_a_large_screen_and_two_phones(open_page: OpenPage, house: Server, game: str, zone: str) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}]
    made = house.http.post("/api/tables", json={"game": game, "seats": seats, "seed": "9"}).json()
    screen = open_page(f"/table/{made['table']}#{made['token']}", size="laptop", painted=False)
    links = screen.get_by_role("dialog", name="Links")
    assert "?hand#" in links.get_by_role("textbox", name="Link: Seat 1").input_value()
    phones = []
    for name, invite in zip(("Anna", "Ben"), made["invites"], strict=True):
        phone = open_page(f"/join/{made['table']}?hand#{invite['token']}", size="phone", painted=False)
        phone.get_by_role("textbox", name="Nickname").fill(name)
        press(phone.get_by_role("button", name="Sit down"))
        phones.append(phone)
    expect(links).to_have_count(0)  # everybody sits, and the codes make way
    expect(screen.get_by_role("region", name="Decision")).to_contain_text("Waiting for")

    anna, ben = (cards_in_hand(phone, zone) for phone in phones)
    assert anna and ben and "/hand/" in phones[0].url
    on_screen = screen.locator("main").inner_html()
    assert not [card for card in anna | ben if card in on_screen], "hidden cards are only on the phones"
    other = phones[1].locator("main").inner_html()
    assert not [card for card in anna - ben if card in other]

    play_together([Player(phone, seed=at) for at, phone in enumerate(phones)], 10)
    expect(screen.get_by_role("log")).to_contain_text("Anna")
    expect(screen.locator("main .glowing")).to_have_count(0)
    press(phones[0].get_by_role("button", name="Menu"))
    press(phones[0].get_by_role("link", name="The whole table"))
    expect(phones[0].get_by_role("region", name="Decision")).to_be_visible()
    assert "/table/" in phones[0].url
