"""Small networks that were taught by searches: how likely a seat wins, and which acts are worth a look.

A network is a file of arrays. It is read and asked with numpy, which is an extra; whoever has no numpy, no file, or one
that is broken or was made for other rows of numbers, plays without it.
"""

from __future__ import annotations

import importlib
import io
import logging
import math
import re
import zipfile
from array import array
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from regalia.bots.search import Judge
from regalia.encoding.schemas import Layouts
from regalia.engine.decisions import Act
from regalia.engine.game import Game
from regalia.engine.table import Asked, Table

log = logging.getLogger("regalia.bots")

FORM: Final = 1
"""The version of the arrays: a change of what they mean makes every file another one."""
WORDS: Final = 512
"""Into so many places the words of acts are sorted."""
MOST_WORDS: Final = 4
"""So many words of an act are looked at."""
SURE: Final = 6.0
"""No judge is believed to be surer than this, in logits."""
ARRAYS: Final = ("mean", "scale", "w1", "sight", "b1", "w2", "b2", "value", "bias", "query", "words", "trust")

Rows = Any
"""An array of numpy's."""


class Unusable(Exception):
    """A network that cannot be used, and why."""


def words_of(name: str) -> list[int]:
    """The places of the words of an act: what is done, what with it, and each of its parts."""
    verb, _, rest = name.partition(":")
    parts = [verb, name, *(f"{verb} {part}" for part in re.split(r"[:+,]", rest) if part)]
    return [crc32(part.encode()) % WORDS for part in dict.fromkeys(parts)][:MOST_WORDS]


def logit(chance: float) -> float:
    """A chance on the scale on which evidence adds up."""
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return max(-SURE, min(SURE, math.log(chance / (1 - chance))))


class Look(NamedTuple):
    """What a network makes of a table: the chance of the seat that looks, and what it seeks in an act."""

    chance: float
    sought: Rows


class Network:
    """Two hidden layers over the row of a table and what a judge sees in it; a value, and a taste for acts."""

    def __init__(self, layout: str, arrays: dict[str, Rows]) -> None:
        self.layout = layout
        """The id of the rows that it was taught with."""
        self.arrays = arrays
        self.numpy: Any = importlib.import_module("numpy")

    def look(self, row: array[int], seen: float) -> Look:
        """Look at a row, knowing what a judge sees in the table, in logits."""
        numpy, given = self.numpy, self.arrays
        numbers = (numpy.frombuffer(row, dtype=numpy.int16) - given["mean"]) * given["scale"]
        first = numpy.maximum(numbers @ given["w1"] + seen * given["sight"] + given["b1"], 0)
        second = numpy.maximum(first @ given["w2"] + given["b2"], 0)
        value = float(second @ given["value"] + given["bias"][0] + seen * given["trust"][0])
        return Look(1 / (1 + math.exp(-max(-SURE, min(SURE, value)))), second @ given["query"])

    def tastes(self, look: Look, names: Sequence[str], wishes: Sequence[float]) -> list[float]:
        """How much acts are worth a look, in logits; what a squire wishes counts as much as it turned out to."""
        words, trust = self.arrays["words"], float(self.arrays["trust"][1])
        tastes = [float(words[words_of(name)].sum(0) @ look.sought) for name in names]
        return [taste + trust * wish for taste, wish in zip(tastes, wishes, strict=True)]


def write_network(path: Path, layout: str, arrays: dict[str, Rows]) -> None:
    """Write a network into a file."""
    numpy = importlib.import_module("numpy")
    small = {name: numpy.asarray(arrays[name], dtype=numpy.float32) for name in ARRAYS}
    numpy.savez_compressed(path, form=FORM, layout=layout, **small)


def read_network(path: Traversable) -> Network:
    """Read a network; raises ``Unusable`` with the reason."""
    try:
        numpy = importlib.import_module("numpy")
    except ImportError:
        raise Unusable("numpy is not installed (pip install 'regalia[networks]')") from None
    try:
        with numpy.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as file:
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
    if any(not numpy.isfinite(each).all() for each in arrays.values()) or arrays["w1"].ndim != 2:
        return False
    inputs, first = arrays["w1"].shape
    second = arrays["value"].size
    taste = arrays["query"].shape[-1]
    shapes = {
        "mean": (inputs,), "scale": (inputs,), "sight": (first,), "b1": (first,), "w2": (first, second),
        "b2": (second,), "value": (second,), "bias": (1,), "query": (second, taste), "words": (WORDS, taste),
        "trust": (2,),
    }  # fmt: skip
    return all(arrays[name].shape == shape for name, shape in shapes.items())


class NetworkJudge(Judge[Table[Any]]):
    """Asks a network about the seat that is to choose, and another judge about all else."""

    def __init__(self, game: Game, near: Judge[Any], network: Network) -> None:
        self.game = game
        self.near = near
        self.network = network
        self.layouts = Layouts(game)
        self.last: tuple[Asked, int, tuple[list[float], Look | None]] | None = None
        """What was looked at last: a table that has changed asks something else."""

    def look(self, table: Table[Any], seat: int) -> tuple[list[float], Look | None]:
        """What the other judge says of a table, and what the network makes of it; nothing if its rows are other ones.

        A search asks for wishes and for chances at the same table, one right after the other.
        """
        if self.last is not None and self.last[0] is table.asked and self.last[1] == seat:
            return self.last[2]
        chances = self.near.win_chances(table)
        layout, look = self.layouts.of(table), None
        if layout.id == self.network.layout:
            row = array("h", bytes(2 * layout.size))
            layout.encoder.write(table, seat, row, 0)
            look = self.network.look(row, logit(chances[seat]))
        self.last = (table.asked, seat, (chances, look))
        return chances, look

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        wishes = self.near.wishes(table, seat, acts)
        look = self.look(table, seat)[1]
        if look is None:
            return wishes
        names = [self.game.act_name(act.key, seat, len(table.players)) for act in acts]
        return self.network.tastes(look, names, wishes)

    def pick(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> int:
        return self.near.pick(table, seat, acts)

    def win_chances(self, table: Table[Any]) -> list[float]:
        if table.over or not table.asked:
            return self.near.win_chances(table)
        seat = table.asked[0][0]
        chances, look = self.look(table, seat)
        if look is None:
            return chances
        rest = (1 - look.chance) / max(1e-9, 1 - chances[seat])
        return [look.chance if at == seat else chance * rest for at, chance in enumerate(chances)]

    def turn(self, table: Table[Any]) -> int:
        return self.near.turn(table)


def with_network(game: Game, near: Judge[Any], path: Traversable | None) -> Judge[Any]:
    """A judge that asks the network in a file; says so and is the other judge alone, where that cannot be used."""
    try:
        if path is None:
            raise Unusable("there is none")
        return NetworkJudge(game, near, read_network(path))
    except Unusable as reason:
        log.warning("%s: bots play without their network (%s): %s", game.id, path, reason)
        return near
