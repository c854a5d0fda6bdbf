"""What card files spell out: small records whose fields are named and typed, and never changed once made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from regalia.engine.sending import Reduced, reduced


def typed(**types: Any) -> Mapping[str, Any]:
    """The fields of a part, each with its type."""
    return types


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Part:
    """A part of a card. Parts of one kind with the same fields are the same part."""

    __slots__ = ()
    fields: ClassVar[Mapping[str, Any]] = typed()
    """The fields as a card file may write them, each with its type; the constructor says which may be left out."""

    def values(self) -> dict[str, Any]:
        """The fields, each with its value."""
        return {name: getattr(self, name) for name in self.fields}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(type(self))

    def __reduce__(self) -> Reduced:
        return reduced(self)

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.values().items())
        return f"{type(self).__name__}({values})"
