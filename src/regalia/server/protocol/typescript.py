"""The protocol, and what each game's board shows, as TypeScript: ``python -m regalia.server.protocol.typescript``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from regalia.engine.game import Game
from regalia.engine.messages import Message
from regalia.server.protocol.json_schema import schema
from regalia.shelf import shelf

TARGET = Path("web/src/protocol.ts")
BOARDS = Path("web/src/games")
HEAD = """\
// Generated from the files in src/regalia/server/protocol by
// `python -m regalia.server.protocol.typescript`. A test compares: change those, not this.
"""


HEAD_OF_BOARD = """\
// Generated from src/regalia/games/{game}/shown.py by `python -m regalia.server.protocol.typescript`.
// A test compares: change that, not this.
"""


def files(root: Path) -> dict[Path, str]:
    """Every generated file with its text: the protocol, and what is shown by each game that has a board of its own."""
    boards = {root / BOARDS / id / "shown.ts": board_typescript(game) for id, game in shelf().items()}
    return {root / TARGET: typescript()} | {path: text for path, text in boards.items() if path.parent.is_dir()}


def typescript() -> str:
    """The protocol as a file."""
    return HEAD + "".join(f"\n{_declared(name, shape)}" for name, shape in schema()["$defs"].items())


def board_typescript(game: Game) -> str:
    """What a game's board shows, as a file: ``Shown`` of the table and ``ShownOfPlayer`` of each player."""
    kinds = (game.shown, game.shown_of_players)
    shapes, parts = msgspec.json.schema_components(kinds, schema_hook=_spoken, ref_template="#/$defs/{name}")
    known = schema()["$defs"]
    needed = sorted(name for name in {*parts, "Said"} & {*known} if f"{name}" in json.dumps([shapes, parts]))
    text = HEAD_OF_BOARD.format(game=game.id)
    if needed:
        text += f"import type {{ {', '.join(needed)} }} from '../../protocol';\n"
    own = {name: shape for name, shape in sorted(parts.items()) if name not in known}
    return text + "".join(f"\n{_declared(name, shape)}" for name, shape in own.items())


def _spoken(kind: type) -> dict[str, Any]:
    """A message of the engine is a ``Said`` of the protocol."""
    if kind is not Message:
        raise NotImplementedError(kind)
    return {"$ref": "#/$defs/Said"}


def _declared(name: str, shape: dict[str, Any]) -> str:
    comment = _comment(shape)
    if shape.get("type") != "object" or "properties" not in shape:
        return f"{comment}export type {name} = {_written(shape)};\n"
    required = set(shape.get("required", ()))
    lines = []
    for member, kind in shape["properties"].items():
        optional = "" if member in required else "?"
        lines.append(f"  {member}{optional}: {_written(kind)};\n")
    if not lines:
        return f"{comment}export type {name} = Record<string, never>;\n"
    return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"


def _comment(shape: dict[str, Any]) -> str:
    said = shape.get("description", "").strip()
    if not said:
        return ""
    lines = [line.strip() for line in said.replace("``", "`").splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _written(shape: dict[str, Any]) -> str:
    if "x-typescript" in shape:
        return str(shape["x-typescript"])
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(_written(part) for part in shape["anyOf"]))
    if "enum" in shape:
        return " | ".join(_quoted(value) for value in shape["enum"])
    if "const" in shape:
        return _quoted(shape["const"])
    kind = shape.get("type")
    if "prefixItems" in shape:
        return f"[{', '.join(_written(part) for part in shape['prefixItems'])}]"
    if kind == "array":
        item = _written(shape.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {_written(shape.get('additionalProperties') or {})}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _quoted(value: object) -> str:
    return "'" + value + "'" if isinstance(value, str) and "'" not in value else json.dumps(value)


def main() -> None:
    """Write the files; run it in the project's folder."""
    for path, text in files(Path()).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
