"""What a client may send over the WebSocket of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Pauses = Literal["always", "matters", "never"]
"""Whenever anything is possible, when it can change something, or not at all."""

Word = Annotated[str, Meta(max_length=200)]
Level = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class ClientSays(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Whatever a client may send."""


class Choose(ClientSays, frozen=True, tag="choose"):
    """Choose an option. ``seat`` -1 is the seat of the decision that was shown."""

    seen: Count
    key: Word
    seat: int = -1


class ChooseMany(ClientSays, frozen=True, tag="choose_many"):
    """Choose several options one after another; the first that is refused ends it, those before it stand."""

    seen: Count
    keys: Annotated[list[Word], Meta(min_length=1, max_length=100)]
    seat: int = -1


class TakeBack(ClientSays, frozen=True, tag="undo"):
    """Take back one's own latest choices: so many, or all of this turn."""

    seen: Count
    steps: Annotated[int, Meta(ge=1, le=1_000)] = 1
    to_turn_start: bool = False


class Vote(ClientSays, frozen=True, tag="vote"):
    """Agree to what a seat wants to take back, or not; the asking seat withdraws with ``agree`` false."""

    agree: bool


class SayPhrase(ClientSays, frozen=True, tag="phrase"):
    """Say a ready-made phrase, by its message id."""

    id: Word


class SayText(ClientSays, frozen=True, tag="say"):
    """Say something in one's own words, if the host has not switched that off."""

    text: Annotated[str, Meta(max_length=600)]


class LetTalk(ClientSays, frozen=True, tag="let_talk"):
    """The host lets people say what they like, or only the ready-made phrases."""

    on: bool


class Rename(ClientSays, frozen=True, tag="rename"):
    """Take another nickname. ``seat`` -1 is one's own only seat."""

    name: Word
    seat: int = -1


class Look(ClientSays, frozen=True, tag="look"):
    """On a shared screen: see the cards as one of the own seats, or with -1 as everybody may."""

    seat: int


class ReadOn(ClientSays, frozen=True, tag="read_on"):
    """In a lesson: what was said is read, and what comes next in it may happen."""

    seen: Count


class AskBefore(ClientSays, frozen=True, tag="pauses"):
    """When one's seats want to be asked «anything else?» before a step passes; the rest is answered for them."""

    when: Pauses


class TellFacts(ClientSays, frozen=True, tag="facts"):
    """Whether to be told in words what lies open beyond cards and counters (``facts``): whoever hears the table is."""

    wanted: bool


class InView(ClientSays, frozen=True, tag="in_view"):
    """Whether the page is in view, and not behind another or on a locked phone: whoever looks needs no alert."""

    seen: bool


class StandIn(ClientSays, frozen=True, tag="stand_in"):
    """A bot shall play for somebody who is away: at once if the host says so, else if the others agree."""

    seat: int
    level: Level


class ComeBack(ClientSays, frozen=True, tag="come_back"):
    """Play one's seat again oneself. ``seat`` -1 is one's own only seat."""

    seat: int = -1


class Leave(ClientSays, frozen=True, tag="leave"):
    """Leave the game: a bot plays on. ``seat`` -1 is one's own only seat."""

    level: Level
    seat: int = -1


class Concede(ClientSays, frozen=True, tag="concede"):
    """Give the game up: this seat cannot win any more, and a bot plays on, if anybody does."""

    level: Level
    seat: int = -1


class Propose(ClientSays, frozen=True, tag="propose"):
    """Ask the others to end the game as it stands, or to count it as unfinished."""

    what: Literal["end", "unfinished"]


class Answer(ClientSays, frozen=True, tag="answer"):
    """Agree to what is proposed, or not; whoever proposed it withdraws it with ``agree`` false."""

    agree: bool


class HandOver(ClientSays, frozen=True, tag="hand_over"):
    """The host makes somebody else the host."""

    seat: int


class Remove(ClientSays, frozen=True, tag="remove"):
    """The host removes a person; a bot plays on until somebody else sits down."""

    seat: int
    level: Level


class InviteAnew(ClientSays, frozen=True, tag="invite"):
    """The host wants a new invitation for the seat of somebody who is away or has left."""

    seat: int


class Ping(ClientSays, frozen=True, tag="ping"):
    """Is the server there?"""


HostsWish = HandOver | Remove | InviteAnew | LetTalk
"""What only the host may ask for."""
SeatsWish = StandIn | ComeBack | Leave | Concede | Propose | Answer
"""What is asked for about who plays on, and whether."""
AtPlay = (
    Choose
    | ChooseMany
    | TakeBack
    | Vote
    | SayPhrase
    | SayText
    | Rename
    | Look
    | ReadOn
    | AskBefore
    | TellFacts
    | InView
)
"""What is said while the game goes on."""
ClientMessage = AtPlay | SeatsWish | HostsWish | Ping
