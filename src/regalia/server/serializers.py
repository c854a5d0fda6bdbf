"""From the engine's objects to what is sent: only what a view shows, so that nothing hidden can leave the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

from regalia.bots.coach import Hint
from regalia.engine import decisions, events, game, messages
from regalia.engine.facts import TableFact
from regalia.engine.play import Chosen, Play
from regalia.engine.remembering import remembered
from regalia.engine.signs import Sign
from regalia.engine.table import Table
from regalia.engine.telling import log_message
from regalia.engine.zones import HIDDEN, View, Zone
from regalia.server.protocol import coaching, standing
from regalia.server.protocol import messages as wire

SPECTATOR = -1
"""The viewpoint of somebody who sees what lies open to all."""


def said(message: messages.Message) -> standing.Said:
    """A message as it is sent."""
    card = message.card if isinstance(message, messages.CardName) else msgspec.UNSET
    if not message.args:
        return standing.Said(message.id, {}, card)
    return standing.Said(message.id, {name: _argument(value) for name, value in message.args.items()}, card)


def _argument(value: messages.Argument) -> int | str | standing.Said | list[standing.Said]:
    if isinstance(value, (int, str)):
        return value
    return [said(part) for part in value] if isinstance(value, tuple) else said(value)


class Conditions(NamedTuple):
    """What is agreed on when a table is set, and stays so."""

    options: dict[str, bool | str | list[str]]
    automas: list[standing.Said]
    seal: str


class Known:
    """What was last shown of a table, each with what it was made from: most of it lies still."""

    __slots__ = ("conditions", "facts", "players", "running", "shown", "zones")

    def __init__(self) -> None:
        self.zones: dict[int, tuple[list[Lying], dict[str, wire.Zone]]] = {}
        """By viewpoint."""
        self.players: dict[tuple[int, int], tuple[tuple[Any, ...], wire.Player]] = {}
        """By viewpoint and seat."""
        self.running: dict[tuple[int, int], tuple[object, standing.Running]] = {}
        """By viewpoint and seat."""
        self.conditions: Conditions | None = None
        self.shown: dict[str, tuple[object, Any]] = {}
        self.facts: dict[str, tuple[TableFact, standing.TableFact]] = {}


Lying = tuple[Any, ...]
"""What lies in the zones of one holder, behind the seat of the holder."""


class Holding(NamedTuple):
    """Zones that have the same holders: the table, or each of those whom one of its slots names."""

    held_by: str
    zones: tuple[Zone, ...]
    slots: Callable[[Any], Lying]


@cache
def _holdings(zones: tuple[Zone, ...]) -> tuple[Holding, ...]:
    """The zones of a game by who holds them, each with the way to all that lies in them."""
    by_holder: dict[str, list[Zone]] = {}
    for zone in zones:
        by_holder.setdefault(zone.held_by if zone.of_players else "", []).append(zone)
    return tuple(
        Holding(held_by, tuple(held), attrgetter("seat" if held_by else "over", *(zone.name for zone in held)))
        for held_by, held in by_holder.items()
    )


def zones_of(seen: View[Any], known: dict[int, tuple[list[Lying], dict[str, wire.Zone]]]) -> dict[str, wire.Zone]:
    """Every zone by its object id, as the view shows it."""
    lying: list[Lying] = []
    holdings: list[Holding] = []
    for holding in _holdings(seen.table.zones):
        for holder in getattr(seen.table, holding.held_by) if holding.held_by else (seen.table,):
            holdings.append(holding)
            lying.append(holding.slots(holder))
    before = known.get(seen.seat)
    if before is None or len(before[0]) != len(lying):
        zones = _all_zones(seen.table)
    elif before[0] == lying:
        return before[1]
    else:
        zones = dict(before[1])
        for holding, was, now in zip(holdings, before[0], lying, strict=True):
            if was != now:
                owner = now[0] if holding.held_by else events.NOBODY
                for zone, lay, lies in zip(holding.zones, was[1:], now[1:], strict=True):
                    if lay is not lies and lay != lies:
                        zones[_zone_id(zone, owner)] = _zone(zone, owner, lies)
    known[seen.seat] = (lying, zones)
    return zones


def _all_zones(table: Table[Any]) -> dict[str, wire.Zone]:
    return {
        _zone_id(zone, owner): _zone(zone, owner, getattr(holder, zone.name))
        for zone in table.zones
        for holder, owner in zone.holders(table)
    }


def _zone_id(zone: Zone, owner: int) -> str:
    return f"{zone.name}@{owner}" if zone.of_players else zone.name


def _zone(zone: Zone, owner: int, cards: Any) -> wire.Zone:
    return wire.Zone(zone.name, owner, zone.stacks, [_stack(stack) for stack in (cards if zone.stacks else (cards,))])


def _stack(cards: Sequence[str]) -> wire.Stack:
    hidden = cards.count(HIDDEN)
    return wire.Stack(hidden, [card for card in cards if card != HIDDEN] if hidden else list(cards))


def players_of(
    of: game.Game, seen: View[Any], known: dict[tuple[int, int], tuple[tuple[Any, ...], wire.Player]]
) -> list[wire.Player]:
    """The numbers on each board, and the slots of a player that the game wants to show."""
    players, slots = [], _slots_shown(of)
    for player in seen.table.players:
        values = slots(player)
        before = known.get((seen.seat, player.seat))
        if before is None or before[0] != values:
            before = known[seen.seat, player.seat] = (values, _player(of, values, before))
        players.append(before[1])
    return players


@cache
def _slots_shown(of: game.Game) -> Callable[[Any], tuple[Any, ...]]:
    """All that is shown of a player, before it is made ready to be sent."""
    slots: Callable[[Any], tuple[Any, ...]] = attrgetter("seat", *of.counters, *of.shown_of_players.__struct_fields__)
    return slots


def _player(of: game.Game, values: tuple[Any, ...], before: tuple[tuple[Any, ...], wire.Player] | None) -> wire.Player:
    """A player as it is sent; what lies still is taken over from before."""
    first = 1 + len(of.counters)
    names = of.shown_of_players.__struct_fields__
    if before is None:
        shown = {name: plain_json(value) for name, value in zip(names, values[first:], strict=True)}
    else:
        shown = dict(before[1].shown)
        for name, had, has in zip(names, before[0][first:], values[first:], strict=True):
            if had is not has and had != has:
                shown[name] = plain_json(has)
    return wire.Player(values[0], dict(zip(of.counters, values[1:first], strict=True)), shown)


def shown_of(of: game.Game, table: Table[Any], known: dict[str, tuple[object, Any]]) -> dict[str, Any]:
    """What the game's board shows of the table: dice, whose turn it is, tokens."""
    shown: dict[str, Any] = {}
    for name, value in of.show(table).items():
        before = known.get(name)
        if before is None or (before[0] is not value and before[0] != value):
            before = known[name] = (value, plain_json(value))
        shown[name] = before[1]
    return shown


def facts_of(
    of: game.Game, table: Table[Any], known: dict[str, tuple[TableFact, standing.TableFact]]
) -> dict[str, standing.TableFact]:
    """What lies open beyond cards and counters, in words."""
    facts: dict[str, standing.TableFact] = {}
    for name, fact in of.facts(table):
        before = known.get(name)
        if before is None or not _same(before[0], fact):
            before = known[name] = (fact, standing.TableFact(fact.owner, said(fact.name), said(fact.what)))
        facts[name] = before[1]
    return facts


def _same(one: TableFact, other: TableFact) -> bool:
    return one.what == other.what and one.name == other.name and one.owner == other.owner


def plain_json(value: object) -> Any:
    """A slot's value for JSON; a key of several parts is written «3,1»."""
    if value is None or isinstance(value, (int, float, str)):
        return value
    if isinstance(value, Sign):  # before tuples: it is one
        return wire.Sign(value.what, value.name, value.n)
    if isinstance(value, (tuple, list)):
        return [plain_json(part) for part in value]
    if isinstance(value, Mapping):
        return {_key(key): plain_json(part) for key, part in value.items()}
    if isinstance(value, messages.Message):
        return said(value)
    if isinstance(value, (frozenset, set)):
        return sorted((plain_json(part) for part in value), key=str)
    if isinstance(value, msgspec.Struct):
        return {name: plain_json(getattr(value, name)) for name in value.__struct_fields__}
    raise TypeError(f"a slot with {type(value).__name__} cannot be shown")


def _key(key: object) -> str:
    return ",".join(str(part) for part in key) if isinstance(key, tuple) else str(key)


def decision_shown(decision: decisions.Decision) -> wire.Decision:
    """What a seat is asked, as it is sent."""
    return wire.Decision(
        decision.seat,
        said(decision.prompt),
        [wire.Option(*_option(option)) for option in decision.options],
        [wire.Barred(*_option(barred), said(barred.reason)) for barred in decision.barred],
    )


def _option(option: decisions.Option) -> tuple[str, str, str, standing.Said, list[str], wire.Price | None]:
    price, label, targets = option.price, said(option.label), list(option.targets)
    cost = None
    if price is not None:
        cost = wire.Price(price.now, price.printed, [said(why) for why in price.because], price.instead)
    return option.key, option.verb, option.card, label, targets, cost


def shows_secrets(decision: decisions.Decision, seen: View[Any], open_view: View[Any]) -> bool:
    """Whether a decision names something that only its seat may see, so that a shared screen needs a curtain."""
    secrets = _seen_only_by(seen, open_view)
    own = {f"{zone.name}@{seen.seat}" for zone in seen.table.zones if zone.of_players and zone.seen == "owner"}
    acts: list[decisions.Option | decisions.Barred] = [*decision.options, *decision.barred]
    for act in acts:
        for name in (act.key, *act.targets):
            if name.partition(":")[0] in own or secrets.intersection(name.split(":")):
                return True
    return False


def _seen_only_by(seen: View[Any], open_view: View[Any]) -> set[str]:
    return {
        card for back, cards in open_view.unseen.items() for card in Counter(cards) - Counter(seen.unseen.get(back, ()))
    }


def sheets_of(of: game.Game, table: Table[Any], ended: bool = False) -> list[wire.Sheet]:
    """The score sheets when the game is over or was ended, or at any time if the game keeps open score."""
    if not (table.over or ended or of.open_score):
        return []
    sheets = []
    for sheet in of.sheets(table):
        name = of.seat_name(sheet.seat) if sheet.seat >= len(table.players) else None
        sheets.append(wire.Sheet(sheet.seat, said(name) if name else None, _lines(sheet), sheet.total, sheet.tie_break))
    return sheets


def _lines(sheet: game.Sheet) -> list[standing.SheetLine]:
    return [_line(name, points) for name, points in sheet.lines]


@remembered
def _line(name: str, points: int) -> standing.SheetLine:
    """The same for all tables: most lines stay as they are from one choice to the next."""
    return standing.SheetLine(standing.Said(name, {}), points)


def running_of(
    of: game.Game, seen: View[Any], known: dict[tuple[int, int], tuple[object, standing.Running]]
) -> list[standing.Running]:
    """The points of each seat that the view can count; what is opened at the end and not seen yet still hides some."""
    blind = {
        owner
        for zone in _opened_at_end(seen.table.zones)
        if not seen.table.over
        for holder, owner in zone.holders(seen.table)
        if any(HIDDEN in stack for stack in zone.stacks_of(holder))
    }
    automa, running = len(seen.table.players), []
    for sheet in of.sheets(seen.table):
        made_from = sheet.lines, (sheet.seat if sheet.seat < automa else events.NOBODY) in blind
        before = known.get((seen.seat, sheet.seat))
        if before is None or before[0] != made_from:
            lines = [_line(name, points) for name, points in sheet.lines if points]
            before = known[seen.seat, sheet.seat] = (
                made_from,
                standing.Running(sheet.seat, sheet.total, made_from[1], lines),
            )
        running.append(before[1])
    return running


@cache
def _opened_at_end(zones: tuple[Zone, ...]) -> tuple[Zone, ...]:
    return tuple(zone for zone in zones if zone.open_at_end)


def nearness_of(of: game.Game, table: Table[Any]) -> standing.Nearness | None:
    """How near the end of the game is; over, nothing needs to be said."""
    near = None if table.over else of.nearness(table)
    return None if near is None else standing.Nearness(round(near.part, 3), said(near.said))


def happening(of: game.Game, event: events.Event) -> wire.Happening:
    """An event with its line for the log."""
    details: dict[str, wire.Detail] = {
        name: list(value) if isinstance(value, tuple) else value for name, value in event.details.items()
    }
    return wire.Happening(event.what, event.seat, event.kind, details, said(log_message(of, event)))


def log_entries(of: game.Game, chosen: Sequence[Chosen], mine: Iterable[int], start: int) -> list[wire.LogEntry]:
    """The log from choice number ``start`` + 1 on, for somebody who plays the seats ``mine``."""
    eyes = tuple(mine) or (SPECTATOR,)
    return [
        wire.LogEntry(at, choice.seat, _heard(of, choice.events, eyes))
        for at, choice in enumerate(chosen[start:], start + 1)
    ]


def opening(of: game.Game, play: Play, mine: Iterable[int]) -> list[wire.LogEntry]:
    """What happened before the first choice, as an entry of its own."""
    heard = _heard(of, play.opening, tuple(mine) or (SPECTATOR,))
    return [wire.LogEntry(0, events.NOBODY, heard)] if heard else []


def _heard(of: game.Game, told: Sequence[events.Event], eyes: tuple[int, ...]) -> list[wire.Happening]:
    return [happening(of, event) for event in told if any(events.heard_by(event, seat) for seat in eyes)]


def option_values(options: Mapping[str, game.Setting]) -> dict[str, bool | str | list[str]]:
    """The settled options of a game as they are sent."""
    return {name: option_value(value) for name, value in options.items()}


def option_value(value: game.Setting) -> bool | str | list[str]:
    """What an option is set to, as it is sent."""
    return list(value) if isinstance(value, tuple) else value


def hint_told(hint: Hint) -> coaching.Hint:
    """A hint of the coach as it is sent."""
    return coaching.Hint(
        seat=hint.seat,
        wins=hint.wins,
        kind=list(hint.kind),
        pair=list(hint.pair),
        best=hint.best,
        matters=[said(line) for line in hint.told(1)],
        these_two=[said(line) for line in hint.told(2)],
        this_one=[said(line) for line in hint.told(3)],
    )
