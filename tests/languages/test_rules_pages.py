"""The rules page of every game: four languages that say the same, in the few signs that the page at the table reads."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from regalia.engine.records import Record
from regalia.languages import LANGUAGES
from regalia.languages.book import book
from regalia.shelf import find_game, shelf
from tests.languages.spoken import PACKAGE

GAMES = sorted(folder.parent.name for folder in (PACKAGE / "games").glob("*/rules"))
PAGES = [(game, language) for game in GAMES for language in LANGUAGES]
QUOTES = {"en": ("“", "”"), "cs": ("„", "“"), "sk": ("„", "“"), "de": ("„", "“")}
BEGINNINGS = re.compile(r"# \S|## \S|- \S|  \S|[^\W_]|\*\*[^\s*]|@cards \w")
"""How a line may begin: title, section, point of a list, its continuation, a paragraph, or a row of cards."""
PICTURES = re.compile(r"^@cards .*|\{\w+\}", flags=re.MULTILINE)
"""A row of cards by their ids, or one of the game's signs by its name."""
LONGEST_LINE = 120

Section = tuple[str, str]
"""The heading of a section and what stands below it."""


def page(game: str, language: str) -> Path:
    return PACKAGE / "games" / game / "rules" / f"{language}.md"


def text(game: str, language: str) -> str:
    return page(game, language).read_text(encoding="utf-8")


def sections(game: str, language: str) -> list[Section]:
    """The page from the title on: what stands before the first section belongs to the title."""
    parts = re.split(r"^#{1,2} (.*)$", text(game, language), flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def test_every_game_on_the_shelf_has_a_rules_page() -> None:
    assert [game for game in shelf() if game not in GAMES] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_rules_page_is_there_in_every_language_and_in_no_other(game: str) -> None:
    found = {file.name for file in page(game, "en").parent.glob("*.md")}
    assert found == {f"{language}.md" for language in LANGUAGES}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_title_is_the_name_of_the_game(game: str, language: str) -> None:
    titles = re.findall(r"^# (.*)$", text(game, language), flags=re.MULTILINE)
    assert len(titles) == 1 and text(game, language).startswith("# ")
    if game in book(language):
        assert titles[0] == book(language).fill(game, ())


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_sections_in_the_same_shape(game: str) -> None:
    """As many sections, and in each as many paragraphs, points and stressed words."""

    def shape(body: str) -> tuple[int, int, int]:
        return body.strip().count("\n\n"), len(re.findall(r"^- ", body, flags=re.MULTILINE)), body.count("**")

    english = [shape(body) for _, body in sections(game, "en")]
    for language in LANGUAGES:
        other = sections(game, language)
        assert len(other) == len(english), language
        differing = [heading for (heading, body), wanted in zip(other, english, strict=True) if shape(body) != wanted]
        assert differing == [], language


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_say_the_same_numbers(game: str) -> None:
    """A price or a count that was changed in one language only shows here."""

    def numbers(section: Section) -> Counter[str]:
        return Counter(re.findall(r"\d+", PICTURES.sub("", " ".join(section))))

    english = sections(game, "en")
    for language in LANGUAGES:
        for section, wanted in zip(sections(game, language), english, strict=True):
            assert numbers(section) == numbers(wanted), f"{language}: {section[0]}"


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_show_the_same_cards_and_signs(game: str) -> None:
    """Cards of the box; that the signs are the game's own is for the client to test, which draws them."""
    pictures = {language: PICTURES.findall(text(game, language)) for language in LANGUAGES}
    assert pictures["en"], "rules without a picture"
    assert all(other == pictures["en"] for other in pictures.values())
    rows = [row.removeprefix("@cards ").split(", ") for row in pictures["en"] if row.startswith("@cards ")]
    known = {card.id for card in shelf()[game].cards()}
    assert [card for row in rows for card in row if card not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_example_turn_is_told_to_its_end(game: str) -> None:
    """Each of its moments is reached by its record, and the last words are for the last one."""
    record = Record.read((page(game, "en").parent / "example.record").read_text(encoding="utf-8"), find_game)
    choices = len(record.replay().chosen)
    told = [count for count in range(choices + 1) if f"{game}-example-{count}" in book("en")]
    written = (PACKAGE / "games" / game / "languages" / "en" / "example.ftl").read_text(encoding="utf-8")
    assert len(told) == written.count(f"{game}-example-") >= 4 and told[-1] == choices


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_a_heading_of_its_own(game: str) -> None:
    for language in LANGUAGES:
        headings = [heading for heading, _ in sections(game, language)]
        assert len(set(headings)) == len(headings) >= 12, language
        assert all(body.strip() for _, body in sections(game, language)), language


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_uses_only_the_signs_that_the_table_shows(game: str, language: str) -> None:
    """Titles, sections, paragraphs, lists and stressed words; no tables, links, code or HTML."""
    before = ""
    for number, line in enumerate(text(game, language).splitlines(), 1):
        where = f"line {number}: {line}"
        assert not line or BEGINNINGS.match(line), where
        assert not re.search(r"[<>`|\[\]_\\@{}]|\*(?!\*)(?<!\*\*)|https?:", PICTURES.sub("", line)), where
        assert not line.startswith("  ") or before.startswith(("- ", "  ")), where
        assert not line.startswith("#") or not before or number == 1, where
        assert not before.startswith("#") or not line, where
        before = line
    for block in text(game, language).split("\n\n"):
        for point in re.split(r"^- ", block, flags=re.MULTILINE):
            assert point.count("**") % 2 == 0, point


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_is_typeset(game: str, language: str) -> None:
    """Lines that fit, the language's own quotation marks, real dashes, no double blanks."""
    whole = text(game, language)
    assert whole.endswith("\n") and not whole.endswith("\n\n") and "\n\n\n" not in whole
    for number, line in enumerate(whole.splitlines(), 1):
        where = f"line {number}: {line}"
        assert len(line) <= LONGEST_LINE, where
        assert line == line.rstrip() and "  " not in line.strip() and "\t" not in line, where
        assert not re.search(r"\"|\.\.\.|[ (]-\d| - ", line), where
    opening, closing = QUOTES[language]
    assert re.sub(rf"{opening}[^{opening}{closing}]+{closing}", "", whole).count(opening) == 0
    assert not (set("“”„«»‚‘") - {opening, closing}) & set(whole)
