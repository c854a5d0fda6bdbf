"""It's a Wonderful Kingdom through the page: whole games, offers laid card by card, cubes by one, some or all."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import Player
from tests.server.serving import Server

SetTable = Callable[..., str]
"""Sets a table for Anna, alone or with a squire; says where it stands."""


@pytest.fixture
def set_table(house: Server) -> SetTable:
    def set_table(seed: int, *, alone: bool = False, **options: str) -> str:
        seats = [{"kind": "person", "name": "Anna"}]
        seats += [] if alone else [{"kind": "bot", "level": "squire", "name": "Bert"}]
        wish = {"game": "wonderful_kingdom", "seats": seats, "options": options, "undo": "free", "seed": str(seed)}
        made = httpx.post(f"http://127.0.0.1:{house.port}/api/tables", json=wish).raise_for_status().json()
        return f"/table/{made['table']}#{made['token']}"

    return set_table


def decision(page: Page) -> str:
    """What Anna is asked."""
    return page.get_by_role("region", name="Decision").inner_text()


def play_until_asked(player: Player, question: str) -> None:
    """Play on until a question is asked."""
    while question not in decision(player.page):
        assert not player.over, f"nobody asked: {question}"
        player.play_until(player.choices + 1)


def realm(page: Page) -> Locator:
    """All that lies before Anna."""
    return page.get_by_role("region", name="Realm of Anna")


def cubes(page: Page) -> Locator:
    """The cubes that Anna has to place."""
    return realm(page).get_by_role("group", name=re.compile("Cubes to be placed")).get_by_role("button")


@pytest.mark.parametrize("module", ["menaces", "advisors", "quests"])
def test_a_game_against_the_squire_is_played_to_the_end(
    open_page: OpenPage, set_table: SetTable, size: str, module: str
) -> None:
    page = open_page(set_table(3, module=module), size=size)
    player = Player(page, seed=3)
    player.play_on()
    assert player.choices > 60
    sheet = page.get_by_role("dialog", name="The game is over")
    expect(sheet.get_by_role("columnheader")).to_have_count(2)
    expect(sheet.get_by_role("rowheader", name="Combinations")).to_be_visible()


@pytest.mark.parametrize("scenario", ["the_frozen_north", "thieves_guild"])
def test_a_scenario_is_played_to_the_end(open_page: OpenPage, set_table: SetTable, size: str, scenario: str) -> None:
    page = open_page(set_table(5, alone=True, scenario=scenario), size=size)
    expect(page.get_by_text(re.compile("Still to be (built|defeated)"))).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("Danger deck 9|Danger deck 12"))).to_be_visible()
    player = Player(page, seed=5)
    player.play_on()
    assert player.choices > 15
    expect(page.get_by_role("dialog", name="The game is over").get_by_role("columnheader")).to_have_count(1)


def test_a_card_is_taken_up_and_laid_open_or_hidden(open_page: OpenPage, set_table: SetTable, size: str) -> None:
    page = open_page(set_table(3), size=size)
    play_until_asked(Player(page, seed=3), "Your offer: which card goes where?")
    hand = page.get_by_role("region", name="Hand", exact=True)
    first, second = (page.get_by_role("region", name=f"Area {n}", exact=True) for n in (1, 2))
    lying = second.locator(".card").count()
    expect(first.get_by_role("button", name="Hidden", exact=True)).to_have_count(0)
    hand.locator(".card").first.click()
    for area in (first, second):
        for way in ("Open", "Hidden"):
            expect(area.get_by_role("button", name=way, exact=True)).to_be_in_viewport()
    second.get_by_role("button", name="Hidden", exact=True).click()
    expect(page.get_by_role("region", name="Decision")).to_contain_text("the second card? You have 1 trap ready.")
    # It lies there for Anna alone, face down, until the second card is laid too.
    expect(second.locator(".card")).to_have_count(lying + 1)
    expect(second.locator(".ghost .back")).to_have_count(1)


def test_cubes_are_placed_one_by_one_some_at_once_or_until_a_card_is_full(
    open_page: OpenPage, set_table: SetTable, size: str
) -> None:
    page = open_page(set_table(3), size=size)
    player = Player(page, seed=3)
    fill = realm(page).get_by_role("button", name=re.compile(r"^Fill \(\d\)"))
    while not (fill.count() and cubes(page).count() > 2):
        player.play_until(player.choices + 1)
        assert not player.over
    in_hand = cubes(page).count()
    site = realm(page).locator(".site", has=fill.first)
    before = site.locator(".empty").count()
    site.get_by_role("button", name=re.compile("slots? empty")).click()
    expect(cubes(page)).to_have_count(in_hand - 1)
    assert site.locator(".empty").count() == before - 1
    page.get_by_role("button", name="Take back").first.click()
    expect(cubes(page)).to_have_count(in_hand)

    cubes(page).nth(1).click()
    site.get_by_role("button", name=re.compile("slots? empty")).click()
    expect(cubes(page)).to_have_count(in_hand - 2)
    for _ in range(2):
        page.get_by_role("button", name="Take back").first.click()
    expect(cubes(page)).to_have_count(in_hand)

    fits = int(re.findall(r"\d+", fill.first.inner_text())[0])
    fill.first.click()
    expect(cubes(page)).to_have_count(in_hand - fits)


def test_what_can_be_done_at_any_time_waits_in_the_background(open_page: OpenPage, set_table: SetTable) -> None:
    page = open_page(set_table(3, module="advisors"))
    play_until_asked(Player(page, seed=3), "Build or recycle")
    while not realm(page).locator(".site").count():
        page.get_by_role("button", name=re.compile("^Build ")).first.click()
    expect(realm(page).locator(".site .glowing")).to_have_count(0)
    thrown = realm(page).get_by_role("button", name=re.compile("^Throw .* away$"))
    sites = thrown.count()
    thrown.first.click()
    page.locator(".chooser").get_by_role("button", name=re.compile("^Throw .* away")).click()
    expect(thrown).to_have_count(sites - 1)


def test_the_track_says_who_leads(open_page: OpenPage, set_table: SetTable) -> None:
    page = open_page(set_table(3))
    track = page.get_by_role("region", name="Production", exact=True)
    rows = track.locator(".step").all()
    assert len(rows) == 4
    for row in rows:
        volumes = [int(re.findall(r"\d+", text)[0]) for text in row.locator(".volume").all_inner_texts()]
        crowns = [bool(part.get_by_role("img", name="leads").count()) for part in row.locator(".volume").all()]
        assert crowns == [volumes[0] > volumes[1], volumes[1] > volumes[0]]
