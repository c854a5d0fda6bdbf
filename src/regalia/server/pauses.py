"""What each seat is asked; questions of «anything else?» are answered for whoever does not want to be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia.engine.frames import Frame
from regalia.engine.table import Table

if TYPE_CHECKING:
    from regalia.server.rooms import Room


def asked_of(table: Table[Any], seat: int) -> tuple[Frame[Any], list[str]] | None:
    """The question that a seat is asked, with the keys it may choose from; none if it is not asked."""
    for asked, acts in table.asked:
        if asked == seat:
            return table.question_of(seat), [act.key for act in acts]
    return None


def answer_for(room: Room, silent_too: bool = True) -> tuple[int, str] | None:
    """A seat that is only asked whether there is anything else and does not want to be, with its answer.

    Whoever has not said so yet wants to be asked where it matters; unless ``silent_too`` they are left alone, for they
    may have said something else to another server, or are about to. In a lesson it is the next choice that nothing is
    said about.
    """
    table = room.play.table
    if room.lesson is not None and room.lesson.scripted(room.play):
        return room.lesson.untold(room.play)
    for seat, _ in table.asked:
        question, bot = table.question_of(seat), room.level_at(seat)
        if not (silent_too or bot or seat in room.pauses):
            continue
        # What a person wants to be asked is nothing to the bot that plays for them.
        wish = "matters" if bot else room.pauses.get(seat, "matters")
        held = seat in room.held and not bot
        act = None if wish == "always" or held else question.leaving(table)
        if act is not None and (wish == "never" or not question.matters(table)):
            return seat, act.key
    return None
