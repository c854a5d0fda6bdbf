"""Words of a game inside a text are marked with what explains it, ``[[duchy|duchies]]``: the same in all languages."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message as Entry

from regalia.engine.messages import Message
from regalia.languages import LANGUAGES, Words
from regalia.languages.book import MARKED
from regalia.shelf import shelf
from tests.languages.glossaries import files_of

GAMES = sorted(shelf())


def marked_in(game: str, language: str) -> dict[str, set[str]]:
    """The words that each message of a game marks, by what explains them."""
    marked = {}
    for file in files_of(game, language):
        if file.suffix != ".ftl":
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Entry):
                text = FluentSerializer().serialize_entry(entry)
                assert text.count("[[") == len(MARKED.findall(text)), f"{file}: {entry.id.name} is marked wrongly"
                marked[entry.id.name] = {term for term, _ in MARKED.findall(text)}
    return marked


@pytest.mark.parametrize("game", GAMES)
def test_every_marked_word_is_explained_and_none_explains_itself(game: str) -> None:
    for language in LANGUAGES:
        words = Words(language)
        for id, terms in marked_in(game, language).items():
            assert id.removeprefix(f"{game}-explain-") not in terms, f"{language}: {id} points at itself"
            lost = [term for term in sorted(terms) if not words.has(f"{game}-explain-{term}.help")]
            assert lost == [], f"{language}: {id} marks {lost}, which nothing explains"


@pytest.mark.parametrize("game", GAMES)
def test_every_language_marks_the_same_words(game: str) -> None:
    english = marked_in(game, "en")
    assert sum(map(len, english.values())) > 30, "hardly anything is marked"
    for language in LANGUAGES:
        assert marked_in(game, language) == english, language


def test_a_reader_without_a_page_sees_the_word_alone() -> None:
    for language in LANGUAGES:
        for id in ("valeria-explain-duchy.help", "viscounts-explain-dismiss.help"):
            text = Words(language).text(Message(id))
            assert "[[" not in text and "|" not in text and "]]" not in text
