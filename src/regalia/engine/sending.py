"""How tables travel to other processes: every object of the engine is pickled as its class and its slots.

The compiled classes could pickle themselves, but they know only their own attributes: a pure subclass, as a plug-in
brings it, would arrive without its slots.
"""

from __future__ import annotations

import importlib
import pickle
from collections.abc import Callable
from typing import Any, Final

Reduced = tuple[Callable[..., object], tuple[str, tuple[Any, ...]]]
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


_names: Final[dict[type, str]] = {}
_kinds: Final[dict[str, Any]] = {}
"""Classes by their names, and back. Pickle would look each up in its module anew for every table that travels."""


def name_of(kind: type) -> str:
    """By which name a class is found again in another process; refuses one that cannot be."""
    known_name = _names.get(kind)
    if known_name is not None:
        return known_name
    name = f"{kind.__module__}:{kind.__qualname__}"
    if "<locals>" in name or kind_of(name) is not kind:
        raise pickle.PicklingError(f"{name} is not found where it says")
    _names[kind] = name
    return name


def kind_of(name: str) -> Any:
    """The class of this name."""
    known_kind = _kinds.get(name)
    if known_kind is not None:
        return known_kind
    module, _, path = name.partition(":")
    kind: Any = importlib.import_module(module)
    for part in path.split("."):
        kind = getattr(kind, part)
    _kinds[name] = kind
    return kind


class Unset:
    """Stands for a slot that holds nothing."""


def reduced(thing: object) -> Reduced:
    """An object as its class and what its slots hold."""
    kind = type(thing)
    return restored, (name_of(kind), tuple([getattr(thing, name, Unset) for name in slots_of(kind)]))


def restored(name_of_kind: str, values: tuple[Any, ...]) -> object:
    """The object made anew."""
    kind = kind_of(name_of_kind)
    thing: object = kind.__new__(kind)
    for name, value in zip(slots_of(kind), values, strict=True):
        if value is not Unset:
            setattr(thing, name, value)
    return thing
