"""Whether a stored game still fits: rules change, and a game must never be silently another than it was.

Now and then a room writes down how it stands (``Standing``). When it is opened again, its choices are played by today's
rules; where they came to is compared with that, as far as both have names for it. A game that fits goes on, and if it
was set with other rules, everybody reads so in its history; one that does not can be looked at as far as it fits.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.engine.play import Play
from regalia.engine.table import Table
from regalia.shelf import find_game

if TYPE_CHECKING:
    from regalia.server.models import Move, StoredRoom


class Standing(msgspec.Struct, frozen=True):
    """How a table stood after so many moves of its history: by which rules, whether it was over, who was asked, the
    numbers on each board, the cards of each zone, and the points if it was over."""

    moment: int
    rules: int
    over: bool
    asked: list[int]
    numbers: dict[str, int]
    cards: dict[str, list[list[str]]]
    totals: list[int]


def standing_of(play: Play, moment: int) -> Standing:
    """How a game stands now."""
    table, game = play.table, play.game
    return Standing(
        moment,
        game.rules,
        table.over,
        sorted(seat for seat, _ in table.asked),
        {f"{name}@{player.seat}": getattr(player, name) for player in table.players for name in game.counters},
        dict(_cards(table)),
        [sheet.total for sheet in game.sheets(table)] if table.over else [],
    )


def _cards(table: Table[Any]) -> Iterator[tuple[str, list[list[str]]]]:
    for zone in table.zones:
        for holder, owner in zone.holders(table):
            id = f"{zone.name}@{owner}" if zone.of_players else zone.name
            yield id, [[str(card) for card in stack] for stack in zone.stacks_of(holder)]


def difference(then: Standing, now: Standing) -> str:
    """The first thing that stands otherwise; empty if all is the same that both have a name for."""
    if then.over != now.over:
        return "over"
    before: dict[str, object] = {**then.numbers, **then.cards}
    after: dict[str, object] = {**now.numbers, **now.cards}
    for name in sorted(before.keys() & after.keys()):
        if before[name] != after[name]:
            return name
    if then.asked != now.asked:
        return "asked"
    return "" if then.totals == now.totals else "total"


@dataclass(frozen=True)
class Fitted:
    """A stored game as far as it fits today's rules, and why it goes no further."""

    play: Play
    misfit: Message | None = None


def fitted(stored: StoredRoom) -> Fitted:
    """Play a stored game again as far as it goes. Refuses one whose game is not there, or not with these options."""
    play = Play(find_game(stored.game), len(stored.seats), stored.options, stored.seed)
    choices, noted = stored.choices(), stored.standing
    compared = _compared_at(stored, choices)
    for at, move in enumerate((*choices, None)):
        if noted is not None and at == compared and (other := difference(noted, standing_of(play, noted.moment))):
            return Fitted(play, _misfit(stored, play, say("keeping-stands-otherwise", n=at, what=other)))
        if move is None:
            break
        try:
            play.choose(move.seat, move.key)
        except Refused as refusal:
            why = say("keeping-choice-misfit", n=at + 1, key=move.key, why=refusal.message)
            return Fitted(play, _misfit(stored, play, why))
    return Fitted(play)


def _compared_at(stored: StoredRoom, choices: list[Move]) -> int | None:
    """After how many choices the standing that was noted can be compared: not if those were taken back since, or if
    only an earlier part of the history is looked at."""
    if stored.standing is None or stored.standing.moment > len(stored.moves):
        return None
    then = stored.choices(stored.standing.moment)
    return len(then) if choices[: len(then)] == then else None


def _misfit(stored: StoredRoom, play: Play, why: Message) -> Message:
    noted, rules, known = stored.standing, stored.rules, play.game.rules
    if noted is not None:
        rules = noted.rules
    if noted is not None and noted.over:
        return say("keeping-misfit-over", rules=rules, known=known, why=why, points=" : ".join(map(str, noted.totals)))
    return say("keeping-misfit", rules=rules, known=known, why=why)
