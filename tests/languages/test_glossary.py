"""One term for one thing in each language, as the rulebooks call it."""

from __future__ import annotations

import pytest

from regalia.languages import LANGUAGES
from tests.languages.glossaries import GAMES, finds, glossary, texts

EVERYWHERE = [(game, language) for game in GAMES for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_term_is_used(game: str, language: str) -> None:
    lines = texts(game, language).values()
    unused = [term.thing for term in glossary(game, language) if not any(finds(term.term, line) for line in lines)]
    assert unused == []


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_no_other_word_stands_for_the_same_thing(game: str, language: str) -> None:
    wrong = [
        f"{place}: {word!r} should be {term.term!r}"
        for term in glossary(game, language)
        for word in term.never
        for place, line in texts(game, language).items()
        if finds(word, line)
    ]
    assert wrong == []


def test_a_word_is_found_in_all_its_cases_and_not_inside_others() -> None:
    assert finds("vévodstv", "Do tvého vévodství přibude karta") and finds("Vévodstv", "vévodstvím")
    assert not finds("kov", "okovy") and finds("=kov", "kov a dřevo") and not finds("=kov", "kovy")
