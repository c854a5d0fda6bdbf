"""The protocol as TypeScript types, for the web client: ``python -m regalia.server.protocol_typescript``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from regalia.server.protocol_schema import schema

TARGET = Path("web/src/protocol.ts")
HEAD = """\
// Generated from src/regalia/server/protocol.py and lobby.py by `python -m regalia.server.protocol_typescript`.
// A test compares: change those, not this.
"""


def typescript() -> str:
    """The whole file."""
    return HEAD + "".join(f"\n{_declared(name, shape)}" for name, shape in schema()["$defs"].items())


def _declared(name: str, shape: dict[str, Any]) -> str:
    comment = _comment(shape)
    if shape.get("type") != "object" or "properties" not in shape:
        return f"{comment}export type {name} = {_written(shape)};\n"
    required = set(shape.get("required", ()))
    lines = []
    for member, kind in shape["properties"].items():
        optional = "" if member in required else "?"
        lines.append(f"  {member}{optional}: {_written(kind)};\n")
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
    """Write the file; run it in the project's folder."""
    TARGET.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
