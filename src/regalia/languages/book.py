"""The messages of one language, read from Fluent files: the house's own, and those that games bring along."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, Pattern, Term, VariableReference

REMEMBERED = 20_000
"""How many finished texts of a language are kept: a game repeats itself."""

MARKED = re.compile(r"\[\[([a-z0-9_]+)\|([^\]]*)\]\]")
"""A word of a game inside a sentence, ``[[duchy|duchies]]``: what explains it, and the word as it is read."""

Filled = tuple[tuple[str, int | str], ...]
"""The variables of a message, each with what stands for it."""


class BookError(Exception):
    """A Fluent file is wrong; says the file and what is the matter."""


class NoMessage(BookError, KeyError):
    """A message that is asked for is not there."""

    def __str__(self) -> str:
        return str(self.args[0])


class Book:
    """All messages of one language. An attribute is asked for as ``id.attribute``."""

    def __init__(self, language: str, folder: Traversable) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._patterns: dict[str, Pattern] = {}
        self._variables: dict[str, tuple[str, ...]] = {}
        self.read(folder, language)
        self.fill = lru_cache(REMEMBERED)(self._fill)
        """The text of a message with its variables filled in."""

    def read(self, folder: Traversable, name: str) -> None:
        """Take in all the files of a folder, or none of them if one is wrong; ``name`` is how errors call it."""
        known, parser = len(self._patterns), FluentParser()
        resources = []
        try:
            for file in fluent_files(folder):
                resources.append(parser.parse(file.read_text(encoding="utf-8")))
                self._enter(f"{name}/{file.name}", resources[-1].body)
            new = list(self._patterns)[known:]
            self._variables |= {id: tuple(dict.fromkeys(self._named_in(self._patterns[id]))) for id in new}
        except BookError:
            for id in list(self._patterns)[known:]:
                del self._patterns[id]
            raise
        for resource in resources:
            self._bundle.add_resource(resource)

    def _enter(self, file: str, entries: Sequence[BaseNode]) -> None:
        for entry in entries:
            if isinstance(entry, Junk):
                raise BookError(f"{file}: not understood: {(entry.content or '').strip()[:80]}")
            if not isinstance(entry, Message | Term):
                continue
            id = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
            pairs = [(id, entry.value), *((f"{id}.{part.id.name}", part.value) for part in entry.attributes)]
            for name, pattern in pairs:
                if name in self._patterns:
                    raise BookError(f"{file}: {name} is there twice")
                if pattern is not None:
                    self._patterns[name] = pattern

    def _named_in(self, node: object) -> Iterator[str]:
        """The variables that a pattern uses, those of messages that it quotes included."""
        if isinstance(node, VariableReference):
            yield node.id.name
        elif isinstance(node, MessageReference):
            quoted = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
            if quoted not in self._patterns:
                raise BookError(f"{self.language}: {quoted} is quoted, but not there")
            yield from self._named_in(self._patterns[quoted])
        elif isinstance(node, list):
            for part in node:
                yield from self._named_in(part)
        elif isinstance(node, BaseNode):
            yield from self._named_in(list(vars(node).values()))

    def __contains__(self, id: str) -> bool:
        return id in self._patterns and not id.startswith("-")

    def ids(self) -> Iterator[str]:
        """Every message and attribute."""
        return (id for id in self._patterns if not id.startswith("-"))

    def variables(self, id: str) -> tuple[str, ...]:
        """What a message must be given."""
        return self._variables[id]

    def _fill(self, id: str, filled: Filled) -> str:
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, id
        text, errors = self._bundle.format_pattern(pattern, dict(filled))
        if errors:
            raise ValueError(f"{id}: {errors[0]}")
        return MARKED.sub(r"\2", str(text))


class GrowingBook(Book):
    """The messages of the house and of every game that has been taken from the shelf.

    What a game brings is read when something is asked for that is not there yet: a short answer does not wait for it.
    """

    def __init__(self, language: str) -> None:
        super().__init__(language, files("regalia.languages") / language)
        self._read: set[str] = set()
        self._errors: list[str] = []

    def __contains__(self, id: str) -> bool:
        return super().__contains__(id) or (self.grow() and super().__contains__(id))

    def ids(self) -> Iterator[str]:
        self.grow()
        return super().ids()

    def all_errors(self) -> list[str]:
        """What is wrong with files that games have brought; their words are not in the book."""
        self.grow()
        return self._errors

    def grow(self) -> bool:
        """Read what games have brought since; says whether there was anything."""
        new = [package for package in BRINGING if package not in self._read]
        for package in new:
            self._read.add(package)
            folder = words_folder(package, self.language)
            try:
                self.read(folder, f"{package}/{folder.name}")
            except BookError as error:
                self._errors.append(str(error))
        return bool(new)


BRINGING: list[str] = []
"""The packages that bring words of their own."""


def bring_words(package: str) -> None:
    """Let the words of a package be read, if it has any: ``languages/<language>/*.ftl``."""
    if package not in BRINGING and (files(package) / "languages").is_dir():
        BRINGING.append(package)


def words_folder(package: str, language: str) -> Traversable:
    """Where the words of a package lie; one that does not speak a language is read in English."""
    folder = files(package) / "languages" / language
    return folder if folder.is_dir() else files(package) / "languages" / "en"


def fluent_files(folder: Traversable) -> list[Traversable]:
    """The Fluent files of a folder, in the order of the alphabet; none if there is no such folder."""
    there = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in there if file.name.endswith(".ftl")), key=lambda file: file.name)


def all_fluent_files(language: str) -> Iterator[Traversable]:
    """The files of a language: the house's own and those that games have brought."""
    yield from fluent_files(files("regalia.languages") / language)
    for package in BRINGING:
        yield from fluent_files(words_folder(package, language))


@cache
def book(language: str) -> GrowingBook:
    """The messages of a language, read once."""
    return GrowingBook(language)
