"""Viscounts through the page: the round board, the castle and the courts, played to the end on both screens."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import golden
from tests.browser.conftest import OpenPage, bots, mostly_on, person, table_for
from tests.browser.player import Player, press
from tests.server.serving import Server

SetTable = Callable[..., str]
"""Sets a table for Anna and so many squires; says where it stands."""

PRESSED = ":is(button, [role=button]).glowing, .glowing button"
UNSEEN = f"""() => [...document.querySelectorAll('body:not(:has(.chooser)) main :is({PRESSED})')].filter((thing) => {{
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return !hit || !(thing.contains(hit) || hit.closest('.at, .pile')?.contains(thing));
}}).map((thing) => thing.dataset.object ?? thing.ariaLabel)"""
"""What glows to be pressed, but not where the reader looks; beside an open list of choices nothing else matters. The
wall under a spot of the castle glows along with it and is not pressed itself."""


@pytest.fixture
def set_table(house: Server) -> SetTable:
    def set_table(squires: int, seed: int = 5, **options: str) -> str:
        seats = [person(), *bots(*("Otto", "Agnes", "Hugo")[:squires])]
        return table_for(house, "viscounts", seats, seed, options=options, undo="free")

    return set_table


class Viscount(Player):
    """Takes what makes the piles of debts and deeds smaller, and wants no more questions than there must be."""

    def prefer(self, asked: str, names: list[str]) -> int:
        if "do you" in asked and names[-1] == "No, thanks":
            return len(names) - 1
        wanted = [place for place, name in enumerate(names) if re.search("corruption|debt|deed|criminal", name)]
        return self.chance.choice(wanted or range(len(names)))

    def play_to(self, question: str) -> None:
        """Play until Anna is asked this."""
        while question not in asked(self.page).inner_text():
            self.play_until(self.choices + 1)
            assert not self.over, f"nobody asked «{question}»"


def asked(page: Page) -> Locator:
    """The bar that says what Anna is asked."""
    return page.get_by_role("region", name="Decision")


def court(page: Page, name: str = "Anna") -> Locator:
    """What lies before a viscount."""
    return page.get_by_role("region", name=f"Board: {name}")


@mostly_on("laptop")
def test_three_viscounts_play_to_the_end(open_page: OpenPage, set_table: SetTable, size: str) -> None:
    page = open_page(set_table(2), size=size, painted=False)
    player = Viscount(page, seed=5)
    player.play_on()
    assert player.choices > 40
    sheet = page.get_by_role("dialog", name="The game is over")
    expect(sheet.get_by_role("columnheader")).to_have_count(3)
    expect(sheet.get_by_role("rowheader", name="Workers in the castle")).to_be_visible()
    page.keyboard.press("Escape")
    for name in ("Anna", "Otto", "Agnes"):
        expect(court(page, name)).to_be_visible()
    expect(page.get_by_text(re.compile(r"The last one is round \d+"))).to_be_visible()


class Attentive(Viscount):
    """Looks before every choice whether all that can be chosen lies where one looks."""

    def prefer(self, asked: str, names: list[str]) -> int:
        screen = self.page.viewport_size
        assert screen is not None
        # Nine buildings or a hand of many cards may reach below a small screen, but never everything.
        few = len(names) // 2 if screen["width"] < 480 else 0
        for _ in range(50):
            unseen = self.page.evaluate(UNSEEN)
            if len(unseen) <= few:
                return super().prefer(asked, names)
            self.page.wait_for_timeout(20)  # the table moves to where the question is
        raise AssertionError(f"{asked}: {unseen}")


@mostly_on("phone")
def test_alone_the_opponent_has_a_board_and_tells_every_step(house: Server, open_page: OpenPage, size: str) -> None:
    page = open_page(golden.set_table(house, "viscounts/16_1_players", golden.LATE), size=size, painted=False)
    player = Attentive(page, seed=6)
    player.play_to("Which card do you play?")
    opponent = court(page, "The opponent")
    expect(opponent).to_contain_text("The cleric, main aim: transcribe")
    press(opponent.get_by_text("What it will do"))
    expect(opponent.get_by_text("ink wells until it has 6, stone until it has 4, then gold")).to_be_visible()
    press(opponent.get_by_text("What it will do"))
    player.play_until(player.choices + 1)
    player.play_to("Which card do you play?")
    scheme = opponent.get_by_role("group", name="Schemes on the board").get_by_role("button").first
    expect(scheme).to_have_accessible_name(re.compile("[Ss]cheme"))
    player.play_on()
    sheet = page.get_by_role("dialog", name="The game is over")
    expect(sheet.get_by_role("columnheader")).to_have_count(2)
    expect(sheet.get_by_role("rowheader", name="Resources left")).to_be_visible()
    page.keyboard.press("Escape")
    if size == "phone":
        press(page.get_by_role("button", name="Log"))
    expect(page.get_by_role("log")).to_contain_text("The opponent turns up")


def test_on_a_short_phone_all_that_can_be_chosen_comes_into_view(open_page: OpenPage, set_table: SetTable) -> None:
    page = open_page("/", size="phone", painted=False)
    page.set_viewport_size({"width": 360, "height": 500})
    page.goto(set_table(0, seed=8, opponent="cleric"))
    player = Viscount(page, seed=8)
    for _ in range(3):
        player.play_to("Which card do you play?")
        assert page.locator("main .glowing").count() >= 3
        assert page.evaluate(UNSEEN) == []
        player.play_until(player.choices + 1)


def test_the_board_says_what_things_bring_and_cost(open_page: OpenPage, set_table: SetTable, size: str) -> None:
    page = open_page(set_table(1, seed=3), size=size)
    player = Viscount(page, seed=3)
    player.play_to("Which card do you play?")
    see_what_a_collision_would_bring(page)
    player.play_to("Where does your viscount move?")
    come_nearer_and_see_the_whole_again(page)
    player.play_to("Your action")
    see_what_the_action_costs(page)


def see_what_a_collision_would_bring(page: Page) -> None:
    collisions = court(page).get_by_role("img", name=re.compile("^Collision on space"))
    expect(collisions).to_have_count(7)
    expect(collisions.nth(0)).to_have_accessible_name(
        "Collision on space 1: gain 1 silver and 3 deeds. Others with criminals: gain 1 debt"
    )
    expect(collisions.nth(6)).to_have_accessible_name(
        "Collision on space 7: gain 4 silver and 3 debts. Others without criminals: gain 1 deed"
    )


def come_nearer_and_see_the_whole_again(page: Page) -> None:
    board = page.get_by_role("region", name="The round board")
    whole = board.get_by_role("button", name="The whole board")
    whole.click()
    site = board.locator('[data-object="site:0"]')
    far = site.bounding_box()
    board.get_by_role("button", name="Nearer").click()
    expect(whole).to_have_attribute("aria-pressed", "false")
    near = site.bounding_box()
    assert far is not None and near is not None and near["width"] > far["width"] * 1.3
    board.get_by_role("button", name="Where my viscount stands").click()
    mine = board.locator('[data-object^="space:"]').and_(named(board, re.compile("Anna")))
    expect(mine).to_be_in_viewport()
    whole.click()
    expect(whole).to_have_attribute("aria-pressed", "true")
    back = site.bounding_box()
    assert back is not None and abs(back["width"] - far["width"]) < 1


def named(around: Locator, name: re.Pattern[str]) -> Locator:
    """What is called so, whether it can be pressed now or only read."""
    return around.get_by_role("button", name=name).or_(around.get_by_role("img", name=name))


def see_what_the_action_costs(page: Page) -> None:
    prices = court(page).get_by_role("group", name="What the action costs")
    expect(prices).to_be_in_viewport()
    outer = "trade" in asked(page).inner_text()
    costs = ("5 builder icons", "7 builder icons", "3 builder icons") if outer else ("1 noble icon", "8 noble icons")
    for cost in costs:
        expect(named(prices, re.compile(f"^{cost}, you have "))).to_be_visible()
    expect(named(prices, re.compile("short.$")).first).to_be_visible()
