"""What a drawn board needs beyond cards and counters: what is printed where, and what an action would cost now."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from regalia.engine.messages import Argument, Message, say
from regalia.games.viscounts.automa import Automa
from regalia.games.viscounts.board import (
    AUTOMA_COLLISION,
    BOTH_PLACES,
    BUILDINGS,
    CASTLE,
    COLLISION,
    COST,
    INNER,
    NOBLES_FOR,
    OPPONENTS_AT_COLLISION,
    SECTIONS,
    Board,
    segment_of,
)
from regalia.games.viscounts.cards import AUTOMAS, SEGMENTS, Segment
from regalia.games.viscounts.funding import icons_for_action, owned, ways_for
from regalia.games.viscounts.modifiers import Action, Icons, added
from regalia.games.viscounts.signs import ICON_OF, effect_signs
from regalia.games.viscounts.transcribe import manuscript_at

if TYPE_CHECKING:
    from regalia.games.viscounts.effects import ViscountsEffect
    from regalia.games.viscounts.table import ViscountsTable
    from regalia.games.viscounts.viscount import Viscount

Shown = Mapping[str, Any]
"""Numbers, words, and tuples and mappings of them."""
PURSE: Final[tuple[str, ...]] = (
    "ink", "gold", "stone", "debts", "paid", "deeds", "approved", "virtue", "corruption", "workers",
    "space", "yard", "hall", "keep", "built", "kind",
)  # fmt: skip


def pictured(effect: ViscountsEffect) -> Shown:
    """An effect as pictures and as a sentence."""
    return {"signs": effect_signs(effect), "text": _spelled(effect.text())}


def _spelled(message: Message) -> Shown:
    return {"id": message.id, "args": {name: _argument(value) for name, value in message.args.items()}}


def _argument(value: Argument) -> object:
    if isinstance(value, Message):
        return _spelled(value)
    return [_spelled(part) for part in value] if isinstance(value, tuple) else value


@cache
def printed_on(board: Board, castle_turn: int) -> Shown:
    """All that is printed on the boards, as it lies around this castle."""
    segments = [SEGMENTS[id] for id in board.segments]
    return {
        "trades": [
            trade and {"start": trade.start, "merchants": trade.merchants, **pictured(trade.trade)}
            for trade in board.trades
        ],
        "sites": [pictured(bonus) for bonus in board.sites],
        "spaces_at": board.spaces_at,
        "links": [_link(board, site) for site in range(len(board.sites))],
        "castle": [pictured(CASTLE[(section + castle_turn) % SECTIONS]) for section in range(SECTIONS)],
        "castle_turn": castle_turn,
        "townsfolk": [_townsfolk(one) for one in segments],
        "manuscripts": [_manuscript(one) for one in segments],
        "collision": [pictured(gain) for gain in COLLISION[1:]],
        "automa_collision": [pictured(gain) for gain in AUTOMA_COLLISION[1:]],
        "others_at_collision": [{"whom": whom, **pictured(effect)} for whom, effect in OPPONENTS_AT_COLLISION[1:]],
    }


def _townsfolk(segment: Segment) -> Shown:
    """The townsfolk printed under a pile, as a card would be shown."""
    one = segment.townsfolk
    return _card("townsfolk", segment, {"cost": one.cost, "icons": one.icons}, "bonus", one.bonus)


def _manuscript(segment: Segment) -> Shown:
    """The manuscript printed under a pile, as a card would be shown."""
    one = segment.manuscript
    return _card("manuscript", segment, {"cost": one.cost}, "effect", one.effect)


def _card(kind: str, segment: Segment, values: Shown, part: str, effect: ViscountsEffect) -> Shown:
    signs, text = {part: effect_signs(effect)}, _spelled(effect.text())
    return {
        "id": f"{kind}_{segment.id}", "kind": kind, "values": values, "signs": signs, "text": text, "source": "printed",
    }  # fmt: skip


def _link(board: Board, site: int) -> Shown | None:
    """What the link from a site to the next one clockwise pays, if there is one."""
    following = (site + 1) % len(board.sites)
    return next((pictured(bonus) for other, bonus in board.links[site] if other == following), None)


def icons_of(table: ViscountsTable, viscount: Viscount) -> Icons:
    """The icons that would count for an action of this viscount now."""
    if isinstance(viscount, Automa):
        return viscount.icons_now()
    if not viscount.row:
        return added(BOTH_PLACES, viscount.permanent)
    return icons_for_action(viscount, table.dismissed if viscount.seat == table.active else "")


def prices_here(table: ViscountsTable) -> list[Shown]:
    """What the actions cost where the active viscount stands: icons needed and owned, and the ways to pay the rest."""
    viscount = table.courts[table.active]
    if isinstance(viscount, Automa) or viscount.space < 0 or not viscount.row:
        return []
    if viscount.space % 3 == INNER:
        cost = manuscript_at(table, segment_of(viscount.space))[1]
        rows = [_price(table, viscount, f"workers:{n}", "workers", NOBLES_FOR[n]) for n in range(1, len(NOBLES_FOR))]
        return [*rows, _price(table, viscount, "transcribe", "transcribe", cost)]
    trade = table.board.trades[viscount.space]
    assert trade is not None
    rows = [_price(table, viscount, f"build:{type}", "construct", COST[type]) for type in BUILDINGS]
    return [_price(table, viscount, "trade", "trade", trade.merchants), *rows]


def _price(table: ViscountsTable, viscount: Viscount, key: str, action: Action, cost: int) -> Shown:
    has = owned(viscount, action, icons_of(table, viscount))
    missing = cost - has
    if missing <= 0:
        ways: list[Shown] = [{}]
    elif action == "trade":
        ways = [{"silver": missing}] if viscount.silver >= missing else []
    else:
        ways = [way.prices() for way in ways_for(viscount, action, missing)]
    return {"key": key, "icon": ICON_OF[action], "cost": cost, "has": has, "ways": ways}


def opponent_of(table: ViscountsTable) -> Shown | None:
    """The board of the solo opponent."""
    automa = table.automa
    if automa is None:
        return None
    board = AUTOMAS[automa.kind]
    aim = say(f"viscounts-text-try-{board.focus}") if board.focus != "flip" else say("viscounts-text-flip-any", n=1)
    return {**{name: getattr(automa, name) for name in PURSE}, "halls": board.guildhalls, "aim": _spelled(aim)}
