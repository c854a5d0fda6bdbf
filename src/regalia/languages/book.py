"""The messages of one language, read from its Fluent files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, Pattern, Term, VariableReference

REMEMBERED = 20_000
"""How many finished texts of a language are kept: a game repeats itself."""

Filled = tuple[tuple[str, int | str], ...]
"""The variables of a message, each with what stands for it."""


class BookError(Exception):
    """A Fluent file is wrong; says the file and what is the matter."""


class Book:
    """All messages of one language. An attribute is asked for as ``id.attribute``."""

    def __init__(self, language: str, folder: Traversable) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._patterns: dict[str, Pattern] = {}
        parser = FluentParser()
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                resource = parser.parse(file.read_text(encoding="utf-8"))
                self._enter(f"{language}/{file.name}", resource.body)
                self._bundle.add_resource(resource)
        self._variables = {id: tuple(dict.fromkeys(self._named_in(self._patterns[id]))) for id in self._patterns}
        self.fill = lru_cache(REMEMBERED)(self._fill)
        """The text of a message with its variables filled in."""

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
        return str(text)


@cache
def book(language: str) -> Book:
    """The messages of a language, read once."""
    return Book(language, files("regalia.languages") / language)
