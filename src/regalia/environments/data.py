"""Games as data to learn from: every decision a row of a Parquet file, with what the seat saw, could do, did, and got.

A run writes parts of some games each beside the file, and joins them at the end; begun again after it was stopped, it
goes on where it was. What it was asked to play stands in the file, so that nobody mixes two runs.
"""

from __future__ import annotations

import json
import shutil
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from regalia.bots.bot import Bot, bots_chance
from regalia.bots.levels import make_bot
from regalia.bots.runners import Runner
from regalia.encoding.schemas import DoesNotFit, Schema
from regalia.engine.game import Game, Refused, Setting, written
from regalia.engine.messages import say
from regalia.engine.zones import view
from regalia.shelf import find_game

GAMES_IN_PART = 20
ROWS_IN_GROUP = 50_000
"""Parts are joined into groups of at least so many rows, which are read quicker than many small ones."""
ABOUT = b"regalia"
"""Under this name a file says what was played."""
ACTS = b"regalia.acts"
"""Under this one it names every act, in the order of their numbers."""


class Part(NamedTuple):
    """Some games of a run: who plays what, from which seed on. Small enough to be sent anywhere."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Setting]
    first: int
    games: int


class PlayedPart(NamedTuple):
    """The games of a part as a Parquet file in memory: no machine needs to share a disk with another."""

    part: Part
    file: bytes


def play_part(part: Part) -> PlayedPart:
    """Play some games and write down every decision."""
    run = Run(find_game(part.game), part.bots, part.options, part.games, part.first)
    rows = [row for seed in range(part.first, part.first + part.games) for row in run.played(seed)]
    written = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(rows, run.columns), written, compression="zstd")
    return PlayedPart(part, written.getvalue().to_pybytes())


class Run:
    """Games to be played and written: who plays what, how often, from which seed on."""

    def __init__(self, game: Game, bots: Sequence[str], options: Mapping[str, Setting], games: int, seed: int) -> None:
        self.schema = Schema(game, len(bots), options)
        self.game = game
        self.bots = list(bots)
        self.games = games
        self.seed = seed
        self.about = {
            "schema": self.schema.id,
            "game": game.id,
            "rules": game.rules,
            "seats": self.bots,
            "options": {name: written(value) for name, value in self.schema.options.items()},
            "seed": seed,
            "games": games,
        }
        self.columns = pa.schema(
            [
                ("seed", pa.uint64()),
                ("number", pa.int32()),
                ("seat", pa.int8()),
                ("observation", pa.list_(pa.int16(), self.schema.size)),
                ("options", pa.list_(pa.int16())),
                ("choice", pa.int16()),
                ("won", pa.bool_()),
                ("score", pa.int32()),
                ("best_other", pa.int32()),
            ],
            metadata={ABOUT: json.dumps(self.about).encode(), ACTS: json.dumps(self.schema.acts).encode()},
        )

    def write(self, path: Path, runner: Runner, step: Callable[[float], None]) -> None:
        """Play all games that are not there yet, and join them into one file, whole or not at all."""
        if path.exists():
            raise Refused(say("data-file-exists", file=str(path)))
        folder = path.with_name(f"{path.name}.parts")
        try:
            self._begin(folder)
            missing = [part for part in self._parts() if not self._file_of(folder, part).exists()]
            step(self.games - sum(part.games for part in missing))
            for part, file in runner(play_part, missing):
                unfinished = self._file_of(folder, part).with_suffix(".unfinished")
                unfinished.write_bytes(file)
                unfinished.rename(self._file_of(folder, part))
                step(part.games)
            joined = path.with_name(f"{path.name}.unfinished")
            self._join(folder, joined)
            joined.rename(path)
            shutil.rmtree(folder)
        except OSError as error:
            raise Refused(say("report-unwritable", file=str(path), why=error.strerror or str(error))) from None

    def _parts(self) -> list[Part]:
        bots, options = tuple(self.bots), dict(self.schema.options)
        return [
            Part(self.game.id, bots, options, self.seed + begun, min(GAMES_IN_PART, self.games - begun))
            for begun in range(0, self.games, GAMES_IN_PART)
        ]

    def _file_of(self, folder: Path, part: Part) -> Path:
        return folder / f"{part.first - self.seed:09d}.parquet"

    def _begin(self, folder: Path) -> None:
        """Parts of an earlier run are gone on with, if it was the same."""
        folder.mkdir(parents=True, exist_ok=True)
        note = folder / "about.json"
        about = {**self.about, "games_in_part": GAMES_IN_PART}
        if note.exists() and note.read_text(encoding="utf-8") != json.dumps(about):
            raise Refused(say("data-other-run", folder=str(folder)))
        note.write_text(json.dumps(about), encoding="utf-8")

    def _join(self, folder: Path, joined: Path) -> None:
        """All parts in their order as one file."""
        with pq.ParquetWriter(joined, self.columns, compression="zstd") as writer:
            waiting: list[pa.Table] = []
            for part in self._parts():
                file = self._file_of(folder, part)
                try:
                    waiting.append(pq.read_table(file, schema=self.columns).replace_schema_metadata(None))
                except (pa.ArrowException, OSError):
                    raise Refused(say("data-broken-part", file=str(file))) from None
                if sum(table.num_rows for table in waiting) >= ROWS_IN_GROUP:
                    writer.write_table(self._together(waiting))
                    waiting = []
            if waiting:
                writer.write_table(self._together(waiting))

    def _together(self, tables: Sequence[pa.Table]) -> pa.Table:
        return pa.concat_tables(tables).replace_schema_metadata(self.columns.metadata)

    def played(self, seed: int) -> list[dict[str, Any]]:
        """One game: a row for each decision, with how it ended."""
        made: list[Bot] = [make_bot(bot, self.game) for bot in self.bots]
        table = self.game.new(len(made), self.schema.options, seed)
        encoder = self.schema.encoder
        rows: list[dict[str, Any]] = []
        while table.asked:
            seat, options = table.asked[0]
            row = array("h", bytes(2 * self.schema.size))
            encoder.write(table, seat, row, 0)
            key = made[seat].choose(view(table, seat), bots_chance(seed, len(rows)))
            rows.append(
                {
                    "seed": seed,
                    "number": len(rows),
                    "seat": seat,
                    "observation": row,
                    "options": encoder.numbers(options, seat),
                    "choice": encoder.number(key, seat),
                }
            )
            table.choose_key(seat, key)
        totals, winners = [sheet.total for sheet in self.game.sheets(table)], self.game.winners(table)
        for each in rows:
            seat = each["seat"]
            each["won"], each["score"] = seat in winners, totals[seat]
            each["best_other"] = max((total for at, total in enumerate(totals) if at != seat), default=0)
        return rows


class About(msgspec.Struct, frozen=True):
    """What a file says of itself: by which schema and rules it was made, who played, from which seed on."""

    schema: str
    game: str
    rules: int
    seats: list[str]
    options: dict[str, str]
    seed: int
    games: int


COLUMNS = ("seed", "number", "seat", "observation", "options", "choice", "won", "score", "best_other")


def first_line(error: Exception) -> str:
    """What is wrong with a file, in the words of the library that reads it, without what it adds for programmers."""
    return (str(error).splitlines() or [type(error).__name__])[0]


class DataFile:
    """A file of games: what was played, and what is in it."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise Refused(say("data-no-file", file=str(path)))
        try:
            self.file = pq.ParquetFile(path)
            told = self.file.schema_arrow.metadata or {}
        except (pa.ArrowException, OSError) as error:
            raise Refused(say("data-broken", file=str(path), why=first_line(error))) from None
        try:
            self.about = msgspec.json.decode(told[ABOUT], type=About)
            self.acts = msgspec.json.decode(told[ACTS], type=list[str])
        except (KeyError, msgspec.DecodeError):
            raise Refused(say("data-not-games", file=str(path))) from None
        missing = [name for name in COLUMNS if name not in self.file.schema_arrow.names]
        if missing:
            raise Refused(say("data-column-missing", file=str(path), columns=", ".join(missing)))
        self.path = path

    def check(self, schema: Schema) -> None:
        """Refuse a file that was made for another schema."""
        try:
            schema.check(self.about.schema)
        except DoesNotFit as why:
            raise DoesNotFit(f"{self.path}: {why}") from None

    def fits(self) -> bool:
        """Whether a table of this house, with the same options, would be told in the same numbers."""
        try:
            game = find_game(self.about.game)
            self.check(Schema(game, len(self.about.seats), game.read_options(self.about.options)))
        except (DoesNotFit, Refused):
            return False
        return True

    def batches(self) -> Iterator[pa.RecordBatch]:
        """The rows, some at a time."""
        try:
            yield from self.file.iter_batches()
        except (pa.ArrowException, OSError) as error:
            raise Refused(say("data-broken", file=str(self.path), why=first_line(error))) from None

    def counted(self) -> dict[str, Any]:
        """What is in it: games, decisions, options for each, how often each seat won, and what was chosen most."""
        seeds: set[int] = set()
        decisions = options = 0
        chosen: Counter[int] = Counter()
        won: dict[int, set[int]] = {seat: set() for seat in range(len(self.about.seats))}
        for batch in self.batches():
            decisions += batch.num_rows
            rows = batch.select(["seed", "seat", "choice", "won"]).to_pydict()
            seeds.update(rows["seed"])
            chosen.update(rows["choice"])
            options += len(batch.column("options").flatten())
            for seed, seat, victory in zip(rows["seed"], rows["seat"], rows["won"], strict=True):
                if victory and seat in won:
                    won[seat].add(seed)
        return {
            **msgspec.to_builtins(self.about),
            "rows": decisions,
            "whole_games": len(seeds),
            "options_per_decision": round(options / decisions, 2) if decisions else 0.0,
            "wins": [len(won[seat]) for seat in sorted(won)],
            "most_chosen": {self._act(number): times for number, times in chosen.most_common(10)},
        }

    def _act(self, number: int) -> str:
        if not 0 <= number < len(self.acts):
            raise Refused(say("data-act-unknown", file=str(self.path), n=number, acts=len(self.acts)))
        return self.acts[number]
