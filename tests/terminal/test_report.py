"""``regalia report``: what many games say, as one page with pictures."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from regalia.bots.levels import make_bot
from regalia.shelf import find_game, shelf
from regalia.terminal.reports.counting import Counts, Watch
from regalia.terminal.simulation import play_out
from tests.terminal.conftest import Regalia

EMPTY = {"meta", "br"}


class Reader(HTMLParser):
    """Reads a page as a screen reader would: headings and tables; every tag must be closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.linked: list[str] = []
        self.caption = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.linked += [name for name, _ in attrs if name in ("src", "href", "srcset")]
        if tag not in EMPTY:
            self.open.append(tag)
        if tag == "tr":
            self.tables.setdefault(self.caption, []).append([])
        elif tag in ("th", "td"):
            self.tables[self.caption][-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] == ["caption"]:
            self.caption = data
        elif self.open[-1:] in (["th"], ["td"]):
            self.tables[self.caption][-1][-1] += data


def read(file: Path) -> Reader:
    text = file.read_text(encoding="utf-8")
    assert "http" not in text and "@import" not in text and "url(" not in text, "nothing is fetched"
    assert "prefers-color-scheme: dark" in text
    page = Reader(text)
    assert page.linked == []
    return page


@pytest.mark.parametrize("game", sorted(shelf()))
def test_a_page_for_each_game(regalia: Regalia, tmp_path: Path, game: str) -> None:
    file = tmp_path / "report.html"
    told = regalia("report", game, "--seats", "random,random", "--games", "6", "--seed", "3", "--out", file)
    assert told.code == 0, told.err
    page = read(file)
    counted = regalia("simulate", game, "--seats", "random,random", "--games", "6", "--seed", "3", "--json").json()
    wins = page.tables["Who wins"][1:]
    assert [int(row[2]) for row in wins] == counted["wins"], "the same games as those of a simulation"
    assert [row[1] for row in page.tables["Scores"][1:]] == [f"{mean:.1f}".replace("-", "−") for mean in _means(page)]
    assert page.tables["Length"][1][1] == f"{counted['decisions'] / 6:.1f}"
    assert {"Pace of the points", "Options for each decision"} <= set(page.tables)
    assert any(caption.startswith("Cards: ") for caption in page.tables)
    assert list(tmp_path.iterdir()) == [file]


def _means(page: Reader) -> list[float]:
    """The scores at the end, as the pace tells them."""
    return [float(row[-1].replace("−", "-")) for row in page.tables["Pace of the points"][1:]]


@pytest.mark.parametrize(
    ("game", "kind"),
    [("bellum_magica", "Castle"), ("valeria", "Duke"), ("viscounts", "Hero"), ("wonderful_kingdom", "Duchy")],
)
def test_what_makes_seats_unlike_is_found(regalia: Regalia, tmp_path: Path, game: str, kind: str) -> None:
    file = tmp_path / "report.html"
    regalia("report", game, "--seats", "random,random", "--games", "5", "--seed", "1", "--out", file)
    rows = read(file).tables[f"{kind}: balance"][1:]
    assert sum(int(row[1]) for row in rows) % 10 == 0, "each of two seats in five games has as many as the other"
    assert len(rows) > 1


def test_a_card_is_counted_with_and_without(regalia: Regalia) -> None:
    game = find_game("valeria")
    counts, bots = Counts(game), [make_bot("random", game)] * 2
    recruited = {True: [0, 0], False: [0, 0]}
    for seed in range(4):
        watch = Watch(game)
        table, decisions = play_out(game, bots, game.settle(2, {}), seed, watch)
        assert len(watch.options) == decisions and min(watch.options) > 1
        counts.add(table, watch)
        for player in table.players:
            fare = recruited["cleric" in player.citizens]
            fare[0] += 1
            fare[1] += player.seat in game.winners(table)
    cleric = next(fare for fare in counts.cards()["citizens",] if fare.card == "cleric")
    assert [cleric.have.played, cleric.have.won] == recruited[True]
    assert [cleric.lack.played, cleric.lack.won] == recruited[False]
    assert counts.first.played == 4 and counts.later.played == 4


@pytest.mark.parametrize(
    ("language", "heading", "number"),
    [("cs", "Kdo vyhrává", ","), ("sk", "Kto vyhráva", ","), ("de", "Wer gewinnt", ","), ("en", "Who wins", ".")],
)
def test_in_four_languages(regalia: Regalia, tmp_path: Path, language: str, heading: str, number: str) -> None:
    file = tmp_path / "report.html"
    words = ("report", "bellum_magica", "--seats", "random", "--players", "3", "--games", "2", "--lang", language)
    assert regalia(*words, "--out", file).code == 0
    page = read(file)
    assert len(page.tables[heading]) == 4, "one bot named for three sits on every chair"
    assert re.fullmatch(rf"\d+{re.escape(number)}\d %", page.tables[heading][1][3])
    assert f'<html lang="{language}">' in file.read_text(encoding="utf-8")


def test_alone_against_an_automa(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert (
        regalia("report", "viscounts", "--players", "1", "--seats", "random", "--games", "2", "--out", file).code == 0
    )
    assert "Who chooses first" not in read(file).tables


def test_what_cannot_be_is_said_before_anybody_plays(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert "nonsense" in regalia("report", "nonsense", "--out", file).refused(2)
    assert "--games" in regalia("report", "valeria", "--games", "0", "--out", file).refused(2)
    assert "--out" in regalia("report", "valeria").refused(2)
    assert "2 bots" in regalia(
        "report", "valeria", "--seats", "random,random", "--players", "3", "--out", file
    ).refused(2)
    assert "nobody" in regalia("report", "valeria", "--option", "nobody=1", "--out", file).refused(2)
    missing = tmp_path / "no" / "folder.html"
    assert "folder.html" in regalia("report", "valeria", "--games", "1", "--out", missing).refused(2)
    assert list(tmp_path.iterdir()) == []
    file.write_text("mine")
    assert "already" in regalia("report", "valeria", "--games", "1", "--out", file).refused(2)
    assert file.read_text() == "mine"
