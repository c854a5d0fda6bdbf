"""How the command speaks: what was asked for on standard output, all else on standard error, in one language."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from regalia.engine.messages import Message, say
from regalia.languages import LANGUAGES, Words
from regalia.languages.book import BookError

if TYPE_CHECKING:
    from rich.text import Text

    from regalia.terminal.console import PlainConsole

ENGLISH = "en"
KEPT = "\n\u00a0\u202f"
"""Signs that cannot be seen and yet belong to a text: the blanks within numbers among them."""
NARROWEST = 20
"""A terminal narrower than this is not wrapped for."""


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = environment.get(name, "")
        if wish:
            return wish[:2] if wish[:2] in LANGUAGES and not wish[2:3].isalpha() else ENGLISH
    return ENGLISH


def printable(text: str) -> str:
    """The text without signs that would steer the terminal: a file may hold anything."""
    return "".join(sign if sign.isprintable() or sign in KEPT else "�" for sign in text)


class Voice:
    """Says things to whoever runs the command."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language, seats=())

    def seat(self, names: Sequence[str]) -> None:
        """Know who sits at the table, automas last."""
        self.words = Words(self.language, seats=names)

    @cached_property
    def out(self) -> PlainConsole:
        """Where the answer goes."""
        from regalia.terminal.console import PlainConsole

        return PlainConsole()

    @cached_property
    def err(self) -> PlainConsole:
        """Where progress and complaints go."""
        from regalia.terminal.console import PlainConsole

        return PlainConsole(stderr=True)

    def text(self, message: Message) -> str:
        """A message in the reader's language, within a sentence."""
        return printable(self.words.text(message))

    def sentence(self, message: Message) -> str:
        """A message in the reader's language, standing alone."""
        return printable(self.words.sentence(message))

    def indented(self, text: Text | str, indent: int, style: str = "", *, hanging: int = 0) -> None:
        """Print a paragraph some columns from the left, its further lines ``hanging`` more; no blanks behind it."""
        from rich.text import Text

        paragraph = text if isinstance(text, Text) else Text(text, style=style)
        width = max(NARROWEST, self.out.width - indent - hanging)
        for number, line in enumerate(paragraph.wrap(self.out, width)):
            line.rstrip()
            self.out.print(Text(" " * (indent + (hanging if number else 0))) + line, soft_wrap=True)

    def complain(self, message: Message) -> None:
        """Say what is wrong. It may begin with the name of a file, which is left as it is."""
        try:
            text = self.text(message)
        except BookError as error:  # a game's words are wrong, and it has no name to be called by
            text = self.text(say("terminal-words-error", why=str(error)))
        self.err.print(f"regalia: {text}", style="red", soft_wrap=True)

    def hint(self, message: Message) -> None:
        """Say something beside the answer."""
        self.err.print(self.sentence(message), style="dim", soft_wrap=True)


def print_json(answer: object) -> None:
    """The answer as one JSON object, and nothing else."""
    print(json.dumps(answer, ensure_ascii=False, indent=2))


def in_all_languages(message: Message) -> dict[str, str]:
    """A message in every language, by language."""
    return {language: Words(language, seats=()).sentence(message) for language in LANGUAGES}


def accept_any_text() -> None:
    """Let no letter that the terminal cannot show, and no byte that is no letter, end the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Nobody reads any more: what is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def take_language(voice: Voice, tokens: list[str]) -> tuple[Voice, list[str]]:
    """The language may be named before or after the command; what is left is the command."""
    left: list[str] = []
    words = iter(tokens)
    for token in words:
        if token == "--lang":
            language = next(words, "")
        elif token.startswith("--lang="):
            language = token.removeprefix("--lang=")
        else:
            left.append(token)
            continue
        voice = Voice(language)
    return voice, left
