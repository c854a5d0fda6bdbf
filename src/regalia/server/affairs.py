"""What happens at a table beside the game: who plays for whom, who has left or conceded, what is asked, how it ended.

All of it stands in the history of the table among the choices, so that it survives the server and is the same on all
of them; this is what follows from it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, cast

from regalia.engine.messages import Message, say
from regalia.server.models import Move, StoredSeat
from regalia.server.protocol import messages as wire

What = Literal[
    "bot", "back", "leave", "concede", "end", "unfinished", "ask", "yes", "no", "host", "remove", "sat", "time", "talk",
    "hush", "rules",
]  # fmt: skip
"""What can happen: a bot plays for somebody, who comes back, leaves or concedes; the game ends by agreement or counts
as unfinished; somebody asks the others for that, who agree or not; the host's role is handed over; somebody is removed,
or sits down in somebody's place; somebody's time is up, and a bot plays on; free talk is switched on or off; other
rules are played from now on."""

PROPOSED: frozenset[str] = frozenset({"bot", "end", "unfinished"})


@dataclass(frozen=True)
class Deed:
    """One thing that happened: to whom, which bot plays on, who was asked, who is host then, and how all were called.

    Names are written down with it: who sits there later may be somebody else."""

    what: What
    seat: int
    """Who did it; -1 is a host who does not play."""
    target: int = -1
    level: str = ""
    voters: tuple[int, ...] = ()
    heir: int = -1
    """The seat that is the host from now on, if that changes."""
    proposed: str = ""
    by: str = ""
    whom: str = ""

    def move(self) -> Move:
        """The deed as a line of the history. Names hold no colon."""
        voters = ",".join(str(seat) for seat in self.voters)
        parts = (self.target, self.level, voters, self.heir, self.proposed, self.by, self.whom)
        return Move(self.seat, ":".join(str(part) for part in parts), what=self.what)

    def without_names(self, seats: Collection[int]) -> Deed:
        """The same deed, not telling any more how some were called."""
        by = "" if self.seat in seats else self.by
        return replace(self, by=by, whom="" if self.target in seats else self.whom)

    @classmethod
    def read(cls, move: Move) -> Deed:
        """The deed that a line of the history tells."""
        target, level, voters, heir, proposed, by, whom = move.key.split(":")
        asked = tuple(int(seat) for seat in voters.split(",") if seat)
        return cls(cast(What, move.what), move.seat, int(target), level, asked, int(heir), proposed, by, whom)


@dataclass
class Proposal:
    """Something that somebody asks the others for."""

    deed: Deed
    missing: set[int]
    agreed: set[int] = field(default_factory=set)

    def shown(self) -> wire.Proposal:
        """How the vote stands."""
        deed = self.deed
        level, agreed, missing = deed.level, sorted(self.agreed), sorted(self.missing)
        return wire.Proposal(cast(wire.Proposed, deed.proposed), deed.seat, deed.target, level, agreed, missing)


class Affairs:
    """How things stand at a table beside the game."""

    def __init__(self) -> None:
        self.stand_ins: dict[int, str] = {}
        """The level of the bot that plays for a seat."""
        self.gone: dict[int, wire.Gone] = {}
        """Who has left, conceded or was removed."""
        self.host: int | None = None
        """The seat of the host, if it is not the one who set the table."""
        self.ended: wire.Ended | None = None
        """How the game ended before its end."""
        self.talk = True
        """Whether people may say what they like."""
        self.proposal: Proposal | None = None
        self.told: list[tuple[int, Deed]] = []
        """What everybody may read of it, each with how many choices had been made."""

    @classmethod
    def of(cls, history: Iterable[Move]) -> Affairs:
        """How things stand after all that has happened."""
        affairs, choices = cls(), 0
        for move in history:
            if move.what:
                affairs.take_in(move, choices)
            else:
                choices = choices + 1 if move.back_to is None else move.back_to
        return affairs

    def level_at(self, seat: int, seats: Sequence[StoredSeat]) -> str:
        """The level of the bot that plays a seat; empty where a person does."""
        return self.stand_ins.get(seat) or (seats[seat].level if seats[seat].kind == "bot" else "")

    def take_in(self, move: Move, choices: int) -> None:
        """One more thing has happened, after so many choices."""
        deed = Deed.read(move)
        if deed.what in ("yes", "no"):
            self._answered(deed, choices)
            return
        self.told.append((choices, deed))
        if deed.what == "ask":
            self.proposal = Proposal(deed, set(deed.voters))
        else:
            self._happens(deed)

    def _answered(self, deed: Deed, choices: int) -> None:
        proposal = self.proposal
        if proposal is None:
            return
        if deed.what == "no":
            self.proposal = None
            self.told.append((choices, deed))
            return
        proposal.missing.discard(deed.seat)
        proposal.agreed.add(deed.seat)
        if not proposal.missing:
            asked = proposal.deed
            agreed = Deed(
                cast(What, asked.proposed), asked.seat, asked.target, asked.level, heir=asked.heir, by=asked.by,
                whom=asked.whom,
            )  # fmt: skip
            self.told.append((choices, agreed))
            self._happens(agreed)

    def _happens(self, deed: Deed) -> None:
        if deed.what not in ("host", "sat", "back", "talk", "hush", "rules") or self._is_about(deed.target):
            self.proposal = None
        if deed.heir >= 0:
            self.host = deed.heir
        match deed.what:
            case "bot" | "time":
                self.stand_ins[deed.target] = deed.level
            case "leave" | "remove":
                self._goes(deed, "left" if deed.what == "leave" else "removed")
            case "concede":
                self._goes(deed, "conceded")
                if not deed.level:
                    self.ended = "conceded"
            case "back" | "sat":
                self.stand_ins.pop(deed.target, None)
                if self.gone.get(deed.target) != "conceded":
                    self.gone.pop(deed.target, None)
            case "talk" | "hush":
                self.talk = deed.what == "talk"
            case "end" | "unfinished":
                self.ended = "agreed" if deed.what == "end" else "unfinished"

    def _is_about(self, seat: int) -> bool:
        return self.proposal is not None and self.proposal.deed.target == seat

    def _goes(self, deed: Deed, how: wire.Gone) -> None:
        self.gone[deed.target] = how
        if deed.level:
            self.stand_ins[deed.target] = deed.level


def told(deed: Deed) -> Message:
    """A deed as everybody reads it in the log and in the record."""
    id = f"server-affair-{deed.what}"
    if deed.what == "ask":
        id += f"-{deed.proposed}"
    elif deed.what == "concede" and not deed.level:
        id += "-ends"
    elif deed.what == "remove" and not deed.level:
        id += "-early"
    # Who has no name is gone altogether; only a host who does not play never had one.
    by = deed.by or say("server-the-host" if deed.seat < 0 else "seat-somebody")
    whom = deed.whom or say("seat-somebody")
    if deed.level:
        return say(id, by=by, whom=whom, level=say(f"web-level-{deed.level}"))
    return say(id, by=by, whom=whom)


def shown(affairs: Affairs) -> list[wire.Affair]:
    """What has happened beside the game, as it is sent."""
    if not affairs.told:
        return []
    from regalia.server.serializers import said

    return [wire.Affair(at, deed.what, said(told(deed))) for at, deed in affairs.told]
