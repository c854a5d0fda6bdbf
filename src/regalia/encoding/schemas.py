"""What each number of a table means: the schema of one game with so many players and these options.

It is made from what the game declares: its zones and counters, what it adds in ``Game.numbers``, the kinds of its
questions, and the names of its acts.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple

from regalia.encoding.encoder import Encoder, MeasureCells, ZoneCells
from regalia.engine.combinators import ChooseEffect
from regalia.engine.frames import Question
from regalia.engine.game import Game, Refused, Setting, written
from regalia.engine.messages import say
from regalia.engine.numbers import Measure, Number, Numbers, Places
from regalia.engine.table import Table
from regalia.engine.zones import Zone
from regalia.shelf import find_game

FORM = 1
"""The version of the encoder itself: a change of what it writes where makes every schema another one."""


class Block(NamedTuple):
    """Numbers that stand together: where, what they are called, and how they are to be read."""

    name: str
    at: int
    entries: tuple[str, ...]
    kind: str
    words: tuple[str, ...] = ()
    """What the numbers of ``kind`` «which» count from 1."""

    def names(self) -> Iterator[str]:
        """The whole name of each entry."""
        return (f"{self.name}.{entry}" if entry else self.name for entry in self.entries)


class DoesNotFit(ValueError):
    """A model, a file or a row of numbers was made for another schema."""


class Schema:
    """The numbers of a game: ``blocks`` tell what stands where in a row, ``acts`` what each number of an act means."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Setting]) -> None:
        self.game = game
        self.players = players
        self.options = game.settle(players, options)
        self.acts = tuple(game.act_names(players, self.options))
        if not self.acts:
            raise Refused(say("acts-unnamed", game=game.name()))
        plan = _Plan(game, game.new(players, self.options, seed=0), self.acts)
        self.blocks = tuple(plan.blocks)
        self.size = plan.encoder.size
        self.encoder = plan.encoder

    @cached_property
    def entries(self) -> tuple[str, ...]:
        """The name of every number of a row."""
        return tuple(name for block in self.blocks for name in block.names())

    @cached_property
    def id(self) -> str:
        """The name of this schema: the game, its rules version, and a hash of all that matters to whoever learns."""
        told = {name: written(value) for name, value in self.options.items()}
        blocks = [list(block) for block in self.blocks]
        whole = json.dumps([FORM, self.game.id, self.game.rules, self.players, told, blocks, self.acts], sort_keys=True)
        digest = hashlib.sha256(whole.encode()).hexdigest()[:12]
        return f"{self.game.id}-{self.game.rules}-{self.players}p-{digest}"

    def check(self, other: str) -> None:
        """Refuse what was made for another schema, by its id."""
        if other != self.id:
            raise DoesNotFit(f"made for {other!r}, but this table is told by {self.id!r}")

    def described(self) -> dict[str, Any]:
        """Everything as plain data, for a file."""
        return {
            "id": self.id,
            "form": FORM,
            "game": self.game.id,
            "rules": self.game.rules,
            "players": self.players,
            "options": {name: written(value) for name, value in self.options.items()},
            "size": self.size,
            "blocks": [
                {"name": block.name, "at": block.at, "kind": block.kind, "entries": block.entries, "words": block.words}
                for block in self.blocks
            ],
            "acts": self.acts,
        }


class Layout:
    """What stands where in the row of one table, whatever options it was laid with; of acts it knows nothing."""

    def __init__(self, game: Game, table: Table[Any]) -> None:
        plan = _Plan(game, table, ())
        self.encoder = plan.encoder
        self.size = plan.encoder.size
        whole = json.dumps([FORM, game.id, game.rules, len(table.players), [list(block) for block in plan.blocks]])
        self.id = f"{game.id}-{game.rules}-{len(table.players)}p-{hashlib.sha256(whole.encode()).hexdigest()[:12]}"


class Layouts:
    """The layouts of all tables of a game that were looked at: tables of the same build have the same."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._known: dict[tuple[int, ...], Layout] = {}

    def of(self, table: Table[Any]) -> Layout:
        """The layout of a table; it may be a view's."""
        shape = [len(table.players), len(getattr(table, self.game.numbers.seats))]
        for zone in table.zones:
            holders = list(getattr(table, zone.held_by)) if zone.of_players else [table]
            shape += [len(holders), len(zone.stacks_of(holders[0])) if holders else 0]
        key = tuple(shape)
        if key not in self._known:
            self._known[key] = Layout(self.game, table)
        return self._known[key]


class _Plan:
    """Lays out a row: finds a place for everything, and makes the encoder that writes there."""

    def __init__(self, game: Game, table: Table[Any], acts: Sequence[str]) -> None:
        self.game = game
        self.blocks: list[Block] = []
        self.size = 0
        self.declared: Numbers = game.numbers
        seats = len(getattr(table, self.declared.seats))
        self.encoder = Encoder(len(table.players), seats, game.act_name)
        self.boards = self.encoder.holders_in(self.declared.seats, seats)
        self.cards = tuple(dict.fromkeys(card.id for card in game.cards()))
        self._lay_decision()
        for measure in self.declared.of_table:
            self.encoder.holders[0].add_measure(self._lay_measure("", measure))
        for measure in (*(Number(counter) for counter in game.counters), *self.declared.of_players):
            self._lay_for_players(measure, seats)
        for zone in table.zones:
            if zone.name not in self.declared.unsaid:
                self._lay_zone(zone, table)
        self.encoder.settle(self.size, acts)

    def _lay(self, name: str, entries: tuple[str, ...], kind: str, words: tuple[str, ...] = ()) -> None:
        self.blocks.append(Block(name, self.size, entries, kind, words))
        self.size += len(entries)

    def _lay_decision(self) -> None:
        self._lay("over", ("",), "yes or no")
        self._lay("asked", ("",), "yes or no")
        self._lay("because", ("",), "which", self.cards)
        self.encoder.cards = {card: number + 1 for number, card in enumerate(self.cards)}
        kinds = question_kinds(self.game)
        self.encoder.questions = {kind: self.size + place for place, kind in enumerate(kinds)}
        self._lay("question", kinds, "one of")
        self.encoder.decision_size = self.size

    def _lay_measure(self, owner: str, measure: Measure) -> MeasureCells:
        cells = MeasureCells(measure, self.size, isinstance(measure, Number))
        words = measure.words if isinstance(measure, Places) else ()
        self._lay(f"{owner}{measure.name}", measure.entries, measure.kind, words)
        return cells

    def _lay_for_players(self, measure: Measure, seats: int) -> None:
        self.boards.add_measure(self._lay_measure("seat+0.", measure))
        for ahead in range(1, seats):
            self._lay_measure(f"seat+{ahead}.", measure)

    def _lay_zone(self, zone: Zone, table: Table[Any]) -> None:
        holders = len(getattr(table, zone.held_by)) if zone.of_players else 1
        if not holders:
            return
        if zone.of_players:
            stacks = len(zone.stacks_of(getattr(table, zone.held_by)[0]))
        else:
            stacks = len(zone.stacks_of(table))
        cards = self.declared.holds.get(zone.name, self.cards)
        cells = ZoneCells(zone, self.size, holders, stacks, cards)
        self.encoder.holders_in(zone.held_by if zone.of_players else "", holders).add_zone(cells)
        for holder in range(holders):
            owner = f"seat+{holder}." if zone.of_players and holders > 1 else ""
            self._lay_holder(f"{owner}{zone.name}", zone, cells, cards)
        assert self.size == cells.end(), f"{zone.name} is laid out otherwise than it is written"

    def _lay_holder(self, name: str, zone: Zone, cells: ZoneCells, cards: tuple[str, ...]) -> None:
        seen = cells.stack_width > 1 or cells.whole
        for stack in range(cells.stacks):
            place = f"{name}.{stack + 1}" if zone.stacks else name
            self._lay(f"{place}.size", ("",), "number")
            if zone.stacks and cells.stack_width > 1:
                self._lay(f"{place}.top", ("",), "which", cards)
            if seen and not cells.whole:
                self._lay(place, cards, "how many of each")
        if cells.whole and cells.stack_width > 1:
            self._lay(name, cards, "how many of each")


def question_kinds(game: Game) -> tuple[str, ...]:
    """The kinds of all questions that a game asks, those of the engine included."""
    # Named here, so that they are the same whatever else has been imported.
    homes = (f"{game.package()}.", f"{ChooseEffect.__module__}.")
    found: set[str] = set()
    kinds: list[type[Any]] = [Question]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if f"{kind.__module__}.".startswith(homes):
            found.add(kind.__name__)
    return tuple(sorted(found))


def schema(game: str, players: int = 2, **options: Setting) -> Schema:
    """The schema of a game on the shelf, with so many players and these options."""
    found = find_game(game)
    settled = found.read_options({name: written(value) for name, value in options.items()})
    return _made(found.id, players, tuple(sorted(found.settle(players, settled).items())))


@cache
def _made(game: str, players: int, options: tuple[tuple[str, Setting], ...]) -> Schema:
    return Schema(find_game(game), players, dict(options))
