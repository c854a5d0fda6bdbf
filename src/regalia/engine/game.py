"""What a game gives to the house."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar

import msgspec
from mypy_extensions import mypyc_attr

from regalia.engine.facts import Fact, TableFact
from regalia.engine.messages import Message, say
from regalia.engine.numbers import Numbers
from regalia.engine.pads import Pad
from regalia.engine.shown import NothingMore
from regalia.engine.signs import Signs
from regalia.engine.table import Table

Setting = str | bool | tuple[str, ...]
"""What a game's option is set to: one word, yes or no, or several words."""


def written(value: Setting) -> str:
    """The value of an option as a person would write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(Exception):
    """What somebody asked for cannot be; the message says what and why, in the reader's language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class GameOption:
    """Something the players settle before the game: a word out of ``choices``, several of them, or yes and no.

    ``at_tables`` is what it is at a table where every person has a setting of their own for the same thing, so that
    nobody is asked for it there.

    Its name is the message ``<game>-option-<id>``, what it changes is its attribute ``.help``. Where it changes
    nothing it is not offered: ``players`` are the numbers of players with whom it does (none named: all), ``needs`` the
    other options on which it depends, each with the values with which it does.
    """

    __slots__ = ("at_tables", "choices", "default", "id", "many", "needs", "players")

    def __init__(
        self,
        id: str,
        default: Setting,
        choices: tuple[str, ...] = (),
        *,
        many: bool = False,
        at_tables: Setting | None = None,
        players: tuple[int, ...] = (),
        needs: Mapping[str, tuple[Setting, ...]] | None = None,
    ) -> None:
        self.id = id
        self.default = default
        self.choices = choices
        self.many = many
        self.at_tables = at_tables
        self.players = players
        self.needs: Mapping[str, tuple[Setting, ...]] = needs or {}

    def read(self, text: str) -> Setting:
        """The value that a person wrote; refuses what is none."""
        if isinstance(self.default, bool):
            words = {"yes": True, "no": False, "true": True, "false": False}
            if text.lower() not in words:
                raise Refused(say("option-not-yes-or-no", option=self.id, value=text))
            return words[text.lower()]
        parts = tuple(part.strip() for part in text.split(",") if part.strip()) if self.many else (text,)
        for part in parts:
            if part not in self.choices:
                choices = ", ".join(self.choices)
                raise Refused(say("option-unknown-value", option=self.id, value=part, choices=choices))
        return parts if self.many else text


class CardFacts:
    """One kind of card for the browser: what it is called follows from its id, what it does from its effects.

    ``signs`` are the pictures that stand for its effects, by the part of the card they stand on; ``facts`` say in words
    what stands there besides its text.
    """

    __slots__ = ("copies", "facts", "id", "kind", "signs", "source", "text", "values")

    def __init__(
        self,
        id: str,
        kind: str,
        copies: int,
        text: Message,
        source: str,
        values: Mapping[str, object],
        signs: Mapping[str, Signs] | None = None,
        facts: Iterable[Fact] = (),
    ) -> None:
        self.id = id
        self.kind = kind
        self.copies = copies
        self.text = text
        self.source = source
        self.values = values
        self.signs: Mapping[str, Signs] = signs or {}
        self.facts: tuple[Fact, ...] = tuple(facts)


class Sheet:
    """The score sheet of one seat: points by category; its total decides, then ``tie_break`` (more is better)."""

    __slots__ = ("lines", "seat", "tie_break")

    def __init__(self, seat: int, lines: tuple[tuple[str, int], ...], tie_break: int = 0) -> None:
        self.seat = seat
        self.lines = lines
        self.tie_break = tie_break

    @property
    def total(self) -> int:
        """All points."""
        return sum(points for _, points in self.lines)


def leaders(sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """The seats with the highest total, then the best tie-break; all who are equal in both."""
    best = max(((sheet.total, sheet.tie_break) for sheet in sheets), default=None)
    return tuple(sheet.seat for sheet in sheets if (sheet.total, sheet.tie_break) == best)


def winner_alone(sheets: Sequence[Sheet], automa_wins_ties: bool) -> tuple[int, ...]:
    """Who has more points, the player or the automa; no tie-break counts between them."""
    player, automa = sheets
    won = player.total > automa.total or (player.total == automa.total and not automa_wins_ties)
    return (player.seat if won else automa.seat,)


def lesson_id(file: str) -> str:
    """The id of a lesson by the name of its file, without the number that only puts the files in order."""
    return file.removesuffix(".record").lstrip("0123456789_")


class Nearness:
    """How near the end of the game is: how much of the way has been gone, from 0 to 1, and what that is measured by."""

    __slots__ = ("part", "said")

    def __init__(self, part: float, said: Message) -> None:
        self.part = part
        self.said = said


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game of the house. Each game's ``game.py`` makes one subclass and one instance of it, which its package names
    as an entry point of the group ``regalia.games``."""

    id: ClassVar[str]
    rules: ClassVar[int]
    """The rules version: a record is replayed by the version it was made with."""
    players: ClassVar[tuple[int, ...]]
    """The numbers of players it can be played with."""
    options: ClassVar[tuple[GameOption, ...]] = ()
    counters: ClassVar[tuple[str, ...]] = ()
    """The slots of a player that are numbers on its board, in the order shown."""
    purse: ClassVar[tuple[str, ...]] = ()
    """The counters that one wants to see of everybody at a glance."""
    burdens: ClassVar[tuple[str, ...]] = ()
    """The counters of which everybody would rather have fewer."""
    shown: ClassVar[type[msgspec.Struct]] = NothingMore
    """What else of the table a drawn board shows to everybody: the fields of what ``show`` gives."""
    shown_of_players: ClassVar[type[msgspec.Struct]] = NothingMore
    """The same for each player: each field of the struct is a slot or property of it."""
    open_score: ClassVar[bool] = False
    """Whether the score sheets lie open all the time."""
    numbers: ClassVar[Numbers] = Numbers()
    """What a table of this game tells in numbers beyond zones and counters."""
    wins_by: ClassVar[tuple[str, ...]] = ()
    """The zones of a player whose cards make one seat unlike another: how each of them fares is worth counting."""

    def set_up(self, players: int, options: Mapping[str, Setting], seed: int) -> Table[Any]:
        """Lay everything out by settled options; nothing has happened yet."""
        raise NotImplementedError(self.id)

    def new(self, players: int, options: Mapping[str, Setting], seed: int) -> Table[Any]:
        """Set the game up and run it to the first decision."""
        table = self.set_up(players, self.settle(players, options), seed)
        table.advance()
        return table

    def settle(self, players: int, options: Mapping[str, Setting]) -> dict[str, Setting]:
        """All options with their values; refuses a player count or a combination that the rules do not have."""
        if players not in self.players:
            counts = ", ".join(str(count) for count in self.players)
            raise Refused(say("wrong-player-count", game=self.name(), n=players, counts=counts))
        known = self.known_options(options)
        settled = {name: options.get(name, option.default) for name, option in known.items()}
        self.check(players, settled)
        return settled

    def check(self, players: int, options: Mapping[str, Setting]) -> None:
        """Refuse settled options that the rules do not have together, or not for so many players."""

    def read_options(self, written: Mapping[str, str]) -> dict[str, Setting]:
        """Options as a person wrote them; refuses unknown ones and impossible values."""
        known = self.known_options(written)
        return {name: known[name].read(text) for name, text in written.items()}

    def known_options(self, names: Iterable[str]) -> dict[str, GameOption]:
        """The game's options by their names; refuses names that are none of them."""
        known = {option.id: option for option in self.options}
        for name in names:
            if name not in known:
                raise Refused(say("option-unknown", option=name, game=self.name(), options=", ".join(known)))
        return known

    def name(self) -> Message:
        """The game's name."""
        return Message(self.id)

    def sheets(self, table: Table[Any]) -> list[Sheet]:
        """The score sheets as they stand, one for each seat and for each automa that scores."""
        raise NotImplementedError(self.id)

    def winners(self, table: Table[Any]) -> tuple[int, ...]:
        """The seats that have won a game that is over; by default the highest total, then the tie-break."""
        return leaders(self.sheets(table))

    def pad(self) -> Pad | None:
        """The score sheet as it is filled in by hand at a real table, with all modules; nothing if there is none."""
        return None

    def nearness(self, table: Table[Any]) -> Nearness | None:
        """How near the end is, by what everybody sees; nothing if nobody can say."""
        return None

    def show(self, table: Table[Any]) -> Mapping[str, object]:
        """What the table shows now, by the fields of ``shown``; by default its slots or properties of these names."""
        return {name: getattr(table, name) for name in self.shown.__struct_fields__}

    def facts(self, table: Table[Any]) -> Iterable[tuple[str, TableFact]]:
        """What lies open on the table beyond cards and counters, in words, each line by a name of its own: for those
        who hear the table or read it in a terminal."""
        return ()

    def measures(self, table: Table[Any]) -> Mapping[str, int]:
        """Numbers of a game that is over that are worth comparing over many games; their names are
        ``<game>-measure-<name>``."""
        return {}

    def cards(self) -> Sequence[CardFacts]:
        """Every kind of card in the box."""
        raise NotImplementedError(self.id)

    def act_names(self, players: int, options: Mapping[str, Setting]) -> Sequence[str]:
        """The name of every act that anybody can ever choose from in a game with these settled options, in a fixed
        order: for programs that want a number in place of an act. A game that names none cannot be learned so."""
        return ()

    def act_name(self, key: str, seat: int, players: int) -> str:
        """The name of an act in that list, for a seat: its key, unless the game tells the same for each seat alike or
        leaves out what follows from the question."""
        return key

    def package(self) -> str:
        """The package that the game lies in, with its words (``languages``) and its rules pages (``rules``)."""
        spec = sys.modules[type(self).__module__].__spec__
        assert spec is not None and spec.parent is not None
        return spec.parent

    def rules_page(self, language: str) -> str | None:
        """The rules in own words, as a page of simple Markdown that lies beside the game."""
        page = files(self.package()) / "rules" / f"{language}.md"
        return page.read_text(encoding="utf-8") if page.is_file() else None

    def example(self) -> str | None:
        """The record of an example turn that lies beside the rules; moments that have words are shown."""
        record = files(self.package()) / "rules" / "example.record"
        return record.read_text(encoding="utf-8") if record.is_file() else None

    def lessons(self) -> dict[str, str]:
        """The lessons that lie beside the game, records with notes, by their ids and in their order: a file
        ``lessons/2_a_round.record`` is the lesson ``a_round``."""
        return {lesson_id(name): text for name, text in self._records("lessons").items()}

    def puzzles(self) -> dict[str, str]:
        """The puzzles that lie beside the game, by the names of their files without the ending."""
        return {name.removesuffix(".record"): text for name, text in self._records("puzzles").items()}

    def _records(self, folder: str) -> dict[str, str]:
        """The records in a folder of the game's package, in the order of their names."""
        place = files(self.package()) / folder
        there = place.iterdir() if place.is_dir() else ()
        found = sorted((file for file in there if file.name.endswith(".record")), key=lambda file: file.name)
        return {file.name: file.read_text(encoding="utf-8") for file in found}

    def guide(self) -> str | None:
        """What is explained in somebody's first game and when, as a TOML file that lies beside the lessons."""
        guide = files(self.package()) / "lessons" / "guide.toml"
        return guide.read_text(encoding="utf-8") if guide.is_file() else None

    def seat_name(self, seat: int) -> Message | None:
        """The name of an automa's seat, which no player has."""
        return None

    def automas(self, players: int) -> list[Message]:
        """The names of the automas that sit behind so many players, in the order of their seats."""
        names: list[Message] = []
        while (name := self.seat_name(players + len(names))) is not None:
            names.append(name)
        return names
