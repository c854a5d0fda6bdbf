"""Games seen again: a record from a file, step by step, to a line of the log, and on from there."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage

RECORD = Path(__file__).parents[1] / "records" / "valeria" / "02_2_players.record"


def test_a_record_is_imported_replayed_and_played_on(open_page: OpenPage, size: str) -> None:
    page = open_page("/games", size=size)
    page.get_by_label("Game file").set_input_files(RECORD)
    expect(page.get_by_text("all in order")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    replay = page.get_by_role("region", name="Replay")
    expect(replay).to_contain_text("After 0 of")
    replay.get_by_role("button", name="One step on").click()
    expect(replay).to_contain_text("After 1 of")
    expect(replay).to_contain_text("Keep ")
    replay.get_by_role("button", name="One step back").click()
    expect(replay).to_contain_text("After 0 of")
    replay.get_by_role("combobox", name="Speed").select_option("4 ×")
    replay.get_by_role("button", name="Play", exact=True).click()
    expect(replay).to_contain_text(re.compile(r"After ([3-9]|[1-9]\d+) of"))
    replay.get_by_role("button", name="Pause").click()
    if size == "phone":
        page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Show the table after choice 30", exact=True).click()
    expect(replay).to_contain_text("After 30 of")
    replay.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    if size == "laptop":
        expect(page.get_by_role("button", name="Show the table after choice 30", exact=True)).to_be_visible()


def test_the_slider_of_a_replay_brings_its_line_of_the_log_into_view(open_page: OpenPage) -> None:
    page = open_page("/games")
    page.get_by_label("Game file").set_input_files(RECORD)
    page.get_by_role("button", name="Replay").click()
    moment = page.get_by_role("slider", name="Moment")
    first = page.get_by_role("button", name="Show the table after choice 1", exact=True)
    expect(first).to_be_in_viewport()
    for at in ("80", "30"):
        moment.fill(at)
        expect(page.get_by_role("log").locator("[aria-current=step]")).to_be_in_viewport()
        expect(first).not_to_be_in_viewport()
    moment.fill("0")
    expect(first).to_be_in_viewport()


def test_a_finished_game_can_be_saved_and_dealt_again(open_page: OpenPage) -> None:
    page = open_page("/games")
    page.get_by_label("Game file").set_input_files(RECORD)
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    page.goto(page.url.replace("/replay/", "/table/"))
    sheet = page.get_by_role("dialog", name="The game is over")
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Save as a file").click()
    saved = download.value.path().read_text(encoding="utf-8")
    seed = next(line for line in RECORD.read_text(encoding="utf-8").splitlines() if line.startswith("seed"))
    assert seed in saved.splitlines()
    sheet.get_by_role("button", name="Same deal, seats swapped").click()
    expect(page.get_by_role("dialog", name=" is next")).to_be_visible()


def test_a_finished_game_is_reviewed_with_its_turning_points(open_page: OpenPage, size: str) -> None:
    page = open_page("/games", size=size)
    page.get_by_label("Game file").set_input_files(RECORD)
    page.get_by_role("button", name="Replay").click()
    if size == "phone":
        page.get_by_role("button", name="Review").click()
    else:
        page.get_by_role("tab", name="Review").click()
    review = page.get_by_role("region", name="Review")
    expect(review.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(review.get_by_role("row")).to_have_count(3)
    curve = review.get_by_role("button", name=re.compile(r"^Chances to win"))
    before = curve.get_attribute("aria-label")
    turning_point = review.get_by_role("button", name=re.compile(" chooses: ")).last
    number = int(turning_point.inner_text().split(".")[0])
    turning_point.click()
    expect(page.get_by_text(f"After {number - 1} of")).to_have_count(1)
    expect(curve).not_to_have_attribute("aria-label", before or "")


def test_open_replays_show_what_was_hidden_and_no_whole_decks(open_page: OpenPage) -> None:
    kingdom = RECORD.parents[1] / "wonderful_kingdom"
    for record, viewed in ((kingdom / "01_1_players.record", "Deck"), (kingdom / "02_2_players.record", "Hand")):
        page = open_page("/games")
        page.get_by_label("Game file").set_input_files(record)
        page.get_by_role("button", name="Replay").click()
        page.get_by_role("slider", name="Moment").fill("3")
        expect(page.get_by_role("region", name="Replay")).to_contain_text("After 3 of")
        if viewed == "Deck":
            expect(page.locator("main")).not_to_contain_text("Danger deck 0")
            assert page.locator("main").evaluate("main => main.scrollHeight") < 2500
        else:
            expect(page.locator("main [data-object^='hand@1:']").first).to_be_visible()
    page = open_page("/games")
    page.get_by_label("Game file").set_input_files(RECORD.parents[1] / "viscounts" / "01_2_players.record")
    page.get_by_role("button", name="Replay").click()
    expect(page.locator("main [data-object='offered_cards:0']").first).to_be_visible()


def test_a_broken_record_is_refused_with_the_line(open_page: OpenPage, tmp_path: Path) -> None:
    broken = tmp_path / "broken.record"
    broken.write_text(RECORD.read_text(encoding="utf-8").replace("\n1  ", "\n1  nonsense:", 1), encoding="utf-8")
    page = open_page("/games")
    page.get_by_label("Game file").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("Line 6")
