"""Remarks on a game: written on a phone with a ring and an arrow, saved as a file, and shown the same elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_replays import RECORD


def opened(page: Page, file: Path) -> None:
    page.get_by_label("Game file").set_input_files(file)
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("region", name="Replay")).to_contain_text("After 0 of")


def shown_with_ring_and_arrow(page: Page) -> None:
    expect(page.get_by_role("group", name="Remarks")).to_contain_text("The <b>first</b> citizen")
    expect(page.locator("main [data-told]")).to_have_count(3)
    expect(page.locator("line[marker-end]")).to_have_count(1)


def test_remarks_are_written_on_a_phone_and_go_round_as_file_and_link(open_page: OpenPage, tmp_path: Path) -> None:
    phone = open_page("/games", size="phone")
    opened(phone, RECORD)
    phone.get_by_role("slider", name="Moment").fill("12")
    replay = phone.get_by_role("region", name="Replay")
    expect(replay).to_contain_text("After 12 of")
    things = phone.locator("main [data-object^='centre:']")
    first, second, third = (things.nth(at).get_attribute("data-object") for at in range(3))
    replay.get_by_role("button", name="Say something here").click()
    replay.get_by_label("What do you want to say").fill("The <b>first</b> citizen")
    replay.get_by_role("button", name="Point at something").click()
    expect(replay).to_contain_text("Tap what you mean")
    things.nth(0).tap()
    replay.get_by_role("button", name="Draw an arrow").click()
    things.nth(1).tap()
    things.nth(2).tap()
    expect(replay.get_by_role("list", name="Pointed at").get_by_role("listitem")).to_have_count(2)
    replay.get_by_role("button", name="Keep").click()
    shown_with_ring_and_arrow(phone)
    replay.get_by_role("button", name="One step on").click()
    expect(phone.locator("[data-told]")).to_have_count(0)
    replay.get_by_role("button", name="To the next remark").click()
    shown_with_ring_and_arrow(phone)

    with phone.expect_download() as download:
        phone.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "with_remarks.record"
    download.value.save_as(file)
    assert f'say "The <b>first</b> citizen" -> {first} {second}>{third}' in file.read_text(encoding="utf-8")

    laptop = open_page("/games", size="laptop")
    laptop.get_by_label("Game file").set_input_files(file)
    expect(laptop.get_by_text("It comes with one remark.")).to_be_visible()
    opened(laptop, file)
    laptop.get_by_role("button", name="To the next remark").click()
    shown_with_ring_and_arrow(laptop)

    phone.get_by_role("button", name="Remarks", exact=True).click()
    link = phone.get_by_role("textbox", name="Copy a link").input_value()
    looking = open_page(re.sub(r"^https?://[^/]+", "", link), size="laptop")
    looking.get_by_role("button", name="To the next remark").click()
    shown_with_ring_and_arrow(looking)
    expect(looking.get_by_role("button", name="Say something here")).to_have_count(0)
