"""Who may know of whom: a room of the house imports from the rooms below it, never from those above."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.house.sources import PACKAGE, files, named

ORDERS: dict[str, tuple[str, ...]] = {
    "regalia": (
        "form",
        "engine",
        "languages",
        "plugins",
        "shelf",
        "games",
        "encoding",
        "bots",
        "environments",
        "server",
        "terminal",
        "training",
    ),
}
"""The rooms in a package from the lowest to the highest. A module that is not named stands above all of them.

Each game has an order of its own (``tests/rulebook/<game>/rooms.py``), in which the rooms that all games have come in
the same order.
"""
COMMON = (
    "words", "rulings", "questions", "effects", "cards", "player", "table", "rounds", "setup", "texts", "signs",
    "facts", "nearness", "numbers", "act_names", "shown", "game",
)  # fmt: skip
"""The rooms that mean the same in every game, in the order in which they may know of each other."""
GAMES = tuple(sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").is_file()))


def run_by(node: ast.AST) -> Iterator[ast.AST]:
    """What runs when a module is imported or used: all but what only a type checker reads."""
    yield node
    for inner in ast.iter_child_nodes(node):
        only_types = isinstance(inner, ast.If) and isinstance(inner.test, ast.Name) and inner.test.id == "TYPE_CHECKING"
        if not only_types:
            yield from run_by(inner)


def imported(source: str, types_too: bool = True) -> Iterator[str]:
    """The full names of all that a module imports, wherever in it the import stands."""
    tree = ast.parse(source)
    for node in ast.walk(tree) if types_too else run_by(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full here"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room_of(name: str, package: str) -> str:
    """The room of a package that a module, or what is imported from it, belongs to; empty outside of the package."""
    if name == package:
        return "__init__"
    return name.removeprefix(f"{package}.").partition(".")[0] if name.startswith(f"{package}.") else ""


def height(room: str, order: tuple[str, ...]) -> int:
    """How high a room stands."""
    return order.index(room) if room in order else len(order)


def upward(module: str, source: str, package: str, order: tuple[str, ...]) -> set[str]:
    """The rooms above its own that a module of a package imports from."""
    own = height(room_of(module, package), order)
    rooms = {room_of(name, package) for name in imported(source)} - {""}
    return {f"{package}.{room}" for room in rooms if height(room, order) > own}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


@pytest.mark.parametrize(("package", "order"), ORDERS.items(), ids=list(ORDERS))
def test_nothing_is_imported_from_above(package: str, order: tuple[str, ...]) -> None:
    folder = PACKAGE.parent.joinpath(*package.split("."))
    for room in order:
        assert (folder / room).is_dir() or (folder / f"{room}.py").is_file(), f"{package} has no room {room}"
    found = {
        f"{named(path)} imports {room}"
        for path in files(named(folder))
        for room in upward(module_name(path), path.read_text(encoding="utf-8"), package, order)
    }
    assert not found, "from above: " + ", ".join(sorted(found))


def rooms_of(game: str) -> tuple[str, ...]:
    rooms: tuple[str, ...] = import_module(f"tests.rulebook.{game}.rooms").ROOMS
    return rooms


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms_in_one_order(game: str) -> None:
    rooms = rooms_of(game)
    stand = {path.stem for path in (PACKAGE / "games" / game).glob("*.py")} - {"__init__"}
    assert set(rooms) == stand and len(set(rooms)) == len(rooms), "ROOMS lists every file once"
    common = [room for room in rooms if room in COMMON]
    assert common == [room for room in COMMON if room in rooms], "the common rooms stand in the common order"
    package = f"regalia.games.{game}"
    for room in rooms:
        source = (PACKAGE / "games" / game / f"{room}.py").read_text(encoding="utf-8")
        known = {room_of(name, package) for name in imported(source, types_too=False)} - {"", "__init__"}
        above = {other for other in known & stand if rooms.index(other) > rooms.index(room)}
        assert not above, f"{game}/{room}.py imports from above: {', '.join(sorted(above))}"


def test_what_only_a_type_checker_reads_is_no_door() -> None:
    source = "if TYPE_CHECKING:\n    import regalia.a\nelse:\n    pass\ndef f():\n    import regalia.b\n"
    assert list(imported(source)) == ["regalia.a", "regalia.b"]
    assert list(imported(source, types_too=False)) == ["regalia.b"]


def test_imports_from_above_are_found_wherever_they_stand() -> None:
    order = ("engine", "games", "bots")
    source = "from regalia.engine.game import Game\nimport msgspec\ndef shelf():\n    import regalia.games.valeria\n"
    assert upward("regalia.engine.game", source, "regalia", order) == {"regalia.games"}
    assert upward("regalia.games.shelf", source, "regalia", order) == set()
    assert upward("regalia.bots.bot", "from regalia import games, testing", "regalia", order) == {"regalia.testing"}
    assert upward("regalia.bots.bot", "import regalia", "regalia", order) == {"regalia.__init__"}


NO_GAME_IS_KNOWN = ("src/regalia/engine", "src/regalia/server", "web/src/shell", "web/src/pieces", "web/src/testing",
                    "src/regalia/bots/search.py", "src/regalia/bots/ladder.py")  # fmt: skip


def test_engine_server_and_shell_know_no_game() -> None:
    games = [folder for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").is_file()]
    assert len(games) >= 4
    names = re.compile("|".join(folder.name.split("_")[0].removesuffix("s") for folder in games), re.IGNORECASE)
    found = []
    for place in NO_GAME_IS_KNOWN:
        paths = files(place, suffixes=(".py", ".ts", ".svelte", ".css"))
        assert paths, f"{place} is no longer there"
        for path in paths:
            lines = enumerate([path.name, *path.read_text(encoding="utf-8").splitlines()])
            found += [f"{named(path)}:{number}: {line.strip()}" for number, line in lines if names.search(line)]
    assert not found, "\n".join(found)
