"""The two wings of castles and creatures: rows of icons, one for each face of the die."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.engine.messages import Message, listed, say
from regalia.engine.parts import Part, typed
from regalia.engine.signs import Signs
from regalia.engine.signs import amounts as amount_signs
from regalia.games.bellum_magica.words import amounts


class Row(Part):
    """The icons of one wing for one face of the die."""

    __slots__ = ()

    def icons(self) -> tuple[Message, ...]:
        """What the row shows, in words."""
        return amounts(self.values().items())

    def signs(self) -> Signs:
        """What the row shows, in pictures."""
        return amount_signs(self.values().items())


class Work(Row):
    """A row of the left wing: what it gathers, and the maps of its scouts."""

    __slots__ = ("food", "maps", "runes")
    fields = typed(food=int, runes=int, maps=int)

    def __init__(self, food: int = 0, runes: int = 0, maps: int = 0) -> None:
        self.food = food
        self.runes = runes
        self.maps = maps


class War(Row):
    """A row of the right wing: what it attacks with."""

    __slots__ = ("magic_swords", "swords", "thieves")
    fields = typed(swords=int, magic_swords=int, thieves=int)

    def __init__(self, swords: int = 0, magic_swords: int = 0, thieves: int = 0) -> None:
        self.swords = swords
        self.magic_swords = magic_swords
        self.thieves = thieves


def wing_text(rows: Sequence[Row]) -> Message:
    """One wing in words: the same icons of several rows are named once, «1 food on a roll of 1 or 4; 2 maps on 3»."""
    faces: dict[Row, list[Message]] = {}
    for face, row in enumerate(rows, 1):
        if row.icons():
            faces.setdefault(row, []).append(say("bellum_magica-face", n=face))
    text: Message | None = None
    for row, on in faces.items():
        what, numbers = listed(row.icons()), _one_of(on)
        if text is None:
            text = say("bellum_magica-text-on-roll", what=what, faces=numbers)
        else:
            later = say("bellum_magica-text-on", what=what, faces=numbers)
            text = say("bellum_magica-text-rows", start=text, end=later)
    return text or say("nothing")


def _one_of(faces: list[Message]) -> Message:
    """Numbers of the die, any of which will do: «1, 3 or 4»."""
    text = faces[0]
    for at, face in enumerate(faces[1:], 2):
        text = say("bellum_magica-faces" if at == len(faces) else "list-comma", start=text, end=face)
    return text
