"""A game of another package, which has no board of its own, is played on the plain table of the built client."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.player import NamedPlayer, cover, press
from tests.plugins.installed import WINDFALL, OwnServer, install


@pytest.fixture(scope="module")
def harbour(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnServer]:
    """A server that has the fifth game on its shelf."""
    packages: Path = tmp_path_factory.mktemp("packages")
    install(WINDFALL, packages)
    with OwnServer(packages, tmp_path_factory.mktemp("tables")) as server:
        yield server


def test_it_is_set_up_and_played_to_its_end(open_page: OpenPage, harbour: OwnServer, size: str) -> None:
    page = open_page(f"http://127.0.0.1:{harbour.port}/", size=size, painted=False)
    expect(cover(page, "Windfall")).to_contain_text("Race out of the harbour")
    press(cover(page, "Windfall").get_by_role("button", name="Against bots"))
    expect(page.get_by_role("region", name="Decision")).to_contain_text("Whom do you send?")
    expect(page.get_by_role("group", name="Quay")).to_be_visible()
    expect(page.get_by_text("Wind", exact=True)).to_be_visible()
    player = NamedPlayer(page, seed=5)
    player.play_on()
    assert player.choices > 6, "six races: a crew sent in each, and a cargo chosen whenever there are two kinds of them"
    sheet = page.get_by_role("dialog", name="The game is over")
    expect(sheet.get_by_role("rowheader", name="Goods")).to_be_visible()
    expect(sheet.get_by_role("rowheader", name="Total")).to_be_visible()


def test_its_rules_and_cards_can_be_read(open_page: OpenPage, harbour: OwnServer) -> None:
    page = open_page(f"http://127.0.0.1:{harbour.port}/rules/windfall", locale="cs-CZ")
    expect(page.get_by_role("heading", name="Poryv štěstí").first).to_be_visible()
    expect(page.get_by_role("definition")).to_contain_text("Kolik závodů se jede.")
    page.goto(f"http://127.0.0.1:{harbour.port}/cards/windfall")
    expect(page.get_by_text("Mořské perly").first).to_be_visible()
