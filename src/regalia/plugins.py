"""What installed packages bring along, found by their entry points and loaded when it is asked for.

One thing that does not load never takes the others with it: it is left out, and a message says which package brought
it, from which place, and what is wrong.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from regalia.engine.card_files import CardError
from regalia.engine.game import Refused
from regalia.engine.messages import Message, say

T = TypeVar("T")

OWN = "regalia"
"""The house's own package: where two packages bring the same, its own stays."""
SOURCES = Path(__file__).resolve().parents[2] / "pyproject.toml"
"""Where the house is run from its sources, what it brings stands here, whenever it was installed."""


class DoesNotLoad(Refused):
    """A package brings something that cannot be used; the message names the package, the place and the reason."""


class Brought(NamedTuple):
    """Something that a package brings: by which name, from which place («module:attribute»)."""

    name: str
    package: str
    place: str


class Plugins(Generic[T]):
    """All that packages bring under one group of entry points (plug-ins): by name, each of one kind."""

    def __init__(
        self,
        group: str,
        kind: type[T],
        name_of: Callable[[T], str] | None = None,
        taken: Callable[[T], None] = lambda thing: None,
    ) -> None:
        self.group = group
        self.kind = kind
        self.name_of = name_of
        """What a thing calls itself, if it has a name of its own: its entry point must call it the same."""
        self.taken = taken
        """What is done with a thing that has just been loaded."""
        self.loaded: dict[str, T] = {}
        self.left_out: dict[str, Message] = {}
        """Why something did not load, by its name."""
        self._brought: dict[str, Brought] | None = None
        self._twice: list[Message] = []

    def names(self) -> tuple[str, ...]:
        """Every name that some package brings, whether it loads or not; the house's own come first."""
        return tuple(self.brought())

    def brought(self) -> dict[str, Brought]:
        """Who brings what. Of two that bring the same name the house stays, else the first package by the alphabet."""
        if self._brought is None:
            self._brought = {}
            for new in sorted(
                _all_brought(self.group), key=lambda each: (each.package != OWN, each.package, each.name)
            ):
                first = self._brought.setdefault(new.name, new)
                if first is not new:
                    self._twice.append(say("plugin-twice", other=first.package, **new._asdict()))
        return self._brought

    def foreign(self) -> bool:
        """Whether any other package than the house brings something."""
        return any(brought.package != OWN for brought in self.brought().values())

    def find(self, name: str) -> T | None:
        """What goes by a name, loaded now if it was not before; nothing, if nobody brings it or it does not load."""
        if name not in self.loaded and name not in self.left_out and name in self.brought():
            try:
                self.loaded[name] = thing = self._load(self.brought()[name])
                self.taken(thing)
            except DoesNotLoad as refusal:
                self.left_out[name] = refusal.message
        return self.loaded.get(name)

    def all(self) -> dict[str, T]:
        """Everything that loads, by name; the house's own come first, whatever was loaded first."""
        for name in self.names():
            thing = self.find(name)
            if thing is not None:
                self.loaded[name] = self.loaded.pop(name)
        return self.loaded

    def troubles(self) -> tuple[Message, ...]:
        """What does not load and why, and what is brought twice."""
        self.all()
        return (*self.left_out.values(), *self._twice)

    def _load(self, new: Brought) -> T:
        """Load what a package brings; refuses it with the package and the place."""
        try:
            thing = EntryPoint(new.name, new.place, self.group).load()
        except CardError as error:
            raise _broken(new, str(error)) from error
        except Exception as error:
            # Whatever somebody else's package does wrong is told, and the house stays open.
            raise _broken(new, f"{type(error).__name__}: {error}") from error
        if not isinstance(thing, self.kind):
            raise DoesNotLoad(say("plugin-other-kind", kind=self.kind.__name__, **new._asdict()))
        if self.name_of is not None and self.name_of(thing) != new.name:
            raise DoesNotLoad(say("plugin-other-name", own=self.name_of(thing), **new._asdict()))
        return thing


def _broken(new: Brought, why: str) -> DoesNotLoad:
    return DoesNotLoad(say("plugin-broken", why=why, **new._asdict()))


def _all_brought(group: str) -> Iterator[Brought]:
    """What all packages bring under a group."""
    own = _from_sources(group)
    for point in entry_points(group=group):
        package = point.dist.name if point.dist is not None else "?"
        if package != OWN or not own:
            yield Brought(point.name, package, point.value)
    yield from own


def _from_sources(group: str) -> tuple[Brought, ...]:
    """What the house brings by its sources, where it is run from them: what was installed may be older."""
    if not SOURCES.is_file():
        return ()
    project = tomllib.loads(SOURCES.read_text(encoding="utf-8")).get("project", {})
    if project.get("name") != OWN:
        return ()
    points = project.get("entry-points", {}).get(group, {})
    return tuple(Brought(name, OWN, place) for name, place in points.items())
