"""What is explained in somebody's first game, each when it first matters: read from a file beside the lessons."""

from __future__ import annotations

import tomllib

import msgspec

from regalia.engine.game import Game, Refused
from regalia.engine.messages import Message, say
from regalia.server.protocol import games
from regalia.server.serializers import said


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When something first matters: the reader is ``asked`` a question, an event is ``told``, the end is so ``near``.

    The ``objects`` are pointed at; ``@me`` in them is the reader's own seat.
    """

    asked: str = ""
    told: str = ""
    near: float = 0.0
    objects: tuple[str, ...] = ()


def guide_of(game: Game) -> list[games.Tip]:
    """What a game explains, in the order in which it would; refuses a file that says something else."""
    text = game.guide()
    if text is None:
        return []
    try:
        moments = msgspec.convert(tomllib.loads(text), dict[str, Moment])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Refused(say("guide-unreadable", game=game.name(), reason=str(error))) from None
    return [
        games.Tip(id, said(Message(f"{game.id}-guide-{id}")), at.asked, at.told, at.near, list(at.objects))
        for id, at in moments.items()
    ]
