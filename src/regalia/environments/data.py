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
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from regalia.bots.bot import Bot, bots_chance
from regalia.bots.levels import make_bot
from regalia.engine.game import Game, Refused, Setting, written
from regalia.engine.messages import say
from regalia.engine.zones import view
from regalia.environments.schemas import DoesNotFit, Schema

GAMES_IN_PART = 50
ABOUT = b"regalia"
"""Under this name a file says what was played."""


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
            metadata={ABOUT: json.dumps(self.about).encode(), b"regalia.acts": json.dumps(self.schema.acts).encode()},
        )

    def write(self, path: Path, step: Callable[[float], None]) -> None:
        """Play all games that are not there yet, and join them into one file, whole or not at all."""
        if path.exists():
            raise Refused(say("data-file-exists", file=str(path)))
        parts = path.with_name(f"{path.name}.parts")
        self._begin(parts)
        for first in range(0, self.games, GAMES_IN_PART):
            part, many = parts / f"{first:09d}.parquet", min(GAMES_IN_PART, self.games - first)
            if part.exists():
                step(many)
                continue
            rows = [row for number in range(first, first + many) for row in self._played(self.seed + number, step)]
            unfinished = part.with_suffix(".unfinished")
            pq.write_table(pa.Table.from_pylist(rows, self.columns), unfinished, compression="zstd")
            unfinished.rename(part)
        joined = path.with_name(f"{path.name}.unfinished")
        with pq.ParquetWriter(joined, self.columns, compression="zstd") as writer:
            for part in sorted(parts.glob("*.parquet")):
                writer.write_table(pq.read_table(part, schema=self.columns))
        joined.rename(path)
        shutil.rmtree(parts)

    def _begin(self, parts: Path) -> None:
        """Parts of an earlier run are gone on with, if it was the same."""
        parts.mkdir(parents=True, exist_ok=True)
        note = parts / "about.json"
        if note.exists() and json.loads(note.read_text(encoding="utf-8")) != self.about:
            raise Refused(say("data-other-run", folder=str(parts)))
        note.write_text(json.dumps(self.about), encoding="utf-8")

    def _played(self, seed: int, step: Callable[[float], None]) -> list[dict[str, Any]]:
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
        step(1)
        return rows


class DataFile:
    """A file of games: what was played, and what is in it."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise Refused(say("data-no-file", file=str(path)))
        try:
            self.file = pq.ParquetFile(path)
            self.about: dict[str, Any] = json.loads(self.file.schema_arrow.metadata[ABOUT])
            self.acts: list[str] = json.loads(self.file.schema_arrow.metadata[b"regalia.acts"])
        except (pa.ArrowException, KeyError, TypeError, ValueError, OSError):
            raise Refused(say("data-broken", file=str(path))) from None
        self.path = path

    def check(self, schema: Schema) -> None:
        """Refuse a file that was made for another schema."""
        try:
            schema.check(self.about["schema"])
        except DoesNotFit as why:
            raise DoesNotFit(f"{self.path}: {why}") from None

    def batches(self) -> Iterator[pa.RecordBatch]:
        """The rows, some at a time."""
        try:
            yield from self.file.iter_batches()
        except (pa.ArrowException, OSError):
            raise Refused(say("data-broken", file=str(self.path))) from None

    def counted(self) -> dict[str, Any]:
        """What is in it: games, decisions, options for each, how often each seat won, and what was chosen most."""
        seeds: set[int] = set()
        decisions = options = 0
        chosen: Counter[int] = Counter()
        won: dict[int, set[int]] = {seat: set() for seat in range(len(self.about["seats"]))}
        for batch in self.batches():
            decisions += batch.num_rows
            rows = batch.select(["seed", "seat", "choice", "won"]).to_pydict()
            seeds.update(rows["seed"])
            chosen.update(rows["choice"])
            options += len(batch.column("options").flatten())
            for seed, seat, victory in zip(rows["seed"], rows["seat"], rows["won"], strict=True):
                if victory:
                    won[seat].add(seed)
        return {
            **self.about,
            "rows": decisions,
            "whole_games": len(seeds),
            "options_per_decision": round(options / decisions, 2) if decisions else 0.0,
            "wins": [len(won[seat]) for seat in sorted(won)],
            "most_chosen": {self.acts[number]: times for number, times in chosen.most_common(10)},
        }
