"""Small networks that bots taught themselves: how likely each seat wins, and which acts are worth a look.

A network is a file of arrays, one for each number of players. It is asked with numpy; whoever has no numpy, no file, or
one that is broken or was made for other rows of numbers, plays without it and says so.
"""

from __future__ import annotations

import importlib
import io
import logging
import math
import re
import zipfile
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from regalia.bots.search import Judge
from regalia.encoding.encoder import Sight
from regalia.encoding.schemas import Layouts
from regalia.engine.decisions import Act
from regalia.engine.game import Game
from regalia.engine.table import Asked, Table

log = logging.getLogger("regalia.bots")

FORM: Final = 2
"""The version of the arrays: a change of what they mean makes every file another one."""
WORDS: Final = 1024
"""Into so many places the words of acts are sorted."""
MOST_WORDS: Final = 4
"""So many words of an act are looked at."""
LEAST_WISH: Final = -12.0
"""What a squire wishes for far less than for the best act counts as no less than this."""
ARRAYS: Final = ("mean", "scale", "w1", "b1", "w2", "b2", "value", "bias", "query", "words", "likes", "trust")

Rows = Any
"""An array of numpy's."""


class Unusable(Exception):
    """A network that cannot be used, and why."""


def words_of(name: str) -> list[int]:
    """The places of the words of an act: what is done, what with it, and each of its parts."""
    verb, _, rest = name.partition(":")
    parts = [verb, name, *(f"{verb} {part}" for part in re.split(r"[:+,]", rest) if part)]
    return [crc32(part.encode()) % WORDS for part in dict.fromkeys(parts)][:MOST_WORDS]


def beside_the_best(wishes: Sequence[float]) -> list[float]:
    """How much less than the best act a squire wishes for each, as networks are told it."""
    best = max(wishes)
    return [max(wish - best, LEAST_WISH) for wish in wishes]


def logit(chance: float) -> float:
    """A chance on the scale on which evidence adds up."""
    chance = min(max(chance, 1e-4), 1 - 1e-4)
    return math.log(chance / (1 - chance))


class Look(NamedTuple):
    """What a network makes of a table: the chances of the seats, from the one that looks on, and what it seeks."""

    chances: list[float]
    sought: Rows
    """What an act should be like, with a 1 behind it for how much the act is liked everywhere."""


class Network:
    """Two hidden layers over the row of a table; the chances of all seats, and a taste for acts."""

    def __init__(self, layout: str, arrays: dict[str, Rows]) -> None:
        self.layout = layout
        """The id of the rows that it was taught with."""
        self.arrays = arrays
        self.numpy: Any = importlib.import_module("numpy")
        self.first = arrays["w1"] * arrays["scale"][:, None]
        self.first_bias = arrays["b1"] - arrays["mean"] @ self.first
        self.seats = arrays["bias"].size
        """For so many seats it tells the chance: alone for one, else for all who play."""
        taste = arrays["query"].shape[1]
        self.heads = self.numpy.concatenate([arrays["value"], arrays["query"], arrays["query"][:, :1] * 0], 1)
        self.heads_bias = self.numpy.append(arrays["bias"], [0.0] * taste + [1.0]).astype(self.numpy.float32)
        self.trust = float(arrays["trust"][0])
        """How much of a squire's wishes counts; nothing, if no squire has to be asked."""
        self.acts: dict[str, Rows] = {}
        """What acts are like, by their names."""

    def look(self, row: array[int]) -> Look:
        """Look at a row."""
        told, sought = self.answers(self.numpy.frombuffer(row, dtype=self.numpy.int16))
        return Look(likely(told.tolist()), sought)

    def answers(self, rows: Rows) -> tuple[Rows, Rows]:
        """What it makes of a row or of many: the logits of the seats' chances, and what it seeks in an act."""
        numpy, given, n = self.numpy, self.arrays, self.seats
        first = rows.astype(numpy.float32) @ self.first
        first += self.first_bias
        second = numpy.maximum(first, 0) @ given["w2"]
        second += given["b2"]
        told = numpy.maximum(second, 0) @ self.heads
        told += self.heads_bias
        return told[..., :n], told[..., n:]

    def tastes(self, look: Look, names: Sequence[str], wishes: Sequence[float]) -> list[float]:
        """How much acts are worth a look, in logits; what a squire wishes counts as much as it turned out to."""
        alike: list[float] = (self.numpy.array([self.like(name) for name in names]) @ look.sought).tolist()
        if not self.trust:
            return alike
        return [taste + self.trust * wish for taste, wish in zip(alike, beside_the_best(wishes), strict=True)]

    def like(self, name: str) -> Rows:
        """What an act is like, and how much it is liked everywhere."""
        found = self.acts.get(name)
        if found is None:
            places = words_of(name)
            words, likes = self.arrays["words"][places].sum(0), self.arrays["likes"][places].sum()
            found = self.acts[name] = self.numpy.append(words, likes).astype(self.numpy.float32)
        return found


def likely(told: list[float]) -> list[float]:
    """The chances that logits stand for: of one seat alone, else of all seats, which add up to 1."""
    if len(told) == 1:
        return [1 / (1 + math.exp(-max(-30.0, min(30.0, told[0]))))]
    most = max(told)
    parts = [math.exp(each - most) for each in told]
    total = sum(parts)
    return [part / total for part in parts]


def write_network(path: Path, layout: str, arrays: dict[str, Rows]) -> None:
    """Write a network into a file, in half precision: more makes no difference to what it says."""
    numpy = importlib.import_module("numpy")
    small = {name: numpy.asarray(arrays[name], dtype=numpy.float16) for name in ARRAYS}
    exact = {name: numpy.asarray(arrays[name], dtype=numpy.float32) for name in ("mean", "scale", "b1")}
    numpy.savez_compressed(path, form=FORM, layout=layout, **{**small, **exact})


def read_network(path: Traversable) -> Network:
    """Read a network; raises ``Unusable`` with the reason."""
    try:
        return network_in(path.read_bytes())
    except OSError as error:
        raise Unusable(f"it cannot be read: {error}") from None


def network_in(content: bytes) -> Network:
    """The network in the bytes of a file; raises ``Unusable`` with the reason."""
    try:
        numpy = importlib.import_module("numpy")
    except ImportError:
        raise Unusable("numpy is not installed (pip install numpy)") from None
    try:
        with numpy.load(io.BytesIO(content), allow_pickle=False) as file:
            found = {name: file[name] for name in file.files}
    except (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile) as error:
        raise Unusable(f"it cannot be read: {error}") from None
    if "form" not in found or int(found["form"]) != FORM:
        raise Unusable("its arrays are those of another version")
    missing = [name for name in ARRAYS if name not in found]
    if missing or "layout" not in found:
        raise Unusable(f"it lacks {', '.join(missing) or 'its layout'}")
    arrays = {name: found[name].astype(numpy.float32) for name in ARRAYS}
    if not _fits_together(arrays):
        raise Unusable("its arrays do not fit together")
    return Network(str(found["layout"]), arrays)


def _fits_together(arrays: dict[str, Rows]) -> bool:
    """Whether each array has the shape that the others ask for, and all numbers are numbers."""
    numpy = importlib.import_module("numpy")
    if any(not numpy.isfinite(each).all() for each in arrays.values()):
        return False
    if arrays["w1"].ndim != 2 or arrays["w2"].ndim != 2 or arrays["query"].ndim != 2:
        return False
    inputs, first = arrays["w1"].shape
    second, taste, seats = arrays["w2"].shape[1], arrays["query"].shape[1], arrays["bias"].size
    shapes = {
        "mean": (inputs,), "scale": (inputs,), "b1": (first,), "w2": (first, second), "b2": (second,),
        "value": (second, seats), "bias": (seats,), "query": (second, taste), "words": (WORDS, taste),
        "likes": (WORDS,), "trust": (1,),
    }  # fmt: skip
    return all(arrays[name].shape == shape for name, shape in shapes.items())


Find = Callable[[int], Traversable | None]
"""Finds the file of the network for so many players."""


@cache
def _found_in(content: bytes) -> Network | str:
    """The network in the bytes of a file, or why it cannot be used; it is made once, however many bots ask it."""
    try:
        return network_in(content)
    except Unusable as reason:
        return str(reason)


def _found_at(path: Traversable) -> Network | str:
    """The network in a file, or why it cannot be used."""
    try:
        return _found_in(path.read_bytes())
    except OSError as error:
        return f"it cannot be read: {error}"


class NetworkJudge(Judge[Table[Any]]):
    """Asks the network for as many players as a table has; where there is none that fits, another judge."""

    def __init__(self, game: Game, near: Judge[Any], find: Find, temperature: float = 1.0) -> None:
        self.game = game
        self.near = near
        self.find = find
        self.temperature = temperature
        """By what a search divides wishes: networks tell them undivided."""
        self.layouts = Layouts(game)
        self.networks: dict[int, Network | None] = {}
        self.sights: dict[tuple[int, int], Sight] = {}
        """By the number of players and the seat what was told of the table before: the next one is much the same."""
        self.scored: dict[int, int] = {}
        """By the number of players, how many are on the score sheets."""
        self.last: tuple[Asked, int, Network | None, Look | None] | None = None
        """What was looked at last: a table that has changed asks something else."""

    def look(self, table: Table[Any], seat: int) -> tuple[Network | None, Look | None]:
        """The network for a table and what it makes of it; nothing if there is none that fits.

        A search asks for wishes and for chances at the same table, one right after the other.
        """
        last = self.last
        if last is not None and last[0] is table.asked and last[1] == seat:
            return last[2], last[3]
        players = len(table.players)
        network, look = self.network(table), None
        if network is not None:
            layout = self.layouts.of(table)
            if layout.id == network.layout:
                sight = self.sights.get((players, seat))
                if sight is None:
                    sight = self.sights[players, seat] = Sight(seat, layout.size)
                layout.encoder.look(table, sight)
                look = network.look(sight.row)
            else:
                self._do_without(table, f"made for {network.layout}, but this table is told by {layout.id}")
                network = None
        self.last = (table.asked, seat, network, look)
        return network, look

    def network(self, table: Table[Any]) -> Network | None:
        """The network for as many players as there are, if it can be used; says so if not."""
        players = len(table.players)
        if players not in self.networks:
            path = self.find(players)
            found = "there is none" if path is None else _found_at(path)
            if isinstance(found, str):
                self._do_without(table, found)
            else:
                self.networks[players] = found
        return self.networks[players]

    def _do_without(self, table: Table[Any], reason: str) -> None:
        players = len(table.players)
        self.networks[players] = None
        log.warning("%s, %s players: bots play without their network: %s", self.game.id, players, reason)

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        network, look = self.look(table, seat)
        if network is None or look is None:
            return self.near.wishes(table, seat, acts)
        wishes = self.near.wishes(table, seat, acts) if network.trust else ()
        players = len(table.players)
        names = [self.game.act_name(act.key, seat, players) for act in acts]
        return [taste * self.temperature for taste in network.tastes(look, names, wishes)]

    def win_chances(self, table: Table[Any]) -> list[float]:
        if table.over or not table.asked:
            return self.near.win_chances(table)
        seat = table.asked[0][0]
        look = self.look(table, seat)[1]
        if look is None:
            return self.near.win_chances(table)
        n = len(look.chances)
        if n > 1:
            return [look.chances[(at - seat) % n] for at in range(n)]
        players = len(table.players)
        if players not in self.scored:
            self.scored[players] = len(self.game.sheets(table))
        return look.chances if self.scored[players] == 1 else [look.chances[0], 1 - look.chances[0]]

    def turn(self, table: Table[Any]) -> int:
        return self.near.turn(table)
