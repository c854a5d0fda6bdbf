"""What a drawn board shows beyond cards and counters: what is printed where, and what an action would cost now."""

from __future__ import annotations

from functools import cache

import msgspec

from regalia.engine.messages import Message, say
from regalia.engine.remembering import remembered
from regalia.engine.signs import Sign, Signs
from regalia.games.viscounts.automa import Automa
from regalia.games.viscounts.board import (
    AUTOMA_COLLISION,
    BOTH_PLACES,
    CASTLE,
    COLLISION,
    COST,
    INNER,
    NOBLES_FOR,
    OPPONENTS_AT_COLLISION,
    PLOTS,
    SECTIONS,
    TYPE,
    Board,
    segment_of,
)
from regalia.games.viscounts.cards import AUTOMAS, SEGMENTS, Outer, printed_manuscript, printed_townsfolk
from regalia.games.viscounts.castle import castle_section
from regalia.games.viscounts.construct import CONSTRUCT
from regalia.games.viscounts.effects import ViscountsEffect
from regalia.games.viscounts.funding import icons_for_action, owned, ways_for
from regalia.games.viscounts.habits import habits_of
from regalia.games.viscounts.icons import NEEDED, Action, Icon, Icons, added
from regalia.games.viscounts.manuscripts import manuscript_at
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.trade import trades
from regalia.games.viscounts.transcribe import TRANSCRIBE
from regalia.games.viscounts.words import named
from regalia.games.viscounts.workers import PLACE_WORKERS

# What is printed on the boards


class Pictured(msgspec.Struct, frozen=True):
    """An effect as pictures and as a sentence."""

    signs: Signs
    text: Message


class PrintedTrade(msgspec.Struct, frozen=True):
    """An outer space: its red start number, and what it offers for so many merchants."""

    start: int
    merchants: int
    offer: Pictured


class PrintedSection(msgspec.Struct, frozen=True):
    """A section of the castle, and what a worker brings that moves into its second tier."""

    name: Message
    reward: Pictured


class PrintedPlot(msgspec.Struct, frozen=True):
    """A place for a building on a viscount's board: which of its type it is, and how many builders it takes."""

    id: str
    type: str
    place: int
    builders: int


class PrintedCardValues(msgspec.Struct, frozen=True):
    """The cost of a printed card, and the icons on it."""

    cost: int
    icons: dict[str, int]


class PrintedCard(msgspec.Struct, frozen=True):
    """What is printed under a pile, shown as a card would be."""

    id: str
    kind: str
    values: PrintedCardValues
    signs: dict[str, Signs]
    text: Message
    source: str


class PrintedForOthers(msgspec.Struct, frozen=True):
    """What a collision brings the others: those with criminals, those without, or all."""

    whom: str
    effect: Pictured


class Printed(msgspec.Struct, frozen=True):
    """All that is printed on the boards, as the segments lie around the castle.

    ``spaces_at`` says from which space each site is reached, ``links`` what the link to the next site clockwise pays.
    """

    trades: tuple[PrintedTrade | None, ...]
    sites: tuple[Pictured, ...]
    spaces_at: tuple[int, ...]
    links: tuple[Pictured | None, ...]
    castle: tuple[PrintedSection, ...]
    townsfolk: tuple[PrintedCard, ...]
    manuscripts: tuple[PrintedCard, ...]
    plots: tuple[PrintedPlot, ...]
    collision: tuple[Pictured, ...]
    automa_collision: tuple[Pictured, ...]
    others_at_collision: tuple[PrintedForOthers, ...]


# What changes


class ActionPrice(msgspec.Struct, frozen=True):
    """What an action costs where the active viscount stands: icons needed, icons there, ways to pay for the rest.

    ``what`` is the action in pictures, ``keys`` are those of the acts that cost so.
    """

    what: Signs
    keys: tuple[str, ...]
    icon: str
    cost: int
    has: int
    ways: tuple[dict[str, int], ...]


class Standing(msgspec.Struct, frozen=True):
    """What everybody has on the boards: where the viscount stands, workers by tier, open plots."""

    built: tuple[str, ...]
    hall: tuple[int, ...]
    keep: int
    space: int
    yard: tuple[int, ...]


class Opponent(msgspec.Struct, frozen=True):
    """The solo opponent's board: its numbers are counters like anybody's, each of its guildhalls hides an icon."""

    kind: str
    aim: Message
    habits: tuple[Message, ...]
    halls: dict[str, str]
    counters: dict[str, int]
    stands: Standing


class ShownOfPlayer(Standing, frozen=True):
    """What a viscount's board shows beyond zones and counters."""

    player_card: str


class Shown(msgspec.Struct, frozen=True):
    """What the table shows beyond zones and counters; ``means`` are the icons that would count for each viscount."""

    active: int
    buildings: tuple[str, ...]
    debts_left: int
    deeds_left: int
    dismissed: str
    first: int
    last_round: int
    leader: int
    means: tuple[Icons, ...]
    opponent: Opponent | None
    owners: tuple[int, ...]
    played: str
    prices: tuple[ActionPrice, ...]
    printed: Printed
    round: int
    segments: tuple[str, ...]
    steps: int


COUNTERS = ("ink", "gold", "stone", "debts", "paid", "deeds", "approved", "virtue", "corruption", "workers")
"""The numbers on a solo opponent's board, which has no silver."""


def show(table: ViscountsTable) -> Shown:
    """What the table shows now."""
    return Shown(
        active=table.active,
        buildings=table.buildings,
        debts_left=table.debts_left,
        deeds_left=table.deeds_left,
        dismissed=table.dismissed,
        first=table.first,
        last_round=table.last_round,
        leader=table.leader,
        means=tuple(icons_of(table, viscount) for viscount in table.courts),
        opponent=opponent_of(table),
        owners=table.owners,
        played=table.played,
        prices=prices_here(table),
        printed=printed_on(table.board, table.castle_turn),
        round=table.round,
        segments=table.segments,
        steps=table.steps,
    )


@remembered
def printed_on(board: Board, castle_turn: int) -> Printed:
    """All that is printed on the boards, as it lies around this castle."""
    return Printed(
        trades=tuple(_trade(offer) for offer in board.trades),
        sites=tuple(pictured(bonus) for bonus in board.sites),
        spaces_at=board.spaces_at,
        links=tuple(_link(board, site) for site in range(len(board.sites))),
        castle=tuple(_section(section, castle_turn) for section in range(SECTIONS)),
        townsfolk=tuple(_townsfolk(id) for id in board.segments),
        manuscripts=tuple(_manuscript(id) for id in board.segments),
        plots=tuple(_plot(plot) for type in COST for plot in PLOTS if TYPE[plot] == type),
        collision=tuple(pictured(gain) for gain in COLLISION[1:]),
        automa_collision=tuple(pictured(gain) for gain in AUTOMA_COLLISION[1:]),
        others_at_collision=tuple(
            PrintedForOthers(whom, pictured(effect)) for whom, effect in OPPONENTS_AT_COLLISION[1:]
        ),
    )


@cache
def pictured(effect: ViscountsEffect) -> Pictured:
    """An effect as pictures and as a sentence; all boards share it."""
    return Pictured(effect.signs(), effect.text())


def _trade(offer: Outer | None) -> PrintedTrade | None:
    return None if offer is None else PrintedTrade(offer.start, offer.merchants, pictured(offer.trade))


def _link(board: Board, site: int) -> Pictured | None:
    following = (site + 1) % len(board.sites)
    return next((pictured(bonus) for other, bonus in board.links[site] if other == following), None)


def _section(section: int, castle_turn: int) -> PrintedSection:
    printed = (section + castle_turn) % SECTIONS
    return PrintedSection(named(castle_section(printed)), pictured(CASTLE[printed]))


@cache
def _plot(plot: str) -> PrintedPlot:
    type = TYPE[plot]
    alike = [each for each in PLOTS if TYPE[each] == type]
    return PrintedPlot(plot, type, alike.index(plot) + 1, COST[type])


@cache
def _townsfolk(segment: str) -> PrintedCard:
    one, id = SEGMENTS[segment].townsfolk, printed_townsfolk(segment)
    values = PrintedCardValues(one.cost, {str(icon): n for icon, n in one.icons.items()})
    return PrintedCard(id, "townsfolk", values, {"bonus": one.bonus.signs()}, one.bonus.text(), "printed")


@cache
def _manuscript(segment: str) -> PrintedCard:
    one, id = SEGMENTS[segment].manuscript, printed_manuscript(segment)
    values = PrintedCardValues(one.cost, {})
    return PrintedCard(id, "manuscript", values, {"effect": one.effect.signs()}, one.effect.text(), "printed")


def icons_of(table: ViscountsTable, viscount: Viscount) -> Icons:
    """The icons that would count for an action of this viscount now."""
    if isinstance(viscount, Automa):
        return viscount.icons_now()
    if not viscount.row:
        return added(BOTH_PLACES, viscount.permanent)
    return icons_for_action(viscount, table.dismissed if viscount.seat == table.active else "")


def prices_here(table: ViscountsTable) -> tuple[ActionPrice, ...]:
    """What the actions cost where the active viscount stands."""
    viscount = table.courts[table.active]
    if isinstance(viscount, Automa) or viscount.space < 0 or not viscount.row:
        return ()
    return _prices_inside(table, viscount) if viscount.space % 3 == INNER else _prices_outside(table, viscount)


def _prices_inside(table: ViscountsTable, viscount: Viscount) -> tuple[ActionPrice, ...]:
    rows, icons = [], icons_of(table, viscount)
    for n, act in enumerate(PLACE_WORKERS, 1):
        workers = Sign("word", str(n)), Sign("icon", "worker")
        rows.append(_price(viscount, icons, "workers", workers, (act.key,), NOBLES_FOR[n]))
    cost = manuscript_at(table, segment_of(viscount.space))[1]
    rows.append(_price(viscount, icons, "transcribe", (Sign("icon", "transcribe"),), (TRANSCRIBE.key,), cost))
    return tuple(rows)


def _prices_outside(table: ViscountsTable, viscount: Viscount) -> tuple[ActionPrice, ...]:
    trade = table.board.trades[viscount.space]
    assert trade is not None
    keys, icons = tuple(act.key for act in trades(table, viscount)), icons_of(table, viscount)
    rows = [_price(viscount, icons, "trade", (Sign("badge", "merchant"),), keys, trade.merchants)]
    for type, keys in _keys_of_buildings().items():
        rows.append(_price(viscount, icons, "construct", (Sign("badge", type),), keys, COST[type]))
    return tuple(rows)


@cache
def _keys_of_buildings() -> dict[str, tuple[str, ...]]:
    """The keys of the acts that construct a building of each type."""
    types = dict.fromkeys(TYPE.values())
    return {type: tuple(act.key for plot, act in CONSTRUCT.items() if TYPE[plot] == type) for type in types}


def _price(
    viscount: Viscount, icons: Icons, action: Action, what: Signs, keys: tuple[str, ...], cost: int
) -> ActionPrice:
    has = owned(viscount.row, action, icons)
    missing = cost - has
    if missing <= 0:
        ways: tuple[dict[str, int], ...] = ({},)
    elif action == "trade":
        ways = ({"silver": missing},) if viscount.silver >= missing else ()
    else:
        ways = tuple(way.prices() for way in ways_for(viscount, action, missing))
    return ActionPrice(what, keys, NEEDED[action], cost, has, ways)


def opponent_of(table: ViscountsTable) -> Opponent | None:
    """The board of the solo opponent."""
    automa = table.automa
    if automa is None:
        return None
    board = AUTOMAS[automa.kind]
    aim = say(f"viscounts-text-try-{board.focus}") if board.focus != "flip" else say("viscounts-text-flip-any", n=1)
    counters = {name: getattr(automa, name) for name in COUNTERS}
    stands = Standing(automa.built, automa.hall, automa.keep, automa.space, automa.yard)
    return Opponent(automa.kind, aim, habits_of(automa.kind), hall_icons(board.guildhalls), counters, stands)


def hall_icons(icons: tuple[Icon, ...]) -> dict[str, str]:
    """The icon beneath each guildhall, by its plot."""
    halls = [plot for plot in PLOTS if TYPE[plot] == "guildhall"]
    return dict(zip(halls, icons, strict=True))
