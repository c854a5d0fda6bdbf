"""The pages around the table: four languages switched at once, settings that stay, cards found, tables set."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Dealt, OpenPage
from tests.browser.player import cover


def test_four_languages_are_switched_at_once_and_stay(open_page: OpenPage) -> None:
    page = open_page("/", locale="sk-SK")
    expect(page.get_by_role("button", name="Hrať hneď")).to_be_visible()
    choice = page.get_by_role("combobox")
    for name, button in (("Čeština", "Hrát hned"), ("Deutsch", "Jetzt spielen"), ("English", "Play now")):
        choice.select_option(name)
        expect(page.get_by_role("button", name=button)).to_be_visible()
    choice.select_option("Čeština")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.reload()
    cover(page, "Království Valerie").get_by_role("button", name="Proti botům").click()
    expect(page.get_by_role("region", name="Rozhodnutí")).to_contain_text("vévod")
    # At the table too, in the middle of a game.
    page.get_by_role("button", name="Nastavení").click()
    page.get_by_text("Deutsch").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Entscheidung")).to_contain_text("Herzog")


def test_settings_change_the_page_at_once_and_stay(open_page: OpenPage) -> None:
    page = open_page("/settings")
    page.get_by_text("Candlelight").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_text("150 %").click()
    page.get_by_text("None", exact=True).click()
    page.get_by_role("textbox", name="Nickname").fill("Žofie")
    page.get_by_role("textbox", name="Nickname").blur()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    page.goto("/new/valeria?mode=solo")
    expect(page.get_by_role("textbox", name="Nickname")).to_have_value("Žofie")


def test_cards_are_found_by_name_without_accents_and_by_kind(open_page: OpenPage) -> None:
    page = open_page("/cards/valeria", locale="cs")
    expect(page.get_by_role("listitem").first).to_be_visible()
    every = page.get_by_role("main").get_by_role("listitem").count()
    page.get_by_role("combobox", name="Druh").select_option("Vévoda")
    dukes = page.get_by_role("main").get_by_role("listitem").count()
    assert 0 < dukes < every
    page.get_by_role("combobox", name="Druh").select_option("Všechny druhy")
    page.get_by_role("searchbox", name="Hledat").fill("rytir")
    expect(page.get_by_role("button", name="Rytíř").first).to_be_visible()


def test_every_option_of_a_game_can_be_set(open_page: OpenPage) -> None:
    page = open_page("/new/valeria?mode=bots")
    page.get_by_role("combobox", name="Set-up").select_option("Monster Blood")
    page.get_by_role("switch", name="Monster events").check()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("combobox", name="Level").last.select_option("Wanderer")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("textbox", name="Seed").fill("not a number")
    expect(page.get_by_text("at most 20 digits")).to_be_visible()
    page.get_by_role("textbox", name="Seed").fill("42")
    with page.expect_request("**/api/tables") as request:
        page.get_by_role("button", name="Sit down").click()
    wish = json.loads(request.value.post_data or "")
    assert wish["options"] == {"setup": "monster_blood", "events": True}
    assert [seat["kind"] for seat in wish["seats"]] == ["person", "bot", "bot"]
    assert wish["seats"][2]["level"] == "random"
    assert wish["seed"] == "42"
    expect(page.get_by_role("region", name="Decision")).to_be_visible()


def test_only_options_that_change_something_are_offered(open_page: OpenPage) -> None:
    page = open_page("/new/wonderful_kingdom?mode=solo")
    scenario, module, quest = (page.get_by_role("combobox", name=name) for name in ("Scenario", "Module", "Quest"))
    expect(quest).to_have_count(0)
    module.select_option("Quests")
    expect(quest).to_be_visible()
    quest.select_option(index=1)
    scenario.select_option(index=1)
    expect(quest.or_(module)).to_have_count(0)
    page.get_by_role("button", name="Add a seat").click()
    expect(scenario).to_have_count(0)
    expect(quest).to_be_visible()
    with page.expect_request("**/api/tables") as request:
        page.get_by_role("button", name="Sit down").click()
    assert set(json.loads(request.value.post_data or "")["options"]) == {"module", "quest"}
    expect(page.get_by_role("region", name="Decision")).to_be_visible()


def test_a_combination_the_rules_do_not_have_is_refused_with_its_reason(open_page: OpenPage) -> None:
    page = open_page("/new/valeria?mode=bots")
    page.get_by_role("combobox", name="Set-up").select_option("Picked by the players")
    expect(page.get_by_role("group", name="Areas")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("Pick five different areas")


def test_my_games_are_remembered_with_whose_turn_it_is(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page(dealt())
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    page.goto("/games")
    mine = page.get_by_role("listitem").filter(has_text="Valeria")
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("button", name="Forget this game here").click()
    mine.get_by_role("button", name="Cancel").click()
    expect(mine).to_be_visible()
    mine.get_by_role("button", name="Forget this game here").click()
    expect(mine).to_contain_text("without its link you cannot come back")
    mine.get_by_role("button", name="Remove").click()
    expect(mine).to_have_count(0)
    page.get_by_role("button", name="Bring it back").click()
    mine.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
