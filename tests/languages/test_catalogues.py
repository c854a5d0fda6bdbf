"""All four languages say the same things, and they say all that the code can ask for and no more."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

from regalia.engine.game import Game
from regalia.languages import LANGUAGES
from regalia.languages.book import book
from regalia.shelf import shelf
from regalia.testing.words import everything_has_a_name, names_needed
from tests.languages.spoken import FREE, PACKAGE, makes, mentioned, python_files, said_in

FOLDERS = [PACKAGE / "languages", *sorted((PACKAGE / "games").glob("*/languages"))]
"""Where words lie: those of the house, and those of its games."""
FILES = sorted(
    {
        f"{folder.relative_to(PACKAGE).as_posix()}/{file.name}"
        for folder in FOLDERS
        for language in LANGUAGES
        for file in (folder / language).glob("*.ftl")
    }
)
PARTS = sorted({"/".join(file.relative_to(PACKAGE).parts[:-1]) for file in python_files()})
FOR_PEOPLE = {"help"}
"""Attributes that are read by somebody; all others are cases that a language has for itself."""


def path_of(language: str, file: str) -> Path:
    """A file of a language; files are named without it."""
    path = PACKAGE / file
    return path.parent / language / path.name


@cache
def ids_of(language: str, file: str) -> frozenset[str]:
    """The messages of one file, with those attributes that people read."""
    path = path_of(language, file)
    if not path.exists():
        return frozenset()
    ids: set[str] = set()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Entry):
            ids.add(entry.id.name)
            ids |= {f"{entry.id.name}.{part.id.name}" for part in entry.attributes if part.id.name in FOR_PEOPLE}
    return frozenset(ids)


def arguments_of(language: str, id: str) -> set[str]:
    """What a message must be given, without the cases that it wants them in."""
    return {name.partition("-")[0] for name in book(language).variables(id)}


@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages(file: str) -> None:
    english = ids_of("en", file)
    for language in LANGUAGES:
        assert ids_of(language, file) == english, f"{language}/{file}"


@pytest.mark.parametrize("file", FILES)
def test_every_language_needs_the_same_arguments(file: str) -> None:
    for id in sorted(ids_of("en", file)):
        needs = {language: arguments_of(language, id) for language in LANGUAGES if id in book(language)}
        assert all(needed == needs["en"] for needed in needs.values()), f"{id}: {needs}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_is_asked_for_by_some_message(language: str) -> None:
    messages = book(language)
    cases = {id.partition(".")[2] for id in messages.ids() if "." in id} - FOR_PEOPLE
    asked = {name.partition("-")[2] for id in messages.ids() for name in messages.variables(id) if "-" in name}
    assert cases == asked


@cache
def made_by(pattern: re.Pattern[str]) -> tuple[str, ...]:
    """The messages that this can be; the code says many things in many places."""
    return tuple(id for id in book("en").ids() if makes(pattern, id))


@pytest.mark.parametrize("part", PARTS)
def test_everything_the_code_says_has_words(part: str) -> None:
    wanting = []
    for file in sorted((PACKAGE / part).glob("*.py")):
        for said in said_in(file):
            if any(said.pattern.fullmatch(id) for id in FREE):
                continue
            ids = made_by(said.pattern)
            if not ids:
                wanting.append(f"{said.where}: no message {said.pattern.pattern}")
            for id in ids:
                if said.arguments is not None and arguments_of("en", id) - said.arguments:
                    wanting.append(f"{said.where}: {id} needs {arguments_of('en', id) - said.arguments}")
    assert wanting == []


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: str(game.id))
def test_whatever_the_house_shows_of_a_game_has_a_name(game: Game) -> None:
    everything_has_a_name(game)


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: str(game.id))
def test_every_zone_and_counter_is_explained(game: Game) -> None:
    table = game.new(game.players[0], {}, 1)
    for name in (*game.counters, *(zone.name for zone in table.zones)):
        assert f"{game.id}-explain-{name}.help" in book("en"), f"nothing explains {name}"


@cache
def asked_for() -> frozenset[str]:
    """Every id that the code, the house or another message names."""
    words, _ = mentioned()
    shown = {id for game in shelf().values() for id in names_needed(game)}
    english = "\n".join(path_of("en", each).read_text(encoding="utf-8") for each in FILES)
    quoted = set(re.findall(r"\{ ([a-z][a-z0-9_-]+) \}", english))
    # A row's last word is chosen by the renderer, and an event that no card caused has a message of its own.
    return words | shown | quoted | {"list-and-apart", "list-or-apart"}


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_left_over(file: str) -> None:
    known, (_, patterns) = asked_for(), mentioned()
    left = [
        id
        for id in sorted(ids_of("en", file))
        if id not in known
        and id.removesuffix("-plain") not in known
        and not any(pattern.fullmatch(id) for pattern in patterns)
    ]
    assert left == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_typeset(language: str, file: str) -> None:
    """No straight quotation marks, no three dots, no double blanks: what people read is set like a book."""
    for number, line in enumerate(path_of(language, file).read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            continue
        text = re.sub(r"\{[^}]*\}", "{}", line.split("=", 1)[-1])
        assert '"' not in text and "..." not in text and not text.endswith(" "), f"line {number}"
        assert "  " not in text.strip(), f"line {number}"
