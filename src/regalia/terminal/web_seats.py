"""A seat at a table of a running server, for a program that plays by words: taken by the link that a friend would get.

An invitation (``/join/TABLE#SECRET``) sits down on an open seat; the link of a seat (``/table/TABLE#SECRET``) plays on
where somebody sits already. Nothing is known here but what the server tells that seat.
"""

from __future__ import annotations

import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from regalia.engine.game import Refused
from regalia.engine.messages import Argument, Message, say
from regalia.engine.zones import HIDDEN
from regalia.environments.company import Sitting
from regalia.environments.telling import Asked, Offered, OpenFact, Pile, Scene, Score, Teller
from regalia.server.protocol import bodies, client_messages, messages
from regalia.server.protocol.standing import Said
from regalia.shelf import find_game

PATIENCE = 25.0
"""So many seconds others are waited for at a time; assistants give up on tools that take much longer."""
ANSWERED_WITHIN = 20.0

Heard = messages.ServerMessage
DECODER: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)
T = TypeVar("T")


class Place(NamedTuple):
    """Where a link leads: the server, the table, the secret, and whether it is an invitation."""

    server: str
    table: str
    secret: str
    invited: bool


def place_of(link: str) -> Place:
    """Read a link; refuses what leads to no seat."""
    parts = urlsplit(link.strip())
    steps = [step for step in parts.path.split("/") if step]
    if parts.scheme not in ("http", "https") or not parts.netloc or len(steps) < 2 or not parts.fragment:
        raise Refused(say("laboratory-no-link"))
    if steps[-2] not in ("join", "table"):
        raise Refused(say("laboratory-no-link"))
    server = f"{parts.scheme}://{parts.netloc}{''.join(f'/{step}' for step in steps[:-2])}"
    return Place(server, steps[-1], parts.fragment, steps[-2] == "join")


def sit_down_by_link(link: str, name: str, language: str) -> WebSeat:
    """Sit down where the link leads."""
    place = place_of(link)
    secret = place.secret
    if place.invited:
        wish = bodies.TakeSeat(place.secret, name, secrets.token_urlsafe(16))
        secret = _posted(f"{place.server}/api/tables/{quote(place.table)}/seats", wish, bodies.SeatTaken).token
    return WebSeat(place.server, place.table, secret, language)


class WebSeat(Sitting):
    """A guest's seat at a table of a server."""

    def __init__(self, server: str, table: str, secret: str, language: str) -> None:
        address = server.replace("http", "ws", 1)
        self._address = f"{address}/ws/{quote(table)}?token={quote(secret)}"
        self._server = server
        self._line: ClientConnection | None = None
        self.seat = -1
        self._told = 0
        self._own_choices = 0
        """So many of one's own were heard of: others choose meanwhile."""
        self._news: list[Message] = []
        self.state = self._come_in()
        if len(self.state.mine) != 1:
            raise Refused(say("laboratory-one-seat", n=len(self.state.mine)))
        self.seat = self.state.mine[0]
        game = find_game(self.state.game)
        self.teller = Teller(game, self._names(), language)
        self.wait()

    # The line to the server

    def _come_in(self) -> messages.State:
        """Open the line, and hear how things stand."""
        try:
            self._line = connect(self._address, max_size=None, open_timeout=ANSWERED_WITHIN)
        except (OSError, WebSocketException) as error:
            raise Refused(say("laboratory-no-server", server=self._server, why=_first_line(error))) from None
        heard = self._next(ANSWERED_WITHIN)
        if isinstance(heard, messages.Refused):
            raise Refused(message_of(heard.message))
        if not isinstance(heard, messages.Welcome):
            raise Refused(say("laboratory-no-server", server=self._server, why=type(heard).__name__))
        self._note(heard.log_from, heard.log)
        return heard.state

    def _next(self, seconds: float) -> Heard | None:
        """What the server says next; nothing if it says nothing for so long."""
        assert self._line is not None
        try:
            return DECODER.decode(self._line.recv(timeout=max(seconds, 0)))
        except TimeoutError:
            return None
        except (ConnectionClosed, msgspec.DecodeError) as error:
            self._line = None
            raise Refused(say("laboratory-line-cut", server=self._server, why=_first_line(error))) from None

    def _hear(self, done: Callable[[], bool], seconds: float) -> messages.Refused | None:
        """Listen until something is so and all was heard that is said already, or for so long; gives back what was
        refused meanwhile."""
        if self._line is None:
            self.state = self._come_in()
        deadline = time.monotonic() + seconds
        while (heard := self._next(0 if done() else deadline - time.monotonic())) is not None:
            if isinstance(heard, messages.Changed):
                self.state = changed(self.state, heard.parts)
                self._note(heard.log_kept, heard.log)
            elif isinstance(heard, messages.Refused):
                self.state = heard.state or self.state
                return heard
        return None

    def _note(self, kept: int, log: list[messages.LogEntry]) -> None:
        """Keep what is new in the log, to be told."""
        self._told = min(self._told, max(kept, 0))
        for entry in log:
            self._own_choices += entry.seat == self.seat
            if entry.at > self._told or entry.at == 0:
                self._news += [message_of(event.said) for event in entry.events if event.what != "forced"]
            self._told = max(self._told, entry.at)

    def _send(self, message: client_messages.ClientMessage) -> None:
        if self._line is None:
            self.state = self._come_in()
        assert self._line is not None
        try:
            self._line.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            self._line = None
            raise Refused(say("laboratory-line-cut", server=self._server, why=_first_line(error))) from None

    # What a sitting does

    def scene(self) -> Scene:
        state = self.state
        piles = [
            Pile(zone.name, zone.owner, [(HIDDEN,) * stack.hidden + tuple(stack.cards) for stack in zone.stacks])
            for zone in state.zones.values()
        ]
        facts = [OpenFact(fact.owner, message_of(fact.name), message_of(fact.what)) for fact in state.facts.values()]
        return Scene(piles, [player.counters for player in state.players], facts)

    def asked(self) -> Asked | None:
        decision = self.state.decision
        if decision is None:
            return None
        return Asked(
            message_of(decision.prompt),
            [
                Offered(
                    each.key, message_of(each.label), tuple(map(message_of, each.price.because if each.price else ()))
                )
                for each in decision.options
            ],
            [Offered(each.key, message_of(each.label), (), message_of(each.reason)) for each in decision.barred],
        )

    def question(self) -> list[str]:
        return [*self._asked_by_others(), *super().question()]

    def standing(self) -> list[str]:
        state = self.state
        if not state.over:
            return [self.said(self.nothing_asked())]
        scores = [
            Score(sheet.seat, message_of(sheet.name) if sheet.name else None, sheet.total, sheet.seat in state.winners)
            for sheet in state.sheets
        ]
        return [self.said(say("game-is-over")), *self.teller.scores(scores)]

    def nothing_asked(self) -> Message:
        if self.state.over:
            return say("game-is-over")
        if self.state.waiting:
            return say("laboratory-seats-open")
        return say("laboratory-others-choose", who=tuple(say("seat", n=seat) for seat in self.state.asked))

    def happened(self) -> list[str]:
        self.teller.words.seats = self._names()
        news, self._news = self._news, []
        return [self.said(message) for message in news]

    def take(self, key: str) -> None:
        made = self._own_choices
        self._send(client_messages.Choose(self.state.seen, key, self.seat))
        refused = self._hear(lambda: self._own_choices > made, ANSWERED_WITHIN)
        if refused is not None:
            raise Refused(message_of(refused.message))
        if self._own_choices == made:
            raise Refused(say("laboratory-line-cut", server=self._server, why=f"{ANSWERED_WITHIN:.0f} s"))
        self.wait()

    def wait(self) -> None:
        self._hear(lambda: self._is_asked() or self.state.over, PATIENCE)

    def answer(self, agree: bool) -> None:
        if self._to_vote():
            self._send(client_messages.Vote(agree))
        elif self._to_answer():
            self._send(client_messages.Answer(agree))
        else:
            raise Refused(say("laboratory-nothing-proposed"))
        self._hear(lambda: not self._to_vote() and not self._to_answer(), ANSWERED_WITHIN)

    def _is_asked(self) -> bool:
        return self.state.decision is not None or self._to_vote() or self._to_answer()

    def _to_vote(self) -> bool:
        return self.state.vote is not None and self.seat in self.state.vote.missing

    def _to_answer(self) -> bool:
        return self.state.proposal is not None and self.seat in self.state.proposal.missing

    def _asked_by_others(self) -> list[str]:
        """What another player asks all others for."""
        vote, proposal = self.state.vote, self.state.proposal
        if vote is not None and self._to_vote():
            back = self.state.choices - vote.choices
            return [self.said(say("web-vote-asks", seat=say("seat", n=vote.seat), n=back)), ""]
        if proposal is not None and self._to_answer():
            who = say("seat", n=proposal.seat)
            if proposal.what == "bot":
                whom, level = say("seat", n=proposal.target), proposal.level
                return [self.said(say("web-proposal-bot", seat=who, whom=whom, level=level)), ""]
            return [self.said(say(f"web-proposal-{proposal.what}", seat=who)), ""]
        return []

    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name or f"{seat.level} {seat.seat + 1}" for seat in self.state.seats)


def changed(state: messages.State, parts: dict[str, Any]) -> messages.State:
    """The state after what was told has changed."""
    known: dict[str, Any] = msgspec.to_builtins(state)
    for name, value in parts.items():
        if name in ("zones", "shown", "facts"):
            merged = {**known[name], **value}
            value = {id: entry for id, entry in merged.items() if entry is not None}
        known[name] = value
    return msgspec.convert(known, messages.State)


def message_of(said: Said) -> Message:
    """A message as it was sent."""
    return Message(said.id, {name: _argument(value) for name, value in said.args.items()})


def _argument(value: int | str | Said | list[Said]) -> Argument:
    if isinstance(value, Said):
        return message_of(value)
    return tuple(message_of(part) for part in value) if isinstance(value, list) else value


def _posted(address: str, body: msgspec.Struct, answer: type[T]) -> T:
    """Ask the server for something; what it refuses is refused here in its words."""
    kind = {"content-type": "application/json"}
    request = urllib.request.Request(address, msgspec.json.encode(body), kind, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=ANSWERED_WITHIN) as answered:
            return msgspec.json.decode(answered.read(), type=answer)
    except urllib.error.HTTPError as error:
        try:
            why = msgspec.json.decode(error.read(), type=bodies.Failure)
        except msgspec.DecodeError:
            raise Refused(say("laboratory-no-server", server=address, why=str(error))) from None
        raise Refused(message_of(why.error)) from None
    except (OSError, msgspec.DecodeError) as error:
        raise Refused(say("laboratory-no-server", server=address, why=_first_line(error))) from None


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
