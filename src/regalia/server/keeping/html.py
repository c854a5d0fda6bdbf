"""Pages that the server writes by itself: elements made from text, which is always escaped."""

from __future__ import annotations

from html import escape


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


VOID = frozenset({"input", "link", "meta"})
"""Elements that have nothing inside."""


def element(name: str, /, *inside: str, **attributes: str | bool) -> Html:
    """An element; ``class_`` and its like stand for names that Python keeps for itself."""
    written = ""
    for attribute, value in attributes.items():
        if value is True:
            written += f" {attribute.rstrip('_')}"
        elif value is not False:
            written += f' {attribute.rstrip("_")}="{escape(value)}"'
    if name in VOID:
        return Html(f"<{name}{written}>")
    return Html(f"<{name}{written}>{joined(*inside)}</{name}>")


def joined(*parts: str) -> Html:
    """Several parts, one after another."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))
