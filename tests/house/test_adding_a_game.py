"""The how-to for a new game is true: its code is the example's, and every game lies in all the places that it names."""

from __future__ import annotations

import re

import pytest

from regalia.languages import LANGUAGES
from regalia.shelf import shelf
from regalia.testing.words import everything_has_a_name, there_is_a_rules_page
from tests.house.sources import PACKAGE, ROOT

HOW_TO = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "windfall"
PLACE = re.compile(r"`([^`]+)`(?: with `([^`]+)`)?")

Place = tuple[str, str]
"""A file or a pattern of files, and what must stand in it."""


def places(column: int) -> list[Place]:
    """What a column of the table of places names."""
    rows = [line.split("|")[1:-1] for line in HOW_TO.partition("## The places")[2].splitlines() if line[:1] == "|"]
    assert all(len(row) == 3 for row in rows)
    return [(file, text) for row in rows[2:] for file, text in PLACE.findall(row[column])]


def filled(place: Place, game: str) -> list[Place]:
    """A place for a game, once for each language where it has one."""
    file, text = (part.replace("{game}", game) for part in place)
    languages = LANGUAGES if "{language}" in file else ("",)
    return [(file.replace("{language}", language), text) for language in languages]


def missing(column: int, game: str, root: str) -> list[str]:
    """The places at which a game is not."""
    lacking = []
    for place in places(column):
        for file, text in filled(place, game):
            found = [path for path in (ROOT / root).glob(file) if path.is_file()]
            if not any(text in path.read_text(encoding="utf-8") for path in found):
                lacking.append(f"{file} with {text}" if text else file)
    return lacking


def test_the_table_of_places_is_read_whole() -> None:
    assert len(places(1)) >= 10 and len(places(2)) >= 15
    assert ("tests/variants.py", '"{game}": ') in places(2)
    assert len(filled(("rules/{language}.md", ""), "chess")) == len(LANGUAGES)
    assert "src/regalia/games/chess/game.py" in missing(2, "chess", "."), "a game that is nowhere is missed"


@pytest.mark.parametrize("game", sorted(shelf()))
def test_every_game_on_the_shelf_is_in_all_places_and_has_all_words(game: str) -> None:
    assert missing(2, game, ".") == []
    everything_has_a_name(shelf()[game])
    there_is_a_rules_page(shelf()[game])


def test_every_game_of_the_house_is_on_the_shelf() -> None:
    assert {path.parent.name for path in (PACKAGE / "games").glob("*/game.py")} == set(shelf())


def test_the_example_is_in_all_places() -> None:
    assert missing(1, EXAMPLE.name, "examples/windfall") == []


def test_all_code_of_the_how_to_stands_in_the_example() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml")]
    sources = [flush(path.read_text(encoding="utf-8")) for path in files]
    blocks = re.findall(r"^```(?:python|toml)\n(.*?)^```$", HOW_TO, flags=re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 10
    assert [block for block in blocks if not any(flush(block) in source for source in sources)] == []


def flush(text: str) -> str:
    """Lines without their indentation, by which a page may differ from what it shows."""
    return "\n".join(line.strip() for line in text.splitlines())
