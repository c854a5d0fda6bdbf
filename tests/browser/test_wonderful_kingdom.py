"""It's a Wonderful Kingdom through the page: whole games, offers laid card by card, cubes by one, some or all."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import golden
from tests.browser.conftest import OpenPage, bots, mostly_on, person, table_for
from tests.browser.player import MOMENT, Player
from tests.server.serving import Server
from tests.sizes import SIZES

SetTable = Callable[..., str]
"""Sets a table for Anna, alone or with a squire; says where it stands."""


@pytest.fixture
def set_table(house: Server) -> SetTable:
    def set_table(seed: int, *, alone: bool = False, **options: str) -> str:
        seats = [person()] if alone else [person(), *bots("Bert")]
        return table_for(house, "wonderful_kingdom", seats, seed, options=options, undo="free")

    return set_table


class Duchess(Player):
    """Lays the card that she has taken up, fills a card where she can, and goes on when nothing has to be done."""

    wishes: tuple[str | tuple[str, ...], ...] = (("Open", "Hidden"), "Fill", "Done")
    """What she presses first, by how its name begins."""

    def prefer(self, asked: str, names: list[str]) -> int:
        for wish in self.wishes:
            found = [place for place, name in enumerate(names) if name.startswith(wish)]
            if found:
                return self.chance.choice(found)
        return super().prefer(asked, names)


class Founder(Duchess):
    """Builds every card."""

    wishes = ("Build", "Done", "Take")


def asked(page: Page) -> Locator:
    """The bar that says what Anna is asked."""
    return page.get_by_role("region", name="Decision")


def realm(page: Page) -> Locator:
    """All that lies before Anna."""
    return page.get_by_role("region", name="Realm of Anna")


def area(page: Page, n: int) -> Locator:
    """An offering area."""
    return page.get_by_role("region", name=f"Area {n}", exact=True)


def site(page: Page, card: str) -> Locator:
    """A card that Anna builds."""
    return realm(page).locator(".site").filter(has=page.locator(f'[data-object="construction@0:{card}"]'))


def token(page: Page, name: str) -> Locator:
    """Krystallium, soldiers, spies: what can be taken up in Anna's realm and laid somewhere."""
    return realm(page).locator(f'button[data-object="{name}@0"]')


def on_screens(phone: str, laptop: str) -> list[tuple[str, str]]:
    """What is played on which screen."""
    crossed = [("phone", laptop), ("laptop", phone)] if SIZES.every_screen else []
    return [("phone", phone), ("laptop", laptop), *crossed]


def play_to_the_end(page: Page) -> int:
    """Play against the squire, and look at the score sheet; says how many choices it took."""
    player = Duchess(page, seed=3)
    player.play_on()
    sheet = page.get_by_role("dialog", name="The game is over")
    expect(sheet.get_by_role("columnheader")).to_have_count(2)
    expect(sheet.get_by_role("rowheader", name="Combinations")).to_be_visible()
    return player.choices


@mostly_on("laptop")
def test_a_game_with_advisors_is_played_against_the_squire(open_page: OpenPage, set_table: SetTable, size: str) -> None:
    assert play_to_the_end(open_page(set_table(3, module="advisors"), size=size, painted=False)) > 60


@mostly_on("phone")
def test_a_game_with_menaces_is_ended_against_the_squire(house: Server, open_page: OpenPage, size: str) -> None:
    late = golden.set_table(house, "wonderful_kingdom/02_2_players", golden.LATE)
    assert play_to_the_end(open_page(late, size=size, painted=False)) > 10


SCENARIOS = {"the_frozen_north": "23_1_players", "the_last_battle": "24_1_players"}
"""A golden game of each."""


@pytest.mark.parametrize(("screen", "scenario"), on_screens("the_frozen_north", "the_last_battle"))
def test_a_scenario_is_played_to_the_end(
    house: Server, open_page: OpenPage, set_table: SetTable, screen: str, scenario: str
) -> None:
    page = open_page(set_table(5, alone=True, scenario=scenario), size=screen, painted=False)
    expect(page.get_by_text(re.compile("Still to be built"))).to_be_visible()
    expect(page.get_by_role("region", name="Danger deck 12")).to_be_visible()
    page.goto(golden.set_table(house, f"wonderful_kingdom/{SCENARIOS[scenario]}", golden.LATE))
    player = Duchess(page, seed=5)
    player.play_on()
    assert player.choices > 5
    expect(page.get_by_role("dialog", name="The game is over").get_by_role("columnheader")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("main")).to_contain_text(re.compile("Anna has lost|Anna wins"))


def test_a_card_is_taken_up_and_laid_open_or_hidden(open_page: OpenPage, set_table: SetTable, size: str) -> None:
    page = open_page(set_table(3), size=size)
    hand = page.get_by_role("region", name="Hand", exact=True).locator(".card")
    expect(hand).to_have_count(8)
    for row in page.get_by_role("region", name="Production", exact=True).locator(".step").all():
        volumes = [int(re.findall(r"\d+", text)[0]) for text in row.locator(".volume").all_inner_texts()]
        crowns = [bool(part.get_by_role("img", name="leads").count()) for part in row.locator(".volume").all()]
        assert crowns == [volumes[0] > volumes[1], volumes[1] > volumes[0]]
    lying = area(page, 2).locator(".card").count()
    expect(area(page, 1).get_by_role("button", name="Hidden", exact=True)).to_have_count(0)
    hand.first.click()
    for n in (1, 2):
        for way in ("Open", "Hidden"):
            expect(area(page, n).get_by_role("button", name=way, exact=True)).to_be_in_viewport()
    area(page, 2).get_by_role("button", name="Hidden", exact=True).click()
    expect(asked(page)).to_contain_text("the second card? You have 1 trap ready.")
    # It lies there for Anna alone, face down, until the second card is laid too.
    expect(area(page, 2).locator(".card")).to_have_count(lying + 1)
    expect(area(page, 2).locator(".staged .back")).to_be_in_viewport(ratio=1)


def test_what_can_be_done_at_any_time_waits_until_its_token_is_taken_up(
    open_page: OpenPage, set_table: SetTable, size: str
) -> None:
    page = open_page(set_table(3, alone=True, scenario="the_prophecy"), size=size)
    glowing = realm(page).locator(".glowing")
    gate = site(page, "gate_of_hell")
    expect(gate.locator(".empty")).to_have_count(9)
    expect(glowing).to_have_count(0)
    token(page, "soldiers").click()
    expect(realm(page)).to_contain_text("Where to?")
    expect(glowing).to_have_count(3)
    gate.get_by_role("button", name=re.compile("slots empty")).click()
    expect(gate.locator(".empty")).to_have_count(8)
    expect(glowing).to_have_count(0)
    expect(token(page, "soldiers")).to_have_accessible_name("5 soldiers")

    page.wait_for_timeout(MOMENT)
    gate.get_by_role("button", name=re.compile("^Discard ")).click()
    page.locator(".chooser").get_by_role("button", name=re.compile("^Discard ")).click()
    expect(gate).to_have_count(0)
    page.get_by_role("button", name="Take back").first.click()
    expect(gate.locator(".empty")).to_have_count(8)
    # None of it was in the way of the question.
    expect(area(page, 1).get_by_role("button", name=re.compile("^Take"))).to_be_visible()


def test_hidden_cards_are_spied_out_and_cubes_laid_one_by_one_some_at_once_or_until_a_card_is_full(
    open_page: OpenPage, set_table: SetTable, size: str
) -> None:
    page = open_page(set_table(2, alone=True, scenario="the_last_battle", side="B"), size=size)
    back = page.get_by_role("region", name=re.compile(r"^Area \d$")).locator(".back")
    area(page, 1).get_by_role("button", name=re.compile("^Take")).click()
    expect(back).to_have_count(1)
    page.wait_for_timeout(MOMENT)
    token(page, "spies").click()
    area(page, 2).locator("button.glowing").click()
    expect(back).to_have_count(0)

    player = Founder(page)
    while not realm(page).get_by_role("group", name=re.compile("Cubes to be placed")).count():
        player.play_until(player.choices + 1)
        player.wait_until_asked()
    barracks = site(page, "barracks")
    cubes = realm(page).get_by_role("group", name=re.compile("Cubes to be placed")).get_by_role("button")
    slots = barracks.get_by_role("button", name=re.compile("slots? empty"))
    expect(cubes).to_have_count(2)
    expect(barracks.locator(".empty")).to_have_count(3)
    page.wait_for_timeout(MOMENT)
    slots.click()
    expect(barracks.locator(".empty")).to_have_count(2)
    page.get_by_role("button", name="Take back").first.click()
    expect(barracks.locator(".empty")).to_have_count(3)

    cubes.nth(1).click()
    page.wait_for_timeout(MOMENT)
    slots.click()
    expect(barracks.locator(".empty")).to_have_count(1)
    for left in (2, 3):
        page.get_by_role("button", name="Take back").first.click()
        expect(barracks.locator(".empty")).to_have_count(left)

    page.wait_for_timeout(MOMENT)
    barracks.get_by_role("button", name="Fill (2)").click()
    expect(barracks.locator(".empty")).to_have_count(1)
