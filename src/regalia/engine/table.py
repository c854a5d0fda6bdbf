"""The table: plain data, a stack of frames, and the loop that runs them until somebody is asked."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regalia.engine.chance import MASK, STEP, drawn
from regalia.engine.decisions import Act, Barred, Decision, Option
from regalia.engine.events import NOBODY, Event, Kind, Told
from regalia.engine.frames import Frame, Question
from regalia.engine.messages import GameWords, reason_message
from regalia.engine.parts import Part
from regalia.engine.sending import Reduced, reduced, slots_of

if TYPE_CHECKING:
    from regalia.engine.zones import Zone

P = TypeVar("P", bound="Player")
T = TypeVar("T")

Asked = tuple[tuple[int, Sequence[Act[Any]]], ...]
"""Who is asked now, each with the acts to choose from."""

NO_LANES: Final[dict[int, list[Frame[Any]]]] = {}
"""Nobody acts at the same time as others; replaced by the lanes of those who do."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Value:
    """A small record that lies on a table, never changed once made (a value object)."""

    __slots__ = ()

    def plain(self) -> object:
        """What it is in the table's state: numbers and words."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Player:
    """What lies before one seat. A game's own class adds slots of immutable values."""

    __slots__ = ("seat",)
    derived: ClassVar[frozenset[str]] = frozenset()
    """Slots that follow from the others and are kept for speed only."""

    seat: int

    def __reduce__(self) -> Reduced:
        return reduced(self)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table(Generic[P]):
    """A game in progress. A game's own class adds slots of immutable values.

    Whatever is inside is replaced, never changed, so that ``clone`` copies references only. Not part of the game's
    state: ``asked`` (follows from the frames) and ``told`` (the events of the running choice, if anyone listens).
    """

    __slots__ = ("asked", "chance", "frames", "lanes", "over", "players", "told")
    words: ClassVar[GameWords] = GameWords("")
    """The messages of the game that is played here."""
    zones: ClassVar[tuple[Zone, ...]] = ()
    derived: ClassVar[frozenset[str]] = frozenset()
    """Slots that follow from the others and are kept for speed only."""

    players: list[P]
    chance: int
    over: bool
    frames: list[Frame[Any]]
    lanes: dict[int, list[Frame[Any]]]
    asked: Asked
    told: list[Event] | None

    def __init__(self, players: list[P], chance: int) -> None:
        self.players = players
        self.chance = chance & MASK
        self.over = False
        self.frames = []
        self.lanes = NO_LANES
        self.asked = ()
        self.told = None

    def __reduce__(self) -> Reduced:
        return reduced(self)

    def clone(self: T) -> T:
        """An independent copy."""
        raise NotImplementedError(type(self).__name__)

    def copy_basics(self, other: Table[P]) -> None:
        """Fill in what every table has, from another table; the players are the game's to copy."""
        self.chance = other.chance
        self.over = other.over
        self.frames = other.frames[:]
        self.lanes = {seat: lane[:] for seat, lane in other.lanes.items()} if other.lanes else NO_LANES
        self.asked = other.asked
        self.told = None

    # Chance

    def draw(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.chance = state = (self.chance + STEP) & MASK
        return drawn(state, n)

    # What still has to happen

    def push(self, frame: Frame[Any]) -> None:
        """Put a frame on the stack: it happens next."""
        self.frames.append(frame)

    def together(self, frames: Mapping[int, Frame[Any]]) -> None:
        """Let several seats go through frames of their own at the same time, in any order between them."""
        if len(frames) < 2:
            self.frames.extend(frames.values())
            return
        assert not self.lanes, "seats act together inside a lane already"
        self.lanes = {seat: [frame] for seat, frame in frames.items()}

    def apart(self) -> bool:
        """Whether seats that act together leave each other's choices as they are: then nobody is asked anew for others.

        An act that does change what others can choose says so with ``ask_anew``."""
        return False

    def ask_anew(self) -> None:
        """What the other seats were asked no longer holds: look again at what they can choose."""
        self.asked = ()

    def tell(self, what: str, seat: int = NOBODY, **details: Told) -> None:
        """Say what happened, to whoever listens."""
        if self.told is not None:
            self.told.append(Event(what, seat, details))

    def tell_as(self, kind: Kind, what: str, seat: int, /, **details: Told) -> None:
        """Say what happened, and that it is a roll of dice, or a gain or loss of the counters that it names."""
        if self.told is not None:
            self.told.append(Event(what, seat, details, kind))

    # The loop

    def advance(self) -> None:
        """Run frames until somebody has to choose between two or more acts, or the game is over."""
        while True:
            if self.lanes:
                self.asked = self._advance_lanes()
                if self.asked:
                    return
                self.lanes = NO_LANES
            asked = self._run(self.frames)
            if asked is not None:
                self.asked = (asked,)
                return
            if not self.lanes:
                self.asked = ()
                return

    def _run(self, frames: list[Frame[Any]]) -> tuple[int, Sequence[Act[Any]]] | None:
        """Run a stack until it asks, is empty, or seats act together."""
        lanes = self.lanes
        while frames:
            frame = frames.pop()
            options = frame.run(self)
            if options is None:
                if self.lanes is not lanes:
                    return None
            elif len(options) > 1:
                frames.append(frame)
                return frame.seat, options
            elif options:
                if self.told is not None:
                    self.tell("forced", frame.seat, key=options[0].key)
                frame.answer(self, options[0])
            else:
                raise RuntimeError(f"{type(frame).__name__} asks seat {frame.seat} and offers nothing")
        return None

    def _advance_lanes(self) -> Asked:
        main, asked = self.frames, []
        for lane in self.lanes.values():
            self.frames = lane
            question = self._run(lane)
            if question is not None:
                asked.append(question)
        self.frames = main
        return tuple(asked)

    def choose(self, seat: int, act: Act[Any]) -> None:
        """A seat that is asked chooses one of its acts; the table goes on to the next decision."""
        if self.lanes:
            if self._chosen_in_lane(seat, act):
                return
        else:
            self.frames.pop().answer(self, act)
            if not self.lanes:
                asked = self._run(self.frames)
                if asked is not None:
                    self.asked = (asked,)
                    return
        self.advance()

    def _chosen_in_lane(self, seat: int, act: Act[Any]) -> bool:
        """A seat chooses while others act too. Says whether the table has gone on already, for this seat alone."""
        main = self.frames
        self.frames = lane = self.lanes[seat]
        lane.pop().answer(self, act)
        if not self.apart():
            self.frames = main
            return False
        question = self._run(lane)
        self.frames = main
        asked = self.asked
        if not asked:
            return False
        if question is None:
            self.asked = tuple([each for each in asked if each[0] != seat])
            return len(asked) > 1
        if len(asked) == 1:
            self.asked = (question,)
        elif len(asked) == 2:
            self.asked = (question, asked[1]) if asked[0][0] == seat else (asked[0], question)
        else:
            self.asked = tuple([question if each[0] == seat else each for each in asked])
        return True

    def choose_key(self, seat: int, key: str) -> None:
        """A seat chooses by the key of an act; fails if that is no option of the seat's now."""
        act = self.act(seat, key)
        if act is None:
            raise LookupError(f"seat {seat} cannot choose {key!r} now")
        self.choose(seat, act)

    # Asking

    def question_of(self, seat: int) -> Question[Any]:
        """The question that a seat is asked now."""
        frames = self.lanes[seat] if self.lanes else self.frames
        question = frames[-1]
        assert isinstance(question, Question) and question.seat == seat, f"seat {seat} is not asked"
        return question

    def options_of(self, seat: int) -> Sequence[Act[Any]]:
        """The acts that a seat may choose from now; none if it is not asked."""
        for asked, options in self.asked:
            if asked == seat:
                return options
        return ()

    def act(self, seat: int, key: str) -> Act[Any] | None:
        """The act with this key among the options of a seat; none if the seat cannot choose it now."""
        for act in self.options_of(seat):
            if act.key == key:
                return act
        return None

    def decision_of(self, seat: int) -> Decision:
        """The decision of a seat that is asked, with labels and reasons: for people, not for the hot path."""
        question = self.question_of(seat)
        options, barred = [], []
        for act in question.acts(self):
            reason = act.why_not(self, seat)
            if reason is None:
                options.append(Option(act, self, seat))
            else:
                barred.append(Barred(act, self, seat, reason_message(reason)))
        return Decision(seat, question.prompt(self), tuple(options), tuple(barred))

    # Sameness

    def state(self) -> object:
        """The whole state as plain nested tuples, for comparing and hashing."""
        return plain(self)

    def fingerprint(self) -> str:
        """A short hash of the state: two tables with the same fingerprint are the same."""
        return hashlib.sha256(repr(self.state()).encode()).hexdigest()[:12]


PASSING: Final = frozenset(("asked", "told"))
"""Slots of a table that are no part of the game's state."""


def plain(value: object) -> object:
    """A value as nested tuples of numbers and words, with the class name of each record."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, Mapping):
        return tuple(sorted(((plain(k), plain(v)) for k, v in value.items()), key=repr))
    if isinstance(value, list | tuple):
        return tuple(plain(item) for item in value)
    if isinstance(value, frozenset):
        return tuple(sorted(repr(plain(item)) for item in value))
    if isinstance(value, Act):
        return value.key
    if isinstance(value, Value):
        return value.plain()
    kind = type(value)
    names = value.fields if isinstance(value, Part) else slots_of(kind)
    passing = PASSING | value.derived if isinstance(value, Table | Player) else frozenset()
    return (kind.__name__, *(plain(getattr(value, name)) for name in names if name not in passing))
