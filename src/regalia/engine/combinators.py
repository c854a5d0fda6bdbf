"""Effects made of effects, the same in every game: several in a row, or one of several.

A game that uses them has the messages ``<game>-act-alternative``, ``<game>-ask-alternative``, ``<game>-act-decline``
and one for each thing that can be left, such as ``<game>-declines-exchange``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from regalia.engine.decisions import Act
from regalia.engine.effects import Effect
from regalia.engine.frames import CardQuestion, Frame
from regalia.engine.messages import Message, Reason, listed
from regalia.engine.parts import typed
from regalia.engine.signs import AND, OR, Signs, joined
from regalia.engine.table import Table

T = TypeVar("T", bound=Table[Any])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Happen(Frame[T]):
    """An effect that waits for what comes before it."""

    __slots__ = ("because", "effect")

    def __init__(self, seat: int, effect: Effect[Any], because: str) -> None:
        self.seat = seat
        self.effect = effect
        self.because = because

    def run(self, table: T) -> None:
        self.effect.act(table, self.seat, self.because)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Decline(Act[T]):
    """Leave what a card offers: how the log tells it, without the game's name, and the card, if it shall be named."""

    __slots__ = ("because", "told")
    verb = "decline"

    def __init__(self, told: str, because: str = "") -> None:
        super().__init__("decline")
        self.told = told
        self.because = because

    def carry_out(self, table: T, seat: int) -> None:
        if table.told is None:
            return
        if self.because:
            table.tell(table.words.id(self.told), seat, because=self.because)
        else:
            table.tell(table.words.id(self.told), seat)

    def label(self, table: T, seat: int) -> Message:
        return table.words.say("act-decline")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Alternative(Act[T]):
    """Take one of the effects that a card or a place lets its player choose from."""

    __slots__ = ("because", "effect")
    verb = "take"

    def __init__(self, effect: Effect[Any], because: str) -> None:
        super().__init__(f"{because}:{effect.key()}")
        self.effect = effect
        self.because = because

    def why_not(self, table: T, seat: int) -> Reason | None:
        return self.effect.why_not(table, seat)

    def carry_out(self, table: T, seat: int) -> None:
        self.effect.act(table, seat, self.because)

    def label(self, table: T, seat: int) -> Message:
        return table.words.say("act-alternative", what=self.effect.text(), card=table.words.named(self.because))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ChooseEffect(CardQuestion[T]):
    """Which of the alternatives?"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Choose[Any], because: str) -> None:
        super().__init__(seat, because)
        self.effect = effect

    def acts(self, table: T) -> Sequence[Act[T]]:
        return self.effect.choices(self.because)

    def prompt(self, table: T) -> Message:
        return table.words.say("ask-alternative", card=table.words.named(self.because))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class All(Effect[T]):
    """Several effects, one after the other (a sequence)."""

    __slots__ = ("of",)
    do = "all"
    fields = typed(of=tuple[Effect[Any], ...])

    def __init__(self, of: tuple[Effect[Any], ...]) -> None:
        self.of = of

    def act(self, table: T, seat: int, because: str) -> None:
        for effect in self.of[:0:-1]:  # from the last to the second; mypyc cannot compile «reversed» here
            table.push(Happen(seat, effect, because))
        self.of[0].act(table, seat, because)

    def why_not(self, table: T, seat: int) -> Reason | None:
        for effect in self.of:
            reason = effect.why_not(table, seat)
            if reason is not None:
                return reason
        return None

    def asks_nobody(self) -> bool:
        return all(effect.asks_nobody() for effect in self.of)

    def act_times(self, table: T, seat: int, times: int, because: str) -> None:
        for effect in self.of:
            effect.act_times(table, seat, times, because)

    def text(self) -> Message:
        return listed(tuple(effect.text() for effect in self.of))

    def signs(self) -> Signs:
        return joined((effect.signs() for effect in self.of), AND)

    def key(self) -> str:
        return "+".join(effect.key() for effect in self.of)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Choose(Effect[T]):
    """One of several effects; one that would come to nothing cannot be chosen, and if all would, none happens."""

    __slots__ = ("_choices", "of")
    do = "choose"
    fields = typed(of=tuple[Effect[Any], ...])

    def __init__(self, of: tuple[Effect[Any], ...]) -> None:
        self.of = of
        # Made once for each card that asks, because a search asks again and again.
        self._choices: dict[str, tuple[Alternative[Any], ...]] = {}

    def choices(self, because: str) -> Sequence[Act[T]]:
        known = self._choices.get(because)
        if known is None:
            known = self._choices[because] = tuple([Alternative(effect, because) for effect in self.of])
        return known

    def act(self, table: T, seat: int, because: str) -> None:
        for effect in self.of:
            if effect.why_not(table, seat) is None:
                table.push(ChooseEffect(seat, self, because))
                return

    def text(self) -> Message:
        return listed(tuple(effect.text() for effect in self.of), "or")

    def signs(self) -> Signs:
        return joined((effect.signs() for effect in self.of), OR)
