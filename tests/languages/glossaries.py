"""One term for one thing: the words of each game in each language, and the words that must not stand for them.

``tests/languages/glossary/<game>.toml`` has a table for each thing, and in it, for each language, the term and the
words that mean the same and are not used here::

    [victory_point]
    why = "the rulebooks say body slávy in Czech"
    en = { term = "victory point", not = ["prestige"] }
    cs = { term = "vítězn", not = ["slávy"] }

``house.toml`` is the glossary of what the house itself says, whatever the game.

Terms and forbidden words are beginnings of words, so that they fit all cases; the search does not mind capitals. A
forbidden word ``=Boj`` is that whole word and no other, ``=Boj`` does not fit «Bojovník».
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from regalia.languages import LANGUAGES
from tests.languages.spoken import PACKAGE

FOLDER = Path(__file__).parent / "glossary"
GAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))


@dataclass(frozen=True)
class Term:
    """What a thing of a game is called in a language, and what it is not called."""

    thing: str
    term: str
    never: tuple[str, ...]


def glossary(game: str, language: str) -> list[Term]:
    """All terms of a game in a language."""
    path = FOLDER / f"{game}.toml"
    terms = []
    for thing, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
        spoken = {key for key in entry if key != "why"}
        assert spoken == set(LANGUAGES), f"{path}: {thing} is not in {set(LANGUAGES) - spoken}"
        terms.append(Term(thing, entry[language]["term"], tuple(entry[language].get("not", ()))))
    return terms


@cache
def texts(game: str, language: str) -> dict[str, str]:
    """All that is written of a game in a language, line by line, by file and line number; comments are left out."""
    lines = {}
    for file in files_of(game, language):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("@") if file.suffix == ".md" else line.strip() and not line.startswith("#"):
                lines[f"{file.relative_to(PACKAGE)}:{number}"] = spoken_part(line)
    return lines


def files_of(game: str, language: str) -> list[Path]:
    """Where the words of a game, or of the house, stand in a language."""
    folder = PACKAGE if game == "house" else PACKAGE / "games" / game
    return [*sorted((folder / "languages" / language).glob("*.ftl")), *folder.glob(f"rules/{language}.md")]


def spoken_part(line: str) -> str:
    """What a reader sees of a line: without the id of a message and the names of its arguments."""
    line = re.sub(r"^[\w.-]+ = ?|^ *\.[\w-]+ = ?", "", line)
    return re.sub(r"\{[^{}]*\}|^\s*\*?\[[^\]]*\]", " ", line)


def finds(word: str, line: str) -> bool:
    """Whether a word, or one that begins with it, stands in a line."""
    end = r"(?!\w)" if word.startswith("=") else ""
    return re.search(rf"(?<!\w){re.escape(word.lstrip('='))}{end}", line, re.IGNORECASE) is not None
