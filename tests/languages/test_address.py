"""The house says «you» to everybody as to a friend: in Czech and Slovak never in the polite plural."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from tests.languages.test_catalogues import FILES, path_of

POLITE = re.compile(
    r"\b(v(aš\w*|áš|ám|ás|ámi)|chcete|máte|můžete|môžete|musíte|budete|myslíte|vidíte|hrajete|hráte"
    r"|\w+(něte|nite|ejte|ajte|ujte))\b",
    re.IGNORECASE,
)


class _Texts(Visitor):
    """Gathers all that is written in a file, without comments, names and arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)


def polite_words(text: str) -> list[str]:
    """Words of the polite plural in a file of messages."""
    texts = _Texts()
    texts.visit(FluentParser().parse(text))
    return [match.group() for part in texts.found for match in POLITE.finditer(part)]


@pytest.mark.parametrize("file", FILES)
def test_nobody_is_spoken_to_as_a_stranger(file: str) -> None:
    for language in ("cs", "sk"):
        path = path_of(language, file)
        assert not path.exists() or not (found := polite_words(path.read_text(encoding="utf-8"))), (path.name, found)


def test_a_polite_word_is_found() -> None:
    assert polite_words("a = Klepněte na vaše karty.\nb = Ťuknite, kam chcete.") == [
        "Klepněte",
        "vaše",
        "Ťuknite",
        "chcete",
    ]
