"""What the code says: every message id that stands in the sources, with the arguments it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "regalia"
ID = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)*(\.[a-z]+)?")
ANY = "[a-z0-9_]+(-[a-z0-9_]+)*"
GAMES = "|".join(sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists()))
FREE = {"seat", "list-and", "list-or"}
"""Messages that are put into words without a pattern of their own, or with other arguments than the code's."""


class Said:
    """A message that the code makes: its id as a pattern, the names of its arguments if known, where it stands."""

    def __init__(self, pattern: str, arguments: set[str] | None, where: str) -> None:
        self.pattern = re.compile(pattern)
        self.arguments = arguments
        self.where = where


def makes(pattern: re.Pattern[str], id: str) -> bool:
    """Whether this can be the message; an event that no card caused has the ending «plain»."""
    return any(pattern.fullmatch(name) for name in (id, id.removesuffix("-plain")))


def python_files(folder: Path = PACKAGE) -> list[Path]:
    """All sources but the tests that games are given: those ask for messages and say none."""
    return sorted(path for path in folder.rglob("*.py") if "testing" not in path.parts)


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def pattern_of(node: ast.JoinedStr) -> str:
    """The ids that an f-string can make; what begins with something variable begins with a game."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY for part in node.values]
    return "".join([f"({GAMES})" if parts[0] == ANY else parts[0], *parts[1:]])


def ids_in(node: ast.expr) -> Iterator[str]:
    """The patterns of the ids that an expression can be: a word, an f-string, or one or the other."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield pattern_of(node)
    elif isinstance(node, ast.IfExp):
        yield from ids_in(node.body)
        yield from ids_in(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from ids_in(value)
    elif isinstance(node, ast.Call) and by_a_games_words(node.func):
        yield from (f"({GAMES})\\-{pattern}" for pattern in ids_in(node.args[0]))


def said_in(file: Path) -> Iterator[Said]:
    """The messages made in one file by ``say``, ``Message`` or ``tell``, and the reasons, which have a number."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2:
            for pattern in ids_in(node.elts[0]):
                if re.match(rf"({GAMES})\\-", pattern):
                    yield Said(pattern, {"n"}, f"{file.relative_to(ROOT)}:{node.lineno}")
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in ("say", "Message", "tell", "tell_as"):
            continue
        arguments: set[str] | None = {keyword.arg for keyword in node.keywords if keyword.arg}
        if (name == "Message" and len(node.args) > 1) or any(keyword.arg is None for keyword in node.keywords):
            arguments = None
        told = node.args[1:] if name == "tell_as" else node.args
        if name.startswith("tell") and arguments is not None:
            arguments |= {"seat", "amounts"} if len(told) > 1 else {"amounts"}
        for pattern in ids_in(told[0]):
            exact = ID.fullmatch(pattern.replace("\\", "")) is not None
            of_a_game = f"({GAMES})\\-{pattern}" if by_a_games_words(node.func) else pattern
            yield Said(of_a_game, arguments if exact else None, f"{file.relative_to(ROOT)}:{node.lineno}")


def by_a_games_words(called: ast.expr) -> bool:
    """Whether it is a game's own words that are asked: ``table.words.say`` leaves the game's name out of the id."""
    if not isinstance(called, ast.Attribute) or called.attr not in ("say", "id"):
        return False
    asked = called.value
    return (asked.attr if isinstance(asked, ast.Attribute) else getattr(asked, "id", "")).lower() == "words"


def telling(fixed: str) -> bool:
    """Whether the fixed part of a made id says more than which game it belongs to."""
    return "-" in fixed and re.search("[a-z]{3}", re.sub(rf"\b({GAMES})\b", "", fixed)) is not None


@cache
def mentioned() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every word in the sources that could be an id, and the pattern of every f-string that could make one."""
    words: set[str] = set()
    patterns: set[str] = set()
    for file in python_files():
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                words.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                fixed = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
                if telling(fixed) and re.fullmatch(r"[a-z0-9_.-]*", fixed):
                    patterns.add(pattern_of(node))
    for suffix in ("*.ts", "*.svelte"):
        for file in sorted((ROOT / "web" / "src").rglob(suffix)):
            text = file.read_text(encoding="utf-8")
            words.update(re.findall(r"[\"'`]([a-z][a-z0-9_.-]+)[\"'`]", text))
            for made in re.findall(r"`([a-z0-9_.-]*\$\{[^`]*)`", text):
                fixed = re.sub(r"\$\{[^}]*\}", "\0", made)
                if telling(fixed):
                    patterns.add(re.escape(fixed).replace("\0", ANY))
    # A game may make an id of its own name and a word: «valeria-» and «lost-column».
    words |= {f"{game}-{word}" for game in GAMES.split("|") for word in words}
    return frozenset(words), tuple(re.compile(pattern) for pattern in sorted(patterns))
