"""How tables travel to other processes: every object of the engine is pickled as its class and its slots.

The compiled classes could pickle themselves, but they know only their own attributes: a pure subclass, as a plug-in
brings it, would arrive without its slots.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Reduced = tuple[Callable[..., object], tuple[type, tuple[Any, ...]]]
"""What pickle wants to know: who makes the object anew, and from what."""


def slots_of(kind: type) -> tuple[str, ...]:
    """All slots of a class, inherited ones first, each class's own in the order of the alphabet.

    A compiled class has no slots; it lists all its attributes instead.
    """
    known_slots = _slots.get(kind)
    if known_slots is not None:
        return known_slots
    names: list[str] = []
    for base in reversed(kind.__mro__):
        known = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
        names += sorted(name for name in known if name not in names and name != "__dict__")
    _slots[kind] = tuple(names)
    return _slots[kind]


_slots: Final[dict[type, tuple[str, ...]]] = {}
"""The slots of each class, once they have been asked for."""


class Unset:
    """Stands for a slot that holds nothing."""


def reduced(thing: object) -> Reduced:
    """An object as its class and what its slots hold."""
    kind = type(thing)
    return restored, (kind, tuple([getattr(thing, name, Unset) for name in slots_of(kind)]))


def restored(kind: Any, values: tuple[Any, ...]) -> object:
    """The object made anew."""
    thing: object = kind.__new__(kind)
    for name, value in zip(slots_of(kind), values, strict=True):
        if value is not Unset:
            setattr(thing, name, value)
    return thing
